"""The cost in gold to marshal, play, ambush or bring out a card: one calculation for all of them."""

from agot_judge.editions.second.entering.cost_modifiers import how_modified, modified_cost
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import keywords
from agot_judge.rules.costs.spending import about_gold_on_cards, spendable
from agot_judge.rules.costs.values_of_x import defined_x, says_what_x_is

_COST = ("2e/rr/costs/1",)
_DUPLICATE = ("2e/rr/duplicates/3", "2e/rr/marshaling-phase-player-action-window/8")
_INTO_SHADOWS = ("2e/rr/shadows.marshaling-a-card-into-shadows/1",)
_SHADOW_COST = ("2e/rr/shadows.bringing-a-card-out-of-shadows/1",)
_AMBUSH = ("2e/rr/ambush/1",)
_DASH = ("2e/rr/shadows.printed-cost-of-shadows-cards/3",)
KEYWORDS = {"ambush": "ambush", "unshadow": "shadow", "play from shadows": "shadow"}
"""The ways that are paid by the value of a keyword."""
CITES = {
    "duplicate": _DUPLICATE,
    "shadow": _INTO_SHADOWS,
    "ambush": _AMBUSH,
    "unshadow": _SHADOW_COST,
    "play from shadows": _SHADOW_COST,
}
INTO_SHADOWS = 2
MOST_REDUCED = 10
"""The amount of gold beyond what can be paid up to which a higher X is tried."""


@second.rule(
    *_COST, *_DUPLICATE, *_INTO_SHADOWS, *_SHADOW_COST, *_AMBUSH, *_DASH, "2e/rr/the-letter-x/1",
    "2e/rr/modifiers/6", "2e/rr/initiating-abilities-marshaling-cards/4", "2e/rr/shadows.printed-cost-of-shadows-cards/1",
)  # fmt: skip
def cost_of(position: Position, player: int, card: int, way: str, value: int = -1) -> int | None:
    """The gold that using the card in this way costs the player now, 0 or more; None where it cannot be paid for at all.

    ``way`` is that of a deed, or ``play from shadows``. ``value`` is the X chosen for the cost, or of the instance of
    the keyword that is used; without it the least that the keyword lets the card be had for, and 0 for the letter X.
    """
    base = base_cost(position, card, way, value)
    if base is None:
        return None
    return base if way == "duplicate" else modified_cost(position, player, card, way, base)


def base_cost(position: Position, card: int, way: str, value: int = -1) -> int | None:
    """The cost before anything modifies it; None for a dash, or without the keyword."""
    if way == "duplicate":
        return 0
    if way == "shadow":
        return INTO_SHADOWS
    if way in KEYWORDS:
        return value if value >= 0 else min(instances(position, card, way), default=None)
    printed = position.game.cards[card].definition.face.cost
    if printed != "X":
        return printed
    defined = defined_x(position, card)
    return max(0, value) if defined is None else defined


@second.rule(
    "2e/rr/ambush/2",
    "2e/rr/keywords/3",
    "2e/rr/shadows.bringing-a-card-out-of-shadows/5",
    "2e/rr/the-letter-x/1",
)
def instances(position: Position, card: int, way: str) -> tuple[int, ...]:
    """The different values of the keyword that lets the card be used in this way; an X that is neither defined nor chosen
    is 0."""
    name = KEYWORDS[way]
    found = {keyword.value for keyword in keywords(position, card) if keyword.name == name}
    numbers = {number for number in found if number is not None}
    defined = None in found and numbers and says_what_x_is(position, card)
    return tuple(sorted(numbers if defined or None not in found else numbers | {0}))


@second.rule("2e/rr/the-letter-x/1")
def has_chosen_x(position: Position, card: int, way: str) -> bool:
    """True where the player chooses what X is for the cost, of a keyword with (X) or of the card, that nothing defines."""
    if way in ("duplicate", "shadow"):
        return False
    if way in KEYWORDS:
        found = (keyword.value for keyword in keywords(position, card) if keyword.name == KEYWORDS[way])
        return None in found and not says_what_x_is(position, card)
    return position.game.cards[card].definition.face.cost == "X" and defined_x(position, card) is None


@second.rule(*_COST, "2e/rr/initiating-abilities-marshaling-cards/3", "2e/rr/gold/2")
def gold_requirement(position: Position, player: int, card: int, way: str, value: int = -1) -> Requirement:
    """The requirement that the player can pay for using the card in this way, in gold."""
    cost = cost_of(position, player, card, way, value)
    cites = (*CITES.get(way, _COST), "2e/rr/initiating-abilities-marshaling-cards/3")
    if cost is None:
        return Requirement(
            text="It has a gold cost.",
            failing="It has no gold cost.",
            met=False,
            cites=_DASH if way in ("marshal", "play") else cites,
            about="gold",
        )
    pool = spendable(position, player)
    how = "" if cost <= pool else why_so_much(position, player, card, way, value)
    return Requirement(
        text=f"The cost of {cost} gold can be paid ({pool} in the gold pool{how}).",
        failing=f"It costs {cost} gold ({pool} in the gold pool{how}).",
        met=cost <= pool,
        cites=cites if cost <= pool else (*cites, *about_gold_on_cards(position.state, player, cost)),
        about="gold",
        remedy="" if cost <= pool else f"{cost - pool} more gold",
    )


def is_payable(position: Position, player: int, card: int, way: str) -> bool:
    """True where the card has a gold cost in this way, and the player can pay it."""
    cost = cost_of(position, player, card, way)
    return cost is not None and cost <= spendable(position, player)


def why_so_much(position: Position, player: int, card: int, way: str, value: int = -1) -> str:
    """``; modified from 1 (Toll +1)``; empty where nothing modifies the cost."""
    base = base_cost(position, card, way, value)
    if base is None or base == cost_of(position, player, card, way, value):
        return ""
    return f"; {how_modified(position, player, card, way, base)}"


def payable_values(position: Position, player: int, card: int, way: str) -> tuple[int, ...]:
    """The values among which the player may choose what is paid: of the keyword's instances, or of the letter X."""
    pool = spendable(position, player)
    if has_chosen_x(position, card, way):
        # What reduces the cost lets X be higher than the gold there is.
        known = tuple(range(pool + MOST_REDUCED))
    elif way in KEYWORDS:
        known = instances(position, card, way)
    else:
        return ()
    return tuple(value for value in known if (cost_of(position, player, card, way, value) or 0) <= pool)
