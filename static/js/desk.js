// The desk on several devices: asks what is new, and shows it where nobody is typing. Without script a page is loaded anew.

import { announce, toast } from "./announce.js";
import { exchanged, lastContact, sayWaiting } from "./offline/desk-here.js";

const OPEN_MS = 4000;
const QUIET_MS = 15000;
const HIDDEN_MS = 60000;
const TYPING_MS = 500;

const page = document.querySelector("[data-event]");
const { event } = page.dataset;
let latest = Number(page.dataset.latest);
let tag = "";
let contact = Date.now();
let timer = 0;
/** Whether this page was answered without network, as its device can. */
const isFromHere = performance.getEntriesByType("navigation").some((one) => one.serverTiming?.some(({ name }) => name === "this-device"));
let isBroken = isFromHere;
let isFirst = true;
const said = document.getElementById("contact");
const whoIam = said?.textContent ?? "";
/** Asked of the server alone: a device that answers in its place is no contact. */
const ONLY = { "X-From": "server" };

const isOpen = () => document.querySelector("[data-testid='waiting'], form[data-testid$='-form']") !== null;
const pause = () => (document.hidden ? HIDDEN_MS : isOpen() ? OPEN_MS : QUIET_MS);

/** Put the parts that live on the server in the place of those here; forms are never touched. */
async function refresh() {
  const answer = await fetch(location.href, { cache: "no-store" });
  if (!answer.ok) return;
  const next = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const part of document.querySelectorAll("[data-live]")) {
    const fresh = next.getElementById(part.id);
    if (!fresh || part.contains(document.activeElement) || fresh.innerHTML === part.innerHTML) continue;
    part.replaceChildren(...fresh.childNodes);
    inLocalTime(part);
    announce("New rulings are shown.");
  }
}

const clock = (time) => new Date(time).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });

/** Bring what waits on this device, and keep what is new. */
async function bring() {
  const { sent, refused } = await exchanged(event).catch((fault) => {
    if (!(fault instanceof DOMException)) throw fault;
    toast("This device has no room to keep the event: do not rely on it without network.");
    return { sent: 0, refused: 0 };
  });
  if (sent) toast(sent === 1 ? "An entry of this device was sent." : `${sent} entries of this device were sent.`);
  if (refused) toast("The server did not take everything: see what is kept on this device.");
}

async function poll() {
  clearTimeout(timer);
  try {
    const headers = { ...ONLY, ...(tag ? { "If-None-Match": tag } : {}) };
    const answer = await fetch(`/api/v1/events/${event}/entries?after=${latest}&limit=1`, { headers, cache: "no-store" });
    if (answer.status === 403) {
      // What was written before the membership ended is taken all the same; what is not is shown with the reason.
      await bring();
      if (await sayWaiting(event)) location.assign(`/e/${event}/waiting`);
      else location.reload();
      return;
    }
    contact = Date.now();
    if (isBroken || isFirst) await bring();
    isFirst = false;
    if (isBroken) {
      toast("In contact again.");
      if (said) said.textContent = whoIam;
    }
    isBroken = false;
    if (answer.ok) {
      const found = await answer.json();
      tag = answer.headers.get("ETag") ?? "";
      if (found.latest > latest) {
        latest = found.latest;
        tag = "";
        await bring();
        await refresh();
      }
    }
  } catch {
    const kept = await lastContact(event);
    if (kept) contact = kept;
    const goOn = kept ? "Go on: what you write is sent when there is." : "What you type stays on this page; press again when there is.";
    if (!isBroken) toast(`No contact since ${clock(contact)}. ${goOn}`);
    isBroken = true;
    if (said) said.textContent = `${whoIam} · no contact since ${clock(contact)}`;
  }
  timer = setTimeout(poll, pause());
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) poll();
});
sayWaiting(event);
poll();

// While a question is typed: cases that are like it.
const form = document.querySelector("form[data-like]");
let typing = 0;
form?.querySelector("[name='question']").addEventListener("input", (happened) => {
  clearTimeout(typing);
  const words = happened.target.value.trim();
  typing = setTimeout(async () => {
    try {
      const answer = await fetch(`${form.dataset.like}?${new URLSearchParams({ q: words.slice(0, 600) })}`);
      const part = new DOMParser().parseFromString(answer.ok ? await answer.text() : "", "text/html");
      document.getElementById("like").replaceChildren(...part.body.childNodes);
    } catch {
      // Without contact nothing is found, which the poll says already.
    }
  }, TYPING_MS);
});

// A call begins when the judge begins to write, not when the page was loaded.
form?.addEventListener("input", () => (form.elements.began.value = String(Date.now())), { once: true });

/** Times are written by the server in UTC. */
function inLocalTime(part) {
  for (const one of part.querySelectorAll("time")) {
    const found = /^(\d+ \w+) (\d+:\d+) UTC$/.exec(one.textContent);
    if (!found) continue;
    const time = new Date(`${found[1]} ${new Date().getUTCFullYear()} ${found[2]} UTC`);
    if (!Number.isNaN(time.getTime())) one.textContent = time.toLocaleString([], { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
  }
}
inLocalTime(document);
