// Brings the entries that were added without network to the server of their event, and keeps what others added meanwhile.
// Sent twice they count once. Does nothing on a device that is not prepared.

import { addedHere, forgetDesk, keepReceived, keepRefused, keptDesk } from "./desk-kept.js";
import { keptState } from "./kept.js";

/** Said with what only the server may answer: this device would answer itself. */
const ONLY = { "X-From": "server" };
const MOST = 200;
const MOST_BYTES = 1_000_000;
/** The server reads it and says no: it would say so again. Anything else may be otherwise the next time. */
const NEVER = [400, 413];

/** Whether this device may keep an event: it was prepared, which takes an address by https. */
export const mayKeep = async () => "caches" in globalThis && "locks" in navigator && Boolean((await keptState())?.python);

/** Exchange with the server: how many were sent and refused. Throws where the server does not answer. */
export async function exchange(event) {
  if (!(await mayKeep())) return { sent: 0, refused: 0 };
  return navigator.locks.request(`agot-judge-desk-${event}`, async () => {
    const found = await sendAll(event);
    await receive(event);
    return found;
  });
}

async function sendAll(event) {
  const waiting = (await addedHere(event)).filter(({ sends, refused }) => sends && !refused);
  waiting.sort((one, other) => one.entry.n - other.entry.n);
  const found = { sent: 0, refused: 0 };
  for (const some of portions(waiting)) {
    const reasons = await send(event, some);
    if (!reasons) break;
    const count = Object.keys(reasons).length;
    if (count) await keepRefused(event, reasons);
    found.sent += some.length - count;
    found.refused += count;
  }
  return found;
}

/** Send some: why each is not taken that is not; null where the server takes nothing now. */
async function send(event, some) {
  const answer = await fetch(`/api/v1/events/${event}/entries`, {
    method: "POST",
    headers: { ...ONLY, "Content-Type": "application/json" },
    body: JSON.stringify({ entries: some.map(({ entry }) => entry) }),
  });
  if (answer.ok) return Object.fromEntries((await answer.json()).refused.map(({ uuid, why }) => [uuid, why]));
  if (!NEVER.includes(answer.status)) return null;
  if (some.length === 1) return { [some[0].uuid]: (await problem(answer)) || `The server answers ${answer.status}.` };
  const reasons = {};
  for (const one of some) {
    const alone = await send(event, [one]);
    if (!alone) return null;
    Object.assign(reasons, alone);
  }
  return reasons;
}

const problem = async (answer) => answer.json().then(({ detail }) => detail, () => "");

async function receive(event) {
  const asked = Date.now();
  const answer = await fetch(`/api/v1/events/${event}/member`, { headers: ONLY, cache: "no-store" });
  // No member any more, or no such event: what others wrote is not kept here longer than it may be read.
  if ([403, 404].includes(answer.status)) await forgetDesk(event);
  if (!answer.ok) return;
  const member = await answer.json();
  const kept = await keptDesk(event);
  let entries = await entriesAfter(event, kept?.entries ?? []);
  // A name that is erased is taken out of what was typed before as well.
  if (kept && entries.slice(kept.entries.length).some(({ kind }) => kind === "person.erased")) entries = await entriesAfter(event, []);
  const about = {
    member: member.uuid,
    role: member.role,
    label: member.label,
    device: kept?.device ?? `device ${crypto.randomUUID().slice(0, 8)}`,
    offset: Math.round(member.now - (asked + Date.now()) / 2),
    until: member.names_until,
    contact: Date.now(),
  };
  await keepReceived(event, about, entries);
}

async function entriesAfter(event, known) {
  const entries = [...known];
  for (;;) {
    const after = entries.at(-1)?.received ?? 0;
    const answer = await fetch(`/api/v1/events/${event}/entries?after=${after}&limit=${MOST}`, { headers: ONLY, cache: "no-store" });
    if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
    const found = await answer.json();
    entries.push(...found.entries);
    if (found.cursor >= found.latest || !found.entries.length) return entries;
  }
}

/** Entries in their order, no more at once than the server reads. */
function* portions(waiting) {
  let some = [];
  let bytes = 0;
  for (const one of waiting) {
    const length = JSON.stringify(one.entry).length;
    if (some.length && (some.length === MOST || bytes + length > MOST_BYTES)) {
      yield some;
      [some, bytes] = [[], 0];
    }
    some.push(one);
    bytes += length;
  }
  if (some.length) yield some;
}
