// What this phone knows: the machine's state as it was last told, and who wants to hear of changes.

import { get, listen } from "./net.js";
import { language } from "./words.js";

const KEPT_SAID = 30;
const listeners = new Set();

/** The machine's state (see the API), null before it was heard. */
export let state = null;
/** Whether the machine is being heard. */
export let linked = true;
/** Whether this phone may act: it has shown the PIN. */
export let mayAct = false;
/** What else it may: its `role` and `name`, and what of pictures it `sees_...`. */
export let may = { role: "watch" };
/** How far the machine's clock is ahead of this phone's, in seconds. */
let ahead = 0;

/** Call back after every change, with the sentences that were just said; return how to stop. */
export function follow(call) {
  listeners.add(call);
  return () => listeners.delete(call);
}

function tell(said = []) {
  for (const call of [...listeners]) call(said);
}

/** Begin to listen to the machine. */
export function begin() {
  listen(hear, (up) => {
    if (up !== linked) { linked = up; tell(); }
  });
  return askRight();
}

function hear(kind, data) {
  if (kind === "state") {
    const known = new Set((state?.said || []).map((one) => one.id));
    const news = state ? data.said.filter((one) => !known.has(one.id)) : [];
    state = data;
    ahead = data.now - Date.now() / 1000;
    if (state.game) boardOf(state.game.board);
    tell(news);
    return;
  }
  if (!state) return;
  state.n = data.n;
  Object.assign(state, data.set);
  if (data.turns) state.turns.splice(data.turns.from, Infinity, ...data.turns.items);
  const known = new Set(state.said.map((one) => one.id));
  const news = (data.said || []).filter((one) => !known.has(one.id));
  state.said = [...state.said, ...news].slice(-KEPT_SAID);
  tell(news);
}

/** Return what was said last since the game began, or was left; null if nothing. */
export function lastSaid() {
  return state.said.findLast((one) => one.id > (state.said_after ?? 0)) ?? null;
}

/** Ask the machine whether this phone may act. */
export async function askRight() {
  try { may = await get("/api/session"); mayAct = may.may_act; } catch { mayAct = false; }
  tell();
  return mayAct;
}

/** Return the machine's time in seconds. */
export function machineNow() {
  return Date.now() / 1000 + ahead;
}

/** Return a sentence of the machine in this phone's language. */
export function said(one) {
  return one ? one.texts?.[language()] ?? one.text ?? "" : "";
}

/** Return the language that a sentence of the machine is written in, for readers. */
export function tongue(one) {
  return one?.texts?.[language()] ? language() : "en";
}

/** Return what is said of a camera that is not there, null if nothing is. */
export function noCamera() {
  return state.camera?.lost ? state.camera : state.trouble?.kind === "camera_lost" ? state.trouble : null;
}

const boards = new Map();

/** Return a board of the machine by its id. */
export function boardOf(id) {
  if (!boards.has(id)) boards.set(id, get(`/api/boards/${encodeURIComponent(id)}`).then(asSpec));
  boards.get(id).catch(() => boards.delete(id));
  return boards.get(id);
}

/** Return a board as `makeBoard` takes it. */
export function asSpec(board) {
  return { ...board, stores: board.sites.filter((site) => site.store).map((site) => site.name) };
}

const games = {};

/** Return all games that can be refereed, told apart in this phone's language. */
export function allGames() {
  const spoken = language();
  games[spoken] ??= get(`/api/games?language=${spoken}`);
  games[spoken].catch(() => { delete games[spoken]; });
  return games[spoken];
}

const WISHES = { sounds: "off", shake: "off", awake: "off", aloud: "off", alphabet: "letters", theme: "auto", rotate: "0", picture: "board", clock: "" };

/** Return what this phone was set to. */
export function wish(name) {
  return localStorage.getItem(name) ?? WISHES[name];
}

/** Set this phone. */
export function setWish(name, value) {
  localStorage.setItem(name, value);
  tell();
}
