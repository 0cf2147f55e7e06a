// Recent boards: this browser keeps where each board was left, and lists them before a new one. Nothing is sent anywhere.

const KEY = "agot-judge.boards";
const CHAIN = "agot-judge.board";
const MOST = 12;

const read = () => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one?.url === "string" && one.url.startsWith("/sandbox/")) : [];
  } catch {
    return [];
  }
};

/** The board that this tab is at: its steps are one board, however often its address changes. */
function chainOf(boards, url) {
  const known = boards.find((one) => one.url === url);
  const chain = known?.chain ?? sessionStorage.getItem(CHAIN) ?? String(Date.now());
  sessionStorage.setItem(CHAIN, chain);
  return chain;
}

function keep() {
  const page = document.getElementById("swap");
  const url = location.pathname + location.search;
  const isBoard = /^\/sandbox\/[sk]\//.test(location.pathname) && !location.pathname.endsWith("/outcomes");
  try {
    if (!isBoard) {
      sessionStorage.removeItem(CHAIN); // what is built here is another board
      return;
    }
    const boards = read();
    const chain = chainOf(boards, url);
    const title = page?.querySelector("h1")?.textContent.trim() || "Board";
    const others = boards.filter((one) => one.chain !== chain);
    localStorage.setItem(KEY, JSON.stringify([{ chain, url, title, when: Date.now() }, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing has no recent boards.
  }
}

function list() {
  const place = document.getElementById("recent");
  if (!place) return;
  const here = location.pathname + location.search;
  const boards = read().filter((one) => one.url !== here);
  const items = boards.map((one) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = one.url;
    link.textContent = one.title;
    const when = document.createElement("span");
    when.className = "soft small";
    when.textContent = new Date(one.when).toLocaleString([], { dateStyle: "medium", timeStyle: "short" });
    item.append(link, " ", when);
    return item;
  });
  place.querySelector("ul").replaceChildren(...items);
  place.hidden = items.length === 0;
}

const now = () => {
  keep();
  list();
};
now();
const swap = document.getElementById("swap");
if (swap) new MutationObserver(now).observe(swap.parentNode, { childList: true });
