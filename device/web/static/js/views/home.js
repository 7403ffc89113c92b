// What to do while no game is played.

import { h, put } from "../dom.js";
import { said, state, tongue } from "../store.js";
import { stuck } from "./stuck.js";
import { linkButton } from "../parts.js";
import { houseWords, t } from "../words.js";

/** Return what leads from the machine's own Wi-Fi to the family's. */
function ownNetwork(name) {
  const place = h("div", { class: "card" });
  houseWords().then(() => put(place, h("p", { text: t("wifi.own", { name }) }), linkButton(t("wifi.look"), "#/more", { kind: "main" })));
  return place;
}

/** Show the three steps to a game, and what was said last. */
export function home(main, { stage }, spectator) {
  const lost = Boolean(state.camera?.lost);
  const key = `${state.machine.hotspot}/${stage}/${state.said.at(-1)?.id}/${lost && state.machine.source}`;
  if (main.dataset.home === key && main.querySelector(".home")) return;
  main.dataset.home = key;
  if (spectator) { put(main, h("div", { class: "home" }, h("h2", { text: "Mwamuzi" }), h("p", { text: t("watch.none") }))); return; }
  const steps = [["games", "#/games", stage === "choose"], ["camera", "#/camera", stage === "aim"], ["play", "#/camera", stage === "ready"]];
  put(main, h("div", { class: "home" }, lost && stuck({ camera: state.camera }, spectator), state.machine.hotspot && ownNetwork(state.machine.hotspot),
    h("img", { src: "/static/icon.svg", alt: "", width: 96, height: 96 }),
    h("h2", { class: "home-title", text: t("home.title") }), h("p", { class: "home-text", text: t("home.text") }),
    state.said.length ? h("p", { class: "says says-words", lang: tongue(state.said.at(-1)), text: said(state.said.at(-1)) }) : null,
    h("ol", { class: "home-steps" }, steps.map(([name, href, now]) => h("li", { class: now ? "is-now" : "" },
      h("a", { href, "aria-current": now ? "step" : null }, h("b", { text: t(`home.${name}`) }), h("span", { text: t(`home.${name}.text`) }))))),
    h("p", {}, h("a", { href: "#/past", text: t("home.past") }))));
}
