// Keys press what stands on the page: each thing that has a key says so itself (data-key), answers are counted.

const isTyping = (target) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("textarea, select, input:not([type=checkbox]):not([type=radio])"));

/** Press what belongs to this key, if anything does. */
export function pressKey(event, page) {
  if (event.repeat && !event.key.startsWith("Arrow")) return; // a key that is held down is pressed once
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !page) return;
  if (page.dataset.page !== "step" || isTyping(event.target) || document.querySelector("dialog[open], #looked-up")) return;
  const key = event.shiftKey && event.key.startsWith("Arrow") ? `Shift+${event.key}` : event.key;
  // Enter and Space do to a button, a link or a box what they always do.
  const own = { Enter: "button, a[href], summary, input:not([type=checkbox])", " ": "button, summary, input" }[key];
  if (own && event.target.closest?.(own)) return;
  if (key === "w") {
    event.preventDefault();
    page.querySelector(".tile__card > summary")?.focus(); // Tab goes through the cards, Enter opens one
    return;
  }
  const found = /^[1-9]$/.test(key)
    ? [...page.querySelectorAll("[data-answer]")][Number(key) - 1]
    : page.querySelector(`[data-key="${CSS.escape(key)}"]`);
  const isMove = key.startsWith("Arrow") || key.startsWith("Shift+") || key === "Home" || key === "End";
  if (found && !found.disabled) {
    event.preventDefault();
    found.click();
  } else if (isMove || key === " ") {
    event.preventDefault(); // nothing lies that way; the page does not jump instead
  }
}
