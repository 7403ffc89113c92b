// A board in a few strokes, for lists.

import { s } from "../dom.js";
import { boardOf } from "../store.js";

const MIDDLE = 20;

/** How far strokes reach from the middle, how broad lines are, and how much taller rows of pits are drawn. */
const GLYPHS = {
  lines: { reach: 14, stroke: 1.7 },
  pits: { reach: 17 },
  rows: { reach: 17.5, taller: 1.7 },
  squares: { reach: 16, stroke: 0.7 },
  grid: { reach: 14.5, stroke: 0.6 },
};

/** Return the small picture of a board by its id; its strokes come when the board is known. */
export function glyph(id) {
  const box = s("svg", { class: "glyph", viewBox: "0 0 40 40", "aria-hidden": "true" }, s("rect", { class: "glyph-wood", width: 40, height: 40, rx: 8 }));
  boardOf(id).then((spec) => box.append(...strokes(spec)), () => {});
  return box;
}

function strokes({ kind, drawing: { patches, lines, pits } }) {
  const { reach, stroke = 0, taller = 1 } = GLYPHS[kind];
  const ends = [...lines.flatMap(({ path }) => path), ...pits.map(({ at, half }) => [at[0] + half[0], at[1] + half[1]])];
  const scale = reach / Math.max(...ends.flat());
  const x = (mm) => MIDDLE + mm * scale, y = (mm) => MIDDLE - mm * scale * taller;
  const d = lines.map(({ path }) => `M${path.map((at) => `${x(at[0])} ${y(at[1])}`).join("L")}`).join("");
  return [
    ...patches.map(({ at, w, h, fill }) => s("rect", { class: `patch patch-${fill}`, x: x(at[0] - w / 2), y: y(at[1] + h / 2), width: w * scale, height: h * scale })),
    d ? s("path", { class: "glyph-lines", d, "stroke-width": stroke }) : null,
    ...pits.map(({ at, half }) => s("rect", { class: "glyph-pit", x: x(at[0] - half[0]), y: y(at[1]) - half[1] * scale, width: 2 * half[0] * scale, height: 2 * half[1] * scale, rx: half[0] * scale })),
  ].filter(Boolean);
}
