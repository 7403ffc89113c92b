// What this screen knows of the hall: all boards as they are, who sits here, and who wants to hear of changes.

import { get, listen } from "/static/js/net.js";

const listeners = new Set();

/** All boards by number, as the hall tells them. */
export const boards = new Map();
/** Whether the hall is being heard. */
export let linked = true;
/** Which program the hall is: its version, and the format of logs that it knows. */
export let program = {};
/** How far this screen's clock is ahead of the hall's, in seconds. */
let ahead = 0;
/** Who sits here: a role, and a name if one was shown. */
export let me = { role: "watch", name: "" };

/** Call back after every change with the numbers of the boards that changed; return how to stop. */
export function follow(call) {
  listeners.add(call);
  return () => listeners.delete(call);
}

function tell(changed = []) {
  for (const call of [...listeners]) call(changed);
}

/** Return whether who sits here may decide. */
export function decides() {
  return me.role === "arbiter" || me.role === "owner";
}

/** Return whether a board's program writes logs that this hall cannot read. */
export function isStrange(tile) {
  return Boolean(tile.format && program.format && tile.format !== program.format);
}

/** Return whether somebody of a name plays at a board, or sits there next. */
export function playsAt(tile, name) {
  const names = [...Object.values(tile.now?.players || {}), ...Object.values(tile.seat?.players || {})];
  return Boolean(name) && names.some((each) => each.toLowerCase() === name.toLowerCase());
}

/** Ask the hall who sits here. */
export async function whoAmI() {
  if (!program.version) { try { program = await get("/api/hall"); } catch { program = {}; } }
  try { me = await get("/api/session"); } catch { me = { role: "nobody", name: "" }; }
  tell();
}

/** Begin to listen to the hall. */
export function begin() {
  listen((kind, { at, boards: told }) => {
    ahead = Date.now() / 1000 - at;
    if (kind === "wall") boards.clear();
    for (const tile of told) boards.set(tile.board, tile);
    tell(told.map((tile) => tile.board));
  }, (up) => {
    if (up !== linked) { linked = up; tell(); }
  }, "wall");
}

/** How much a board asks for somebody: 5 a call nobody has taken, 0 nothing. */
export function urgency(tile) {
  const now = tile.now || {};
  if (tile.calls.some((call) => !call.by)) return 5;
  if (tile.calls.length) return 4;
  if (now.trouble || tile.fault) return 3;
  if (isSilent(tile)) return 2;
  if (low(now)) return 1;
  return 0;
}

/** Return how many seconds ago something was, by the hall's clock. */
export function ago(seconds) {
  return Math.max(0, Date.now() / 1000 - ahead - seconds);
}

/** Return what a side's clock shows at this moment, null where it has none. */
export function showsNow(tile, side) {
  const now = tile.now || {}, shown = now.clocks?.[side];
  if (typeof shown !== "number") return null;
  const runs = now.turns && now.to_move === side && !now.paused && !now.result && !now.ruling && !now.trouble;
  return runs && tile.online ? Math.max(0, shown - ago(tile.changed)) : shown;
}

/** Return whether somebody's clock is low. */
export function low(now) {
  const clocks = Object.values(now?.clocks || {}).filter((one) => typeof one === "number");
  return !now?.result && clocks.some((seconds) => seconds < LOW_S);
}

/** Less than this, in seconds, is low. */
export const LOW_S = 60;

/** Return whether a board's game is on and nothing is heard of it. */
export function isSilent(tile) {
  return !tile.online && Boolean(tile.game) && !tile.over;
}

/** Return whether words are in what is known of a board: its number, game, players. */
export function isCalled(tile, words) {
  const now = tile.now || {}, seated = { ...tile.seat?.players, ...now.players };
  const named = [String(tile.board), tile.kind?.replaceAll("_", " ") || "", ...Object.values(seated)].join(" ").toLowerCase();
  return words.toLowerCase().split(/\s+/).every((word) => named.includes(word));
}

/** Return the boards, the worst first. */
export function worstFirst() {
  return [...boards.values()].sort((a, b) => urgency(b) - urgency(a) || a.board - b.board);
}

/** Return how many calls nobody has taken. */
export function waiting() {
  let count = 0;
  for (const tile of boards.values()) count += tile.calls.filter((call) => !call.by).length;
  return count;
}
