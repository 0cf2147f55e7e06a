"""Noun phrases: how many cards, and which of all such cards."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, Paid, ThatMany
from agot_judge.text.discourse.other_than_chosen import other_than_chosen
from agot_judge.text.discourse.pronouns import contrasted
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.nouns import nouns
from agot_judge.text.grammar.nouns.attributes.measures import MEASURES
from agot_judge.text.grammar.places.zones import Zone, of_one
from agot_judge.text.parsing.template import FIRST, READING, SECOND, call
from agot_judge.text.phrases.described import OF_PLAYERS
from agot_judge.text.phrases.description import described, excluding
from agot_judge.text.phrases.noun import Noun, Quantity


@nouns.rule
def fewer_than(reading: Reading, many: int, other: str | None, found: Noun) -> Noun:
    """The cards, fewer than so many: ``fewer than 2 characters``."""
    return so_many(reading, (0, many - 1, {"plural": True}), other, found)


@nouns.rule
def different_one(reading: Reading, found: Noun) -> Noun:
    """``a different character``: than the one that was spoken of; else than this card, and what it is attached to."""
    if reading.subject != "you":
        # "each player chooses a different character"
        raise Unclear("than which one, or than those of the others")
    if reading.discourse.speaks_of(found.types):
        other = excluding({"among": reading.meant(types=found.types)})
        return some_of(replace(found, cards=described(found.cards, [other])), 1, 1)
    if reading.card_type not in ("character", "location", "attachment"):
        raise Unclear("different from which card")
    others = described(replace(found.cards, this=False), [excluding({"host": True})])
    return some_of(replace(found, cards=others), 1, 1)


@nouns.rule
def worth(reading: Reading, most: Amount, measure: str, found: Noun) -> Noun:
    """``up to 4 total STR worth of characters``."""
    if found.total is not None:
        raise Unclear("two totals")
    some = replace(some_of(found, 0, 0), any_number=True, plural=True)
    return replace(some, total=(MEASURES[measure], most))


def _of_one_place(reading: Reading, noun: Noun) -> Noun:
    """``each card in an opponent's discard pile``: in that of one of several opponents, who is chosen."""
    cards = noun.cards
    if noun.each_of or noun.ref is not None or cards.zone not in OF_PLAYERS or cards.controller != "opponent":
        return noun
    zone = of_one(reading, Zone((str(cards.zone),), cards.controller))
    return replace(noun, cards=replace(cards, controller=zone.who))


@nouns.rules(each="each", bare="bare", no="no")
def all_or_none(reading: Reading, quantity: Quantity, other: str | None, found: Noun) -> Noun:
    """The cards, all of them, ``each character``, without a number, ``characters you control``, or none: ``no character``."""
    noun = replace(other_than_it(reading, found, other), quantity=quantity)
    return _of_one_place(reading, noun) if quantity == "each" else noun


@nouns.rule
def any_(reading: Reading, other: str | None, found: Noun) -> Noun:
    """The cards, any of them: ``any character``."""
    if found.plural and reading.clause.part in ("cost", "effect"):
        raise Unclear("how many of them")  # "kneel any Knights to draw that many cards"
    return some_of(other_than_it(reading, found, other), 1, 1)


@nouns.rules(
    one=(1, 1, {}),  # "a character"
    random_one=(1, 1, {"at_random": True}),  # "a random card"
    exactly=(None, None, {"counted": True}),  # "2 characters"
    just=(None, None, {"exactly": True}),  # "exactly 2 characters"
    or_more=(None, None, {"any_number": True, "plural": True}),  # "2 or more characters"
    or_fewer=(0, None, {"plural": True}),  # "2 or fewer characters"
    up_to=(0, None, {}),  # "up to 2 characters"
    any_number=(0, 0, {"any_number": True, "plural": True}),  # "any number of characters"
    x_cards=(Paid(), Paid(), {}),  # "X characters"
    x_different=(Paid(), Paid(), {"different": True}),
    up_to_x=(0, Paid(), {}),
    different_ones=(None, None, {"different": True}),  # "3 different cards": no two of the same title
    up_to_different=(0, None, {"different": True}),  # "up to 3 different characters"
    # "kneel any number of Knights to stand that many characters"
    that_many=(ThatMany(), ThatMany(), {"plural": True}),
)
def so_many(reading: Reading, how: tuple[Amount | None, Amount | None, dict[str, Any]], *said: Any) -> Noun:
    """The cards, so many of them, or where None stands as many as the words say; other ones than were spoken of, or any."""
    *before, noun = said
    other = next((word for word in before if isinstance(word, str)), None)
    many = next((number for number in before if isinstance(number, int)), 1)
    least, most = (many if bound is None else bound for bound in how[:2])
    return replace(some_of(other_than_it(reading, noun, other), least, most), **how[2])


def some_of(noun: Noun, least: Amount, most: Amount) -> Noun:
    """The cards, so many of them."""
    return replace(noun, quantity="some", least=least, most=most, plural=noun.plural or most != 1)


def other_than_it(reading: Reading, noun: Noun, other: str | None) -> Noun:
    """``another character``: than this card, or than the one that was spoken of last; of what an attachment is not,
    than the one to which it is attached."""
    if not other:
        return noun
    ref = contrasted(reading.discourse, reading.clause, reading.occurrence, noun.types)
    ref = None if ref is None else other_than_chosen(reading, noun, ref)
    if ref is None and reading.card_type == "attachment" and noun.types and "attachment" not in noun.types:
        ref = "host"
    if ref is None and reading.card_type == "agenda" and noun.types:
        raise Unclear("other than which card")  # an agenda is none of them
    if ref is None:
        return replace(noun, cards=replace(noun.cards, this=False))
    patch = excluding({"host": True} if ref == "host" else {"among": ref})
    return replace(noun, cards=described(noun.cards, [patch]))


nouns.means(
    # The cards, worth X in all: "up to X total STR worth of characters"
    worth_x=call(worth, READING, Paid(), FIRST, SECOND),
    another=call(some_of, call(other_than_it, READING, FIRST, "other"), 1, 1),  # "another character"
)
