// All games of the hall: found by a player, a game or a board; how players fared, and how games were opened.

import { h, put, renew } from "/static/js/dom.js";
import { get } from "/static/js/net.js";
import { allGames } from "/static/js/store.js";
import { statistics } from "/static/js/views/figures.js";
import { gameName, moment, outcome, t } from "/static/js/words.js";

/** Return the search over all games of the hall. */
export function searchView() {
  const list = h("ul", { class: "queue" }), count = h("p", { class: "quiet", role: "status" }), figures = h("div", {});
  const text = h("input", { type: "search", "aria-label": t("desk-search"), placeholder: t("desk-search-for") });
  const kind = h("select", { "aria-label": t("desk-game") }, h("option", { value: "", text: t("page-past-all-games") }));
  const fold = h("details", { class: "fold card" }, h("summary", { text: t("page-past-statistics") }), figures);
  const names = new Map();
  let again = 0, asked = 0;
  async function show() {
    const turn = (asked += 1);
    const found = await get(`/api/search?${new URLSearchParams({ text: text.value.trim(), kind: kind.value })}`);
    if (turn !== asked) return;
    count.textContent = found.kinds.map((one) => `${names.get(one.kind) || one.kind}: ${one.games}`).join(" · ");
    renew(list, found.games.map(entry));
    figure();
  }
  async function figure() {
    if (!fold.open) return;
    const turn = asked, player = text.value.trim();
    const told = async (name) => get(`/api/statistics?${new URLSearchParams({ player: name, game: kind.value })}`);
    let shown = await told(player);
    if (player && !shown.players.length) shown = await told(""); // no player has that whole name
    if (turn === asked) put(figures, statistics(shown));
  }
  function entry(one) {
    const named = JSON.parse(one.players || "{}"), players = JSON.parse(one.sides || "[]").map((side) => named[side]).filter(Boolean).join(" – "), result = one.result ? outcome(JSON.parse(one.result)) : "";
    return h("li", { class: "card" }, h("a", { href: `#/table/${one.board}/${encodeURIComponent(one.game)}`, "data-key": `${one.board} ${one.game}`, text: t("desk-board", { board: one.board }) }),
      h("span", { text: [names.get(one.kind) || one.kind, players, result].filter(Boolean).join(" · ") }), h("small", { class: "quiet", text: moment(one.started) }));
  }
  const soon = () => { clearTimeout(again); again = setTimeout(show, 250); };
  text.addEventListener("input", soon);
  kind.addEventListener("change", show);
  fold.addEventListener("toggle", figure);
  allGames().then((all) => { for (const game of all) names.set(game.id, gameName(game)); kind.append(...all.map((game) => h("option", { value: game.id, text: gameName(game) }))); show(); });
  return { element: h("main", { class: "hall-main" }, h("h2", { text: t("desk-search") }), h("div", { class: "find" }, text, kind), count, fold, list), stop: () => clearTimeout(again) };
}
