// The worker that runs Python: shared by all pages where a browser has such workers, else owned by the frame around them.
// One at a time: another one waits until this one is gone.

import { isOfDesk, placeDesks, takeAdded } from "./desk-files.js";
import { ALIVE, CHANNEL, keptState, lastLine, READY } from "./kept.js";
import { startProgram, synchronize } from "./python.js";

/** What takes long is done after everything else that waits. */
const LONG = /\/(outcomes|readings)$/;

const channel = new BroadcastChannel(CHANNEL);
const waiting = [];
let program = null;
let isAnswering = false;

const say = (state) => channel.postMessage({ state });

channel.onmessage = ({ data }) => {
  if (data.ask) {
    waiting.push(data);
    work();
  } else if (data.end) self.close();
};

navigator.locks.request(ALIVE, async () => {
  try {
    const { id } = await keptState();
    program = await startProgram(id, say);
  } catch (fault) {
    say({ failed: lastLine(fault) });
    self.close();
    return;
  }
  // Kept until this worker ends.
  await navigator.locks.request(READY, () => {
    say({ isReady: true });
    work();
    return new Promise(() => {});
  });
});

function next() {
  const quick = waiting.findIndex(({ ask }) => !LONG.test(new URL(ask.url).pathname));
  return waiting.splice(Math.max(quick, 0), 1)[0];
}

async function work() {
  if (isAnswering || !program || !waiting.length) return;
  isAnswering = true;
  const { id, ask } = next();
  channel.postMessage({ id, answer: await answered(ask) });
  isAnswering = false;
  // Others may have asked meanwhile, and the shortest goes first.
  setTimeout(work);
}

async function answered({ method, url, headers, body }) {
  const { python, answer } = program;
  const given = python.toPy([headers, new Uint8Array(body ?? 0)]);
  let made;
  const isDesk = isOfDesk(url);
  try {
    if (isDesk) await placeDesks(python);
    made = answer(method, url, given.get(0), given.get(1).tobytes());
    const [status, pairs, content] = made.toJs();
    if (method !== "GET") {
      await synchronize(python);
      if (isDesk) await takeAdded(python);
    }
    return { status, headers: pairs, body: content };
  } catch (fault) {
    return { why: isFull(fault) ? "this device has no room left to save it" : `it failed: ${lastLine(fault)}` };
  } finally {
    made?.destroy();
    given.destroy();
  }
}

const isFull = (fault) => fault?.name === "QuotaExceededError" || fault?.target?.error?.name === "QuotaExceededError";
