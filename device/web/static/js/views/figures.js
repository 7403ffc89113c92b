// Figures of many games: how players fared, and with what they began.

import { h } from "../dom.js";
import { capital, side as sideName, t } from "../words.js";

const COLUMNS = ["name", "played", "won", "drawn", "lost", "rulings"];

/** Return how players fared, and how games were opened, as the machine or a hall tells it. */
export function statistics({ players, openings }) {
  if (!players?.length) return [h("p", { class: "quiet", text: t("page-past-none") })];
  const cell = (one, key) => (key === "name" ? capital(sideName(one.name)) : String(one[key] ?? ""));
  return [h("div", { class: "wide", tabindex: 0, role: "region", "aria-label": t("page-past-statistics") }, h("table", {}, h("thead", {}, h("tr", {}, COLUMNS.map((key) => h("th", { scope: "col", text: t(`page-statistic-${key}`) })))),
    h("tbody", {}, players.map((one) => h("tr", {}, COLUMNS.map((key) => h(key === "name" ? "th" : "td", { scope: key === "name" ? "row" : null, text: cell(one, key) }))))))),
  openings && Object.keys(openings.replies).length ? [h("h3", { text: t("page-openings") }), tree(openings)] : null];
}

/** Return the turns with which games began, each with what followed. */
function tree({ replies }) {
  return h("ul", { class: "openings" }, Object.entries(replies).map(([turn, one]) => {
    const head = [h("b", { text: turn }), h("span", { class: "quiet", text: t("page-openings-count", { count: one.games }) })];
    return h("li", {}, Object.keys(one.replies).length ? h("details", { class: "fold" }, h("summary", {}, head), tree(one)) : h("p", { class: "row" }, head));
  }));
}
