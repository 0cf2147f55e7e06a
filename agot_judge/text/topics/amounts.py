"""Amounts that have to be found on cards and players."""

from typing import Literal

from msgspec.structs import replace

from agot_judge.engine.ability.cards import (
    Amount,
    Capped,
    CardNumber,
    Cards,
    Count,
    Different,
    Half,
    Measure,
    PlayerMeasure,
    PlayerNumber,
)
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.substitution import scaled
from agot_judge.text.topic import Topic
from agot_judge.text.topics.attributes import MEASURES
from agot_judge.text.topics.challenges import Challenge
from agot_judge.text.topics.counts import (
    DIFFERENT,
    happenings,
    number_of,
    of_one_opponent,
    of_players,
    so_many_events,
)
from agot_judge.text.topics.zones import Zone

amounts = Topic("amounts", "amount")

PLOT_VALUES: dict[str, PlayerMeasure] = {
    "gold value": "income",
    "claim value": "claim",
    "reserve value": "reserve",
    "initiative value": "initiative",
}
PRINTED_VALUES: dict[str, Measure] = {
    "printed gold value": "printed gold",
    "printed claim value": "printed claim",
    "printed reserve value": "printed reserve",
    "printed initiative value": "printed initiative",
}
THINGS: dict[str, Measure] = {
    "duplicates": "duplicates",
    "icons": "icons",
    "challenge icons": "icons",
    "keywords": "keywords",
}
OF_PLOTS: dict[str, Measure] = PRINTED_VALUES | {
    "claim value": "claim value",
    "reserve value": "reserve value",
    "initiative value": "initiative value",
}


@amounts.rule
def plain(reading: Reading, many: int) -> Amount:
    return many


@amounts.rule
def count(reading: Reading, noun: Noun) -> Amount:
    noun.meant()
    if noun.ref is not None:
        return Count(cards=Cards(among=noun.ref, zone="any"))
    if noun.quantity != "bare":
        raise Unclear("the number of which cards")
    if noun.different:
        return Different(what="name", cards=noun.cards)
    return Count(cards=noun.cards, of_several=of_one_opponent(noun))


@amounts.rule
def of_cards(reading: Reading, thing: str, noun: Noun) -> Amount:
    if noun.types == ("faction",):
        raise Unclear("the power on a faction card")  # read in another way
    return _of(noun, THINGS.get(thing) or MEASURES[thing])


def _of(noun: Noun, measure: Measure, token: str = "") -> CardNumber:
    if noun.also or (noun.ref is None and noun.quantity == "some"):
        raise Unclear("a number of which cards")
    return CardNumber(what=measure, on=noun.meant(), token=token)


@amounts.rule
def tokens(reading: Reading, token: str, noun: Noun) -> Amount:
    return _of(noun, "tokens", token)


@amounts.rule
def of_player(reading: Reading, what: PlayerMeasure, person: Person) -> Amount:
    return number_of(what, person)


@amounts.rule
def gold_pool(reading: Reading, owner: Person) -> Amount:
    return number_of("gold", owner)


@amounts.rule
def faction_power(reading: Reading, owner: Person) -> Amount:
    return number_of("faction power", owner)


@amounts.rule
def top_of_pile(reading: Reading, what: str, zone: Zone) -> Amount:
    """``the top card in your dead pile``."""
    top = Cards(zone=zone.field, controller=zone.who, top=1)
    return CardNumber(what=MEASURES[what], on=top)


@amounts.rule
def opponents(reading: Reading) -> Amount:
    return PlayerNumber(what="opponents")


@amounts.rule
def players(reading: Reading, person: Person) -> Amount:
    """``the number of opponents who control a King``."""
    return of_players(person)


@amounts.rule
def rivals(reading: Reading) -> Amount:
    return PlayerNumber(what="rivals")


@amounts.rule
def different(reading: Reading, what: str, noun: Noun) -> Amount:
    if noun.ref is not None:
        raise Unclear("different among which cards")
    return Different(what=DIFFERENT[what.removesuffix("s")], cards=noun.cards)


@amounts.rule
def different_factions(reading: Reading, noun: Noun) -> Amount:
    return different(reading, "factions", noun)


@amounts.rule
def measure(reading: Reading, noun: Noun, what: str) -> Amount:
    """``that character's STR``. Raises Unclear for "each character's STR": whether all of them together."""
    if noun.ref is None and noun.quantity == "each":
        raise Unclear("the number of each, or of all of them")
    return _of(noun, MEASURES[what])


@amounts.rule
def printed_on(reading: Reading, noun: Noun, what: str) -> Amount:
    """``that card's printed initiative value``."""
    if noun.ref is None:
        raise Unclear("the value of which plot card")
    return CardNumber(what=PRINTED_VALUES[what], on=noun.ref)


@amounts.rule
def its_measure(reading: Reading, what: str) -> Amount:
    return _of(reading.noun_meant(), MEASURES[what])


@amounts.rule
def measure_of(reading: Reading, what: str, noun: Noun) -> Amount:
    return _of(noun, MEASURES[what])


@amounts.rule
def total_of(reading: Reading, what: str, noun: Noun) -> Amount:
    return CardNumber(what=MEASURES[what], on=noun.meant())


@amounts.rule
def total_of_plots(reading: Reading, what: str, noun: Noun) -> Amount:
    """``the total initiative value on all revealed plot cards``."""
    plots = noun.cards.type == ("plot",) and bool(noun.cards.revealed)
    if noun.ref is not None or noun.also or not plots or noun.quantity not in ("each", "bare"):
        raise Unclear("of which plot cards")
    if what not in OF_PLOTS:
        raise Unclear("which value of several plot cards")
    return CardNumber(what=OF_PLOTS[what], on=noun.cards)


@amounts.rule
def highest(reading: Reading, end: Literal["highest", "lowest"], what: str, noun: Noun) -> Amount:
    return CardNumber(what=MEASURES[what], on=noun.meant(), of_several=end)


@amounts.rule
def value(reading: Reading, owner: Person, what: PlayerMeasure) -> Amount:
    if owner.every:
        raise Unclear("whose value")
    return number_of(what, owner)


@amounts.rule
def plot_value(reading: Reading, what: str, owner: Person) -> Amount:
    if owner.every:
        raise Unclear("whose plot card")
    if what in PRINTED_VALUES:
        plot = Cards(type=("plot",), revealed=True, controller=owner.who)
        one = number_of("claim", owner).of_several
        return CardNumber(what=PRINTED_VALUES[what], on=plot, of_several=one)
    return number_of(PLOT_VALUES[what], owner)


@amounts.rule
def printed_value(reading: Reading, what: str) -> str:
    return what


@amounts.rule
def gold_value(reading: Reading) -> str:
    return "gold value"


@amounts.rule
def claim_value(reading: Reading) -> str:
    return "claim value"


@amounts.rule
def reserve_value(reading: Reading) -> str:
    return "reserve value"


@amounts.rule
def initiative_value(reading: Reading) -> str:
    return "initiative value"


@amounts.rule
def challenges(reading: Reading, challenge: Challenge) -> Amount:
    """``the number of challenges you have won this phase``."""
    found = happenings(challenge)
    if found is not None:
        return found
    raise Unclear("which challenges")


@amounts.rule
def events_played(reading: Reading, person: Person, period: str) -> Amount:
    return so_many_events(person, period)


@amounts.rule
def higher(reading: Reading, many: int, than: Amount) -> Amount:
    return _plus(than, many)


@amounts.rule
def lower(reading: Reading, many: int, than: Amount) -> Amount:
    return _plus(than, -many)


def _plus(amount: Amount, many: int) -> Amount:
    if isinstance(amount, int):
        return amount + many
    if isinstance(amount, (Count, CardNumber, PlayerNumber)):
        return replace(amount, plus=amount.plus + many)
    raise Unclear("a number more than this")


@amounts.rule
def plus(reading: Reading, first: Amount, second: Amount) -> Amount:
    """``its printed cost plus 3``, ``3 plus the number of locations you control``."""
    if isinstance(second, int):
        return _plus(first, second)
    if isinstance(first, int):
        return _plus(second, first)
    raise Unclear("the sum of two numbers that have to be found")


@amounts.rule
def uncapped(reading: Reading, amount: Amount) -> Amount:
    return amount


@amounts.rule
def capped(reading: Reading, amount: Amount, most: int) -> Amount:
    if isinstance(amount, int | Half | Capped):
        raise Unclear("the maximum of what")
    return Capped(of=amount, most=most)


@amounts.rule
def twice(reading: Reading, amount: Amount) -> Amount:
    if isinstance(amount, Capped):  # the maximum is said of the whole
        return replace(amount, of=scaled(amount.of, 2))
    found: Amount = scaled(amount, 2)
    return found


@amounts.rule
def half(reading: Reading, of: Amount, way: Literal["up", "down"] | None) -> Amount:
    """``half the number of cards in your hand (rounded down)``; up, where it is not said (2e/rr/modifiers/4)."""
    if not isinstance(of, Count | CardNumber | PlayerNumber):
        raise Unclear("half of what")
    return Half(of=of, rounded=way or "up")


@amounts.rule
def rounded(reading: Reading, way: str) -> str:
    return way


@amounts.rule
def winning_strength(reading: Reading) -> Amount:
    return PlayerNumber(what="winning STR")


@amounts.rule
def losing_strength(reading: Reading) -> Amount:
    return PlayerNumber(what="losing STR")
