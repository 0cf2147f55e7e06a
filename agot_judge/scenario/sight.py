"""The sight of a board, field by field, in the words of the format."""

from collections.abc import Callable
from typing import Any

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import (
    is_attacking,
    is_bypassed,
    is_defending,
    is_participating,
    known_cards,
)
from agot_judge.engine.state.frames import Step
from agot_judge.engine.state.state import State
from agot_judge.engine.values import values
from agot_judge.errors import NotSupportedYet

UNKNOWN = "unknown"


class Sight:
    """One state, looked at."""

    def __init__(self, machine: Machine, state: State) -> None:
        position = machine.at(state)
        self.machine = machine
        self.state = state
        self._card_fields: dict[str, Callable[[int], Any]] = {
            "zone": lambda card: state.cards[card].zone,
            "moribund": lambda card: state.cards[card].leaving or False,
            "crests": lambda card: sorted(values.crests(position, card)),
            "kneeling": lambda card: state.cards[card].kneeling,
            "attacking": lambda card: is_attacking(state, card),
            "defending": lambda card: is_defending(state, card),
            "participating": lambda card: is_participating(state, card),
            "blank": lambda card: values.is_blank(position, card),
            "bypassed": lambda card: is_bypassed(state, card),
            "str": lambda card: values.strength(position, card),
            "power": lambda card: state.cards[card].power,
            "gold": lambda card: state.cards[card].gold,
            "duplicates": lambda card: len(state.cards[card].duplicates),
            "position": self._position,
            "icons": lambda card: sorted(values.icons(position, card)),
            "traits": lambda card: sorted(values.traits(position, card)),
            "keywords": lambda card: [str(one) for one in values.keywords(position, card)],
            "attachments": lambda card: [self._label(other) for other in state.cards[card].attachments],
            "affiliation": lambda card: sorted(values.factions(position, card)),
            "controller": lambda card: self._name(state.cards[card].controller),
            "owner": lambda card: self._name(machine.game.cards[card].owner),
            "tokens": lambda card: dict(state.cards[card].tokens),
        }
        self._player_fields: dict[str, Callable[[int], Any]] = {
            "power": lambda player: values.power_of(position, player),
            "faction_power": lambda player: self._faction(player).power,
            "gold": lambda player: state.players[player].gold,
            "hand": lambda player: len(state.players[player].hand),
            "deck": self._deck,
            "discard": lambda player: len(state.players[player].discard),
            "dead": lambda player: len(state.players[player].dead),
            "claim": lambda player: values.claim_of(position, player),
            "initiative": lambda player: values.initiative_of(position, player),
            "reserve": lambda player: values.reserve_of(position, player),
            "income": lambda player: values.income_of(position, player),
            "faction_kneeling": lambda player: self._faction(player).kneeling,
            "eliminated": lambda player: state.players[player].eliminated,
            "title": self._title,
        }

    def of_card(self, card: int, field: str) -> Any:
        """A field of a card's check. Raises NotSupportedYet for one that this edition does not have."""
        if field not in self._card_fields:
            raise NotSupportedYet(f"not supported yet: the check of a card's {field}.")
        return self._card_fields[field](card)

    def of_player(self, player: int, field: str) -> Any:
        """A field of a player's check."""
        return self._player_fields[field](player)

    def of_challenge(self, field: str) -> Any:
        """A field of the challenge's check, of the challenge under way; None where there is none."""
        challenge = self.state.challenge
        if challenge is None:
            return None
        if field == "attacking_str":
            is_counted = challenge.determined
            return (
                challenge.attacking_strength
                if is_counted
                else values.attacking_strength(self.machine.at(self.state))
            )
        if field == "defending_str":
            is_counted = challenge.determined
            return (
                challenge.defending_strength
                if is_counted
                else values.defending_strength(self.machine.at(self.state))
            )
        if field in ("attacker", "defender", "winner", "loser"):
            return self._name(getattr(challenge, field))
        return getattr(challenge, field)

    def plain(self, field: str) -> Any:
        """``step``, ``phase``, ``window``, ``first_player``, ``active_player`` or ``winner`` of the game."""
        if field == "step":
            return self.step
        if field == "phase":
            return self.phase
        if field == "window":
            return self.machine.window(self.state)
        if field == "window_step" and (reached := self.machine.questions.window_step(self.state)):
            return reached
        if field in ("first_player", "active_player", "winner"):
            return self._name(getattr(self.state, field))
        raise NotSupportedYet(f"not supported yet: the check of {field}.")

    @property
    def step(self) -> str:
        """The framework step in which the game is: the one at whose beginning it stands, or that began last."""
        top = self.state.stack[-1] if self.state.stack else None
        if self.state.asking is None and isinstance(top, Step) and top.stage == 0:
            return top.number
        return self.state.step

    @property
    def phase(self) -> str:
        """The phase to which the framework step belongs; empty before the game.

        What happens after the last step of a phase has ended it is shown with that step.
        """
        if self.state.phase and self.step == self.state.step:
            return self.state.phase
        return self.machine.rulebook.framework.phase_of(self.step)

    def card_facts(self, card: int) -> dict[str, Any]:
        """Everything that can be seen of a card, for the final board."""
        fields = (
            "zone",
            "controller",
            "owner",
            "kneeling",
            "power",
            "gold",
            "tokens",
            "attachments",
            "duplicates",
        )
        facts = {"name": self._label(card)} | {field: self.of_card(card, field) for field in fields}
        face = self.machine.game.cards[card].definition.face
        if face.type == "character":
            more = (
                "str",
                "icons",
                "traits",
                "keywords",
                "attacking",
                "defending",
                "participating",
                "bypassed",
                "blank",
            )
            facts |= {field: self.of_card(card, field) for field in more}
        return facts | {"type": face.type}

    def player_facts(self, player: int) -> dict[str, Any]:
        """Everything that can be seen of a player, for the final board."""
        return {field: self.of_player(player, field) for field in self._player_fields}

    def _label(self, card: int) -> str:
        return self.machine.game.cards[card].label if card >= 0 else "an unidentified card"

    def _name(self, player: int) -> str:
        return self.machine.game.players[player] if player >= 0 else "none"

    def _faction(self, player: int) -> Any:
        return self.state.cards[self.state.players[player].faction]

    def _title(self, player: int) -> str:
        title = self.state.players[player].title
        return self._label(title) if title >= 0 else "none"

    def _deck(self, player: int) -> int | str:
        deck = self.state.players[player].deck
        return UNKNOWN if deck is None else len(deck)

    def _position(self, card: int) -> int | str:
        for player in self.state.players:
            known = known_cards(player)
            if card in known:
                return known.index(card) + 1
        return "not in a deck"
