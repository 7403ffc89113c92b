// The doctor: each part of the machine, good or how to mend it; its name and address.

import { h, put } from "../dom.js";
import { askPin, button, card, later, sign } from "../parts.js";
import { get } from "../net.js";
import { mayAct, said, tongue } from "../store.js";
import { has, houseWords, t } from "../words.js";

/** Show the view. */
export function show(main) {
  const room = h("div");
  put(main, room);
  let shown = null;
  houseWords().then(() => { shown = draw(room); });
  return { update: () => shown?.update() };
}

function draw(main) {
  const place = h("div", {});
  const look = () => put(place, mayAct ? later(get("/api/doctor"), told) : card(t("house-right-title"), h("p", { text: t("house-pin-help") }), button(t("house-pin-enter"), async () => { await askPin(); look(); }, { kind: "main", icon: "key" })));
  put(main, h("p", { class: "crumb" }, h("a", { href: "#/more" }, sign("prev"), t("page-more-title"))), h("h2", { class: "view-title", text: t("page-doctor") }), place,
    h("div", { class: "row" }, button(t("house-doctor-again"), look, { icon: "turn" })));
  look();
  let may = mayAct;
  return { update() { if (may !== mayAct) { may = mayAct; look(); } } };
}

const SIGNS = { good: "check", unknown: "minus" };

function told({ name, address, good, parts }) {
  return [h("p", { class: good ? "good" : "bad" }, t(good ? "house-doctor-good" : "house-doctor-bad")),
    h("ul", { class: "doctor" }, parts.map((one) => h("li", { class: one.mend ? "card is-bad" : "card" }, h("h3", { class: "card-title" }, sign(SIGNS[one.state] ?? "alert"), h("span", { text: has(`house-doctor-${one.part}`) ? t(`house-doctor-${one.part}`) : one.part })),
      h("p", { lang: tongue(one.told), text: said(one.told) }), one.mend && h("p", {}, h("b", { text: `${t("house-doctor-mend")}: ` }), h("span", { lang: tongue(one.mend), text: said(one.mend) }))))),
    card(t("page-machine-title"), h("dl", { class: "facts" }, h("div", {}, h("dt", { text: t("house-doctor-name") }), h("dd", { text: name })), h("div", {}, h("dt", { text: t("house-doctor-address") }), h("dd", { text: address }))))];
}
