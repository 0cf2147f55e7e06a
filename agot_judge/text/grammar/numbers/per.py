"""``for each``: what is counted. A ``PER`` is the amount for one of them."""

from typing import Literal

from msgspec.structs import replace

from agot_judge.engine.ability.cards import (
    Amount,
    Capped,
    CardNumber,
    Cards,
    Count,
    Different,
    OfSeveral,
    Paid,
    PlayerMeasure,
    PlayerNumber,
    ThatMany,
)
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.nouns.attributes.measures import MEASURES
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, SECOND, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person
from agot_judge.text.trees.substitution import scaled

per_each = Fragment(__name__, "per", "cap")


Counted = Count | CardNumber | PlayerNumber | Different | Paid | ThatMany
Per = Counted | Capped
DIFFERENT: dict[str, Literal["faction", "trait", "type", "name", "icon"]] = {
    "faction": "faction",
    "trait": "trait",
    "cardtype": "type",
    "title": "name",
    "icon": "icon",
    "challenge icon": "icon",
}


def different_among(what: str, noun: Noun) -> Different:
    """The number of different things among cards. Raises Unclear for cards that were spoken of before."""
    if noun.ref is not None:
        raise Unclear("different among which cards")
    return Different(what=DIFFERENT[what.removesuffix("s")], cards=noun.cards)


def times(per: Per, many: int) -> Per:
    """The amount of so many for each thing counted; "to a maximum of" is of all the things together."""
    found: Per = replace(per, of=scaled(per.of, many)) if isinstance(per, Capped) else scaled(per, many)
    return found


def for_each(amount: Amount, per: Per | None) -> Amount:
    """The amount, or the amount of so many for each of something. Raises Unclear where that is not for a plain number."""
    if per is None:
        return amount
    if not isinstance(amount, int):
        raise Unclear("so many for each of something")
    return times(per, amount)


def x_capped(amount: Amount, most: int) -> Amount:
    """X, and no more than so many. Raises Unclear for another number."""
    if not isinstance(amount, Paid):
        raise Unclear("the maximum of which X")
    return Capped(of=amount, most=most)


@per_each.rule
def for_each_card(reading: Reading, noun: Noun) -> Per:
    """The number of cards: ``for each Knight you control``."""
    if noun.also or noun.quantity not in ("bare", "the", "some"):
        raise Unclear("what is counted")
    if noun.ref is not None:
        return Count(cards=Cards(among=noun.ref, zone="any"))
    if noun.cards == Cards() and not noun.endings:
        raise Unclear(
            "which cards are counted"
        )  # "for each card": of those just spoken of, not of all in play
    return _counted(noun)


def _counted(noun: Noun, per: int = 1) -> Count:
    """The number of cards by so many; of cards in play whoever controls each of them."""
    one: OfSeveral = "total" if noun.cards.zone == "play" else of_one_opponent(noun)
    return Count(cards=noun.of_any(), per=per, of_several=one)


def of_one_opponent(noun: Noun) -> OfSeveral:
    """``cards in an opponent's hand``: those of one of them. Raises Unclear for those in a player's hand."""
    cards = noun.cards
    if noun.of_any_player:
        raise Unclear("of which player")
    one = cards.controller == "opponent" and cards.controller_where is None and not noun.each_of
    return "one" if one else "total"


def number_of(what: PlayerMeasure, person: Person, per: int = 1) -> PlayerNumber:
    """A number of this player; ``an opponent's``: that of one of them. Raises Unclear for that of a player."""
    if person.who == "any" and not person.every:
        raise Unclear("of which player")
    one: OfSeveral = "one" if person.who == "opponent" and not person.every else "total"
    return PlayerNumber(what=what, player=person.who, per=per, of_several=one)


@per_each.rule
def for_each_of(reading: Reading, noun: Noun) -> Per:
    """``for each of those cards``."""
    if noun.ref is None or not noun.plural:
        raise Unclear("of which cards")
    return for_each_card(reading, noun)


@per_each.rule
def for_every(reading: Reading, many: int, noun: Noun) -> Per:
    """The number of cards by so many: ``for every 2 Knights``."""
    if noun.ref is not None:
        raise Unclear("what is counted")
    return _counted(noun, many)


@per_each.rule
def for_each_on(reading: Reading, thing: str, noun: Noun) -> Per:
    """The number of things on cards: ``for each power on it``."""
    if noun.types == ("faction",):
        if thing != "power" or noun.cards != Cards(type=("faction",), controller="you"):
            raise Unclear("the power on a faction card")  # read in another way
        return PlayerNumber(what="faction power", player="you")
    return CardNumber(what=MEASURES[thing], on=noun.meant())


@per_each.rule
def for_each_power_discarded(reading: Reading) -> Per:
    """``for each power discarded this way``, by an effect before."""
    if not reading.discourse.discards_power():
        raise Unclear("what was discarded")
    return ThatMany(of="stripped of power")


per_each.means(
    capped=Capped(of=FIRST, most=SECOND),  # The amount, with a maximum: "(to a maximum of 5)"
    cap=FIRST,  # "(to a maximum of 5 cards)", of X
    for_each_rival=PlayerNumber(what="rivals"),  # The number of your rivals: "for each rival"
    for_every_strength=PlayerNumber(what="winning STR", per=FIRST),
    # The number of tokens: "for each Venom token on it"
    for_each_token=CardNumber(what="tokens", on=call(Noun.meant, SECOND), token=FIRST),
    # The gold in a gold pool: "for each gold in your gold pool"
    for_each_gold=call(number_of, "gold", FIRST),
    for_every_gold=call(number_of, "gold", SECOND, FIRST),  # The gold in a gold pool, by so many
)
