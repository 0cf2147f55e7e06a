"""What is searched for in one of two ways, "for, either: a Lord character, or up to 3 Lady characters"; what is shuffled."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount
from agot_judge.engine.ability.effects_on_cards import Search, Shuffle
from agot_judge.text.grammar.drawn_cards import hands_and_decks
from agot_judge.text.grammar.hands_and_decks import search_top
from agot_judge.text.grammar.noun_lists import nouns
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.grammar.zones import Zone, of_one
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear

__all__ = ["hands_and_decks", "nouns"]


@nouns.rule
def either_of(reading: Reading, one: Noun, other: Noun) -> Noun:
    """``either: a Lord character, or up to 3 Lady characters``: read only where one of the two is meant; ``either: standing
    characters, or kneeling characters``."""
    quantities = {one.quantity, other.quantity}
    if any(noun.ref is not None or noun.also for noun in (one, other)) or (
        len(quantities) > 1 and not quantities <= {"some", "each"}
    ):
        raise Unclear("what is one of the two")
    return replace(one, also=(other,), either=True, plural=one.plural or other.plural)


@hands_and_decks.rule
def search_top_either(reading: Reading, many: Amount, zone: Zone, either: Noun) -> Effects:
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
