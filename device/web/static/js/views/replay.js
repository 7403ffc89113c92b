// One past game: every frame of it on the board, with what the referee said and the picture it saw.

import { h, part, put } from "../dom.js";
import { makeBoard } from "../board.js";
import { loadSigns } from "../wood.js";
import { act, button, card, dot, later, sign } from "../parts.js";
import { get } from "../net.js";
import { asSpec, may, said, state, tongue, wish } from "../store.js";
import { forgetGame, who } from "./who.js";
import { moved, noticed, signs } from "../turns.js";
import { capital, moment, outcome, side as sideName, t } from "../words.js";

const PACE_MS = 1300;

/** Show a game, from turn `from` on; return what ends it. The address names the turn that is shown: it can be shared. */
export function replay(main, name, from) {
  let playing = 0;
  const stop = () => { clearInterval(playing); playing = 0; };
  put(main, h("p", { class: "quiet", "aria-busy": "true", text: t("loading") }));
  Promise.all([get(`/api/past/${encodeURIComponent(name)}`), get("/api/past/formats")]).then(async ([past, formats]) => { await loadSigns(past.game.kinds); draw(past, formats); }).catch((error) => put(main, h("p", { class: "bad", role: "alert", text: error.message })));

  function draw(past, formats) {
    const { frames, game } = past;
    const board = makeBoard(asSpec(past.board), { rotate: Number(wish("rotate")), name: t("board.of", { game: game.title }), kinds: game.kinds });
    const slider = h("input", { type: "range", id: "replay-at", min: 0, max: Math.max(0, frames.length - 1), step: 1, value: 0, on: { input: () => { stop(); go(Number(slider.value)); } } });
    const words = h("div", { class: "replay-words", role: "status" });
    const picture = h("div", { class: "replay-picture" });
    const list = h("ol", { class: "turn-list replay-list" }, frames.map((frame, i) => h("li", {}, h("button", { type: "button", class: `turn turn-${frame.type}`, "data-i": i, on: { click: () => { stop(); go(i); } } },
      h("span", { class: "turn-n", text: frame.n ? String(frame.n) : "" }), frame.side ? dot(frame.side) : sign(frame.type === "illegal" ? "alert" : "next"),
      h("span", { class: "turn-text", lang: frame.steps ? null : tongue(frame), text: frame.steps?.length ? signs(frame.steps, frame.turn) : said(frame) || t(`frame.${frame.type}`) })))));
    const drawPicture = part(picture, (url) => url ? [h("img", { class: "evidence", src: url, alt: t("replay.picture") })] : []);
    let at = 0;

    function go(i) {
      at = Math.min(frames.length - 1, Math.max(0, i));
      const frame = frames[at];
      const address = `#/past/${encodeURIComponent(name)}`;
      if (location.hash.startsWith(address)) history.replaceState(null, "", frame.n ? `${address}/${frame.n}` : address);
      slider.value = String(at);
      slider.setAttribute("aria-valuetext", t("replay.at", { i: at, of: frames.length - 1 }));
      board.show({ layout: frame.layout, last: frame.type === "illegal" ? [] : noticed(frame), moved: moved(frame.steps).slice(0, 8), mills: frame.mills || [], wrong: frame.type === "illegal" ? frame.sites || [] : [] });
      put(words, h("p", { class: "replay-n", text: frame.n ? t("replay.turn", { n: frame.n }) : t(`frame.${frame.type}`) }), h("p", { class: "says-words", lang: tongue(frame), text: said(frame) || (frame.type === "start" ? t("frame.start.text", { side: capital(sideName(frame.to_move || "")) }) : "") }));
      if (frame.who) words.append(h("p", { class: "quiet", text: t("acted", { who: who(frame.who) }) }));
      drawPicture(may.sees_pictures ? frame.picture ?? null : null);
      for (const one of list.querySelectorAll("[aria-current]")) one.removeAttribute("aria-current");
      const here = list.querySelector(`[data-i="${at}"]`);
      here?.setAttribute("aria-current", "true");
      if (here) list.scrollTop = here.offsetTop - list.clientHeight / 2;
    }

    function toggle() {
      if (playing) { stop(); return look(); }
      if (at === frames.length - 1) go(0);
      playing = setInterval(() => { if (at >= frames.length - 1) { stop(); look(); } else go(at + 1); }, PACE_MS);
      return look();
    }
    const face = h("span", { class: "row" });
    const playButton = h("button", { type: "button", class: "icon-button icon-main", on: { click: toggle } }, face);
    const look = () => { put(face, sign(playing ? "pause" : "play")); playButton.setAttribute("aria-label", t(playing ? "replay.pause" : "replay.play")); };
    const stepper = (by, icon, word) => h("button", { type: "button", class: "icon-button", "aria-label": t(word), on: { click: () => { stop(); look(); go(at + by); } } }, sign(icon));

    put(main,
      h("p", { class: "crumb" }, h("a", { href: "#/past" }, sign("prev"), t("past.title"))),
      h("h2", { class: "view-title", text: game.title }),
      h("p", { class: "quiet", text: [moment(game.started ?? past.header?.started), past.result ? said(past.result) || outcome(past.result) : t("past.unfinished")].join(" · ") }),
      h("div", { class: "two" },
        h("div", {}, board.element,
          h("div", { class: "replay-bar" }, stepper(-1, "prev", "replay.back"), playButton, stepper(1, "next", "replay.on"), h("label", { class: "away", for: "replay-at", text: t("replay.slider") }), slider),
          words, picture),
        h("div", {},
          later(import("./analysis.js").then((view) => view.analysis(name, game.sides)), (row) => row),
          card(t("turns"), list),
          !past.result && state?.game?.name !== name ? button(t("past.resume"), async () => { if (await act("/api/table/resume", { name })) location.hash = "#/"; }, { kind: "main", icon: "play" }) : null,
          card(t("downloads"), h("ul", { class: "downloads" }, formats.map(({ format, label }) => h("li", {}, h("a", { class: "button button-plain", href: `/api/past/${encodeURIComponent(name)}/download?format=${format}`, download: true }, sign("save"), h("span", {}, h("b", { text: format.toUpperCase() }), h("small", { lang: "en", text: label }))))))),
          may.role === "owner" && state?.game?.name !== name ? button(t("forget.game"), () => forgetGame(name), { kind: "danger" }) : null)));
    look();
    go(frames.findIndex((frame) => frame.n === Number(from) && frame.type !== "illegal"));
  }
  return stop;
}
