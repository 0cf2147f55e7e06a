"""Amounts: numbers, and how they are found."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import (
    Amount,
    Capped,
    CardNumber,
    Cards,
    Count,
    Different,
    Paid,
    PlayerMeasure,
    PlayerNumber,
    ThatMany,
)
from agot_judge.text.unparse.cards import bare, kind, on_or_a
from agot_judge.text.unparse.measures import MEASURES
from agot_judge.text.unparse.wording import ALL_OF, WORDS, Wording, does, each_ones, who, whose

BY_WHICH: dict[PlayerMeasure, str] = {"winning STR": "won", "losing STR": "lost"}


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
    simple = isinstance(number, ThatMany) and number.times == number.per == 1 and number.of is None
    found = None if simple or isinstance(number, int) or number == Paid() else per(wording, number)
    return (str(found[0]), f" {found[1]}") if found else (many(wording, number), "")


def by(wording: Wording, value: Amount, least: int = 0) -> str:
    """The difference by which something changes: ``2``, ``1 for each Knight you control (to a minimum of 1)``."""
    found = None if isinstance(value, int) or value == Paid() else per(wording, value)
    said = f"{found[0]} {found[1]}" if found else many(wording, value)
    return f"{said} (to a minimum of {least})" if least else said


def amount(wording: Wording, number: Amount) -> str:
    """The words for how the amount is found: ``the number of Knights you control``."""
    if isinstance(number, int):
        return str(number)
    if isinstance(number, Capped):
        return f"{amount(wording, number.of)} (to a maximum of {number.most})"
    if isinstance(number, Count) and number.least:
        return f"{amount(wording, replace(number, least=0))} (minimum of {number.least})"
    if not isinstance(number, Different) and number.plus:
        rest = replace(number, plus=0, per=1) if isinstance(number, PlayerNumber) else replace(number, plus=0)
        higher = "higher" if number.plus > 0 else "lower"
        return f"{abs(number.plus)} {higher} than {amount(wording, rest)}"
    times = {1: "", 2: "twice "}.get(number.times, f"{number.times} times ")
    return f"{times}{_once(wording, number)}"


def _once(wording: Wording, number: Amount) -> str:
    if isinstance(number, Count):
        said = f"the number of {_of_all(number, bare(wording, number.cards))}"
        return said if number.per == 1 else f"{said} divided by {number.per}"
    if isinstance(number, CardNumber):
        return of_cards(wording, number)
    if isinstance(number, PlayerNumber):
        return of_player(number)
    if isinstance(number, Different):
        what = WORDS.characteristics[number.what]
        return f"the number of different {what} among {bare(wording, number.cards)}"
    return "X" if isinstance(number, Paid) else "that many"


def _of_all(number: Count, said: str) -> str:
    """The count of all opponents together: "an opponent's hand" is that of one of them."""
    cards = number.cards
    if cards.controller != "opponent" or number.of_several == "one" or cards.controller_where is not None:
        return said
    one = "controlled by an opponent" if cards.zone == "play" else "an opponent's"
    return said.replace(one, one.replace("an opponent", "each opponent"))


def of_cards(wording: Wording, number: CardNumber) -> str:
    """A number that cards have: ``the number of gold on the target``."""
    on, what = number.on, MEASURES[number.what]
    if number.of_several != "total" and isinstance(on, Cards):
        return f"the {number.of_several} {what} among {bare(wording, on)}"
    if number.what in ("tokens", "gold", "power"):
        token = f"{number.token} " if number.what == "tokens" else ""
        return f"the number of {token}{what} on {on_or_a(wording, on)}"
    if number.what in WORDS.things:
        return f"the number of {what} {on_or_a(wording, on)} has"
    if isinstance(on, str):
        of_plot = what in ("claim value", "initiative value", "reserve value")
        name = wording.reference(on)
        return f"the {what} on {name}" if of_plot else f"{name}'s {what}"
    if what.startswith("printed ") and what.endswith(" value") and on.controller != "any":
        return f"the {what} on {whose(on.controller)} revealed plot card"
    return f"the total {what} of {bare(wording, on)}"


def of_player(number: PlayerNumber) -> str:
    """A number that a player has: ``your hand size``."""
    # "an opponent's" is of one of them, "each opponent's" of all together
    owner = whose(number.player) if number.of_several == "one" else each_ones(number.player)
    if number.what in ("opponents", "rivals"):
        return f"the number of {number.what} you have"
    if number.what in BY_WHICH:
        return f"the STR by which you {BY_WHICH[number.what]} this challenge"
    if number.what == "hand":
        return f"{owner} hand size"
    if number.what == "faction power" and number.player != "you":
        whom = "that character's controller" if number.player == "controller" else who(number.player)
        return f"the amount of power on the faction card of {whom}"
    if number.what == "income":
        return f"the gold value on {owner} revealed plot card"
    if number.what == "gold":
        return f"the amount of gold in {owner} gold pool"
    if number.what in WORDS.values:
        return f"{owner} {WORDS.values[number.what]}"
    several = number.player == "opponent" and number.of_several != "one"
    having = "each opponent has" if several else does(number.player, "have")
    return f"the number of {WORDS.owned.get(number.what, number.what)} {having}"


def per(wording: Wording, number: Amount) -> tuple[int, str] | None:
    """A number and the words after it: 2, ``for each Knight you control``; None where it cannot be said so."""
    if isinstance(number, Capped):
        found = per(wording, number.of)
        return found and (found[0], f"{found[1]} (to a maximum of {number.most})")
    if isinstance(number, ThatMany) and number.of == "stripped of power" and number.per == 1:
        return number.times, "for each power discarded this way"
    if isinstance(number, ThatMany) and not number.plus:
        return number.times, f"for {'each' if number.per == 1 else f'every {number.per}'} of so many"
    if isinstance(number, Count):
        return _per_card(wording, number)
    if isinstance(number, Different) and number.what == "trait" and number.cards.among is not None:
        one = number.cards.among
        has = f"for each Trait {wording.reference(one)} has"
        return (number.times, has) if number.cards == Cards(among=one, zone="any") else None
    if isinstance(number, CardNumber):
        return _per_thing(wording, number)
    return _per_of_player(number) if isinstance(number, PlayerNumber) else None


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


def _per_thing(wording: Wording, number: CardNumber) -> tuple[int, str] | None:
    if number.what == "icons" and number.plus == -3 * number.times > 0:
        return -number.times, f"for each challenge icon {on_or_a(wording, number.on)} does not have"
    if (
        number.plus
        or number.of_several != "total"
        or number.what not in WORDS.things
        or number.what == "tokens"
    ):
        return None
    thing, cards = WORDS.things[number.what][0], on_or_a(wording, number.on)
    on = number.what in ("gold", "power")
    return number.times, f"for each {thing} on {cards}" if on else f"for each {thing} {cards} has"


def _per_of_player(number: PlayerNumber) -> tuple[int, str] | None:
    if number.what in BY_WHICH and (number.times == 1 or number.per > 1):
        return number.times, f"for every {number.per} STR by which you {BY_WHICH[number.what]} the challenge"
    if number.plus:
        return None
    if number.what in ("opponents", "rivals"):
        return number.times, f"for each {number.what.removesuffix('s')} you have"
    so_much = "for each" if number.per == 1 else f"for every {number.per}"
    owner = whose(number.player) if number.of_several == "one" else each_ones(number.player)
    things = {"gold": f"gold in {owner} gold pool", "faction power": f"power on {owner} faction card"}
    return (number.times, f"{so_much} {things[number.what]}") if number.what in things else None
