// A simulated table: how fast it is.

import { h } from "../dom.js";
import { act } from "../parts.js";
import { t } from "../words.js";

const SPEEDS = [0.5, 1, 2, 4, 8]; // besides the one that it was started with

/** Return the controls. */
export function simulated({ speed }) {
  const steer = (more) => act("/api/table/simulated", more);
  const choose = (name, label, options, call) => h("label", {}, h("span", { class: "away", text: label }), h("select", { "data-key": name, on: { change: (event) => call(event.target.value) } }, options.map(([value, text, chosen]) => h("option", { value, selected: chosen, text }))));
  return h("div", { class: "sim-bar", role: "group", "aria-label": t("page-sim") },
    choose("sim-speed", t("page-sim-speed"), [...new Set([...SPEEDS, speed])].sort((a, b) => a - b).map((one) => [one, one ? t("page-sim-times", { n: one }) : t("page-sim-fastest"), one === speed]), (value) => steer({ speed: Number(value) })));
}
