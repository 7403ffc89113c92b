// The door of the desk: a name and a PIN; the owner gives PINs.

import { h, put } from "/static/js/dom.js";
import { get, post, remove } from "/static/js/net.js";
import { t } from "/static/js/words.js";
import { boards, me, playsAt, whoAmI } from "./hall.js";

const ROLES = ["watch", "play", "arbiter", "owner"];

/** Return the form by which somebody comes in, or goes; and for the owner who has a PIN. */
export function peopleView() {
  const element = h("main", { class: "hall-main" });
  async function show() {
    if (!me.name) { put(element, signIn()); return; }
    const parts = [h("h2", { text: me.name }), h("p", { text: t(`desk-role-${me.role}`) }),
      h("button", { class: "button", text: t("desk-leave"), on: { click: async () => { await remove("/api/session"); await whoAmI(); show(); } } })];
    if (me.role === "play") parts.push(ownBoards());
    if (me.role === "owner") parts.push(await everybody(show), joining());
    put(element, parts);
  }
  function signIn() {
    const name = h("input", { name: "name", autocomplete: "username", required: true, maxlength: "60" });
    const pin = h("input", { name: "pin", type: "password", inputmode: "numeric", autocomplete: "current-password", required: true, pattern: "\\d{4,12}" });
    const told = h("p", { role: "alert", class: "quiet" });
    const form = h("form", { class: "card decide" }, h("h2", { text: t("desk-sign-in") }), h("label", {}, t("desk-name"), name), h("label", {}, t("desk-pin"), pin),
      h("div", { class: "row" }, h("button", { class: "button button-act", type: "submit", text: t("desk-enter") })), told);
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      try { await post("/api/session", { name: name.value, pin: pin.value }); await whoAmI(); show(); } catch (error) { told.textContent = error.message; }
    });
    return form;
  }
  show();
  return { element, stop: () => {} };
}

/** Return the boards of who plays: each a step away, where an arbiter can be called. */
function ownBoards() {
  const own = [...boards.values()].filter((tile) => playsAt(tile, me.name));
  return h("section", {}, h("h2", { text: t("desk-your-boards") }), own.length
    ? h("ul", { class: "queue" }, own.map((tile) => h("li", { class: "card" }, h("a", { href: `#/table/${tile.board}`, text: t("desk-board", { board: tile.board }) }))))
    : h("p", { class: "quiet", text: t("desk-no-own-boards") }));
}

async function everybody(show) {
  const { people } = await get("/api/people");
  const told = h("p", { role: "status", class: "pin-told" });
  const name = h("input", { name: "new", required: true, maxlength: "60" });
  const role = h("select", {}, ROLES.map((each) => h("option", { value: each, text: t(`desk-role-${each}`), selected: each === "arbiter" })));
  const form = h("form", { class: "card decide" }, h("h3", { text: t("desk-new-person") }), h("label", {}, t("desk-name"), name), h("label", {}, t("desk-role"), role),
    h("div", { class: "row" }, h("button", { class: "button button-act", type: "submit", text: t("desk-give-pin") })), told);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try { const made = await post("/api/people", { name: name.value, role: role.value }); told.textContent = t("desk-pin-is", { name: made.name, pin: made.pin }); name.value = ""; } catch (error) { told.textContent = error.message; }
  });
  return h("section", {}, h("h2", { text: t("desk-people") }),
    h("ul", { class: "queue" }, people.map((one) => h("li", { class: "card" }, h("strong", { text: one.name }), h("span", { text: t(`desk-role-${one.role}`) }),
      h("button", { class: "button", text: t("desk-take-pin"), on: { click: async () => { try { await remove(`/api/people/${encodeURIComponent(one.name)}`); } catch (error) { told.textContent = error.message; return; } show(); } } })))), form);
}

/** Return the form by which a machine becomes a board: a code that is good once. */
function joining() {
  const number = h("input", { type: "number", min: "0", required: true, value: "1" });
  const told = h("div", { role: "status" });
  const form = h("form", { class: "card decide" }, h("h3", { text: t("desk-join") }), h("p", { class: "quiet", text: t("desk-join-text") }), h("label", {}, t("desk-board-number"), number),
    h("div", { class: "row" }, h("button", { class: "button button-act", type: "submit", text: t("desk-give-code") })), told);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const made = await post("/api/places", { board: Number(number.value) });
      const picture = new DOMParser().parseFromString(made.qr, "image/svg+xml").documentElement;
      picture.setAttribute("class", "join-code");
      picture.setAttribute("role", "img");
      picture.setAttribute("aria-label", made.address);
      put(told, h("p", { text: t("desk-join-how", { board: made.board }) }), h("pre", { class: "join-command", tabindex: 0, text: made.command }), picture);
    } catch (error) { put(told, h("p", { text: error.message })); }
  });
  return form;
}
