// From a chosen game to a board that is watched: aim, find the board, teach the chips, begin.

import { h, part, put } from "../dom.js";
import { act, button, cameraPicture, card, linkButton, sign, sideTag } from "../parts.js";
import { linked, mayAct, noCamera, said, state, tongue } from "../store.js";
import { corners } from "./corners.js";
import { lendButton, stuck } from "./stuck.js";
import { teach } from "./teach.js";
import { boardName } from "./games.js";
import { capital, gameName, has, side as sideName, t } from "../words.js";

const STEPS = ["aim", "find", "teach", "begin"];
const SURE = 0.8;

/** Show the view; return what updates it and what ends it. */
export function show(main) {
  const places = Object.fromEntries(["steps", "stuck", "head", "picture", "work"].map((name) => [name, h("div", { class: `camera-${name}` })]));
  put(main, ...Object.values(places));
  const simulated = state?.machine.source?.startsWith("sim"); // its board lies where the camera sees it: nobody has to aim
  let sought = false, begun = false, led = false, about = null, picture = null, step = null, south = "bottom", pictureKey = null, cornersView = null;

  const drawSteps = part(places.steps, (at) => [h("ol", { class: "steps" }, STEPS.map((name, n) => h("li", { class: n < at ? "is-done" : n === at ? "is-now" : "", "aria-current": n === at ? "step" : null }, h("span", { class: "steps-n", text: n < at ? "✓" : String(n + 1), "aria-hidden": "true" }), h("span", { text: t(`page-step-${name}`) }))))]);
  const drawStuck = part(places.stuck, (lost) => (lost ? [stuck({ camera: noCamera() }, false)] : []));
  const drawHead = part(places.head, (data) => head(data));
  const drawWork = part(places.work, () => work());

  function at() {
    const { stage, calibration } = state;
    if (step === "corners") return 1;
    if (stage === "aim") return calibration?.busy || calibration?.refused ? 1 : 0;
    if (step === "teach") return 2;
    return stage === "ready" ? (step === "begin" ? 3 : 1) : 3;
  }

  function update() {
    if (!state) return;
    const { stage, calibration, choice } = state;
    drawStuck(noCamera() ? [said(noCamera()), state.machine.source, state.machine.lent] : null);
    if (stage !== "aim" && stage !== "ready") { step = null; }
    if (stage === "aim" && step !== "corners") step = null;
    if (stage === "aim") begun = false; // what was known of the last game's board may still be shown as this view opens
    if (choice?.game !== about) { about = choice?.game; sought = led = false; }
    if (simulated && !led) alone();
    if (!choice && stage === "choose") { drawSteps(-1); setPicture("plain"); drawHead({ none: true }); drawWork({ stage, ok: state.camera?.ok }); return; }
    drawSteps(at());
    drawHead({ stage, title: choice || state.game ? gameName(choice ?? state.game) : null, step, busy: calibration?.busy });
    if (step === "corners") { setPicture(null); drawWork({ step, south }); return; }
    if (noCamera()) { setPicture(null); drawHead({ none: false, title: null, stage, step: "lost" }); drawWork({ lost: true }); return; }
    setPicture(stage === "ready" || stage === "play" || stage === "over" ? "overlay" : "plain");
    drawWork({ stage, step, aim: state.aim && [state.aim.ok, ...["light", "glare", "sharpness", "board"].map((name) => [state.aim[name]?.code, Math.round((state.aim[name]?.value ?? 0) * 20)])], calibration, choice, linked, south, seen: state.camera?.ok });
  }

  /** Find a simulated table's board, and go on to the beginning, unless a person leads. */
  function alone() {
    const { stage, calibration, choice, aim } = state;
    if (stage === "aim" && !sought && mayAct && state.camera?.ok && aim && !calibration?.busy) { sought = true; act("/api/table/calibrate", { south, corners: null }); }
    if (stage !== "ready" || begun) return;
    begun = true;
    if (choice.seeds && choice.fill && sought) act("/api/table/teach", { pieces: null, fill: choice.fill }).then(() => to("begin"));
    else step = "begin";
  }

  function setPicture(kind) {
    if (kind === pictureKey) return;
    pictureKey = kind;
    picture?.stop();
    picture = kind === null ? null : cameraPicture({ overlay: kind === "overlay" ? 1 : 0, every: kind === "plain" ? 350 : 700, alt: t("page-camera-alt") });
    put(places.picture, picture?.element);
  }

  /** Go to a step as a person wishes: nothing goes on by itself from here. */
  function to(name) {
    led = true;
    step = name;
    update();
    main.querySelector("h2")?.scrollIntoView({ block: "nearest" });
  }

  function head({ none, stage, title, step: now, busy }) {
    if (now === "lost") return [];
    if (none) return [h("h2", { class: "view-title", text: t("page-camera-title") }), h("p", { text: t("page-camera-choose-first") }), linkButton(t("page-choose-game"), "#/games", { kind: "main", icon: "games" })];
    const word = now === "corners" ? "corners" : now === "teach" ? "teach" : stage === "aim" ? (busy ? "finding" : "aim") : stage === "ready" ? (now === "begin" ? "begin" : "found") : "watching";
    return [h("p", { class: "quiet", text: title || "" }), h("h2", { class: "view-title", text: t(`page-camera-${word}${word === "teach" && state.choice?.seeds ? "-seeds" : ""}`, named()) }), h("p", { text: t(`page-camera-${word}-text${word === "corners" && state.choice?.seeds ? "-seeds" : ""}`) })];
  }

  function work() {
    if (noCamera()) return [];
    if (step === "corners") {
      cornersView = corners(state, south, { done: async (points) => { if (await act("/api/table/calibrate", { south, corners: points })) to(null); }, cancel: () => to(null) });
      return [southChoice(), cornersView];
    }
    cornersView = null;
    const { stage, calibration } = state;
    if (calibration?.busy) return [progress(calibration)];
    if (stage === "aim") return [refusal(calibration?.refused), advice(state.aim), ...findButtons("page-camera-find"), southChoice()];
    if (stage === "ready") {
      if (step === "teach") return [teach(state, { done: () => to("begin"), skip: () => to("begin") })];
      return step === "begin" ? begin() : found(calibration);
    }
    if (stage === "play" || stage === "over") return [linkButton(t("page-camera-to-game"), "#/", { kind: "main", icon: "board" }), button(t("page-camera-again"), () => act("/api/table/aim"), { kind: "quiet", icon: "camera" })];
    return [];
  }

  function findButtons(word) {
    return [h("div", { class: "stack" }, button(t(word), () => act("/api/table/calibrate", { south, corners: null }), { kind: "main", icon: "search", key: "find", disabled: !state.camera?.ok || !state.aim }),
      button(t("page-camera-by-hand"), () => to("corners"), { icon: "mend", key: "by-hand" }),
      state.machine.live !== false && !sessionStorage.getItem("lends") && lendButton("quiet"))];
  }

  function southChoice() {
    return h("fieldset", { class: "field south" }, h("legend", { text: t(state.choice?.seeds ? "page-south-seeds" : "page-south-lines") }),
      h("div", { class: "segments" }, ["bottom", "left", "top", "right"].map((edge) => h("button", { type: "button", class: "segment", "aria-pressed": String(south === edge), "data-key": `south-${edge}`, on: { click: () => { south = edge; update(); } } }, t(`page-edge-${edge}`)))));
  }

  function found(calibration) {
    const needs = state.choice?.seeds || !plainChips(state.choice);
    return [judgement(calibration), h("div", { class: "stack" },
      needs ? button(t(state.choice.seeds ? "page-camera-fits-teach-seeds" : "page-camera-fits-teach", named()), () => to("teach"), { kind: "main", icon: "check", key: "fits" }) : button(t("page-camera-fits"), () => to("begin"), { kind: "main", icon: "check", key: "fits" }),
      !needs && button(t("page-camera-teach-anyway", named()), () => to("teach"), { icon: "hand", key: "teach" }),
      button(t("page-camera-by-hand"), () => to("corners"), { icon: "mend", key: "by-hand" }),
      button(t("page-camera-find-again"), () => { led = true; return act("/api/table/aim"); }, { kind: "quiet", icon: "camera", key: "again" }))];
  }

  function begin() {
    return [h("div", { class: "card" }, h("p", { text: firstPosition(state.choice) }),
      h("p", { class: "side-row" }, (state.choice?.sides || []).map((side) => sideTag(side)))),
      h("div", { class: "stack" }, button(t("page-begin"), async () => { if (await act("/api/table/start", { name: null })) location.hash = "#/"; }, { kind: "main", icon: "play", key: "begin" }),
        button(t("page-camera-back"), () => to(null), { kind: "quiet", icon: "prev" }))];
  }

  return { update, leave: () => picture?.stop() };
}

/** Return what the board must look like before the first turn, and who plays it. */
function firstPosition(choice) {
  if (choice?.seeds) return t("page-begin-seeds", { count: choice.fill ?? 4 });
  const begins = choice?.begins ? t("page-begin-side", { side: capital(sideName(choice.begins)) }) : t("page-begin-whoever");
  const part_ = choice?.part ? t("page-begin-part", { from: choice.part[0], to: choice.part[1] }) : "";
  return [t(choice?.set_up ? "page-begin-set-up" : "page-begin-empty", named()), part_, begins].filter(Boolean).join(" ");
}

/** Return what the pieces are called, for sentences. */
function named() {
  return { pieces: said(state.choice?.pieces) };
}

function plainChips(choice) {
  return (choice?.colours || []).every((colour) => colour === "white" || colour === "black");
}

function advice(aim) {
  if (!aim) return h("p", { class: "quiet", text: t("page-loading") });
  return h("ul", { class: "advice", "aria-label": t("page-advice") }, ["light", "glare", "sharpness", "board"].map((name) => {
    const one = aim[name];
    return h("li", { class: one.ok ? "is-good" : one.code === "checking" ? "is-checking" : "is-bad" }, sign(one.ok ? "check" : one.code === "checking" ? "search" : "alert"),
      h("div", {}, h("b", { text: t(`page-aim-${name}`) }), h("span", { class: one.ok ? "away" : null, ...advised(name, one) })),
      h("meter", { min: 0, max: 1, low: one.ok ? 0 : 0.99, high: one.ok ? 0.001 : 1, optimum: 1, value: one.value, "aria-label": t(`page-aim-${name}`) }));
  }));
}

/** Return a piece of advice in this phone's language, or as the machine says it. */
function advised(name, one) {
  const word = one.code === "good" ? `page-aim-good-${name}` : one.code === "glare" ? "page-aim-glare-bad" : `page-aim-${one.code}`;
  return has(word) ? { text: t(word) } : { lang: tongue(one), text: said(one) };
}

function progress({ progress: part_, doing }) {
  const bar = h("progress", { max: 1, value: part_ ?? undefined, "aria-label": t("page-camera-finding") });
  if (part_ === null) bar.removeAttribute("value");
  return h("div", { class: "card finding", role: "status" }, h("p", { text: doing ? capital(doing) : t("page-camera-finding") }), bar);
}

function refusal(refused) {
  return refused ? h("p", { class: "warning", role: "alert" }, sign("alert"), h("span", { lang: tongue(refused), text: said(refused) })) : null;
}

/** Return how sure the machine is of the board it found, in words, as a bar and as a figure. */
function judgement(calibration) {
  if (!calibration) return null;
  const sure = calibration.confidence;
  if (sure === null && !calibration.by_hand) return refusal(calibration.refused); // not yet measured on today's picture
  const grade = sure === null ? "hand" : sure >= SURE ? "good" : sure >= 0.55 ? "fair" : "poor";
  return h("section", { class: `card judgement is-${grade}` }, h("h3", { class: "card-title" }, sign(grade === "poor" ? "alert" : "check"), h("span", { text: t(`page-judged-${grade}`) })),
    sure !== null && h("meter", { min: 0, max: 1, low: 0.55, high: 0.8, optimum: 1, value: sure, "aria-label": t("page-judged") }),
    h("p", { text: t(`page-judged-${grade}-text`) }),
    h("p", { class: "quiet", text: [t("page-board-name", { board: boardName(calibration.board) }), sure !== null && t("page-judged-sure", { percent: Math.round(sure * 100) }), calibration.rms_px !== null && t("page-judged-rms", { px: calibration.rms_px.toFixed(1) })].filter(Boolean).join(" · ") }),
    refusal(calibration.refused), calibration.taught ? h("p", { class: "side-row" }, calibration.taught.map((side) => sideTag(side))) : null);
}
