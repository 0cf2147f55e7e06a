// What this device keeps of the program: which bundle, since when, and where its parts are.

export const CHANNEL = "agot-judge";
/** Held by the one worker that runs Python, as long as it lives; and as long as it can answer. */
export const ALIVE = "agot-judge-python";
export const READY = "agot-judge-python-ready";

const STATE_IN = "agot-judge";
const STATE_AT = "/offline/state";

export const cacheOf = (id) => `agot-judge-${id}`;
export const placeOf = (id, name = "") => `/offline/kept/${id}/${name}`;

/** Which bundle is kept: {id, kept, light, python, host, manifest}; null where none is, or nothing can be: over plain http. */
export async function keptState() {
  if (!isSecureContext || !(await caches.has(STATE_IN))) return null;
  const found = await (await caches.open(STATE_IN)).match(STATE_AT);
  return found ? found.json() : null;
}

export async function changeState(changes) {
  const next = { ...(await keptState()), ...changes };
  await (await caches.open(STATE_IN)).put(STATE_AT, new Response(JSON.stringify(next)));
  return next;
}

/** A part of a bundle as it is kept; undefined where it is not. */
export async function keptPart(id, name) {
  return (await caches.open(cacheOf(id))).match(placeOf(id, name));
}

export async function keepPart(id, name, body, type) {
  const response = new Response(body, { headers: { "Content-Type": type } });
  await (await caches.open(cacheOf(id))).put(placeOf(id, name), response);
}

/** Forget everything but what the person saved. */
export async function forgetAll() {
  const names = (await caches.keys()).filter((name) => name.startsWith("agot-judge"));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** What runs Python now: "none", "starting" or "ready". */
export async function pythonNow() {
  const { held } = await navigator.locks.query();
  if (held.some((lock) => lock.name === READY)) return "ready";
  return held.some((lock) => lock.name === ALIVE) ? "starting" : "none";
}

/** The last line of what went wrong, for a person. */
export function lastLine(fault) {
  const words = typeof fault?.message === "string" ? fault.message : (fault?.error?.message ?? JSON.stringify(fault));
  return words.trim().split("\n").at(-1);
}
