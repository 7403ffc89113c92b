// The turns of the game: dense columns on a wide screen, walked through by keys, with rows for what was not simply seen.

import { h } from "../dom.js";
import { card, dot, sign } from "../parts.js";
import { get } from "../net.js";
import { state } from "../store.js";
import { written } from "../turns.js";
import { capital, side as sideName, t } from "../words.js";

/** Return the list; `mend` opens what puts a turn right. */
export function turnList(turns, spectator, mend) {
  if (!turns.length) return [];
  const list = h("ol", { class: "turn-list", reversed: true, tabindex: spectator ? 0 : null, "aria-label": t("page-turns"), on: { keydown: step } }, [...turns].reverse().map((turn) => row(turn, spectator, mend)));
  list.querySelector("button")?.setAttribute("tabindex", 0);
  return [card(t("page-turns"), list)];
}

/** Up and down lead through the turns, which are one stop of the tabulator together. */
function step(event) {
  const way = { ArrowUp: -1, ArrowDown: 1 }[event.key], all = [...event.currentTarget.querySelectorAll("button")];
  const there = all[all.indexOf(event.target) + way];
  if (!there) return;
  event.preventDefault();
  event.target.setAttribute("tabindex", -1);
  there.setAttribute("tabindex", 0);
  there.focus();
}

function row(turn, spectator, mend) {
  const words = [h("span", { class: "turn-n", text: `${turn.n}` }), dot(turn.side), h("span", { class: "turn-text", text: written(turn) }),
    h("span", { class: "away", text: capital(sideName(turn.side)) }),
    turn.mills?.length ? h("span", { class: "tag tag-mill", text: t("page-mill") }) : null,
    turn.corrected && h("span", { class: "tag", text: t("page-corrected") }), turn.by === "hand" && h("span", { class: "tag", text: t("page-by-hand") }), turn.unseen && h("span", { class: "tag tag-unsure", text: t("page-unseen") }), turn.stood && h("span", { class: "tag tag-unsure", text: t("page-stood") }),
    turn.confidence < 0.9 && h("span", { class: "tag tag-unsure", text: t("page-less-sure") })];
  const notes = [
    turn.lost > 0 && told("alert", t("page-lost-before", { count: turn.lost })),
    turn.was && turn.was !== turn.turn && told("mend", t("page-was-read", { turn: turn.was_written }), "is-calm"),
    turn.unseen && told("alert", t("page-unseen-row"))];
  return h("li", { value: turn.n, class: turn.n % 2 ? "is-first" : "is-second" },
    spectator ? h("span", { class: "turn" }, words) : h("button", { type: "button", class: "turn", tabindex: -1, "data-key": `turn-${turn.n}`, "aria-haspopup": "dialog", on: { click: () => mend(turn.n) } }, words), notes);
}

/** Return a row of what was not simply seen. */
function told(icon, text, kind = "") {
  return h("p", { class: `turn-note ${kind}` }, sign(icon), h("span", { text }));
}

let frames = { of: null, turns: 0, all: [] };

/** Return the board after turn `n` of the game on the table, 0 before the first. */
export async function boardAfter(n) {
  const { name } = state.game, turns = state.turns.length;
  if (frames.of !== name || frames.turns !== turns) {
    const past = await get(`/api/past/${encodeURIComponent(name)}`);
    frames = { of: name, turns, all: past.frames };
  }
  return frames.all.findLast((frame) => frame.n === n && frame.type !== "illegal") ?? null;
}
