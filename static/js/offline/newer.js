// Whether the server offers rules newer than those kept here, and what is different in them. Nothing is taken unasked.

import { keptPart } from "./kept.js";
import { offered } from "./fetching.js";

const ASKED = "agot-judge.asked";
const HOUR_MS = 3600 * 1000;
const PARAGRAPHS = "paragraphs.json";

/** Sentences about a newer bundle; null where there is none, or where it was asked within the hour. */
export async function newerThan(state) {
  if (Date.now() - Number(localStorage.getItem(ASKED) ?? 0) < HOUR_MS) return null;
  const manifest = await offered();
  localStorage.setItem(ASKED, Date.now());
  return manifest && manifest.id !== state.id ? differences(state, manifest) : null;
}

async function differences(state, manifest) {
  if (manifest.corpus === state.manifest.corpus) return ["the program"];
  const response = await fetch(`/offline/parts/${manifest.id}/${PARAGRAPHS}`);
  const plain = response.body.pipeThrough(new DecompressionStream("gzip"));
  const [now, before] = [await new Response(plain).json(), await (await keptPart(state.id, PARAGRAPHS)).json()];
  return manifest.documents
    .map(({ id, short, version }) => ({ count: changed(now[id] ?? {}, before[id] ?? {}), name: `${short} ${version}` }))
    .filter(({ count }) => count)
    .map(({ count, name }) => `${name}: ${count} ${count === 1 ? "paragraph" : "paragraphs"}`);
}

/** How many paragraphs are new, gone or other. */
function changed(now, before) {
  return Object.keys({ ...now, ...before }).filter((id) => now[id] !== before[id]).length;
}
