// What the middle of a turn leaves open: which pieces may be taken, and where to a piece may shoot.

import { get } from "./net.js";

/** Return the sites that are owed, and those among which is chosen, once a removal or a shot is due. */
export async function open({ kind, sites }, layout) {
  const { turns } = await get(`/api/legal?${sites.map((site) => `tapped=${encodeURIComponent(site)}`).join("&")}`).catch(() => ({ turns: [] }));
  if (kind !== "shoot") return { sites: takeable(turns, sites), may: [] };
  return { sites: sites.filter((site) => !layout[site]), may: shots(turns, sites) };
}

/** Return what may be taken from the board by the turns that change exactly these sites first. */
function takeable(turns, changed) {
  const done = [...changed].sort().join();
  const ways = turns.map((turn) => ({
    first: [...new Set(turn.steps.filter(([kind]) => kind === "place" || kind === "move").flatMap(([kind, site, to]) => (kind === "move" ? [site, to] : [site])))].sort().join(),
    taken: turn.steps.filter(([kind]) => kind === "remove").map(([, site]) => site),
  }));
  return [...new Set(ways.filter((way) => way.first === done).flatMap((way) => way.taken))];
}

/** Return where a piece that has gone from one of two sites to the other may shoot. */
function shots(turns, changed) {
  const done = [...changed].sort().join();
  const after = turns.filter(({ steps }) => steps.some(([kind, site, to]) => kind === "move" && [site, to].sort().join() === done));
  return [...new Set(after.flatMap(({ steps }) => steps.filter(([kind]) => kind === "place").map(([, site]) => site)))];
}
