"""Numbers of cards: how they are called, how many cards are meant, and one number beside another."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import (
    Amount,
    Cards,
    Comparison,
    Measure,
    Paid,
    PlayerMeasure,
    PlayerNumber,
    ThatMany,
)
from agot_judge.text.unparse.adjectives import PLAIN
from agot_judge.text.unparse.wording import WORDS, Wording, article

SIZES = WORDS.sizes
MEASURES = SIZES | {name: plural for name, (_, plural) in WORDS.things.items()} | {"influence": "influence"}
COUNTED = ("attachments", "gold", "icons")
"""Of these a card has the most or the fewest."""
OF_PLAYERS = (
    *("gold", "faction power", "hand", "discard", "dead", "used"),
    *("winning STR", "losing STR", "opponents", "income"),
)
"""Numbers of players that are said as amounts are."""


def how_many(wording: Wording, least: Amount, most: Amount, *, any_number: bool = False) -> str:
    """The quantity before a noun: ``a``, ``2``, ``up to 3``, ``any number of``, ``1 or more``, ``X``."""
    if most == ThatMany() and least in (0, most):
        return "that many" if least else "up to that many"
    if any_number:
        return "any number of" if least == 0 else f"{least} or more"
    if not isinstance(most, int):
        if not isinstance(most, Paid):
            wording.is_x(most)
        return "X" if least == most else "up to X"
    if least == most:
        return "a" if most == 1 else str(most)
    return f"up to {most}"


def others(cards: Cards) -> str:
    """The words for what is left of cards that were shown or searched, or for some of it; empty for other cards."""
    if cards == Cards(among="searched", zone="deck"):
        return "the others"
    whosever = "any" if cards.owner == "that player" else cards.owner  # each player's own, where each does it
    plain = replace(cards, zone="play", pick=None, among=None, owner=whosever)
    if cards.among != "shown" or cards.zone == "any" or plain != PLAIN:
        return ""
    pick = cards.pick
    if pick is None:
        return "the others"
    if pick.any_number:
        return "any number of them"
    return str(pick.most) if pick.least == pick.most else f"up to {pick.most}"


def in_total(wording: Wording, total: tuple[Measure, Amount] | None) -> str:
    """The total of the cards: ``with total printed cost 3 or lower``; empty where none is said."""
    if total is None:
        return ""
    measure, limit = total
    if not isinstance(limit, int | Paid):
        return f" with total {MEASURES[measure]} equal to or lower than {wording.in_words(wording, limit)}"
    return f" with total {MEASURES[measure]} {limit if isinstance(limit, int) else 'X'} or lower"


def value_of_a_plot(what: PlayerMeasure) -> str:
    """The value of a plot card that is this number of its player."""
    return "gold value" if what == "income" else f"{what} value"


def compared_with_amount(wording: Wording, one: Comparison) -> str:
    """The number beside an amount: ``printed cost equal to the number of Knights you control``."""
    measure, amount = MEASURES[one.of], one.amount
    if one.relation != "exactly":
        return f"{measure} {WORDS.relations[one.relation]} than {wording.in_words(wording, amount)}"
    mine = PlayerNumber(what=amount.what) if isinstance(amount, PlayerNumber) else None
    if mine is not None and mine == amount and one.of == value_of_a_plot(mine.what):
        return f"the same {measure} as yours"
    return f"{measure} equal to {wording.in_words(wording, amount)}"


def compared_with_plots(one: Comparison, on: Cards | str) -> str:
    """The number beside those of revealed plots: ``a higher printed gold value than yours``; empty beside other cards."""
    if not isinstance(on, Cards) or on != Cards(type=("plot",), revealed=True, controller=on.controller):
        return ""
    measure = MEASURES[one.of]
    if on.controller == "you" and one.relation == "exactly":
        return f"the same {measure} as yours"
    owner = {"you": "yours", "opponent": "each opponent's" if one.is_with_each else "an opponent's"}
    return f"{relation_of(one)} {measure} than {owner[on.controller]}" if on.controller in owner else ""


def relation_of(one: Comparison) -> str:
    """The relation before its measure: ``a higher``, ``an equal or lower``; ``more`` of what is counted."""
    counted = one.of in (*COUNTED, "power", "duplicates")
    if counted and one.relation in ("less than", "more than"):
        return "fewer" if one.relation == "less than" else "more"
    return f"{article(WORDS.relations[one.relation])} {WORDS.relations[one.relation]}"
