// Reading on: the contents mark the entry that one reads, and close on a phone once an entry is chosen from them.

const contents = document.getElementById("contents");
const links = new Map(
  [...contents.querySelectorAll("a[data-entry]")].map((link) => [decodeURIComponent(link.hash.slice(1)), link]),
);
const entries = [...document.querySelectorAll("[data-book-entry]")];
let marked = null;

function mark() {
  const line = innerHeight / 4;
  const reached = entries.filter((entry) => entry.getBoundingClientRect().top <= line);
  const link = links.get((reached.at(-1) ?? entries[0])?.id);
  if (link === marked) return;
  marked?.removeAttribute("aria-current");
  marked = link;
  if (!link) return; // at the top of the chapter, which is marked itself
  link.setAttribute("aria-current", "location");
  const beside = contents.getBoundingClientRect();
  const own = link.getBoundingClientRect();
  if (own.top < beside.top || own.bottom > beside.bottom) contents.scrollTop += own.top - beside.top - beside.height / 3;
}

let drawing = 0;
addEventListener(
  "scroll",
  () => {
    drawing ||= requestAnimationFrame(() => {
      drawing = 0;
      mark();
    });
  },
  { passive: true },
);
mark();

// Opened as a sheet, the contents begin where one is.
contents.addEventListener("toggle", (event) => {
  if (event.newState !== "open") return;
  const current = contents.querySelector("[aria-current=location]") ?? contents.querySelector("[aria-current=page]");
  current?.scrollIntoView({ block: "center" });
});

contents.addEventListener("click", (event) => {
  if (event.target.closest("a") && contents.matches(":popover-open")) contents.hidePopover();
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, textarea, select, dialog")) return;
  const way = { "[": "prev", "]": "next" }[event.key];
  document.querySelector(way ? `a[rel="${way}"]` : "none")?.click();
});
