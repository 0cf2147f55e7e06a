// Asks the worker that runs Python, over a channel that every page and worker hears.

import { ALIVE, CHANNEL, changeState, pythonNow } from "./kept.js";
import { HERE } from "./light.js";

const ANSWER_MS = 20_000;
const START_MS = 90_000;
/** Said of a worker that is gone. */
const ENDED = "it was ended";
const SENT = ["accept", "content-type", "if-none-match"];

/** The answer of Python as a response; a page that says so where there is none. */
export async function answerByPython(request, body, state) {
  const headers = SENT.filter((name) => request.headers.has(name)).map((name) => [name, request.headers.get(name)]);
  const cookies = await cookiesNow(state);
  if (cookies) headers.push(["cookie", cookies]);
  // A page of another site has no referrer here: what it sends is refused as the server would refuse it.
  if (body) headers.push(["origin", request.referrer ? new URL(request.referrer).origin : "null"]);
  const asked = { method: request.method, url: request.url.split("#")[0], headers, body };
  const answer = await ask(asked);
  return answer.status ? response(answer, request.url, state) : silence(answer.why);
}

async function ask(asked) {
  const id = crypto.randomUUID();
  const channel = new BroadcastChannel(CHANNEL);
  const waiting = new AbortController();
  const isReady = (await pythonNow()) === "ready";
  try {
    return await new Promise((resolve) => {
      channel.onmessage = ({ data }) => data.id === id && data.answer && resolve(data.answer);
      const late = setTimeout(resolve, isReady ? ANSWER_MS : START_MS, { why: "it did not answer in time" });
      waiting.signal.addEventListener("abort", () => clearTimeout(late));
      channel.postMessage({ id, ask: asked });
      // It is given to us as soon as the worker that holds it is gone.
      navigator.locks
        .request(ALIVE, { mode: "shared", signal: waiting.signal }, () => resolve({ why: ENDED }))
        .catch(() => {});
    });
  } finally {
    waiting.abort();
    channel.close();
  }
}

async function response({ status, headers, body }, asked, state) {
  const given = new Headers();
  for (const [name, value] of headers) {
    if (name.toLowerCase() === "set-cookie") await keepCookie(value, state);
    else given.append(name, value);
  }
  given.set("Server-Timing", HERE);
  if (status >= 300 && status < 400 && given.has("location")) {
    return Response.redirect(new URL(given.get("location"), asked), status);
  }
  return new Response([204, 304].includes(status) ? null : body, { status, headers: given });
}

function silence(why) {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>No answer</title><main><h1>No answer on this device</h1><div class="prose"><p>There is no network, and the program
kept on this device was asked, but ${why}. Nothing is lost: go back and press again.</p>
<p><a href="/offline/starting">Start it anew</a> · <a href="/">Look up</a> (works meanwhile) ·
<a href="/offline">What this device keeps</a></p></div></main></html>`;
  const headers = { "Content-Type": "text/html; charset=utf-8", ...(why === ENDED ? { "X-Ended": "1" } : {}) };
  return new Response(page, { status: 503, headers });
}

async function cookiesNow(state) {
  const own = Object.values(state.cookies ?? {});
  const shared = self.cookieStore ? await cookieStore.getAll() : [];
  return [...own, ...shared].map(({ name, value }) => `${name}=${value}`).join("; ");
}

/** A service worker cannot set a cookie by a response: it goes where it can be read again. */
async function keepCookie(line, state) {
  const [pair, ...rest] = line.split(";").map((word) => word.trim());
  const at = pair.indexOf("=");
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
  const about = Object.fromEntries(rest.map((word) => word.toLowerCase().split("=")));
  const expires = about["max-age"] ? Date.now() + Number(about["max-age"]) * 1000 : null;
  try {
    await cookieStore.set({ name, value, path: "/", sameSite: "lax", expires });
  } catch {
    // No such store, or the server has set one that no script may change.
    state.cookies = { ...state.cookies, [name]: { name, value } };
    await changeState({ cookies: state.cookies });
  }
}
