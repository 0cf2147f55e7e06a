// Starts the worker that runs Python, where it does not run yet.

import { CHANNEL, keptState, pythonNow } from "./kept.js";

let own = null;

/** Start it. Does nothing where it runs, or where this device is not prepared. */
export async function wake() {
  const state = await keptState();
  if (!state?.python) return;
  const script = new URL("host.js", import.meta.url);
  if (state.host === "own") {
    // A page within the frame leaves it to the frame.
    if (window.parent === window && (await pythonNow()) === "none") own ??= new Worker(script, { type: "module" });
  } else own ??= new SharedWorker(script, { type: "module", name: state.id, extendedLifetime: true });
}

/** Hear what the worker says of itself. */
export function listen(heard) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => data.state && heard(data.state);
  return () => channel.close();
}
