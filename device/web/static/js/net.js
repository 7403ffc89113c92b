// Talking with the machine: plain requests, and the one stream on which it tells what changed.

/** A request that the machine refused, with its one sentence. */
export class Refused extends Error {
  constructor(status, detail, more = {}) {
    super(detail);
    this.status = status;
    this.more = more;
  }
}

/** Return what the machine answers to a GET, as an object. */
export async function get(path) {
  return read(await fetch(path, { headers: { Accept: "application/json" } }));
}

/** Send a wish; return the answer. */
export async function post(path, body = {}) {
  return read(await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json", "Accept-Language": document.documentElement.lang },
    body: JSON.stringify(body),
  }));
}

/** Send a file as it is. */
export async function send(path, file) {
  return read(await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream", "X-File-Name": encodeURIComponent(file.name) },
    body: file,
  }));
}

/** Give back what was granted. */
export async function remove(path) {
  return read(await fetch(path, { method: "DELETE" }));
}

async function read(answer) {
  const text = await answer.text();
  let told = null;
  try { told = text ? JSON.parse(text) : null; } catch { told = null; }
  if (answer.ok) return told;
  const detail = typeof told?.detail === "string" ? told.detail : answer.statusText;
  throw new Refused(answer.status, detail, told || {});
}

const SILENT_AFTER_MS = 40_000; // the machine says something every 15 s

/**
 * Listen to the machine for as long as the page is open.
 *
 * @param hear called with the whole state, and with every change of it: (kind, data)
 * @param link called with true and false as the connection comes and goes
 * @param whole what the whole state is called
 */
export function listen(hear, link, whole = "state") {
  let stream = null, watchdog = 0, wait = 500;

  function open() {
    stream?.close();
    stream = new EventSource("/api/stream");
    stream.addEventListener(whole, (event) => { wait = 500; alive(); link(true); hear(whole, JSON.parse(event.data)); });
    stream.addEventListener("change", (event) => { alive(); hear("change", JSON.parse(event.data)); });
    stream.addEventListener("bye", () => link(false));
    stream.onerror = () => {
      link(false);
      if (stream.readyState === EventSource.CLOSED) again();
    };
    alive();
  }

  function again() {
    clearTimeout(watchdog);
    watchdog = setTimeout(open, wait);
    wait = Math.min(2 * wait, 8000);
  }

  function alive() {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => { link(false); check(); }, SILENT_AFTER_MS);
  }

  async function check() {
    try {
      await get("/api/session");
      open();
    } catch { again(); }
  }

  addEventListener("online", open);
  addEventListener("offline", () => link(false));
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && stream.readyState !== EventSource.OPEN) open();
  });
  addEventListener("pagehide", () => stream.close());
  addEventListener("pageshow", (event) => event.persisted && open());
  open();
}
