// A card opens as a sheet over the edge of the screen, one at a time; Close, Escape or a tap beside it closes it.

document.documentElement.classList.add("has-script");

const openCards = () => document.querySelectorAll("#swap details.tile__card[open]");

function close(card) {
  card.open = false;
  card.querySelector("summary").focus({ preventScroll: true });
}

document.addEventListener("click", (event) => {
  const own = event.target.closest("details.tile__card");
  for (const card of openCards()) {
    if (event.target.closest("[data-close-card]") || card !== own) close(card);
  }
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
  for (const card of openCards()) close(card);
});
