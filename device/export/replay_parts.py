"""The page of a replay: its frame, its style and its script."""

STYLE = """
:root{color-scheme:light dark;--paper:#fbf7f0;--ink:#2a1d10;--quiet:#6b5a45;
--edge:#d9cbb5;--panel:#fffdf9;--accent:#0b6e4f;--wrong:#b00f1c;
--board-ink:#4a3012}
@media (prefers-color-scheme:dark){:root{--paper:#191410;--ink:#f3eadc;
--quiet:#b9a98f;--edge:#463a2c;--panel:#231c15;--accent:#5fd3a8;--wrong:#ff8a8a;
--board-wood:#c9a473;--board-pit:#a67c48}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);
font:1rem/1.45 system-ui,sans-serif}
header,main,footer{max-width:68rem;margin:0 auto;padding:0 .9rem}
header{padding-top:.9rem}
h1{font-size:1.35rem;line-height:1.2;margin:0}
h2{font-size:1rem;margin:0 0 .4rem}
p{margin:.25rem 0}
.quiet{color:var(--quiet);font-size:.9rem}
main{display:grid;gap:.9rem;margin-top:.7rem;align-items:start}
@media (min-width:52rem){main{grid-template-columns:minmax(0,1.35fr) minmax(0,1fr)}}
.mw-board{display:block;width:100%;max-height:78vh;border-radius:.8rem}
#says{min-height:3em;margin:.6rem 0 .3rem;font-size:1.1rem;font-weight:600}
#says.illegal{color:var(--wrong)}
#rule{margin:0 0 .4rem}
.controls{position:sticky;bottom:0;background:var(--paper);padding:.5rem 0 .7rem;
display:grid;gap:.5rem}
.buttons{display:grid;grid-template-columns:repeat(5,1fr);gap:.4rem}
button{font:inherit;color:inherit;background:var(--panel);border:1px solid var(--edge);
border-radius:.6rem;min-height:2.9rem;cursor:pointer}
.buttons svg{width:1.6rem;height:1.6rem;display:block;margin:auto}
.buttons path{fill:currentColor;stroke:currentColor;stroke-width:2.6;
stroke-linecap:round;stroke-linejoin:round}
#back path,#on path{fill:none}
[hidden]{display:none}
button:disabled{opacity:.4;cursor:default}
button:focus-visible,input:focus-visible,a:focus-visible{
outline:3px solid var(--accent);outline-offset:2px}
button[aria-pressed=true],.buttons .go{background:var(--accent);color:var(--paper);
border-color:var(--accent)}
input[type=range]{width:100%;min-height:2rem;margin:0;accent-color:var(--accent)}
.side-panel{background:var(--panel);border:1px solid var(--edge);
border-radius:.8rem;padding:.7rem}
ol{list-style:none;margin:0;padding:0;max-height:48vh;overflow:auto;display:grid;
grid-template-columns:repeat(auto-fill,minmax(8.2rem,1fr));gap:.25rem}
li button{width:100%;text-align:left;padding:.3rem .5rem;min-height:2.75rem;
border-color:transparent;background:none;overflow-wrap:anywhere}
li:not(.turn){grid-column:1/-1}
li.illegal button,li.stands button{color:var(--wrong)}
li.illegal button::before{content:"\\2715  "}
li button[aria-current]{background:var(--accent);color:var(--paper)}
li .n,li .side{color:var(--quiet);font-size:.85rem}
li button[aria-current] span{color:inherit}
#pictures{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));
gap:.5rem;margin-top:.6rem}
figure{margin:0}
figure img{width:100%;border-radius:.5rem;display:block}
figcaption{font-size:.85rem;color:var(--quiet)}
.curve{display:block;width:100%;color:var(--accent);margin-bottom:.6rem}
#save{padding:.2rem .9rem}
footer{padding:1rem .9rem 2rem;color:var(--quiet);font-size:.85rem}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media print{.controls{display:none}ol{max-height:none}}
"""

SCRIPT = """
"use strict";
(() => {
  const get = (id) => document.getElementById(id);
  const moments = JSON.parse(get("moments").textContent);
  const board = document.querySelector(".mw-board");
  const held = {};
  for (const site of board.querySelectorAll("[data-site]"))
    held[site.dataset.site] = site.querySelector(".held");
  const layer = (name) => board.querySelector("g." + name);
  const slider = get("slider");
  const play = get("play");
  const shown = {};
  let at = -1;
  let timer = 0;

  function standing(k) {
    const sites = {};
    for (let n = 0; n <= k; n += 1) Object.assign(sites, moments[n].sites);
    return sites;
  }

  function lastTurn(k) {
    for (let n = k; n >= 0; n -= 1) if (moments[n].last) return moments[n].last;
    return "";
  }

  function picture(found) {
    const figure = document.createElement("figure");
    const image = document.createElement("img");
    const caption = document.createElement("figcaption");
    image.src = found.data;
    image.alt = "The camera's picture, " + found.what;
    caption.textContent = found.what;
    figure.append(image, caption);
    return figure;
  }

  function show(k) {
    at = Math.max(0, Math.min(moments.length - 1, k));
    const moment = moments[at];
    const sites = standing(at);
    for (const name of Object.keys(held)) {
      const inside = sites[name] || "";
      if (shown[name] !== inside) held[name].innerHTML = shown[name] = inside;
    }
    layer("last").innerHTML = lastTurn(at);
    layer("mills").innerHTML = moment.mills || "";
    layer("marks").innerHTML = moment.marks || "";
    get("board-desc").textContent = moment.heard;
    get("heard").textContent = moment.heard;
    get("says").textContent = moment.says;
    get("says").className = moment.kind;
    get("rule").textContent = moment.rule
      ? "Rule: " + moment.rule.rule.replaceAll("_", " ") + ". " + moment.rule.source
      : "";
    get("pictures").replaceChildren(...(moment.pictures || []).map(picture));
    slider.value = String(at);
    slider.setAttribute("aria-valuetext", moment.says);
    get("first").disabled = get("back").disabled = at === 0;
    get("on").disabled = get("end").disabled = at === moments.length - 1;
    for (const button of document.querySelectorAll("[data-at]")) {
      const current = Number(button.dataset.at) === at;
      if (current) {
        button.setAttribute("aria-current", "true");
        const list = get("turns");
        const top = button.offsetTop - list.offsetTop;
        if (top < list.scrollTop || top + 44 > list.scrollTop + list.clientHeight)
          list.scrollTop = top - list.clientHeight / 2;
      } else button.removeAttribute("aria-current");
    }
    if (at === moments.length - 1) stop();
  }

  function playing(yes) {
    play.setAttribute("aria-label", yes ? "Pause" : "Play");
    play.querySelector(".stopped").toggleAttribute("hidden", yes);
    play.querySelector(".running").toggleAttribute("hidden", !yes);
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
    playing(false);
  }

  function start() {
    if (at === moments.length - 1) show(0);
    timer = setInterval(() => show(at + 1), 1100);
    playing(true);
  }

  const go = (k) => { stop(); show(k); };
  get("first").addEventListener("click", () => go(0));
  get("back").addEventListener("click", () => go(at - 1));
  get("on").addEventListener("click", () => go(at + 1));
  get("end").addEventListener("click", () => go(moments.length - 1));
  play.addEventListener("click", () => (timer ? stop() : start()));
  slider.addEventListener("input", () => go(Number(slider.value)));
  get("turns").addEventListener("click", (event) => {
    const button = event.target.closest("[data-at]");
    if (button) go(Number(button.dataset.at));
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const tag = event.target.tagName;
    const keys = {
      ArrowLeft: () => go(at - 1), ArrowRight: () => go(at + 1),
      Home: () => go(0), End: () => go(moments.length - 1),
    };
    if (keys[event.key]) keys[event.key]();
    else if (event.key === " " && tag !== "BUTTON") timer ? stop() : start();
    else return;
    event.preventDefault();
  });
  get("save").addEventListener("click", () => {
    const lines = get("log").textContent.trimStart();
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([lines], {type: "application/x-ndjson"}));
    link.download = "game.jsonl";
    link.click();
  });
  const wanted = /^#(\\d+)$/.exec(location.hash);
  show(wanted ? Number(wanted[1]) : 0);
})();
"""

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
style-src '@@STYLE_HASH@@'; script-src '@@SCRIPT_HASH@@'; base-uri 'none'; \
form-action 'none'">
<meta name="generator" content="mwamuzi replay @@VERSION@@">
<title>@@TITLE@@</title>
<style>@@STYLE@@</style>
</head>
<body>
<header>
<h1>@@GAME@@</h1>
<p>@@PLAYERS@@</p>
<p class="quiet">@@WHEN@@ &middot; @@RESULT@@</p>
</header>
<main>
<section aria-label="Board">
@@BOARD@@
<p id="says" role="status" aria-live="polite"></p>
<p id="rule" class="quiet"></p>
<p id="heard" class="hidden"></p>
<div id="pictures"></div>
<div class="controls">
<input type="range" id="slider" min="0" max="@@LAST@@" value="0" step="1" \
aria-label="Moment of the game">
<div class="buttons">
<button type="button" id="first" \
aria-label="Start">\
<svg viewBox="0 0 24 24" aria-hidden="true">\
<path d="M6 5v14M18 6l-8 6 8 6z"/></svg></button>
<button type="button" id="back" \
aria-label="One back">\
<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 6l-7 6 7 6"/></svg></button>
<button type="button" id="play" class="go" aria-label="Play">\
<svg viewBox="0 0 24 24" aria-hidden="true"><path class="stopped" d="M8 5l11 7-11 7z"/>\
<path class="running" hidden d="M8 5v14M16 5v14"/></svg></button>
<button type="button" id="on" \
aria-label="One on">\
<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9 6l7 6-7 6"/></svg></button>
<button type="button" id="end" \
aria-label="End">\
<svg viewBox="0 0 24 24" aria-hidden="true">\
<path d="M18 5v14M6 6l8 6-8 6z"/></svg></button>
</div>
</div>
</section>
<section class="side-panel" aria-label="Turns">
@@CURVE@@<h2>Turns</h2>
<ol id="turns" tabindex="0" aria-label="List of turns">@@TURNS@@</ol>
</section>
</main>
<footer>
<p>Keys: &#8592; and &#8594; one turn, Home and End, space plays.</p>
<p>Rules: @@SOURCE@@</p>
<p><button type="button" id="save">Save the game log</button></p>
<noscript><p>Without scripts this page shows the first board and the list of turns; \
the whole game log is in its source.</p></noscript>
</footer>
<script type="application/json" id="moments">@@MOMENTS@@</script>
<script type="application/x-ndjson" id="log">
@@LOG@@</script>
<script>@@SCRIPT@@</script>
</body>
</html>
"""
