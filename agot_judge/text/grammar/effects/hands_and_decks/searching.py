"""Decks that are searched, and shuffled."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, Cards, Pick
from agot_judge.engine.ability.effects_on_cards import Search, Shuffle
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.hands_and_decks import hands_and_decks
from agot_judge.text.grammar.places.zones import Zone, of_one
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.template import FIRST, READING, SECOND, call
from agot_judge.text.phrases.noun import Noun


@hands_and_decks.rule
def search_top(reading: Reading, many: Amount, zone: Zone, noun: Noun) -> Effects:
    """The searching of the top cards of a deck."""
    return _search(reading, zone, noun, many)


def _search(reading: Reading, zone: Zone, noun: Noun, top: Amount | None) -> Effects:
    is_placed = any(one.cards.zone != "play" for one in (noun, *noun.also))
    if is_placed or noun.ref is not None or (noun.quantity != "some" and not noun.named):
        raise Unclear("what is searched for")
    if top is not None and zone.places != ("deck",):
        raise Unclear("the top of what")
    zone = of_one(reading, zone)
    kinds = tuple(
        replace(
            _of_another_title(reading, one.cards),
            zone=zone.field,
            controller=zone.who,
            top=top,
            pick=Pick(
                least=0,
                most=one.most,
                any_number=one.any_number,
                by=reading.subject,
                different=one.different,
                total=one.total,
            ),
        )
        for one in (noun, *noun.also)
    )
    reading.searches(noun, zone.field, top=top is not None)
    return (Search(cards=kinds[0], each=kinds[1:], player=reading.subject),)


def _of_another_title(reading: Reading, found: Cards) -> Cards:
    """``for a different attachment``: the one that was spoken of is elsewhere; a copy of it is no different card."""
    for one in found.excluding:
        if (
            "different" in reading.clause.words.lower()
            and found.of is None
            and one == Cards(among=one.among, zone="any")
        ):
            rest = tuple(other for other in found.excluding if other != one)
            return replace(found, excluding=rest, different="name", of=one.among)
    return found


@hands_and_decks.rule
def search_top_either(reading: Reading, many: Amount, zone: Zone, either: Noun) -> Effects:
    """The searching of the top cards of a deck for one of two things."""
    if either.quantity != "some":
        raise Unclear("what is searched for")
    return _one_or_the_other(search_top(reading, many, zone, either))


def _one_or_the_other(effects: Effects) -> Effects:
    if any(
        isinstance(effect, Search) and any(kind.pick is None for kind in effect.kinds) for effect in effects
    ):
        raise Unclear("how many of which kind are searched for")
    return tuple(replace(effect, either=True) if isinstance(effect, Search) else effect for effect in effects)


@hands_and_decks.rule
def shuffle(reading: Reading, zone: Zone) -> Effects:
    """The deck in which one has searched, or whichever it is."""
    if zone.places != ("deck",):
        raise Unclear("what is shuffled")
    return (Shuffle(player=of_one(reading, zone).who),)


hands_and_decks.means(
    search=call(_search, READING, FIRST, SECOND, None),  # The searching of a deck
)
