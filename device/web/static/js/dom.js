// Building the page: elements from plain descriptions, and parts that redraw only when their data changes.

const SVG = "http://www.w3.org/2000/svg";

/**
 * Return an HTML element.
 *
 * Props: `class`, `on` ({event: listener}), `text`; anything else is an attribute.
 * A prop of null or false is left out, true is an empty attribute.
 */
export function h(tag, props = {}, ...children) {
  return fill(document.createElement(tag), props, children);
}

/** Return an SVG element, described as for `h`. */
export function s(tag, props = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), props, children);
}

function fill(element, props, children) {
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "on") for (const [type, call] of Object.entries(value)) element.addEventListener(type, call);
    else if (name === "text") element.textContent = value;
    else if (name === "value") element.value = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Put these children, and no others, into an element. */
export function put(element, ...children) {
  element.replaceChildren(...children.flat(3).filter(Boolean));
}

/** Put children anew: what has the focus, and what was unfolded, stays so by its `data-key`. */
export function renew(element, ...children) {
  const key = element.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  const open = [...element.querySelectorAll("details[open][data-key]")].map((one) => one.dataset.key);
  put(element, ...children);
  const named = (name) => element.querySelector(`[data-key="${CSS.escape(name)}"]`);
  for (const name of open) named(name)?.setAttribute("open", "");
  if (key) named(key)?.focus();
}

/**
 * Return a function that draws data into an element, but only when the data changed.
 *
 * What has the focus keeps it, if the new drawing holds an element of the same `data-key`.
 */
export function part(element, draw) {
  let drawn;
  return (data) => {
    const now = JSON.stringify(data);
    if (now === drawn) return;
    drawn = now;
    renew(element, draw(data));
  };
}

/** Return whether people asked their device for less motion. */
export function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const sheets = {};

/** Load a sheet of styles that the first view does without, once. */
export function styles(name) {
  sheets[name] ??= new Promise((done) => document.head.append(h("link", { rel: "stylesheet", href: `/static/css/${name}.css`, on: { load: done, error: done } })));
  return sheets[name];
}
