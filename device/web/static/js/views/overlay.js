// The overlay for a stream: a transparent page with the board, whose turn it is and what was last said.

import { h, part, put } from "../dom.js";
import { makeBoard } from "../board.js";
import { loadSigns } from "../wood.js";
import { dot } from "../parts.js";
import { boardOf, said, state, tongue } from "../store.js";
import { moved, noticed } from "../turns.js";
import { capital, side as sideName, t } from "../words.js";

/** Show the overlay; return what updates it. */
export function show(main) {
  const side = h("div", { class: "over-turn" }), table = h("div", { class: "over-board" }), says = h("div", { class: "over-says" }), scores = h("div", { class: "over-scores" });
  put(main, table, h("div", { class: "over-words" }, side, scores, says));
  const drawSide = part(side, ({ to_move, result }) => result ? [h("p", { text: said(result) })] : to_move ? [dot(to_move, "dot-big"), h("p", { text: t("turn_of", { side: capital(sideName(to_move)) }) })] : []);
  const drawScores = part(scores, (score) => Object.entries(score).map(([name, points]) => h("span", { class: "over-score" }, dot(name), h("b", { text: String(points) }))));
  const drawSays = part(says, (one) => one ? [h("p", { lang: tongue(one), text: said(one) })] : []);
  let board = null, of = null;
  return {
    async update() {
      if (!state?.game) { put(table); of = board = null; drawSide({}); drawScores({}); drawSays(null); return; }
      drawSide({ to_move: state.to_move, result: state.result });
      drawScores(state.score || {});
      drawSays(state.said.at(-1) ?? null);
      if (of !== state.game.id) {
        const { id, board: lies, kinds } = state.game;
        const [spec] = await Promise.all([boardOf(lies).catch(() => null), loadSigns(kinds)]);
        if (!spec || state.game?.id !== id) return;
        of = id;
        board = makeBoard(spec, { kinds });
        put(table, board.element);
      }
      const { dispute } = state;
      board?.show({ layout: state.layout, last: dispute ? [] : noticed(state.last && { ...state.last, steps: state.turns.at(-1)?.steps }), moved: dispute ? [] : moved(state.turns.at(-1)?.steps).slice(0, 8), mills: state.last?.mills || [], owed: state.owed?.due?.length ? state.owed.due : state.owed?.kind === "remove" ? state.owed.sites : [], wrong: dispute?.sites || [], guide: dispute?.guide || [] });
    },
  };
}
