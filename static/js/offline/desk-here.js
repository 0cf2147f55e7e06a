// A line on each page of a desk: what waits on this device, what the server refused, and when it was last in contact.

import { addedHere, keptDesk } from "./desk-kept.js";
import { exchange } from "./desk-exchange.js";

const counted = (count, one, more) => `${count} ${count === 1 ? one : more}`;

/** Exchange with the server, then say what is left here. Throws where the server does not answer. */
export async function exchanged(event) {
  try {
    return await exchange(event);
  } finally {
    await sayWaiting(event);
  }
}

export async function sayWaiting(event) {
  const place = document.querySelector("[data-desk-here]");
  const added = await addedHere(event);
  const refused = added.filter((one) => one.refused).length;
  const waiting = added.length - refused;
  const words = [];
  if (waiting) words.push(counted(waiting, "entry waits on this device", "entries wait on this device"));
  if (refused) words.push(`${refused} not taken by the server: see why`);
  if (waiting) {
    const { contact } = (await keptDesk(event)) ?? {};
    if (contact) words.push(`last contact ${new Date(contact).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" })}`);
  }
  place.hidden = !words.length;
  place.firstElementChild.textContent = words.join(" · ");
}
