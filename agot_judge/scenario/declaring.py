"""The meaning of a challenge's declaration: which cards attack, and which are chosen for stealth and assault."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import Answer, Decision, Declaration
from agot_judge.engine.state.state import State
from agot_judge.scenario.entries import DeclareChallenge
from agot_judge.scenario.fits import ELSEWHERE, Fit, Given, Refused, means_several
from agot_judge.scenario.matching import Matcher


class DeclarationFitter:
    """Tells what the declaration of a challenge means."""

    def __init__(self, machine: Machine, matcher: Matcher) -> None:
        self.machine = machine
        self.matcher = matcher

    def challenge(self, state: State, decision: Decision, move: DeclareChallenge) -> Fit:
        """The challenge, unless a name in it means several cards between which there is a difference."""
        if decision.kind != "challenge":
            return ELSEWHERE
        declared = self.declaration(state, move)
        answer = Answer(declaration=declared)
        reasons = self.machine.reasons_against(state, answer) or tuple(
            means_several(name, tuple(map(self.matcher.label, cards)), decision.cites)
            for name, cards in self._several(state, move, declared)
        )
        return Refused(reasons) if reasons else Given(answer)

    def declaration(self, state: State, move: DeclareChallenge) -> Declaration:
        """The challenge that the move declares."""
        players = self.machine.game.players
        player = players.index(move.player)
        others = [number for number in range(len(players)) if number != player]
        against = players.index(move.against) if move.against else others[0]
        attackers = self._attackers(
            state, move, player, Declaration(type=move.type, against=against, attackers=())
        )

        def pair(of: str, at: str) -> tuple[int, int]:
            named = self._cards_in_play(state, of, player)
            declared = [card for card in named if card in attackers]
            return (declared or named)[0], self._cards_in_play(state, at, against)[0]

        return Declaration(
            type=move.type,
            against=against,
            attackers=attackers,
            stealth=tuple(pair(*names) for names in move.stealth),
            assault=tuple(pair(*names) for names in move.assault),
        )

    def _attackers(
        self, state: State, move: DeclareChallenge, player: int, declared: Declaration
    ) -> tuple[int, ...]:
        """The cards that are to attack; of several copies the one that can, and each further one where the name recurs."""
        chosen: list[int] = []
        for name in move.attackers:
            named = self._cards_in_play(state, name, player)
            left = [card for card in named if card not in chosen] or named
            if len(left) > 1:
                alone = (replace(declared, attackers=(card,)) for card in left)
                against = [self.machine.reasons_against_challenge(state, player, one) for one in alone]
                left = [min(zip(map(len, against), left, strict=True))[1]]
            chosen.append(left[0])
        return tuple(chosen)

    def _cards_in_play(self, state: State, name: str, player: int) -> list[int]:
        """The cards that a name can mean when a player's cards in play are spoken of."""
        found = self.matcher.roster.find(name)
        in_play = [card for card in found if state.cards[card].zone == "play"]
        own = [card for card in in_play if state.cards[card].controller == player]
        return own or in_play or list(found)

    def _several(
        self, state: State, move: DeclareChallenge, declared: Declaration
    ) -> Iterator[tuple[str, tuple[int, ...]]]:
        """Each name that could as well mean another card which is not just the same, with all that it could mean."""
        player = self.machine.game.players.index(move.player)
        places = [(name, player, card) for name, card in zip(move.attackers, declared.attackers, strict=True)]
        targets = zip((*move.stealth, *move.assault), (*declared.stealth, *declared.assault), strict=True)
        places += [(name, declared.against, card) for (_, name), (_, card) in targets]
        named = {*declared.attackers, *(card for _, card in (*declared.stealth, *declared.assault))}
        for name, owner, card in places:
            others = tuple(
                other
                for other in self._cards_in_play(state, name, owner)
                if other not in named
                and not self._are_alike(state, card, other)
                and not self.machine.reasons_against_challenge(state, player, _instead(declared, card, other))
            )
            if others:
                yield name, (card, *others)

    def _are_alike(self, state: State, one: int, other: int) -> bool:
        """True where it makes no difference which of two copies in play is meant: the same lies and works on both."""
        cards = self.machine.game.cards
        here, there = (replace(state.cards[card], entered=0) for card in (one, other))
        works = (
            [effect.serial for effect in state.in_force if card in effect.cards] for card in (one, other)
        )
        same = cards[one].definition == cards[other].definition and cards[one].owner == cards[other].owner
        return same and here == there and len({tuple(serials) for serials in works}) == 1


def _instead(declared: Declaration, card: int, other: int) -> Declaration:
    """The declaration with another card wherever this one stands in it."""

    def now(one: int) -> int:
        return other if one == card else one

    return replace(
        declared,
        attackers=tuple(map(now, declared.attackers)),
        stealth=tuple((now(of), now(at)) for of, at in declared.stealth),
        assault=tuple((now(of), now(at)) for of, at in declared.assault),
    )
