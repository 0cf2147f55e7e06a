"""Names by which a document refers to its own entries, and the entry that each means."""

import re
from collections.abc import Iterable

from agot_judge.corpus.model import Entry

_QUALIFIER = re.compile(r" \([^()]*\)")
_QUOTES = str.maketrans({"“": '"', "”": '"', "‘": "'", "’": "'"})


def name_key(name: str) -> str:
    """``name`` as titles are compared: case, kind of quotes, blanks around a slash and a final stop set aside."""
    plain = " ".join(name.translate(_QUOTES).replace('"', "").casefold().split())
    return plain.replace(" / ", "/").removesuffix(".")


class Names:
    """The entries of a document by every name that its text uses for them."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        """Where one name fits two entries, the nearer way of naming wins: whole title, title without qualifier, part."""
        self._levels: list[dict[str, set[str]]] = [{}, {}, {}, {}]
        for entry in entries:
            for level, names in zip(self._levels, _names(entry), strict=True):
                for name in names:
                    level.setdefault(name_key(name), set()).add(entry.id)

    def find(self, name: str) -> str | None:
        """Id of the entry that ``name`` means; None where no entry or more than one bears it."""
        key = name_key(name)
        for level in self._levels:
            found = level.get(key, set()) or level.get(key.removesuffix("s"), set())
            if len(found) == 1:
                return next(iter(found))
        return None


def _names(entry: Entry) -> tuple[set[str], set[str], set[str], set[str]]:
    """Names of ``entry`` from the nearest to the farthest."""
    plain = _QUALIFIER.sub("", entry.title)
    words = plain.split(", ")
    # "Kneel, Kneeling" for "Kneel, Kneeling, Knelt"; "Plot Deck Limits" for "Plot Deck Limit: X".
    beginnings = {", ".join(words[:count]) for count in range(1, len(words))} | {plain.split(":")[0]}
    # 004 has the title "Would" where 000 has 'The word "Would"'.
    quoted = re.findall(r'^The (?:word|letter) ["“](.+?)["”]', entry.title)
    parts = {part for word in words for part in re.split(r" or | / ", word)} | set(quoted)
    return {entry.title}, {plain}, beginnings, parts


def split_names(names: Names, listed: str) -> list[tuple[str, str | None]]:
    """The names in a list parted by commas, each with the id of its entry; a name that holds commas is kept whole."""
    words = listed.split(", ")
    found: list[tuple[str, str | None]] = []
    start = 0
    while start < len(words):
        # 000: "Stand, Standing" is one name. The longest run of words that names an entry is taken.
        for end in range(len(words), start, -1):
            name = ", ".join(words[start:end])
            meant = names.find(name)
            if meant or end == start + 1:
                found.append((name, meant))
                start = end
                break
    return found
