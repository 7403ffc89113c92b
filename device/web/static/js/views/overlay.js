// The overlay for a stream: a transparent page with the board, the players with score and clock, and what was last said.
// Its address says how it looks: ?layout=corner|bar|full, &picture=camera, &language=sw, &ink=, &paper= and &accent= as six hexadecimal digits.

import { h, part, put } from "../dom.js";
import { makeBoard } from "../board.js";
import { useLabels } from "../labels.js";
import { loadSigns } from "../wood.js";
import { cameraPicture, dot } from "../parts.js";
import { boardOf, lastSaid, said, state, tongue } from "../store.js";
import { moved, noticed } from "../turns.js";
import { t } from "../words.js";
import { scored, tickClock } from "./edges.js";
import { called, firstToDo } from "./headline.js";

const LAYOUTS = ["corner", "bar", "full"];
const COLOURS = ["ink", "paper", "accent"];

/** Dress the overlay as its address asks for. */
function dressed() {
  const asked = new URLSearchParams(location.search), layout = asked.get("layout");
  document.body.dataset.layout = LAYOUTS.includes(layout) ? layout : LAYOUTS[0];
  for (const name of COLOURS) {
    const colour = asked.get(name) ?? "";
    if (/^[0-9a-f]{6}$/i.test(colour)) document.body.style.setProperty(`--over-${name}`, `#${colour}`);
  }
}

/** Show the overlay; return what updates it and what ends it. */
export function show(main) {
  dressed();
  const side = h("div", { class: "over-turn" }), table = h("div", { class: "over-board" }), says = h("div", { class: "over-says" }), scores = h("div", { class: "over-scores" });
  put(main, table, h("div", { class: "over-words" }, side, scores, says));
  const drawSide = part(side, ({ to_move, result, players }) => result ? [h("p", { text: said(result) })] : to_move ? [dot(to_move, "dot-big"), h("p", { text: t("page-turn-of", { side: called(to_move, players) }) })] : []);
  const drawScores = part(scores, ({ sides, players, score, to_move }) => (sides ?? []).map((name) => h("p", { class: name === to_move ? "over-seat is-turn" : "over-seat" },
    dot(name), h("span", { class: "over-name", text: called(name, players) }), name in score ? h("b", { text: String(score[name]) }) : null, h("span", { class: "over-clock", "data-clock": name, "aria-hidden": "true" }))));
  const drawSays = part(says, ({ ruled, one }) => ruled ? [h("div", { class: "over-ruling" }, h("b", { text: firstToDo(ruled) }), h("p", { lang: tongue(ruled), text: said(ruled) }))] : one ? [h("p", { lang: tongue(one), text: said(one) })] : []);
  const camera = new URLSearchParams(location.search).get("picture") === "camera" ? cameraPicture({ overlay: 1, alt: t("page-camera-alt") }) : null; // with the board drawn in
  let board = null, of = null;
  const timer = setInterval(() => tickClock(main), 100);
  return {
    leave: () => { clearInterval(timer); camera?.stop(); },
    async update() {
      if (!state?.game) { put(table); of = board = null; drawSide({}); drawScores({}); drawSays({}); return; }
      const players = state.choice?.players ?? {};
      useLabels(state.game);
      drawSide({ to_move: state.to_move, result: state.result, players });
      drawScores({ sides: state.game.sides, players, score: scored(state), to_move: state.result ? null : state.to_move });
      tickClock(main);
      drawSays({ ruled: state.dispute, one: lastSaid() });
      if (of !== state.game.id) {
        const { id, board: lies, kinds } = state.game;
        const [spec] = await Promise.all([boardOf(lies).catch(() => null), loadSigns(kinds)]);
        if (!spec || state.game?.id !== id) return;
        of = id;
        board = makeBoard(spec, { kinds });
        put(table, camera ? camera.element : board.element);
      }
      const { dispute } = state;
      board?.show({ layout: state.layout, last: dispute ? [] : noticed(state.last && { ...state.last, steps: state.turns.at(-1)?.steps }), moved: dispute ? [] : moved(state.turns.at(-1)?.steps).slice(0, 8), mills: state.last?.mills || [], owed: state.owed?.due?.length ? state.owed.due : state.owed?.kind === "remove" ? state.owed.sites : [], wrong: dispute?.sites || [], guide: dispute?.guide || [] });
    },
  };
}
