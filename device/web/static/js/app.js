// The page: words, theme, connection, and which view is shown.

import { h, part, put, styles } from "./dom.js";
import { dot, note, sign } from "./parts.js";
import { hearAloud } from "./aloud.js";
import { begin, follow, linked, may, said, state, tongue, wish } from "./store.js";
import { gameName, preferred, speak, t } from "./words.js";

const VIEWS = {
  "": () => import("./views/play.js"),
  games: () => import("./views/games.js"),
  camera: () => import("./views/camera.js"),
  past: () => import("./views/past.js"),
  more: () => import("./views/more.js"),
  unlock: () => import("./views/unlock.js"),
  doctor: () => import("./views/doctor.js"),
  review: () => import("./views/review.js"),
};
const TABS = [["", "board", "page-tab-play"], ["games", "games", "page-tab-games"], ["camera", "camera", "page-tab-camera"], ["past", "past", "page-tab-past"], ["more", "more", "page-tab-more"]];

const spectator = location.pathname === "/watch";
const overlay = location.pathname === "/overlay";
let shown = null; // the view on the page: {key, update, leave}
let going = 0;

/** Dress the page: light or dark as wished. */
export function dress() {
  document.documentElement.dataset.theme = overlay ? "overlay" : wish("theme");
}

/** Draw everything anew, after another language was chosen. */
export async function redraw() {
  shown?.leave?.();
  shown = null;
  frame();
  await go();
}

/** Load how the views beside the game look, once; the game is drawn meanwhile. */
function moreStyles() {
  const loading = styles("more");
  return state?.game && !path()[0] ? null : loading;
}

let updateFrame = () => {};

function frame() {
  const app = document.getElementById("app");
  const main = h("main", { id: "main", tabindex: -1 }, document.querySelector(".boot-board"));
  const polite = h("div", { class: "away", role: "log", "aria-live": "polite", "aria-relevant": "additions", id: "polite" });
  const urgent = h("div", { class: "away", "aria-live": "assertive", id: "urgent" });
  const notes = h("div", { id: "notes" });
  if (overlay || spectator) {
    document.body.className = overlay ? "is-overlay" : "is-watch";
    put(app, h("header", { class: "away" }, h("h1", { text: "Mwamuzi" })), main, polite, urgent, notes);
    updateFrame = () => {};
    return;
  }
  const title = h("div", { class: "bar-words" });
  const lost = h("div", { class: "lost", role: "status" });
  const tabs = h("nav", { class: "tabs", "aria-label": t("page-tabs") });
  put(app,
    h("a", { class: "skip", href: "#main", text: t("page-skip"), on: { click: (event) => { event.preventDefault(); main.focus(); } } }),
    h("header", { class: "bar" }, h("a", { class: "bar-home", href: "#/", "aria-label": t("page-tab-play") }, h("img", { src: "/static/icon.svg", alt: "", width: 36, height: 36 })), title),
    lost, main, tabs, polite, urgent, notes);
  const drawTitle = part(title, (game) => [h("h1", { class: "bar-title", text: game || "Mwamuzi" }), !game && h("p", { class: "bar-sub", text: t("page-motto") })]);
  const drawLost = part(lost, (up) => up ? [] : [dot("lost"), h("span", { text: t("page-lost") })]);
  const drawTabs = part(tabs, (at) => TABS.map(([name, icon, word]) =>
    h("a", { href: `#/${name}`, class: "tab", "aria-current": at === name ? "page" : null, "data-key": `tab-${name}` }, sign(icon), h("span", { text: t(word) }))));
  updateFrame = () => {
    drawTitle(state?.game ? gameName(state.game) : "");
    drawLost(linked);
    lost.classList.toggle("is-lost", !linked);
    drawTabs(path()[0]);
  };
  updateFrame();
}

/** Return the parts of the address after '#/'. */
function path() {
  return location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
}

async function go() {
  const turn = (going += 1);
  const [name, ...rest] = overlay || spectator ? [""] : path();
  const key = location.hash;
  if (shown?.key === key) return;
  const load = overlay ? () => styles("overlay").then(() => import("./views/overlay.js")) : VIEWS[name] || VIEWS[""];
  const [view] = await Promise.all([load().catch(() => null), moreStyles()]);
  if (turn !== going) return;
  if (!view) { note(t("page-lost-act"), "bad"); return; }
  const moved = shown !== null;
  shown?.leave?.();
  const main = document.getElementById("main");
  main.className = overlay ? "view" : `view view-${name || "play"}`;
  const boot = main.querySelector(".boot-board");
  put(main);
  shown = { key, ...view.show(main, { spectator, rest, boot }) };
  shown.update?.([]);
  updateFrame();
  if (moved) { scrollTo(0, 0); main.focus({ preventScroll: true }); }
}

function announce(news) {
  const polite = document.getElementById("polite"), urgent = document.getElementById("urgent");
  for (const one of news) {
    const place = one.priority >= 2 ? urgent : polite;
    place.append(h("p", { text: said(one), lang: tongue(one) }));
    while (place.childElementCount > 5) place.firstElementChild.remove();
  }
}

async function start() {
  dress();
  const heard = begin(); // the machine is asked while the words are on their way
  await speak(preferred());
  frame();
  follow((news) => {
    dress();
    updateFrame();
    shown?.update?.(news);
    announce(news);
    hearAloud(news);
    if (["sounds", "shake", "awake"].some((name) => wish(name) === "on")) import("./sounds.js").then(({ cue, stayAwake }) => { cue(news); stayAwake(); });
  });
  addEventListener("hashchange", go);
  addEventListener("redraw", redraw);
  await go();
  await heard;
  if (sessionStorage.getItem("lends")) import("./lend.js").then(({ lend }) => lend());
  if (may.role === "nobody" && path()[0] !== "unlock") (await import("./views/pin.js")).shut();
}

start();
