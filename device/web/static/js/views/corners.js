// Four corners that are dragged onto the board's picture, or moved with the arrow keys.

import { h, s } from "../dom.js";
import { button } from "../parts.js";
import { t } from "../words.js";

const NAMES = ["nw", "ne", "se", "sw"];
const STEP = 0.004;

/**
 * Return the picture with its four corners.
 *
 * @param state the machine's state: where calibration found the corners, or what it took for them, they begin there
 * @param south on which edge of the picture south sits
 * @param done called with four [x, y] in parts of the picture, in the order NW, NE, SE, SW
 */
export function corners(state, south, { done, cancel }) {
  const turns = { bottom: 0, left: 1, top: 2, right: 3 };
  const known = state.calibration?.corners;
  const found = known ?? state.aim?.corners;
  const turn = turns[south] ?? 0, was = known ? turns[state.calibration.south] ?? 0 : 0;
  const square = [[0.25, 0.2], [0.75, 0.2], [0.75, 0.8], [0.25, 0.8]];
  const points = found ? found.map((_, n) => [...found[(n + turn + 4 - was) % 4]]) : NAMES.map((_, n) => [...square[(n + turn) % 4]]);
  const { width, height } = state.camera?.width ? state.camera : { width: 640, height: 480 };
  const image = h("img", { class: "camera", alt: t("page-camera-alt"), width, height });
  const load = () => { image.src = `/api/camera.jpg?overlay=0&width=960&t=${Date.now()}`; };
  image.onerror = () => setTimeout(() => image.isConnected && load(), 700);
  load();
  const net = s("svg", { class: "corner-net", viewBox: "0 0 1 1", preserveAspectRatio: "none", "aria-hidden": "true" }, s("path", { class: "corner-lines" }));
  const loupe = h("div", { class: "loupe", "aria-hidden": "true", hidden: true }, h("i", {}));
  const handles = NAMES.map((name, n) => h("button", { type: "button", class: `corner corner-${name}`, "data-key": `corner-${name}`, on: { keydown: (event) => key(event, n), pointerdown: (event) => grab(event, n) } }, h("span", { text: t(`page-corner-${name}`) })));
  const place = h("div", { class: "corner-place" }, image, net, ...handles, loupe);

  function draw() {
    for (const [n, [x, y]] of points.entries()) {
      handles[n].style.left = `${x * 100}%`;
      handles[n].style.top = `${y * 100}%`;
      handles[n].setAttribute("aria-label", t("page-corner-at", { corner: t(`page-corner-${NAMES[n]}-long`), x: Math.round(x * 100), y: Math.round(y * 100) }));
    }
    net.firstChild.setAttribute("d", mesh(points));
  }

  function move(n, x, y) {
    points[n] = [Math.min(0.995, Math.max(0.005, x)), Math.min(0.995, Math.max(0.005, y))];
    draw();
  }

  function key(event, n) {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!way) return;
    event.preventDefault();
    const far = event.shiftKey ? 5 * STEP : STEP;
    move(n, points[n][0] + way[0] * far, points[n][1] + way[1] * far);
  }

  function grab(event, n) {
    event.preventDefault();
    handles[n].focus();
    handles[n].setPointerCapture(event.pointerId);
    const box = image.getBoundingClientRect();
    const [x0, y0] = points[n];
    const from = [event.clientX, event.clientY];
    const drag = (at) => { move(n, x0 + (at.clientX - from[0]) / box.width, y0 + (at.clientY - from[1]) / box.height); look(n, box); };
    const drop = () => { handles[n].removeEventListener("pointermove", drag); loupe.hidden = true; };
    handles[n].addEventListener("pointermove", drag);
    handles[n].addEventListener("pointerup", drop, { once: true });
    handles[n].addEventListener("pointercancel", drop, { once: true });
    look(n, box);
  }

  function look(n, box) {
    const [x, y] = points[n];
    loupe.hidden = false;
    loupe.style.backgroundImage = `url("${image.src}")`;
    loupe.style.backgroundSize = `${box.width * 3}px ${box.height * 3}px`;
    loupe.style.backgroundPosition = `${55 - x * box.width * 3}px ${55 - y * box.height * 3}px`;
    loupe.classList.toggle("loupe-right", x < 0.5);
  }

  draw();
  return h("div", { class: "stack" }, h("p", { class: "quiet", text: t("page-corners-help") }), place,
    h("div", { class: "row" }, button(t("page-corners-use"), () => done(points), { kind: "main", icon: "check" }), button(t("page-cancel"), cancel, { kind: "quiet" })));
}

/** Return the outline and the middle lines of a square seen in perspective. */
function mesh(points) {
  const map = projected(points);
  const line = (u1, v1, u2, v2) => `M${map(u1, v1).join(" ")}L${map(u2, v2).join(" ")}`;
  return [line(0, 0, 1, 0), line(1, 0, 1, 1), line(1, 1, 0, 1), line(0, 1, 0, 0), line(0.5, 0, 0.5, 1), line(0, 0.5, 1, 0.5)].join("");
}

/** Return the map of the unit square onto four points. Source: Heckbert 1989, section 2.2. */
function projected([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]) {
  const sx = x0 - x1 + x2 - x3, sy = y0 - y1 + y2 - y3;
  const dx1 = x1 - x2, dx2 = x3 - x2, dy1 = y1 - y2, dy2 = y3 - y2;
  const det = dx1 * dy2 - dx2 * dy1 || 1e-9;
  const g = (sx * dy2 - dx2 * sy) / det, k = (dx1 * sy - sx * dy1) / det;
  const a = x1 - x0 + g * x1, b = x3 - x0 + k * x3, d = y1 - y0 + g * y1, e = y3 - y0 + k * y3;
  return (u, v) => { const w = g * u + k * v + 1; return [(a * u + b * v + x0) / w, (d * u + e * v + y0) / w]; };
}
