// All boards at once, the worst first: alive, small, and each a step away from the board in full.

import { h, put, renew } from "/static/js/dom.js";
import { capital, clock, outcome, side as sideName, t } from "/static/js/words.js";
import { boards, follow, isStrange, low, urgency, worstFirst } from "./hall.js";
import { draw } from "./mini.js";

const STATES = { 5: "call", 4: "taken", 3: "trouble", 2: "silent", 1: "low" };
const FILTERS = {
  all: () => true, asking: (tile) => urgency(tile) > 0,
  playing: (tile) => tile.game && !tile.over, over: (tile) => tile.over,
};
const tiles = new Map();
let filter = "all";

/** Return the wall; it follows the hall until it is taken away. */
export function wallView() {
  const list = h("ul", { class: "wall", "aria-label": t("desk-wall") });
  const counts = h("div", { class: "wall-filters", role: "group", "aria-label": t("desk-show") });
  const empty = h("p", { class: "quiet", text: t("desk-nobody") });
  let due = new Set(boards.keys()), asked = false;
  function show() {
    asked = false;
    const all = worstFirst(), shown = all.filter(FILTERS[filter]);
    const found = Object.keys(FILTERS).map((name) => [name, all.filter(FILTERS[name]).length]), told = JSON.stringify([filter, found]);
    if (told !== counts.dataset.told) {
      counts.dataset.told = told;
      renew(counts, found.map(([name, count]) => h("button", {
        class: "chip-button", "aria-pressed": String(name === filter), "data-key": `filter-${name}`,
        on: { click: () => { filter = name; due = new Set(boards.keys()); show(); } },
        text: `${t(`desk-filter-${name}`)} ${count}`,
      })));
    }
    empty.hidden = all.length > 0;
    const order = shown.map((tile) => tileOf(tile.board).element), focused = list.contains(document.activeElement) ? document.activeElement : null;
    order.forEach((element, n) => { if (list.children[n] !== element) list.insertBefore(element, list.children[n] || null); });
    while (list.children.length > order.length) list.lastChild.remove();
    if (focused?.isConnected && focused !== document.activeElement) focused.focus({ preventScroll: true }); // it was moved
    for (const board of due) if (boards.has(board)) tileOf(board).show(boards.get(board));
    due = new Set();
  }
  const stop = follow((changed) => {
    for (const board of changed) due.add(board);
    if (!asked) { asked = true; requestAnimationFrame(show); }
  });
  const element = h("main", { class: "hall-main" }, h("h2", { class: "unseen", text: t("desk-wall") }), counts, empty, list);
  requestAnimationFrame(show);
  return { element, stop };
}

function tileOf(board) {
  if (!tiles.has(board)) tiles.set(board, makeTile(board));
  return tiles.get(board);
}

function makeTile(board) {
  const canvas = h("canvas", { class: "tile-board", "aria-hidden": "true" });
  const state = h("span", { class: "tile-state" }), line = h("p", { class: "tile-line" }), players = h("div", { class: "tile-players" });
  const link = h("a", { class: "tile", href: `#/table/${board}` },
    h("div", { class: "tile-head" }, h("strong", {}, h("span", { class: "unseen", text: t("desk-board", { board: "" }) }), String(board)), state), canvas, players, line);
  return {
    element: h("li", {}, link),
    show(tile) {
      const level = urgency(tile);
      link.className = `tile tile-${STATES[level] || "fine"}`;
      state.textContent = STATES[level] ? t(`desk-state-${STATES[level]}`) : tile.over ? t("desk-over") : "";
      line.textContent = headline(tile);
      put(players, sides(tile));
      draw(canvas, tile.now);
    },
  };
}

/** Return the players of a board with their clocks, who is to move in front. */
function sides(tile) {
  const now = tile.now || {};
  return (now.sides || []).map((one) => h("span", { class: `tile-player${now.to_move === one ? " is-due" : ""}` },
    h("span", {}, now.players?.[one] || capital(sideName(one)), now.to_move === one ? h("span", { class: "unseen", text: ` (${t("desk-due")})` }) : null),
    typeof now.clocks?.[one] === "number" ? h("span", { class: low(now) ? "tile-clock is-low" : "tile-clock", text: clock(now.clocks[one]) }) : null));
}

/** Return what is to be known of a board in one line. */
export function headline(tile) {
  const now = tile.now || {};
  if (isStrange(tile)) return t("desk-strange-line");
  if (tile.fault) return t("desk-fault");
  if (now.trouble) return t(`desk-trouble-${now.trouble}`);
  if (tile.calls.some((call) => call.kind === "player")) return t("desk-call-player");
  if (now.ruling) return now.ruling.says || now.ruling.rule;
  if (now.question) return t("desk-question");
  if (now.result) return outcome(now.result);
  if (!tile.online && tile.game) return t("desk-silent-line");
  if (now.paused) return t("desk-paused");
  if (now.turn) return `${now.turns}. ${now.turn.turn}`;
  return tile.game ? t("desk-begun") : t("desk-idle");
}
