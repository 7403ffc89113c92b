// The players at the board's edges: name, clock, what is on the board, in hand and won.

import { h } from "../dom.js";
import { drawClocks, sinceTold } from "../clockface.js";
import { sideTag } from "../parts.js";
import { state } from "../store.js";
import { clock, t } from "../words.js";

/** Return the players who sit above the board, or below it: the first side sits below, as the board is turned. */
export function edge(data, below) {
  const { sides, turned } = data;
  const mine = sides.filter((_, n) => (n === 0) !== turned === below);
  return mine.length ? [h("ul", { class: "sides", "aria-label": t("page-sides") }, mine.map((side) => seat(side, data)))] : [];
}

function seat(side, { players, to_move, hand, score, seeds, layout, over }) {
  const tops = Object.values(layout).flatMap((content) => (Array.isArray(content) ? content : [content])).filter((one) => one && String(one).split(":")[0] === side).length;
  const scored = Object.keys(score || {}).length > 0;
  return h("li", { class: side === to_move && !over ? "side is-turn" : "side" },
    h("span", { class: "side-name" }, sideTag(side, players[side])), " ",
    h("span", { class: "side-facts" },
      scored && h("span", { class: "side-score" }, h("b", { text: String(score[side] ?? 0) }), ` ${t(seeds ? "page-seeds" : "page-points")} `),
      !seeds && h("span", {}, h("b", { text: String(tops) }), ` ${t("page-on-board")} `),
      !seeds && hand[side] > 0 && h("span", {}, h("b", { text: String(hand[side]) }), ` ${t("page-in-hand")} `)),
    h("span", { class: "side-clock", "data-clock": side, "aria-hidden": "true" }));
}

/** Return what every side has: of the match, in the end of the game, or seeds in the stores. */
export function scored({ score, result, game, layout }) {
  if (Object.keys(score || {}).length) return score;
  if (result && Object.keys(result.scores || {}).length) return result.scores;
  return game.seeds && layout.S !== undefined ? { south: layout.S, north: layout.N } : {};
}

/** Show each side's time, and what is left of a turn that has a limit. */
export function tickClock(main) {
  const time = state?.clock;
  if (!time || !state.game) return;
  drawClocks(main);
  const limit = main.querySelector("[data-limit]");
  if (!limit) return;
  const left = time.limit_s && time.running ? Math.max(0, time.limit_s - sinceTold()) : null;
  limit.textContent = left === null ? "" : clock(left);
  limit.classList.toggle("is-short", left !== null && left < 3);
}
