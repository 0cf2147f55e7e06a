// A line on each page of a desk: what waits on this device, what the server refused, and when it was last in contact.

import { addedHere, keptDesk } from "./desk-kept.js";
import { exchange, mayKeep } from "./desk-exchange.js";

const counted = (count, one, more) => `${count} ${count === 1 ? one : more}`;
const clock = (time) => new Date(time).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });

/** Exchange with the server, then say what is left here. Throws where the server does not answer. */
export async function exchanged(event) {
  try {
    return await exchange(event);
  } finally {
    await sayWaiting(event);
  }
}

/** When this device was last in contact, where it goes on without the server; 0 where it does not. */
export async function lastContact(event) {
  return (await mayKeep()) ? ((await keptDesk(event))?.contact ?? 0) : 0;
}

/** Say it; how many entries there are that the server has not. */
export async function sayWaiting(event) {
  if (!(await mayKeep())) return 0;
  const place = document.querySelector("[data-desk-here]");
  const added = await addedHere(event);
  const refused = added.filter((one) => one.refused).length;
  const waiting = added.length - refused;
  const contact = await lastContact(event);
  const words = [];
  if (waiting) words.push(counted(waiting, "entry waits on this device", "entries wait on this device"));
  if (refused) words.push(`${refused} not taken by the server: see why`);
  if (waiting && contact) words.push(`last contact ${clock(contact)}`);
  place.hidden = !words.length;
  place.firstElementChild.textContent = words.join(" · ");
  return added.length;
}
