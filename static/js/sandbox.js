// The board: links and forms of the sandbox change the page in place, keys press what stands on it. Without script the
// same links and forms load whole pages; every state is an address either way.

import { announce, toast } from "./announce.js";
import { mindAnswers } from "./sandbox-answers.js";
import { findBySignature, keepPlace, noteFields, showWhatIsWrong, signatureOf } from "./sandbox-focus.js";
import { pressKey } from "./sandbox-keys.js";
import { isSecondOfTwo } from "./sandbox-presses.js";
import "./sandbox-cards.js";
import { sayUnsent } from "./sandbox-unsent.js";

const BUSY_AFTER_MS = 250;
const MOST_WAITING = 20;
const waiting = []; // ways on, and changes of a board that is built, pressed while an answer was on its way
let isAsking = false;
let isPointerDown = false;
let update = 0;

const root = () => document.getElementById("swap");

/** Load an address, or send a form, and show the page that comes back. */
async function go(address, asked = {}) {
  const { body = null, from = null, isAnswer = false, isClosing = false, keepHistory = false, undo = () => {} } = asked;
  isAsking = true;
  clearTimeout(update);
  const page = root();
  const typed = noteFields(page);
  const busy = setTimeout(() => page.setAttribute("aria-busy", "true"), BUSY_AFTER_MS);
  try {
    const response = await fetch(address, body ? { method: "POST", body } : {});
    const next = new DOMParser().parseFromString(await response.text(), "text/html");
    if (isOfAnotherKind(next, page)) {
      // It brings its own styles, scripts and keys, so it is loaded whole.
      waiting.length = 0;
      if (keepHistory) location.replace(response.url);
      else location.assign(response.url);
    } else if (next.getElementById("swap")) {
      show(next, from, typed, { isAnswer, isClosing });
      // A page that answers a form says itself where its board stands.
      const place = new URL((body && root().dataset.address) || response.url, location.href).href;
      if (!keepHistory && response.ok && place !== location.href) history.pushState(null, "", place);
    } else if (body) {
      undo();
      tell(next, response);
    } else {
      location.assign(address);
    }
  } catch {
    undo();
    waiting.length = 0;
    const decision = root().querySelector("#decision");
    if (decision) sayUnsent(decision, () => go(address, asked));
    else toast("No answer from the server. Nothing is lost: try again."); // what was typed is in its field again
  } finally {
    clearTimeout(busy);
    root().removeAttribute("aria-busy");
    isAsking = false;
    findBySignature(root(), waiting.shift())?.click();
  }
}

/** Whether a page of the sandbox is not the next state of the one that stands here, as the first line of a board that was built. */
function isOfAnotherKind(next, page) {
  const fresh = next.getElementById("swap");
  return fresh !== null && fresh.dataset.page !== page.dataset.page;
}

/** A page that is none of the sandbox's, such as an error: its message over this page, so that what was typed stays. */
function tell(next, response) {
  const title = next.querySelector("main h1")?.textContent ?? `Error ${response.status}`;
  const message = next.querySelector("main .prose")?.textContent ?? "";
  toast(`${title}. ${message}`);
}

/** The sheet that was open while a board is built stays open, unless its card is gone or the press was its last. */
function keepSheet(old, fresh, isClosing) {
  const open = old.querySelector("details.tile__card[open][id]");
  const same = open && !isClosing && fresh.querySelector(`details[id="${CSS.escape(open.id)}"]`);
  if (same && same.dataset.name === open.dataset.name) same.open = true;
}

function show(next, from, typed, { isAnswer, isClosing }) {
  const fresh = next.getElementById("swap");
  const old = root();
  const restore = keepPlace(old, from);
  document.title = next.title;
  for (const open of old.querySelectorAll("details[open][id]:not(.menu, .tile__card)")) {
    const same = fresh.querySelector(`details[id="${CSS.escape(open.id)}"]`);
    if (same) same.open = true;
  }
  if (fresh.dataset.page === "build") {
    typed.carryTo(fresh);
    keepSheet(old, fresh, isClosing);
  }
  old.replaceWith(fresh);
  ready(fresh);
  const shown = from?.dataset?.shows && fresh.querySelector(`#${from.dataset.shows}`);
  if (showWhatIsWrong(fresh)) {
    // what is to be mended has the focus
  } else if (shown) {
    shown.focus({ preventScroll: true });
    // What is higher than the screen is read from its beginning.
    const tall = shown.getBoundingClientRect().height > innerHeight / 2;
    shown.scrollIntoView({ block: tall ? "start" : "nearest" });
  } else if (isAnswer) {
    // What it did and what is asked next stand on the first screen.
    fresh.querySelector("#decision").focus({ preventScroll: true });
    scrollTo(0, 0);
  } else {
    restore(fresh);
  }
  announce(fresh.dataset.announcement ?? "");
}

/** What a page needs besides its words: copy buttons shown, the present line and step in view, answers counted. */
function ready(page) {
  for (const button of page.querySelectorAll("[data-copy][hidden]")) button.hidden = false;
  const steps = page.querySelector(".ribbon__steps");
  const step = steps?.querySelector(".is-here");
  if (step) steps.scrollLeft = step.offsetLeft - steps.clientWidth / 2 + step.clientWidth / 2;
  const trace = page.querySelector(".trace");
  const line = trace?.querySelector(".is-here");
  if (line && trace.scrollHeight > trace.clientHeight) trace.scrollTop = line.offsetTop - trace.clientHeight / 2;
  mindAnswers(page);
}

/**
 * Whether an answer is on its way. A way on, or a change of a board that is built, waits for it; an answer to a decision
 * does not: it would answer the next one, which nobody has seen.
 */
function mustWait(pressed) {
  if (!isAsking) return false;
  const isAnswer = pressed?.name === "answer";
  if (isAnswer) drop();
  else if (signatureOf(pressed) && waiting.length < MOST_WAITING) waiting.push(signatureOf(pressed));
  return true;
}

function drop() {
  toast("Pressed twice: only the first press counts.");
}

function send(form, pressed, { as = null, from = pressed, isAnswer = false } = {}) {
  const isClosing = pressed !== null && "closes" in pressed.dataset;
  const body = new URLSearchParams(new FormData(form, as ? null : pressed));
  if (as) body.set("do", as);
  // A line that is on its way is out of the field at once, so that the next can be typed; it comes back if it fails.
  const lines = [...form.querySelectorAll('input[name$="-quick"]')].map((line) => [line, line.value]);
  for (const [line] of lines) line.value = "";
  const undo = () => {
    for (const [line, words] of lines) line.value ||= words;
  };
  go(form.action, { body, from, isAnswer, isClosing, undo });
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("#swap a[data-nav]");
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  if (mustWait(link)) return;
  go(link.href, { from: event.isTrusted ? link : null }); // a key that stands for it leaves the focus where it is
});

document.addEventListener("submit", (event) => {
  const form = event.target.closest("#swap form[data-swap]");
  if (!form) return;
  event.preventDefault();
  const pressed = event.submitter;
  if (mustWait(pressed)) return;
  if (pressed?.name === "answer" && isSecondOfTwo(root().dataset.decision)) {
    drop();
    return;
  }
  const focus = pressed?.dataset.focus ? document.getElementById(pressed.dataset.focus) : pressed;
  const isAnswer = pressed?.name === "answer" && !form.classList.contains("by-hand");
  send(form, pressed, { from: focus ?? document.activeElement, isAnswer });
});

// A field that changes the board when one leaves it. Pressing a button leaves it too: then the button goes, with the field.
document.addEventListener("change", (event) => {
  const field = event.target.closest("#swap form.build [data-auto]");
  if (!field) return;
  const updateNow = () => {
    if (isPointerDown || isAsking) {
      update = setTimeout(updateNow, 50);
      return;
    }
    const form = root().querySelector("form.build");
    if (form) send(form, null, { as: "update", from: document.activeElement });
  };
  clearTimeout(update);
  update = setTimeout(updateNow, 80);
});

// Enter adds the card that was typed, and the line is ready for the next.
document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.isComposing) return;
  const line = event.target.closest?.("#swap form.build input.input");
  if (!line) return;
  event.preventDefault();
  if (!isAsking) send(line.form, null, { as: "update", from: line });
  else if (line.id.endsWith("-quick")) waiting.push(`#${line.id.replace(/quick$/, "add")}`);
});

document.addEventListener("pointerdown", () => (isPointerDown = true), true);
for (const up of ["pointerup", "pointercancel"]) {
  document.addEventListener(up, () => setTimeout(() => (isPointerDown = false)), true);
}

// The menu to share closes when one presses Escape or goes elsewhere.
document.addEventListener("click", (event) => {
  const menu = document.querySelector("#swap details.menu[open]");
  if (menu && !menu.contains(event.target)) menu.open = false;
});

document.addEventListener("keydown", (event) => {
  const menu = document.querySelector("#swap details.menu[open]");
  if (event.key === "Escape" && menu) {
    menu.open = false;
    menu.querySelector("summary").focus();
  }
  pressKey(event, root());
});

addEventListener("popstate", () => {
  waiting.length = 0;
  go(location.href, { keepHistory: true });
});

ready(root());
