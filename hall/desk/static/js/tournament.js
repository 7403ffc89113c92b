// Tournaments: made of a list of players, paired round by round, results taken from the boards and confirmed.

import { h, put, renew } from "/static/js/dom.js";
import { get, post } from "/static/js/net.js";
import { changed, optionFields } from "/static/js/options.js";
import { language, t } from "/static/js/words.js";
import { byHand } from "./byhand.js";
import { checkIn } from "./checkin.js";
import { decides, follow, me } from "./hall.js";

const KINDS = ["swiss", "round_robin", "double_round_robin", "knock_out", "match"];
const MARKS = ["10", "==", "01", "+-", "-+", "--"];

/** Return the list of tournaments, and for the owner the form of a new one. */
export function tournamentsView() {
  const element = h("main", { class: "hall-main" });
  async function show() {
    const { tournaments } = await get("/api/tournaments");
    put(element, h("h2", { text: t("desk-tournaments") }),
      tournaments.length ? h("ul", { class: "queue" }, tournaments.map((one) => h("li", { class: "card" },
        h("a", { href: `#/tournament/${one.id}`, text: one.name }),
        h("span", { text: `${t(`desk-kind-${one.kind}`)} · ${t("desk-players", { count: one.players })}` }),
        h("small", { class: "quiet", text: t("desk-round-of", { round: one.paired, rounds: one.rounds }) }))))
        : h("p", { class: "quiet", text: t("desk-no-tournaments") }),
      me.role === "owner" ? newForm() : null);
  }
  show();
  return { element, stop: () => {} };
}

function field(word, input) {
  return h("label", {}, t(word), input);
}

function newForm() {
  const name = h("input", { required: true, maxlength: "120" });
  const game = h("input", { required: true, maxlength: "80", list: "hall-games" });
  const names = h("datalist", { id: "hall-games" });
  const choices = h("div", {});
  let known = null, answers = {};
  game.addEventListener("change", leftOpen);
  get("/api/games").then((games) => put(names, games.map((one) => h("option", { value: one.id ?? one.name, text: one.title }))));
  const kind = h("select", {}, KINDS.map((each) => h("option", { value: each, text: t(`desk-kind-${each}`) })));
  const rounds = h("input", { type: "number", min: "1", max: "99", value: "7" });
  const teams = h("input", { type: "number", min: "0", max: "50", value: "0" });
  const clock = h("input", { maxlength: "40" });
  const first = h("input", { type: "number", min: "0", value: "1" }), last = h("input", { type: "number", min: "0", value: "10" });
  const file = h("input", { type: "file", accept: ".csv,.txt,.trf,.trfx", required: true });
  const told = h("p", { role: "alert", class: "quiet" });
  const form = h("form", { class: "card decide" }, h("h3", { text: t("desk-new-tournament") }), names,
    field("desk-name", name), field("desk-game", game), choices, field("desk-kind", kind), field("desk-rounds", rounds), field("desk-team-boards", teams), field("desk-clock", clock),
    field("desk-first-board", first), field("desk-last-board", last), field("desk-list", file),
    h("div", { class: "row" }, h("button", { class: "button button-act", type: "submit", text: t("desk-make") })), told);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const bytes = new Uint8Array(await file.files[0].arrayBuffer());
    let text = "";
    for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    const boards = Array.from({ length: Math.max(0, Number(last.value) - Number(first.value) + 1) }, (_, n) => Number(first.value) + n);
    try {
      const made = await post("/api/tournaments", { file: btoa(text), name: name.value, game: game.value, options: known ? changed(known, answers) : {}, kind: kind.value, rounds: Number(rounds.value), team_boards: Number(teams.value), clock: clock.value, boards });
      location.hash = `#/tournament/${made.id}`;
    } catch (error) { told.textContent = error.message; }
  });
  return form;

  /** Show what the game that is named leaves to choose. */
  async function leftOpen() {
    const asked = game.value;
    const found = asked ? await get(`/api/games/${encodeURIComponent(asked)}`).catch(() => null) : null;
    if (asked !== game.value) return;
    known = found;
    answers = {};
    put(choices, known?.options.length ? h("details", { class: "fold" }, h("summary", { text: t("page-choose-options") }), optionFields(known, answers)) : null);
  }
}

/** Return one tournament: its standings, and the round that was chosen. */
export function tournamentView(id) {
  const element = h("main", { class: "hall-main" });
  const told = h("p", { role: "status", class: "quiet" });
  let chosen = null, again = 0, kept = null;
  async function act(path, body) {
    told.textContent = "";
    let done = true;
    try { await post(`/api/tournaments/${id}${path}`, body); } catch (error) { told.textContent = error.message; done = false; }
    await show(true);
    return done;
  }
  async function show(forced = false) {
    let one;
    try { one = await get(`/api/tournaments/${id}`); } catch (error) { put(element, h("p", { class: "quiet", text: error.message })); return; }
    const number = chosen ?? one.paired;
    const done = number ? await get(`/api/tournaments/${id}/rounds/${number}`) : null;
    const stands = await get(`/api/tournaments/${id}/standings`);
    const now = JSON.stringify([one, done, stands, number, told.textContent, decides()]);
    if (now === kept) return;
    if (!forced && document.activeElement?.closest(".by-hand")) { clearTimeout(again); again = setTimeout(() => show(), 1500); return; } // nobody's words are taken away
    kept = now;
    const pages = ["pairings", "standings", "cross"].map((page) => h("a", { class: "quiet", href: `/api/tournaments/${id}/print/${page}?language=${language()}`, target: "_blank", rel: "noopener", text: t(`desk-print-${page}`) }));
    renew(element,
      h("header", { class: "table-head" }, h("h2", { text: one.name }), h("nav", { class: "row" }, pages, h("a", { class: "quiet", href: `/api/tournaments/${id}/trf`, text: t("desk-trf") }))),
      told, decides() ? buttons(one, done, number) : null,
      decides() ? checkIn({ one, done, act }) : null,
      decides() ? byHand({ one, done, number, act }) : null,
      h("div", { class: "table-cols" }, done ? roundOf(one, done, number) : h("p", { class: "quiet", text: t("desk-not-paired") }), standing(stands)));
  }
  function buttons(one, done, number) {
    const row = [];
    const put_ = (word, path, body = {}, main = false) => row.push(h("button", { class: `button${main ? " button-act" : ""}`, type: "button", "data-key": word, text: t(word), on: { click: () => act(path, body) } }));
    if (!done || (done.over && one.paired < one.rounds && number === one.paired)) put_("desk-pair", "/rounds", {}, true);
    if (done && !done.over) {
      put_("desk-publish", `/rounds/${number}/publish`, {}, !done.pairings.some((each) => each.board !== null));
      if (done.pairings.some((each) => each.waits)) put_("desk-confirm-all", `/rounds/${number}/confirm`, {}, true);
    }
    return h("div", { class: "row" }, row);
  }
  function roundOf(one, done, number) {
    const picker = h("select", { "aria-label": t("desk-round"), "data-key": "round" }, Array.from({ length: one.paired }, (_, n) => h("option", { value: String(n + 1), selected: n + 1 === number, text: t("desk-round-n", { round: n + 1 }) })));
    picker.addEventListener("change", () => { chosen = Number(picker.value); show(); });
    return h("section", { class: "card" }, h("div", { class: "row" }, picker, h("small", { class: "quiet", text: t("desk-system", { system: done.system }) })),
      h("div", { class: "scrolls", tabindex: 0, role: "region", "aria-label": t("desk-round-n", { round: number }) }, done.matches.length ? matches(done, number) : games(done, number)),
      done.by_hand.length ? noted(done) : null);
  }
  function games(done, number) {
    return h("table", { class: "pairings" }, heads(["desk-table", "desk-begins", "desk-other", "desk-result"]),
      h("tbody", {}, done.pairings.map((each) => h("tr", {}, h("td", {}, tableOf(each)),
        h("td", { text: each.first.name }), h("td", {}, each.second ? each.second.name : t("desk-bye"), broken(each)),
        h("td", {}, result(each, number))))));
  }
  /** Return the matches of teams: each with its score so far, and its boards in their order. */
  function matches(done, number) {
    return done.matches.map((match) => h("table", { class: "pairings match" }, h("caption", {}, h("b", { text: match.first.name }), " ", h("span", { class: "match-score", text: match.second ? match.scores.join(" : ") : t("desk-bye") }), " ", h("b", { text: match.second?.name || "" }), match.over ? null : h("small", { class: "quiet", text: ` ${t("desk-still-played")}` }), broken(done.pairings.find((each) => each.match === match.match))),
      heads(["desk-table", match.first.name, match.second?.name || "desk-other", "desk-result"]),
      h("tbody", {}, done.pairings.filter((each) => each.match === match.match).map((each) => {
        const turned = !match.players.includes(each.first.number);
        const sides = [[each.first, true], [each.second, false]];
        return h("tr", {}, h("td", {}, tableOf(each)), (turned ? sides.reverse() : sides).map(([player, begins]) => h("td", {}, player ? player.name : t("desk-bye"), begins && each.second ? h("small", { class: "quiet", text: ` (${t("desk-begins-here")})` }) : null)),
          h("td", {}, result(each, number, turned)));
      }))));
  }
  function heads(words) {
    return h("thead", {}, h("tr", {}, words.map((word) => h("th", { scope: "col", text: word.startsWith("desk-") ? t(word) : word }))));
  }
  function tableOf(each) {
    return each.board === null ? String(each.table) : h("a", { href: `#/table/${each.board}`, text: String(each.table), "aria-label": t("desk-board", { board: each.board }) });
  }
  function result(each, number, turned = false) {
    const as = (marks) => (turned ? [...marks].reverse() : [...marks]).map((mark) => ({ "=": "½" })[mark] ?? mark).join(" : ");
    const shown = as(each.marks);
    if (!decides() || !each.second) return h("span", { text: shown });
    if (each.waits) return h("button", { class: "button", type: "button", "data-key": `result-${each.table}`, text: t("desk-confirm-one", { result: shown }), on: { click: () => act(`/rounds/${number}/confirm`, { tables: [each.table] }) } });
    const pick = h("select", { "aria-label": t("desk-result-at", { table: each.table }), "data-key": `result-${each.table}` }, h("option", { value: "", text: shown || "–" }), MARKS.map((mark) => h("option", { value: mark, text: as(mark) })));
    pick.addEventListener("change", () => act(`/rounds/${number}/results`, { table: each.table, marks: pick.value, why: "" }));
    return pick;
  }
  const stop = follow(() => { clearTimeout(again); again = setTimeout(() => show(), 1500); });
  show();
  return { element, stop: () => { clearTimeout(again); stop(); } };
}

/** Return which rules a pairing breaks, in a few words. */
function broken(each) {
  return each?.breaks.length ? h("small", { class: "breaks", text: ` ${each.breaks.map((rule) => t(`desk-breaks-${rule}`)).join(", ")}` }) : null;
}

/** Return what was paired by hand in a round, by whom and why. */
function noted(done) {
  return h("details", { class: "fold", "data-key": "noted" }, h("summary", { text: t("desk-by-hand"), "data-key": "noted-head" }), h("ul", {}, done.by_hand.map((one) =>
    h("li", { text: [one.table ? `${t("desk-table")} ${one.table}: ${one.before || "–"} → ${one.now}` : "", one.why, one.by].filter(Boolean).join(" · ") }))));
}

/** Return the message that says what a tie-break counts. */
function breakKey(name) {
  return `desk-break-${name.toLowerCase().replace("/", "-")}`;
}

function standing(stands) {
  return h("section", { class: "card" }, h("h3", { text: t("desk-standings") }),
    h("details", { class: "fold", "data-key": "breaks" }, h("summary", { text: t("desk-breaks"), "data-key": "breaks-head" }), h("dl", { class: "breaks-told quiet" }, stands.breaks.map((name) => [h("dt", { text: name }), h("dd", { text: t(breakKey(name)) })]))),
    h("div", { class: "scrolls", tabindex: 0, role: "region", "aria-label": t("desk-standings") }, h("table", { class: "pairings" }, h("thead", {}, h("tr", {}, h("th", { scope: "col", text: "#" }), h("th", { scope: "col", text: t("desk-name") }), h("th", { scope: "col", text: t("desk-points") }), stands.breaks.map((name) => h("th", { scope: "col" }, h("abbr", { title: t(breakKey(name)), text: name }))))),
      h("tbody", {}, stands.lines.map((line) => h("tr", {}, h("td", { text: String(line.rank) }), h("td", { text: line.name }), h("td", { text: line.written }), Object.values(line.breaks).map((value) => h("td", { text: String(value) }))))))));
}
