"""Card texts about declaring attackers and defenders: who must be declared, how many may be, who does not kneel.

Source: 2e/rr/the-golden-rules/2 (the text of a card takes precedence).
"""

from collections.abc import Iterator
from typing import Literal

from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability import Condition
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.continuous import modifiers
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import has_exception, icons, is_prohibited
from agot_judge.rules.prohibitions.forbidden_players import forbidden_to
from agot_judge.rules.prohibitions.forbidding import who_forbids

Role = Literal["attacker", "defender"]
TEXT = ("2e/rr/the-golden-rules/2",)
"""The text of a card takes precedence."""
CAN_KNEEL = ("2e/faq/2.1/1", "2e/rr/cannot/1")
_ABLE = TEXT
_CANNOT = ("2e/rr/cannot/1",)
_KNEELING = "may defend while kneeling"
_ICON = "needs no icon as a defender"
_AN: dict[Role, str] = {"attacker": "an attacker", "defender": "a defender"}


@second.rule(*TEXT)
def kneels(position: Position, card: int, role: Role) -> bool:
    """True where the card kneels as it is declared, which its text may except."""
    return not position.state.cards[card].kneeling and not has_exception(
        position, card, f"does not kneel as {_AN[role]}"
    )


@second.rule(*CAN_KNEEL)
def can_kneel_as(position: Position, card: int, role: Role) -> bool:
    """True where the card can be knelt as it is declared, or need not be: what cannot kneel is not chosen to be knelt."""
    return not is_prohibited(position, card, "be knelt") or not kneels(position, card, role)


@second.rule("2e/rr/gains/4")
def by_gained_icon(position: Position, card: int) -> tuple[str, ...]:
    """The paragraphs to cite for a card declared with a challenge icon that is not printed on it: it functions as one that is."""
    challenge = position.state.challenge
    if challenge is None or challenge.type in position.game.cards[card].definition.face.icons:
        return ()
    return ("2e/rr/gains/4",) if challenge.type in icons(position, card) else ()


@second.rule(*TEXT)
def by_exception(position: Position, card: int) -> tuple[str, ...]:
    """The paragraphs to cite for a card declared as no card may be but by its text: kneeling, or without the challenge icon."""
    challenge = position.state.challenge
    if challenge is None:
        return ()
    lacks_icon = challenge.type not in icons(position, card)
    by_text = position.state.cards[card].kneeling or (
        lacks_icon and needs_no_icon(position, card, challenge.type)
    )
    return TEXT if by_text else ()


def say_who_does_not_kneel(machine: Machine, state: State, cards: tuple[int, ...], role: Role) -> State:
    """The state with a line for each card that is declared standing and stays so."""
    for card in cards:
        if not state.cards[card].kneeling and not kneels(machine.at(state), card, role):
            text = f"{label(machine.game, card)} does not kneel."
            state = say(state, "effect", text, TEXT, state.cards[card].controller)
    return state


@second.rule(*TEXT)
def may_attack(position: Position, card: int) -> bool:
    """True where the card is standing, or its text lets it attack while kneeling."""
    return not position.state.cards[card].kneeling or has_exception(
        position, card, "may attack while kneeling"
    )


@second.rule(*TEXT)
def may_defend(position: Position, card: int) -> bool:
    """True where the card is standing, or its text lets it defend while kneeling."""
    return not position.state.cards[card].kneeling or has_exception(position, card, _KNEELING)


@second.rule(*TEXT)
def needs_no_icon(position: Position, card: int, type_: str) -> bool:
    """True where its text lets the card defend in challenges of this very type, whatever icons it has."""
    return has_exception(position, card, _ICON) or any(
        _KNEELING in change.modify.rules and _names_type(change.modify.during, type_)
        for change in modifiers(position, card, "rules")
    )


def _names_type(during: Condition | None, type_: str) -> bool:
    return during is not None and type_ in during.challenge


@second.rule(*_ABLE)
def must_be_declared(position: Position, role: Role, eligible: tuple[int, ...]) -> tuple[int, ...]:
    """The eligible cards of which something in force says that they must be declared, if able."""
    if "rules" not in position.index.constants and not position.state.in_force:
        return ()
    rule = f"must be declared as {_AN[role]}"
    return tuple(card for card in eligible if has_exception(position, card, rule))


@second.rule(*_CANNOT)
def most_declared(
    position: Position, player: int, role: Role, declared: tuple[int, ...]
) -> tuple[int, int, str] | None:
    """The number of declared cards that count, the greatest number allowed, and which card says so; None where nothing limits
    it."""
    found: list[tuple[int, int, str]] = []
    for effect, scope in forbidden_to(position, player, lambda one: one.cannot == f"declare {role}s"):
        cards = effect.cards
        counted = tuple(
            card for card in declared if cards is None or matches_in(position, cards, card, scope)
        )
        most = 0 if effect.more_than is None else amount_of(position, effect.more_than, scope)
        found.append((len(counted), most, who_forbids(position.game, scope.source, effect)))
    return max(found, key=lambda one: one[0] - one[1], default=None)


@second.rule(*_ABLE)
def fewest_defenders(position: Position, player: int) -> tuple[int, str]:
    """The number of defenders that the player must declare, if able, and which card says so."""
    found = [
        (
            1 if effect.more_than is None else amount_of(position, effect.more_than, scope) + 1,
            who_forbids(position.game, scope.source, effect),
        )
        for effect, scope in forbidden_to(position, player, lambda one: one.cannot == "declare no defenders")
    ]
    return max(found, key=lambda one: one[0], default=(0, ""))


def together_requirements(
    position: Position, player: int, role: Role, eligible: tuple[int, ...], declared: tuple[int, ...]
) -> Iterator[Requirement]:
    """The requirements of the cards declared together, because of card texts."""
    limit = most_declared(position, player, role, declared)
    room = len(declared) if limit is None else limit[1]
    if limit is not None:
        yield Requirement(
            text=f"No more than {limit[1]} may be declared as {role}s ({limit[2]}).",
            met=limit[0] <= limit[1],
            cites=_CANNOT,
        )
    missing = [card for card in must_be_declared(position, role, eligible) if card not in declared]
    if missing:
        yield Requirement(
            text=f"{label(position.game, missing[0])} must be declared as {_AN[role]}, if able.",
            met=limit is not None and len(declared) >= room,
            cites=_ABLE,
        )
    if role == "defender":
        demanded, said = fewest_defenders(position, player)
        fewest = min(demanded, len(eligible))
        if fewest:
            yield Requirement(
                text=f"At least {fewest} must be declared as a defender, if able ({said}).",
                met=len(declared) >= fewest or (limit is not None and len(declared) >= room),
                cites=_ABLE,
            )
