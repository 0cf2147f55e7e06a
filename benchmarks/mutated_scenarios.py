"""Scenario files with something done to them: keys, values, types, order, letters, nesting, from a seed."""

import json
import re
from collections import defaultdict
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import yaml

from agot_judge.places import ROOT

FOLDERS = (
    ROOT / "tests" / "scenario" / "data",
    ROOT / "agot_judge" / "scenario" / "examples",
    ROOT.parent / "shared" / "scenarios",
)
"""Whose files are damaged; the last is not part of the project."""
STRANGE: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 7, 11, 40, 999_999_999, 10**11, -(10**9), 10**30, 1.5, 1e400, float("nan")),
    *("", " ", "yes", "no", "on", "Null", "~", "12", "0x1F", "0o17", "1e3", "+5", "-0", "1_000", "2026-11-28", "12:30"),
    *("none", "unknown", "pass", "next", "end", "X", "2e", "1e", "ccg", "self", "Ann", "Bob", "all", "any", "*", "&a"),
    *("a: b", "a #b", "- a", "{a", "[a", "a\nb", "a\n", "\na", " a", "a ", "a\tb", "'", '"', "\\", "%", "@", "`", "!", "|", ">"),
    *("é", "é", "\u200b", "\u202eabc", "\u2028", "\x85", "\ufeffa", "🐺", "👨‍👩‍👧", "İ", "ß", "ǅ", "\xa0", "a" * 300),
    *("Hound#1", "Hound#2", "Hound#0", "#1", "Hound#99999999999", "kneeling", "power 3", "power 3, gold 1", "poison token 2"),
    *([], {}, [[]], [{}], {"": ""}, {"a": None}, [None], ["a", "a"], [1, 2, 3], {"a": {"b": {"c": []}}}),
)  # fmt: skip
SIGNS = ":#-[]{}&*!|>'\"%@`,?\t\n \u00a0\u2028\x85\x00\x1b\ufeff\U0001f43aéa0"


@cache
def sources() -> tuple[str, ...]:
    """The texts that are damaged."""
    return tuple(
        path.read_text(encoding="utf-8") for folder in FOLDERS for path in sorted(folder.glob("*.yaml"))
    )


@cache
def donors() -> dict[str, tuple[Any, ...]]:
    """By key: every value that it has in a file."""
    found: dict[str, list[Any]] = defaultdict(list)
    waiting = [_plain(text) for text in sources()]
    while waiting:
        node = waiting.pop()
        if isinstance(node, dict):
            for key, value in node.items():
                found[key].append(value)
            waiting += node.values()
        elif isinstance(node, list):
            waiting += node
    return {key: tuple(values) for key, values in found.items()}


@cache
def _plain(text: str) -> Any:
    """The text as plain values, which nobody changes, every key a text and every word as it stands but numbers and flags."""
    return yaml.load(text, Loader=_Words)  # noqa: S506 - a safe loader that knows fewer kinds of words


class _Words(yaml.SafeLoader):
    """Reads ``yes``, ``no``, ``on`` and dates as words."""


_Words.yaml_implicit_resolvers = {
    sign: [(tag, pattern) for tag, pattern in kinds if tag.endswith((":int", ":null"))]
    for sign, kinds in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
_Words.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("true|false"), ["t", "f"])


class Mutant:
    """One damaged scenario: the same seed gives the same text."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.source = self.random.choice(sources())

    def text(self) -> str:
        """The text: what it says changed in some places, or its letters, or both."""
        pick = self.random
        if pick.random() < 0.2:
            return self._letters(self.source)
        tree = deepcopy(_plain(self.source))
        gently = pick.random() < 0.5
        for _ in range(pick.choice((1, 1, 2, 3, 4)) if gently else pick.choice((1, 1, 1, 2, 3, 6))):
            tree = self.changed(tree, gently)
        text = self._written(tree)
        return self._letters(text) if pick.random() < 0.05 else text

    def _written(self, tree: Any) -> str:
        how = self.random.random()
        if how < 0.2:
            return json.dumps(tree, ensure_ascii=self.random.random() < 0.5)
        style = self.random.choice((None, False, True))
        written = yaml.safe_dump(
            tree, allow_unicode=self.random.random() < 0.5, sort_keys=False, default_flow_style=style
        )
        return str(written)

    def changed(self, tree: Any, gently: bool) -> Any:
        """The tree with one thing done to it, in a place that every node is as likely to be; ``gently``: what a scenario may
        well survive."""
        places: list[tuple[Any, Any]] = []
        waiting = [tree]
        while waiting:
            node = waiting.pop()
            if isinstance(node, dict | list):
                keys: Any = node if isinstance(node, dict) else range(len(node))
                places += [(node, key) for key in keys]
                waiting += node.values() if isinstance(node, dict) else node
        if not places:
            return self.random.choice(STRANGE)
        parent, key = self.random.choice(places)
        harsh = (self._replace, self._replace, self._swap, self._drop, self._double, self._rename)
        gentle = (self._likely, self._likely, self._likely, self._swap, self._drop)
        self.random.choice(gentle if gently else harsh)(parent, key)
        return tree

    def _likely(self, parent: Any, key: Any) -> None:
        """Another value of the same kind: what the key has elsewhere, another number, a text with strange letters."""
        pick, value = self.random, parent[key]
        others = donors().get(key, ()) if isinstance(key, str) else ()
        if isinstance(value, bool):
            parent[key] = not value
        elif isinstance(value, int):
            parent[key] = pick.choice((0, 1, 2, 3, 5, 8, 10, 12, 99))
        elif others and pick.random() < 0.6:
            parent[key] = json.loads(json.dumps(pick.choice(others)))
        elif key in ("text", "title", "note", "because", "cites"):
            parent[key] = pick.choice([one for one in STRANGE if isinstance(one, str)])
        elif isinstance(value, list) and value:
            parent[key] = [*value, json.loads(json.dumps(pick.choice(value)))]
        elif isinstance(value, str) and isinstance(parent, list):
            marks = ("kneeling", "power 2", "duplicate 1", "blank", "poison token 1", "gold 3", "attacking")
            parent[key] = {value: pick.choice(marks)}

    def _replace(self, parent: Any, key: Any) -> None:
        pick, value = self.random, parent[key]
        kinds = (
            lambda: pick.choice(STRANGE),
            lambda: pick.choice(STRANGE),
            lambda: pick.choice(donors().get(key if isinstance(key, str) else "run") or STRANGE),
            lambda: [value],
            lambda: {str(value)[:20]: value},
            lambda: self._nested(value),
            lambda: list(value) if isinstance(value, dict | str) else str(value),
            lambda: f"{value}{pick.choice(SIGNS)}",
            lambda: dict.fromkeys(map(str, value), True) if isinstance(value, list) else [value, value],
            lambda: value[::-1] if isinstance(value, str | list) else value,
            lambda: value.upper() if isinstance(value, str) else value,
        )
        parent[key] = json.loads(json.dumps(pick.choice(kinds)()))

    def _nested(self, value: Any) -> Any:
        for _ in range(self.random.choice((2, 5, 50))):
            value = [value] if self.random.random() < 0.5 else {"a": value}
        return value

    def _swap(self, parent: Any, key: Any) -> None:
        """Two of a list, or of a mapping's values, in each other's place; or the keys in another order."""
        if isinstance(parent, list):
            other = self.random.randrange(len(parent))
        elif self.random.random() < 0.5:
            items = list(parent.items())
            self.random.shuffle(items)
            parent.clear()
            parent.update(items)
            return
        else:
            other = self.random.choice(list(parent))
        parent[key], parent[other] = parent[other], parent[key]

    def _drop(self, parent: Any, key: Any) -> None:
        del parent[key]

    def _double(self, parent: Any, key: Any) -> None:
        copied = json.loads(json.dumps(parent[key]))
        if isinstance(parent, list):
            parent.insert(self.random.randint(0, len(parent)), copied)
        else:
            parent[self.random.choice((f"{key} ", f"{key}#2", str(key).upper(), f"{key}\u0301"))] = copied

    def _rename(self, parent: Any, key: Any) -> None:
        """Another key for the value, often one that stands there in some file."""
        if not isinstance(parent, dict):
            return self._replace(parent, key)
        pick = self.random
        names = (
            lambda: pick.choice(list(donors())),
            lambda: pick.choice([one for one in STRANGE if isinstance(one, str)]),
            lambda: str(key)[1:],
            lambda: f"{key}s",
            lambda: pick.choice((True, None, 3)),
        )
        items = [(pick.choice(names)() if one == key else one, value) for one, value in parent.items()]
        parent.clear()
        parent.update(items)
        return None

    def _letters(self, text: str) -> str:
        pick = self.random
        for _ in range(pick.choice((1, 2, 5))):
            at = pick.randint(0, len(text))
            end = min(len(text), at + pick.choice((0, 1, 1, 4, 30)))
            lines = text.split("\n")
            kind = pick.randrange(7)
            if kind == 0:
                text = text[:at] + text[end:]
            elif kind == 1:
                text = text[:at] + pick.choice(SIGNS) + text[at:]
            elif kind == 2:
                text = text[:at] + text[at:end] * pick.choice((2, 3, 40)) + text[end:]
            elif kind == 3:
                pick.shuffle(lines)
                text = "\n".join(lines)
            elif kind == 4:
                text = text[:at]
            elif kind == 5:
                text = text.replace("\n", pick.choice(("\r\n", "\r", "\n\n", "\n\t", "\n ")))
            else:
                donor = pick.choice(sources())
                cut = pick.randint(0, len(donor))
                text = text[:at] + donor[cut : cut + 60] + text[at:]
        return text
