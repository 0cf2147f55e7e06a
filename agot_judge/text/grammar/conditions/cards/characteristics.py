"""Conditions about cards: what they are, what they have, and their numbers: STR and printed cost."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, CardNumber, Cards, Compare, Condition
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.walk import given, nodes
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import exists
from agot_judge.text.grammar.conditions.cards import conditions_of_cards
from agot_judge.text.grammar.nouns.attributes.measures import RELATIONS, compared
from agot_judge.text.grammar.numbers.amounts import measure as number_of
from agot_judge.text.grammar.numbers.how_many import HOW_MANY
from agot_judge.text.parsing.template import FIRST, READING, SECOND, THIRD, call
from agot_judge.text.phrases.description import Fields, Patch, Said, described, excluding
from agot_judge.text.phrases.noun import Noun


@conditions_of_cards.rule
def is_such(reading: Reading, noun: Noun, such: Noun) -> Condition:
    """``attached character is Khal Drogo``, ``that card is a character``."""
    if such.ref is not None or (not such.named and such.quantity not in ("some", "bare")):
        raise Unclear("is what")
    said = such.of_one()
    fits = said if said.zone != "play" else replace(said, zone="any")
    ref = noun.ref
    if noun.quantity == "each" and ref is None and not such.named:
        # a plot card and a faction card are in play, too
        if reading.discourse.shown.zone or noun.also or not noun.types:
            raise Unclear("which cards")
        return Condition(exists=described(noun.cards, [Said(excluding=such.cards)]), count_at_most=0)
    if such.headless and fits == Cards(zone="any", trait=fits.trait):  # "is a Knight": it has the trait
        return have(reading, noun, {"trait": fits.trait})
    if ref is None and noun.cards.top == 1 and not noun.plural:  # the top card of a deck
        reading.describe(replace(noun, quantity="some"), noun.cards)
        return Condition(exists=replace(noun.cards, any_of=(replace(fits, zone="any"),)))
    among_shown = ref is None and noun.cards.among is not None and noun.quantity == "some" and noun.most == 1
    if among_shown and not such.named:  # "if a card revealed this way is a Knight, put it into play"
        return have(reading, noun, _said_of(fits, "zone"))
    if ref is None and noun.cards.revealed and noun.cards.controller != "any" and not noun.plural:
        more = _said_of(fits, "zone", "type")
        if any(getattr(noun.cards, name) != getattr(Cards(), name) for name in more):
            raise Unclear("is what")
        return Condition(exists=replace(noun.cards, **more))
    if ref is None:
        raise Unclear("which card")
    if ref != "self":
        now = replace(noun.cards, type=noun.types or such.types)
        reading.mention(replace(noun, cards=now, named=such.named or noun.named), ref)
    return Condition(card=ref, fits=fits)


def _said_of(cards: Cards, *without: str) -> Fields:
    """The fields that are asked of the cards, but for these."""
    return {name: value for name, value in given(cards).items() if name not in without}


@conditions_of_cards.rule
def revealed_same_type(reading: Reading) -> Condition:
    """``if no opponent revealed a card with the same cardtype as you``: of the cards that each player chose and that were
    revealed."""
    ref = reading.meant(plural=True)
    if ref not in TARGETS:
        raise Unclear("what was revealed by whom")
    yours = Cards(among=ref, owner="you", zone="any")
    same = Cards(among=ref, owner="opponent", same="type", of=yours, zone="any")
    return Condition(exists=same, count_at_most=0)


@conditions_of_cards.rule
def is_of_trait(reading: Reading, noun: Noun, trait: str) -> Condition:
    """``that location is Contested``: it has the trait."""
    if noun.plural:
        raise Unclear("which cards they are")  # "are Knights"
    return have(reading, noun, {"trait": (trait,)})


@conditions_of_cards.rule
def is_not_of_quality(reading: Reading, noun: Noun, quality: str) -> Condition:
    """``if it is non-limited``."""
    if noun.ref is None or noun.plural:
        raise Unclear("which card")
    reading.happens_to(noun)
    return Condition(card=noun.ref, fits=replace(Cards(zone="any"), **{quality: False}))


@conditions_of_cards.rule
def have(reading: Reading, noun: Noun, patch: Patch) -> Condition:
    """``has 4 or more power``, ``each character you control has the [stark] affiliation``."""
    if described(Cards(), [patch]) == Cards():
        raise Unclear("what each of them has beside others")
    if noun.ref is not None and noun.ref not in ("self", "host"):
        reading.happens_to(noun)
        fits = described(Cards(zone="any"), [patch])
        if any(isinstance(one, CardNumber) and one.on == noun.ref for one in nodes(fits)):
            raise Unclear("than which card")  # nothing is compared with itself
        return Condition(card=noun.ref, fits=fits)
    if noun.quantity in ("each", "bare") and noun.ref is None:
        cards = described(noun.cards, [excluding(patch)])
        return Condition(exists=cards, count_at_most=0)
    if noun.also:
        raise Unclear("which of them has it")
    if (
        reading.discourse.shown.zone
        and noun.cards == Cards(controller=noun.cards.controller)
        and noun.ref is None
    ):
        raise Unclear("which card")  # "your card": the one in play, or the one that was shown
    with reading.aside():
        found = exists(reading, noun)
    if found.exists is None:
        raise Unclear("how many of them have it")
    such = described(found.exists, [patch])
    # "if a card revealed this way has ..., put it into play": one that has it
    reading.describe(noun, such if noun.ref is None and not noun.named else found.exists)
    return replace(found, exists=such)


@conditions_of_cards.rule
def have_on(reading: Reading, noun: Noun, patch: Patch, on: Noun) -> Condition:
    """``if attached character has 3 or more power on attached character``."""
    if on.meant() != noun.meant():
        raise Unclear("which card has what is on another")
    return have(reading, noun, patch)


@conditions_of_cards.rule
def do_not_have(reading: Reading, noun: Noun, patch: Patch) -> Condition:
    """The condition that the cards lack it: ``it does not have renown``."""
    if noun.ref is not None or noun.quantity != "some":
        return Condition(none_of=(have(reading, noun, patch),))
    with reading.aside():
        return Condition(none_of=(have(reading, noun, patch),))


@conditions_of_cards.rule
def its_number(reading: Reading, noun: Noun, measure: str, relation: str, amount: Amount) -> Condition:
    """``if attached character's STR is equal to or lower than the number of ..``: "it" is then that character."""
    reading.happens_to(noun)
    number = number_of(reading, noun, measure)
    return Condition(compare=Compare(left=number, relation=RELATIONS[relation], right=amount))


conditions_of_cards.means(
    **{name: HOW_MANY[name] for name in ("just", "most", "least")},
    # The condition that the card is no such card: "it is not a Knight"
    is_not_such=Condition(none_of=(call(is_such, READING, FIRST, SECOND),)),
    # "attached character is Wench or has the Ferryman trait"
    is_such_or_has=Condition(
        any_of=(call(is_such, READING, FIRST, SECOND), call(have, READING, FIRST, THIRD))
    ),
    # "each character you declare as an attacker has the Army trait": as they are declared they are attacking
    each_declared_has=Condition(
        exists=call(
            described,
            Cards(type=("character",), attacking=True, controller="you"),
            (call(excluding, FIRST),),
        ),
        count_at_most=0,
    ),
    # The condition that a number of the card is so high: "that character's STR is 3 or lower"
    measured=call(have, READING, FIRST, call(compared, SECOND, THIRD)),
    its_measured=call(have, READING, call(Reading.noun_meant, READING), call(compared, FIRST, SECOND)),
)
