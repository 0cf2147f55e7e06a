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
from agot_judge.text.unparse.wording import ALL_OF, Wording, each_ones, has, possessive, who, whose

OWNED: dict[PlayerMeasure, str] = {
    "gold": "gold",
    "power": "power",
    "faction power": "power on your faction card",
    "hand": "cards in hand",
    "discard": "cards in discard pile",
    "dead": "cards in dead pile",
    "shadows": "cards in shadows",
    "used": "cards in used pile",
    "deck": "cards in deck",
    "plot deck": "cards in plot deck",
    "limited": "limited cards",
}
"""What a player has so many of."""
VALUES: dict[PlayerMeasure, str] = {
    "claim": "claim value",
    "initiative": "initiative",
    "reserve": "reserve value",
    "income": "gold value",
}
BY_WHICH: dict[PlayerMeasure, str] = {"winning STR": "won", "losing STR": "lost"}
DIFFERENT = {"faction": "factions", "trait": "traits", "type": "cardtypes", "name": "titles", "icon": "icons"}
THINGS = {
    "gold": "gold",
    "power": "power",
    "attachments": "attachment",
    "duplicates": "duplicate",
    "icons": "challenge icon",
    "keywords": "keyword",
}


def many(wording: Wording, number: Amount) -> str:
    """The amount where a number stands: ``2``, ``X``, ``that many``."""
    if isinstance(number, int):
        return str(number)
    if number == ThatMany():
        return "that many"
    if isinstance(number, ThatMany) and number.times == number.per == 1:
        return f"{abs(number.plus)} {'less' if number.plus < 0 else 'more'}"
    if number == Paid():
        return "X"
    if wording.definition in (None, number):
        wording.definition = number
        return "X"
    return f"({amount(wording, number)})"


def amount(wording: Wording, number: Amount) -> str:
    """How the amount is found: ``the number of Knights you control``."""
    if isinstance(number, int):
        return str(number)
    if isinstance(number, Capped):
        return f"{amount(wording, number.of)} (to a maximum of {number.most})"
    if isinstance(number, Count) and number.least:
        return f"{amount(wording, replace(number, least=0))} (minimum of {number.least})"
    plus = getattr(number, "plus", 0)
    if plus:
        rest = amount(wording, _without_plus(number))
        return f"{abs(plus)} {'higher' if plus > 0 else 'lower'} than {rest}"
    if number.times == 2:
        return f"twice {_once(wording, number)}"
    if number.times != 1:
        return f"{number.times} times {_once(wording, number)}"
    return _once(wording, number)


def _without_plus(number: Amount) -> Amount:
    if isinstance(number, Count):
        return replace(number, plus=0)
    if isinstance(number, CardNumber):
        return CardNumber(
            what=number.what,
            on=number.on,
            token=number.token,
            of_several=number.of_several,
            times=number.times,
        )
    if isinstance(number, PlayerNumber):
        return replace(number, plus=0, per=1)
    if isinstance(number, Paid | ThatMany):
        return replace(number, plus=0)
    return number


def _once(wording: Wording, number: Amount) -> str:
    if isinstance(number, Count):
        said = f"the number of {_of_all(number, bare(wording, number.cards))}"
        return said if number.per == 1 else f"{said} divided by {number.per}"
    if isinstance(number, CardNumber):
        return _of_card(wording, number)
    if isinstance(number, PlayerNumber):
        return of_player(number)
    if isinstance(number, Different):
        return f"the number of different {DIFFERENT[number.what]} among {bare(wording, number.cards)}"
    return "X" if isinstance(number, Paid) else "that many"


def _of_all(number: Count, said: str) -> str:
    """Of all opponents together: "an opponent's hand" is that of one of them."""
    cards = number.cards
    if cards.controller != "opponent" or number.of_several == "one" or cards.controller_where is not None:
        return said
    if cards.zone == "play":
        return said.replace("controlled by an opponent", "controlled by each opponent")
    return said.replace("an opponent's", "each opponent's")


def _each_of_all(number: Count, said: str) -> str:
    return said if number.cards.zone == "play" else _of_all(number, said)


def _owner(number: PlayerNumber) -> str:
    """``an opponent's``: of one of them; ``each opponent's``: of all together."""
    return whose(number.player) if number.of_several == "one" else each_ones(number.player)


def _having(number: PlayerNumber) -> str:
    several = number.player == "opponent" and number.of_several != "one"
    return "each opponent has" if several else has(number.player)


PLURAL_THINGS: dict[str, str] = {
    "attachments": "attachments",
    "duplicates": "duplicates",
    "icons": "challenge icons",
    "keywords": "keywords",
}


def _of_card(wording: Wording, number: CardNumber) -> str:
    """A number that cards have."""
    if number.of_several != "total" and not isinstance(number.on, str):
        return f"the {number.of_several} {MEASURES[number.what]} among {bare(wording, number.on)}"
    cards = number.on if isinstance(number.on, str) else None
    if number.what == "tokens":
        return f"the number of {number.token} tokens on {on_or_a(wording, number.on)}"
    if number.what in ("gold", "power"):
        return f"the number of {number.what} on {on_or_a(wording, number.on)}"
    if number.what in PLURAL_THINGS:
        return f"the number of {PLURAL_THINGS[number.what]} {on_or_a(wording, number.on)} has"
    if (
        number.what.startswith("printed ")
        and number.what not in ("printed cost", "printed STR")
        and cards is None
        and not (not isinstance(number.on, str) and number.on.controller == "any")
    ):
        assert not isinstance(number.on, str)
        return f"the {MEASURES[number.what]} on {whose(number.on.controller)} revealed plot card"
    if cards is None:
        assert not isinstance(number.on, str)
        return f"the total {MEASURES[number.what]} of {bare(wording, number.on)}"
    if number.what in ("claim value", "initiative value", "reserve value"):
        return f"the {number.what} on {wording.reference(cards)}"
    return f"{possessive(wording.reference(cards))} {MEASURES[number.what]}"


def of_player(number: PlayerNumber) -> str:
    """A number that a player has."""
    if number.what in ("opponents", "rivals"):
        return f"the number of {number.what} you have"
    if number.what in BY_WHICH:
        return f"the STR by which you {BY_WHICH[number.what]} this challenge"
    if number.what == "hand":
        return f"{_owner(number)} hand size"
    if number.what == "faction power" and number.player != "you":
        whom = "that character's controller" if number.player == "controller" else who(number.player)
        return f"the amount of power on the faction card of {whom}"
    if number.what == "income":
        return f"the gold value on {_owner(number)} revealed plot card"
    if number.what == "gold":
        return f"the amount of gold in {_owner(number)} gold pool"
    if number.what in VALUES:
        return f"{_owner(number)} {VALUES[number.what]}"
    return f"the number of {OWNED.get(number.what, number.what)} {_having(number)}"


def per(wording: Wording, number: Amount) -> tuple[int, str] | None:
    """``2 for each Knight you control``: how many, and the words after them; None where it cannot be said so."""
    if isinstance(number, Capped):
        found = per(wording, number.of)
        return found and (found[0], f"{found[1]} (to a maximum of {number.most})")
    if isinstance(number, ThatMany) and number.of == "stripped of power" and number.per == 1:
        return number.times, "for each power discarded this way"
    if isinstance(number, ThatMany) and not number.plus:
        return number.times, f"for {'each' if number.per == 1 else f'every {number.per}'} of so many"
    if isinstance(number, Count) and number.of_several == "one" and number.cards.zone == "play":
        return None  # "for each Knight an opponent controls": whoever controls each of them
    if isinstance(number, Count) and not number.plus:
        for ref in ALL_OF:
            if number.per == 1 and number.cards == Cards(among=ref, zone="any"):
                return number.times, f"for each of {wording.all_of(ref)}"
        if number.per == 1:
            among = " in play" if number.cards == Cards() else ""
            return number.times, f"for each {_each_of_all(number, kind(wording, number.cards))}{among}"
        if number.times == 1:
            return 1, f"for every {number.per} {_each_of_all(number, bare(wording, number.cards))}"
    if isinstance(number, Different) and number.what == "trait" and number.cards.among is not None:
        one = number.cards.among
        if number.cards == Cards(among=one, zone="any"):
            return number.times, f"for each Trait {wording.reference(one)} has"
    if isinstance(number, CardNumber) and number.what == "icons" and number.plus == -3 * number.times > 0:
        return -number.times, f"for each challenge icon {on_or_a(wording, number.on)} does not have"
    if (
        isinstance(number, CardNumber)
        and not number.plus
        and number.what in THINGS
        and number.of_several == "total"
    ):
        if number.what not in ("gold", "power"):
            return number.times, f"for each {THINGS[number.what]} {on_or_a(wording, number.on)} has"
        return number.times, f"for each {THINGS[number.what]} on {on_or_a(wording, number.on)}"
    by_so_many = isinstance(number, PlayerNumber) and number.what in BY_WHICH
    if isinstance(number, PlayerNumber) and by_so_many and (number.times == 1 or number.per > 1):
        return number.times, f"for every {number.per} STR by which you {BY_WHICH[number.what]} the challenge"
    if isinstance(number, PlayerNumber) and not number.plus:
        if number.what in ("opponents", "rivals"):
            return number.times, f"for each {number.what.removesuffix('s')} you have"
        so_many = "for each" if number.per == 1 else f"for every {number.per}"
        if number.what == "gold":
            return number.times, f"{so_many} gold in {_owner(number)} gold pool"
        if number.what == "faction power":
            return number.times, f"{so_many} power on {_owner(number)} faction card"
    return None
