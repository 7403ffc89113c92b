// The game as it stands: whose turn, the board, what the referee says, and what people may wish.

import { h, part, put } from "../dom.js";
import { makeBoard } from "../board.js";
import { canSpeak, sayNow } from "../aloud.js";
import { loadSigns } from "../wood.js";
import { act, button, cameraPicture, card, command, dot, later, linkButton, note, sideTag, sign } from "../parts.js";
import { boardOf, machineNow, mayAct, said, setWish, state, tongue, wish } from "../store.js";
import { matching, moved, noticed, signs, taps } from "../turns.js";
import { get } from "../net.js";
import { ruling } from "./ruling.js";
import { capital, clock, has, side as sideName, t } from "../words.js";

/** Open the sheet that puts a turn right. */
async function mend(n) {
  (await import("./mend.js")).mend(n);
}

/** Open the sheet of wishes that are rarer. */
async function furtherWishes() {
  (await import("./wishes.js")).furtherWishes();
}

/** Open the sheet of all rulings of the game. */
async function rulings() {
  (await import("./wishes.js")).rulings();
}

/** Show the view; return what updates it and what ends it. */
export function show(main, { spectator }) {
  const places = Object.fromEntries(["turn", "trouble", "table", "ask", "says", "wishes", "sides", "look", "turns"].map((name) => [name, h("div", { class: `play-${name}` })]));
  put(main, ...Object.values(places));
  let board = null, boardKey = null, entering = null, camera = null, timer = 0, drawEntry = null;
  let owed = { key: null, sites: [], may: [] };

  const drawTurn = part(places.turn, (data) => banner(data));
  const drawSides = part(places.sides, (data) => sides(data));
  const drawTrouble = part(places.trouble, (data) => trouble(data));
  const drawAsk = part(places.ask, ({ became }) => [...asked(state, spectator), became && later(import("./becoming.js"), ({ becoming }) => becoming(became))]);
  const drawSays = part(places.says, ({ one, aloud }) => saysCard(one, aloud));
  const drawWishes = part(places.wishes, ({ stage, paused }) => (spectator ? [] : wishes(stage, paused)));
  const drawTurns = part(places.turns, () => turnList(state.turns, spectator));

  function update() {
    if (!state) return;
    if (!state.game) { ended(); return home(main, state, spectator); }
    if (!places.turn.isConnected) put(main, ...Object.values(places));
    drawTurn({ to_move: state.to_move, owed: said(state.owed), result: state.result, text: said(state.result), paused: state.paused, person: state.next_person, question: Boolean(state.question), dispute: Boolean(state.dispute) });
    drawSides({ players: state.choice?.players ?? {}, sides: state.sides ?? state.game.sides, to_move: state.to_move, hand: state.in_hand, score: scored(state), spent: state.clock?.spent_s, seeds: state.game.seeds, layout: state.layout, over: Boolean(state.result) });
    drawTrouble({ trouble: said(state.trouble), paused: state.paused, behind: state.disk?.behind, stage: state.stage });
    drawAsk({ dispute: state.dispute, question: state.question, south: state.asks_south, became: spectator || state.dispute || state.question ? null : becameLast(state.turns) });
    drawSays({ one: state.said.at(-1) ?? null, aloud: wish("aloud") });
    drawWishes({ stage: state.stage, paused: state.paused, mayAct, rulings: state.rulings.length });
    drawTurns(state.turns.map((turn) => [turn.n, turn.turn, turn.corrected, turn.unseen, turn.confidence < 0.9]));
    tickClock(main);
    places.says.hidden = Boolean(state.dispute || state.question) && !state.result;
    table();
  }

  async function table() {
    const key = `${state.game.id}/${state.game.board}/${wish("rotate")}/${wish("picture")}`;
    if (boardKey !== key) {
      boardKey = key;
      const [spec] = await Promise.all([boardOf(state.game.board).catch(() => null), loadSigns(state.game.kinds)]);
      if (boardKey !== key || !state.game) return;
      if (!spec) { boardKey = null; return; }
      board = makeBoard(spec, { rotate: Number(wish("rotate")), press: pressed, name: t("board.of", { game: state.game.title }), kinds: state.game.kinds });
      camera?.stop();
      camera = wish("picture") === "camera" ? cameraPicture({ overlay: 1, alt: t("camera.alt") }) : null;
      put(places.look, switcher());
      const strip = h("div", { class: "entering", "aria-live": "polite" });
      put(places.table, camera ? camera.element : board.element, strip);
      drawEntry = part(strip, () => (entering ? entry() : []));
    }
    drawBoard();
  }

  function drawBoard() {
    if (!board || !state?.game) return;
    const dispute = state.dispute;
    const chosen = entering ? entering.tapped : [];
    if (!entering) due();
    board.show({
      layout: entering ? state.layout : underWay(state),
      last: entering || dispute ? [] : noticed(state.last && { ...state.last, steps: state.turns.at(-1)?.steps }),
      moved: dispute || entering ? [] : moved(state.turns.at(-1)?.steps).slice(0, 8),
      mills: state.owed?.mills?.length ? state.owed.mills : state.last?.mills || [],
      owed: entering || !state.owed ? [] : state.owed.due?.length ? state.owed.due : owed.sites, owes: state.owed?.due?.length || state.owed?.kind === "shoot" ? state.owed.kind : "may",
      wrong: dispute?.sites || [], count: state.question?.count || [], guide: dispute?.guide || [],
      may: entering ? matching(entering.turns, entering.tapped).next : owed.may.length ? owed.may : askedOf(state.question), chosen,
    });
    drawEntry?.(entering && { side: entering.side, tapped: entering.tapped, turns: entering.turns.map((turn) => turn.turn) });
  }

  /** Find out, once for every removal or shot that is due, what may be taken or where to. */
  async function due() {
    const { kind, sites = [], due: told } = state.owed ?? {};
    const key = ["remove", "shoot"].includes(kind) && !told?.length ? `${state.game.name}/${state.turns.length}/${kind}/${sites}` : null;
    if (key === owed.key) return;
    owed = { key, sites: [], may: [] };
    if (!key) return;
    const found = await (await import("../owed.js")).open(state.owed, state.layout);
    if (owed.key !== key || !state.owed) return;
    owed = { key, ...found };
    drawBoard();
  }

  function pressed(site) {
    if (!entering) {
      if (!spectator && state.stage === "play") { if (mayAct) enter(site); }
      return;
    }
    const { tapped } = entering;
    if (matching(entering.turns, [...tapped, site]).left.length) tap([...tapped, site]);
    else if (tapped.includes(site)) tap(tapped.slice(0, tapped.indexOf(site)));
    else if (matching(entering.all, [site]).left.length) tap([site]);
    else drawBoard();
  }

  /** Go on with what has been tapped. Of more turns than a phone is told at once, those that touch these sites are asked for. */
  async function tap(sites) {
    const now = entering;
    now.tapped = sites;
    if (now.more) {
      const asked = sites.map((site) => `tapped=${encodeURIComponent(site)}`).join("&");
      const legal = sites.length ? await get(`/api/legal?${asked}`).catch(() => null) : { turns: now.all };
      if (entering !== now || now.tapped !== sites) return;
      now.turns = legal?.turns ?? now.turns;
    }
    drawBoard();
  }

  async function enter(first = null) {
    const legal = await get("/api/legal").catch(() => null);
    if (!legal?.turns.length) return;
    if (first && !matching(legal.turns, [first]).left.length) { if (!isAsked(first, legal.side)) note(t("enter.cannot", { site: first })); return; }
    entering = { side: legal.side, turns: legal.turns, all: legal.turns, more: legal.more, tapped: [] };
    if (first) { await tap([first]); return; }
    drawBoard();
    board?.focus(matching(entering.turns, []).next[0]);
  }

  function entry() {
    const { left, whole } = matching(entering.turns, entering.tapped);
    const stop = () => { entering = null; drawBoard(); };
    const choose = async (turn) => { stop(); await command("enter", { turn: turn.turn }); };
    const offers = whole.length ? whole : left.length <= 6 ? left : [];
    const one = whole.length > 0 || left.length === 1;
    const name = (turn) => (offers.some((other) => other !== turn && signs(other.steps, other.turn) === signs(turn.steps, turn.turn)) ? turn.turn : signs(turn.steps, turn.turn));
    return [
      h("p", { class: "entering-help", text: entering.tapped.length ? t("enter.so_far", { side: capital(sideName(entering.side)), sites: entering.tapped.join(" → ") }) : t("enter.help", { side: capital(sideName(entering.side)) }) }),
      h("div", { class: "row" }, ...offers.slice(0, 8).map((turn, n) => button(name(turn), () => choose(turn), { kind: n === 0 && one ? "main" : "plain", key: `offer-${turn.turn}`, icon: n === 0 && one ? "check" : null })),
        button(t("cancel"), stop, { kind: "quiet", key: "enter-stop" })),
    ];
  }

  function wishes(stage, paused) {
    if (stage === "over") return [h("div", { class: "row" }, button(t("wish.new_game"), () => command("new_game"), { kind: "main", icon: "play" }), linkButton(t("replay.this"), `#/past/${encodeURIComponent(state.game.name)}`, { icon: "past" }), state.rulings.length ? button(t("wish.rulings"), () => rulings(), { icon: "alert" }) : null, button(t("wish.leave"), () => act("/api/table/leave"), { kind: "quiet" }))];
    return [h("div", { class: "wish-grid" },
      wishButton("mend", "wish.mend", () => mend()),
      wishButton("undo", "wish.take_back", () => command("take_back")),
      wishButton("hand", "wish.enter", () => enter()),
      paused ? wishButton("play", "wish.play", () => command("play")) : wishButton("pause", "wish.pause", () => command("pause")),
      wishButton("flag", "wish.more", () => furtherWishes()))];
  }

  function ended() {
    clearInterval(timer);
    camera?.stop();
    boardKey = null;
  }

  timer = setInterval(() => tickClock(main), 1000);
  return { update, leave: ended };
}

function wishButton(icon, word, call) {
  return h("button", { type: "button", class: "wish", "data-key": word, on: { click: call } }, sign(icon), h("span", { text: t(word) }));
}

/** Return whose turn it is, large enough to be read across the table. */
function banner({ to_move, owed, result, text, paused, person, question, dispute }) {
  if (result) return [h("div", { class: "banner banner-over" }, result.winners.length ? result.winners.map((side) => dot(side, "dot-big")) : null, h("div", {}, h("h2", { text: result.winners.length ? t("won", { side: result.winners.map((side) => capital(sideName(side))).join(", ") }) : t("drawn") }), h("p", { class: "banner-sub", text })))];
  if (!to_move) return [h("div", { class: "banner" }, h("h2", { text: t("starting") }))];
  const what = paused ? t("paused") : question ? t("unsure") : dispute ? t("guided") : owed || person || "";
  return [h("div", { class: "banner" }, dot(to_move, "dot-big"),
    h("div", { class: "banner-words" }, h("h2", { text: t("turn_of", { side: capital(sideName(to_move)) }) }), h("p", { class: `banner-sub${question || dispute ? " is-wrong" : owed ? " is-owed" : ""}`, text: what })),
    h("p", { class: "banner-clock", "data-limit": "", "aria-hidden": "true" }))];
}

/** Return what every side has: of the match, in the end of the game, or seeds in the stores. */
function scored({ score, result, game, layout }) {
  if (Object.keys(score || {}).length) return score;
  if (result && Object.keys(result.scores || {}).length) return result.scores;
  return game.seeds && layout.S !== undefined ? { south: layout.S, north: layout.N } : {};
}

/** Show each side's time, and what is left of a turn that has a limit. */
function tickClock(main) {
  const time = state?.clock;
  if (!time) return;
  const running = time.running ? machineNow() - time.since : 0;
  for (const face of main.querySelectorAll("[data-clock]")) {
    const side = face.dataset.clock;
    face.textContent = clock((time.spent_s?.[side] || 0) + (side === time.side ? running : 0));
  }
  const limit = main.querySelector("[data-limit]");
  if (!limit) return;
  limit.textContent = time.limit_s && time.running ? clock(Math.max(0, time.limit_s - running)) : "";
  limit.classList.toggle("is-short", Boolean(time.limit_s && time.limit_s - running < 3));
}

/** Return for each side what is in hand, on the board and won. */
function sides({ players, sides: all, to_move, hand, score, seeds, layout, over }) {
  const contents = Object.values(layout);
  const tops = (side) => contents.flatMap((content) => (Array.isArray(content) ? content : [content])).filter((one) => one && String(one).split(":")[0] === side).length;
  const scored = Object.keys(score || {}).length > 0;
  return [h("ul", { class: "sides", "aria-label": t("sides") }, all.map((side) => h("li", { class: side === to_move && !over ? "side is-turn" : "side" },
    h("span", { class: "side-name" }, sideTag(side, players[side]), h("span", { class: "side-clock", "data-clock": side, "aria-hidden": "true" })),
    h("span", { class: "side-facts" },
      scored && h("span", { class: "side-score" }, h("b", { text: String(score[side] ?? 0) }), ` ${t(seeds ? "seeds" : "points")}`),
      !seeds && h("span", {}, h("b", { text: String(tops(side)) }), ` ${t("on_board")}`),
      !seeds && hand[side] > 0 && h("span", {}, h("b", { text: String(hand[side]) }), ` ${t("in_hand")}`)))))];
}

function trouble({ trouble: what, paused, behind, stage }) {
  const lines = [];
  if (what) lines.push(["alert", what]);
  if (paused && stage === "play") lines.push(["pause", t("paused.long"), "is-calm"]);
  if (behind) lines.push(["alert", t("disk_full")]);
  return lines.map(([icon, text, kind]) => h("p", { class: `warning ${kind ?? ""}` }, sign(icon), h("span", { text })));
}

/** Return the ruling that stands, and the question that is open. */
function asked({ dispute, question, game, asks_south: edges }, spectator) {
  return [edges?.length > 0 && !spectator && askSouth(edges, game.seeds), dispute && ruling(dispute, { standing: true, spectator }),
    question && h("section", { class: "card card-ask" }, h("h2", { class: "card-title", text: t("question") }),
      h("p", { text: said(question), lang: tongue(question) }),
      spectator ? null : h("div", { class: "stack" }, question.alternatives.map((one) => button(wayText(one), () => command("answer", { alternative: one.index }), { kind: one.index === 0 ? "main" : "plain", key: `answer-${one.index}` }))))];
}

/** Return whether a tap asks only what stands there: of named pieces, another side's. */
function isAsked(site, side) {
  const there = state.layout[site];
  return Boolean(Object.keys(state.game.kinds ?? {}).length && there && there.split(":")[0] !== side);
}

/** Return the last turn if a piece has become another in it, and could have become something else. */
function becameLast(turns) {
  const last = turns.at(-1);
  return last?.becomes?.length ? { n: last.n, side: last.side, turn: last.turn, becomes: last.becomes } : null;
}

/** Return the question at which edge of the picture south is: nothing on the board tells. */
function askSouth(edges, seeds) {
  return h("section", { class: "card card-ask" }, h("h2", { class: "card-title", text: t("south.asked") }),
    h("p", { text: t(seeds ? "south.seeds" : "south.lines") }),
    h("img", { class: "camera", alt: t("camera.alt"), src: `/api/camera.jpg?overlay=0&width=480&t=${Date.now()}` }),
    h("div", { class: "row" }, edges.map((edge) => button(t(`edge.${edge}`), () => command("south_is", { edge }), { key: `south-${edge}` }))));
}

/** Return the board as it stands in the middle of a turn: what was put down is there, what was lifted is gone. */
function underWay({ layout, owed, most_chips: most, game }) {
  if (!owed || game.seeds || most > 1) return layout;
  if (owed.kind === "flip") return { ...layout, ...Object.fromEntries(owed.sites.map((site) => [site, owed.side])) };
  const lifted = owed.sites.map((site) => layout[site]).filter((one) => one?.startsWith(`${owed.side}:`));
  return { ...layout, ...Object.fromEntries(owed.sites.map((site) => [site, layout[site] ? null : lifted.shift() ?? owed.side])) };
}

/** Return the sites that a question is about. */
function askedOf(question) {
  return question ? [...new Set(question.alternatives.flatMap((one) => one.turns.flatMap((turn) => taps(turn.steps))))] : [];
}

function wayText(one) {
  if (one.side) return t("turn_of", { side: capital(sideName(one.side)) });
  if (!one.turns.length) return t("nothing_yet");
  return one.turns.map((turn) => `${capital(sideName(turn.side))} ${signs(turn.steps, turn.turn)}`).join("; ");
}

function saysCard(one, aloud) {
  const on = aloud === "on";
  return [h("section", { class: "says", "aria-label": t("referee_says") },
    h("p", { class: one && said(one).length > 90 ? "says-words says-long" : "says-words", lang: one ? tongue(one) : null, text: one ? said(one) : t("says_nothing") }),
    canSpeak() && h("button", { type: "button", class: "icon-button", "data-key": "aloud", "aria-pressed": String(on), "aria-label": t("aloud"), title: t("aloud"),
      on: { click: () => { setWish("aloud", on ? "off" : "on"); sayNow(on ? "" : (one ? said(one) : t("aloud.on")), one ? tongue(one) : document.documentElement.lang); } } }, sign(on ? "voice" : "mute")))];
}

function switcher() {
  const choice = wish("picture");
  const one = (name, icon) => h("button", { type: "button", class: "segment", "aria-pressed": String(choice === name), "data-key": `picture-${name}`, on: { click: () => setWish("picture", name) } }, sign(icon), h("span", { text: t(`picture.${name}`) }));
  return h("div", { class: "switch-row" }, h("div", { class: "segments", role: "group", "aria-label": t("picture") }, one("board", "board"), one("camera", "camera")),
    h("button", { type: "button", class: "icon-button", "aria-label": t("rotate"), title: t("rotate"), "data-key": "rotate", on: { click: () => setWish("rotate", String((Number(wish("rotate")) + 1) % 4)) } }, sign("turn")));
}

function turnList(turns, spectator) {
  if (!turns.length) return [];
  const newest = [...turns].reverse();
  return [card(t("turns"), h("ol", { class: "turn-list", reversed: true, tabindex: spectator ? 0 : null, "aria-label": t("turns") }, newest.map((turn) => {
    const words = [h("span", { class: "turn-n", text: `${turn.n}` }), dot(turn.side), h("span", { class: "turn-text", text: signs(turn.steps, turn.turn) }),
      h("span", { class: "away", text: capital(sideName(turn.side)) }),
      turn.mills?.length ? h("span", { class: "tag tag-mill", text: t("mill") }) : null,
      turn.corrected && h("span", { class: "tag", text: t("corrected") }), turn.by === "hand" && h("span", { class: "tag", text: t("by_hand") }), turn.unseen && h("span", { class: "tag tag-unsure", text: t("unseen") }), turn.stood && h("span", { class: "tag tag-unsure", text: t("stood") }),
      turn.lost > 0 && h("span", { class: "tag tag-unsure", text: t("lost_before", { count: turn.lost }) }),
      turn.confidence < 0.9 && h("span", { class: "tag tag-unsure", text: t("less_sure") })];
    return h("li", { value: turn.n }, spectator ? h("span", { class: "turn" }, words) : h("button", { type: "button", class: "turn", "data-key": `turn-${turn.n}`, "aria-haspopup": "dialog", on: { click: () => mend(turn.n) } }, words));
  })))];
}

/** Show what to do while no game is played. */
function home(main, { stage }, spectator) {
  const key = `${stage}/${state.said.at(-1)?.id}`;
  if (main.dataset.home === key && main.querySelector(".home")) return;
  main.dataset.home = key;
  if (spectator) { put(main, h("div", { class: "home" }, h("h2", { text: "Mwamuzi" }), h("p", { text: t("watch.none") }))); return; }
  const steps = [["games", "#/games", stage === "choose"], ["camera", "#/camera", stage === "aim"], ["play", "#/camera", stage === "ready"]];
  put(main, h("div", { class: "home" },
    h("img", { src: "/static/icon.svg", alt: "", width: 96, height: 96 }),
    h("h2", { class: "home-title", text: t("home.title") }), h("p", { class: "home-text", text: t("home.text") }),
    state.said.length ? h("p", { class: "says says-words", lang: tongue(state.said.at(-1)), text: said(state.said.at(-1)) }) : null,
    h("ol", { class: "home-steps" }, steps.map(([name, href, now]) => h("li", { class: now ? "is-now" : "" },
      h("a", { href, "aria-current": now ? "step" : null }, h("b", { text: t(`home.${name}`) }), h("span", { text: t(`home.${name}.text`) }))))),
    h("p", {}, h("a", { href: "#/past", text: t("home.past") }))));
}
