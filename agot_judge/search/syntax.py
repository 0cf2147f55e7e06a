"""The query language: words, "phrases", filters (``doc:faq``), ``-word``, ``or`` and parentheses, read as a tree.

Nothing is refused. What looks like an operator and is none is read as words, and a note names the nearest right one.
"""

import re
from collections.abc import Mapping
from difflib import get_close_matches

from msgspec import Struct

from agot_judge.search.analysis import is_function_word, terms

FILTERS: Mapping[str, str] = {
    "doc": "a document, by its id or short name: doc:faq",
    "ed": "an edition: ed:2e, ed:1e, ed:ccg",
    "kind": "a kind of paragraph or entry: kind:ruling, kind:erratum, kind:example",
    "step": "a framework step with those below it: step:4.2",
    "card": "what is about a card: card:viserion, card:\"Catelyn Stark\"",
    "cites": "what refers to a paragraph or an entry: cites:stealth, cites:2e/faq/3.3",
    "ver": "a version of a document in which an entry first appeared: ver:1.4",
}  # fmt: skip
"""The filters, each with what it keeps."""

SYNONYMS: Mapping[str, str] = {"edition": "ed", "document": "doc", "version": "ver", "cite": "cites"}
"""Other names that a filter is known by."""

DEPTH = 20
"""Parentheses deeper than this are left out."""

_TOKEN = re.compile(
    r'(?P<no>-)?(?P<name>[A-Za-z]\w*):(?P<value>["“„][^"“”„]*["“”„]|[^\s()"“”„]+)'
    r'|(?P<not_quoted>-)?["“”„](?P<quoted>[^"“”„]*)["“”„]'
    r"|(?P<open>-?\()|(?P<close>\))"
    r"|(?P<word>[^\s()\"“”„]+)"
)
_NEGATED = re.compile(r"-(?=[^\W\d])")
_FOREIGN: Mapping[str, str] = {
    "AND": "every word counts without it",
    "&&": "every word counts without it",
    "NOT": "write -word for what must not be there",
    "ANDNOT": "write -word for what must not be there",
    "||": "write or",
    "|": "write or",
}
_FOREIGN_MARKS: Mapping[str, str] = {
    "*": "the last word may be unfinished without it",
    "~": "words that are spelled alike are suggested without it",
    "^": "every word has its own weight",
    "+": "every word counts without it",
}


class Word(Struct, frozen=True):
    """One word."""

    stem: str
    spelled: str


class Quoted(Struct, frozen=True):
    """Words that stand one after the other."""

    stems: tuple[str, ...]
    words: tuple[Word, ...]


class Filter(Struct, frozen=True):
    """A demand on a paragraph, by the name and the value of a filter."""

    name: str
    value: str


class Not(Struct, frozen=True):
    """A part that must not hold."""

    part: "Node"


class AllOf(Struct, frozen=True):
    """The parts in parentheses: every part."""

    parts: tuple["Node", ...]


class AnyOf(Struct, frozen=True):
    """The parts on both sides of ``or``."""

    parts: tuple["Node", ...]


Node = Word | Quoted | Filter | Not | AllOf | AnyOf


class Parsed(Struct, frozen=True):
    """A query as a tree."""

    parts: tuple[Node, ...]
    plain: str
    """The words and phrases that should be there, as typed, without filters and operators."""
    notes: tuple[str, ...]
    """The notes on what was not read as it was typed, each in one sentence."""


class _Group:
    """The parts inside one pair of parentheses, while it is read."""

    def __init__(self, negated: bool = False) -> None:
        self.negated = negated
        self.parts: list[Node] = []
        self.joins_next = False

    def add(self, node: Node) -> None:
        if self.joins_next and self.parts:
            before = self.parts.pop()
            node = AnyOf((*before.parts, node) if isinstance(before, AnyOf) else (before, node))
        self.parts.append(node)
        self.joins_next = False

    def closed(self) -> Node | None:
        if not self.parts:
            return None
        whole: Node = self.parts[0] if len(self.parts) == 1 else AllOf(tuple(self.parts))
        return Not(whole) if self.negated else whole


def parse(text: str) -> Parsed:
    """``text`` as a tree. ``or`` binds closer than words beside each other; in a sentence it is a word unless written OR."""
    reading = _Reading(text)
    for token in _TOKEN.finditer(text):
        reading.take(token)
    return reading.finished()


class _Reading:
    def __init__(self, text: str) -> None:
        words = text.replace("(", " ").replace(")", " ").split()
        self._or_is_operator = not any(is_function_word(word) for word in words if word.lower() != "or")
        self._groups = [_Group()]
        self._ignored_depth = 0
        self._plain: list[str] = []
        self._notes: dict[str, None] = {}
        if sum(text.count(mark) for mark in '"“”„') % 2:
            self._note("A quotation mark without its partner was left out.")

    def take(self, token: re.Match[str]) -> None:
        if token["open"]:
            self._open(token["open"].startswith("-"))
        elif token["close"]:
            self._close()
        elif token["name"]:
            self._filter(token)
        elif token["quoted"] is not None:
            self._quoted(token["quoted"], bool(token["not_quoted"]))
        else:
            self._word(token["word"])

    def finished(self) -> Parsed:
        if len(self._groups) > 1:
            self._note("A parenthesis without its partner was closed at the end.")
        while len(self._groups) > 1:
            self._close()
        return Parsed(tuple(self._groups[0].parts), " ".join(self._plain), tuple(self._notes))

    def _note(self, text: str) -> None:
        self._notes[text] = None

    def _open(self, negated: bool) -> None:
        if len(self._groups) > DEPTH:
            self._ignored_depth += 1
            self._note(f"Parentheses deeper than {DEPTH} were left out.")
        else:
            self._groups.append(_Group(negated))

    def _close(self) -> None:
        if self._ignored_depth:
            self._ignored_depth -= 1
        elif len(self._groups) == 1:
            self._note("A parenthesis without its partner was left out.")
        elif whole := self._groups.pop().closed():
            self._groups[-1].add(whole)

    def _filter(self, token: re.Match[str]) -> None:
        name = SYNONYMS.get(token["name"].lower(), token["name"].lower())
        value = token["value"].strip('"“”„ ')
        if name in FILTERS and value:
            found: Node = Filter(name, value)
            self._groups[-1].add(Not(found) if token["no"] else found)
            return
        if name in FILTERS:
            self._note(f"“{name}:” needs a value right behind it: {FILTERS[name]}.")
            return
        near = get_close_matches(name, [*FILTERS, *SYNONYMS], 1, 0.6)
        hint = (
            f"did you mean “{near[0]}:”?" if near else f"there are {', '.join(f'{one}:' for one in FILTERS)}."
        )
        self._note(f"“{token['name']}:” is no filter here; {hint} Its words were searched like the others.")
        self._plain_words(f"{token['name']} {value}")

    def _quoted(self, text: str, negated: bool) -> None:
        words = _words(text)
        if not words:
            return
        quoted = Quoted(tuple(word.stem for word in words), words)
        if not self._is_unwanted(negated):
            self._plain.append(text)
        self._groups[-1].add(Not(quoted) if negated else quoted)

    def _word(self, text: str) -> None:
        if text == "OR" or (text.lower() == "or" and self._or_is_operator):
            self._groups[-1].joins_next = True
        elif text in _FOREIGN:
            self._note(f"“{text}” is no operator here: {_FOREIGN[text]}.")
            self._plain_words(text if text.isalpha() else "")
        elif _NEGATED.match(text):
            parts: tuple[Node, ...] = _words(text)
            if parts:
                self._groups[-1].add(Not(parts[0] if len(parts) == 1 else AllOf(parts)))
        else:
            name = SYNONYMS.get(text[:-1].lower(), text[:-1].lower())
            if text.endswith(":") and name in FILTERS:
                self._note(f"“{text}” needs a value right behind it: {FILTERS[name]}.")
            for mark in _foreign_marks(text):
                self._note(f"“{mark}” is no operator here: {_FOREIGN_MARKS[mark]}.")
            self._plain_words(text)

    def _plain_words(self, text: str) -> None:
        if not self._is_unwanted(False):
            self._plain.append(text)
        words: tuple[Node, ...] = _words(text)
        if words:
            # What one run of characters holds (``0/1``) is joined to an ``or`` as one.
            joined = self._groups[-1].joins_next and len(words) > 1
            for node in (AllOf(words),) if joined else words:
                self._groups[-1].add(node)

    def _is_unwanted(self, negated: bool) -> bool:
        return negated or any(group.negated for group in self._groups)


def _words(text: str) -> tuple[Word, ...]:
    return tuple(Word(term.stem, text[term.start : term.end]) for term in terms(text))


def _foreign_marks(text: str) -> list[str]:
    at_end = [text[-1]] if len(text) > 1 and text[-1] in "*~^" and text[-2].isalnum() else []
    inside = [mark for mark in "~^" if re.search(rf"\w\{mark}\d", text)]
    return at_end + inside + (["+"] if re.match(r"\+[^\W\d]", text) else [])
