// Events between the browser's store and the files that Python reads: put there before it is asked, taken when it has answered.

import { keepAdded, keptDesk, keptEvents } from "./desk-kept.js";

const FOLDER = "/desk";
const NEW = `${FOLDER}/new`;
/** Addresses that read or write the desk of an event; "Rule on this" of a board is one. */
const DESK = /^\/e(\/|$)|^\/api\/v1\/events\/|^\/sandbox\/.*\/case$/i;

export const isOfDesk = (url) => DESK.test(new URL(url).pathname);

const placed = new Map();

/** Put every event as it is kept now into its file. */
export async function placeDesks(python) {
  python.FS.mkdirTree(NEW);
  const there = new Map(await keptEvents());
  for (const [event, changed] of placed) {
    if (there.get(event) === changed) continue;
    python.FS.unlink(fileOf(event, changed));
    placed.delete(event);
  }
  for (const [event, changed] of there) {
    if (placed.has(event)) continue;
    const kept = await keptDesk(event);
    if (!kept) continue;
    const { added, contact, changed: now, ...about } = kept;
    const waiting = added.map(({ entry, sends, refused }) => ({ entry, sends, refused: refused ?? "" }));
    python.FS.writeFile(fileOf(event, now), JSON.stringify({ ...about, added: waiting }));
    placed.set(event, now);
  }
}

/** Take what was added since. Fails where it cannot be kept: then nothing of it is left, here or there. */
export async function takeAdded(python) {
  const names = python.FS.readdir(NEW).filter((name) => name.endsWith(".json"));
  for (const name of names) {
    const some = JSON.parse(python.FS.readFile(`${NEW}/${name}`, { encoding: "utf8" }));
    const event = name.split(".")[0];
    python.FS.unlink(`${NEW}/${name}`);
    await keepAdded(event, some.map(({ entry, sends }) => ({ uuid: entry.uuid, event, entry, sends, refused: "" })));
  }
}

const fileOf = (event, changed) => `${FOLDER}/${event}.${changed}.json`;
