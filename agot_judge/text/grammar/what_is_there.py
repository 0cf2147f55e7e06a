"""What is in a hand or a pile, and beside a faction card: conditions."""

import re

from msgspec.structs import replace

from agot_judge.engine.ability import Condition
from agot_judge.engine.ability.words import Who
from agot_judge.text.grammar.challenges import exists
from agot_judge.text.grammar.numbers_of_cards import states_of_cards
from agot_judge.text.grammar.states_of_cards import is_any
from agot_judge.text.grammar.states_of_players import of_several
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear

__all__ = ["states_of_cards"]

_IN_ONE_PILE = re.compile(r"\bin (?:a|any) (?:dead|discard|used) pile\b", re.IGNORECASE)


@states_of_cards.rule
def there_is(reading: Reading, noun: Noun) -> Condition:
    return _there(reading, noun)


def _there(reading: Reading, noun: Noun) -> Condition:
    """``there is a Knight in each dead pile``: in that of each player, for whom it must be so apart from the others."""
    if not noun.each_of:
        found = exists(reading, noun)
        if _IN_ONE_PILE.search(reading.words) and (found.count_at_least > 1 or found.compare is not None):
            raise Unclear("whether that many in one of the piles, or in all of them")
        in_one = noun.ref is None and not noun.also and noun.cards.controller == "opponent"
        if in_one and noun.cards.zone != "play" and noun.quantity != "no" and not is_any(found):
            return of_several(Person("opponent"), found)  # one opponent who has so many
        return found
    if noun.each_of not in ("any", "opponent") or noun.also or "players'" in reading.words.lower():
        raise Unclear("in the pile of which players")
    whose: Who = "opponent" if noun.each_of == "opponent" else "any"
    one = exists(reading, replace(noun, each_of=""), controller=whose)
    return of_several(Person(whose, every=True), one)
