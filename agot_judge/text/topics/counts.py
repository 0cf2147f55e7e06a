"""``for each``: what is counted. A ``PER`` is the amount for one of them."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import (
    Amount,
    CardNumber,
    Cards,
    Count,
    Different,
    Happenings,
    Measure,
    Paid,
    PlayerNumber,
    ThatMany,
)
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic

counts = Topic("counts", "per")

Per = Count | CardNumber | PlayerNumber | Different | Paid | ThatMany | Happenings

THINGS: dict[str, Measure] = {
    "gold": "gold",
    "power": "power",
    "attachment": "attachments",
    "duplicate": "duplicates",
}


def times(per: Per, many: int) -> Per:
    """So many for each of them."""
    return replace(per, times=per.times * many)


def for_each(amount: Amount, per: Per | None) -> Amount:
    """So many, or so many for each of something. Raises Unclear."""
    if per is None:
        return amount
    if not isinstance(amount, int):
        raise Unclear("so many for each of something")
    return times(per, amount)


@counts.rule
def for_each_card(reading: Reading, noun: Noun) -> Per:
    if noun.also or noun.quantity not in ("bare", "the", "some"):
        raise Unclear("what is counted")
    if noun.ref is not None:
        return Count(cards=Cards(among=noun.ref, zone="any"))
    return Count(cards=noun.cards)


@counts.rule
def for_every(reading: Reading, many: int, noun: Noun) -> Per:
    if noun.ref is not None or noun.also:
        raise Unclear("what is counted")
    return Count(cards=noun.cards, per=many)


@counts.rule
def for_every_strength(reading: Reading, many: int) -> Per:
    return PlayerNumber(what="winning STR", per=many)


@counts.rule
def for_each_token(reading: Reading, token: str, noun: Noun) -> Per:
    return CardNumber(what="tokens", on=noun.ref or noun.cards, token=token)


@counts.rule
def for_each_on(reading: Reading, thing: str, noun: Noun) -> Per:
    return CardNumber(what=THINGS[thing], on=noun.ref or noun.cards)


@counts.rule
def for_each_gold(reading: Reading, person: Person) -> Per:
    return PlayerNumber(what="gold", player=person.who)


@counts.rule
def for_each_power(reading: Reading, thing: str, person: Person) -> Per:
    if thing != "power":
        raise Unclear("only power lies on a faction card")
    return PlayerNumber(what="faction power", player=person.who)
