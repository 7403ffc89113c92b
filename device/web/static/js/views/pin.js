// The door: a PIN is asked for, by itself or because watching is closed too.

import { h } from "../dom.js";
import { button, sheet, sign } from "../parts.js";
import { post } from "../net.js";
import { askRight, may, state } from "../store.js";
import { houseWords, t } from "../words.js";

const RANKS = ["nobody", "watch", "play", "arbiter", "owner"];

/** Ask for a PIN until it is one of that role, or of a higher one; return whether it was. */
export async function askPin(need = "play") {
  await houseWords();
  const more = RANKS.indexOf(may.role) >= RANKS.indexOf("play");
  const help = need === "watch" ? t("house-lock-help") : more ? t("house-pin-need", { role: t(`house-role-${need}`) }) : t("house-pin-help");
  return new Promise((resolve) => {
    let right = false;
    const wrong = h("p", { class: "bad", role: "alert", id: "pin-wrong" });
    const field = h("input", { id: "pin", class: "pin", inputmode: "numeric", autocomplete: "off", pattern: "[0-9]*", maxlength: 8, required: true, "aria-describedby": "pin-help pin-wrong" });
    const name = h("input", { id: "pin-name", autocomplete: "off", maxlength: 40, value: may.name || "", "aria-describedby": "pin-name-help" });
    const form = h("form", { class: "stack", on: { submit: show } },
      h("p", { id: "pin-help", text: help }),
      h("label", { for: "pin", text: t("house-pin") }), field, wrong,
      may.names === false ? null : [h("label", { for: "pin-name", text: t("house-pin-name") }), name, h("p", { class: "quiet", id: "pin-name-help", text: t("house-pin-name-help") })],
      h("button", { type: "submit", class: "button button-main" }, sign("key"), h("span", { text: t("house-pin-enter") })),
      may.may_have_it_said && state?.machine?.voice ? button(t("house-pin-say"), say, { kind: "quiet", icon: "voice" }) : h("p", { class: "quiet", text: t("house-pin-lost") }));
    const { dialog, close } = sheet(t("house-pin-title"), form);
    dialog.addEventListener("close", () => resolve(right));
    field.focus();

    async function show(event) {
      event.preventDefault();
      try {
        await post("/api/session", { pin: field.value.trim(), name: name.value.trim() });
        await askRight();
        right = RANKS.indexOf(may.role) >= RANKS.indexOf(need);
        if (right) return close();
        wrong.textContent = t("house-pin-need", { role: t(`house-role-${need}`) });
      } catch (error) {
        wrong.textContent = error.status === 429 ? t("house-pin-wait", { seconds: Math.ceil(error.more.retry_after_s || 60) })
          : error.status === 401 ? t("house-pin-wrong") : error.message;
      }
      field.select();
    }

    async function say() {
      try { await post("/api/session/say"); wrong.textContent = ""; } catch (error) { wrong.textContent = error.message; }
    }
  });
}

/** Ask until somebody may watch; then begin anew. */
export async function shut() {
  while (!await askPin("watch"));
  location.reload();
}
