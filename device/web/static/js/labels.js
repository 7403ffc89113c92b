// What the players of the game that is shown call its sites: row 1 at the top, letters without i.

import { wish } from "./store.js";
import { t } from "./words.js";

const A = "a".charCodeAt(0);
const SITES = /(?<![A-Za-wyz])(?:[a-s](?:1[0-9]|[1-9])|[A-DNS][1-9])(?![A-Za-wyz0-9])/g;
let labels = {}, counts = {};

/** Use the labels of a game from now on: `labels` of what the machine says of it. */
export function useLabels(game) {
  ({ sites: labels = {}, counts = {} } = game?.labels ?? {});
}

/** Return what players call a site. */
export function label(site) {
  return labels[site] ?? site;
}

/** Return a text as it is said: each site in it by the alphabet that this phone is set to. */
export function spoken(text) {
  const names = wish("alphabet") === "letters" ? [] : t(`page-alphabet-${wish("alphabet")}`).split(" ");
  return text.replace(SITES, (site) => `${names[site.toLowerCase().charCodeAt(0) - A] ?? site[0]}${names.length ? " " : ""}${site.slice(1)}`);
}

/** Return a turn's notation with the players' names of sites. */
export function labelled(text) {
  return text.replace(SITES, label);
}

/** Return letters and number of a label: ['a', '7']. */
export function parts(site) {
  return label(site).match(/^(\D*)(.*)$/).slice(1);
}

/** Return the number of a site's file as the players at the south (0) or the north (1) rim count it; '' where nobody does. */
export function counted(site, rim) {
  return counts[site[0]]?.[rim] ?? "";
}
