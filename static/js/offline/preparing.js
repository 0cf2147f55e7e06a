// A worker that prepares a device once: the program unpacked, and a snapshot of Python with the modules it always needs.

import { keepPart, keptPart, lastLine } from "./kept.js";
import { findModules, loadPython, placeFiles } from "./python.js";
import { prepareQuick } from "./quick.js";

const MODULES = `
import ast, base64, bisect, collections, contextlib, contextvars, copy, csv, dataclasses, datetime, decimal, difflib,
  email.message, email.utils, enum, fractions, functools, gzip, hashlib, hmac, html, http.client, http.server, importlib.metadata,
  importlib.resources,
  inspect, io, mmap, ipaddress, itertools, json, logging, lzma, math, mimetypes, operator, os, pathlib, pickle, pkgutil, platform,
  pprint, random, re, secrets, shutil, socket, sqlite3, statistics, string, struct, tempfile, textwrap, threading, tomllib,
  stringprep, traceback, types, typing, unicodedata, urllib.parse, urllib.request, uuid, weakref, zlib,
  encodings.ascii, encodings.idna, encodings.latin_1, encodings.unicode_escape,
  flask, typing_extensions, whoosh.analysis.analyzers, whoosh.codec.whoosh3, whoosh.fields, whoosh.index, whoosh.lang.porter,
  whoosh.query.positional, whoosh.scoring, whoosh.searching, yaml
`.replaceAll(/\s+/g, " ").trim();
/** Regular expressions that the program will compile: what is kept of them is found again. */
const PATTERNS = `
import json, re
re._MAXCACHE = 8192
for pattern, flags in json.load(open("/agot/patterns.json")):
    re.compile(pattern, flags)
`;
/** Whose own files the program does not change, and which have no part in C: a snapshot holds none. */
const LIBRARIES = "/lib/";

self.onmessage = async ({ data: id }) => {
  try {
    if (!(await keptPart(id, "program.pack"))) {
      postMessage({ doing: "Unpacking the program" });
      await unpack(await loadPython(id), id);
    }
    await prepareQuick(id).catch((fault) => postMessage({ note: `Quick results take longer at first: ${lastLine(fault)}` }));
    postMessage({ doing: "Starting Python for the first time" });
    await keepSnapshot(id);
    postMessage({ isDone: true });
  } catch (fault) {
    postMessage({ failed: lastLine(fault) });
  }
};

/** Keep a snapshot; without one a start takes longer and is the same. */
async function keepSnapshot(id) {
  if (await keptPart(id, "snapshot")) return;
  try {
    const pack = await (await keptPart(id, "program.pack")).arrayBuffer();
    const python = await loadPython(id, { _makeSnapshot: true });
    findModules(python, placeFiles(python, pack).filter((name) => name.startsWith(LIBRARIES)));
    python.runPython(MODULES);
    python.runPython(PATTERNS);
    await keepPart(id, "snapshot", python.makeMemorySnapshot(), "application/octet-stream");
  } catch (fault) {
    postMessage({ note: `No snapshot: ${fault.message}` });
  }
}

async function unpack(python, id) {
  const packed = await (await keptPart(id, "program.pack.xz")).arrayBuffer();
  python.FS.writeFile("/packed", new Uint8Array(packed), { canOwn: true });
  python.runPython(`
import lzma, os
with open("/packed", "rb") as file:
    data = lzma.decompress(file.read())
os.remove("/packed")
with open("/unpacked", "wb") as file:
    file.write(data)
del data
`);
  const bytes = python.FS.readFile("/unpacked");
  await keepPart(id, "program.pack", bytes, "application/octet-stream");
  await keepPart(id, "program.pack.xz", "", "application/octet-stream"); // it would lie there twice
}
