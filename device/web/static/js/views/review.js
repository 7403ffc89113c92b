// A day or a year of games: what was played, by whom, with which openings, and where seeds were lifted. It is printed as it stands.

import { h, put, s, styles } from "../dom.js";
import { button, card, later, linkButton, sign } from "../parts.js";
import { get } from "../net.js";
import { boardOf } from "../store.js";
import { boardName } from "./games.js";
import { clock, gameName, houseWords, language, t } from "../words.js";

/** How much farther apart rows of pits are drawn than they lie: names stand between them. */
const APART = 1.4;
const DAY = { dateStyle: "full", timeZone: "UTC" };

/** Show the period that the address names, '2026' or '2026-11-28'; else today. */
export function show(main, { rest: [period = today()] }) {
  const [since, until] = period.length === 4 ? [`${period}-01-01`, `${period}-12-31`] : [period, period];
  put(main, later(Promise.all([get(`/api/past/review?${new URLSearchParams({ since, until })}`), houseWords(), styles("review")]), ([found]) => reviewed(found, period)));
  return {};
}

function today() {
  return new Date().toISOString().slice(0, 10);
}

/** Return the period that lies so many days, or years, from another. */
function beside(period, far) {
  if (period.length === 4) return String(Number(period) + far);
  const at = new Date(`${period}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + far);
  return at.toISOString().slice(0, 10);
}

function reviewed(found, period) {
  const year = period.length === 4;
  const title = year ? t("house-review-year", { year: period }) : new Intl.DateTimeFormat(language(), DAY).format(new Date(`${period}T00:00:00Z`));
  const to = (word, where, icon) => linkButton(t(word), `#/review/${where}`, { icon });
  return [h("p", { class: "crumb" }, h("a", { href: "#/past" }, sign("prev"), t("page-past-title"))), h("h2", { class: "view-title", text: title }),
    h("div", { class: "review-ways" }, to("house-review-before", beside(period, -1), "prev"), to("house-review-after", beside(period, 1), "next"),
      year ? to("house-review-today", today()) : to("house-review-this-year", today().slice(0, 4)), button(t("house-review-print"), () => window.print(), { icon: "print" })),
    found.games ? whole(found, year) : h("p", { text: t("house-review-none") })];
}

function whole({ games, turns, seconds, days, kinds, players, openings, lifted }, year) {
  const opened = openings.filter((one) => one.turns.length);
  return [h("p", { text: t("house-review-sum", { games, turns, time: long(seconds) }) }),
    h("div", { class: "review" },
      year && card(t("house-review-months"), bars(months(days))),
      card(t("house-review-games"), bars(kinds.map((one) => [gameName(one), one.games]))),
      players.length > 0 && card(t("house-review-players"), table(players)),
      opened.length > 0 && card(t("house-review-openings"), opened.map((one) => [h("p", {}, h("b", { text: gameName(one) })), bars(one.turns.map(({ turn, games: times }) => [turn, times]))])),
      lifted.map((one) => card(`${t("house-review-lifted")}: ${boardName(one.board)}`, later(boardOf(one.board), (board) => heat(board, one.sites)))))];
}

/** Return hours and minutes, of less than an hour minutes and seconds. */
function long(seconds) {
  return clock(seconds < 3600 ? seconds : seconds / 60);
}

function months(days) {
  const names = new Intl.DateTimeFormat(language(), { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, n) => [names.format(new Date(Date.UTC(2026, n, 1))),
    Object.entries(days).reduce((sum, [day, games]) => sum + (Number(day.slice(5, 7)) === n + 1 ? games : 0), 0)]);
}

/** Return counts with bars: [name, count]. */
function bars(counts) {
  const most = Math.max(1, ...counts.map(([, count]) => count));
  return h("ul", { class: "review-bars" }, counts.map(([name, count]) => h("li", {}, h("span", { text: name }), h("b", { text: String(count) }),
    s("svg", { viewBox: "0 0 100 6", preserveAspectRatio: "none", "aria-hidden": "true" }, s("rect", { width: (100 * count) / most, height: 6 })))));
}

function table(players) {
  const columns = ["name", "played", "won", "drawn", "lost"].map((key) => [key, t(`page-statistic-${key}`)]);
  const all = [...columns, ["run", t("house-review-run")]];
  return h("div", { class: "wide", tabindex: 0, role: "region", "aria-label": t("house-review-players") }, h("table", {}, h("thead", {}, h("tr", {}, all.map(([, word]) => h("th", { scope: "col", text: word })))),
    h("tbody", {}, players.map((one) => h("tr", {}, all.map(([key]) => h(key === "name" ? "th" : "td", { scope: key === "name" ? "row" : null, text: String(one[key]) })))))));
}

/** Return a board of pits, darker where more was lifted. */
function heat({ sites, stores, spacing }, counts) {
  const pits = sites.filter(({ name }) => !stores.includes(name)), most = Math.max(1, ...Object.values(counts));
  const xs = pits.map(({ x }) => x), ys = pits.map(({ y }) => -y * APART), r = spacing * 0.46;
  const [x0, y0] = [Math.min(...xs) - spacing, Math.min(...ys) - spacing];
  return s("svg", { class: "review-heat", role: "img", "aria-label": pits.map(({ name }) => `${name}: ${counts[name] ?? 0}`).join(", "), viewBox: `${x0} ${y0 + spacing * 0.4} ${Math.max(...xs) - x0 + spacing} ${Math.max(...ys) - y0 + spacing * 0.6}` },
    ...pits.flatMap(({ name, x, y }, n) => [s("circle", { cx: x, cy: ys[n], r, "fill-opacity": (0.06 + (0.84 * (counts[name] ?? 0)) / most).toFixed(2) }),
      s("text", { x, y: ys[n], dy: "0.35em", "font-size": spacing * 0.3, class: (counts[name] ?? 0) > most * 0.5 ? "is-hot" : null }, String(counts[name] ?? 0)),
      s("text", { x, y: ys[n] + spacing * 0.68, "font-size": spacing * 0.2 }, name)]));
}
