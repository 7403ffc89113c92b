// How many tiles go beside each other, so that all boards fill the screen as large as can be.

/** Return columns, rows and the height of a tile; `scrolls` where they would be too small to read.
 *
 * A tile is a board, as high as wide, with text under it. */
export function fitted({ count, width, height, gap, text, smallest }) {
  const most = Math.max(1, count);
  const laid = (rows) => {
    const columns = Math.ceil(most / rows);
    const wide = (width - gap * (columns - 1)) / columns, high = (height - gap * (rows - 1)) / rows;
    return { columns, rows, side: Math.min(wide, high - text(wide)), tall: high };
  };
  const best = Array.from({ length: most }, (_, n) => laid(n + 1)).reduce((one, other) => (other.side > one.side ? other : one));
  if (best.side >= smallest) return { ...best, scrolls: false };
  const columns = Math.max(1, Math.floor((width + gap) / (smallest * 1.25 + gap)));
  const wide = (width - gap * (columns - 1)) / columns;
  return { columns, rows: Math.ceil(count / columns), side: wide, tall: wide * 0.8 + text(wide), scrolls: true };
}
