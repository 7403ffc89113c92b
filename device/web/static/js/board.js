// The board as a picture that can be pressed, read aloud and walked over with arrow keys.

import { h, s, still } from "./dom.js";
import { counted, label, parts, spoken } from "./labels.js";
import { LAYOUTS, PIECE } from "./shapes.js";
import { said } from "./store.js";
import { chip, grooves, height, hollow, paints, plank, seeds, stack } from "./wood.js";
import { capital, side as sideName, t } from "./words.js";

let boards = 0;

/**
 * Return a board.
 *
 * @param spec {id, kind, sites: [{name, x, y}], segments: [[a, b]], drawing: {patches, lines, dots, pits}, spacing, stores}
 * @param rotate quarter turns clockwise, 0 to 3
 * @param press called with a site's name when it is pressed
 * @param asked called with a key that is no arrow, the site that has the focus, and where all sites lie; returns whether it was a question
 * @param kinds {letter: {text, texts, signs: {side: sign}}}: what pieces are called; a tap then names what stands there
 */
export function makeBoard(spec, { rotate = 0, press = null, asked: question = null, name = "", kinds = {} } = {}) {
  boards += 1;
  const id = `b${boards}`;
  const plan = laidOut(spec, rotate);
  const layers = Object.fromEntries(["marks", "sites", "above"].map((layer) => [layer, s("g", { class: layer })]));
  layers.marks.setAttribute("aria-hidden", "true");
  layers.above.setAttribute("aria-hidden", "true");
  const { box } = plan;
  const picture = s("svg", {
    class: `board board-${spec.kind}`, viewBox: `${box.x} ${box.y} ${box.w} ${box.h}`, role: "group",
    "aria-label": name || t("page-board"),
  }, paints(id), plank(id, box), names(spec, plan), ground(id, spec, plan), layers.marks, layers.sites, layers.above);
  const buttons = {};
  for (const site of plan.order) {
    const { x, y, w, h: high } = plan.at[site];
    const body = s("g", { class: "standing" });
    buttons[site] = {
      body,
      g: s("g", { class: "site", role: "button", tabindex: -1, "data-site": site, "data-key": `site-${site}`, transform: `translate(${x} ${y})` },
        s("rect", { class: "touch", x: -plan.touch.w / 2, y: -plan.touch.h / 2, width: plan.touch.w, height: plan.touch.h, rx: 6 }),
        s("rect", { class: "focus", x: -w / 2, y: -high / 2, width: w, height: high, rx: Math.min(w, high) / 2 }),
        body),
    };
    layers.sites.append(buttons[site].g);
  }
  buttons[plan.order[0]].g.setAttribute("tabindex", 0);
  picture.addEventListener("click", (event) => {
    const site = event.target.closest?.("[data-site]")?.dataset.site;
    if (site) { rove(site); tell(site); press?.(site); }
  });
  picture.addEventListener("focusin", (event) => tell(event.target.closest?.("[data-site]")?.dataset.site));
  picture.addEventListener("focusout", () => { asked = null; if (naming) naming.textContent = ""; });
  picture.addEventListener("keydown", (event) => {
    const site = event.target.closest?.("[data-site]")?.dataset.site;
    if (!site) return;
    if (event.key === "Enter" || event.key === " ") { event.preventDefault(); press?.(site); }
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!way && question && !event.altKey && !event.ctrlKey && !event.metaKey && question(event.key, site, plan.at)) { event.preventDefault(); event.stopPropagation(); }
    if (!way) return;
    event.preventDefault();
    const there = nearest(plan, site, way);
    if (there) { rove(there); buttons[there].g.focus(); }
  });

  function rove(site) {
    for (const [other, button] of Object.entries(buttons)) button.g.setAttribute("tabindex", other === site ? 0 : -1);
  }

  let shown = {}, seen = null, asked = null;
  const naming = Object.keys(kinds).length ? h("p", { class: "board-told", "aria-hidden": "true" }) : null;

  /** Name below the board what stands on a site: readers are told so by the site itself. */
  function tell(site) {
    asked = site ?? asked;
    const there = shown.layout?.[asked] ?? null;
    if (naming && asked) naming.textContent = there ? capital(told(asked, there, [], kinds)) : told(asked, there, [], kinds);
  }

  /**
   * Draw what stands and what is to be noticed.
   *
   * @param view {layout, last: [sites], moved: [[from, to]], mills: [[sites]], owed: [sites], owes: 'may' (be taken) or the kind of act that is due there,
   *   wrong: [sites], count: [sites], guide: [[from, to]], may: [sites], chosen: [sites], sure: {site: 0..1}}
   */
  function show(view) {
    const now = JSON.stringify(view);
    if (now === seen) return; // most of what the machine tells changes nothing on the board
    seen = now;
    const layout = view.layout || {};
    for (const site of plan.order) {
      const content = layout[site] ?? null;
      const button = buttons[site];
      const key = JSON.stringify(content);
      if (button.key !== key) {
        button.key = key;
        button.body.replaceChildren(...drawn(id, plan.at[site], content, kinds));
      }
      const flags = flagsOf(view, site);
      button.g.setAttribute("class", ["site", ...flags].join(" "));
      button.g.setAttribute("aria-label", told(site, content, flags, kinds, view.owes, true));
    }
    layers.marks.replaceChildren(...marks(view, plan));
    layers.above.replaceChildren(...above(view, plan, id));
    if (shown.layout && view.moved && JSON.stringify(view.moved) !== JSON.stringify(shown.moved)) glide(view.moved);
    shown = view;
    tell();
  }

  function glide(moved) {
    if (still() || document.hidden) return;
    for (const [from, to] of moved) {
      const body = buttons[to]?.body;
      if (!body) continue;
      const here = plan.at[from], there = plan.at[to];
      const start = here ? `translate(${here.x - there.x}px, ${here.y - there.y}px)` : "scale(1.5)";
      body.animate([{ transform: start, opacity: here ? 1 : 0 }, { transform: "none", opacity: 1 }], { duration: 420, easing: "cubic-bezier(.3,.8,.3,1)" });
    }
  }

  return { element: h("div", { class: `board-frame${plan.wide ? " board-wide" : ""}` }, picture, naming ?? []), show, sites: plan.order, focus: (site) => buttons[site]?.g.focus() };
}

/** Return at which end of a hollow its number stands: the outer one. */
function leaning([x, y]) {
  return [x || 0, y || 0];
}

/** Return where everything lies, turned and in the picture's millimetres. */
function laidOut(spec, rotate) {
  const { place, beyond, rim, wood, tall } = LAYOUTS[spec.kind];
  const rows = tall > 1;
  const step = spec.spacing;
  const turn = ([x, y]) => [[x, y], [-y, x], [-x, -y], [y, -x]][rotate % 4];
  const odd = rotate % 2 === 1;
  const size = (w, h) => (odd ? { w: h, h: w } : { w, h });
  const at = {};
  const highest = Math.max(...spec.sites.map((site) => Math.abs(site.y)));
  for (const site of spec.sites) {
    const [x, y] = turn([site.x, -site.y * tall]);
    const store = spec.stores.includes(site.name);
    const box = rows
      ? size(step * place, store ? (2 * highest * tall + step * tall * 0.9) : step * tall * 0.9)
      : { w: step * place, h: step * place };
    at[site.name] = { x, y, ...box, store, lean: rows ? leaning(store ? [0, -1] : turn([0, Math.sign(-site.y)])) : [0, 0] };
  }
  const places = Object.values(at);
  const pad = step * (rows && odd ? 0.52 : beyond) + wood;
  const half = (p, way) => (rows ? p[way] / 2 : 0);
  const x0 = Math.min(...places.map((p) => p.x - half(p, "w"))) - pad, x1 = Math.max(...places.map((p) => p.x + half(p, "w"))) + pad;
  const y0 = Math.min(...places.map((p) => p.y - half(p, "h"))) - pad, y1 = Math.max(...places.map((p) => p.y + half(p, "h"))) + pad;
  const box = { x: x0, y: y0, w: x1 - x0, h: y1 - y0 };
  const order = Object.keys(at).sort((a, b) => at[a].y - at[b].y || at[a].x - at[b].x);
  return { at, box, order, step, rows, turn: ([x, y]) => turn([x, -y * tall]), size, rim: step * rim[0] + rim[1], touch: rows ? size(step, step * tall) : { w: step * 0.98, h: step * 0.98 }, wide: box.w > 1.6 * box.h, near: rotate % 4 < 2 ? 0 : 1 };
}

/** Return letters and numbers along the edges of a board of lines or pits. */
function names(spec, plan) {
  const g = s("g", { class: "names", "aria-hidden": "true" });
  const { box, step } = plan;
  const size = step * 0.2;
  if (spec.stores.length) {
    for (const [name, { x, y, w, h: high, store, lean }] of Object.entries(plan.at)) {
      if (!store) g.append(s("text", { x: x + lean[0] * (w / 2 + size * 1.15), y: y + lean[1] * (high / 2 + size * 0.85), dy: "0.35em", "font-size": size }, label(name)));
    }
    return g;
  }
  const write = (axis, at, far, text) => {
    const where = axis === "x" ? { x: at, y: far ? box.y + plan.rim : box.y + box.h - plan.rim } : { x: far ? box.x + box.w - plan.rim : box.x + plan.rim, y: at };
    g.append(s("text", { ...where, dy: "0.32em", "font-size": size }, text));
  };
  const put = (axis, part) => {
    const ends = new Map(); // by file, or by place along the rim: the sites nearest to it, and to the other one
    const off = axis === "x" ? (name) => -plan.at[name].y : (name) => plan.at[name].x;
    for (const name of plan.order) {
      const key = plan.rows ? plan.at[name][axis].toFixed(2) : parts(name)[part];
      const [near, far] = ends.get(key) ?? [name, name];
      ends.set(key, [off(name) < off(near) ? name : near, off(name) > off(far) ? name : far]);
    }
    const differ = [...ends.values()].some(([near, far]) => parts(near)[part] !== parts(far)[part]);
    for (const [near, far] of ends.values()) {
      const at = plan.at[near][axis], text = parts(near)[part], other = parts(far)[part];
      const count = part ? "" : counted(near, plan.near), opposite = part ? "" : counted(far, 1 - plan.near);
      write(axis, at, false, [text, count].filter(Boolean).join(" "));
      if (differ || opposite) write(axis, at, true, opposite || other);
    }
  };
  const [first, second] = spec.sites;
  if (plan.rows) { put(rotated(plan, first, second) ? "x" : "y", 0); put(rotated(plan, first, second) ? "y" : "x", 1); return g; }
  const upright = Math.abs(plan.at[first.name].y - plan.at[second.name].y) < 1e-6;
  put("x", upright ? 0 : 1);
  put("y", upright ? 1 : 0);
  return g;
}

/** Return whether the rows run from top to bottom. */
function rotated(plan, first, second) {
  return Math.abs(plan.at[first.name].x - plan.at[second.name].x) < 1e-6;
}

/** Return what is drawn on the board: squares, lines, dots and hollows. */
function ground(id, spec, plan) {
  const { patches, lines, dots, pits } = spec.drawing;
  const { step, turn } = plan;
  const breadths = [...new Set(lines.map(({ breadth }) => breadth))];
  return s("g", { "aria-hidden": "true" },
    ...patches.map(({ at, w, h: high, fill }) => {
      const [x, y] = turn(at), whole = plan.size(w, high);
      return s("rect", { class: `patch patch-${fill}`, x: x - whole.w / 2, y: y - whole.h / 2, width: whole.w, height: whole.h });
    }),
    ...breadths.map((breadth) => grooves(lines.filter((line) => line.breadth === breadth).map(({ path }) => path.map(turn)), step * 0.055 * breadth)),
    ...dots.map(({ at, size }) => {
      const [x, y] = turn(at);
      return s("circle", { class: "drilled", cx: x, cy: y, r: step * 0.085 * size });
    }),
    ...pits.map(({ site }) => {
      const { x, y, w, h: high } = plan.at[site];
      const pit = hollow(id, w, high, plan.rows ? site[0].toLowerCase() : "");
      pit.setAttribute("transform", `translate(${x} ${y})`);
      return pit;
    }));
}

/** Return what is drawn on a piece, null where pieces of a side are all alike. */
function signOf(piece, kinds) {
  const [side, letter] = piece.split(":");
  const signs = kinds[letter]?.signs ?? {};
  return signs[side] ?? Object.values(signs)[0] ?? null;
}

function drawn(id, place, content, kinds) {
  if (typeof content === "number") return [seeds(id, content, place.w, place.h, place.lean)];
  if (content === null || content.length === 0) return [];
  const r = place.w * PIECE;
  return [Array.isArray(content) ? stack(id, content, r) : chip(id, content, r, signOf(content, kinds))];
}

function flagsOf(view, site) {
  const flags = [];
  if (view.last?.includes(site)) flags.push("is-last");
  if (view.mills?.some((mill) => mill.includes(site))) flags.push("is-mill");
  if (view.owed?.includes(site)) flags.push("is-owed");
  if (view.wrong?.includes(site)) flags.push("is-wrong");
  if (view.count?.includes(site)) flags.push("is-count");
  if (view.may?.includes(site)) flags.push("is-may");
  if (view.chosen?.includes(site)) flags.push("is-chosen");
  return flags;
}

/** Return a site and what stands there in words. */
export function told(name, content, flags, kinds, owes = "may", aloud = false) {
  const words = [], site = aloud ? spoken(label(name)) : label(name);
  if (typeof content === "number") words.push(t("page-site-seeds", { site, count: content }));
  else if (!content || content.length === 0) words.push(t("page-site-empty", { site }));
  else if (Array.isArray(content)) words.push(t("page-site-stack", { site, chips: content.map(sideName).join(", ") }));
  else words.push(named(site, content, kinds));
  for (const flag of ["is-mill", "is-last", "is-owed", "is-wrong", "is-count", "is-may", "is-chosen"]) if (flags.includes(flag)) words.push(t(flag === "is-owed" ? `page-site-is-owed-${owes}` : `page-site-${flag}`));
  return words.join(", ");
}

/** Return a piece in words: 'the bishop on c1, white'; where pieces have no names 'd6, white'. */
function named(site, piece, kinds) {
  const [side, letter] = piece.split(":");
  if (!kinds[letter]) return t("page-site-chip", { site, chip: sideName(piece) });
  return t("page-site-piece", { site, kind: said(kinds[letter]), side: sideName(side) });
}

/** Return what lies under the chips: mills, and where the last turn was. */
function marks(view, plan) {
  const drawnMarks = [];
  for (const mill of view.mills || []) {
    const points = mill.filter((site) => plan.at[site]).map((site) => [plan.at[site].x, plan.at[site].y]);
    points.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    if (points.length > 1) drawnMarks.push(s("path", { class: "mill", "stroke-width": plan.step * 0.2, d: `M${points.map((p) => p.join(" ")).join("L")}` }));
  }
  for (const [from, to] of view.moved || []) {
    const a = plan.at[from], b = plan.at[to];
    if (a && b) drawnMarks.push(s("path", { class: "trail", "stroke-width": plan.step * 0.09, d: `M${a.x} ${a.y}L${b.x} ${b.y}` }));
  }
  return drawnMarks;
}

/** Return what lies over the chips: rings, crosses, the way back, how high stacks are. */
function above(view, plan, id) {
  const drawnMarks = [];
  const ring = (site, kind, grow = 1) => {
    const p = plan.at[site];
    if (!p) return;
    const w = p.w * grow, high = p.h * grow;
    const shape = { x: p.x - w / 2, y: p.y - high / 2, width: w, height: high, rx: Math.min(w, high) / 2 };
    drawnMarks.push(s("rect", { class: `ring halo halo-${kind}`, "stroke-width": plan.step * 0.115, ...shape }), s("rect", { class: `ring ring-${kind}`, "stroke-width": plan.step * 0.065, ...shape }));
  };
  for (const site of view.last || []) ring(site, "last", plan.rows ? 1 : 1.04);
  for (const site of view.may || []) ring(site, "may", plan.rows ? 1.02 : 0.95);
  for (const site of view.chosen || []) ring(site, "chosen", 1.08);
  for (const site of view.owed || []) ring(site, "owed", 1.1);
  for (const site of view.wrong || []) ring(site, "wrong", plan.rows ? 1 : 1.12); // a pit's name stands close by
  for (const site of view.count || []) ring(site, "count");
  for (const [from, to] of view.guide || []) {
    const a = plan.at[from], b = plan.at[to];
    if (from === to) ring(to, "back", 0.85); // it is turned over where it stands
    else if (a && b) drawnMarks.push(s("path", { class: "way-halo", "stroke-width": plan.step * 0.16, d: shorter(a, b, plan.step * 0.3) }), s("path", { class: "way", "marker-end": `url(#${id}-tip)`, "stroke-width": plan.step * 0.08, d: shorter(a, b, plan.step * 0.3) }));
    else if (a) drawnMarks.push(cross(a, plan.step * 0.26, "off-halo", 0.62), cross(a, plan.step * 0.26, "off", 0.36));
    else if (b) ring(to, "back", 0.85);
  }
  for (const [site, held] of Object.entries(view.layout || {})) {
    if (Array.isArray(held) && held.length > 1 && plan.at[site]) drawnMarks.push(height(held.length, plan.at[site].w * PIECE, plan.at[site]));
  }
  return drawnMarks;
}

function shorter(a, b, by) {
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const end = 1 - by / far;
  return `M${a.x} ${a.y}L${a.x + (b.x - a.x) * end} ${a.y + (b.y - a.y) * end}`;
}

function cross({ x, y }, r, kind, thick) {
  return s("path", { class: kind, "stroke-width": r * thick, d: `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}` });
}

/** Return the site that lies next in a direction. */
function nearest(plan, site, [dx, dy]) {
  const here = plan.at[site];
  let best = null, least = Infinity;
  for (const [other, { x, y }] of Object.entries(plan.at)) {
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    if (other === site || along < 1e-6) continue;
    const cost = along + 2.5 * aside;
    if (cost < least) [best, least] = [other, cost];
  }
  return best;
}
