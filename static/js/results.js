// A list of results that follows what is typed. An answer that comes late is dropped; without a connection the old list
// stays, and above it stands for which words it was found.

const PAUSE_MS = 110;

/**
 * Shows in `place` what the server finds for the words of a field. `asked()` gives the words and the rest of the address,
 * `onShown(asked, page)` is told after each change. What comes back: `show()` asks now, `soon()` after a pause,
 * `again()` though it was asked before.
 */
export function followed(place, base, asked, onShown) {
  let waiting = 0;
  let asking = null;
  let shown = null;
  let shownWords = "";

  async function show() {
    clearTimeout(waiting);
    const wanted = asked();
    if (String(wanted) === shown && !asking && !place.querySelector("[data-testid=stale]")) return;
    asking?.abort();
    const mine = new AbortController();
    asking = mine;
    place.setAttribute("aria-busy", "true");
    try {
      const response = await fetch(`${base}?${wanted}`, { signal: mine.signal });
      const page = await found(response, wanted);
      if (mine !== asking) return;
      if (!response.ok) throw new Error(String(response.status));
      place.innerHTML = page;
      place.toggleAttribute("data-quick", response.headers.has("X-Quick-Results"));
      [shown, shownWords] = [String(wanted), wanted.get("q") ?? ""];
      onShown(wanted, place);
    } catch (fault) {
      if (mine === asking && fault.name !== "AbortError") sayStale();
    } finally {
      if (mine === asking) {
        asking = null;
        place.removeAttribute("aria-busy");
      }
    }
  }

  /** The list; on a device without network, until Python answers there, one that is made here. */
  async function found(response, wanted) {
    const kept = response.headers.get("X-Quick-Results");
    if (kept === null) return response.text();
    const { quickResults } = await import("./offline/quick.js");
    const edition = wanted.get("edition") ?? "";
    return quickResults(kept, wanted.get("q") ?? "", edition === "any" ? "" : edition);
  }

  function sayStale() {
    place.querySelector("[data-testid=stale]")?.remove();
    const notice = document.createElement("div");
    notice.className = "notice notice--warn";
    notice.dataset.testid = "stale";
    notice.setAttribute("role", "alert");
    const words = document.createElement("p");
    words.className = "notice__title";
    words.textContent = shownWords
      ? `No answer from the server. Below is still what was found for “${shownWords}”.`
      : "No answer from the server.";
    const again = document.createElement("button");
    again.type = "button";
    again.className = "button";
    again.textContent = "Try again";
    again.addEventListener("click", show);
    notice.append(words, again);
    place.prepend(notice);
  }

  return {
    show,
    /** Asks once more for what was asked before. */
    again() {
      shown = null;
      return show();
    },
    soon() {
      clearTimeout(waiting);
      waiting = setTimeout(show, PAUSE_MS);
    },
    /** What the page came with. */
    holds(wanted) {
      [shown, shownWords] = [String(wanted), wanted.get("q") ?? ""];
    },
  };
}

/** Keep which edition was chosen, as the server does where it reads one in an address. */
export function keepEdition(value) {
  document.cookie = `edition=${value}; path=/; samesite=lax; max-age=31536000`;
}
