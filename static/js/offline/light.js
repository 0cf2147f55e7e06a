// Pages kept as the server rendered them, for as long as Python does not answer.

import { keptPart } from "./kept.js";
import { openPack } from "./pack.js";

/** Said of every page that this device answers, where a script of the page can read it. */
export const HERE = "this-device";

const LIGHT = "light.pack";
/** Static files of pages that are not kept light. */
const STATIC = "static.pack";

/** The address of the server in pages that were rendered ahead; agot_judge/offline/light.py says it too. */
const ELSEWHERE = "http://kept.invalid";

let opened = { id: "", packs: {} };

async function packOf(id, name = LIGHT) {
  if (opened.id !== id) opened = { id, packs: {} };
  const { packs } = opened;
  packs[name] ??= open(id, name);
  const pack = await packs[name];
  // It may arrive yet.
  if (!pack) delete packs[name];
  return pack;
}

async function open(id, name) {
  const part = await keptPart(id, name);
  if (!part) return null;
  const pack = await openPack(await part.blob());
  return { ...pack, headers: JSON.parse(await pack.file(pack.index.headers).text()) };
}

/** The kept answer for a path; undefined where none is kept. */
export async function lightPage(id, path) {
  let pack = await packOf(id);
  if (path.startsWith("/static/") && !pack?.index[path]) pack = await packOf(id, STATIC);
  const one = pack?.index[path];
  if (!one) return undefined;
  const parts = new Blob(one.foot ? [pack.file(one), pack.file(pack.index.foot)] : [pack.file(one)]);
  const body = path.startsWith("/static/") ? parts : (await parts.text()).replaceAll(ELSEWHERE, location.origin);
  return new Response(body, { headers: { ...pack.headers[one.headers], "Server-Timing": HERE } });
}

/** The kept answer for an address; for a paragraph the page of its entry. Undefined where nothing fits. */
export async function lightAnswer(id, address) {
  const path = decodeURIComponent(address.pathname);
  if (path === "/results") return quick(id);
  const found = await lightPage(id, path);
  // Of an entry there is no preview: the page is opened in place of it.
  if (!found && path.startsWith("/preview/")) return new Response("", { status: 404 });
  if (found || !path.startsWith("/r/")) return found;
  const pack = await packOf(id);
  const entry = path.slice(0, path.lastIndexOf("/"));
  if (!pack?.index[entry]) return undefined;
  return Response.redirect(new URL(`${encodeURI(entry)}#${encodeURIComponent(path.slice(3))}`, address.origin));
}

/** Search needs Python; until it answers the page makes quick results itself. */
async function quick(id) {
  return (await keptPart(id, "quick.json")) && new Response("", { headers: { "X-Quick-Results": id } });
}
