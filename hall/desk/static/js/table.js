// One board in full: its drawing, its ruling with pictures, its turns, and what an arbiter may decide.

import { h, put } from "/static/js/dom.js";
import { makeBoard } from "/static/js/board.js";
import { get, post, remove } from "/static/js/net.js";
import { boardOf } from "/static/js/store.js";
import { capital, has, language, moment, outcome, side as sideName, t } from "/static/js/words.js";
import { boards, decides, follow, isStrange, program } from "./hall.js";
import { headline } from "./wall.js";

const DEEDS = ["confirm", "overrule", "penalty", "time", "result", "note"];

/** Return the view of one board; it follows the hall until it is taken away. */
export function tableView(board) {
  const element = h("main", { class: "hall-main table" }, h("p", { class: "quiet", text: "…" }));
  let again = 0;
  const redraw = () => { clearTimeout(again); again = setTimeout(show, 150); };
  const stop = follow((changed) => { if (changed.includes(board)) redraw(); });

  async function show() {
    let one;
    try { one = await get(`/api/table/${board}?language=${language()}`); } catch (error) { put(element, h("p", { class: "quiet", text: error.message })); return; }
    const shown = one.shown || {};
    const kept = element.querySelector("form.decide");
    const parts = [h("header", { class: "table-head" },
      h("h2", {}, h("span", { text: t("hall.board", { board }) }), " ", h("small", { text: headline(one) })),
      h("nav", { class: "row" }, one.game ? ["pgn", "sgf", "csv", "html"].map((ending) => h("a", { class: "quiet", href: `/api/table/${board}/${encodeURIComponent(one.game)}.${ending}`, download: `board-${board}.${ending}`, text: ending.toUpperCase() })) : null))];
    if (shown.board) {
      const spec = await boardOf(shown.board);
      const drawn = makeBoard(spec, { name: t("hall.board", { board }) });
      const wrong = shown.dispute?.sites || [];
      drawn.show({ layout: shown.layout, last: shown.last?.sites, mills: shown.last?.mills, wrong, guide: shown.dispute?.guide });
      parts.push(h("div", { class: "table-cols" },
        h("div", {}, drawn.element, players(one)),
        h("div", {}, one.mine ? asking(one, show) : null, shown.dispute ? ruling(shown.dispute) : null, claims(one.claims), shown.fault ? h("p", { class: "card warn", text: `${t("hall.fault")}: ${shown.fault}` }) : null,
          decides() && one.game ? (kept || decideForm(one, shown)) : null, made(shown.decisions), turns(shown.turns))));
    }
    parts.splice(1, 0, otherProgram(one), isStrange(one) ? h("p", { class: "card warn", text: t("hall.strange", { format: one.format }) }) : null);
    put(element, parts.filter(Boolean));
  }
  show();
  return { element, stop: () => { clearTimeout(again); stop(); } };
}

/** Return what the rules let the side to move claim: told quietly, for it is the player's to say. */
function claims(list = []) {
  return list.length ? h("section", { class: "card", "aria-label": t("hall.claims") }, list.map((claim) => h("p", { class: "claim", text: mayClaim(claim) }))) : null;
}

function mayClaim(claim) {
  const rule = has(`claim.${claim.rule}`) ? t(`claim.${claim.rule}`) : claim.rule.replaceAll("_", " ");
  return t("hall.may_claim", { side: capital(sideName(claim.side)), rule });
}

/** Return the form by which a player calls an arbiter to the own board. */
function asking(one, show) {
  const says = h("input", { name: "asks", type: "text", maxlength: "200" });
  const told = h("p", { role: "status", class: "quiet" });
  const open = (one.calls || []).some((call) => call.kind === "player");
  const path = `/api/table/${one.board}/ask`;
  const act = async () => {
    try { await (open ? remove(path) : post(path, { says: says.value })); show(); } catch (error) { told.textContent = error.message; }
  };
  const form = h("form", { class: "card decide asking" }, h("h3", { text: t("hall.your_board") }),
    open ? h("p", { text: t("hall.is_called") }) : h("label", {}, t("hall.asks"), says),
    h("div", { class: "row" }, h("button", { class: `button${open ? "" : " button-act"}`, type: "submit", text: t(open ? "hall.call_back" : "hall.call_arbiter") })), told);
  form.addEventListener("submit", (event) => { event.preventDefault(); act(); });
  return form;
}

/** Return which program a board runs, where it is another than the hall's. */
function otherProgram(one) {
  if (!one.version || !program.version || one.version === program.version) return null;
  return h("p", { class: "quiet", text: t("hall.version", { version: one.version, own: program.version }) });
}

function players(one) {
  const now = one.now || {};
  return h("p", { class: "quiet" }, (now.sides || []).map((each) => `${capital(sideName(each))}: ${now.players?.[each] || "–"}`).join(" · "));
}

function ruling(one) {
  return h("section", { class: "card card-ruling is-standing", "aria-label": t("ruling") },
    h("p", { class: "ruling-text", text: one.text || one.why }),
    h("p", { class: "ruling-source" }, h("cite", { lang: "en", text: one.source })),
    one.before || one.after ? h("div", { class: "evidence-pair" }, picture(one.before, "ruling.before"), picture(one.after, "ruling.after")) : null);
}

function picture(url, word) {
  return url ? h("figure", {}, h("img", { class: "evidence", src: url, alt: t(word) }), h("figcaption", { text: t(word) })) : null;
}

function made(decisions = []) {
  if (!decisions.length) return null;
  return h("section", { class: "card" }, h("h3", { text: t("hall.decisions") }),
    h("ul", {}, decisions.map((one) => h("li", { text: [t(`hall.deed.${one.deed}`), one.side ? capital(sideName(one.side)) : "", one.says, one.who?.name ? `(${one.who.name})` : ""].filter(Boolean).join(" · ") }))));
}

function turns(list = []) {
  return h("section", { class: "card" }, h("h3", { text: t("hall.turns") }),
    h("ol", { class: "table-turns" }, list.map((turn) => h("li", { class: turn.stood ? "is-stood" : "" }, h("span", { class: "quiet", text: `${turn.n}. ` }), turn.turn))));
}

/** Return the form by which an arbiter decides. */
function decideForm(one, shown) {
  const call = (one.calls || []).find((each) => each.game === one.game);
  const sides = shown.sides || [];
  const deed = h("select", { name: "deed" }, DEEDS.map((each) => h("option", { value: each, text: t(`hall.deed.${each}`) })));
  const side = h("select", { name: "side" }, h("option", { value: "", text: t("hall.nobody_meant") }), sides.map((each) => h("option", { value: each, text: one.now?.players?.[each] ? `${capital(sideName(each))}, ${one.now.players[each]}` : capital(sideName(each)) })));
  const seconds = h("input", { name: "seconds", type: "number", step: "1", min: "-36000", max: "36000", value: "120" });
  const says = h("input", { name: "says", type: "text", maxlength: "500" });
  const told = h("p", { role: "status", class: "quiet" });
  const secondsRow = h("label", {}, t("hall.seconds"), seconds);
  deed.addEventListener("change", () => { secondsRow.hidden = deed.value !== "time"; });
  secondsRow.hidden = true;
  const form = h("form", { class: "card decide" }, h("h3", { text: t("hall.decide") }),
    h("label", {}, t("hall.deed"), deed), h("label", {}, t("hall.side"), side), secondsRow, h("label", {}, t("hall.says"), says),
    h("div", { class: "row" }, h("button", { class: "button button-act", type: "submit", text: t("hall.sign") })), told);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wish = { board: one.board, game: one.game, n: call?.n ?? null, deed: deed.value, side: side.value || null, seconds: deed.value === "time" ? Number(seconds.value) : null, says: says.value };
    try { await post("/api/decisions", wish); told.textContent = t("hall.sent"); says.value = ""; } catch (error) { told.textContent = error.message; }
  });
  return form;
}

/** Return the queue of calls, and what was decided last. */
export function callsView() {
  const element = h("main", { class: "hall-main" });
  let again = 0;
  async function show() {
    let found;
    try { found = await get("/api/calls"); } catch (error) { put(element, h("p", { class: "quiet", text: error.message })); return; }
    put(element, h("h2", { text: t("hall.calls") }),
      found.calls.length ? h("ul", { class: "queue" }, found.calls.map(row)) : h("p", { class: "quiet", text: t("hall.no_calls") }),
      found.claims.length ? [h("h2", { text: t("hall.claims") }), h("ul", { class: "queue" }, found.claims.flatMap((one) => one.claims.map((claim) => h("li", { class: "card" },
        h("a", { href: `#/table/${one.board}`, text: t("hall.board", { board: one.board }) }), h("span", { text: mayClaim(claim) })))))] : null,
      h("h2", { text: t("hall.decisions") }),
      h("ul", { class: "queue" }, found.decisions.map((one) => h("li", { class: "card" },
        h("a", { href: `#/table/${one.board}`, text: t("hall.board", { board: one.board }) }),
        h("span", { text: [t(`hall.deed.${one.deed}`), one.side ? capital(sideName(one.side)) : "", one.says].filter(Boolean).join(" · ") }),
        h("small", { class: "quiet", text: `${one.by_name} · ${moment(new Date(one.made * 1000).toISOString())} · ${one.logged === null ? t("hall.on_way") : t("hall.logged")}` })))));
  }
  function row(call) {
    const mine = boards.get(call.board)?.calls.find((each) => each.n === call.n && each.game === call.game);
    const take = async (wish) => { try { await post("/api/calls", { board: call.board, game: call.game, n: call.n, take: wish }); } catch { /* the list tells who has it */ } show(); };
    const says = call.line?.says || [t(`hall.call.${call.kind}`), call.asked_by, call.says].filter(Boolean).join(" · ");
    const settle = async () => { try { await post("/api/calls/settled", { board: call.board, game: call.game, n: call.n }); } catch { /* the list tells */ } show(); };
    return h("li", { class: `card call${call.by ? " is-taken" : ""}` },
      h("a", { href: `#/table/${call.board}`, text: t("hall.board", { board: call.board }) }),
      h("span", { text: says }), h("small", { class: "quiet", text: call.by ? t("hall.taken_by", { name: call.by }) : ago(call.came) }),
      h("button", { class: "button", text: (mine?.by ?? call.by) ? t("hall.give_back") : t("hall.take"), on: { click: () => take(!call.by) } }),
      call.kind === "player" ? h("button", { class: "button", text: t("hall.settled"), on: { click: settle } }) : null);
  }
  const stop = follow((changed) => { if (changed.length) { clearTimeout(again); again = setTimeout(show, 400); } });
  show();
  return { element, stop: () => { clearTimeout(again); stop(); } };
}

function ago(seconds) {
  const minutes = Math.max(0, Math.floor((Date.now() / 1000 - seconds) / 60));
  return t("hall.waits", { minutes });
}

/** Return the search over all games of the hall. */
export function searchView() {
  const list = h("ul", { class: "queue" }), kinds = h("p", { class: "quiet" });
  const text = h("input", { type: "search", "aria-label": t("hall.search"), placeholder: t("hall.search_for") });
  let again = 0;
  async function show() {
    const found = await get(`/api/search?text=${encodeURIComponent(text.value)}`);
    put(kinds, found.kinds.map((one) => `${one.kind}: ${one.games}`).join(" · "));
    put(list, found.games.map((one) => {
      const names = one.players ? Object.values(JSON.parse(one.players)).join(" – ") : "", result = one.result ? outcome(JSON.parse(one.result)) : "";
      return h("li", { class: "card" }, h("a", { href: `#/table/${one.board}`, text: t("hall.board", { board: one.board }) }), h("span", { text: [one.kind, names, result].filter(Boolean).join(" · ") }), h("small", { class: "quiet", text: moment(one.started) }));
    }));
  }
  text.addEventListener("input", () => { clearTimeout(again); again = setTimeout(show, 250); });
  show();
  return { element: h("main", { class: "hall-main" }, h("h2", { text: t("hall.search") }), text, kinds, list), stop: () => clearTimeout(again) };
}
