// The way to the clock: on this phone, or on a second one that is let in by a QR code.

import { h } from "../dom.js";
import { act, button, linkButton, sheet } from "../parts.js";
import { houseWords, t } from "../words.js";

/** Return the buttons that lead to the clock. */
export function clockLinks() {
  return [linkButton(t("house-clock-here"), "/clock", { icon: "past" }), button(t("house-clock-second"), invite, { icon: "key", key: "second-clock" })];
}

/** Show the QR code that lets a second phone in, once. */
export async function invite() {
  await houseWords();
  const invited = await act("/api/session/invite");
  if (!invited) return;
  const image = URL.createObjectURL(new Blob([invited.svg], { type: "image/svg+xml" }));
  const { dialog } = sheet(t("house-clock-second"), h("div", { class: "stack" }, h("p", { text: t("house-clock-second-text") }),
    h("img", { class: "qr", src: image, alt: t("house-share-qr"), width: 280, height: 280 }), h("p", { class: "address" }, h("code", { text: invited.address }))));
  dialog.addEventListener("close", () => URL.revokeObjectURL(image));
}
