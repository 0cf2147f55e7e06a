"""Reasons why a player may or may not use a card where a scenario stands: every way to use it, requirement by requirement."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.state.decision import DUPLICATE, Requirement
from agot_judge.engine.values.titles import TITLE_ABILITY
from agot_judge.errors import ScenarioError
from agot_judge.scenario.bearing.asking import hanging_on
from agot_judge.scenario.bearing.texts import lines_of
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.names import did_you_mean, shown
from agot_judge.scenario.result import UnreadLine
from agot_judge.scenario.sight import Sight
from agot_judge.scenario.standing import Standing, stand_at
from agot_judge.scenario.uses import ability_number
from agot_judge.scenario.wording import decision_in_words


class WayToUse(Struct, frozen=True, kw_only=True):
    """One way to use the card."""

    verb: str
    """As a move has it: ``trigger``, ``play``, ``marshal``, ``challenge``, ``choose`` ..."""
    ability: int
    """The ability of the card, counted as moves count them; 0 for no ability, and for one that is not used."""
    text: str
    is_legal: bool
    requirements: tuple[Requirement, ...]


class OneCard(Struct, frozen=True, kw_only=True):
    """One card, and whether the player could use it."""

    card: str
    player: str
    is_legal: bool
    """True where there is a way that the rules allow now."""
    ways: tuple[WayToUse, ...]
    unread: tuple[str, ...]
    """Lines of its text that are not understood, about which nothing is said here."""
    hangs_on: tuple[UnreadLine, ...] = ()
    """The texts on which it hangs whether the player could use it, because nobody understands them."""


class Place(Struct, frozen=True, kw_only=True):
    """Where the game stands."""

    step: str
    phase: str
    window: str
    decision: str
    """Who must decide what; empty where nobody must."""


class Why(Struct, frozen=True, kw_only=True):
    """The answer: each card that the name can mean."""

    title: str
    at: Place
    cards: tuple[OneCard, ...]


def why(loaded: Loaded, card: str, player: str = "", at: str = "") -> Why:
    """Every requirement of every way in which the player might use the card where the scenario's run stands.

    ``at`` is a point from there on, in the words of ``advance``; without ``player`` whoever controls the card is asked
    about. Raises what a run raises, and ScenarioError for a card, player or point that nobody knows.
    """
    standing = stand_at(loaded, at)
    found = standing.board.roster.find(card)
    if not found:
        raise ScenarioError(
            f"No card is called {shown(card)}. {did_you_mean(card, standing.board.roster.names())}"
        )
    names = standing.board.machine.game.players
    if player and player not in names:
        raise ScenarioError(f"No player is called {shown(player)}. {did_you_mean(player, names)}")
    cards = tuple(_one(standing, one, player) for one in found)
    if not standing.board.has_unread:
        return Why(title=loaded.scenario.title, at=_place(standing), cards=cards)

    def ask(other: Loaded) -> object:
        there = stand_at(other, at)
        return _as_answer(_one(there, one, player) for one in there.board.roster.find(card))

    hangs_on = lines_of(hanging_on(loaded, standing, _as_answer(cards), ask, card))
    answered = tuple(replace(one, hangs_on=hangs_on) for one in cards)
    return Why(title=loaded.scenario.title, at=_place(standing), cards=answered)


def _as_answer(cards: Iterable[OneCard]) -> object:
    """The question: which of the cards could be used, in which ways."""
    return [(one.card, one.is_legal, {(way.verb, way.is_legal) for way in one.ways}) for one in cards]


def _one(standing: Standing, card: int, player: str) -> OneCard:
    machine, state = standing.board.machine, standing.state
    names = machine.game.players
    who = names.index(player) if player else state.cards[card].controller
    ways = machine.ways(state, who, card)
    return OneCard(
        card=machine.game.cards[card].label,
        player=names[who],
        is_legal=any(way.is_legal for way in ways),
        ways=tuple(
            WayToUse(
                verb=way.verb,
                ability=_number(standing, card, way.ability),
                text=way.text,
                is_legal=way.is_legal,
                requirements=way.requirements,
            )
            for way in ways
        ),
        unread=machine.game.cards[card].definition.unread,
    )


def _number(standing: Standing, card: int, ability: int) -> int:
    machine = standing.board.machine
    is_text = ability not in (DUPLICATE, TITLE_ABILITY)
    if ability < 0 or (is_text and machine.ability(card, ability).kind in ("constant", "when revealed")):
        return 0
    return ability_number(machine.at(standing.state), card, ability)


def _place(standing: Standing) -> Place:
    machine, state = standing.board.machine, standing.state
    sight = Sight(machine, state)
    asking = state.asking
    return Place(
        step=sight.step,
        phase=sight.phase,
        window=machine.window(state),
        decision="" if asking is None else decision_in_words(machine.game, asking),
    )
