// This phone's settings, its right to act, and the addresses for others.

import { h, part, put } from "../dom.js";
import { canSpeak, sayNow } from "../aloud.js";
import { askPin, button, card, later, linkButton } from "../parts.js";
import { get, remove } from "../net.js";
import { askRight, may, mayAct, setWish, state, wish } from "../store.js";
import { clockLinks } from "./clocklink.js";
import { LANGUAGES, houseWords, language, speak, t } from "../words.js";

/** Show the view; return what updates it. */
export function show(main) {
  const place = h("div");
  put(main, place);
  let shown = null;
  houseWords().then(() => { shown = draw(place); shown.update(); });
  return { update: () => shown?.update() };
}

function draw(main) {
  const right = h("div", {}), house = h("div", {}), here = h("div", {}), machine = h("div", {});
  const drawRight = part(right, (acts) => [card(t("house-right-title"), h("p", { text: t(acts ? "house-right-yes" : "house-right-no") }), acts && role(),
    acts ? button(t("house-right-give-back"), async () => { await remove("/api/session"); await askRight(); }, { key: "right" }) : button(t("house-pin-enter"), () => askPin(), { kind: "main", icon: "key", key: "right" }))]);
  const drawHere = part(here, () => [card(t("page-more-phone"), languages(), segments("theme", ["auto", "light", "dark"]), canSpeak() ? segments("aloud", ["off", "on"], (value) => sayNow(value === "on" ? t("page-aloud-on") : "", language())) : null, segments("sounds", ["off", "on"], async (value) => { if (value === "on") (await import("../sounds.js")).sample(); }), segments("alphabet", ["letters", "fide", "alfa"]), navigator.vibrate ? segments("shake", ["off", "on"]) : null, navigator.wakeLock ? segments("awake", ["off", "on"]) : null, segments("rotate", ["0", "1", "2", "3"]))]);
  const drawMachine = part(machine, (found) => [machineCard(found)]);
  const drawHouse = part(house, (role) => [later(import("./house.js"), ({ cards }) => cards(role))]);
  put(main, h("h2", { class: "view-title", text: t("page-more-title") }), right, here, share(), house, machine,
    card(t("page-more-about"), h("p", { text: t("page-more-about-text") })));
  return {
    update() {
      drawRight(mayAct);
      drawHouse(may.role);
      drawHere([language(), ...["theme", "aloud", "sounds", "shake", "awake", "rotate", "alphabet"].map(wish)]);
      if (state) drawMachine({ ...state.machine, lost: state.camera?.lost });
    },
  };
}

function role() {
  return h("p", { class: "quiet", text: [may.name, t(`house-role-${may.role}`)].filter(Boolean).join(", ") });
}

function languages() {
  return h("div", { class: "field" }, h("label", { for: "language", text: t("page-more-language") }),
    h("select", { id: "language", on: { change: async (event) => { localStorage.setItem("language", event.target.value); await speak(event.target.value); dispatchEvent(new Event("redraw")); } } },
      Object.entries(LANGUAGES).map(([tag, name]) => h("option", { value: tag, lang: tag, selected: tag === language(), text: name }))));
}

function segments(name, values, then = () => {}) {
  return h("fieldset", { class: "field" }, h("legend", { text: t(`house-more-${name}`) }), h("div", { class: "segments" }, values.map((value) =>
    h("button", { type: "button", class: "segment", "aria-pressed": String(wish(name) === value), "data-key": `${name}-${value}`, on: { click: () => { setWish(name, value); then(value); } } }, t(`house-more-${name}-${value}`)))));
}

function share() {
  return card(t("house-share-title"), h("p", { text: t("house-share-text") }),
    h("img", { class: "qr", src: "/api/qr.svg", alt: t("house-share-qr"), width: 220, height: 220, loading: "lazy" }),
    h("p", { class: "address" }, h("code", { text: state?.machine?.url ?? location.origin })),
    h("div", { class: "stack" }, linkButton(t("house-share-watch"), "/watch", { icon: "board" }), clockLinks(), linkButton(t("house-share-overlay"), "/overlay", { icon: "camera" }), h("p", { class: "quiet", text: t("house-share-overlay-text") })));
}

function machineCard(found) {
  const facts = [[t("page-machine-version"), found.version], [t("page-machine-source"), found.source], [t("page-machine-fps"), found.fps], [t("page-machine-voice"), t(found.voice ? "page-yes" : "page-no")], [t("page-machine-lights"), t(found.lights ? "page-yes" : "page-no")]];
  return card(t("page-machine-title"), linkButton(t("page-doctor"), "#/doctor", { icon: "check" }), h("dl", { class: "facts" }, facts.filter(([, value]) => value !== undefined && value !== null).map(([word, value]) => h("div", {}, h("dt", { text: word }), h("dd", { text: String(value) })))),
    later(get("/api/health"), (health) => [h("dl", { class: "facts" }, [[t("page-machine-viewers"), health.viewers], [t("page-machine-disk"), health.disk_free_mb === undefined ? null : `${(health.disk_free_mb / 1024).toFixed(1)} GB`]].filter(([, value]) => value !== null && value !== undefined).map(([word, value]) => h("div", {}, h("dt", { text: word }), h("dd", { text: String(value) }))))]));
}
