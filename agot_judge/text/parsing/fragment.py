"""A fragment of the language of cards: a grammar of its own, and what its rules mean."""

import re
from collections.abc import Callable
from functools import cached_property, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from agot_judge.text.lexicon import lexicon
from agot_judge.text.parsing.parser_stack import Parser
from agot_judge.text.parsing.table import Table
from agot_judge.text.parsing.table_cache import table_of
from agot_judge.text.parsing.template import Meaning, meaning_of, with_word

_GRAMMAR = "agot_judge.text.grammar"
_DECLARED = re.compile(r"^%declare (.+)$", re.MULTILINE)
_WORDS = re.compile(r"^%words (.+)$", re.MULTILINE)

M = TypeVar("M", bound=Callable[..., Any])


class Fragment:
    """One LALR grammar: of a package its ``grammar.lark``, of a module the ``.lark`` of its name.

    Each start rule makes a kind of chunk, named like it in capitals.

    A string in the grammar is a word of the templates, in lower case; a terminal after ``%words`` is a word of the lexicon
    in any of its forms; ``NUMBER``, ``TRAIT`` and so on are the kinds of ``lexer.Word``; any other terminal that is
    declared is a kind of chunk of this or another fragment. Shift/reduce and reduce/reduce conflicts are errors: the
    grammar of a fragment is not ambiguous. Made when first used.
    """

    all: ClassVar[dict[str, "Fragment"]] = {}

    def __init__(self, module: str, *starts: str, templating: str = "") -> None:
        """The fragment that the module declares, whose name it has."""
        self.module = module
        self.name = module.removeprefix(f"{_GRAMMAR}.")
        self.starts = starts
        self.templating = templating
        """The edition whose cards alone are worded so; empty: it is read on every card."""
        self.meanings: dict[str, Meaning] = {}
        self.names_of = lru_cache(4096)(self._find_names)
        Fragment.all[self.name] = self
        _OFFERING.clear()

    def rule(self, meaning: M) -> M:
        """Decorator: the function is the meaning of the rule with its name (without an underscore at the end)."""
        name = meaning.__name__.removesuffix("_")
        assert name not in self.meanings, f"{self.name}: {name} has two meanings"
        self.meanings[name] = meaning
        return meaning

    def rules(self, **words: object) -> Callable[[M], M]:
        """Decorator: the function is the meaning of each of these rules, with the word beside its name before the parts."""

        def register(meaning: M) -> M:
            for name, word in words.items():
                self.rule(with_word(name, meaning, word))
            return meaning

        return register

    def means(self, **templates: object) -> None:
        """The meanings of rules whose parts only fill blanks: ``killed={"event": "kill"}``, ``in_period={"period": FIRST}``."""
        for name, template in templates.items():
            self.rule(meaning_of(name, template))

    @cached_property
    def file(self) -> Path:
        """The file of the grammar."""
        package, _, name = self.module.rpartition(".")
        folder = Path(str(files(package)))
        whole = folder / name / "grammar.lark"
        return whole if whole.is_file() else folder / f"{name}.lark"

    @cached_property
    def source(self) -> str:
        """The grammar as it is written."""
        return self.file.read_text(encoding="utf-8")

    @cached_property
    def declared(self) -> frozenset[str]:
        """The kinds of words and chunks that the grammar declares."""
        return frozenset(name for found in _DECLARED.finditer(self.source) for name in found[1].split())

    def grammar(self) -> str:
        """For Lark: what is declared becomes a terminal that no word matches, lest the word ``cards`` be named CARDS; a word
        of the lexicon becomes a terminal of its forms."""
        worded = _WORDS.sub(lambda found: "\n".join(map(_terminal, found[1].split())), self.source)
        return _DECLARED.sub(
            lambda found: "\n".join(f'{name}: "<{name.lower()}>"' for name in found[1].split()), worded
        )

    @cached_property
    def table(self) -> Table:
        """Its parse table. Raises lark.exceptions.GrammarError where the grammar has a conflict."""
        return table_of(self.grammar(), self.starts)

    @cached_property
    def parser(self) -> Parser:
        """The parser; words come from ``text.lexer`` and are fed by hand."""
        return Parser(self.table, self.declared)

    @cached_property
    def _literals(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for form in self.table.forms:
            if not form.is_pattern:
                found.setdefault(form.text, []).append(form.name)
        return found

    @cached_property
    def _forms(self) -> list[tuple[str, re.Pattern[str]]]:
        return [(form.name, re.compile(form.text)) for form in self.table.forms if form.is_pattern]

    def terminals(self, kind: str, text: str) -> tuple[str, ...]:
        """The names that this grammar has for a word."""
        return (kind,) if kind else self.names_of(text)

    def _find_names(self, text: str) -> tuple[str, ...]:
        forms = [name for name, form in self._forms if form.fullmatch(text)]
        return (*self._literals.get(text, ()), *forms)

    @cached_property
    def vocabulary(self) -> frozenset[str]:
        """The words of the templates that stand in this grammar."""
        said = (form.text for form in self.table.forms if not form.text.startswith("<"))
        return frozenset(word for one in said for word in _WORD.findall(one))

    @cached_property
    def _described(self) -> dict[str, str]:
        """The words that stand in the grammar, by the names that it has for them."""
        found: dict[str, str] = {}
        for form in self.table.forms:
            said = form.text
            if not said.startswith("<"):
                if form.is_pattern:
                    words = said.removeprefix("(?:").removesuffix(")").split("|")
                    said = "/".join(sorted(word.replace(chr(92), "") for word in words))
                found[form.name] = f'"{said}"'
        return found

    def describe(self, terminal: str) -> str:
        """The name of a word or chunk in a message."""
        return self._described.get(terminal) or SAID.get(terminal, terminal.lower().replace("_", " "))

    def knows(self, text: str) -> bool:
        """True where the word stands in this grammar."""
        return bool(self.terminals("", text))


def _terminal(name: str) -> str:
    """The terminal of a word of the lexicon: ``_DRAW: "draw" | "draws"``."""
    forms = lexicon().forms(name.removeprefix("_").lower())
    quoted = " | ".join(f'"{form}"' for form in forms)
    return f"{name}: {quoted}"


_WORD = re.compile(r"[a-z][a-z'-]+")
SAID = {
    "$END": "the end",
    "NUMBER": "a number",
    "SIGNED": "+ or - and a number",
    "ICON": "[military], [intrigue] or [power]",
    "FACTION": "a faction",
    "TRAIT": "a trait",
    "NAME": "a card's title",
    "SELF": "this card's own title",
    "KIND": "a kind of token",
    "ABILITY": "an ability in quotation marks",
    "CARDS": "cards",
    "PLAYER": "a player",
    "AMOUNT": "an amount",
    "ZONE": "a place where cards are",
}
"""Names of kinds of words and chunks in messages."""


def fragments_of(templating: str) -> tuple[Fragment, ...]:
    """The fragments that are read on cards of this templating: those of every card, and its own."""
    return tuple(fragment for fragment in Fragment.all.values() if fragment.templating in ("", templating))


def offering(kind: str, templating: str = "") -> tuple[Fragment, ...]:
    """The fragments that make this kind of chunk on cards of this templating."""
    found = _OFFERING.get((kind, templating))
    if found is None:
        start = kind.lower()
        found = tuple(fragment for fragment in fragments_of(templating) if start in fragment.starts)
        _OFFERING[kind, templating] = found
    return found


_OFFERING: dict[tuple[str, str], tuple[Fragment, ...]] = {}
