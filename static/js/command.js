// The line to add cards: the cards that what is typed may become, each in a row that tells it from others of its name;
// those of this board come first, and behind "on" those in play alone. A row that is chosen is added at once.

import { announce } from "./announce.js";

const PAUSE_MS = 120;
const LEAST = 2;
const MOST_ROWS = 8;
const known = new Map(); // what was asked before, so that going back over letters asks nothing

const plain = (words) => words.normalize("NFD").replace(/[^\p{L}\p{N} ]/gu, "").toLowerCase();
/** The words at the end of a line that may become a name: behind other cards, a number of copies, "on". */
const typedName = (value) => value.split(/[;,\n]| on /).at(-1).replace(/^\s*(\d+\s*[x×]?\s+)?/, "");
const fieldOf = (event) => event.target.closest?.("input[data-names]");
const list = () => document.getElementById("found");

/** The cards of this board of whose name each typed word begins a word. */
function onBoard(typed, onlyInPlay) {
  const words = plain(typed).split(" ").filter(Boolean);
  return [...document.querySelectorAll("#known option[data-here]")]
    .filter((one) => !onlyInPlay || "inPlay" in one.dataset)
    .filter((one) => words.every((word) => plain(one.value).split(" ").some((part) => part.startsWith(word))))
    .map((one) => ({
      name: one.value,
      detail: `${"inPlay" in one.dataset ? "in play" : "on this board"}${one.label ? `, ${one.label}` : ""}`,
      icons: one.dataset.icons.split(" ").filter(Boolean),
    }));
}

async function fromServer(address, typed) {
  if (!address) return [];
  const asked = `${address}&${new URLSearchParams({ q: typed, limit: 12 })}`;
  if (!known.has(asked)) {
    const response = await fetch(asked);
    if (!response.ok) return [];
    known.set(asked, (await response.json()).names);
  }
  return known.get(asked).map((one) => ({ name: one.name, detail: one.detail, icons: one.icons }));
}

function row(card, number) {
  const item = document.createElement("li");
  const button = Object.assign(document.createElement("button"), { type: "button", className: "found__row" });
  button.id = `found-${number}`;
  button.dataset.name = card.name;
  button.append(Object.assign(document.createElement("b"), { textContent: card.name }));
  button.append(Object.assign(document.createElement("small"), { textContent: card.detail }));
  const icons = Object.assign(document.createElement("span"), { className: "found__icons" });
  for (const icon of card.icons) {
    icons.append(
      Object.assign(document.createElement("span"), {
        className: `c-icon c-icon--${icon}`,
        textContent: icon[0].toUpperCase(),
        title: icon,
      }),
    );
  }
  button.append(icons);
  item.append(button);
  return item;
}

function hide() {
  list()?.replaceChildren();
  if (list()) list().hidden = true;
}

let waiting = 0;

document.addEventListener("input", (event) => {
  const field = fieldOf(event);
  if (!field) return;
  clearTimeout(waiting);
  const typed = typedName(field.value);
  if (plain(typed).length < LEAST || /["<>]/.test(typed)) {
    hide();
    return;
  }
  waiting = setTimeout(async () => {
    const isHost = / on [^;,]*$/.test(field.value);
    const here = onBoard(typed, isHost);
    const more = isHost && here.length ? [] : await fromServer(field.dataset.names, typed).catch(() => []);
    if (typedName(field.value) !== typed || !field.isConnected) return;
    // Two printings that differ in nothing are one card of one name.
    const cards = [...new Map([...here, ...more].reverse().map((one) => [one.name, one])).values()]
      .reverse()
      .slice(0, MOST_ROWS);
    list().replaceChildren(...cards.map(row));
    list().hidden = !cards.length;
    if (cards.length) announce(`${cards.length} cards are offered`);
  }, PAUSE_MS);
});

function choose(button) {
  const field = document.querySelector(".command__side:checked + label + .quick input");
  const typed = typedName(field.value);
  field.value = field.value.slice(0, field.value.length - typed.length) + button.dataset.name;
  hide();
  field.form.requestSubmit(field.parentElement.querySelector("button"));
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("#found .found__row");
  if (button) choose(button);
});

// Arrows go through the rows while the caret stays in the line; Enter takes the one that is marked.
document.addEventListener(
  "keydown",
  (event) => {
    if (!fieldOf(event) || !list() || list().hidden || event.isComposing) return;
    const rows = [...list().querySelectorAll(".found__row")];
    const at = rows.findIndex((one) => one.ariaSelected === "true");
    if (event.key === "Escape") {
      hide();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const next = (at + (event.key === "ArrowDown" ? 1 : -1) + rows.length) % rows.length;
      for (const one of rows) one.ariaSelected = null;
      rows[at < 0 && event.key === "ArrowUp" ? rows.length - 1 : next].ariaSelected = "true";
      rows.find((one) => one.ariaSelected === "true").scrollIntoView({ block: "nearest" });
      announce(rows.find((one) => one.ariaSelected === "true").textContent);
    } else if (event.key === "Enter" && at >= 0) {
      event.stopPropagation();
      choose(rows[at]);
    } else {
      return;
    }
    event.preventDefault();
  },
  true,
);

// The rows stand here in place of the browser's own list, which tells nothing of a card.
document.addEventListener("focusin", (event) => {
  const field = fieldOf(event);
  if (field) field.removeAttribute("list");
});

// Whose card it is has changed: the line of that side is ready to be typed in.
document.addEventListener("change", (event) => {
  if (!event.target.matches?.(".command__side")) return;
  hide();
  document.getElementById(`p${event.target.value}-quick`).focus({ preventScroll: true });
});

// A deck list in a file is put into the field where it could be pasted.
document.addEventListener("change", async (event) => {
  const file = event.target.closest?.("input[type=file][data-reads]");
  if (!file?.files.length) return;
  document.getElementById(file.dataset.reads).value = await file.files[0].text();
  file.value = "";
});

// Keyboards of phones that lie over the page push the line up.
window.visualViewport?.addEventListener("resize", () => {
  const covered = Math.max(0, innerHeight - visualViewport.height - visualViewport.offsetTop);
  document.documentElement.style.setProperty("--keyboard", `${Math.round(covered)}px`);
});

// "a" goes to the line, "s" steps the board.
document.addEventListener("keydown", (event) => {
  if (!["a", "s"].includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest?.("input, select, textarea, dialog")) return;
  const meant =
    event.key === "s"
      ? document.querySelector(".command__step")
      : document.querySelector(".command__side:checked + label + .quick input");
  if (!meant) return;
  event.preventDefault();
  if (event.key === "s") meant.click();
  else meant.focus();
});
