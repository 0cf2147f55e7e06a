// Whether the server offers rules newer than those kept here, and what is different in them. Nothing is taken unasked.

import { keptPart } from "./kept.js";
import { offered } from "./fetching.js";

const ASKED = "agot-judge.newer";
const HOUR_MS = 3600 * 1000;
const PARAGRAPHS = "paragraphs.json";

/** What is different in the bundle that the server offers, in sentences; none where it is the one kept here. The server is
 *  asked once an hour; what it said is remembered until then. */
export async function newerThan(state) {
  const known = JSON.parse(localStorage.getItem(ASKED) ?? "null");
  if (known && known.kept === state.id && Date.now() - known.at < HOUR_MS) return known.lines;
  return newerNow(state);
}

/** The same, asked now. */
export async function newerNow(state) {
  const manifest = await offered();
  const lines = manifest && manifest.id !== state.id ? await differences(state, manifest) : [];
  localStorage.setItem(ASKED, JSON.stringify({ at: Date.now(), kept: state.id, lines }));
  return lines;
}

async function differences(state, manifest) {
  if (manifest.corpus === state.manifest.corpus) return ["the program"];
  const response = await fetch(`/offline/parts/${manifest.id}/${PARAGRAPHS}`);
  const plain = response.body.pipeThrough(new DecompressionStream("gzip"));
  const [now, before] = [await new Response(plain).json(), await (await keptPart(state.id, PARAGRAPHS)).json()];
  const lines = manifest.documents
    .map(({ id, short, version }) => ({ count: changed(now[id] ?? {}, before[id] ?? {}), name: `${short} ${version}` }))
    .filter(({ count }) => count)
    .map(({ count, name }) => `${name}: ${count} ${count === 1 ? "paragraph" : "paragraphs"}`);
  return lines.length ? lines : ["the program"];
}

/** How many paragraphs are new, gone or other. */
function changed(now, before) {
  return Object.keys({ ...now, ...before }).filter((id) => now[id] !== before[id]).length;
}
