// Turns as people tap and read them. A step: [kind, site, what or where to].

import { label, labelled } from "./labels.js";

const FIGURES = { K: "♛", Q: "♛", R: "♜", B: "♝", N: "♞", S: "♟+" };
const UNTAPPED = new Set(["give", "turn", "flip", "promote", "trim", "explode", "recolour"]);
const SOWN = new Set(["lift", "drop", "take", "turn"]);

/** Return the sites that a person taps, in order, to play a turn by hand. */
export function taps(steps) {
  if (steps.some(([kind]) => kind === "lift")) {
    const lifted = steps.find(([kind]) => kind === "lift");
    const dropped = steps.find(([kind]) => kind === "drop");
    return dropped ? [lifted[1], dropped[1]] : [lifted[1]];
  }
  const castling = steps.find(([kind]) => kind === "castle");
  if (castling) return [castling[1], castling[3]]; // the king, then its rook
  const touched = [];
  let stands = null;
  for (const [kind, site, to] of steps) {
    if (UNTAPPED.has(kind) || !site) continue;
    const goesOn = kind === "move" && site === stands;
    if (!goesOn && (touched.at(-1) !== site || kind === "place")) touched.push(site);
    if (kind === "move") touched.push(stands = to);
  }
  return touched;
}

/** Return all orders in which a turn may be tapped: a row also as all that moves, then where it goes. */
function orders(steps) {
  const usual = taps(steps);
  const moves = steps.filter(([kind]) => kind === "move");
  const isRow = moves.length > 1 && moves.length === steps.length && moves.every(([, site], n) => moves[n - 1]?.[2] !== site);
  return isRow ? [usual, [...moves.map(([, site]) => site), ...moves.map(([, , to]) => to)]] : [usual];
}

/**
 * Return the turns that begin with the sites tapped, and which sites may be tapped next.
 *
 * `whole` are the turns that the taps spell out completely.
 */
export function matching(turns, tapped) {
  const fitting = turns.flatMap((turn) => orders(turn.steps).filter((order) => tapped.every((site, n) => order[n] === site)).map((order) => ({ turn, order })));
  const unlike = (found) => [...new Set(found.map(({ turn }) => turn))];
  const next = [...new Set(fitting.map(({ order }) => order[tapped.length]).filter(Boolean))];
  return { left: unlike(fitting), whole: unlike(fitting.filter(({ order }) => order.length === tapped.length)), next };
}

/** Return a turn as its players write it: as the machine says, else in signs. */
export function written(turn) {
  return turn.written ?? signs(turn.steps, turn.turn);
}

/** Return a turn in a few signs that need no language: 'a4 → a7 ✕ d6'. */
function signs(steps, notation) {
  const text = labelled(notation);
  if (!steps?.length || steps.length > 40 && !steps.some(([kind]) => kind === "lift")) return text;
  if (steps.some(([kind]) => SOWN.has(kind))) return sownSigns(steps, text);
  if (steps.some(([kind]) => kind === "castle")) return text;
  let line = "", last = null, turning = false;
  for (const [kind, here, there, count] of steps) {
    const site = label(here), to = kind === "move" ? label(there) : there;
    if (kind === "place" && to === "arrow") line += ` ↗ ${site}`;
    else if (kind === "place") line += line ? ` + ${site}` : site;
    else if (kind === "move") line += last === site ? ` → ${to}` : `${line ? ", " : ""}${site} → ${to}${count > 1 ? ` (${count})` : ""}`;
    else if (kind === "enter") line += `↓ ${site}`;
    else if (kind === "trim") line += ` − ${to.length}`;
    else if (kind === "remove") line += ` ✕ ${site}`;
    else if (kind === "explode") line += line.endsWith(` ✹ ${site}`) ? "" : ` ✹ ${site}`;
    else if (kind === "recolour") continue;
    else if (kind === "flip") line += `${turning ? "" : " ↻"} ${site}`;
    else if (kind === "give") line += " ↩";
    else if (kind === "promote") line += ` ${FIGURES[to?.split(":")[1]] ?? to}`;
    turning = kind === "flip";
    last = kind === "move" ? to : kind === "remove" ? last : site;
  }
  return line.trim() || text;
}

function sownSigns(steps, text) {
  const lifted = steps.find(([kind]) => kind === "lift");
  const won = steps.filter(([kind]) => kind === "take").reduce((sum, [, , count]) => sum + count, 0);
  const line = lifted ? `${label(lifted[1])} ⟳` : text;
  return won ? `${line}  +${won}` : line;
}

/** Return from where to where things went, for arrows on the board. */
export function moved(steps) {
  const ways = [];
  for (const [kind, site, to, rook, corner] of steps || []) {
    if (kind === "move" || kind === "explode") ways.push([site, to]);
    else if (kind === "castle") ways.push([site, to], [rook, corner]);
    else if (kind === "place" || kind === "enter") ways.push([null, site]);
  }
  return ways;
}

/** Return what is to be done in a turn, act by act, as `guide` of the board shows it. */
export function ways(steps) {
  const lifted = (steps || []).find(([kind]) => kind === "lift");
  if (lifted) return [[null, lifted[1]]];
  return [...moved(steps), ...(steps || []).filter(([kind]) => kind === "remove").map(([, site]) => [site, null])];
}

/** Return the sites to ring for a turn: of a sowing where it began, where it ended and what was taken. */
export function noticed(turn) {
  const steps = turn?.steps || [];
  if (!steps.some(([kind]) => kind === "lift")) return turn?.sites || [];
  const lifted = steps.find(([kind]) => kind === "lift")[1];
  const end = steps.findLast(([kind]) => kind === "drop")?.[1];
  return [...new Set([lifted, end, ...steps.filter(([kind]) => kind === "take").map(([, site]) => site)].filter(Boolean))];
}
