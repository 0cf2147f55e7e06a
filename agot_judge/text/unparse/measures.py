"""Numbers of cards: what they are called, and one beside another."""

from agot_judge.engine.ability.cards import Amount, Cards, Comparison, Measure, Paid, PlayerNumber
from agot_judge.text.unparse.wording import Wording, article

MEASURES = {
    "STR": "STR",
    "printed STR": "printed STR",
    "printed cost": "printed cost",
    "power": "power",
    "gold": "gold",
    "icons": "challenge icons",
    "attachments": "attachments",
    "duplicates": "duplicates",
    "tokens": "tokens",
    "keywords": "keywords",
    "printed gold": "printed gold value",
    "printed initiative": "printed initiative value",
    "printed claim": "printed claim value",
    "printed reserve": "printed reserve value",
    "gold value": "gold value",
    "claim value": "claim value",
    "initiative value": "initiative value",
    "reserve value": "reserve value",
}
SIZES = (
    *("STR", "printed STR", "printed cost", "printed gold", "printed initiative", "printed claim"),
    *("printed reserve", "gold value", "claim value", "initiative value", "reserve value"),
)
"""Measures that are said before their number: ``printed cost 3 or lower``."""
COUNTED = ("attachments", "gold", "icons")
"""Of these a card has the most or the fewest."""
MORE = {"less than": "fewer", "more than": "more"}
RELATIONS = {
    "less than": "lower",
    "more than": "higher",
    "at most": "equal or lower",
    "at least": "equal or higher",
}


def in_total(wording: Wording, total: tuple[Measure, Amount] | None) -> str:
    """``with total printed cost 3 or lower``, after what else is said of the cards; empty where nothing is said."""
    if total is None:
        return ""
    measure, limit = total
    if not isinstance(limit, int | Paid):
        return f" with total {MEASURES[measure]} equal to or lower than {wording.in_words(wording, limit)}"
    return f" with total {MEASURES[measure]} {limit if isinstance(limit, int) else 'X'} or lower"


OF_PLAYERS = (
    "gold",
    "faction power",
    "hand",
    "discard",
    "dead",
    "used",
    "winning STR",
    "losing STR",
    "opponents",
    "income",
)
"""Numbers of players that are said as amounts are."""


def value_of_a_plot(what: str) -> str:
    """The value of a plot card that is this number of its player."""
    return "gold value" if what == "income" else f"{what} value"


def other_measure(wording: Wording, one: Comparison) -> str:
    """``printed cost equal to the number of Knights you control``."""
    measure = MEASURES[one.of]
    mine = PlayerNumber(what=one.amount.what) if isinstance(one.amount, PlayerNumber) else None
    if one.relation == "exactly" and mine == one.amount and one.of == value_of_a_plot(mine.what):
        return f"the same {measure} as yours"
    if one.relation == "exactly":
        return f"{measure} equal to {wording.in_words(wording, one.amount)}"
    return f"{measure} {RELATIONS[one.relation]} than {wording.in_words(wording, one.amount)}"


def beside_revealed_plots(one: Comparison, on: Cards | str) -> str:
    """``a higher printed gold value than yours``; empty where it is compared with another card."""
    measure = MEASURES[one.of]
    if on == Cards(type=("plot",), revealed=True, controller="you"):
        if one.relation == "exactly":
            return f"the same {measure} as yours"
        return f"{relation_of(one)} {measure} than yours"
    if on == Cards(type=("plot",), revealed=True, controller="opponent"):
        owner = "each opponent's" if one.is_with_each else "an opponent's"
        return f"{relation_of(one)} {measure} than {owner}"
    return ""


def relation_of(one: Comparison) -> str:
    """``a higher``, ``an equal or lower``; ``more`` of what is counted."""
    if one.of in ("attachments", "gold", "icons", "power", "duplicates") and one.relation in MORE:
        return MORE[one.relation]
    return f"{article(RELATIONS[one.relation])} {RELATIONS[one.relation]}"
