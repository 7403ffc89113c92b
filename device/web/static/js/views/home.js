// What to do while no game is played.

import { h, put } from "../dom.js";
import { allGames, lastSaid, said, state, tongue } from "../store.js";
import { stuck } from "./stuck.js";
import { linkButton } from "../parts.js";
import { shelvesOf } from "./shelves.js";
import { gameName, houseWords, t } from "../words.js";

const TILES = 3;

/** Return what leads from the machine's own Wi-Fi to the family's. */
function ownNetwork(name) {
  const place = h("div", { class: "card" });
  houseWords().then(() => put(place, h("p", { text: t("house-wifi-own", { name }) }), linkButton(t("house-wifi-look"), "#/more", { kind: "main" })));
  return place;
}

/** Return the games that are a tap away: those played last on this phone, else some to begin with, each on another board. */
function tiles() {
  const place = h("section", {});
  Promise.all([allGames(), houseWords()]).then(([games]) => {
    const shelves = shelvesOf(games, state);
    const { name, holds, order } = shelves.find((one) => one.name === "played") ?? shelves.find((one) => one.name === "begin");
    const all = games.filter(holds).sort(order), boards = new Set();
    const some = name === "played" ? all : all.filter(({ board, colours, seeds }) => !seeds && colours.every((one) => one === "white" || one === "black") && !boards.has(board) && boards.add(board));
    put(place, h("h3", { class: "card-title", text: t(`house-shelf-${name}`) }), h("ul", { class: "home-tiles" }, some.slice(0, TILES).map((game) => h("li", {}, h("a", { class: "game", href: `#/games/${game.id}` },
      h("img", { class: "glyph", src: `/api/games/${game.id}/start.svg`, alt: "", width: 64, height: 64 }), h("b", { text: gameName(game) }))))));
  }, () => {});
  return place;
}

/** Show the three steps to a game. */
export function home(main, { stage }, spectator) {
  const lost = Boolean(state.camera?.lost);
  const key = `${state.machine.hotspot}/${stage}/${lastSaid()?.id}/${lost && state.machine.source}`;
  if (main.dataset.home === key && main.querySelector(".home")) return;
  main.dataset.home = key;
  if (spectator) { put(main, h("div", { class: "home" }, h("h2", { text: "Mwamuzi" }), h("p", { text: t("page-watch-none") }))); return; }
  const steps = [["games", "#/games", stage === "choose"], ["camera", "#/camera", stage === "aim"], ["play", "#/camera", stage === "ready"]];
  put(main, h("div", { class: "home" }, lost && stuck({ camera: state.camera }, spectator), state.machine.hotspot && ownNetwork(state.machine.hotspot),
    h("img", { src: "/static/icon.svg", alt: "", width: 64, height: 64 }),
    h("h2", { class: "home-title", text: t("page-home-title") }), h("p", { class: "home-text", text: t("page-home-text") }),
    lastSaid() && h("p", { class: "says says-words", lang: tongue(lastSaid()), text: said(lastSaid()) }),
    h("ol", { class: "home-steps" }, steps.map(([name, href, now]) => h("li", { class: now ? "is-now" : "" },
      h("a", { href, "aria-current": now ? "step" : null }, h("b", { text: t(`page-home-${name}`) }), h("span", { text: t(`page-home-${name}-text`) }))))),
    stage === "choose" && tiles(),
    h("p", {}, h("a", { href: "#/past", text: t("page-home-past") }))));
}
