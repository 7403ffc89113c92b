// A picture that the camera took: cropped to the board, and what it is about ringed. The picture itself tells where the sites are in it.

import { h, put, s } from "../dom.js";

const COMMENT = 0xfe, SCAN = 0xda;

/** Return a picture; `sites` are ringed. One that tells no places is shown whole. */
export function evidence(url, alt, sites = []) {
  const place = h("div", { class: "evidence-place" }, h("img", { class: "evidence", src: url, alt, loading: "lazy" }));
  bytesOf(url).then((bytes) => { const told = placesIn(bytes); if (told) { const drawn = ringed(url, alt, told, sites); put(place, drawn); place.classList.toggle("is-wide", drawn.viewBox.baseVal.width > 1.8 * drawn.viewBox.baseVal.height); } }).catch(() => {});
  return place;
}

async function bytesOf(url) {
  if (url.startsWith("data:")) return Uint8Array.from(atob(url.slice(url.indexOf(",") + 1)), (letter) => letter.charCodeAt(0)).buffer;
  return (await fetch(url)).arrayBuffer();
}

/** Return what a JPEG's comment says: {size: [w, h], sites: {name: [x, y, radius]}}; null if it says nothing. */
export function placesIn(buffer) {
  const view = new DataView(buffer);
  for (let at = 2; at + 4 < view.byteLength && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const kind = view.getUint8(at + 1);
    if (kind === COMMENT) return JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, at + 4, view.getUint16(at + 2) - 2)));
    if (kind === SCAN) return null;
  }
  return null;
}

function ringed(url, alt, { size: [wide, high], sites: places }, sites) {
  const all = Object.values(places);
  const room = 1.6 * Math.max(...all.map(([, , r]) => r));
  const edge = (way, sign, end) => sign * Math.min(sign * end, Math.max(...all.map((one) => sign * one[way])) + room);
  const x0 = edge(0, -1, 0), y0 = edge(1, -1, 0), x1 = edge(0, 1, wide), y1 = edge(1, 1, high);
  const broad = (x1 - x0) / 120;
  const rings = sites.filter((site) => places[site]).flatMap((site) => {
    const [cx, cy, r] = places[site];
    return ["halo halo-wrong", "ring-wrong"].map((kind, n) => s("circle", { class: `ring ${kind}`, cx, cy, r: r * 1.15, "stroke-width": broad * (n ? 1 : 2) }));
  });
  return s("svg", { class: "evidence", role: "img", "aria-label": alt, viewBox: `${x0} ${y0} ${x1 - x0} ${y1 - y0}` }, s("image", { href: url, width: wide, height: high }), ...rings);
}
