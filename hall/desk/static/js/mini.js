// A small board on a canvas: a hundred of them are drawn anew only where something changed.

import { boardOf } from "/static/js/store.js";

const grounds = new Map();
/** Colours of pieces: body, rim, and what is written on them. */
export const CHIPS = {
  white: ["#fdf6e3", "#7a6544", "#3a2416"], black: ["#2b211b", "#0d0907", "#f6ead6"],
  red: ["#c0392b", "#6e1d14", "#ffffff"], blue: ["#2f6fb0", "#173e66", "#ffffff"],
  arrow: ["#f0c869", "#8a5a00", "#3a2416"], plain: ["#b99a6b", "#5f4b37", "#2a1b10"],
};
const TALL = 1.7; // rows of pits are drawn taller than they are wide

/** Return how a board lies on a square canvas of that size. */
function laid(spec, size) {
  const tall = spec.kind === "rows" ? TALL : 1;
  const xs = spec.sites.map((site) => site.x), ys = spec.sites.map((site) => site.y * tall);
  const pad = spec.spacing * 0.75;
  const x0 = Math.min(...xs) - pad, y1 = Math.max(...ys) + pad * tall;
  const w = Math.max(...xs) + pad - x0, high = y1 - Math.min(...ys) + pad * tall;
  const scale = Math.min(size.w / w, size.h / high);
  const left = (size.w - w * scale) / 2, top = (size.h - high * scale) / 2;
  return { scale, r: Math.min(spec.spacing * 0.42, Math.min(w, high) * 0.075) * scale, to: ([x, y]) => [left + (x - x0) * scale, top + (y1 - y * tall) * scale], box: [left, top, w * scale, high * scale], tall };
}

/** Return what is drawn on a board, made once for each kind and size. */
function ground(spec, size) {
  const key = `${spec.id} ${size.w} ${size.h}`;
  if (grounds.has(key)) return grounds.get(key);
  const sheet = document.createElement("canvas");
  sheet.width = size.w; sheet.height = size.h;
  const pen = sheet.getContext("2d"), plan = laid(spec, size);
  pen.fillStyle = "#b98a55";
  pen.beginPath(); pen.roundRect(...plan.box, 6); pen.fill();
  for (const { at, w, h, fill } of spec.drawing.patches) {
    const [x, y] = plan.to(at), width = w * plan.scale, high = h * plan.scale * plan.tall;
    pen.fillStyle = fill === "dark" ? "#8a5a34" : fill === "light" ? "#e6cfa4" : "#a6753f";
    pen.fillRect(x - width / 2, y - high / 2, width, high);
  }
  pen.strokeStyle = "#4a2e18"; pen.lineCap = "round"; pen.lineJoin = "round";
  for (const { path, breadth } of spec.drawing.lines) {
    pen.lineWidth = Math.max(1, plan.scale * spec.spacing * 0.05 * breadth);
    pen.beginPath();
    path.forEach((at, n) => pen[n ? "lineTo" : "moveTo"](...plan.to(at)));
    pen.stroke();
  }
  pen.fillStyle = "#4a2e18";
  for (const { at } of spec.drawing.dots) { pen.beginPath(); pen.arc(...plan.to(at), Math.max(1.5, plan.r * 0.18), 0, 7); pen.fill(); }
  pen.fillStyle = "#6b4526";
  for (const site of spec.sites.filter((one) => spec.drawing.pits.some((pit) => pit.site === one.name))) {
    const [x, y] = plan.to([site.x, site.y]);
    pen.beginPath(); pen.ellipse(x, y, plan.r * 1.05, plan.r * 1.05 * Math.min(plan.tall, 1.5), 0, 0, 7); pen.fill();
  }
  grounds.set(key, { sheet, plan });
  return grounds.get(key);
}

/** Draw what a board shows into a canvas; nothing is known of its board: nothing is drawn. */
export async function draw(canvas, now) {
  if (!now?.board) return;
  let spec;
  try { spec = await boardOf(now.board); } catch { return; }
  const sharp = Math.min(devicePixelRatio || 1, 2);
  const size = { w: Math.round(canvas.clientWidth * sharp), h: Math.round(canvas.clientHeight * sharp) };
  if (!size.w || !size.h) return;
  if (canvas.width !== size.w || canvas.height !== size.h) { canvas.width = size.w; canvas.height = size.h; }
  const pen = canvas.getContext("2d"), { sheet, plan } = ground(spec, size);
  pen.clearRect(0, 0, size.w, size.h);
  pen.drawImage(sheet, 0, 0);
  const wrong = new Set(now.ruling?.sites || []);
  const last = new Set((now.turn?.turn || "").match(/[A-Za-z]+\d*/g) || []);
  for (const site of spec.sites) {
    const held = now.layout?.[site.name], [x, y] = plan.to([site.x, site.y]);
    if (typeof held === "number") number(pen, String(held), x, y, plan.r, "#fdf6e3");
    else if (held) pieces(pen, Array.isArray(held) ? held : [held], x, y, plan.r);
    if (wrong.has(site.name)) ring(pen, x, y, plan.r, "#ff5a3c");
    else if (last.has(site.name)) ring(pen, x, y, plan.r, "#f0c869");
  }
}

function pieces(pen, held, x, y, r) {
  const [colour, letter] = String(held.at(-1)).split(":");
  const [body, rim, ink] = CHIPS[colour] || CHIPS.plain;
  pen.beginPath(); pen.arc(x, y, r * 0.92, 0, 7);
  pen.fillStyle = body; pen.fill();
  pen.lineWidth = Math.max(1, r * 0.12); pen.strokeStyle = rim; pen.stroke();
  const sign = letter || (held.length > 1 ? String(held.length) : "");
  if (sign) number(pen, sign, x, y, r, ink);
}

function number(pen, text, x, y, r, ink) {
  pen.fillStyle = ink; pen.font = `600 ${Math.round(r * 1.15)}px system-ui, sans-serif`;
  pen.textAlign = "center"; pen.textBaseline = "middle";
  pen.fillText(text, x, y + r * 0.06);
}

function ring(pen, x, y, r, colour) {
  pen.beginPath(); pen.arc(x, y, r * 1.02, 0, 7);
  pen.lineWidth = Math.max(1.5, r * 0.2); pen.strokeStyle = colour; pen.stroke();
}
