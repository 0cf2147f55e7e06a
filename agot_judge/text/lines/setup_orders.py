"""Orders that a text gives for setup (2e/rr/setup/4): ``After all agendas are announced, search your deck for ..``."""

from msgspec.structs import replace

from agot_judge.cards.model import CardFace
from agot_judge.engine.ability.ability import Ability, Later
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.lines.header import Header
from agot_judge.text.lines.record_of_sentences import constant_ability
from agot_judge.text.lines.sections import Section
from agot_judge.text.lines.triggered_lines import compile_triggered
from agot_judge.text.parsing.lattice import Lattice
from agot_judge.text.parsing.words import Words

_TIME = ("after", "all", "agendas", "are", "announced", ",")
"""The one of which the rules say that abilities refer to it (2e/rr/setup/4)."""


def setup_orders(line: str, lattice: Lattice, face: CardFace) -> CompiledLine | None:
    """The line, if all of it is done at that time and understood. It is no triggered ability: nothing says so in bold.

    What remains so of a card (``That location cannot be discarded``) is left to the judge: a board of a later time does not
    say which card it was.
    """
    if not lattice.words.are_words(0, *_TIME):
        return None
    found = compile_triggered(line, lattice, Header("reaction", 0, forced=True), face)
    if found.status != "compiled" or len(found.abilities) != 1:
        return None
    (said,) = found.abilities
    plain = Ability(
        kind="reaction",
        forced=True,
        trigger=said.trigger,
        effects=said.effects,
        zone=said.zone,
        text=said.text,
    )
    if said != plain or said.trigger is None:
        return None
    later = Later(trigger=said.trigger, effects=said.effects, on="self", until="game", once=False)
    ability = constant_ability((later,), (), None, face.type, said.text)
    return replace(found, kind="constant", abilities=(ability,))


_HANDS = ("setup", "opening")
_TIMES = (
    ("after", "all", "agendas", "are", "announced"),
    ("after", "setup"),
    ("after", "you", "set", "up"),
    ("after", "all", "players", "have", "set", "up"),
    ("after", "setup", "is", "complete"),
    ("before", "setup"),
    ("at", "the", "start", "of", "the", "game"),
    ("at", "the", "beginning", "of", "the", "game"),
    *((when, "drawing", "your", hand, "hand") for when in ("before", "after") for hand in _HANDS),
    *((when, "you", "draw", "your", hand, "hand") for when in ("before", "after") for hand in _HANDS),
    *((when, hand, "hands", "are", "drawn") for when in ("before", "after") for hand in _HANDS),
    *(
        ("after", "each", "player", "draws", whose, hand, "hand")
        for whose in ("his or her", "their")
        for hand in _HANDS
    ),
)
_AS_AGENDA = ("as", "your", "agenda")
_ORDERS = (
    "search", "place", "put", "choose", "name", "add", "reveal", "shuffle", "set", "draw", "attach", "look", "then",
)  # fmt: skip


def is_of_setup(words: Words, first: int) -> bool:
    """True where a sentence begins with such a time."""
    if any(words.are_words(first, *time, ",") for time in _TIMES):
        return True
    if words.are_words(first, "during", "setup", ",") and words.is_word(first + 3, *_ORDERS):
        return True
    if not words.are_words(first, "when", "you", "announce"):
        return False
    end = next((at for at in range(first + 3, len(words)) if words.is_word(at, ",", ".")), first)
    return words.are_words(end - 3, *_AS_AGENDA, ",")


def is_order(words: Words, section: Section) -> bool:
    """True where it is one more thing to do then: ``Shuffle your deck.``"""
    return words.is_word(section.first, *_ORDERS)
