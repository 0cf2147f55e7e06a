// Stands between pages and network: the server while it answers, else Python on this device, else pages kept light.
// It may be ended at any moment and keeps nothing in memory that it could not read again.

import { answerByPython } from "./ask.js";
import { keptPart, keptState, pythonNow } from "./kept.js";
import { HERE, lightAnswer, lightPage } from "./light.js";

const SERVER_MS = 3000;
/** How long the pages may take to start Python's worker; the program in it takes longer. */
const WAKE_MS = 5000;
const STEP_MS = 50;
const ONLY_SERVER = /^\/(service-worker\.js|offline\/(parts\/|manifest\.json|boards$))/;
/** Pages that need what is not kept here: always shown as they were kept. */
const ALWAYS_KEPT = /^\/coverage/;
const STARTING = "/offline/starting";
const SHELL = "/offline/shell";
const restarted = new Set();

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (address.origin !== location.origin || ONLY_SERVER.test(address.pathname)) return;
  // What the server alone can confirm is not asked of this device.
  if (event.request.headers.get("X-From") === "server") return;
  const answered = answer(event.request, address);
  event.respondWith(event.request.destination === "iframe" ? answered.then(framed) : answered);
});

/** The answer as the frame around the pages may show it: nobody else's frame comes by here. */
function framed(response) {
  if (response.type === "opaqueredirect" || response.redirected || !response.headers.has("Content-Security-Policy")) return response;
  const headers = new Headers(response.headers);
  headers.set("Content-Security-Policy", headers.get("Content-Security-Policy").replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  headers.set("X-Frame-Options", "SAMEORIGIN");
  return new Response(response.body, { status: response.status, headers });
}

async function answer(request, address) {
  const part = /^\/offline\/kept\/([0-9a-f]+)\/(.+)$/.exec(address.pathname);
  if (part) return (await keptPart(part[1], part[2])) ?? new Response("This part is not kept.\n", { status: 404 });
  const state = await keptState();
  if (!state?.light) return fetch(request);
  if (address.pathname.startsWith("/static/")) return (await lightAnswer(state.id, address)) ?? fetch(request);
  const body = request.method === "GET" ? null : await request.clone().arrayBuffer();
  // The page that measures this device does not want the server's answers.
  if (request.headers.get("X-From") === HERE) return answerByPython(request, body, state);
  return (await fromServer(request)) ?? withoutNetwork(request, address, body, state);
}

/** What the server answers; null where it does not, or not in time. What is sent is never sent twice for being slow. */
async function fromServer(request) {
  if (!navigator.onLine) return null;
  try {
    const asked = fetch(request);
    if (request.method !== "GET") return await asked;
    return await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, SERVER_MS, null))]);
  } catch {
    return null;
  }
}

async function withoutNetwork(request, address, body, state) {
  const isPage = request.mode === "navigate";
  if (isPage && state.host === "own" && request.destination === "document" && request.method === "GET") {
    return lightPage(state.id, SHELL);
  }
  const python = state.python && !ALWAYS_KEPT.test(address.pathname) ? await pythonNow() : "none";
  if (python !== "ready" && request.method === "GET") {
    const light = await lightAnswer(state.id, address);
    if (light) return light;
    if (isPage) return lightPage(state.id, STARTING);
  }
  if (python === "none" && state.python) await wakeByPages();
  const answered = await answerByPython(request, body, state);
  const isEnded = isPage && request.method === "GET" && answered.headers.has("X-Ended");
  if (!isEnded) restarted.delete(request.url);
  if (!isEnded || restarted.has(request.url)) return answered;
  // The worker belonged to a page that was just left, or to a device short of memory: it is started anew, once.
  restarted.add(request.url);
  return lightPage(state.id, STARTING);
}

/** Have the pages start Python, which this worker cannot, and wait until it is on its way. */
async function wakeByPages() {
  for (const page of await self.clients.matchAll()) page.postMessage({ wake: true });
  for (let left = WAKE_MS; left > 0 && (await pythonNow()) === "none"; left -= STEP_MS) {
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
