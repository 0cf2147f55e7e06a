"""The texts of a scenario that are not followed: of cards, and of what is in force."""

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from agot_judge.editions import framework_for
from agot_judge.engine.ability import ByHand
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.state.state import State
from agot_judge.engine.values.values import is_blank
from agot_judge.kept import kept_or_made
from agot_judge.scenario.bearing.rewriting import InForceEntry, LineOfCard, Where, definitions
from agot_judge.scenario.builder import Board, all_but_the_moves
from agot_judge.scenario.definitions import Definitions
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.result import UnreadLine

if TYPE_CHECKING:
    from agot_judge.text.compiled import CompiledLine

_GIVES_USE = re.compile(r"gains?:? [\"“](?:\w+ )?(?<!Forced )(?:Action|Reaction|Interrupt)\b")
"""The words that give a card an ability that a player may use: the text does nothing until then."""
ACTING = ("play", "agenda")
"""The zones of cards whose text acts there."""
TEXT_BYTES = 2000
"""About what a text takes with what it stands in."""
UNSEEN = ("deck", "plot deck")
"""The zones of cards that no other looks at."""
Applies = Literal["by itself", "when used", "when it comes about"]
"""A constant text, a keyword, what is in force; an ability that a player may use; a forced one, or when a plot is revealed."""


class UnreadText(Struct, frozen=True, kw_only=True):
    """A text that is not followed, or not in full."""

    card: str
    """The name of the card, as the file has it; the source of what is in force, if it has one."""
    text: str
    """The line, as written."""
    where: Where
    line: int
    """The line of the file."""
    applies: Applies
    by_hand: tuple[str, ...]
    """The parts of the text that the judge is asked to resolve."""
    is_followed_in_part: bool
    """True where something of it is followed: a header, a keyword, a sentence."""

    def is_named_in(self, said: str) -> bool:
        """True where these words name its card."""
        return isinstance(self.where, LineOfCard) and self.where.key in said

    @property
    def is_only_when_used(self) -> bool:
        """True where it does nothing until a player uses it, or until the run stops at it by itself."""
        return self.applies == "when used" or (self.applies == "when it comes about" and bool(self.by_hand))


def unread_texts(loaded: Loaded) -> tuple[UnreadText, ...]:
    """The texts of the cards that are defined, in the order of the file, and then those in force."""
    key = ("unread", *all_but_the_moves(loaded))
    return kept_or_made(
        key, lambda: (*_of_cards(loaded), *_in_force(loaded)), lambda texts: TEXT_BYTES * (1 + len(texts))
    )


def _of_cards(loaded: Loaded) -> Iterator[UnreadText]:
    made = Definitions.of(loaded.scenario)
    if not framework_for(loaded.scenario.edition).reads_text:
        return
    for definition in definitions(loaded.scenario):
        if definition.abilities is not None or definition.face.type == "title":
            continue
        for number, line in enumerate(made.compiled(definition.face)):
            if line.status != "compiled":
                yield UnreadText(
                    card=definition.key,
                    text=line.text,
                    where=LineOfCard(definition.key, number),
                    line=loaded.line("cards", definition.key, "text"),
                    applies=_applies(line),
                    by_hand=tuple(text for ability in line.abilities for text in _by_hand(ability)),
                    is_followed_in_part=bool(line.abilities or line.keywords),
                )


def _in_force(loaded: Loaded) -> Iterator[UnreadText]:
    for number, given in enumerate(loaded.scenario.in_force):
        if given.text and not given.effects:
            yield UnreadText(
                card=given.source,
                text=given.text,
                where=InForceEntry(number),
                line=loaded.line("in_force", number, "text"),
                applies="by itself",
                by_hand=(),
                is_followed_in_part=False,
            )


def _applies(line: "CompiledLine") -> Applies:
    if line.kind == "when revealed" or line.forced:
        return "when it comes about"
    is_used = line.kind in ("action", "reaction", "interrupt") or _GIVES_USE.search(line.text)
    return "when used" if is_used else "by itself"


def _by_hand(ability: object) -> tuple[str, ...]:
    return tuple(node.text for node in nodes(ability) if isinstance(node, ByHand))


def lines_of(texts: Iterable[UnreadText]) -> tuple[UnreadLine, ...]:
    """As a result lists them."""
    return tuple(UnreadLine(text.card, text.line, text.text) for text in texts)


def is_there(text: UnreadText, board: Board, states: Iterable[State], named: str) -> bool:
    """True where the text may be of any account: it is in force, the run names its card, or that lies where it is known.

    ``states`` are some in which the run was, ``named`` what the entries of the run say.
    """
    where = text.where
    if isinstance(where, InForceEntry) or text.is_named_in(named):
        return True
    cards = _cards(board, where.key)
    return any(state.cards[card].zone not in UNSEEN for state in states for card in cards)


def acts(text: UnreadText, board: Board, states: Iterable[State], named: str) -> bool:
    """True where the text may do something of itself: it is in force, the run names its card, or that was in play, not blank."""
    where = text.where
    if isinstance(where, InForceEntry) or text.is_named_in(named):
        return True
    cards = _cards(board, where.key)
    return any(_acts(board, state, card) for state in states for card in cards)


def _cards(board: Board, key: str) -> tuple[int, ...]:
    return tuple(
        card
        for card, index in enumerate(board.roster.positions)
        if (index.definition.key if index.definition is not None else index.name) == key
    )


def _acts(board: Board, state: State, card: int) -> bool:
    here = state.cards[card]
    if here.zone not in ACTING:
        return False
    return not here.facedown and not is_blank(board.machine.at(state), card)
