// What somebody who does not see the board asks: the same answers by key on the board, on the sheet of questions, and by the phone's voice.

import { sayNow } from "../aloud.js";
import { told } from "../board.js";
import { clocksNow, faceOf } from "../clockface.js";
import { label, spoken } from "../labels.js";
import { get } from "../net.js";
import { boardOf, state, wish } from "../store.js";
import { written } from "../turns.js";
import { capital, houseWords, language, outcome, side as sideName, t } from "../words.js";

const WAYS = ["right", "up-right", "up", "up-left", "left", "down-left", "down", "down-right"];
const SAME_RAD = 0.02, EIGHTH_RAD = Math.PI / 4, NEXT = 1.5; // a diagonal neighbour is no farther than this, in spacings

/** The questions that need no site: by key, the message that names them and what answers. */
export const QUESTIONS = {
  l: { word: "house-ask-last", answer: lastTurn },
  c: { word: "house-ask-clocks", answer: clocks },
  x: { word: "house-ask-captured", answer: captured },
};

/** Answer a key pressed at a site of the board: written for readers into `place`, and spoken where that is wished; return whether it is a question. */
export function answerKey(key, site, places, place) {
  const sides = state.game.sides, side = sides[Number(key) - 1];
  const answers = { ...Object.fromEntries(Object.entries(QUESTIONS).map(([one, { answer }]) => [one, answer])), r: () => rays(site, places), h: help };
  const answer = side ? () => piecesOf(side) : answers[key];
  if (!answer) return false;
  houseWords().then(answer).then((text) => {
    place.textContent = "";
    place.textContent = text;
    if (wish("aloud") === "on") sayNow(text, language());
  });
  return true;
}

/** Return what stands on a site. */
export function at(name, layout = state.layout) {
  return told(name, layout[name] ?? null, [], state.game.kinds ?? {}, "may", true);
}

/** Return all sites at which a side's pieces stand; of pits, what lies in the side's row. */
export function piecesOf(side) {
  const own = Object.entries(state.layout).filter(([, held]) => colours(held).at(-1)?.split(":")[0] === side).map(([site]) => site);
  const row = side[0].toUpperCase(), pits = Object.keys(state.layout).filter((site) => state.game.seeds && (site === row || rowSide(site) === side));
  const told_ = state.game.seeds ? pits.map((site) => at(site)) : grouped(own);
  return t("house-pieces", { side: capital(sideName(side)), pieces: told_.length ? told_.join("; ") : t("house-none") });
}

/** Return whose row a pit lies in: that of the site's letter, where rows are called by their sides. */
function rowSide(site) {
  const sides = state.game.sides, rows = [...new Set(Object.keys(state.layout).map((name) => name[0]))].sort();
  const own = sides.findIndex((side) => side[0].toLowerCase() === site[0].toLowerCase());
  return sides[own < 0 ? (rows.indexOf(site[0]) < rows.length / 2 ? 0 : 1) : own];
}

function colours(held) {
  return typeof held === "number" || !held ? [] : [held].flat();
}

/** Return sites by the kind of what stands there: 'knight: b1, g1'; where all are alike, the sites. */
function grouped(sites) {
  const kinds = new Map();
  for (const site of sites) {
    const letter = colours(state.layout[site]).at(-1).split(":")[1] ?? "";
    kinds.set(letter, [...(kinds.get(letter) ?? []), spoken(label(site))]);
  }
  return [...kinds].map(([letter, names]) => [kindOf(letter), names.join(", ")].filter(Boolean).join(": "));
}

function kindOf(letter) {
  const kind = state.game.kinds?.[letter];
  return kind ? kind.texts?.[language()] ?? kind.text : letter;
}

/** Return the last turn, what it closed, and the result if it ended the game. */
function lastTurn() {
  const turn = state.turns.at(-1);
  if (!turn) return t("house-no-turn");
  const ends = state.result ? outcome(state.result) : state.to_move ? t("house-to-move", { side: capital(sideName(state.to_move)) }) : "";
  return [`${turn.n}. ${capital(sideName(turn.side))}: ${spoken(written(turn))}`, turn.mills?.length ? t("page-mill") : "", ends].filter(Boolean).join(". ");
}

/** Return what each side's clock shows. */
function clocks() {
  const faces = Object.entries(clocksNow());
  return faces.length ? faces.map(([side, seconds]) => `${capital(sideName(side))}: ${faceOf(seconds)}`).join(". ") : t("house-no-clock");
}

/** Return what was taken off the board, by side; of seeds, what the stores hold. */
async function captured() {
  if (state.game.seeds) {
    const stores = (await boardOf(state.game.board)).stores;
    return stores.length ? stores.map((site) => at(site)).join(". ") : t("house-none-taken");
  }
  const { frames } = await get(`/api/past/${encodeURIComponent(state.game.name)}`);
  const lost = new Map();
  frames.forEach((frame, n) => {
    if (frame.type !== "turn") return;
    for (const [kind, site] of frame.steps ?? []) {
      const taken = kind === "remove" ? colours(frames[n - 1]?.layout?.[site]).at(-1) : null;
      if (taken && taken.split(":")[0] !== frame.side) lost.set(taken, (lost.get(taken) ?? 0) + 1);
    }
  });
  if (!lost.size) return t("house-none-taken");
  return state.game.sides.filter((side) => [...lost.keys()].some((one) => one.split(":")[0] === side)).map((side) => t("house-lost", {
    side: capital(sideName(side)), pieces: [...lost].filter(([one]) => one.split(":")[0] === side).map(([one, count]) => [count, kindOf(one.split(":")[1] ?? "")].filter(Boolean).join(" × ")).join(", "),
  })).join(". ");
}

/** Return what is met first in each direction from a site, as the board is seen. */
async function rays(site, places) {
  const spec = await boardOf(state.game.board);
  const told_ = [];
  for (const [angle, way] of WAYS.map((name, n) => [n * EIGHTH_RAD, t(`house-way-${name}`)])) {
    const ray = along(site, angle, places, spec);
    if (!ray.length) continue;
    const met = ray.find((one) => { const held = state.layout[one]; return typeof held === "number" ? held > 0 : colours(held).length; });
    told_.push(met ? t("house-ray", { way, what: at(met) }) : t("house-ray-free", { way, site: spoken(label(ray.at(-1))) }));
  }
  return [at(site), ...told_].join(". ");
}

/** Return the sites of a straight line from one on: along the board's lines, or from square to square. */
function along(site, angle, places, spec) {
  const found = [];
  for (let here = site; ;) {
    const next = neighbours(here, places, spec).find((one) => {
      const turned = Math.atan2(places[here].y - places[one].y, places[one].x - places[here].x) - angle;
      return Math.abs(Math.atan2(Math.sin(turned), Math.cos(turned))) < (spec.segments.length ? EIGHTH_RAD / 2 : SAME_RAD);
    });
    if (!next || found.includes(next) || next === site) return found;
    found.push(here = next);
  }
}

function neighbours(site, places, spec) {
  if (spec.segments.length) return spec.segments.flatMap(([a, b]) => (a === site ? [b] : b === site ? [a] : []));
  const far = (one) => Math.hypot(places[one].x - places[site].x, places[one].y - places[site].y);
  return Object.keys(places).filter((one) => one !== site && far(one) < NEXT * spec.spacing);
}

function help() {
  const pieces = state.game.sides.map((side, n) => `${n + 1}: ${t("house-ask-pieces", { side: capital(sideName(side)) })}`);
  return [...pieces, `R: ${t("house-ask-rays")}`, ...Object.entries(QUESTIONS).map(([key, { word }]) => `${key.toUpperCase()}: ${t(word)}`)].join(". ");
}
