// The timing chart by keys, and its phases as columns or as an accordion. Without script every step is a link all the same.

const round = document.querySelector(".round");
const columns = matchMedia("(min-width: 60rem)");
const folds = [...round.querySelectorAll(".phase__fold")];
let openOnPhone = new Set();

const isTyping = (target) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

// ---- columns show everything; a phone shows what was opened -------------------------------------------------

function arrange() {
  if (columns.matches) {
    openOnPhone = new Set(folds.filter((fold) => fold.open));
    for (const fold of folds) fold.open = true;
  } else {
    for (const fold of folds) fold.open = openOnPhone.has(fold);
  }
  for (const bar of round.querySelectorAll(".phase__bar")) bar.tabIndex = columns.matches ? -1 : 0;
}

round.addEventListener("click", (event) => {
  if (columns.matches && event.target.closest(".phase__bar")) event.preventDefault(); // a column does not fold
});

/** The fold that a place of this page is in is opened, so that a link never leads to something hidden. */
function reveal(place) {
  const fold = place?.closest(".phase__fold") ?? place?.querySelector?.(":scope > .phase__fold");
  if (fold) fold.open = true;
}

function revealTarget() {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!place) return;
  reveal(place);
  place.scrollIntoView({ block: "nearest" });
}

openOnPhone = new Set(folds.filter((fold) => fold.open));
if (columns.matches) arrange();
columns.addEventListener("change", arrange);
addEventListener("hashchange", revealTarget);
addEventListener("beforeprint", () => folds.forEach((fold) => (fold.open = true)));
addEventListener("afterprint", () => {
  if (!columns.matches) folds.forEach((fold) => (fold.open = openOnPhone.has(fold)));
});
if (location.hash) revealTarget();

// A step that was opened is where one is: the address says so, and reload comes back to it.
document.addEventListener("click", (event) => {
  const step = event.target.closest("[data-step]");
  if (step && !event.ctrlKey && !event.metaKey) history.replaceState(history.state, "", `#${step.parentElement.id}`);
});

// ---- keys: arrows move, Enter opens (a step is a link), b starts a board -------------------------------------

const groups = [...document.querySelectorAll(".phase, .sequence")];
const stepsOf = (group) => [...group.querySelectorAll("[data-step]")];

function moved(step, key) {
  const group = step.closest(".phase, .sequence");
  const mine = stepsOf(group);
  const at = mine.indexOf(step);
  const place = groups.indexOf(group);
  switch (key) {
    case "ArrowDown":
      return mine[at + 1] ?? (groups[place + 1] && stepsOf(groups[place + 1])[0]);
    case "ArrowUp":
      return mine[at - 1] ?? (groups[place - 1] && stepsOf(groups[place - 1]).at(-1));
    case "ArrowRight":
      return groups[place + 1] && stepsOf(groups[place + 1])[0];
    case "ArrowLeft":
      return groups[place - 1] && stepsOf(groups[place - 1])[0];
    case "Home":
      return mine[0];
    case "End":
      return mine.at(-1);
  }
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isTyping(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  const step = event.target.closest?.(".step")?.querySelector("[data-step]");
  if (event.key === "b" && step) {
    const start = event.target.closest(".step").querySelector(":scope > .step__start");
    if (start) location.assign(start.href);
    return;
  }
  const fromNowhere = event.target === document.body && event.key === "ArrowDown";
  const next = step ? moved(step, event.key) : fromNowhere ? stepsOf(groups[0])[0] : null;
  if (!next) return;
  event.preventDefault();
  reveal(next);
  next.focus();
  next.scrollIntoView({ block: "nearest" });
});
