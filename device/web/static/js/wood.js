// The board's body in SVG: wood, grooves, hollows, and what stands on them.

import { s } from "./dom.js";
import { INLAYS, LIFT } from "./shapes.js";

/** Return the colours and gradients that one board's picture uses; `id` keeps boards apart. */
export function paints(id) {
  return s("defs", {},
    linear(`${id}-wood`, ["wood-a", 0], ["wood-b", 0.5], ["wood-c", 1]),
    radial(`${id}-hollow`, ["hollow-a", 0], ["hollow-b", 0.72], ["hollow-c", 1]),
    ...Object.keys(INLAYS).map((chip) =>
      radial(`${id}-${chip}`, [`${chip}-a`, 0], [`${chip}-b`, 0.62], [`${chip}-c`, 1], { cx: 0.38, cy: 0.32, r: 0.78 })),
    radial(`${id}-seed`, ["seed-a", 0], ["seed-b", 1], { cx: 0.35, cy: 0.3, r: 0.9 }),
    s("marker", { id: `${id}-tip`, viewBox: "0 0 10 10", refX: 7, refY: 5, markerWidth: 4.2, markerHeight: 4.2, orient: "auto-start-reverse" },
      s("path", { d: "M0 0 10 5 0 10Z", class: "tip" })),
  );
}

function linear(id, ...stops) {
  return s("linearGradient", { id, x1: 0, y1: 0, x2: 1, y2: 1 }, ...stops.map(stop));
}

function radial(id, ...parts) {
  const at = typeof parts.at(-1).cx === "number" ? parts.pop() : {};
  return s("radialGradient", { id, ...at }, ...parts.map(stop));
}

function stop([name, offset]) {
  return s("stop", { offset, class: `stop-${name}` });
}

/** Return a plank of wood with its grain, as large as the box. */
export function plank(id, box) {
  const { x, y, w, h } = box;
  const grain = [];
  let seed = 7;
  const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  for (let n = 1; n < 15; n += 1) {
    const at = y + (h * (n + 0.7 * (chance() - 0.5))) / 15;
    const bow = () => ((chance() - 0.5) * h) / 16;
    grain.push(s("path", {
      class: n % 3 ? "grain" : "grain grain-dark",
      d: `M${x} ${at}C${x + w * 0.3} ${at + bow()} ${x + w * 0.6} ${at + bow()} ${x + w} ${at + bow() / 2}`,
    }));
  }
  const r = Math.min(w, h) * 0.045;
  const inset = Math.min(w, h) * 0.014;
  return s("g", { "aria-hidden": "true" },
    s("rect", { x, y, width: w, height: h, rx: r, fill: `url(#${id}-wood)` }),
    s("g", { class: "grains", "clip-path": null }, ...grain),
    s("rect", { class: "edge", x: x + inset, y: y + inset, width: w - 2 * inset, height: h - 2 * inset, rx: r * 0.75 }),
  );
}

/** Return grooves along paths: a dark cut with light on its lower edge. */
export function grooves(paths, width) {
  const d = paths.map((path) => `M${path.map((at) => at.join(" ")).join("L")}`).join("");
  return s("g", { class: "grooves", "aria-hidden": "true" },
    s("path", { d, class: "groove-light", "stroke-width": width, transform: `translate(${width * 0.35} ${width * 0.45})` }),
    s("path", { d, class: "groove", "stroke-width": width }));
}

/** Return a round or long hollow, centred at (0, 0). */
export function hollow(id, w, h, side) {
  const r = Math.min(w, h) / 2;
  return s("rect", { class: `hollow${side ? ` hollow-${side}` : ""}`, x: -w / 2, y: -h / 2, width: w, height: h, rx: r, fill: `url(#${id}-hollow)` });
}

/** Return what is inlaid in a piece of that radius. */
function inlay(kind, r) {
  const { rings, lines } = INLAYS[kind];
  return [...rings.map((of) => s("circle", { class: "inlay", r: r * of })),
    lines.length ? s("path", { class: "inlay", d: lines.map((line) => `M${line.map(([x, y]) => `${x * r} ${y * r}`).join("L")}`).join("") }) : null];
}

let drawnSign = null;

/** Load the drawings of pieces that have names, before a board with such pieces is made. */
export async function loadSigns(kinds) {
  if (Object.keys(kinds ?? {}).length) drawnSign ??= (await import("./pieces.js")).drawnSign;
}

/** Return a chip of that colour, centred at (0, 0); its sign, or an inlay, tells without colour what it is. */
export function chip(id, piece, r, sign = null) {
  const [colour, letter] = piece.split(":");
  const kind = colour in INLAYS ? colour : "plain";
  return s("g", { class: `chip chip-${kind}` },
    s("circle", { class: "chip-shadow", r, cy: r * 0.13, cx: r * 0.05 }),
    s("circle", { class: "chip-body", r, fill: `url(#${id}-${kind})` }),
    sign && drawnSign ? s("g", { class: "chip-sign" }, s("circle", { class: "inlay", r: r * 0.9 }), drawnSign(sign, r)) : s("g", { class: "chip-inlay" }, inlay(kind, r)),
    letter && !(sign && drawnSign) ? badge(letter, r, 0, 0) : null);
}

/** Return a number or a letter on a light ground. */
function badge(text, r, x, y) {
  return s("g", { class: "badge", transform: `translate(${x} ${y})` },
    s("circle", { r: r * 0.5 }),
    s("text", { "font-size": r * 0.72, dy: "0.35em" }, text));
}

/** Return chips one on another. */
export function stack(id, colours, r) {
  const lift = r * LIFT;
  return s("g", {}, ...colours.map((colour, n) => {
    const one = chip(id, colour, r);
    one.setAttribute("transform", `translate(0 ${-n * lift})`);
    return one;
  }));
}

/** Return how many chips a stack at a place has; it lies over the rings. */
export function height(count, r, { x, y }) {
  return badge(String(count), r, x + r * 0.8, y + r * 0.75);
}

/** Return so many seeds lying in a hollow of that size, and at its outer end their number. */
export function seeds(id, count, w, h, [leanX, leanY]) {
  const g = s("g", { class: "seeds" });
  const shown = Math.min(count, 36);
  const least = Math.min(w, h);
  const size = least * (count > 99 ? 0.44 : 0.58);
  const room = { w: w / 2 - least * 0.2 - Math.abs(leanX) * size * 0.62, h: h / 2 - least * 0.2 - Math.abs(leanY) * size * 0.62 };
  const centre = { x: -leanX * size * 0.62, y: -leanY * size * 0.62 };
  const r = least * (count > 16 ? 0.09 : 0.115);
  for (let n = 0; n < shown; n += 1) {
    const far = Math.sqrt((n + 0.4) / Math.max(shown, 7));
    const turn = n * 2.39996 + 0.6;
    g.append(s("ellipse", {
      class: "seed", fill: `url(#${id}-seed)`,
      cx: centre.x + Math.cos(turn) * far * room.w, cy: centre.y + Math.sin(turn) * far * room.h,
      rx: r * 1.12, ry: r * 0.92,
    }));
  }
  g.append(s("text", { class: count ? "count" : "count count-none", "font-size": size, x: leanX * (w / 2 - size * 0.74), y: leanY * (h / 2 - size * 0.74), dy: "0.35em" }, String(count)));
  return g;
}
