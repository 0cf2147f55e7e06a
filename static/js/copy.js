// Copying text, where the page is served without encryption too.

/** Put text on the clipboard. Gives whether the browser did it. */
export async function copyText(text) {
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // not allowed here: the old way may still be
    }
  }
  return copyBySelection(text);
}

function copyBySelection(text) {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "visually-hidden";
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  focused?.focus({ preventScroll: true });
  return copied;
}
