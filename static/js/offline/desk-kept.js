// What this device keeps of events: a record of each with the entries that its server confirmed, and the entries that were
// added here and are not confirmed yet. `changed` grows with anything in either.

const NAME = "agot-judge-desk";
const EVENTS = "events";
const ADDED = "added";

let opening = null;

function opened() {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(EVENTS, { keyPath: "event" });
      request.result.createObjectStore(ADDED, { keyPath: "uuid" }).createIndex("event", "event");
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opening;
}

const result = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Do something with both stores, all of it or nothing. Fails where there is no room. */
async function within(mode, what) {
  const database = await opened();
  const transaction = database.transaction([EVENTS, ADDED], mode);
  const done = new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error ?? new Error("this device kept nothing of it"));
  });
  done.catch(() => {});
  const found = await what(transaction.objectStore(EVENTS), transaction.objectStore(ADDED));
  await done;
  return found;
}

const addedOf = (added, event) => result(added.index("event").getAll(event));

/** The ids of the events that are kept, with the number of what changed last: [[event, changed]]. */
export async function keptEvents() {
  return (await within("readonly", (events) => result(events.getAll()))).map(({ event, changed }) => [event, changed]);
}

/** An event with what was added to it here: {event, member, ..., entries, added}; null where it is not kept. */
export function keptDesk(event) {
  return within("readonly", async (events, added) => {
    const [found, more] = await Promise.all([result(events.get(event)), addedOf(added, event)]);
    return found ? { ...found, added: more } : null;
  });
}

/** Every entry of an event that is not confirmed: {uuid, event, entry, sends, refused}. Also where the event itself is forgotten. */
export const addedHere = (event) => within("readonly", (_, added) => addedOf(added, event));

/** Keep entries that were added here. */
export const keepAdded = (event, some) => change(event, (record) => [record, some, []]);

/** Keep what the server says of an event; entries that it has now are not of those that wait any more. */
export function keepReceived(event, about, entries) {
  const there = entries.map(({ uuid }) => uuid);
  return change(event, (record) => [{ ...record, ...about, event, entries }, [], there]);
}

/** Note why the server does not take some: {uuid: why}. */
export function keepRefused(event, reasons) {
  return change(event, (record, added) => [record, added.filter(({ uuid }) => reasons[uuid]).map((one) => ({ ...one, refused: reasons[one.uuid] })), []]);
}

export const forgetAdded = (event, uuid) => change(event, (record) => [record, [], [uuid]]);

/** Forget the copy of an event; what was added here stays until the person forgets it. */
export const forgetDesk = (event) => within("readwrite", (events) => result(events.delete(event)));

/** Forget the copies of all events; what was added here stays. */
export const forgetDesks = () => within("readwrite", (events) => result(events.clear()));

function change(event, what) {
  return within("readwrite", async (events, added) => {
    const [record, some] = await Promise.all([result(events.get(event)), addedOf(added, event)]);
    const [next, put, gone] = what(record, some);
    if (next) events.put({ ...next, changed: (record?.changed ?? 0) + 1 });
    for (const one of put) added.put(one);
    for (const uuid of gone) added.delete(uuid);
  });
}
