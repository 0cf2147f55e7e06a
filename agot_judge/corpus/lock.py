"""The list of published ids: one that stands there keeps its meaning for ever.

``corpus/ids.lock``: a line for each id, with a hash of what was printed. Not of the reading text: a repair mends how a
paragraph reads, not what it is.
"""

import hashlib
from collections.abc import Collection, Mapping
from pathlib import Path

from msgspec import Struct

from agot_judge.corpus.reader import fold
from agot_judge.corpus.store import Corpus
from agot_judge.errors import CorpusError

_DIGITS = 12


class Drift(Struct, frozen=True):
    """The differences of a corpus from the published ids."""

    lost: tuple[str, ...]
    """Published, and no paragraph has them any more."""
    changed: tuple[str, ...]
    """Published for other words."""
    new: tuple[str, ...]
    """Not published yet."""


def lock_file(root: Path) -> Path:
    """Where the published ids are kept below the corpus folder ``root``."""
    return root / "ids.lock"


def meanings(corpus: Corpus) -> dict[str, str]:
    """Each paragraph's id with the hash of what was printed, in the order of the sources."""
    return {p.id: _digest(" ".join(corpus.raw_slices(p.id))) for p in corpus.paragraphs()}


def read_lock(path: Path) -> dict[str, str]:
    """The published ids with their hashes; none where there is no file. Raises CorpusError where a line is malformed."""
    if not path.exists():
        return {}
    locked: dict[str, str] = {}
    for number, line in enumerate(path.read_text(encoding="ascii").splitlines(), 1):
        words = line.split()
        if len(words) != 2 or words[0] in locked:
            raise CorpusError(
                f"{path.name}, line {number}: expected an id of its own and a hash, not {line!r}"
            )
        locked[words[0]] = words[1]
    return locked


def drift(locked: Mapping[str, str], current: Mapping[str, str], retired: Collection[str] = ()) -> Drift:
    """The published ids that are lost or changed, and the new ones. Ids that are ``retired`` are not lost."""
    return Drift(
        lost=tuple(id_ for id_ in locked if id_ not in current and id_ not in retired),
        changed=tuple(id_ for id_ in locked if id_ in current and current[id_] != locked[id_]),
        new=tuple(id_ for id_ in current if id_ not in locked),
    )


def publish(corpus: Corpus, path: Path) -> Drift:
    """Add the new ids to the list at ``path``. Where a published one is lost or changed, nothing is written."""
    current = meanings(corpus)
    locked = read_lock(path)
    found = drift(locked, current, retired_ids(corpus))
    if not found.lost and not found.changed:
        path.write_text(written(locked, current), encoding="ascii")
    return found


def retired_ids(corpus: Corpus) -> frozenset[str]:
    """The published ids that no paragraph of a version in force has."""
    return frozenset(one.id for one in corpus.retirements())


def written(locked: Mapping[str, str], current: Mapping[str, str]) -> str:
    """The text of the list: ``current`` in the order of the sources, then what of ``locked`` is retired by now."""
    retired = {id_: digest for id_, digest in locked.items() if id_ not in current}
    return "".join(f"{id_} {digest}\n" for id_, digest in {**current, **retired}.items())


def _digest(printed: str) -> str:
    return hashlib.sha256(fold(printed).encode()).hexdigest()[:_DIGITS]
