// Keeping the place when a page is changed under somebody: the focus, what stood where on the screen, and what was typed
// while the answer was on its way.

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
  const active = page.contains(document.activeElement) ? document.activeElement : null;
  const signature = signatureOf(pressed) ?? signatureOf(active);
  const before = pressed?.isConnected ? pressed.getBoundingClientRect().top : null;
  const caret = pressed instanceof HTMLInputElement && pressed.type === "text" ? pressed.selectionStart : null;
  return (next) => {
    const again = findBySignature(next, signature);
    if (!again || again.disabled) {
      next.querySelector("#decision")?.focus({ preventScroll: true });
      return;
    }
    again.focus({ preventScroll: true });
    if (caret !== null && again.value && again.setSelectionRange) again.setSelectionRange(caret, caret);
    if (before !== null) scrollBy(0, again.getBoundingClientRect().top - before);
  };
}

/** Bring what is wrong, or what is asked before something is done, into sight; whether there is any. */
export function showWhatIsWrong(page) {
  const wrong = page.querySelector('[aria-invalid="true"], [data-asked], #declining, [role="alert"]');
  if (!wrong) return false;
  for (let around = wrong.closest("details"); around; around = around.parentElement.closest("details")) around.open = true;
  wrong.focus({ preventScroll: true });
  // What was typed and refused is mended or gone on with at its end; a new page puts the caret before it.
  if (wrong instanceof HTMLInputElement && wrong.type === "text") wrong.setSelectionRange(wrong.value.length, wrong.value.length);
  wrong.scrollIntoView({ block: "nearest" });
  return true;
}

const FIELDS = "input:not([type=hidden]), select, textarea:not([readonly])";
const stateOf = (field) => (field.matches("[type=checkbox], [type=radio]") ? field.checked : field.value);

/** Note what the fields of a page say now; ``carryTo`` gives what was changed since to the page that replaces it. */
export function noteFields(page) {
  const then = new Map([...page.querySelectorAll(FIELDS)].map((field) => [field, stateOf(field)]));
  return {
    carryTo(next) {
      for (const [field, state] of then) {
        if (stateOf(field) === state) continue;
        const same = findBySignature(next, signatureOf(field));
        if (!same) continue;
        if (typeof state === "boolean") same.checked = field.checked;
        else same.value = field.value;
      }
    },
  };
}
