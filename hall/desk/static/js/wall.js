// All boards at once, the worst first: alive, as large as the screen has room, and each a step away from the board in full.

import { h, put, renew } from "/static/js/dom.js";
import { capital, clock, outcome, side as sideName, t } from "/static/js/words.js";
import { fitted } from "./fit.js";
import { ago, boards, follow, isCalled, isSilent, isStrange, LOW_S, me, showsNow, urgency, worstFirst } from "./hall.js";
import { CHIPS, draw } from "./mini.js";

const STATES = { 5: "call", 4: "taken", 3: "trouble", 2: "silent", 1: "low" };
const FILTERS = {
  all: () => true, asking: (tile) => urgency(tile) > 0,
  playing: (tile) => tile.game && !tile.over, over: (tile) => tile.over,
  silent: isSilent,
};
const GAP_PX = 8, SMALLEST_PX = 112, TICK_MS = 1000;
const tiles = new Map();
let filter = "all", words = "", pictured = false;

/** Return the wall; it follows the hall until it is taken away. */
export function wallView() {
  const list = h("ul", { class: "wall", "aria-label": t("desk-wall") });
  const counts = h("div", { class: "wall-filters", role: "group", "aria-label": t("desk-show") });
  const find = h("input", { type: "search", class: "wall-find", value: words, "aria-label": t("desk-search-for"), placeholder: t("desk-search-for"), on: { input: () => { words = find.value.trim(); all(); } } });
  const seen = h("button", { class: "chip-button", type: "button", hidden: true, text: t("desk-camera"), on: { click: () => { pictured = !pictured; all(); } } });
  const empty = h("p", { class: "quiet", role: "status" });
  let due = new Set(boards.keys()), asked = false;
  const all = () => { due = new Set(boards.keys()); show(); };
  function show() {
    asked = false;
    const whole = worstFirst(), shown = whole.filter((tile) => FILTERS[filter](tile) && isCalled(tile, words));
    const found = Object.keys(FILTERS).map((name) => [name, whole.filter(FILTERS[name]).length]).filter(([name, count]) => count || name === filter || name === "all" || name === "asking"), told = JSON.stringify([filter, found]);
    if (told !== counts.dataset.told) {
      counts.dataset.told = told;
      renew(counts, found.map(([name, count]) => h("button", {
        class: "chip-button", type: "button", "aria-pressed": String(name === filter), "data-key": `filter-${name}`,
        on: { click: () => { filter = name; all(); } },
        text: `${t(`desk-filter-${name}`)} ${count}`,
      })));
    }
    seen.hidden = me.role === "watch" || me.role === "nobody" || !whole.some((tile) => tile.picture);
    seen.setAttribute("aria-pressed", String(pictured));
    find.hidden = whole.length < 2;
    empty.textContent = shown.length ? "" : whole.length ? t("desk-none-such") : t("desk-nobody");
    fit(shown.length);
    const order = shown.map((tile) => tileOf(tile.board).element), focused = list.contains(document.activeElement) ? document.activeElement : null;
    order.forEach((element, n) => { if (list.children[n] !== element) list.insertBefore(element, list.children[n] || null); });
    while (list.children.length > order.length) list.lastChild.remove();
    if (focused?.isConnected && focused !== document.activeElement) focused.focus({ preventScroll: true }); // it was moved
    for (const board of due) if (boards.has(board)) tileOf(board).show(boards.get(board));
    due = new Set();
  }
  function fit(count) {
    const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const room = { width: list.clientWidth, height: innerHeight - list.getBoundingClientRect().top - scrollY - GAP_PX * 2 };
    const text = (wide) => Math.min(Math.max(0.062 * wide, 0.78 * size), 1.5 * size) * TEXT_LINES + GAP_PX * 3;
    const { columns, tall } = fitted({ ...room, count, gap: GAP_PX, text, smallest: SMALLEST_PX * size / 17 });
    const told = `${columns} ${Math.floor(tall)}`;
    if (told === list.dataset.fit) return;
    list.dataset.fit = told;
    list.style.setProperty("--columns", String(columns));
    list.style.setProperty("--tall", `${Math.floor(tall)}px`);
    due = new Set(boards.keys());
  }
  const stop = follow((changed) => {
    for (const board of changed) due.add(board);
    if (!asked) { asked = true; requestAnimationFrame(show); }
  });
  const ticking = setInterval(() => { for (const tile of boards.values()) tiles.get(tile.board)?.tick(tile); }, TICK_MS);
  addEventListener("resize", all);
  const element = h("main", { class: "hall-main hall-wall" }, h("h2", { class: "unseen", text: t("desk-wall") }), h("div", { class: "wall-bar" }, counts, seen, find), empty, list);
  requestAnimationFrame(show);
  return { element, stop: () => { stop(); clearInterval(ticking); removeEventListener("resize", all); } };
}

const TEXT_LINES = 7; // number, two players, last turn, two lines of what is wrong, and what lies between

function tileOf(board) {
  if (!tiles.has(board)) tiles.set(board, makeTile(board));
  return tiles.get(board);
}

function makeTile(board) {
  const canvas = h("canvas", { class: "tile-board", "aria-hidden": "true" });
  const picture = h("img", { class: "tile-board tile-picture", hidden: true, alt: t("desk-camera-of", { board }) });
  const state = h("span", { class: "tile-state" }), line = h("p", { class: "tile-line" }), players = h("div", { class: "tile-players" }), last = h("p", { class: "tile-last" });
  const linked = h("span", { class: "tile-link" }), clocks = {};
  const link = h("a", { class: "tile", href: `#/table/${board}` },
    h("div", { class: "tile-head" }, h("strong", {}, linked, h("span", { class: "unseen", text: t("desk-board", { board: "" }) }), String(board)), state), canvas, picture, players, last, line);
  const tick = (tile) => {
    for (const [side, element] of Object.entries(clocks)) {
      const seconds = showsNow(tile, side);
      element.textContent = seconds === null ? "" : clock(seconds);
      element.classList.toggle("is-low", seconds !== null && seconds < LOW_S && !tile.over);
    }
  };
  return {
    element: h("li", {}, link), tick,
    show(tile) {
      const level = urgency(tile), seen = pictured && tile.picture;
      link.className = `tile tile-${STATES[level] || "fine"}`;
      state.textContent = STATES[level] ? t(`desk-state-${STATES[level]}`) : tile.over ? t("desk-over") : "";
      linked.className = `tile-link ${tile.online ? "is-linked" : "is-away"}`;
      put(linked, h("span", { class: "unseen", text: `${t(tile.online ? "desk-linked" : "desk-unlinked")} ` }));
      last.textContent = lastTurn(tile);
      line.textContent = wanted(tile);
      put(players, sides(tile, clocks));
      tick(tile);
      canvas.hidden = Boolean(seen); picture.hidden = !seen;
      if (seen) picture.src = `/api/table/${board}/${encodeURIComponent(tile.game)}/pictures/${tile.picture}?${tile.pictured}`;
      else draw(canvas, tile.now);
    },
  };
}

/** Return the players of a board with their colours and clocks, who is to move in front. */
function sides(tile, clocks) {
  const now = tile.now || {}, seated = now.players || {};
  return (now.sides || []).map((one) => {
    const due = now.to_move === one && !now.result, won = now.result?.winners?.includes(one);
    clocks[one] = h("span", { class: "tile-clock" });
    return h("span", { class: `tile-player${due ? " is-due" : ""}` }, chip(one),
      h("span", { class: "tile-name" }, seated[one] || capital(sideName(one)), due ? h("span", { class: "unseen", text: ` (${t("desk-due")})` }) : null, won ? ` ${t("desk-won")}` : ""),
      clocks[one]);
  });
}

/** Return the colour of a side as a chip; a side that is no colour is named. */
function chip(side) {
  const name = capital(sideName(side));
  if (!(side in CHIPS)) return h("small", { class: "tile-side", text: name });
  const dot = h("span", { class: "tile-chip" }, h("span", { class: "unseen", text: `${name}: ` }));
  [dot.style.background, dot.style.borderColor] = CHIPS[side];
  return dot;
}

/** Return a board's last turn with its number and the colour that played it. */
export function lastTurn(tile) {
  const now = tile.now || {};
  return now.turn ? `${now.turns}. ${now.turn.turn}` : "";
}

/** Return what wants somebody at a board, or how its game ended, in one line; "" while it is played quietly. */
function wanted(tile) {
  const now = tile.now || {};
  if (isStrange(tile)) return t("desk-strange-line");
  if (tile.fault) return t("desk-fault");
  if (now.trouble) return t(`desk-trouble-${now.trouble}`);
  if (tile.calls.some((call) => call.kind === "player")) return t("desk-call-player");
  if (now.ruling) return now.ruling.says || now.ruling.rule;
  if (now.question) return t("desk-question");
  if (now.result) return outcome(now.result);
  if (isSilent(tile)) return tile.seen ? t("desk-silent-since", { minutes: Math.floor(ago(tile.seen) / 60) }) : t("desk-silent-line");
  if (now.paused) return t("desk-paused");
  if (now.turn) return "";
  return tile.game ? t("desk-begun") : t("desk-idle");
}

/** Return what is to be known of a board in one line. */
export function headline(tile) {
  return wanted(tile) || lastTurn(tile);
}
