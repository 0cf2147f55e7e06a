"""The lexicon: the words of the templates with their forms, which the grammars name and canonical wording says."""

import tomllib
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, NamedTuple

from msgspec import Struct, convert

from agot_judge.engine.ability.walk import fields_of
from agot_judge.engine.ability.words import Deed, Ref, Relation, Who


class Verb(NamedTuple):
    """A verb in its forms."""

    third: str
    past: str
    participle: str


class Act(NamedTuple):
    """A deed: its verb, and the words after it, with ``_`` for the cards to which it is done."""

    base: str
    verb: Verb
    after: str

    def said(self, form: str, cards: str = "") -> str:
        """The act in one form of its verb, with its cards: ``puts a card into play``."""
        return f"{form}{self.after.replace('_', cards)}"

    @property
    def forms(self) -> tuple[str, str]:
        """The third person and the base form, without cards: ``enters play``, ``enter play``."""
        return self.said(self.verb.third), self.said(self.base)

    @property
    def past(self) -> str:
        """The past of cards: ``entered play``."""
        return self.said(self.verb.past)

    @property
    def participle(self) -> str:
        """The passive: ``put into play``."""
        return self.said(self.verb.participle).replace("  ", " ").rstrip()


class Lexicon(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The tables of ``lexicon.toml``, where each is described."""

    verbs: dict[str, Verb]
    nouns: dict[str, str]
    alike: dict[str, tuple[str, ...]]
    by_cards: dict[str, str]
    occurrences: dict[str, str]
    between_cards: dict[str, str]
    of_cards: dict[str, str]
    abilities: dict[str, str]
    with_cards: dict[str, str]
    to_cards: dict[str, str]
    causes: dict[str, str]
    effects: dict[str, str]
    choices: dict[str, str]
    comparisons: dict[str, str]
    happened: dict[str, str]
    not_happened: dict[str, str]
    states: dict[str, str]
    of_challenge: dict[str, str]
    denials: dict[str, str]
    called: dict[str, Deed]
    cannot: dict[str, str]
    permissions: dict[str, str]
    players_cannot: dict[str, str]
    otherwise_forbidden: dict[str, str]
    itself_cannot: dict[str, str]
    rules: dict[str, str]
    gained: dict[str, str]
    changes: dict[str, str]
    whole_changes: dict[str, str]
    players: dict[Who, str]
    references: dict[Ref, str]
    references_of_all: dict[Ref, str]
    places: dict[str, str]
    placed: dict[str, str]
    durations: dict[str, str]
    sizes: dict[str, str]
    things: dict[str, tuple[str, str]]
    owned: dict[str, str]
    values: dict[str, str]
    amounts: dict[str, str]
    for_each: dict[str, str]
    having: dict[str, str]
    before_place: dict[str, str]
    controlled: dict[str, str]
    after_place: dict[str, str]
    held: dict[str, str]
    shared: dict[str, str]
    characteristics: dict[str, str]
    quantities: dict[Relation, str]
    relations: dict[Relation, str]

    def forms(self, name: str) -> tuple[str, ...]:
        """The forms by which a grammar knows a word. Raises KeyError for a word that is not here."""
        if name in self.verbs:
            return name, self.verbs[name].third
        if name in self.nouns:
            return name, self.nouns[name]
        return self.alike[name]

    def act(self, template: str) -> Act:
        """The act of a template: ``put _ into play``. Raises KeyError for a verb that is not here."""
        base = template.partition(" ")[0]
        return Act(base, self.verbs[base], template.removeprefix(base))

    def template(self, table: str, name: str, node: Struct) -> str | None:
        """The words of a table for a node of this name: of fields that it has (``LoseGold with all_of_it``, ``Move with
        to: hand, facedown``), or of its name alone."""
        for fields, template in self._by_fields.get((table, name), ()):
            if all(_has(node, field, value) for field, value in fields):
                return template
        words: dict[str, str] = getattr(self, table)
        return words.get(name)

    @cached_property
    def _by_fields(self) -> dict[tuple[str, str], list[tuple[list[tuple[str, str]], str]]]:
        """By table and name: fields with the value that is meant of each (empty: any), and the template."""
        found: dict[tuple[str, str], list[tuple[list[tuple[str, str]], str]]] = {}
        for table in self.__struct_fields__:
            for name, template in getattr(self, table).items():
                plain, has, which = name.partition(" with ")
                fields = [
                    (field, value) for field, _, value in (one.partition(": ") for one in which.split(", "))
                ]
                if has:
                    found.setdefault((table, plain), []).append((fields, template))
        return found

    @cached_property
    def done(self) -> dict[str, str]:
        """The passives by kind of occurrence: ``killed``, ``put into play``."""
        done = {kind: self.act(template).participle for kind, template in self.with_cards.items()}
        return done | {kind: self.act(template).participle for kind, template in self.to_cards.items()}

    @cached_property
    def kinds(self) -> dict[str, str]:
        """The kinds of occurrence by what is done in them, the plain one first: ``kill`` by ``killed``."""
        return {done: kind for kind, done in reversed(self.done.items())}


def _has(node: Struct, field: str, value: str) -> bool:
    """True of a field that has this value, alone or as the only one of several; where none is meant, of one that is given."""
    found: Any = node
    for name in field.split("."):  # of a node within, if there is one
        found = getattr(found, name, None)
    if not value:
        return found is not None if "." in field else is_given(node, field)
    if isinstance(found, tuple) and len(found) == 1:
        (found,) = found
    return str(found) == value


def is_given(node: Struct, field: str) -> bool:
    """True of a field that has another value than it has where nothing is said."""
    return any(getattr(node, field) != one.default for one in fields_of(type(node)) if one.name == field)


@cache
def lexicon() -> Lexicon:
    """The lexicon, read once. Raises msgspec.ValidationError where the file has another shape."""
    text = files("agot_judge.text").joinpath("lexicon.toml").read_text(encoding="utf-8")
    return convert(tomllib.loads(text), Lexicon)
