// How boards and pieces are shaped: the one home of it. Each value is JSON, for the pictures and films that are drawn without a browser read it too (device/drawing/look.py).

/**
 * How boards of each kind are laid out, in spacings: how wide a place is, how much wood
 * lies beyond the places or the fields (and `wood` more, in mm), how far in letters and
 * numbers are written (spacings, mm), how much taller than wide rows of pits are drawn.
 */
export const LAYOUTS = {
  "lines": {"place": 0.8, "beyond": 0.74, "wood": 0, "rim": [0.15, 0], "tall": 1},
  "pits": {"place": 0.8, "beyond": 0.74, "wood": 0, "rim": [0.15, 0], "tall": 1},
  "rows": {"place": 0.88, "beyond": 0.36, "wood": 0, "rim": [0.17, 0], "tall": 2.1},
  "squares": {"place": 0.86, "beyond": 0.5, "wood": 15, "rim": [0, 8], "tall": 1},
  "grid": {"place": 0.94, "beyond": 0.47, "wood": 18, "rim": [0, 8], "tall": 1}
};

/** A piece's radius, of a site's width; and how much higher each of a stack lies, of that radius. */
export const PIECE = 0.46;
export const LIFT = 0.26;

/** What is inlaid in pieces of a colour, so that no colour speaks alone: rings, and lines in radii. */
export const INLAYS = {
  "white": {"rings": [0.52], "lines": []},
  "black": {"rings": [0.62, 0.34], "lines": []},
  "red": {"rings": [], "lines": [[[0, -0.6], [0.6, 0], [0, 0.6], [-0.6, 0], [0, -0.6]]]},
  "blue": {"rings": [], "lines": [[[-0.55, 0], [0.55, 0]], [[0, -0.55], [0, 0.55]]]},
  "green": {"rings": [], "lines": [[[0, -0.6], [0.55, 0.4], [-0.55, 0.4], [0, -0.6]]]},
  "yellow": {"rings": [], "lines": [[[-0.42, -0.42], [0.42, -0.42], [0.42, 0.42], [-0.42, 0.42], [-0.42, -0.42]]]},
  "arrow": {"rings": [], "lines": [[[0, 0.6], [0, -0.6]], [[-0.4, -0.2], [0, -0.6], [0.4, -0.2]]]},
  "plain": {"rings": [], "lines": []}
};
