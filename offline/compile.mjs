// Compiles Python modules with the very Python that a browser will run: node compile.mjs PACKAGES SOURCES COMPILED.
// SOURCES is a pack of modules; COMPILED becomes a pack of their bytecode, which is never compared with a source again, with
// the names of those of the standard library that Python imports as it starts.

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [packages, sources, compiled] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${packages}/pyodide/pyodide.mjs`).href);
// Columns of a fault are of no use to anybody here, and a quarter of the bytes.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1", HOME: "/" } });
python.FS.writeFile("/sources", readFileSync(sources));
python.runPython(`
import json, lzma, os, sys
# The part of the standard library that is there before anything else is unpacked.
booted = sorted(
    one.__spec__.origin.partition(".zip/")[2] for one in sys.modules.values() if ".zip/" in str(getattr(one.__spec__, "origin", ""))
)
import marshal
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path

data = Path("/sources").read_bytes()
end = 4 + int.from_bytes(data[:4], "big")
files, index, start = [], {}, 0

def keep(name, made):
    global start
    index[name] = {"start": start, "length": len(made)}
    start += len(made)
    files.append(made)

keep("booted", "\\n".join(booted).encode())
for name, one in json.loads(data[4:end]).items():
    source = data[end + one["start"] : end + one["start"] + one["length"]]
    code = compile(source, name, "exec", dont_inherit=True, optimize=one["optimize"])
    keep(name, bytes(_code_to_hash_pyc(code, bytes(8), False)))
head = json.dumps(index).encode()
Path("/compiled").write_bytes(b"".join((len(head).to_bytes(4, "big"), head, *files)))
`);
writeFileSync(compiled, python.FS.readFile("/compiled"));
