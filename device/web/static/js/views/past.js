// Games that were played: find one, see it again, carry it home.

import { h, put, styles } from "../dom.js";
import { button, dot, later, linkButton, note, sign, askPin } from "../parts.js";
import { get, send } from "../net.js";
import { allGames, mayAct } from "../store.js";
import { statistics } from "./figures.js";
import { gameName, houseWords, moment, outcome, t } from "../words.js";

const PAGE = 30;

/** Show the list, or the game that the address names. */
export function show(main, { rest: [name, from] }) {
  if (name) {
    let leave = () => {};
    Promise.all([import("./replay.js"), houseWords(), styles("replay")]).then(([{ replay }]) => { leave = replay(main, name, from); });
    return { leave: () => leave() };
  }
  put(main, list());
  return {};
}

function list() {
  const found = h("ul", { class: "past-list" });
  const foot = h("div", { class: "stack" });
  const count = h("p", { class: "quiet", role: "status" });
  const field = h("input", { type: "search", id: "find-past", autocomplete: "off", placeholder: t("page-past-hint"), on: { input: () => { clearTimeout(wait); wait = setTimeout(() => load(0), 250); } } });
  const games = h("select", { id: "past-game", on: { change: () => { load(0); figure(); } } }, h("option", { value: "", text: t("page-past-all-games") }));
  const file = h("input", { type: "file", id: "past-file", class: "away", accept: ".pgn,.sgf,.csv,.gif,.html,.zip,.jsonl", on: { change: bring } });
  const figures = h("details", { class: "fold card", on: { toggle: () => figure() } }, h("summary", { text: t("page-past-statistics") }), h("div", {}));
  let wait = 0, asked = 0;
  allGames().then((all) => games.append(...all.map((game) => h("option", { value: game.id, text: gameName(game) }))));

  async function load(offset) {
    const turn = (asked += 1);
    const answer = await get(`/api/past?${new URLSearchParams({ q: field.value.trim(), game: games.value, offset, limit: PAGE })}`).catch((error) => { note(error.message, "bad"); return null; });
    if (!answer || turn !== asked) return;
    if (offset === 0) put(found);
    found.append(...answer.items.map(entry));
    count.textContent = t("page-past-found", { count: answer.total });
    put(foot, found.childElementCount < answer.total && button(t("page-past-more"), () => load(found.childElementCount)));
  }

  function figure() {
    if (figures.open) put(figures.lastChild, later(get(`/api/past/statistics?${new URLSearchParams({ game: games.value })}`), statistics));
  }

  async function bring() {
    if (!file.files.length || (!mayAct && !(await askPin()))) return;
    try { note((await send("/api/past", file.files[0])).told); load(0); } catch (error) { note(error.message, "bad"); }
    file.value = "";
  }

  load(0);
  return [h("h2", { class: "view-title", text: t("page-past-title") }),
    h("div", { class: "search" }, sign("search"), h("label", { class: "away", for: "find-past", text: t("page-past-find") }), field),
    h("div", { class: "field field-row" }, h("label", { for: "past-game", text: t("page-past-game") }), games),
    count, found, foot,
    h("div", { class: "stack" }, button(t("page-past-import"), () => file.click(), { kind: "quiet", icon: "save" }), h("label", { class: "away", for: "past-file", text: t("page-past-import") }), file),
    figures, later(houseWords(), () => linkButton(t("house-review"), "#/review", { icon: "past" }))];
}

function entry(game) {
  const ended = game.live ? t("page-past-live") : game.result ? outcome(game.result) : t("page-past-unfinished");
  return h("li", {}, h("a", { class: "past", href: `#/past/${encodeURIComponent(game.name)}` },
    h("span", { class: "past-dots" }, game.sides.map((side) => dot(side))),
    h("span", { class: "past-words" }, h("b", { text: gameName(game) }), named(game), h("span", { text: `${ended} · ${t("page-past-turns", { count: game.turns })}` }), h("span", { class: "quiet", text: moment(game.started) })),
    sign("next")));
}

/** Return who played, where people gave their names. */
function named({ sides, players }) {
  const names = sides.map((side) => players?.[side]).filter((name, n) => name && name !== sides[n]);
  return names.length ? h("span", { text: names.join(", ") }) : null;
}
