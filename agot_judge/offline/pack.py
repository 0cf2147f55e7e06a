"""Many files in one: the length of an index, the index as JSON, the files end to end. A browser reads it in one go."""

import json
from collections.abc import Mapping
from typing import Any

LENGTH_BYTES = 4


def packed(files: Mapping[str, bytes], about: Mapping[str, Mapping[str, Any]] | None = None) -> bytes:
    """The files, by name in their order; ``about`` says more of some of them in the index."""
    known = about or {}
    index: dict[str, Any] = {}
    start = 0
    for name, data in files.items():
        index[name] = {"start": start, "length": len(data), **known.get(name, {})}
        start += len(data)
    head = json.dumps(index, separators=(",", ":"), ensure_ascii=False).encode()
    return b"".join((len(head).to_bytes(LENGTH_BYTES, "big"), head, *files.values()))


def unpacked(data: bytes) -> dict[str, bytes]:
    """The files of a pack by their names."""
    end = LENGTH_BYTES + int.from_bytes(data[:LENGTH_BYTES], "big")
    index = json.loads(data[LENGTH_BYTES:end])
    return {
        name: data[end + one["start"] : end + one["start"] + one["length"]] for name, one in index.items()
    }
