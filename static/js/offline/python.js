// Starts Python with the program in it.

import { keptPart, lastLine, placeOf } from "./kept.js";
import { filesOf } from "./pack.js";

export const KEPT = "/kept";
const SNAPSHOT = "snapshot";

/** Python without the program; from the snapshot where there is one that can be used. */
export async function loadPython(id, options = {}) {
  const at = new URL(placeOf(id), location.origin).href;
  const { loadPyodide } = await import(`${at}pyodide.mjs`);
  return loadPyodide({
    indexURL: at,
    lockFileURL: `${at}pyodide-lock.json`,
    stdLibURL: `${at}python_stdlib.zip`,
    env: { HOME: "/", PYTHONNODEBUGRANGES: "1", AGOT_JUDGE_DATABASE: `files://${KEPT}`, AGOT_JUDGE_ADDRESS: location.origin },
    ...options,
  });
}

async function fastest(id, say) {
  const kept = await keptPart(id, SNAPSHOT);
  if (kept) {
    try {
      return await restored(id, await kept.arrayBuffer());
    } catch (fault) {
      say({ note: `The prepared start failed (${lastLine(fault)}); starting anew.` });
    }
  }
  return loadPython(id);
}

/** Python as it was kept. Its memory begins smaller than the snapshot is, and is not made larger by Pyodide itself. */
async function restored(id, snapshot) {
  const createPyodideModule = async (settings) => {
    const { default: create } = await import(new URL(`${placeOf(id)}pyodide.asm.mjs`, location.origin).href);
    const python = await create(settings);
    if (python.HEAP8.length < snapshot.byteLength) python.growMemory(snapshot.byteLength);
    return python;
  };
  const python = await loadPython(id, { _loadSnapshot: snapshot, createPyodideModule });
  // Pyodide keeps what it was started with, so a second copy of its memory would stay as long as it runs. It is given back
  // at once where a browser can do that, else when it next tidies up.
  delete python._api.config._loadSnapshot;
  delete python._api.config.createPyodideModule;
  snapshot.transfer?.(0);
  return python;
}

/** The program: a function that answers requests. `say` hears what is being done. */
export async function startProgram(id, say) {
  say({ doing: "Starting Python" });
  const [python, pack] = await Promise.all([fastest(id, say), keptPart(id, "program.pack").then((part) => part.arrayBuffer())]);
  say({ doing: "Placing the program" });
  const names = placeFiles(python, pack);
  await mountKept(python);
  say({ doing: "Opening the rules" });
  findModules(python, names);
  const answer = python.runPython(`
import random, sys
random.seed()
sys.path.insert(0, "/agot")
from functools import partial
from agot_judge.offline.call import answer
from agot_judge.web import create_app
partial(answer, create_app({"OFFLINE": True}))
`);
  return { python, answer };
}

/** Python finds the modules with these names. */
export function findModules(python, names) {
  const importing = python.FS.readFile("/agot/agot_judge/offline/importing.py", { encoding: "utf8" });
  const words = python.toPy({ importing, names: names.join("\n") });
  python.runPython(
    `
import sys
exec(compile(importing, "importing.py", "exec"), globals())
sys.meta_path.insert(0, Modules(names.split("\\n")))
`,
    { globals: words },
  );
  words.destroy();
}

/** Put the files of the program where Python reads them; the names of those that are modules. */
export function placeFiles(python, pack) {
  const names = [];
  let folder = "";
  for (const [name, bytes] of filesOf(pack)) {
    const parent = name.slice(0, name.lastIndexOf("/"));
    if (parent !== folder) python.FS.mkdirTree(parent);
    folder = parent;
    python.FS.writeFile(name, bytes, { canOwn: true });
    if (name.endsWith(".pyc")) names.push(name);
  }
  return names;
}

async function mountKept(python) {
  python.FS.mkdirTree(KEPT);
  python.FS.mount(python.FS.filesystems.IDBFS, {}, KEPT);
  await synchronize(python, true);
}

/** Bring what is saved into memory, or what memory has changed into the browser's store. Fails where that is full. */
export function synchronize(python, isReading = false) {
  return new Promise((resolve, reject) => python.FS.syncfs(isReading, (fault) => (fault ? reject(fault) : resolve())));
}
