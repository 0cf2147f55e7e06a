// Brings boards that were saved on this device to the server. A board is named by its content: brought twice it is one.

const KEPT = "/kept";
const FILES = "FILE_DATA"; // as Pyodide's file system keeps files in the browser's store
const BROUGHT = "agot-judge.brought";

/** How many boards were brought just now; those that the server refuses stay for the next time. */
export async function bringBoards() {
  const brought = new Set(JSON.parse(localStorage.getItem(BROUGHT) ?? "[]"));
  let count = 0;
  for (const board of await savedBoards()) {
    if (brought.has(board.id)) continue;
    const response = await fetch("/offline/boards", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ title: board.title, text: board.text, documents: board.documents }),
    });
    if (!response.ok) continue;
    brought.add(board.id);
    count += 1;
  }
  if (count) localStorage.setItem(BROUGHT, JSON.stringify([...brought]));
  return count;
}

/** Every board that is saved on this device: {id, title, text, created, parent, documents}. */
export async function savedBoards() {
  if (!(await indexedDB.databases()).some(({ name }) => name === KEPT)) return [];
  const database = await done(indexedDB.open(KEPT));
  try {
    const files = database.transaction(FILES).objectStore(FILES);
    const [names, values] = await Promise.all([done(files.getAllKeys()), done(files.getAll())]);
    return values
      .filter((_, at) => /\/boards\/\w+\.json$/.test(names[at]))
      .map(({ contents }) => JSON.parse(new TextDecoder().decode(contents)));
  } finally {
    database.close();
  }
}

function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
