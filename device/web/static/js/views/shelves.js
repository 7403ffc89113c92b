// The shelves on which games stand: by the board that lies there, for beginners, short ones, favourites, those played last.

const SMALL = 12, LARGE = 64; // points: a game on so few is short, on so many long
const PART = 0.25; // of all games are the easiest to learn, or take the most learning

/** Return the shelves: a name, what stands on each, and in which order. */
export function shelvesOf(games, state) {
  const byWords = games.map(({ words }) => words).sort((a, b) => a - b);
  const few = byWords[Math.floor(games.length * PART)], many = byWords[Math.floor(games.length * (1 - PART))];
  const lies = state?.calibration?.board ?? state?.choice?.board ?? null;
  const last = kept("played");
  return [
    { name: "all", holds: () => true },
    lies && { name: "lies", holds: ({ boards }) => boards.includes(lies) },
    { name: "begin", holds: ({ words, players, sites }) => words <= few && players === 2 && sites < LARGE, order: (a, b) => a.words - b.words },
    last.length && { name: "played", holds: ({ id }) => last.includes(id), order: (a, b) => last.indexOf(a.id) - last.indexOf(b.id) },
    kept("favourites").length && { name: "favourites", holds: ({ id }) => isFavourite(id) },
    { name: "short", holds: ({ sites }) => sites <= SMALL },
    { name: "long", holds: ({ sites }) => sites >= LARGE },
    { name: "hard", holds: ({ words }) => words >= many },
    { name: "solo", holds: ({ players }) => players === 1 },
    { name: "crowd", holds: (game) => game.players > 2 || game.teams || game.options.some(({ name, settings }) => name === "players" && Math.max(...settings) > 2) },
  ].filter(Boolean);
}

function kept(name) {
  try { return JSON.parse(localStorage.getItem(name)) ?? []; } catch { return []; }
}

/** Return whether a game is a favourite on this phone. */
export function isFavourite(id) {
  return kept("favourites").includes(id);
}

/** Make a game a favourite, or no longer; return whether it is one. */
export function favours(id) {
  const others = kept("favourites").filter((one) => one !== id);
  const is = others.length === kept("favourites").length;
  localStorage.setItem("favourites", JSON.stringify(is ? [id, ...others] : others));
  return is;
}

/** Remember that a game was chosen on this phone. */
export function playedNow(id) {
  localStorage.setItem("played", JSON.stringify([id, ...kept("played").filter((one) => one !== id)].slice(0, 12)));
}
