// This phone as the camera: its newest picture goes to the machine, the next when that was looked at.

import { h, part } from "./dom.js";
import { act, button, note, sign } from "./parts.js";
import { follow, state } from "./store.js";
import { t, wordsOf } from "./words.js";

const EVERY_MS = 125, AGAIN_MS = 1000, WAIT_MS = 8000;
const FILM_PX = 1600, PHOTOGRAPH_PX = 2000; // the longer side of what is sent
const WANTED = { audio: false, video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 }, height: { ideal: 960 }, frameRate: { ideal: 15 } } };
const WHY = { NotAllowedError: "refused", SecurityError: "refused", NotReadableError: "busy", AbortError: "busy" };

const canvas = document.createElement("canvas");
const video = h("video", { class: "lend-view", muted: true, playsinline: true, "aria-hidden": "true" });
const bar = h("section", { class: "lend" });
video.muted = true;
let film = null; // the stream of the phone's own camera
let lending = 0; // counts up whenever it begins or ends
let why = null; // why photographs are taken, and no film
let told = "";
let lock = null;
let unfollow = null;

/** Return the word by which the machine knows this page from others. */
function phone() {
  const kept = sessionStorage.getItem("lends") ?? Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  sessionStorage.setItem("lends", kept);
  return kept;
}

/** Lend the camera to the machine from now on. */
export async function lend() {
  await wordsOf("phone");
  const answer = await act("/api/phone/begin", { phone: phone() });
  if (!answer?.done) { sessionStorage.removeItem("lends"); return; }
  style();
  const turn = (lending += 1);
  why = await open();
  if (turn !== lending) return;
  unfollow ??= follow(draw);
  addEventListener("redraw", renamed);
  document.addEventListener("visibilitychange", wake);
  told = "";
  draw();
  if (!why) { stayAwake(); run(turn); }
}

/** Open the phone's camera; return why that cannot be done, null if it can. */
async function open() {
  if (!isSecureContext || !navigator.mediaDevices?.getUserMedia) return "unsafe";
  close();
  try {
    film = await navigator.mediaDevices.getUserMedia(WANTED);
    video.srcObject = film;
    await video.play().catch(() => {});
    return null;
  } catch (error) { return WHY[error.name] ?? "none"; }
}

function close() {
  film?.getTracks().forEach((track) => track.stop());
  film = video.srcObject = null;
}

/** Send picture after picture until it is ended. */
async function run(turn) {
  while (turn === lending) {
    const began = performance.now();
    if (!document.hidden && film && video.videoWidth) {
      const picture = await shot(video, video.videoWidth, video.videoHeight, FILM_PX);
      if (turn !== lending) return;
      if (picture && !await sent(picture)) await pause(AGAIN_MS);
    }
    await pause(Math.max(10, EVERY_MS - (performance.now() - began)));
  }
}

/** Return what an element shows as a JPEG, none of its sides longer than so many pixels. */
function shot(of, width, height, most) {
  const scale = Math.min(1, most / Math.max(width, height));
  canvas.width = Math.round(scale * width);
  canvas.height = Math.round(scale * height);
  canvas.getContext("2d").drawImage(of, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, "image/jpeg", 0.85));
}

/** Return a photograph as a JPEG, none of its sides longer than so many pixels. */
export async function reduced(file, most) {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return await shot(image, image.naturalWidth, image.naturalHeight, most);
  } finally { URL.revokeObjectURL(image.src); }
}

/** Send a picture; return whether the machine has it. Who is not wanted any more stops. */
async function sent(picture, photograph = false) {
  try {
    const answer = await fetch(`/api/phone?phone=${phone()}${photograph ? "&photograph=true" : ""}`, { method: "POST", headers: { "Content-Type": "image/jpeg" }, body: picture, signal: AbortSignal.timeout?.(WAIT_MS) });
    if (answer.status === 409) end(t(state?.machine?.source === "phone" ? "phone-other" : "phone-back"));
    else if ([401, 403].includes(answer.status)) end(t("phone-closed"));
    else tell(answer.ok ? "" : t("phone-unsent"));
    return answer.ok;
  } catch {
    tell(t("phone-unsent"));
    return false;
  }
}

/** Take a photograph that was made with the phone's own program. */
async function photographed(event) {
  const [file] = event.target.files;
  event.target.value = "";
  if (!file) return;
  try {
    tell(t("phone-sending"));
    if (await sent(await reduced(file, PHOTOGRAPH_PX), true)) tell(t("phone-sent"));
  } catch { tell(t("phone-no-picture")); }
}

/** Lend the camera no more. */
async function stop() {
  const answer = await act("/api/phone/end", { phone: phone() });
  if (answer) end("");
}

function end(said) {
  lending += 1;
  sessionStorage.removeItem("lends");
  close();
  lock?.release();
  unfollow?.();
  unfollow = null;
  removeEventListener("redraw", renamed);
  document.removeEventListener("visibilitychange", wake);
  bar.remove();
  if (said) note(said, "bad");
}

/** The phone was asleep, or another page was looked at: its camera may be gone. */
async function wake() {
  if (document.hidden || why) return;
  stayAwake();
  if (!film || film.getTracks().some((track) => track.readyState === "ended")) { why = await open(); draw(); }
  else video.play().catch(() => {});
}

async function stayAwake() {
  if (document.hidden || lock || !navigator.wakeLock) return;
  lock = await navigator.wakeLock.request("screen").catch(() => null);
  lock?.addEventListener("release", () => { lock = null; });
}

async function renamed() {
  await wordsOf("phone");
  draw();
}

const drawBar = part(bar, ({ why: none, told: said }) => {
  const photograph = () => h("label", { class: "button button-main" }, sign("camera"), h("span", { text: t("phone-photograph") }),
    h("input", { type: "file", accept: "image/*", capture: "environment", class: "away", on: { change: photographed } }));
  bar.setAttribute("aria-label", t("phone-title"));
  bar.classList.toggle("is-photographs", Boolean(none));
  return [none ? null : video,
    h("div", { class: "lend-words" }, h("b", { text: t("phone-title") }), h("p", { role: "status", text: said })),
    h("div", { class: "lend-acts" }, none && photograph(), button(t("phone-stop"), stop, { key: "lend-stop" }))];
});

/** Draw the bar above the view, also after the page was drawn anew. */
function draw() {
  const hint = why ? t(`phone-why-${why}`) : state?.stage === "play" ? "" : t("phone-film"); // in a game there is little room
  drawBar({ why, told: told || hint, title: t("phone-title") });
  const main = document.getElementById("main");
  if (!bar.isConnected || bar.nextElementSibling !== main) main?.before(bar);
  if (!why && video.paused) video.play().catch(() => {});
}

function tell(text) {
  if (text === told) return;
  told = text;
  if (unfollow) draw();
}

function style() {
  if (!document.querySelector('link[href$="lend.css"]')) document.head.append(h("link", { rel: "stylesheet", href: "/static/css/lend.css" }));
}

function pause(ms) {
  return new Promise((go) => setTimeout(go, ms));
}
