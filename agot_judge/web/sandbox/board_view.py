"""The board beside the trace: both sides as they stand, and what has just changed."""

import re
from collections.abc import Iterable

from msgspec import Struct

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import is_attacking, is_bypassed, is_defending
from agot_judge.engine.state.state import NOBODY, PastChallenge, State, Use
from agot_judge.engine.values.power_totals import power_of
from agot_judge.engine.values.values import (
    attacking_strength,
    claim_of,
    defending_strength,
    icons,
    initiative_of,
    is_blank,
    keywords,
    reserve_of,
    strength,
    traits,
)
from agot_judge.explain.in_force import said_in_force
from agot_judge.web.pages import Citation
from agot_judge.web.sandbox.chips import Chips

_WITH_PACK = re.compile(r" \([^()]+\)$")
_PAST = {"put": "put", "bring": "brought"}
"""Verbs whose past is not regular."""
ICON_ORDER = ("military", "intrigue", "power")


class Value(Struct, frozen=True):
    """A number and what it was; ``before`` None where it has not changed."""

    now: int | str
    before: int | str | None = None


class Mark(Struct, frozen=True):
    """Something noted on a card, and whether it is new."""

    text: str
    is_new: bool = False
    card: int = -1
    """The card that is named, where one is."""


class Tile(Struct, frozen=True, kw_only=True):
    """One card in play."""

    number: int
    label: str
    name: str
    """The label without its pack, where that names no other card of the game."""
    type: str
    strength: Value | None
    sum: str
    """The sum that makes the STR: what is printed and each modifier with its source; empty where the STR is just what is
    printed."""
    sum_citations: tuple[Citation, ...]
    icons: tuple[str, ...]
    keywords: tuple[str, ...]
    traits: tuple[str, ...]
    unique: bool
    kneeling: bool
    role: str
    """``attacking``, ``defending`` or empty."""
    marks: tuple[Mark, ...]
    attachments: tuple["Tile", ...]
    text: str
    changes: tuple[str, ...]
    """The changes that have just happened, in words; empty when there are none."""


class Row(Struct, frozen=True):
    """Cards in play of one kind."""

    name: str
    tiles: tuple[Tile, ...]


class Pile(Struct, frozen=True, kw_only=True):
    """Cards out of play: how many, and those whose names are known, with whether each has just come."""

    name: str
    count: Value
    cards: tuple[Mark, ...]


class Side(Struct, frozen=True, kw_only=True):
    """One player's side of the board."""

    player: int
    name: str
    faction: str
    role: str
    """The part that the player has: first player, active player, attacking, defending."""
    plot: str
    plot_values: tuple[tuple[str, Value], ...]
    gold: Value
    power: Value
    """Total power."""
    faction_power: Value
    faction_kneeling: bool
    piles: tuple[Pile, ...]
    rows: tuple[Row, ...]
    is_eliminated: bool


class ChallengeView(Struct, frozen=True, kw_only=True):
    """The challenge under way."""

    type: str
    attacker: str
    defender: str
    attacking: Value
    defending: Value
    outcome: str


class BoardView(Struct, frozen=True, kw_only=True):
    """The whole board."""

    sides: tuple[Side, ...]
    challenge: ChallengeView | None
    in_force: tuple[Mark, ...]
    this_round: tuple[Mark, ...]
    """The uses and the occurrences of this round, as far as they are remembered."""


def board_view(machine: Machine, state: State, before: State) -> BoardView:
    """The board at ``state``, with what is different from ``before`` marked."""
    look = _Look(machine, state, before)
    return BoardView(
        sides=tuple(look.side(player) for player in range(len(state.players))),
        challenge=look.challenge(),
        in_force=look.in_force(),
        this_round=look.this_round(),
    )


class _Look:
    """One state compared with another."""

    def __init__(self, machine: Machine, state: State, before: State) -> None:
        self.machine = machine
        self.framework = machine.rulebook.framework
        self.game = machine.game
        self.state = state
        self.before = before
        self.chips = Chips()

    def side(self, player: int) -> Side:
        machine, state, before = self.machine, self.state, self.before
        here = state.players[player]
        hosted = {card for card in here.play if state.cards[card].host >= 0}
        in_order = sorted(here.play, key=lambda card: not is_in_challenge(state, card))
        plot = self.game.cards[here.plot].label if here.plot >= 0 else ""
        values = (("Claim", claim_of), ("Initiative", initiative_of), ("Reserve", reserve_of))
        return Side(
            player=player,
            name=self.game.players[player],
            faction=self.game.cards[here.faction].definition.face.name,
            role=self._role(player),
            plot=plot,
            plot_values=tuple(
                (name, _value(of(machine.at(state), player), of(machine.at(before), player)))
                for name, of in values
                if not self.framework.of_others(name.lower())
            )
            if plot
            else (),
            gold=_value(here.gold, before.players[player].gold),
            power=_value(power_of(machine.at(state), player), power_of(machine.at(before), player)),
            faction_power=_value(state.cards[here.faction].power, before.cards[here.faction].power),
            faction_kneeling=state.cards[here.faction].kneeling,
            piles=tuple(self._piles(player)),
            rows=tuple(
                Row(name, tiles)
                for kind, name in self.framework.rows
                if (tiles := tuple(self.tile(card) for card in in_order if self._is(card, kind, hosted)))
            ),
            is_eliminated=here.eliminated,
        )

    def _is(self, card: int, kind: str, hosted: set[int]) -> bool:
        """True where a card stands in the row of this kind; one on a card in play stands with that card."""
        if card in hosted and self._type(self.state.cards[card].host) != "faction":
            return False
        known = self._type(card)
        rows = self.framework.rows
        return known == kind or (kind == rows[-1][0] and known not in dict(rows))

    def _type(self, card: int) -> str:
        return self.game.cards[card].definition.face.type

    def _role(self, player: int) -> str:
        state = self.state
        words = []
        if state.challenge is not None and player == state.challenge.attacker:
            words.append("attacking")
        if state.challenge is not None and player == state.challenge.defender:
            words.append("defending")
        if player == state.first_player:
            words.append("first player")
        if player == state.active_player and player != state.first_player:
            words.append("active player")
        if player == state.winner:
            words.append("has won the game")
        return ", ".join(words)

    def tile(self, card: int) -> Tile:
        """One card in play, with what lies on it."""
        machine, state = self.machine, self.state
        here = state.cards[card]
        face = self.game.cards[card].definition.face
        value = None
        if face.type == "character":
            was = strength(machine.at(self.before), card) if self._was_in_play(card) else None
            now = strength(machine.at(state), card)
            value = Value(now, was if was is not None and was != now else None)
        account = machine.account_of_card(state, card, "str") if value is not None else None
        role = "attacking" if is_attacking(state, card) else "defending" if is_defending(state, card) else ""
        return Tile(
            number=card,
            label=self.game.cards[card].label,
            name=self._short(self.game.cards[card].label),
            type=face.type,
            strength=value,
            sum=account.text if account is not None else "",
            sum_citations=self.chips.of(account.cites) if account is not None else (),
            icons=tuple(icon for icon in ICON_ORDER if icon in icons(machine.at(state), card)),
            keywords=tuple(str(keyword) for keyword in keywords(machine.at(state), card)),
            traits=tuple(sorted(traits(machine.at(state), card))),
            unique=face.unique,
            kneeling=here.kneeling,
            role=role,
            marks=tuple(self._marks(card)),
            attachments=tuple(self.tile(other) for other in here.attachments),
            text=face.text or "\n".join(one.text for one in self.game.cards[card].definition.abilities),
            changes=tuple(self._changes(card)),
        )

    def _short(self, label: str) -> str:
        bare = _WITH_PACK.sub("", label)
        is_one = sum(_WITH_PACK.sub("", one.label) == bare for one in self.game.cards) == 1
        return bare if is_one else label

    def _was_in_play(self, card: int) -> bool:
        return self.before.cards[card].zone == "play"

    def _marks(self, card: int) -> Iterable[Mark]:
        here, was = self.state.cards[card], self.before.cards[card]
        if here.duplicates or was.duplicates:
            count, had = len(here.duplicates), len(was.duplicates)
            yield _counted("duplicate", count, had)
        if here.power or was.power:
            yield _counted("power", here.power, was.power)
        if here.gold or was.gold:
            yield _counted("gold", here.gold, was.gold)
        if here.x or was.x:
            yield _counted("X =", here.x, was.x)
        for name, count in here.tokens:
            yield _counted(f"{name} token", count, dict(was.tokens).get(name, 0))
        if is_blank(self.machine.at(self.state), card):
            yield Mark("blank", not is_blank(self.machine.at(self.before), card))
        if here.leaving:
            yield Mark(f"{self.framework.word_for_leaving} ({here.leaving})", not was.leaving)
        if is_bypassed(self.state, card):
            yield Mark("bypassed by stealth", not is_bypassed(self.before, card))
        if here.facedown:
            yield Mark("facedown", not was.facedown)
        owner = self.game.cards[card].owner
        if owner != here.controller:
            yield Mark(f"owned by {self.game.players[owner]}", was.controller != here.controller)

    def _changes(self, card: int) -> Iterable[str]:
        here, was = self.state.cards[card], self.before.cards[card]
        if was.zone != "play":
            yield "entered play"
        elif was.controller != here.controller:
            yield "changed control"
        if here.kneeling != was.kneeling and was.zone == "play":
            yield "knelt" if here.kneeling else "stood"
        if is_attacking(self.state, card) and not is_attacking(self.before, card):
            yield "is attacking"
        if is_defending(self.state, card) and not is_defending(self.before, card):
            yield "is defending"

    def _piles(self, player: int) -> Iterable[Pile]:
        here, was = self.state.players[player], self.before.players[player]
        names = {one.key: one.name for one in self.framework.lists}
        for key in self.framework.piles:
            now, before = getattr(here, key), getattr(was, key)
            if now is None:
                continue
            if before is None:  # of unknown size then, so that nothing about it has changed
                before = now
            if not now and not before and key != "hand":
                continue
            known = [card for card in now if card >= 0]
            cards = [Mark(self.game.cards[card].label, card not in before, card) for card in known]
            hidden = len(now) - len(known)
            if hidden and known:
                cards.append(Mark(f"{hidden} unidentified"))
            yield Pile(name=names[key], count=_value(len(now), len(before)), cards=tuple(cards))

    def challenge(self) -> ChallengeView | None:
        challenge, was = self.state.challenge, self.before.challenge
        if challenge is None:
            return None
        names = self.game.players
        attacking = attacking_strength(self.machine.at(self.state))
        defending = defending_strength(self.machine.at(self.state))
        outcome = ""
        if challenge.determined:
            outcome = "neither player wins or loses"
            if challenge.winner != NOBODY:
                outcome = f"{names[challenge.winner]} wins by {challenge.by}"
                outcome += ", unopposed" if challenge.unopposed else ""
        return ChallengeView(
            type=challenge.type,
            attacker=names[challenge.attacker],
            defender=names[challenge.defender],
            attacking=_value(
                attacking, attacking_strength(self.machine.at(self.before)) if was else attacking
            ),
            defending=_value(
                defending, defending_strength(self.machine.at(self.before)) if was else defending
            ),
            outcome=outcome,
        )

    def in_force(self) -> tuple[Mark, ...]:
        """Lasting and delayed effects, each in words."""
        old = {effect.serial for effect in self.before.in_force}
        return tuple(
            Mark(said_in_force(self.game, effect), effect.serial not in old) for effect in self.state.in_force
        )

    def this_round(self) -> tuple[Mark, ...]:
        """Everything that was used up, and which challenges and ways of play there have been."""
        state, before = self.state, self.before
        return (
            *(Mark(self._challenge(one), one not in before.past) for one in state.past),
            *(Mark(self._use(one), one not in before.uses) for one in state.uses),
            *(
                Mark(
                    f"{self.game.players[one.player]} {self._done(one.way, one.card)}",
                    one not in before.deeds,
                )
                for one in state.deeds
            ),
        )

    def _challenge(self, past: PastChallenge) -> str:
        names = self.game.players
        what = f"{past.type} challenge against {names[past.defender]}"
        article = "an" if past.type[:1] in "aeiou" else "a"
        if past.winner == NOBODY:
            return f"{names[past.attacker]} initiated {article} {what}; nobody won it"
        verb = "won" if past.winner == past.attacker else "lost"
        return f"{names[past.attacker]} {verb} {article} {what}{', unopposed' if past.unopposed else ''}"

    def _done(self, verb: str, card: int) -> str:
        """The deed of a player with a card: ``played Axe``, ``marshaled Guard``."""
        way = self.framework.way(verb)
        words = way.name if way is not None else f"{verb} {{card}}"
        first, _, rest = words.lower().partition(" ")
        past = _PAST.get(first) or f"{first}{'d' if first.endswith('e') else 'ed'}"
        return f"{past} {rest.format(card=self.game.cards[card].label)}"

    def _use(self, use: Use) -> str:
        abilities = self.game.cards[use.card].definition.abilities
        limit = abilities[use.ability].limit if 0 <= use.ability < len(abilities) else None
        of = f" of {limit.times}" if limit is not None else ""
        return f"{use.title} used: {use.times}{of} this {use.period}"


def is_in_challenge(state: State, card: int) -> bool:
    """True where a card attacks or defends: those stand first."""
    return is_attacking(state, card) or is_defending(state, card)


def _value(now: int, before: int) -> Value:
    return Value(now, before if before != now else None)


def _counted(name: str, count: int, had: int) -> Mark:
    text = f"{name} {count}"
    return Mark(text if count == had else f"{name} {had} → {count}", count != had)
