// Choosing a game: find it, read its rules, set its options, play it.

import { h, put } from "../dom.js";
import { makeBoard } from "../board.js";
import { act, button, card, dot, later, linkButton, sign, sure } from "../parts.js";
import { get } from "../net.js";
import { boardsOf, changed, labelled, optionFields, select } from "../options.js";
import { allGames, boardOf, said, state } from "../store.js";
import { seatFields, usualSeat } from "./seats.js";
import { which } from "./which.js";
import { favours, isFavourite, playedNow, shelvesOf } from "./shelves.js";
import { capital, gameName, has, houseWords, language, side as sideName, t, wordsOf } from "../words.js";

const KINDS = {
  all: () => true,
  mills: (game) => !game.seeds && /morris[679]|morabaraba|htjb/.test(game.board),
  three: (game) => game.board === "morris3",
  squares: (game) => /^(squares|othello|congo|focus)/.test(game.board),
  lines: (game) => /^(go\d|fanorona|xiangqi)/.test(game.board),
  pits: (game) => game.board === "trio",
  seeds: (game) => game.seeds,
};

/** Show the list of games, or the one that the address names. */
export function show(main, { rest: [id] }) {
  if (id) put(main, later(Promise.all([get(`/api/games/${encodeURIComponent(id)}`), houseWords(), wordsOf("machine")]), ([game]) => oneGame(game)));
  else put(main, later(Promise.all([allGames(), houseWords()]), ([games]) => list(games)));
  return {};
}

function list(games) {
  let kind = "all", shelf = "all";
  let shelves = shelvesOf(games, state);
  const found = h("ul", { class: "game-list" });
  const count = h("p", { class: "quiet", role: "status" });
  const field = h("input", { type: "search", id: "find-game", placeholder: t("house-games-hint"), autocomplete: "off", on: { input: () => fill() } });
  const kinds = h("div", { class: "chips", role: "group", "aria-label": t("house-games-kinds") }, Object.keys(KINDS).map((name) =>
    h("button", { type: "button", class: "chip-button", "aria-pressed": String(name === kind), "data-kind": name, on: { click: () => { kind = name; fill(); } } }, t(`house-kind-${name}`))));
  const places = h("div", { class: "chips", role: "group", "aria-label": t("house-shelves") });
  const offer = () => put(places, shelves.map(({ name }) =>
    h("button", { type: "button", class: "chip-button", "aria-pressed": String(name === shelf), "data-shelf": name, on: { click: () => { shelf = name; fill(); } } }, t(`house-shelf-${name}`))));
  function fill() {
    const { holds, order } = shelves.find((one) => one.name === shelf);
    const asked = field.value.trim(), there = games.filter((game) => holds(game) && KINDS[kind](game));
    const { hits, near } = sought(asked, there, games);
    if (order) hits.sort(order);
    for (const one of places.children) one.setAttribute("aria-pressed", String(one.dataset.shelf === shelf));
    for (const one of kinds.children) one.setAttribute("aria-pressed", String(one.dataset.kind === kind));
    count.textContent = near ? t(`house-games-${near}`, { name: asked }) : t("page-games-found", { count: hits.length });
    put(found, hits.map(entry));
  }
  /** Put the games on the shelf of the board that lies there, and show it. */
  function lies(board) {
    shelves = shelvesOf(games, { ...state, calibration: { board } });
    [shelf, kind] = ["lies", "all"];
    offer();
    fill();
  }
  offer();
  fill();
  return [h("h2", { class: "view-title", text: t("page-games-title") }), which(lies), h("div", { class: "search" }, sign("search"), h("label", { class: "away", for: "find-game", text: t("house-games-find") }), field), places, kinds, count, found];
}

/**
 * Return the games that somebody looks for by a name, a board's name or a part of one.
 *
 * Where none is called so, those are near that are like a game that is not here, else those that are spelled much like it.
 */
function sought(asked, games, all) {
  const wanted = plain(asked), words = wanted.split(/\s+/), held = new Map(games.map((game) => [game, names(game)]));
  const like = wanted ? all.filter((game) => game.like.some((name) => plain(name) === wanted)) : [];
  const called = (fits) => games.filter((game) => words.every((word) => fits(held.get(game), word)));
  let hits = called((text, word) => text.includes(` ${word}`));
  if (like.length) return { hits: [...like, ...hits.filter((game) => !like.includes(game))], near: "near" };
  if (!hits.length) hits = called((text, word) => text.includes(word));
  if (hits.length || !wanted) return { hits, near: null };
  const spelled = games.map((game) => [game, Math.max(...[game.title, ...game.aliases, ...Object.values(game.titles)].map((name) => alike(plain(name), wanted)))]);
  hits = spelled.filter(([, part]) => part > SPELLED).sort((a, b) => b[1] - a[1]).slice(0, 5).map(([game]) => game);
  return { hits, near: hits.length ? "spelled" : null };
}

/** So much of two names is the same where one is the other misspelled. */
const SPELLED = 0.55;

/** Return all that a game is found by, each word after a space. */
function names(game) {
  return ` ${[game.title, game.id, game.board, boardName(game.board), ...game.aliases, ...Object.values(game.titles)].map(plain).join(" ")}`;
}

/** Return how much alike two names are spelled, 0 to 1: which pairs of letters they share. */
function alike(one, other) {
  const pairs = (text) => new Set([...text].slice(1).map((letter, n) => text[n] + letter));
  const [a, b] = [pairs(one), pairs(other)], both = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size ? (2 * both) / (a.size + b.size) : 0;
}

function plain(text) {
  return text.normalize("NFD").replace(/[\u0300-\u036f'’]/g, "").replaceAll("_", " ").toLowerCase();
}

function entry(game) {
  return h("li", {}, h("a", { class: "game", href: `#/games/${game.id}` }, h("img", { class: "glyph", src: `/api/games/${game.id}/${game.picture}`, alt: "", width: 64, height: 64, loading: "lazy" }),
    h("span", { class: "game-words" }, h("b", { text: gameName(game) }), h("span", { class: "quiet", text: facts(game) }), game.apart && h("span", { class: "apart", text: capital(game.apart) }))));
}

function facts(game) {
  const people = [t("page-players", { count: game.players }), game.men && t("house-men-each", { count: game.men })].filter(Boolean).join(" · ");
  const also = game.aliases.map((name) => capital(name)).filter((name) => name !== gameName(game)).slice(0, 2).join(", ");
  return also ? `${people} · ${also}` : people;
}

function oneGame(game) {
  const preview = h("div", { class: "preview" }), about = h("p", { class: "quiet" }), print = h("p", { class: "quiet" });
  let shown = null;
  function showBoard(id) {
    if (id === shown) return;
    shown = id;
    about.textContent = [facts(game), t("page-board-name", { board: boardName(id) })].join(" · ");
    put(print, printed(id));
    if (id === game.board) return void put(preview, h("img", { class: game.seeds ? "board-wide" : null, src: `/api/games/${game.id}/${game.picture}`, alt: t("page-board-of", { game: gameName(game) }), width: 500, height: game.seeds ? 200 : 500 }));
    boardOf(id).then((spec) => {
      if (shown !== id) return;
      const board = makeBoard(spec, { name: t("page-board-of", { game: gameName(game) }) });
      board.show({ layout: {} });
      put(preview, board.element);
    }).catch(() => put(preview));
  }
  const form = options(game, showBoard);
  const notes = game.notes[language()];
  const rules = h("section", { class: "card rules" }, h("h3", { class: "card-title", text: t("page-rules") }),
    h("div", { lang: language() }, game.rules[language()].map((paragraph) => h("p", { text: paragraph }))),
    h("p", { class: "quiet" }, `${t("page-source")}: `, h("cite", { lang: "en", text: game.source })),
    notes.length ? h("details", { class: "fold" }, h("summary", { text: t("page-notes") }), h("ul", { lang: language() }, notes.map((note) => h("li", { text: note })))) : null);
  const won = game.won && h("section", { class: "card" }, h("h3", { class: "card-title", text: t("house-won-how") }),
    h("div", { class: "won" }, [1, 2, 3].map((n) => h("img", { src: `/api/games/${game.id}/won/${n}.svg`, alt: t(`house-won-${n}`), loading: "lazy", width: 160, height: 160 }))),
    h("p", { text: said(game.won) }));
  return [
    h("p", { class: "crumb" }, h("a", { href: "#/games" }, sign("prev"), t("page-games-title"))),
    h("div", { class: "row" }, h("h2", { class: "view-title", text: gameName(game) }), favourite(game)), about,
    h("div", { class: "two" }, h("div", {}, preview, print, form), h("div", {}, won, rules)),
  ];
}

/** Return the button that puts a game on the shelf of favourites, or takes it off. */
function favourite(game) {
  const star = h("button", { type: "button", class: "icon-button", "aria-label": t("house-favourite"), title: t("house-favourite"), "aria-pressed": String(isFavourite(game.id)), on: { click: () => star.setAttribute("aria-pressed", String(favours(game.id))) } }, sign("star"));
  return star;
}

/** Return links to the board as a PDF: on one sheet, and at full size. */
function printed(board) {
  const link = (word, one) => h("a", { href: `/api/boards/${board}/print.pdf?one_sheet=${one}&language=${language()}`, download: true, text: t(word) });
  return [`${t("page-print")} `, link("page-print-one", true), " \u00b7 ", link("page-print-full", false)];
}

/** Return a board's name for people. */
export function boardName(id) {
  return has(`page-board-${id}`) ? t(`page-board-${id}`) : id;
}

/** Return the form in which a game is chosen; `showBoard` is told the board that it is then played on. */
function options(game, showBoard) {
  const answers = {};
  const boardField = h("div", { class: "field" });
  const fields = optionFields(game, answers, () => offerBoards());
  const more = { first: null, board: null, match: null, teams: {}, players: {}, seats: {} };
  fields.push(boardField);
  offerBoards();
  if (game.sides.length > 1) fields.push(select("first", t("page-first"), [["", game.begins ? t("page-first-rules", { side: capital(sideName(game.begins)) }) : t("page-first-whoever")], ...game.sides.filter((side) => side !== game.begins).map((side) => [side, capital(sideName(side))])], "", (value) => { more.first = value || null; }));
  if (game.match) fields.push(select("match", t("page-match"), [["none", t("page-match-none")], ["", t("page-match-usual")], ...["3", "5", "7", "10", "25", "50"].map((n) => [n, t("page-match-to", { count: Number(n) })])], "none", (value) => { more.match = value === "none" ? null : value; }));
  if (game.sides.length > 1) fields.push(...game.sides.map((side) => nameField(`player-${side}`, t("page-player-name", { side: capital(sideName(side)) }), t("page-player-hint"), ([name]) => { if (name) more.players[side] = name; else delete more.players[side]; })));
  more.strict = Boolean(state?.machine?.strict);
  fields.push(select("strict", t("page-strict"), [["no", t("page-strict-no")], ["yes", t("page-strict-yes")]], more.strict ? "yes" : "no", (value) => { more.strict = value === "yes"; }));
  if (game.teams) fields.push(...game.sides.map((side) => teamField(side, more.teams)));
  const timing = state?.machine?.clocks && clockFields(state.machine.clocks, more);
  if (timing) fields.push(...timing.fields);
  const who = state?.machine && seatFields(game.sides, {}, (side, seat) => { if (seat.by === usualSeat().by) delete more.seats[side]; else more.seats[side] = seat; });
  const running = state?.stage === "play";
  return h("form", { class: "card choose", on: { submit: (event) => { event.preventDefault(); choose(); } } },
    h("p", { class: "choose-sides" }, game.sides.map((side) => h("span", { class: "side-tag" }, dot(side), capital(sideName(side))))),
    who,
    timing?.chips,
    fields.length ? h("details", { class: "fold" }, h("summary", { text: t("page-choose-options") }), fields) : null,
    running ? h("p", { class: "quiet", text: t("page-choose-running") }) : null,
    h("button", { type: "submit", class: "button button-main button-wide" }, sign("play"), h("span", { text: t("page-choose") })));

  /** Offer the boards that hold the game as it is set; the first is its own. */
  function offerBoards() {
    const boards = boardsOf(game, answers);
    more.board = null;
    showBoard(boards[0]);
    boardField.hidden = boards.length < 2;
    put(boardField, labelled("board-on-table", t("page-board-on-table"), boards.map((id, n) => [n ? id : "", boardName(id)]), "", (value) => { more.board = value || null; showBoard(value || boards[0]); }));
  }

  async function choose() {
    if (state?.stage === "play" && !(await sure(t("page-wish-leave"), t("page-sure-leave"), t("page-yes")) && await act("/api/table/leave"))) return;
    const answer = await act("/api/table/choose", { game: game.id, options: changed(game, answers), ...more });
    if (!answer) return;
    playedNow(game.id);
    location.hash = "#/camera";
  }
}

/** Return the clocks that are chosen by one tap, and the fields for what is rarer. */
function clockFields({ presets, usual, flag }, more) {
  more.clock = usual;
  more.flag = flag;
  const says = h("p", { class: "quiet", role: "status" }), known = presets.some(({ text }) => text === usual) || !usual ? presets : [{ text: usual }, ...presets];
  const buttons = [{ text: "" }, ...known].map(({ text }) => h("button", { type: "button", class: "chip-button", "data-clock-text": text, on: { click: () => choose(text) } }, text || t("house-clock-any")));
  const own = h("input", { id: "own-clock", autocomplete: "off", maxlength: 12, placeholder: t("house-clock-own-hint"), on: { input: () => choose(own.value.trim()) } });
  function choose(text) {
    more.clock = text;
    for (const one of buttons) one.setAttribute("aria-pressed", String(one.dataset.clockText === text));
    const found = presets.find((one) => one.text === text);
    says.textContent = text ? (found ? t(`house-clock-says-${found.bonus}`, found) : text) : t("house-clock-says-any");
  }
  choose(usual);
  return {
    chips: h("fieldset", { class: "field" }, h("legend", { text: t("house-clock") }), h("div", { class: "chips clock-chips" }, buttons), says),
    fields: [h("div", { class: "field" }, h("label", { for: "own-clock", text: t("house-clock-own") }), own),
      select("flag-rule", t("house-clock-flag"), ["told", "ends"].map((one) => [one, t(`house-clock-flag-${one}`)]), flag, (value) => { more.flag = value; })],
  };
}

function teamField(side, teams) {
  return nameField(`team-${side}`, t("page-team", { side: capital(sideName(side)) }), t("page-team-hint"), (names) => { if (names.length) teams[side] = names; else delete teams[side]; });
}

/** Return a field for names; `call` is given them, parted at commas. */
function nameField(id, label, hint, call) {
  return h("div", { class: "field" }, h("label", { for: id, text: label }),
    h("input", { id, autocomplete: "off", maxlength: 60, placeholder: hint, on: { input: (event) => call(event.target.value.split(",").map((name) => name.trim()).filter(Boolean)) } }));
}
