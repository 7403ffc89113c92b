// What stops the game: no camera, a film that is over. What is wrong, what to do, and another try.

import { h } from "../dom.js";
import { act, button, command, linkButton, sign } from "../parts.js";
import { said, state, tongue } from "../store.js";
import { t } from "../words.js";

/** Return whether a phone is the camera. */
const byPhone = () => state.machine?.source === "phone";

/** Return the button by which this phone becomes the camera. */
export function lendButton(kind = "main") {
  return button(t("page-stuck-phone"), async () => (await import("../lend.js")).lend(), { kind, icon: "camera", key: "lend" });
}

/** Return the banner of what stops the game. */
export function stuck({ camera, ended }, spectator) {
  if (camera) {
    return h("section", { class: "card card-ruling is-standing", role: "alert" },
      h("h2", { class: "card-title" }, sign("alert"), h("span", { text: t("page-stuck-camera") })),
      byPhone() ? h("p", { text: t("page-stuck-phone-do") }) : [h("p", { lang: tongue(camera), text: said(camera) }), h("p", { text: t("page-stuck-camera-do") })],
      spectator ? null : h("div", { class: "row" }, lendButton(), state.machine?.lent && button(t("page-stuck-own"), () => act("/api/phone/end", { phone: "somebody" }), { key: "own-camera" }), button(t("page-stuck-again"), () => act("/api/table/try-again"), { icon: "turn", key: "try-again" }), linkButton(t("page-doctor"), "#/doctor", { icon: "check" })));
  }
  return ended ? h("section", { class: "card" }, h("p", { text: t("page-stuck-film-text") }),
    spectator ? null : h("div", { class: "row" }, button(t("page-wish-new-game"), () => command("new_game"), { kind: "main", icon: "play", key: "film-new" }))) : [];
}
