// A game played again: its board after every turn, ruling and correction, with what was said of it. The page shows it so, and the file that a game is taken home in.

import { h, part, put } from "../dom.js";
import { makeBoard } from "../board.js";
import { faceOf } from "../clockface.js";
import { card, dot, sideTag, sign } from "../parts.js";
import { asSpec, said, tongue } from "../store.js";
import { useLabels } from "../labels.js";
import { moved, noticed, written } from "../turns.js";
import { capital, has, side as sideName, t } from "../words.js";
import { evidence } from "./picture.js";
import { ruling } from "./ruling.js";
import { who } from "./who.js";

const PACE_MS = 1300;
const PLAYED = new Set(["turn", "correction"]);

/** Return what a frame is called: a turn by its number, all else by what it is and after which turn. */
function called(frame) {
  const name = has(`house-frame-${frame.type}`) ? t(`house-frame-${frame.type}`) : t("house-frame-remark");
  if (frame.type === "turn") return t("page-replay-turn", { n: frame.n });
  if (frame.type === "correction") return `${name} · ${t("page-replay-turn", { n: frame.of })}`;
  return frame.n ? `${name} · ${t("house-replay-after", { n: frame.n })}` : name;
}

/** Return the sites at which a board differs from the one before. */
function changed(layout, before) {
  return Object.keys(layout).filter((site) => JSON.stringify(layout[site]) !== JSON.stringify(before?.[site]));
}

/** Return the last frame that is turn `n`, or what was ruled about it. */
function frameOf(frames, n) {
  return n ? frames.findLastIndex((frame) => PLAYED.has(frame.type) && (frame.of ?? frame.n) === n) : 0;
}

/** Return what each side's clock showed at a frame; null without a time control. */
function clocksAt({ frames, game, header }, at) {
  const told = frames.slice(0, at + 1).findLast((frame) => frame.clocks)?.clocks;
  const minutes = parseFloat(header?.clock);
  return told ?? (minutes > 0 ? Object.fromEntries(game.sides.map((side) => [side, minutes * 60])) : null);
}

/**
 * Return a game to be played again: {board, told, list, stop}.
 *
 * @param past the game's diary, as `/api/past/NAME` tells it
 * @param rotate quarter turns clockwise; `turned` is told when the board is flipped
 * @param from the turn that is shown first
 * @param sees whether its pictures may be seen; else `closed` returns what is said instead
 * @param shown told the frame that is shown, as everybody is who later calls `follow`
 */
export function player(past, { rotate = 0, from = 0, sees = true, closed = () => null, shown = () => {}, turned = () => {} } = {}) {
  const { frames, game } = past;
  useLabels(game);
  const last = frames.length - 1, spec = asSpec(past.board);
  let at = 0, playing = 0, way = rotate, board = null, better = [];
  const followers = [shown];
  const stand = h("div", { class: "replay-board" }), above = h("div", {}), below = h("div", {});
  const names = past.header?.players ?? {}, seated = Boolean(Object.keys(names).length || past.header?.clock);
  const drawSeats = [[above, false], [below, true]].map(([place, under]) => part(place, ({ clocks, to_move }) => (!seated ? [] : [h("ul", { class: "sides", "aria-label": t("page-sides") }, game.sides.filter((_, n) => (n === 0) !== (way === 2) === under).map((side) =>
    h("li", { class: side === to_move ? "side is-turn" : "side" }, h("span", { class: "side-name" }, sideTag(side, names[side])), clocks?.[side] === undefined ? null : h("span", { class: "side-clock", text: faceOf(clocks[side], true) }))))])));
  const slider = h("input", { type: "range", id: "replay-at", min: 0, max: Math.max(0, last), step: 1, value: 0, on: { input: () => stopAt(Number(slider.value)) } });
  const words = h("div", { class: "replay-words", role: "status" });
  const picture = h("div", { class: "replay-picture" });
  const drawPicture = part(picture, ([url, sites]) => (!url ? [] : sees ? [evidence(url, t("page-replay-picture"), sites)] : [closed()]));
  const list = h("ol", { class: "turn-list replay-list", tabindex: 0, "aria-label": t("page-turns") }, frames.map((frame, i) => h("li", {}, h("button", { type: "button", class: `turn turn-${frame.type}`, "data-i": i, on: { click: () => stopAt(i) } },
    h("span", { class: "turn-n", text: PLAYED.has(frame.type) ? String(frame.of ?? frame.n) : "" }), frame.side ? dot(frame.side) : sign(frame.type === "illegal" ? "alert" : "next"),
    frame.side ? h("span", { class: "away", text: capital(sideName(frame.side)) }) : null,
    h("span", { class: "turn-text", lang: frame.steps ? null : tongue(frame), text: frame.type === "turn" ? written(frame) : said(frame) || called(frame) })))));

  function lay() {
    board = makeBoard(spec, { rotate: way, name: t("page-board-of", { game: game.title }), kinds: game.kinds });
    put(stand, board.element);
    draw();
  }

  function draw() {
    const frame = frames[at], rules = frame.type === "illegal";
    const notes = rules ? [] : PLAYED.has(frame.type) ? noticed(frame) : at ? changed(frame.layout, frames[at - 1].layout) : [];
    board.show({ layout: frame.layout, last: notes, moved: moved(frame.steps).slice(0, 8), mills: frame.mills || [], wrong: rules ? frame.sites || [] : [], guide: rules && !frame.ruling.is_long ? frame.ruling.guide : better });
  }

  /** Show a frame; arrows may show what would have been `better` than the turn that follows. */
  function go(i, arrows = []) {
    at = Math.min(last, Math.max(0, i));
    better = arrows;
    const frame = frames[at];
    slider.value = String(at);
    slider.setAttribute("aria-valuetext", called(frame));
    draw();
    for (const seats of drawSeats) seats({ clocks: clocksAt(past, at), to_move: frame.to_move, way });
    const ruled = frame.type === "illegal";
    const text = said(frame) || (frame.type === "start" ? t("house-frame-start-text", { side: capital(sideName(frame.to_move || "")) }) : "");
    put(words, h("p", { class: "replay-n", text: called(frame) }),
      ruled ? ruling(frame.ruling, { standing: false, pieces: game.pieces, sees }) : text && h("p", { class: "says-words", lang: tongue(frame), text }),
      frame.who && h("p", { class: "quiet", text: t("house-acted", { who: who(frame.who) }) }));
    drawPicture([ruled && sees ? null : frame.picture ?? null, frame.type === "correction" ? frame.sites : []]);
    for (const button of ends) button.disabled = Number(button.dataset.to) < 0 ? at === 0 : at === last;
    for (const one of list.querySelectorAll("[aria-current]")) one.removeAttribute("aria-current");
    const here = list.querySelector(`[data-i="${at}"]`);
    here?.setAttribute("aria-current", "true");
    if (here) list.scrollTop = here.offsetTop - list.clientHeight / 2;
    for (const call of followers) call(frame);
  }

  function stop() { clearInterval(playing); playing = 0; look(); }
  function stopAt(i) { stop(); go(i); }
  function toggle() {
    if (playing) return stop();
    if (at === last) go(0);
    playing = setInterval(() => { if (at >= last || !stand.isConnected) stop(); else go(at + 1); }, PACE_MS);
    return look();
  }
  function flip() { way = (way + 2) % 4; lay(); go(at); turned(way); }

  const face = h("span", { class: "row" });
  const playButton = h("button", { type: "button", class: "icon-button icon-main", on: { click: toggle } }, face);
  const look = () => { put(face, sign(playing ? "pause" : "play")); playButton.setAttribute("aria-label", t(playing ? "page-replay-pause" : "page-replay-play")); };
  const step = (icon, word, to, where) => h("button", { type: "button", class: "icon-button", "aria-label": t(word), title: t(word), "data-to": to, on: { click: () => stopAt(where()) } }, sign(icon));
  const ends = [step("first", "house-replay-first", -2, () => 0), step("prev", "page-replay-back", -1, () => at - 1), step("next", "page-replay-on", 1, () => at + 1), step("last", "house-replay-last", 2, () => last)];

  function keyed(event) {
    if (!stand.isConnected) return removeEventListener("keydown", keyed);
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest?.("input, select, textarea, dialog, svg.board")) return undefined;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (to !== undefined) stopAt(to);
    else if (event.key === "f") flip();
    else if (event.key === " " && !event.target.closest?.("button, a, summary")) toggle();
    else return undefined;
    return event.preventDefault();
  }

  look();
  lay();
  go(frameOf(frames, Number(from)));
  addEventListener("keydown", keyed);
  return {
    board: h("div", { class: "replay" }, above, stand, below,
      h("div", { class: "replay-bar" }, ends[0], ends[1], playButton, ends[2], ends[3],
        h("button", { type: "button", class: "icon-button", "aria-label": t("page-rotate"), title: t("page-rotate"), on: { click: flip } }, sign("turn")),
        h("label", { class: "away", for: "replay-at", text: t("page-replay-slider") }), slider)),
    told: h("div", { class: `replay-told${frames.some((frame) => frame.type === "illegal" || frame.picture) ? " is-tall" : ""}`, tabindex: 0 }, words, picture),
    list: card(t("page-turns"), list),
    /** Show the board after turn `n`; whoever tapped a line far below it, with arrows or none, sees it. */
    goTo: (n, arrows = null) => { stop(); go(frameOf(frames, n), arrows ?? []); if (arrows) stand.scrollIntoView({ block: "nearest" }); },
    /** Tell of the frame that is shown, now and whenever it is another. */
    follow: (call) => { followers.push(call); call(frames[at]); },
    stop: () => { clearInterval(playing); removeEventListener("keydown", keyed); },
  };
}
