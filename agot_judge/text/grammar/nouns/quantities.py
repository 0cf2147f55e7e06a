"""Noun phrases: how many cards, and which of all such cards."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, Measure, Paid, ThatMany
from agot_judge.text.discourse.other_than_chosen import other_than_chosen
from agot_judge.text.discourse.pronouns import contrasted
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.nouns import nouns
from agot_judge.text.grammar.places.zones import Zone, of_one
from agot_judge.text.phrases.described import OF_PLAYERS
from agot_judge.text.phrases.description import described, excluding
from agot_judge.text.phrases.noun import Noun


@nouns.rule
def one(reading: Reading, other: str | None, patches: Noun) -> Noun:
    """The card, of which there is one: ``a character``."""
    return some_of(other_than_it(reading, patches, other), 1, 1)


@nouns.rule
def different_ones(reading: Reading, many: int, found: Noun) -> Noun:
    """``3 different cards``: no two of the same title."""
    return replace(some_of(found, many, many), different=True)


@nouns.rule
def up_to_different(reading: Reading, many: int, found: Noun) -> Noun:
    """The cards, of different titles: ``up to 3 different characters``."""
    return replace(some_of(found, 0, many), different=True)


@nouns.rule
def random_one(reading: Reading, found: Noun) -> Noun:
    """The card, at random: ``a random card``."""
    return random_ones(reading, 1, found)


def random_ones(reading: Reading, many: int, found: Noun) -> Noun:
    """The cards, so many at random."""
    return replace(some_of(found, many, many), at_random=True)


@nouns.rule
def another(reading: Reading, found: Noun) -> Noun:
    """The card besides one that was spoken of: ``another character``."""
    return some_of(other_than_it(reading, found, "other"), 1, 1)


@nouns.rule
def exactly(reading: Reading, many: int, other: str | None, found: Noun) -> Noun:
    """The cards, so many: ``2 characters``."""
    return replace(some_of(other_than_it(reading, found, other), many, many), counted=True)


@nouns.rule
def just(reading: Reading, many: int, other: str | None, found: Noun) -> Noun:
    """The cards, so many and no more: ``exactly 2 characters``."""
    return replace(some_of(other_than_it(reading, found, other), many, many), exactly=True)


@nouns.rule
def or_more(reading: Reading, many: int, other: str | None, found: Noun) -> Noun:
    """The cards, at least so many: ``2 or more characters``."""
    return replace(some_of(other_than_it(reading, found, other), many, many), any_number=True, plural=True)


@nouns.rule
def or_fewer(reading: Reading, many: int, other: str | None, found: Noun) -> Noun:
    """The cards, at most so many: ``2 or fewer characters``."""
    return replace(some_of(other_than_it(reading, found, other), 0, many), plural=True)


@nouns.rule
def up_to(reading: Reading, many: int, other: str | None, found: Noun) -> Noun:
    """The cards, up to so many: ``up to 2 characters``."""
    return some_of(other_than_it(reading, found, other), 0, many)


@nouns.rule
def fewer_than(reading: Reading, many: int, other: str | None, found: Noun) -> Noun:
    """The cards, fewer than so many: ``fewer than 2 characters``."""
    return replace(some_of(other_than_it(reading, found, other), 0, many - 1), plural=True)


@nouns.rule
def at_least(reading: Reading, many: int, other: str | None, found: Noun) -> Noun:
    """The cards, at least so many: ``at least 2 characters``."""
    return or_more(reading, many, other, found)


@nouns.rule
def different_one(reading: Reading, found: Noun) -> Noun:
    """``a different character``: than the one that was spoken of; else than this card, and what it is attached to."""
    if reading.subject != "you":
        raise Unclear(
            "than which one, or than those of the others"
        )  # "each player chooses a different character"
    if reading.discourse.speaks_of(found.types):
        other = excluding({"among": reading.meant(types=found.types)})
        return some_of(replace(found, cards=described(found.cards, [other])), 1, 1)
    if reading.card_type not in ("character", "location", "attachment"):
        raise Unclear("different from which card")
    others = described(replace(found.cards, this=False), [excluding({"host": True})])
    return some_of(replace(found, cards=others), 1, 1)


@nouns.rule
def any_number(reading: Reading, other: str | None, found: Noun) -> Noun:
    """The cards, any number of them: ``any number of characters``."""
    return replace(some_of(other_than_it(reading, found, other), 0, 0), any_number=True, plural=True)


@nouns.rule
def worth(reading: Reading, most: Amount, measure: str, found: Noun) -> Noun:
    """``up to 4 total STR worth of characters``."""
    if found.total is not None:
        raise Unclear("two totals")
    some = replace(some_of(found, 0, 0), any_number=True, plural=True)
    return replace(some, total=(TOTALS[measure], most))


@nouns.rule
def worth_x(reading: Reading, measure: str, found: Noun) -> Noun:
    """The cards, worth X in all: ``up to X total STR worth of characters``."""
    return worth(reading, Paid(), measure, found)


TOTALS: dict[str, Measure] = {
    "str": "STR",
    "printed str": "printed STR",
    "printed cost": "printed cost",
    "power": "power",
}


@nouns.rule
def x_cards(reading: Reading, found: Noun) -> Noun:
    """The cards, X of them: ``X characters``."""
    return some_of(found, Paid(), Paid())


@nouns.rule
def x_different(reading: Reading, found: Noun) -> Noun:
    """The cards, X of them, of different titles."""
    return replace(x_cards(reading, found), different=True)


@nouns.rule
def up_to_x(reading: Reading, other: str | None, found: Noun) -> Noun:
    """The cards, up to X of them."""
    return some_of(other_than_it(reading, found, other), 0, Paid())


@nouns.rule
def that_many(reading: Reading, other: str | None, found: Noun) -> Noun:
    """``kneel any number of Knights to choose and stand that many characters``."""
    return replace(some_of(other_than_it(reading, found, other), ThatMany(), ThatMany()), plural=True)


@nouns.rule
def each(reading: Reading, other: str | None, found: Noun) -> Noun:
    """The cards, all of them: ``each character``."""
    return _of_one_place(reading, replace(other_than_it(reading, found, other), quantity="each"))


def _of_one_place(reading: Reading, noun: Noun) -> Noun:
    """``each card in an opponent's discard pile``: in that of one of several opponents, who is chosen."""
    cards = noun.cards
    if noun.each_of or noun.ref is not None or cards.zone not in OF_PLAYERS or cards.controller != "opponent":
        return noun
    zone = of_one(reading, Zone((str(cards.zone),), cards.controller))
    return replace(noun, cards=replace(cards, controller=zone.who))


@nouns.rule
def no(reading: Reading, other: str | None, found: Noun) -> Noun:
    """The cards, none of them: ``no character``."""
    return replace(other_than_it(reading, found, other), quantity="no")


@nouns.rule
def any_(reading: Reading, other: str | None, found: Noun) -> Noun:
    """The cards, any of them: ``any character``."""
    if found.plural and reading.clause.part in ("cost", "effect"):
        raise Unclear("how many of them")  # "kneel any Knights to draw that many cards"
    return some_of(other_than_it(reading, found, other), 1, 1)


@nouns.rule
def bare(reading: Reading, other: str | None, found: Noun) -> Noun:
    """The cards, without a number: ``characters you control``."""
    return replace(other_than_it(reading, found, other), quantity="bare")


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
