// Teaching the chips: tap where which chip lies, then let the camera look; or say how many seeds lie in every pit.

import { h, put } from "../dom.js";
import { makeBoard } from "../board.js";
import { useLabels } from "../labels.js";
import { act, button, dot, sign } from "../parts.js";
import { boardOf, said, tongue } from "../store.js";
import { capital, side as sideName, t } from "../words.js";

/** Return the part of the camera view that teaches. */
export function teach(state, { done, skip }) {
  const { choice, calibration } = state;
  useLabels(choice);
  const place = h("div", { class: "stack" });
  const named = { pieces: said(choice.pieces) };
  const refused = calibration?.teach_refused;
  const taught = calibration?.taught?.length || calibration?.fill;
  const warned = (why) => h("p", { class: "warning", role: "alert" }, sign("alert"), h("span", { lang: tongue(why), text: said(why) }));
  const foot = [
    refused ? warned(refused) : null,
    ...(refused ? [] : (calibration?.teach_doubts ?? []).map(warned)),
    taught && !refused ? h("p", { class: "good", role: "status" }, sign("check"), h("span", { text: t("page-teach-done", named) })) : null,
    taught ? button(t("page-teach-on"), done, { kind: "main", icon: "next", key: "teach-on" }) : null,
    button(t("page-teach-skip"), skip, { kind: "quiet", key: "teach-skip" }),
  ];
  if (choice.seeds) put(place, ...seeds(choice), ...foot);
  else boardOf(calibration.board).then((spec) => put(place, ...chips(choice, spec), ...foot), (error) => put(place, h("p", { class: "bad", role: "alert", text: error.message }), ...foot));
  return place;
}

function seeds(choice) {
  let fill = choice.fill ?? 4;
  const shown = h("output", { class: "fill", text: String(fill) });
  const less = (by) => { fill = Math.min(12, Math.max(1, fill + by)); shown.textContent = String(fill); };
  return [h("p", { text: t("page-teach-seeds") }),
    h("div", { class: "row row-centre" }, button("−", () => less(-1), { "aria-label": t("page-teach-fewer") }), shown, button("+", () => less(1), { "aria-label": t("page-teach-more") })),
    button(t("page-teach-look"), () => act("/api/table/teach", { fill }), { kind: "main", icon: "camera", key: "teach-look" })];
}

function chips(choice, spec) {
  const named = { pieces: said(choice.pieces) };
  const colours = choice.colours;
  let colour = colours[0];
  const laid = suggested(spec, colours, choice.laid ?? {});
  const picker = h("div", { class: "segments", role: "group", "aria-label": t("page-teach-colour") });
  const board = makeBoard(spec, { press: (site) => { if (laid[site] === colour) delete laid[site]; else laid[site] = colour; draw(); }, name: t("page-teach-board", named) });
  const look = button(t("page-teach-look"), () => act("/api/table/teach", { pieces: pieces() }), { kind: "main", icon: "camera", key: "teach-look" });
  function pieces() {
    return Object.fromEntries(colours.map((one) => [one, Object.keys(laid).filter((site) => laid[site] === one)]).filter(([, sites]) => sites.length));
  }
  function draw() {
    put(picker, colours.map((one) => h("button", { type: "button", class: "segment", "aria-pressed": String(one === colour), on: { click: () => { colour = one; draw(); } } }, dot(one), capital(sideName(one)))));
    board.show({ layout: laid, may: [] });
    look.disabled = Object.keys(pieces()).length < colours.length;
  }
  draw();
  return [h("p", { text: t("page-teach-chips", named) }), picker, board.element, look];
}

/** Return how pieces stand at the start, or a corner for every colour, so that most people only have to lay them there. */
function suggested(spec, colours, start) {
  const laid = { ...start };
  const free = [...spec.corners, ...spec.sites.map(({ name }) => name)].filter((site) => !laid[site]);
  for (const colour of colours) if (!Object.values(laid).includes(colour)) laid[free.shift()] = colour;
  return laid;
}
