// A phone let in by the address that the machine itself showed, once.

import { h, put } from "../dom.js";
import { button, card } from "../parts.js";
import { post } from "../net.js";
import { askRight } from "../store.js";
import { houseWords, t } from "../words.js";

/** Show the view: one tap, so that no preview of a link uses the address up. */
export function show(main, { rest: [token] }) {
  history.replaceState(null, "", "#/unlock"); // it is good once, and nobody needs to read it
  houseWords().then(() => {
    const failed = h("p", { class: "bad", role: "alert" });
    const name = h("input", { id: "pin-name", autocomplete: "off", maxlength: 40 });
    put(main, card(t("house-unlock-title"), h("p", { text: t("house-unlock-text") }),
      h("label", { for: "pin-name", text: t("house-pin-name") }), name, failed,
      button(t("house-unlock-title"), async () => {
        try {
          await post("/api/session/once", { token: token || "-", name: name.value.trim() });
          await askRight();
          location.replace("/");
        } catch { failed.textContent = t("house-unlock-failed"); }
      }, { kind: "main", icon: "key" })));
  });
  return {};
}
