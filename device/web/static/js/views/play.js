// The game as it stands: what is to be done, the board, what the referee says, and what people may wish.

import { h, part, put } from "../dom.js";
import { makeBoard } from "../board.js";
import { canSpeak, sayNow } from "../aloud.js";
import { label, useLabels } from "../labels.js";
import { loadSigns } from "../wood.js";
import { act, button, cameraPicture, command, later, linkButton, note, sign } from "../parts.js";
import { boardOf, lastSaid, mayAct, noCamera, said, setWish, state, tongue, wish } from "../store.js";
import { matching, moved, noticed, written, taps, ways } from "../turns.js";
import { get } from "../net.js";
import { edge, scored, tickClock } from "./edges.js";
import { firstToDo, headline } from "./headline.js";
import { ruling } from "./ruling.js";
import { capital, gameName, side as sideName, t } from "../words.js";

const loaded = {}; // what the first view does without: by file

const WIDE = matchMedia("(min-width: 1024px) and (orientation: landscape)");

/** Open the sheet of wishes that are rarer. */
async function furtherWishes() {
  (await import("./wishes.js")).furtherWishes();
}

/** Open the sheet of all rulings of the game. */
async function rulings() {
  (await import("./wishes.js")).rulings();
}

/** Show the view; return what updates it and what ends it. */
export function show(main, { spectator, boot }) {
  const places = Object.fromEntries(["turn", "trouble", "table", "ask", "wishes", "says", "look", "turns"].map((name) => [name, h("div", { class: `play-${name}` })]));
  const above = h("div", { class: "play-edge" }), below = h("div", { class: "play-edge" }), controls = h("div", {});
  put(main, ...Object.values(places));
  put(places.table, boot); // as it came with the page, until it is drawn here
  let board = null, boardKey = null, entering = null, camera = null, timer = 0, drawEntry = null, looked = null, drawBack = null;
  const answer = h("p", { class: "away board-answer", role: "status" });
  let owed = { key: null, sites: [], may: [] };

  /** Draw with what a file offers; once it is there, if it is not yet. */
  function lazily(file, draw) {
    if (loaded[file]) return draw(loaded[file]);
    import(`./${file}.js`).then((offers) => { loaded[file] = offers; if (main.isConnected) update(); }, () => note(t("page-lost-act"), "bad"));
    return [];
  }

  const drawTurn = part(places.turn, (data) => headline(data));
  const drawAbove = part(above, (data) => edge(data, false));
  const drawBelow = part(below, (data) => edge(data, true));
  const drawTrouble = part(places.trouble, (data) => [trouble(data), (data.lost || data.ended) && lazily("stuck", ({ stuck }) => stuck({ camera: data.lost && noCamera(), ended: data.ended }, spectator))].flat());
  const drawAsk = part(places.ask, ({ became }) => [...asked(state, spectator), became && later(import("./becoming.js"), ({ becoming }) => becoming(became))]);
  const drawSays = part(places.says, ({ one, aloud }) => saysCard(one, aloud));
  const drawWishes = part(places.wishes, ({ stage, paused, machine, asks }) => (spectator ? [] : [...wishes(stage, paused), machine && stage === "play" && !asks && later(import("./companion.js").then((view) => view.machine(machine)), (row) => row), stage === "over" && later(import("./analysis.js").then((view) => view.analysis(state.game.name)), (row) => row)]));
  const drawControls = part(controls, ([sim]) => (sim && !spectator ? [lazily("simulated", ({ simulated }) => simulated(sim))].flat() : []));
  const drawTurns = part(places.turns, () => lazily("turnlist", ({ turnList }) => turnList(state.turns, spectator, mend)));

  function update() {
    if (!state) return;
    if (!state.game) { ended(); lazily("home", ({ home }) => home(main, state, spectator)); return; }
    useLabels(state.game);
    if (entering && entering.since !== since()) entering = null; // play has gone on
    if (!places.turn.isConnected) { delete main.dataset.home; put(main, ...Object.values(places)); }
    const lost = Boolean(noCamera()), film = Boolean(state.camera?.ended) && !state.result;
    drawTurn({ to_move: state.to_move, players: state.choice?.players, plays: said(state.companion?.proposal), task: said(state.companion?.lesson), step: state.companion?.lesson, owed: said(state.owed), result: state.result, text: said(state.result), paused: state.paused, person: state.next_person, question: state.question && said(state.question), guide: firstToDo(state.dispute), trouble: said(state.trouble), ended: film, lost });
    places.trouble.classList.toggle("is-first", lost || film);
    places.ask.classList.toggle("is-question", Boolean(state.question || state.asks_south?.length));
    const seats = { players: state.choice?.players ?? {}, sides: state.sides ?? state.game.sides, to_move: state.to_move, hand: state.in_hand, score: scored(state), seeds: state.game.seeds, layout: state.layout, over: Boolean(state.result), turned: wish("rotate") === "2" };
    drawAbove(seats);
    drawBelow(seats);
    drawTrouble({ trouble: lost ? "" : said(state.trouble), paused: state.paused, disk: state.disk ?? {}, stage: state.stage, lost: lost && [said(noCamera()), state.machine.source, state.machine.lent], ended: film, ready: Boolean(loaded.stuck) });
    drawAsk({ dispute: state.dispute, question: state.question, south: state.asks_south, became: spectator || state.dispute || state.question ? null : becameLast(state.turns) });
    const last = lastSaid();
    drawSays({ one: last, aloud: wish("aloud") });
    drawWishes({ machine: state.companion && { lesson: Boolean(state.companion.lesson) }, stage: state.stage, paused: state.paused, asks: Boolean(state.dispute || state.question), mayAct, rulings: state.rulings.length });
    drawControls([state.stage === "play" ? state.machine.simulated ?? null : null, Boolean(loaded.simulated)]);
    drawTurns([Boolean(loaded.turnlist), ...state.turns.map((turn) => [turn.n, turn.turn, turn.corrected, turn.unseen, turn.lost, turn.confidence < 0.9])]);
    tickClock(main);
    places.says.hidden = Boolean(state.dispute || state.question) && !state.result;
    table();
  }

  /** Return the turn after which people enter one, or mend one: it closes with the next. */
  function since() {
    return `${state.game.name}/${state.turns.length}`;
  }

  /** Open the sheet that puts a turn right; the last one may be tapped on the board. */
  async function mend(n) {
    (await import("./mend.js")).mend(n, amendByBoard);
  }

  /** Let people tap on the board what turn `n` really was. */
  async function amendByBoard(n) {
    const [likely, { boardAfter }] = await Promise.all([get(`/api/likely?n=${n}`).catch(() => null), import("./turnlist.js")]);
    if (!likely?.turns.length) return;
    const before = await boardAfter(n - 1).catch(() => null);
    entering = { side: likely.side, turns: likely.turns, all: likely.turns, more: false, tapped: [], amends: n, layout: before?.layout, since: since() };
    drawBoard();
    board?.focus(matching(entering.turns, []).next[0]);
  }

  /** Look back in the game, or forward: the board of that turn is shown until the last one. */
  async function lookAt(n) {
    const last = state.turns.length;
    const at = Math.min(last, Math.max(0, n));
    const frame = at === last ? null : await (await import("./turnlist.js")).boardAfter(at).catch(() => null);
    looked = frame && { n: at, layout: frame.layout, steps: frame.steps };
    drawBoard();
    for (const one of places.turns.querySelectorAll("[aria-current]")) one.removeAttribute("aria-current");
    const row = places.turns.querySelector(`[data-key="turn-${at}"]`);
    if (looked) row?.setAttribute("aria-current", "true");
    row?.scrollIntoView({ block: "nearest" });
  }

  function keyed(event) {
    if (!state?.game || event.altKey || event.ctrlKey || event.metaKey || event.target.closest?.("input, select, textarea, dialog, .segments")) return;
    if (event.key.startsWith("Arrow") && event.target.closest?.("svg.board")) return; // they lead from point to point there
    if (event.key === "Escape" && entering) { entering = null; drawBoard(); return; }
    const at = looked?.n ?? state.turns.length;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: state.turns.length }[event.key];
    if (to !== undefined) { event.preventDefault(); lookAt(to); }
    else if (event.key === "f") setWish("rotate", String((Number(wish("rotate")) + 2) % 4));
    else if (event.key === "?" || event.key === "q") import("./asking.js").then(({ asking }) => asking());
  }

  /** Answer a key pressed on the board; what answers is loaded with the first. */
  function question(key, site, places) {
    if (!/^[lcxrh1-9]$/.test(key)) return false;
    import("./answers.js").then(({ answerKey }) => answerKey(key, site, places, answer));
    return true;
  }

  async function table() {
    const key = `${state.game.id}/${state.game.board}/${wish("rotate")}/${wish("picture")}`;
    if (boardKey !== key) {
      boardKey = key;
      const [spec] = await Promise.all([boardOf(state.game.board).catch(() => null), loadSigns(state.game.kinds)]);
      if (boardKey !== key || !state.game) return;
      if (!spec) { boardKey = null; return; }
      board = makeBoard(spec, { rotate: Number(wish("rotate")), press: pressed, asked: question, name: t("page-board-of", { game: gameName(state.game) }), kinds: state.game.kinds });
      camera?.stop();
      camera = wish("picture") === "camera" ? cameraPicture({ overlay: 1, alt: t("page-camera-alt") }) : null;
      const beside = camera && WIDE.matches; // there is room for both
      put(places.look, switcher(), controls, beside ? camera.element : null);
      const strip = h("div", { class: "entering", "aria-live": "polite" }), back = h("div", { "aria-live": "polite" });
      put(places.table, above, camera && !beside ? camera.element : board.element, answer, below, back, strip);
      drawEntry = part(strip, () => (entering ? entry() : []));
      drawBack = part(back, (n) => (n === null ? [] : [h("p", { class: "look-back" }, h("span", { text: t("page-look-at", { n, of: state.turns.length }) }), " ", button(t("page-look-now"), () => lookAt(Infinity), { kind: "quiet", key: "look-now" }))]));
    }
    drawBoard();
  }

  function drawBoard() {
    if (!board || !state?.game) return;
    drawBack?.(looked?.n ?? null);
    if (looked && !entering) { board.show({ layout: looked.layout, last: noticed({ steps: looked.steps, sites: [] }), moved: moved(looked.steps).slice(0, 8) }); return; }
    const dispute = state.dispute;
    const chosen = entering ? entering.tapped : [];
    if (!entering) due();
    board.show({
      layout: entering ? entering.layout ?? state.layout : underWay(state),
      last: entering || dispute ? [] : noticed(state.last && { ...state.last, steps: state.turns.at(-1)?.steps }),
      moved: dispute || entering || !state.last ? [] : moved(state.turns.at(-1)?.steps).slice(0, 8),
      mills: state.owed?.mills?.length ? state.owed.mills : state.last?.mills || [],
      owed: entering || !state.owed ? [] : state.owed.due?.length ? state.owed.due : owed.sites, owes: state.owed?.due?.length || state.owed?.kind === "shoot" ? state.owed.kind : "may",
      wrong: dispute?.sites || [], count: state.question?.count || [], guide: dispute?.guide || (entering ? [] : ways(state.companion?.proposal?.steps)),
      may: entering ? matching(entering.turns, entering.tapped).next : owed.may.length ? owed.may : state.question ? askedOf(state.question) : state.companion?.named ?? [], chosen,
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
      if (looked) lookAt(Infinity);
      else if (!spectator && state.stage === "play" && mayAct) enter(site);
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
    if (first && !matching(legal.turns, [first]).left.length) { if (!isAsked(first, legal.side)) note(t("page-enter-cannot", { site: label(first) })); return; }
    entering = { side: legal.side, turns: legal.turns, all: legal.turns, more: legal.more, tapped: [], since: since() };
    if (first) { await tap([first]); return; }
    drawBoard();
    board?.focus(matching(entering.turns, []).next[0]);
  }

  function entry() {
    const { left, whole } = matching(entering.turns, entering.tapped);
    const stop = () => { entering = null; drawBoard(); };
    const { amends, side } = entering;
    const taps_ = state.machine.simulated && (state.companion?.lesson || state.companion?.seats[side]?.by === "person"); // the simulated table's hands play what is tapped
    const choose = async (turn) => { stop(); await (amends ? command("amend", { n: amends, turn: turn.turn }) : taps_ ? act("/api/table/simulated", { turn: turn.turn }) : command("enter", { turn: turn.turn })); };
    const offers = whole.length ? whole : left.length <= 6 ? left : [];
    const one = whole.length > 0 || left.length === 1;
    const name = (turn) => (offers.some((other) => other !== turn && written(other) === written(turn)) ? turn.turn : written(turn));
    return [
      h("p", { class: "entering-help", text: entering.tapped.length ? t("page-enter-so-far", { side: capital(sideName(entering.side)), sites: entering.tapped.map(label).join(" → ") }) : t(amends ? "page-mend-tap" : "page-enter-help", { side: capital(sideName(side)), n: amends }) }),
      h("div", { class: "row" }, ...offers.slice(0, 8).map((turn, n) => button(name(turn), () => choose(turn), { kind: n === 0 && one ? "main" : "plain", key: `offer-${turn.turn}`, icon: n === 0 && one ? "check" : null })),
        button(t("page-cancel"), stop, { kind: "quiet", key: "enter-stop" })),
      state.companion && !amends && entering.tapped.length === 1 && later(import("./companion.js").then((view) => view.shows(entering?.tapped[0])), (shows) => shows),
    ];
  }

  function wishes(stage, paused) {
    if (stage === "over") return [h("div", { class: "row" }, state.result?.may_go_on ? button(t("page-wish-play"), () => command("adopt"), { key: "go-on" }) : null, button(t("page-wish-new-game"), () => command("new_game"), { kind: "main", icon: "play" }), linkButton(t("page-replay-this"), `#/past/${encodeURIComponent(state.game.name)}`, { icon: "past" }), button(t("page-score-print"), async () => (await import("./wishes.js")).printed(), { icon: "print" }), state.rulings.length ? button(t("page-wish-rulings"), () => rulings(), { icon: "alert" }) : null, button(t("page-wish-leave"), () => act("/api/table/leave"), { kind: "quiet" }))];
    return [h("div", { class: "wish-grid" },
      wishButton("mend", "page-wish-mend", () => mend()),
      wishButton("undo", "page-wish-take-back", () => command("take_back")),
      wishButton("hand", "page-wish-enter", () => enter()),
      paused ? wishButton("play", "page-wish-play", () => command("play")) : wishButton("pause", "page-wish-pause", () => command("pause")),
      wishButton("flag", "page-wish-more", () => furtherWishes()))];
  }

  function ended() {
    camera?.stop();
    boardKey = null;
  }

  timer = setInterval(() => tickClock(main), 100);
  addEventListener("keydown", keyed);
  return { update, leave: () => { clearInterval(timer); ended(); removeEventListener("keydown", keyed); } };
}

function wishButton(icon, word, call) {
  return h("button", { type: "button", class: "wish", "data-key": word, on: { click: call } }, sign(icon), h("span", { text: t(word) }));
}

function trouble({ trouble: what, paused, disk, stage }) {
  const lines = [];
  if (what) lines.push(["alert", what]);
  if (paused && stage === "play") lines.push(["pause", t("page-paused-long"), "is-calm"]);
  if (disk.log === "rewritten") lines.push(["alert", t("page-log-rewritten")]);
  if (disk.behind) lines.push(["alert", t(disk.log === "gone" ? "page-log-gone" : "page-disk-full")]);
  return lines.map(([icon, text, kind]) => h("p", { class: `warning ${kind ?? ""}` }, sign(icon), h("span", { text })));
}

/** Return the ruling that stands, and the question that is open. */
function asked({ dispute, question, game, asks_south: edges }, spectator) {
  return [edges?.length > 0 && !spectator && askSouth(edges, game.seeds), dispute && ruling(dispute, { standing: true, spectator }),
    question && h("section", { class: "card card-ask" }, h("h2", { class: "card-title", text: t("page-question") }),
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
  return h("section", { class: "card card-ask" }, h("h2", { class: "card-title", text: t("page-south-asked") }),
    h("p", { text: t(seeds ? "page-south-seeds" : "page-south-lines") }),
    h("img", { class: "camera", alt: t("page-camera-alt"), src: `/api/camera.jpg?overlay=0&width=480&t=${Date.now()}` }),
    h("div", { class: "row" }, edges.map((edge) => button(t(`page-edge-${edge}`), () => command("south_is", { edge }), { key: `south-${edge}` }))));
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
  if (one.says) return t(one.says === "yes" ? "page-yes" : "page-no");
  if (one.side) return t("page-turn-of", { side: capital(sideName(one.side)) });
  if (!one.turns.length) return t("page-nothing-yet");
  return one.turns.map((turn) => `${capital(sideName(turn.side))} ${written(turn)}`).join("; ");
}

function saysCard(one, aloud) {
  const on = aloud === "on";
  return [h("section", { class: "says", "aria-label": t("page-referee-says") },
    h("p", { class: one && said(one).length > 90 ? "says-words says-long" : "says-words", lang: one ? tongue(one) : null, text: one ? said(one) : t("page-says-nothing") }),
    canSpeak() && h("button", { type: "button", class: "icon-button", "data-key": "aloud", "aria-pressed": String(on), "aria-label": t("page-aloud"), title: t("page-aloud"),
      on: { click: () => { setWish("aloud", on ? "off" : "on"); sayNow(on ? "" : (one ? said(one) : t("page-aloud-on")), one ? tongue(one) : document.documentElement.lang); } } }, sign(on ? "voice" : "mute")))];
}

function switcher() {
  const choice = wish("picture");
  const one = (name, icon) => h("button", { type: "button", class: "segment", "aria-pressed": String(choice === name), "data-key": `picture-${name}`, on: { click: () => setWish("picture", name) } }, sign(icon), h("span", { text: t(`page-picture-${name}`) }));
  return h("div", { class: "switch-row" }, h("div", { class: "segments", role: "group", "aria-label": t("page-picture") }, one("board", "board"), one("camera", "camera")),
    h("button", { type: "button", class: "icon-button", "aria-label": t("page-rotate"), title: t("page-rotate"), "data-key": "rotate", on: { click: () => setWish("rotate", String((Number(wish("rotate")) + 1) % 4)) } }, sign("turn")));
}
