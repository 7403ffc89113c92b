// Parts that several views are made of: buttons, cards, sheets, asking for the PIN, doing what is wished.

import { h, put } from "./dom.js";
import { post, Refused } from "./net.js";
import { askRight, mayAct, may, state } from "./store.js";
import { capital, language, side as sideName, t } from "./words.js";

/** Return a button; `kind` is main, quiet, danger or plain. */
export function button(text, call, { kind = "plain", icon = null, key = null, disabled = false, ...more } = {}) {
  return h("button", { type: "button", class: `button button-${kind}`, "data-key": key, disabled, on: { click: call }, ...more },
    icon && sign(icon), h("span", { text }));
}

/** Return a link that looks like a button. */
export function linkButton(text, href, { kind = "plain", icon = null, ...more } = {}) {
  return h("a", { class: `button button-${kind}`, href, ...more }, icon && sign(icon), h("span", { text }));
}

const SIGNS = {
  board: "M4 4h16v16H4zM9 9h6v6H9zM12 4v5M12 15v5M4 12h5M15 12h5",
  games: "M4 6h16M4 12h16M4 18h10",
  camera: "M4 8h4l2-3h4l2 3h4v11H4zM12 16.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4z",
  past: "M12 7v5l3.5 2M4.5 9A8.2 8.2 0 1 1 4 13M4 4.5V9h4.5",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  back: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6",
  undo: "M9 6 4 11l5 5M4 11h9.5a5.5 5.5 0 0 1 0 11H11",
  hand: "M8 13V5.5a1.6 1.6 0 0 1 3.2 0V11m0-1.5a1.6 1.6 0 0 1 3.2 0V12m0-1a1.6 1.6 0 0 1 3.2 0v4.5A6 6 0 0 1 11.6 21C8.8 21 7.6 19.6 6 17l-2-3.4a1.5 1.5 0 0 1 2.5-1.6L8 13.6",
  pause: "M8 5v14M16 5v14",
  play: "M7 4.5v15l12-7.5z",
  mend: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
  voice: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  mute: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
  check: "M4.5 12.5 10 18 19.5 7",
  minus: "M5 12h14",
  alert: "M12 4 2.5 20h19zM12 10v4.5M12 17.4h.01",
  search: "M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM16 16l4.5 4.5",
  save: "M12 4v11M7.5 11 12 15.5 16.5 11M4.5 19.5h15",
  next: "M9 5l7 7-7 7",
  prev: "M15 5l-7 7 7 7",
  first: "M6 5v14M18 6l-7 6 7 6",
  last: "M18 5v14M6 6l7 6-7 6",
  share: "M9 10.8l6-3.6M9 13.2l6 3.6M4 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M15 6a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M15 18a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0",
  print: "M7 8.5V4h10v4.5M7 17H4V9h16v8h-3M7 14h10v6.5H7z",
  close: "M6 6l12 12M18 6 6 18",
  key: "M15.5 4a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9M12.3 11.7 4 20M6.8 17.2l2.7 2.7M9.4 14.6l2 2",
  flag: "M6 21V4M6 5h12l-2.5 4L18 13H6",
  star: "M12 3.5l2.6 5.6 6 .7-4.5 4.1 1.2 6L12 16.9 6.700 19.900l1.200-6L3.400 9.8l6-.7z",
  turn: "M19 8a8 8 0 1 0 .8 6M19.5 3.5V8H15",
};

/** Return a small drawing beside words; screen readers pass it over. */
export function sign(name) {
  const wrap = document.createElement("span");
  wrap.className = "sign";
  wrap.setAttribute("aria-hidden", "true");
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", SIGNS[name] || SIGNS.more);
  svg.append(path);
  wrap.append(svg);
  return wrap;
}

/** Return a chip's picture of that colour in a line of text. */
export function dot(colour, kind = "") {
  const known = ["white", "black", "red", "blue", "green", "yellow", "arrow"].includes(colour) ? colour : (colour === "south" ? "south" : colour === "north" ? "north" : "plain");
  return h("span", { class: `dot dot-${known} ${kind}`, "aria-hidden": "true" });
}

/** Return a side's chip and the name of who plays it, or its own. */
export function sideTag(side, player = null) {
  return h("span", { class: "side-tag" }, dot(side), player || capital(sideName(side)), player && h("span", { class: "away", text: ` (${capital(sideName(side))})` }));
}

/** Return a card with a heading. */
export function card(title, ...children) {
  return h("section", { class: "card" }, title && h("h2", { class: "card-title", text: title }), ...children);
}

/** Say something short at the foot of the page, also to screen readers. */
export function note(text, kind = "plain") {
  const place = document.getElementById("notes");
  const one = h("div", { class: `note note-${kind}`, role: kind === "bad" ? "alert" : "status", text });
  put(place, one);
  clearTimeout(note.timer);
  note.timer = setTimeout(() => one.remove(), 6000);
}

/**
 * Open a sheet over the page; return it and how to close it.
 *
 * Escape, its close button and a tap beside it close it; the focus then goes back.
 */
export function sheet(title, ...children) {
  const body = h("div", { class: "sheet-body" }, ...children);
  const dialog = h("dialog", { class: "sheet", "aria-label": title },
    h("div", { class: "sheet-head" }, h("h2", { text: title }),
      h("button", { type: "button", class: "icon-button", "aria-label": t("page-close"), on: { click: () => dialog.close() } }, sign("close"))),
    body);
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (document.activeElement === document.body) document.querySelector("#main")?.focus(); // what opened it is gone
  });
  document.body.append(dialog);
  dialog.showModal();
  return { dialog, body, close: () => dialog.close() };
}

/** Ask whether it is really meant. */
export function sure(title, text, yes, kind = "danger") {
  return new Promise((resolve) => {
    let answer = false;
    const { dialog, close } = sheet(title, text && h("p", { text }), h("div", { class: "row" },
      button(yes, () => { answer = true; close(); }, { kind }), button(t("page-no"), () => close())));
    dialog.addEventListener("close", () => resolve(answer));
  });
}

/** Ask for a PIN until it is right; return whether it was. `need` is the role that it takes. */
export async function askPin(need = "play") {
  const { askPin: ask } = await import("./views/pin.js");
  return ask(need);
}

/** Send a wish; where this phone may not act yet, ask for the PIN first. Return the answer, or null. */
export async function act(path, body = {}) {
  if (!mayAct && !(await askPin())) return null;
  try {
    return await once(path, body);
  } catch (error) {
    if (!(error instanceof Refused)) { note(t("page-lost-act"), "bad"); return null; }
    if (error.status === 401 && await askRight() === false && await askPin()) return act(path, body);
    if (error.status === 403 && error.more.need && await askPin(error.more.need)) return act(path, body);
    if (error.status !== 401 && !error.more.need) note(error.message, "bad");
    return null;
  }
}

async function once(path, body) {
  const answer = await post(path, body);
  if (answer && answer.done === false) note(answer.texts?.[language()] ?? answer.told, "bad");
  return answer;
}

/** Send a command to the referee. */
export function command(what, more = {}) {
  return act("/api/command", { do: what, ...more });
}

/** Return an element that waits for something to be loaded, then shows it. */
export function later(promise, draw) {
  const place = h("div", { class: "later", "aria-busy": "true" }, h("p", { class: "quiet", text: t("page-loading") }));
  promise.then((found) => put(place, draw(found)), (error) => put(place, h("p", { class: "bad", role: "alert", text: error.message })))
    .finally(() => place.removeAttribute("aria-busy"));
  return place;
}

/** Return an image of the camera that is renewed as long as it is on the page. */
export function cameraPicture({ overlay = 0, width = 640, every = 700, alt }) {
  const image = h("img", { class: "camera", alt, width: 640, height: 480, hidden: true });
  const none = h("p", { class: "quiet camera-none", text: t("page-camera-none") });
  const place = h("div", { class: "camera-frame" }, image, none);
  let stopped = false;
  const renew = () => {
    if (stopped || (place.isConnected === false && renew.seen)) return;
    renew.seen = renew.seen || place.isConnected;
    const sees = state?.camera?.ok && may.sees_camera;
    if (state?.camera?.ok) none.textContent = t(sees ? "page-camera-none" : "page-camera-closed");
    if (!sees) { image.hidden = true; none.hidden = false; image.removeAttribute("src"); }
    if (document.hidden || !sees) { setTimeout(renew, every); return; }
    const next = new Image();
    next.onload = () => {
      image.src = next.src; image.width = next.naturalWidth; image.height = next.naturalHeight;
      none.hidden = true; image.hidden = false; setTimeout(renew, every);
      place.dispatchEvent(new Event("picture"));
    };
    next.onerror = () => { image.hidden = !image.src; none.hidden = Boolean(image.src); setTimeout(renew, 2 * every); };
    next.src = `/api/camera.jpg?overlay=${overlay}&width=${width}&t=${Date.now()}`;
  };
  renew();
  return { element: place, image, stop: () => { stopped = true; } };
}


