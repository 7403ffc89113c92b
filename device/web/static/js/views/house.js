// What the owner decides: who was let in, what is kept of people, the machine itself.

import { h, put } from "../dom.js";
import { button, card, later, note, sheet, sure } from "../parts.js";
import { get, post, remove } from "../net.js";
import { moment, t } from "../words.js";
import { who } from "./who.js";

/** Return the cards for somebody of that role. */
export function cards(role) {
  return [role === "owner" && sessions(), privacy(role), role === "owner" && machine()];
}

function sessions() {
  const place = h("div");
  const load = () => put(place, later(get("/api/sessions"), draw));
  const end = async (path) => {
    try { await remove(path); } catch (error) { note(error.message, "bad"); }
    load();
  };
  function draw({ sessions: all, wrong_today: wrong }) {
    return [
      h("ul", { class: "house-list" }, all.map((one) => h("li", {},
        h("span", {}, h("b", { text: who(one) }), h("span", { class: "quiet", text: [one.device, one.address, one.own ? t("house-sessions-this") : t("house-sessions-seen", { when: moment(new Date(one.seen * 1000).toISOString()) })].filter(Boolean).join(" · ") })),
        one.own ? null : button(t("house-sessions-end"), () => end(`/api/sessions/${one.number}`), { kind: "danger", "aria-label": t("house-sessions-end-of", { who: who(one) }) })))),
      wrong ? h("p", { class: "bad", text: t("house-sessions-wrong", { count: wrong }) }) : null,
      all.length > 1 ? button(t("house-sessions-end-others"), () => end("/api/sessions"), { kind: "danger" }) : null,
    ];
  }
  load();
  return card(t("house-sessions-title"), place);
}

function privacy(role) {
  return card(t("house-privacy-title"), later(get("/api/privacy"), (kept) => {
    const some = kept.pictures !== "none";
    return [
      h("p", { text: [t(`house-privacy-pictures-${kept.pictures}`), some && (kept.picture_days ? t("house-privacy-days", { count: kept.picture_days }) : t("house-privacy-room")), some && t("house-privacy-seen", { who: t(`house-privacy-for-${kept.pictures_for}`) })].filter(Boolean).join(" ") }),
      h("p", { text: t("house-privacy-camera", { who: t(`house-privacy-for-${kept.camera_for}`) }) }),
      h("p", { text: t(kept.names ? "house-privacy-names-yes" : "house-privacy-names-no") }),
      h("p", { class: "quiet", text: t("house-privacy-change") }),
      role === "owner" ? button(t("house-forget-person"), forgetPerson, { kind: "danger" }) : null,
    ];
  }));
}

function forgetPerson() {
  const name = h("input", { id: "forget-name", autocomplete: "off", maxlength: 120, required: true });
  const told = h("p", { class: "bad", role: "alert" });
  const form = h("form", { class: "stack", on: { submit: async (event) => {
    event.preventDefault();
    try {
      const { done } = await post("/api/forget/person", { name: name.value.trim() });
      if (!done) { told.textContent = t("house-forget-none"); return; }
      close();
      note(t("house-forget-done"));
    } catch (error) { told.textContent = error.message; }
  } } }, h("p", { text: t("house-forget-person-text") }), h("label", { for: "forget-name", text: t("house-forget-name") }), name, told,
  h("button", { type: "submit", class: "button button-danger", text: t("house-forget-yes") }));
  const { close } = sheet(t("house-forget-person"), form);
  name.focus();
}

function machine() {
  const place = h("div");
  get("/api/machine").then((found) => put(place, found.there ? machineCard(found) : null), () => {});
  return place;
}

const VERBS = ["update", "restart", "reboot", "poweroff"];

function machineCard({ busy, told, hotspot, wifi }) {
  const ask = async (verb, more = {}) => {
    try {
      const answer = await post(`/api/machine/${verb}`, more);
      note(answer.told, answer.done ? "plain" : "bad");
      return answer;
    } catch (error) { note(error.message, "bad"); return null; }
  };
  const sureThen = async (verb) => { if (await sure(t(`house-do-${verb}`), t("house-sure"), t(`house-${verb}`))) ask(verb); };
  return card(t("house-title"),
    hotspot ? h("p", { text: t("house-wifi-own", { name: hotspot }) }) : null,
    wifi === "failed" ? h("p", { class: "bad", text: t("house-wifi-failed") }) : null,
    busy || told ? h("p", { class: "quiet", text: busy ? t("house-busy") : t("house-last", { told }) }) : null,
    h("div", { class: "stack" }, VERBS.map((verb) => button(t(`house-do-${verb}`), () => sureThen(verb))),
      button(t("house-wifi-look"), async () => { const found = await ask("networks"); if (found?.networks?.length) networks(found.networks, ask); })));
}

function networks(found, ask) {
  const { body, close } = sheet(t("house-wifi-look"));
  const join = async (one, password) => { close(); const answer = await ask("join", { network: one.network, password }); if (answer?.wifi === "moving") sheet(t("house-wifi-look"), h("p", { text: t("house-wifi-moving", { name: one.name }) })); };
  put(body, h("div", { class: "stack" }, found.filter((one) => one.name).map((one) => button(`${one.name} · ${one.signal} %`, () => (one.open ? join(one, "") : askFor(one))))));
  function askFor(one) {
    const field = h("input", { id: "wifi-password", type: "password", autocomplete: "off", minlength: 8, maxlength: 63, required: true });
    put(body, h("form", { class: "stack", on: { submit: (event) => { event.preventDefault(); join(one, field.value); } } },
      h("label", { for: "wifi-password", text: t("house-wifi-password", { name: one.name }) }), field,
      h("button", { type: "submit", class: "button button-main", text: t("house-wifi-join") })));
    field.focus();
  }
}
