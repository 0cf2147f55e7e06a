"""Changes by hand as answers of the machine, and back."""

from collections.abc import Iterator
from typing import get_args

from agot_judge.engine.ability import ByHand as LeftToJudge
from agot_judge.engine.ability import Change, Effect, Forbid, Modify
from agot_judge.engine.machine import Machine
from agot_judge.engine.pause import PAUSE
from agot_judge.engine.state.board import is_duplicate
from agot_judge.engine.state.decision import Answer, Decision, Requirement
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State
from agot_judge.errors import IllegalMove
from agot_judge.scenario.entries import ByHand
from agot_judge.scenario.fits import ELSEWHERE, Fit, Given, Refused
from agot_judge.scenario.hand_changes import Gains, HandChange
from agot_judge.scenario.loose_effects import loose_effects
from agot_judge.scenario.matching import Matcher
from agot_judge.scenario.model import Scenario

_FROM_ELSEWHERE = ("put_into_play", "duplicate")
"""Changes of cards that are out of play."""
_WHEREVER = ("discard", "move", "token")
DEEDS = {do.replace(" ", "_"): do for do in get_args(Change.__annotations__["do"])}
"""The changes by their keys in the format."""


class HandFitter:
    """Tells what changes by hand mean where a run stands."""

    def __init__(self, machine: Machine, matcher: Matcher) -> None:
        self.machine = machine
        self.matcher = matcher

    def fit(self, state: State, decision: Decision, move: ByHand) -> Fit:
        """The changes as an answer to what is to be resolved by hand, or to any decision, where they are made ``here``."""
        if (decision.kind == PAUSE) != bool(move.after_line):
            return ELSEWHERE
        if decision.kind not in ("by hand", PAUSE) and not move.here:
            return ELSEWHERE
        try:
            changes = self.changes(state, move)
        except IllegalMove as error:
            return Refused((Requirement(text=error.message, met=False, cites=error.cites),))
        answer = Answer(by_hand=changes)
        reasons = self.machine.reasons_against(state, answer)
        return Refused(reasons) if reasons else Given(answer)

    def changes(self, state: State, move: ByHand) -> tuple[Change, ...]:
        """The changes as the machine has them. Raises IllegalMove for a name that could mean several cards."""
        return tuple(self._change(state, change) for change in move.changes)

    def _change(self, state: State, change: HandChange) -> Change:
        """Raises IllegalMove for a name that could mean several cards, and for a wording that nobody understands."""
        players = self.machine.game.players
        cards = tuple(self._card(state, change.do, name) for name in change.cards)
        player = players.index(change.player) if change.player else -1
        if player < 0 and cards and change.do in ("put_into_play", "reveal_plot"):
            player = self.machine.game.cards[cards[0]].owner
        effects, then = self._effects(state, change)
        return Change(
            do=DEEDS[change.do],
            cards=cards,
            on=self._card(state, "attach to", change.on) if change.on else -1,
            player=player,
            amount=change.amount,
            to=change.to,
            word=change.word,
            until=change.until,
            effects=effects,
            then=then,
            changes=tuple(self._change(state, one) for one in change.changes),
            anyway=change.anyway,
        )

    def _effects(self, state: State, change: HandChange) -> tuple[tuple[Effect, ...], tuple[Effect, ...]]:
        if change.do == "modify":
            return (modify_of(change),), ()
        if change.do == "cannot" and change.cards:
            return (Modify(cannot=(change.word,), until=change.until or None),), ()
        if change.do != "effect":
            return (), ()
        top = state.stack[-1] if state.stack else None
        source = top.card if isinstance(top, Resolution) else -1
        found = loose_effects(self.machine.game, change.word, source)
        if found.why_not:
            left = f"{change.word} (Not understood: {found.why_not})"
            return (LeftToJudge(text=left),), ()
        return found.effects, found.then

    def _card(self, state: State, do: str, name: str) -> int:
        found = self.matcher.roster.find(name)
        meant = tuple(card for card in found if self._may_be_meant(state, do, card))
        if len(found) > 1 and len(meant) == 1:
            return meant[0]
        if len(found) != 1:
            labels = ", ".join(self.matcher.label(card) for card in found)
            raise IllegalMove(f"{name} could mean several cards: {labels}. Say which.")
        return found[0]

    def _may_be_meant(self, state: State, do: str, card: int) -> bool:
        """True where the card, of several copies, is where one must be to which this is done."""
        zone = state.cards[card].zone
        if do in _WHEREVER:
            return True
        if do == "reveal_plot":
            return zone == "plot deck"
        if do in _FROM_ELSEWHERE:
            return zone != "play"
        return do == "attach" or (zone == "play" and not is_duplicate(state, card))


def effects_by_hand(game: Game, scenario: Scenario) -> tuple[Effect, ...]:
    """All that the judge says in the scenario's run as effects, whichever card it is said of."""
    changes = (change for entry in scenario.run if isinstance(entry, ByHand) for change in entry.changes)
    return tuple(effect for change in changes for effect in _said_in(game, change))


def _said_in(game: Game, change: HandChange) -> Iterator[Effect]:
    if change.do == "modify":
        yield modify_of(change)
    elif change.do == "cannot":
        yield (
            Modify(cannot=(change.word,))
            if change.cards
            else Forbid(player="that player", cannot=change.word)
        )
    elif change.do == "effect":
        found = loose_effects(game, change.word, -1)
        yield from (*found.effects, *found.then)
    for one in change.changes:
        yield from _said_in(game, one)


def modify_of(change: HandChange) -> Modify:
    """The lasting effect that ``modify`` says."""

    def of(pairs: tuple[tuple[str, str], ...], what: str) -> tuple[str, ...]:
        return tuple(word for kind, word in pairs if kind == what)

    return Modify(
        strength=change.strength,
        gains_icons=of(change.gains, "icons"),
        loses_icons=of(change.loses, "icons"),
        gains_keywords=of(change.gains, "keywords"),
        loses_keywords=of(change.loses, "keywords"),
        gains_traits=of(change.gains, "traits"),
        loses_traits=of(change.loses, "traits"),
        blank=change.blank,
        until=change.until or None,
    )


def entry_of(game: Game, changes: tuple[Change, ...], here: bool = False, after_line: int = 0) -> ByHand:
    """The entry of ``run`` that says these changes; ``here``: in the midst of play; ``after_line``: between two decisions."""
    return ByHand(tuple(_as_entry(game, change) for change in changes), here, after_line)


def _as_entry(game: Game, change: Change) -> HandChange:
    strength, blank = 0, False
    gains: Gains = ()
    loses: Gains = ()
    for effect in change.effects if change.do == "modify" else ():
        assert isinstance(effect, Modify)
        assert isinstance(effect.strength, int)
        strength, blank = effect.strength, effect.blank
        gains = tuple(_pairs(effect.gains_icons, effect.gains_keywords, effect.gains_traits))
        loses = tuple(_pairs(effect.loses_icons, effect.loses_keywords, effect.loses_traits))
    return HandChange(
        do=change.do.replace(" ", "_"),
        cards=tuple(game.cards[card].label for card in change.cards),
        on=game.cards[change.on].label if change.on >= 0 else "",
        amount=change.amount,
        player=game.players[change.player] if change.player >= 0 else "",
        to=change.to,
        word=change.word,
        until=change.until,
        strength=strength,
        gains=gains,
        loses=loses,
        blank=blank,
        changes=tuple(_as_entry(game, one) for one in change.changes),
        anyway=change.anyway,
    )


def _pairs(
    icons: tuple[str, ...], keywords: tuple[str, ...], traits: tuple[str, ...]
) -> Iterator[tuple[str, str]]:
    yield from (("icons", word) for word in icons)
    yield from (("keywords", word) for word in keywords)
    yield from (("traits", word) for word in traits)
