// A board in a few strokes, for lists.

import { s } from "../dom.js";

const RINGS = { htjb: 3, morris9: 3, morabaraba: 3, morris7: 2, morris7_diagonals: 2, morris6: 2, morris6_diagonals: 2, morris3: 1 };
const DIAGONALS = new Set(["htjb", "morabaraba", "morris7_diagonals", "morris6_diagonals", "morris3"]);
const CENTRE = new Set(["htjb", "morris7", "morris7_diagonals", "morris3"]);

/** Return the small picture of a board by its id. */
export function glyph(id) {
  const box = s("svg", { class: "glyph", viewBox: "0 0 40 40", "aria-hidden": "true" }, s("rect", { class: "glyph-wood", width: 40, height: 40, rx: 8 }));
  const rows = /^mancala_(\d)x(\d)$/.exec(id);
  if (rows) box.append(...pits(Number(rows[1]), Number(rows[2])));
  else if (id in RINGS) box.append(s("path", { class: "glyph-lines", d: lines(id) }));
  else box.append(...cross());
  return box;
}

function lines(id) {
  const rings = RINGS[id], outer = 14;
  const inner = CENTRE.has(id) ? 0 : outer / rings;
  let d = "";
  for (let n = 1; n <= rings; n += 1) {
    const r = (outer * n) / rings;
    d += `M${20 - r} ${20 - r}h${2 * r}v${2 * r}h${-2 * r}z`;
  }
  for (const [x, y] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) d += `M${20 + x * inner} ${20 + y * inner}L${20 + x * outer} ${20 + y * outer}`;
  if (DIAGONALS.has(id)) for (const [x, y] of [[1, 1], [-1, 1], [1, -1], [-1, -1]]) d += `M${20 + x * inner} ${20 + y * inner}L${20 + x * outer} ${20 + y * outer}`;
  return d;
}

function pits(rows, columns) {
  const drawn = [];
  const wide = rows === 2 ? columns + 2 : columns;
  const step = 36 / wide;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = 2 + step * (column + 0.5 + (rows === 2 ? 1 : 0));
      drawn.push(s("circle", { class: "glyph-pit", cx: x, cy: 20 + (row - (rows - 1) / 2) * (rows === 2 ? 8 : 6), r: step * 0.4 }));
    }
  }
  if (rows === 2) for (const x of [2 + step / 2, 38 - step / 2]) drawn.push(s("rect", { class: "glyph-pit", x: x - step * 0.36, y: 13, width: step * 0.72, height: 14, rx: step * 0.36 }));
  return drawn;
}

function cross() {
  const drawn = [];
  for (let x = -3; x <= 3; x += 1) for (let y = -3; y <= 3; y += 1) if (Math.min(Math.abs(x), Math.abs(y)) < 3) drawn.push(s("circle", { class: "glyph-pit", cx: 20 + x * 5, cy: 20 + y * 5, r: 1.8 }));
  return drawn;
}
