// Keeping the place when a page is changed under somebody: the focus, and what stood where on the screen.

/** How an element is found again on the next page: its id, else its name and value. */
export function signatureOf(element) {
  if (!element || element === document.body) return null;
  if (element.id) return `#${CSS.escape(element.id)}`;
  const name = element.getAttribute("name");
  if (!name) return null;
  const value = element.getAttribute("value");
  return `[name="${CSS.escape(name)}"]${value === null ? "" : `[value="${CSS.escape(value)}"]`}`;
}

export function findBySignature(page, signature) {
  return signature ? page.querySelector(signature) : null;
}

/**
 * Remember the place on a page; gives a function that finds it again on the page that replaced it.
 * What was pressed stays where it was on the screen, so that the same spot can be pressed again.
 */
export function keepPlace(page, pressed) {
  const signature = signatureOf(pressed) ?? signatureOf(document.activeElement);
  const before = pressed?.isConnected ? pressed.getBoundingClientRect().top : null;
  const caret = pressed instanceof HTMLInputElement && pressed.type === "text" ? pressed.selectionStart : null;
  return (next) => {
    const again = findBySignature(next, signature);
    const isUsable = again && !again.disabled;
    if (isUsable) {
      again.focus({ preventScroll: true });
      if (caret !== null && again.value && again.setSelectionRange) again.setSelectionRange(caret, caret);
      if (before !== null) scrollBy(0, again.getBoundingClientRect().top - before);
    } else {
      next.querySelector("#decision")?.focus({ preventScroll: true });
    }
  };
}
