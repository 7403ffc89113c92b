// "What board is this?": a photograph of it, and the machine says which games are played on it.

import { h, put } from "../dom.js";
import { reduced } from "../lend.js";
import { askPin, sign } from "../parts.js";
import { send } from "../net.js";
import { mayAct, state } from "../store.js";
import { boardName } from "./games.js";
import { t } from "../words.js";

const LOOKED_AT_PX = 960;

/** Return the button that takes a photograph, and what came of it; `found` is told the board's id. */
export function which(found) {
  const told = h("p", { class: "quiet", role: "status" });
  const file = h("input", { type: "file", accept: "image/*", capture: "environment", class: "away", disabled: state?.stage === "play", on: { change: look } });
  const button = h("label", { class: "button button-plain which" }, sign("camera"), h("span", { text: t("house-which") }), file);

  async function look() {
    const [picture] = file.files;
    if (!picture || (!mayAct && !(await askPin()))) return;
    file.disabled = true;
    put(told, h("progress", { "aria-label": t("house-which-looking") }), " ", t("house-which-looking"));
    try {
      const { board } = await send("/api/phone/which", new File([await reduced(picture, LOOKED_AT_PX)], "board.jpg"));
      told.textContent = board ? t("house-which-found", { board: boardName(board) }) : t("house-which-none");
      if (board) found(board);
    } catch (error) { told.textContent = error.message || t("house-which-none"); }
    file.value = "";
    file.disabled = false;
  }
  return h("div", { class: "which-board" }, button, told);
}
