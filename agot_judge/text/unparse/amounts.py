"""Amounts: numbers, and how they are found."""

from msgspec.structs import replace

from agot_judge.engine.ability import (
    Amount,
    Capped,
    CardNumber,
    Cards,
    Count,
    Different,
    Paid,
    PlayerNumber,
    ThatMany,
)
from agot_judge.text.unparse.cards import bare, kind
from agot_judge.text.unparse.descriptions import MEASURES
from agot_judge.text.unparse.templates import FORMS, PARTS, filled, said_of
from agot_judge.text.unparse.wording import ALL_OF, WORDS, Unworded, Wording, each_ones, whose


def many(wording: Wording, number: Amount) -> str:
    """The amount where a number stands: ``2``, ``X``, ``that many``."""
    if isinstance(number, int):
        return str(number)
    if number == ThatMany():
        return "that many"
    if isinstance(number, ThatMany) and number.times == number.per == 1:
        return f"{abs(number.plus)} {'less' if number.plus < 0 else 'more'}"
    return "X" if number == Paid() or wording.is_x(number) else f"({amount(wording, number)})"


def so_many(wording: Wording, number: Amount) -> tuple[str, str]:
    """The number before a thing, and the words after it: ``2``, ``for each Knight you control``."""
    found = per(wording, number)
    return (str(found[0]), f" {found[1]}") if found else (many(wording, number), "")


def by(wording: Wording, value: Amount, least: int = 0) -> str:
    """The difference by which something changes: ``2``, ``1 for each Knight you control (to a minimum of 1)``."""
    said = "".join(so_many(wording, value))
    return f"{said} (to a minimum of {least})" if least else said


def amount(wording: Wording, number: Amount) -> str:
    """The words for how the amount is found: ``the number of Knights you control``."""
    if isinstance(number, int | Capped):
        raise Unworded
    if isinstance(number, Count) and number.least:
        return f"{amount(wording, replace(number, least=0))} (minimum of {number.least})"
    if not isinstance(number, Different) and number.plus:
        rest = replace(number, plus=0, per=1) if isinstance(number, PlayerNumber) else replace(number, plus=0)
        higher = "higher" if number.plus > 0 else "lower"
        return f"{abs(number.plus)} {higher} than {amount(wording, rest)}"
    times = {1: "", 2: "twice "}.get(number.times, f"{number.times} times ")
    return f"{times}{said_of('amounts', type(number).__name__, wording, number)}"


def _of_all(number: Count, said: str) -> str:
    """The count of all opponents together: "an opponent's hand" is that of one of them."""
    cards = number.cards
    if cards.controller != "opponent" or number.of_several == "one" or cards.controller_where is not None:
        return said
    return said.replace("an opponent", "each opponent")


def _of_cards(wording: Wording, number: CardNumber) -> str:
    """A value of cards: ``the target's STR``, ``the total printed cost of Knight characters``."""
    on, what = number.on, MEASURES[number.what]
    if number.of_several != "total" or number.what in WORDS.things:
        raise Unworded
    if isinstance(on, str):
        of_plot = what in ("claim value", "initiative value", "reserve value")
        name = wording.reference(on)
        return f"the {what} on {name}" if of_plot else f"{name}'s {what}"
    if what.startswith("printed ") and what.endswith(" value") and on.controller != "any":
        return f"the {what} on {whose(on.controller)} revealed plot card"
    return f"the total {what} of {bare(wording, on)}"


def _owner(wording: Wording, number: PlayerNumber) -> str:
    """The player whose number it is: "an opponent's" is of one of them, "each opponent's" of all together."""
    return whose(number.player) if number.of_several == "one" else each_ones(number.player)


def per(wording: Wording, number: Amount) -> tuple[int, str] | None:
    """A number and the words after it: 2, ``for each Knight you control``; None where it cannot be said so."""
    if isinstance(number, Capped):
        found = per(wording, number.of)
        return found and (found[0], f"{found[1]} (to a maximum of {number.most})")
    if isinstance(number, Count):
        return _per_card(wording, number)
    if isinstance(number, int | Paid | Different) or number.plus:
        return None
    template = WORDS.template("for_each", type(number).__name__, number)
    return (number.times, filled(template, wording, number)) if template else None


def _per_card(wording: Wording, number: Count) -> tuple[int, str] | None:
    cards = number.cards
    if number.plus or (number.of_several == "one" and cards.zone == "play"):
        return None  # "for each Knight an opponent controls": whoever controls each of them
    for ref in ALL_OF:
        if number.per == 1 and cards == Cards(among=ref, zone="any"):
            return number.times, f"for each of {wording.all_of(ref)}"
    said = (kind if number.per == 1 else bare)(wording, cards)
    said = said if cards.zone == "play" else _of_all(number, said)
    if number.per == 1:
        return number.times, f"for each {said}{' in play' if cards == Cards() else ''}"
    return (1, f"for every {number.per} {said}") if number.times == 1 else None


FORMS.update(amount=amount, many=many, characteristics=lambda wording, what: WORDS.characteristics[what])
PARTS.update(
    counted=lambda wording, number: _of_all(number, bare(wording, number.cards)),
    of_cards=_of_cards,
    whose=_owner,
)
