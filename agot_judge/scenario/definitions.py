"""From a definition in the file to the card that the machine knows; cards that a file defines in two ways."""

import re
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from agot_judge.cards.model import CardFace
from agot_judge.cards.title import NO_ABILITIES, Title, TitleAbilities
from agot_judge.editions import DEFAULT_EDITION, framework_for
from agot_judge.engine.ability import Ability, Rivalry, TitleRight
from agot_judge.engine.state.game import CardDefinition, Keyword
from agot_judge.places import instance_path
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.impossible import Remark
from agot_judge.scenario.model import Definition, Inline, Scenario
from agot_judge.scenario.roster import Roster
from agot_judge.scenario.yaml_reader import has_path
from agot_judge.text.keywords import read_text
from agot_judge.text.names import Names

if TYPE_CHECKING:
    from agot_judge.text.compiled import CompiledLine
    from agot_judge.text.compiled_cache import Compiler

LIMITED = Keyword("limited")


class Definitions:
    """Makes the cards of one scenario: the titles and traits that its texts may speak of are those of its cards, besides
    those that are known anyway."""

    def __init__(self, faces: Iterable[CardFace] = (), edition: str = DEFAULT_EDITION) -> None:
        self._faces = tuple(faces)
        self._edition = edition
        self._compiler: Compiler | None = None
        self._made: dict[Definition, CardDefinition] = {}
        self.has_unread = False
        """True where a line of the cards made so far is not understood in full."""

    @classmethod
    def of(cls, scenario: Scenario) -> "Definitions":
        """For the cards that the scenario defines."""
        inline = (
            listed.definition.face
            for player in scenario.players
            for cards in player.lists
            for listed in cards.cards
            if isinstance(listed, Inline)
        )
        return cls((*(definition.face for definition in scenario.cards), *inline), scenario.edition)

    @property
    def templating(self) -> str:
        """The templating of the texts."""
        return framework_for(self._edition).templating

    def card(self, definition: Definition) -> CardDefinition:
        """The card: its face, its keywords, its abilities, and the text that nobody understood.

        Where abilities are structured, only keywords are read from the text; the rest of it is then only shown.
        """
        made = self._made.get(definition)
        if made is None:
            made = self._made[definition] = self._make(definition)
        return made

    def _make(self, definition: Definition) -> CardDefinition:
        face = definition.face
        if not framework_for(self._edition).reads_text:
            unread = () if definition.abilities is not None else tuple(face.text.splitlines())
            return CardDefinition(face=face, abilities=definition.abilities or (), unread=unread)
        if not framework_for(self._edition).templating:
            read = read_text(face.text)
            is_read = not read.unread and all(self._knows(keyword) for keyword in read.keywords)
            if definition.abilities is not None or is_read:
                return _definition(face, read.keywords, definition.abilities or ())
        lines = self.compiled(face)
        self.has_unread = self.has_unread or any(line.status != "compiled" for line in lines)
        abilities = self._where_they_are_used(
            face, tuple(ability for line in lines for ability in line.abilities)
        )
        keywords = tuple(dict.fromkeys(keyword for line in lines for keyword in line.keywords))
        if definition.abilities is not None:
            return _definition(face, keywords, definition.abilities)
        unread = tuple(
            text for line in lines if line.status == "unread" for text in line.left or (line.text,)
        )
        made = _definition(_with_rivalry(face, abilities), keywords, abilities, unread)
        named = dict.fromkeys(
            line.message for line in lines if line.status == "unread" and line.message == line.cause
        )
        return replace(made, why_unread=tuple(why for why in named if why))

    def _where_they_are_used(self, face: CardFace, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
        """The abilities, those that answer the leaving of their card where it is by then in the edition."""
        if not self.templating or framework_for(self._edition).word_for_leaving:
            return abilities
        from agot_judge.text.trees.zones_of_abilities import where_it_went

        return tuple(where_it_went(ability, face.type) for ability in abilities)

    def _knows(self, keyword: Keyword) -> bool:
        """True where the traits that a keyword names are known: of one that nobody knows, nobody can say what bears it."""
        return all(self.names.is_trait(word) for word in keyword.words)

    @cached_property
    def names(self) -> Names:
        """The titles and traits that the texts may speak of."""
        if not self.templating:
            return Names.of(self._faces)
        from agot_judge.text.templatings import names_in

        return names_in(self.templating, self._faces)

    def compiled(self, face: CardFace) -> "tuple[CompiledLine, ...]":
        """The meaning of each line of the card's text; nothing in an edition whose texts nobody reads yet."""
        if not framework_for(self._edition).reads_text:
            return ()
        from agot_judge.text.cache import InDirectory
        from agot_judge.text.templatings import compiler_in  # the grammars: most boards need none of them

        if self._compiler is None:
            self._compiler = compiler_in(self.names, InDirectory(_kept_in()))
        return self._compiler.card(face)


@cache
def _kept_in() -> Path:
    return instance_path() / "compiled"


def _definition(
    face: CardFace,
    keywords: tuple[Keyword, ...],
    abilities: tuple[Ability, ...],
    unread: tuple[str, ...] = (),
) -> CardDefinition:
    if face.limited and LIMITED not in keywords:
        keywords = (*keywords, LIMITED)
    return CardDefinition(
        face=face, keywords=keywords, abilities=abilities, unread=unread, title=title_rights(abilities)
    )


def title_rights(abilities: tuple[Ability, ...]) -> TitleAbilities:
    """The abilities that the text of a melee title gives its bearer do."""
    found = NO_ABILITIES
    for right in (one for ability in abilities for one in ability.effects if isinstance(one, TitleRight)):
        if right.may == "redirect":
            found = replace(found, redirects=right.times)
        elif right.may == "additional challenge":
            found = replace(found, additional_challenge=right.challenge)
        else:
            found = replace(found, claim_against_any=right.challenge)
    return found


def _with_rivalry(face: CardFace, abilities: tuple[Ability, ...]) -> CardFace:
    """The face of a melee title with the rivals and the titles supported that its text names."""
    said = {
        effect.relation: effect.titles
        for ability in abilities
        for effect in ability.effects
        if isinstance(effect, Rivalry)
    }
    if not said:
        return face
    return replace(face, rivals=said.get("rivals", face.rivals), supports=said.get("supports", face.supports))


_NAMES = re.compile(r"\b(?P<what>Supports|Opposes): (?P<names>[^.\n]*)", re.IGNORECASE)
"""The line of a title that names others."""


def _as_its_text_names(face: CardFace) -> CardFace:
    """The face of a title with those that lines such as ``Supports: Hand of the King.`` name, where none are given."""
    said = {
        found["what"].casefold(): tuple(name.strip() for name in found["names"].split(",") if name.strip())
        for found in _NAMES.finditer(face.text)
    }
    rivals = face.rivals or said.get("opposes", ())
    return replace(face, rivals=rivals, supports=face.supports or said.get("supports", ()))


def title_definition(title: Title) -> CardDefinition:
    """A melee title of the library."""
    return CardDefinition(face=title.face, title=title.abilities)


def defined_title(definition: Definition, titles: tuple[Title, ...]) -> CardDefinition | None:
    """A title of those that the edition defines, which the scenario defines, perhaps with its text; None for any other card.

    It does what it does there. Its rivals and supports are those that are given, or that its text names, or else those that it
    has there.
    """
    title = next((one for one in titles if one.face.name == definition.face.name), None)
    if title is None or definition.face.type != "title" or definition.abilities is not None:
        return None
    given = _as_its_text_names(definition.face)
    if not given.rivals and not given.supports:
        given = replace(given, rivals=title.face.rivals, supports=title.face.supports)
    given = replace(given, influence=given.influence or title.face.influence)
    return CardDefinition(face=given, title=title.abilities)


def find_defined_twice(loaded: Loaded, roster: Roster) -> Iterator[Remark]:
    """A remark on each card whose own definition differs from another one that the file has under its name.

    Such a file goes on running: the card is as it is defined where it lies. What cards are imported or in the library
    counts for nothing here, since a file may say otherwise.
    """
    under_cards = {definition.key: definition for definition in loaded.scenario.cards}
    first: dict[str, tuple[int, Definition]] = {}
    for card, index in enumerate(roster.positions):
        if index.definition is None:
            continue
        here = loaded.line(*index.path)
        there, lying = first.setdefault(index.name, (here, index.definition))
        other = under_cards.get(index.name)
        if other is not None and has_path(loaded.tree, ("cards", index.name)):
            line = loaded.line("cards", index.name)
            words = "is defined in two ways: on line {here}, where it lies, and on line {line}, under cards ({fields})."
            words += " The one that lies there is as line {here} says."
        else:
            line, other = there, lying
            words = "is defined in two ways: on line {line} and on line {here} ({fields}). Each is as its own line says."
        if fields := ", ".join(_differing(index.definition, other)):
            text = f"{index.name} {words.format(here=here, line=line, fields=fields)}"
            yield Remark(line=here, text=text, cites=(), card=card)


def _differing(one: Definition, other: Definition) -> Iterator[str]:
    """The facts that the two definitions do not say alike."""
    for name in one.face.__struct_fields__:
        if getattr(one.face, name) != getattr(other.face, name):
            yield name
    if one.abilities != other.abilities:
        yield "abilities"
