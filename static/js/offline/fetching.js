// Fetches the parts of a bundle: each is checked against the manifest before it is kept; what is kept already is not
// fetched again.

import { keepPart, keptPart } from "./kept.js";

/** The manifest that the server offers; null where it offers none. */
export async function offered() {
  const response = await fetch("/offline/manifest.json", { cache: "no-store" });
  return response.ok ? response.json() : null;
}

/** Fetch the parts for which `wanted` holds; those that the bundle `before` has the same are taken from it. `progress` hears
 *  how many bytes are there. Throws where one is not whole. */
export async function fetchParts(manifest, wanted, progress, signal, before = null) {
  const parts = manifest.parts.filter(wanted);
  let there = 0;
  for (const part of parts) {
    if (!(await keptPart(manifest.id, part.name)) && !(await takenOver(manifest.id, part, before))) {
      const data = await fetched(manifest.id, part, (bytes) => progress(there + bytes), signal);
      const plain = new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip"));
      await keepPart(manifest.id, part.name, plain, part.type);
    }
    there += part.bytes;
    progress(there);
  }
}

/** Whether a part could be taken from the bundle before: one that was emptied there, once it was unpacked, cannot. */
async function takenOver(id, part, before) {
  const same = before?.manifest.parts.some(({ name, sha256 }) => name === part.name && sha256 === part.sha256);
  const kept = same ? await keptPart(before.id, part.name) : null;
  const body = await kept?.blob();
  if (!body?.size) return false;
  await keepPart(id, part.name, body, part.type);
  return true;
}

async function fetched(id, part, progress, signal) {
  const response = await fetch(`/offline/parts/${id}/${part.name}`, { signal });
  if (!response.ok) throw new Error(`${part.name}: the server answers ${response.status}`);
  const data = new Uint8Array(part.bytes);
  let at = 0;
  for await (const chunk of chunksOf(response.body)) {
    if (at + chunk.length > data.length) break;
    data.set(chunk, at);
    at += chunk.length;
    progress(at);
  }
  const digest = await crypto.subtle.digest("SHA-256", data);
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  if (at !== part.bytes || hex !== part.sha256) throw new Error(`${part.name} did not arrive whole`);
  return data;
}

async function* chunksOf(stream) {
  const reader = stream.getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value;
}
