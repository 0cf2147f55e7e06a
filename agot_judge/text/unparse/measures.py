"""Numbers of cards: how they are called, how many cards are meant, and one number beside another."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, Cards, Comparison, Measure, Paid, Pick
from agot_judge.engine.ability.triggers import Choose
from agot_judge.text.unparse.adjectives import PLAIN
from agot_judge.text.unparse.wording import WORDS, Wording, article, words_for

SIZES = WORDS.sizes
MEASURES = SIZES | {name: plural for name, (_, plural) in WORDS.things.items()} | {"influence": "influence"}
COUNTED = ("attachments", "gold", "icons")
"""Of these a card has the most or the fewest."""
PLOT_VALUES = {name: f"{name} value" for name in ("claim", "initiative", "reserve")}


def how_many(wording: Wording, pick: Pick | Choose) -> str:
    """The quantity before a noun: ``a``, ``2``, ``up to 3``, ``any number of``, ``1 or more``, ``X different``."""
    least, most = pick.least, pick.most
    if isinstance(most, int):
        said = ("a" if most == 1 else str(most)) if least == most else f"up to {most}"
    else:
        said = "X" if least == most else "up to X"
    if pick.any_number:
        said = "any number of" if least == 0 else f"{least} or more"
    elif not isinstance(most, int | Paid):
        wording.is_x(most)
    return f"{said} different" if pick.different else said


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


def compared_with_amount(wording: Wording, one: Comparison) -> str:
    """The number beside an amount: ``printed cost equal to the number of Knights you control``."""
    measure, amount = MEASURES[one.of], one.amount
    if one.relation != "exactly":
        return f"{measure} {WORDS.relations[one.relation]} than {wording.in_words(wording, amount)}"
    return f"{measure} equal to {wording.in_words(wording, amount)}"


def compared_with_plots(one: Comparison, on: Cards | str) -> str:
    """The number beside those of revealed plots: ``a higher printed gold value than yours``; empty beside other cards."""
    if not isinstance(on, Cards) or on != Cards(type=("plot",), revealed=True, controller=on.controller):
        return ""
    owner = {"you": "yours", "opponent": "each opponent's" if one.is_with_each else "an opponent's"}
    return f"{relation_of(one)} {MEASURES[one.of]} than {words_for(owner, on.controller)}"


def relation_of(one: Comparison) -> str:
    """The relation before its measure: ``a higher``, ``an equal or lower``; ``more`` of what is counted."""
    counted = one.of in (*COUNTED, "power", "duplicates")
    if counted and one.relation in ("less than", "more than"):
        return "fewer" if one.relation == "less than" else "more"
    said = words_for(WORDS.relations, one.relation)
    return f"{article(said)} {said}"
