// A worker that prepares a device once: a snapshot of Python with the modules it always needs, and the program unpacked.

import { keepPart, keptPart, lastLine } from "./kept.js";
import { loadPython } from "./python.js";

const MODULES = `
import ast, base64, bisect, collections, contextlib, contextvars, copy, csv, dataclasses, datetime, decimal, difflib,
  email.message, email.utils, enum, fractions, functools, gzip, hashlib, hmac, html, http.client, http.server, importlib.metadata,
  inspect, io, ipaddress, itertools, json, logging, lzma, math, mimetypes, operator, os, pathlib, pickle, pkgutil, platform,
  pprint, random, re, secrets, shutil, socket, sqlite3, statistics, string, struct, tempfile, textwrap, threading, tomllib,
  traceback, types, typing, unicodedata, urllib.parse, urllib.request, uuid, weakref, zlib
`.replaceAll(/\s+/g, " ").trim();

self.onmessage = async ({ data: id }) => {
  try {
    postMessage({ doing: "Starting Python for the first time" });
    let python = await prepared(id);
    if (!(await keptPart(id, "program.pack"))) {
      postMessage({ doing: "Unpacking the program" });
      python ??= await loadPython(id);
      await unpack(python, id);
    }
    postMessage({ isDone: true });
  } catch (fault) {
    postMessage({ failed: lastLine(fault) });
  }
};

/** Keep a snapshot; without one a start takes longer and is the same. */
async function prepared(id) {
  if (await keptPart(id, "snapshot")) return null;
  try {
    const python = await loadPython(id, { _makeSnapshot: true });
    python.runPython(MODULES);
    await keepPart(id, "snapshot", python.makeMemorySnapshot(), "application/octet-stream");
    return python;
  } catch (fault) {
    postMessage({ note: `No snapshot: ${fault.message}` });
    return null;
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
