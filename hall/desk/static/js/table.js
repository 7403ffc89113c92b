// One board in full: its drawing, its ruling with pictures, its turns, and what an arbiter may decide.

import { h, put, renew } from "/static/js/dom.js";
import { makeBoard } from "/static/js/board.js";
import { labelled, useLabels } from "/static/js/labels.js";
import { get, post, remove } from "/static/js/net.js";
import { boardOf, said, tongue } from "/static/js/store.js";
import { capital, has, language, moment, side as sideName, t } from "/static/js/words.js";
import { boards, decides, follow, isStrange, program } from "./hall.js";
import { headline } from "./wall.js";

const SIDE_IS = { overrule: "desk-to-move", result: "desk-who-wins" };


/** Return the view of one board, and of a game that is told, else its last; it follows the hall until it is taken away. */
export function tableView(board, game = "") {
  const head = h("div", {}, h("p", { class: "quiet", text: "…" })), left = h("div", {}), above = h("div", {}), below = h("div", {});
  const forms = h("div", {}); // made anew for another game only: nobody's words are taken away
  const element = h("main", { class: "hall-main table" }, head, h("div", { class: "table-cols" }, left, h("div", {}, above, forms, below)));
  let again = 0, asked = "", decide = null;
  const redraw = () => { clearTimeout(again); again = setTimeout(show, 150); };
  const stop = follow((changed) => { if (changed.includes(board)) redraw(); });

  async function show() {
    let one;
    try { one = await get(`/api/table/${board}?${new URLSearchParams({ language: language(), ...(game ? { game } : {}) })}`); } catch (error) { put(head, h("p", { class: "quiet", text: error.message })); return; }
    const shown = one.shown || {};
    renew(head, title(one), otherProgram(one), isStrange(one) ? h("p", { class: "card warn", text: t("desk-strange", { format: one.format }) }) : null);
    useLabels(shown);
    if (shown.board) {
      const spec = await boardOf(shown.board);
      const drawn = makeBoard(spec, { name: t("desk-board", { board }) });
      drawn.show({ layout: shown.layout, last: shown.last?.sites, mills: shown.last?.mills, wrong: shown.dispute?.sites || [], guide: shown.dispute?.guide });
      put(left, drawn.element, players(shown));
    }
    const fault = shown.fault && !isStrange(one) ? h("p", { class: "card warn", text: `${t("desk-fault")}: ${shown.fault}` }) : null;
    renew(above, shown.dispute ? ruling(shown.dispute, one) : null, claims(one.claims), fault);
    showForms(one, shown);
    renew(below, made(shown.decisions), shown.turns ? turns(shown.turns) : null);
  }
  function showForms(one, shown) {
    const open = (one.calls || []).some((call) => call.kind === "player");
    const now = JSON.stringify([one.game, one.mine, open, decides(), shown.sides]);
    if (now !== asked) {
      asked = now;
      decide = decides() && one.game && !isOlder(one) ? decideForm(shown.sides || []) : null;
      renew(forms, one.mine && !isOlder(one) ? asking(one, open, show) : null, decide?.element);
    }
    decide?.about(one);
  }
  show();
  return { element, stop: () => { clearTimeout(again); stop(); } };
}

/** Return whether it is a game of long ago that is shown, not the board's last. */
function isOlder(one) {
  return one.game !== one.last;
}

function title(one) {
  const files = one.game ? ["pgn", "sgf", "csv", "html"].map((ending) => h("a", { class: "quiet", "data-key": ending, href: `/api/table/${one.board}/${encodeURIComponent(one.game)}.${ending}`, download: `board-${one.board}.${ending}`, text: t(`desk-file-${ending}`) })) : null;
  return h("header", { class: "table-head" }, h("h2", {}, h("span", { text: t("desk-board", { board: one.board }) }), " ", h("small", { text: isOlder(one) ? "" : headline(one) })), h("nav", { class: "row", "aria-label": t("desk-files") }, files));
}

/** Return what the rules let the side to move claim: told quietly, for it is the player's to say. */
function claims(list = []) {
  return list.length ? h("section", { class: "card", "aria-label": t("desk-claims") }, list.map((claim) => h("p", { class: "claim", text: mayClaim(claim) }))) : null;
}

function mayClaim(claim) {
  const rule = has(`page-claim-${claim.rule}`) ? t(`page-claim-${claim.rule}`) : claim.rule.replaceAll("_", " ");
  return t("desk-may-claim", { side: capital(sideName(claim.side)), rule });
}

/** Return the form by which a player calls an arbiter to the own board. */
function asking(one, open, show) {
  const says = h("input", { name: "asks", type: "text", maxlength: "200" });
  const told = h("p", { role: "status", class: "quiet" });
  const path = `/api/table/${one.board}/ask`;
  const act = async () => {
    try { await (open ? remove(path) : post(path, { says: says.value })); show(); } catch (error) { told.textContent = error.message; }
  };
  const form = h("form", { class: "card decide asking" }, h("h3", { text: t("desk-your-board") }),
    open ? h("p", { text: t("desk-is-called") }) : h("label", {}, t("desk-asks"), says),
    h("div", { class: "row" }, h("button", { class: `button${open ? "" : " button-act"}`, type: "submit", text: t(open ? "desk-call-back" : "desk-call-arbiter") })), told);
  form.addEventListener("submit", (event) => { event.preventDefault(); act(); });
  return form;
}

/** Return which program a board runs, where it is another than the hall's. */
function otherProgram(one) {
  if (!one.version || !program.version || one.version === program.version) return null;
  return h("p", { class: "quiet", text: t("desk-version", { version: one.version, own: program.version }) });
}

function players(shown) {
  return h("p", { class: "quiet" }, (shown.sides || []).map((each) => `${capital(sideName(each))}: ${shown.players?.[each] || "–"}`).join(" · "));
}

function ruling(one, { board, kind }) {
  return h("section", { class: "card card-ruling is-standing", "aria-label": t("page-ruling") },
    h("p", { class: "ruling-text", lang: tongue(one), text: said(one) }),
    h("p", { class: "ruling-source" }, h("cite", { lang: tongue(one.law), text: said(one.law) }), " ",
      h("a", { href: `#/rules/${encodeURIComponent(kind)}/${board}`, text: t("desk-rule-in-full") })),
    one.before || one.after ? h("div", { class: "evidence-pair" }, picture(one.before, "page-ruling-before"), picture(one.after, "page-ruling-after")) : null);
}

function picture(url, word) {
  return url ? h("figure", {}, h("img", { class: "evidence", src: url, alt: t(word) }), h("figcaption", { text: t(word) })) : null;
}

function made(decisions = []) {
  if (!decisions.length) return null;
  return h("section", { class: "card" }, h("h3", { text: t("desk-decisions") }),
    h("ul", {}, decisions.map((one) => h("li", { text: [t(`desk-deed-${one.deed}`), one.side ? capital(sideName(one.side)) : "", one.says, one.who?.name ? `(${one.who.name})` : ""].filter(Boolean).join(" · ") }))));
}

function turns(list = []) {
  return h("section", { class: "card" }, h("h3", { text: t("desk-turns") }),
    h("ol", { class: "table-turns" }, list.map((turn) => h("li", { class: turn.stood ? "is-stood" : "" }, h("span", { class: "quiet", text: `${turn.n}. ` }), turn.written ?? labelled(turn.turn)))));
}

/** Return the form by which an arbiter decides; it is told again what the board shows, and keeps what was typed. */
function decideForm(sides) {
  let one = null;
  const deed = h("select", { name: "deed" });
  const side = h("select", { name: "side" }, h("option", { value: "", text: t("desk-nobody-meant") }), sides.map((each) => h("option", { value: each, text: capital(sideName(each)) })));
  const sideRow = h("label", {}, h("span"), side);
  const seconds = h("input", { name: "seconds", type: "number", step: "1", min: "-36000", max: "36000", value: "120" });
  const says = h("input", { name: "says", type: "text", maxlength: "500" });
  const told = h("p", { role: "status", class: "quiet" });
  const text = h("label", {}, h("span"), says);
  const secondsRow = h("label", {}, t("desk-seconds"), seconds);
  const fit = () => {
    const named = one?.offers?.find((each) => each.deed === deed.value)?.side ?? "never";
    secondsRow.hidden = deed.value !== "time";
    sideRow.hidden = named === "never";
    side.options[0].hidden = side.options[0].disabled = named === "always";
    if (side.selectedOptions[0]?.disabled) side.selectedIndex = 1;
    sideRow.firstChild.textContent = t(SIDE_IS[deed.value] ?? "desk-for-whom");
    text.firstChild.textContent = t(deed.value === "note" ? "desk-deed-note" : "desk-says");
    says.required = deed.value === "note";
  };
  deed.addEventListener("change", fit);
  const form = h("form", { class: "card decide" }, h("h3", { text: t("desk-decide") }),
    h("label", {}, t("desk-deed"), deed), sideRow, secondsRow, text,
    h("div", { class: "row" }, h("button", { class: "button button-act", type: "submit", text: t("desk-sign") })), told);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const call = (one.calls || []).find((each) => each.game === one.game && each.kind !== "player") || (one.calls || []).find((each) => each.game === one.game);
    const wish = { board: one.board, game: one.game, n: call?.n ?? null, deed: deed.value, side: sideRow.hidden ? null : side.value || null, seconds: deed.value === "time" ? Number(seconds.value) : null, says: says.value };
    try { await post("/api/decisions", wish); told.textContent = t("desk-sent"); says.value = ""; } catch (error) { told.textContent = error.message; }
  });
  const about = (now) => {
    one = now;
    const fitting = (now.offers || []).map((each) => each.deed), told = fitting.join(" ");
    if (told !== deed.dataset.told) {
      const chosen = deed.value;
      deed.dataset.told = told;
      put(deed, fitting.map((each) => h("option", { value: each, text: t(`desk-deed-${each}`) })));
      deed.value = fitting.includes(chosen) ? chosen : fitting.includes("confirm") ? "confirm" : "note";
    }
    [...side.options].slice(1).forEach((option) => {
      const name = now.now?.players?.[option.value], plain = capital(sideName(option.value));
      option.textContent = name ? `${plain}, ${name}` : plain;
    });
    fit();
  };
  return { element: form, about };
}

/** Return the queue of calls, and what was decided last. */
export function callsView() {
  const element = h("main", { class: "hall-main" });
  let again = 0;
  async function show() {
    let found;
    try { found = await get("/api/calls"); } catch (error) { put(element, h("p", { class: "quiet", text: error.message })); return; }
    renew(element, h("h2", { text: t("desk-calls") }),
      found.calls.length ? h("ul", { class: "queue" }, found.calls.map(row)) : h("p", { class: "quiet", text: t("desk-no-calls") }),
      found.claims.length ? [h("h2", { text: t("desk-claims") }), h("ul", { class: "queue" }, found.claims.flatMap((one) => one.claims.map((claim) => h("li", { class: "card" },
        h("a", { href: `#/table/${one.board}`, text: t("desk-board", { board: one.board }) }), h("span", { text: mayClaim(claim) })))))] : null,
      found.decisions.length ? h("h2", { text: t("desk-decisions") }) : null,
      h("ul", { class: "queue" }, found.decisions.map((one) => h("li", { class: "card" },
        h("a", { href: `#/table/${one.board}`, text: t("desk-board", { board: one.board }) }),
        h("span", { text: [t(`desk-deed-${one.deed}`), one.side ? capital(sideName(one.side)) : "", one.says].filter(Boolean).join(" · ") }),
        h("small", { class: "quiet", text: `${one.by_name} · ${moment(new Date(one.made * 1000).toISOString())} · ${one.logged === null ? t("desk-on-way") : t("desk-logged")}` })))));
  }
  function row(call) {
    const mine = boards.get(call.board)?.calls.find((each) => each.n === call.n && each.game === call.game);
    const take = async (wish) => { try { await post("/api/calls", { board: call.board, game: call.game, n: call.n, take: wish }); } catch { /* the list tells who has it */ } show(); };
    const says = call.line?.says || [t(`desk-call-${call.kind}`), call.asked_by, call.says].filter(Boolean).join(" · ");
    const settle = async () => { try { await post("/api/calls/settled", { board: call.board, game: call.game, n: call.n }); } catch { /* the list tells */ } show(); };
    return h("li", { class: `card call${call.by ? " is-taken" : ""}` },
      h("a", { href: `#/table/${call.board}`, text: t("desk-board", { board: call.board }) }),
      h("span", { text: says }), h("small", { class: "quiet", text: call.by ? t("desk-taken-by", { name: call.by }) : ago(call.came) }),
      h("button", { class: "button", "data-key": `take-${call.board}-${call.n}`, text: (mine?.by ?? call.by) ? t("desk-give-back") : t("desk-take"), on: { click: () => take(!call.by) } }),
      call.kind === "player" ? h("button", { class: "button", "data-key": `settled-${call.board}-${call.n}`, text: t("desk-settled"), on: { click: settle } }) : null);
  }
  const stop = follow((changed) => { if (changed.length) { clearTimeout(again); again = setTimeout(show, 400); } });
  show();
  return { element, stop: () => { clearTimeout(again); stop(); } };
}

function ago(seconds) {
  const minutes = Math.max(0, Math.floor((Date.now() / 1000 - seconds) / 60));
  return t("desk-waits", { minutes });
}
