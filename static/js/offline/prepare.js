// The page "Use without network": fetches, prepares, says what is kept, forgets.

import { announce } from "../announce.js";
import { forgetDesks } from "./desk-kept.js";
import { fetchParts, offered } from "./fetching.js";
import { cacheOf, changeState, CHANNEL, forgetAll, keptState } from "./kept.js";
import { newerNow } from "./newer.js";

const page = document.getElementById("prepare");
const bar = page.querySelector("progress");
const said = page.querySelector("[data-said]");
const start = page.querySelector("[data-start]");
const stop = page.querySelector("[data-stop]");
const forget = page.querySelector("[data-forget]");
let stopping = null;

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
const sum = (parts) => parts.reduce((bytes, part) => bytes + part.bytes, 0);

function tell(words, state = "") {
  said.textContent = words;
  page.dataset.state = state;
  announce(words);
}

async function prepare() {
  stopping = new AbortController();
  start.hidden = true;
  stop.hidden = bar.hidden = false;
  try {
    await registered();
    const manifest = await offered();
    if (!manifest) throw new Error("this server has no bundle to offer");
    const whole = sum(manifest.parts);
    const light = sum(manifest.parts.filter((part) => part.light));
    const show = (before) => (bytes) => {
      bar.value = (before + bytes) / whole;
      said.textContent = `${megabytes(before + bytes)} of ${megabytes(whole)}`;
    };
    const before = await keptState();
    await fetchParts(manifest, (part) => part.light, show(0), stopping.signal, before);
    // One that is whole stays in use until the newer one is.
    if (!before?.python) await changeState({ id: manifest.id, kept: Date.now(), light: true, python: false, manifest });
    await fetchParts(manifest, (part) => !part.light, show(light), stopping.signal, before);
    await navigator.storage?.persist?.();
    bar.removeAttribute("value");
    stop.hidden = true;
    await preparedBy(manifest.id);
    const host = typeof SharedWorker === "undefined" ? "own" : "shared";
    await changeState({ id: manifest.id, kept: Date.now(), light: true, python: true, host, manifest });
    await endOther(before, manifest.id);
    await forgetOthers(manifest.id);
    tell("Ready: it works without network now.", "ready");
  } catch (fault) {
    const isStopped = fault.name === "AbortError";
    tell(isStopped ? "Stopped. What has arrived is kept." : `Not ready: ${why(fault)}.`, isStopped ? "stopped" : "failed");
  } finally {
    stop.hidden = bar.hidden = true;
    start.hidden = false;
    await show();
  }
}

const why = (fault) => (fault.name === "QuotaExceededError" ? "this device has no room for it" : fault.message);

async function registered() {
  if (!("serviceWorker" in navigator)) throw new Error("this browser keeps pages only from an https address");
  await navigator.serviceWorker.register("/service-worker.js", { type: "module", updateViaCache: "none" });
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) {
    await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  }
}

function preparedBy(id) {
  const worker = new Worker(new URL("preparing.js", import.meta.url), { type: "module" });
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      if (data.doing) tell(`${data.doing} …`, "preparing");
      if (data.isDone) resolve();
      if (data.failed) reject(new Error(data.failed));
    };
    worker.onerror = (fault) => reject(new Error(fault.message || "the worker did not start"));
    worker.postMessage(id);
  }).finally(() => worker.terminate());
}

/** Python of the bundle before ends; who asks next has the new one started. */
async function endOther(before, id) {
  if (!before?.python || before.id === id) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ end: true });
  channel.close();
}

/** The bundle before stays until the new one is whole. */
async function forgetOthers(id) {
  const others = (await caches.keys()).filter((name) => name.startsWith("agot-judge-") && name !== cacheOf(id));
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function show() {
  const state = await keptState();
  forget.hidden = !state;
  start.textContent = state?.python ? "Fetch it again" : state ? "Go on" : "Prepare this device";
  const newer = state?.python ? await newerNow(state).catch(() => []) : [];
  page.querySelector("[data-other]").hidden = !newer.length;
  if (newer.length) {
    start.textContent = "Take the newer one";
    page.querySelector("[data-lines]").textContent = newer.join("; ");
  }
  const place = page.querySelector("[data-kept]");
  if (!state) place.textContent = "Nothing is kept on this device yet.";
  else {
    const when = new Date(state.kept).toLocaleString([], { dateStyle: "medium", timeStyle: "short" });
    place.textContent = state.python ? `Everything is kept on this device since ${when}.` : `Pages to look up are kept since ${when}.`;
  }
}

start.addEventListener("click", prepare);
stop.addEventListener("click", () => stopping?.abort());
forget.addEventListener("click", async () => {
  await Promise.all([forgetAll(), forgetDesks()]);
  for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
  tell("Nothing of the program and of events is kept any more. Boards that you saved are, and entries that no server has.", "forgotten");
  await show();
});
if (isSecureContext) {
  start.hidden = false;
  show();
} else {
  page.querySelector("[data-kept]").textContent =
    "This is an http address, from which a browser keeps nothing: prepare the device from an https address.";
}
