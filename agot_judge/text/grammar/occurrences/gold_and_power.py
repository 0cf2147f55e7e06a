"""Power, gold and tokens that are gained, moved, placed and discarded: triggering conditions."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.discourse.reading import Reading, Unclear, cards_of
from agot_judge.text.grammar.occurrences.cards.happening import happening
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

occurrences_of_gold_and_power = Fragment(__name__, "event")


Fields = dict[str, Any]


@occurrences_of_gold_and_power.rule
def power_happens(reading: Reading, amount: Fields, what: Fields, *how: Fields) -> Trigger:
    """The occurrence of what happens to power."""
    found = {**what, **amount}
    for part in how:
        found |= part
    place: Noun | None = found.pop("_place", None)
    onto: Noun | None = found.pop("onto", None)
    if onto is not None:
        found["onto"] = cards_of(onto)
        if place is None and onto.ref is not None:
            reading.mention(onto, onto.ref)
    return Trigger(**found) if place is None else happening(reading, place, found)


def _faction(owner: Person) -> Noun:
    return Noun(cards=Cards(type=("faction",), controller=owner.who), quantity="the")


def gold_moved(reading: Reading, amount: Fields, start: Person | Noun) -> Trigger:
    """From a pool, or from a card."""
    if isinstance(start, Noun):
        if start == _faction(Person("you")):
            raise Unclear("from your own what")
        return happening(reading, start, {"event": "move gold", **amount})
    reading.player = start.in_turn
    return Trigger(event="move gold", player=_someone(start), **amount)


@occurrences_of_gold_and_power.rule
def gold_moved_both(reading: Reading, amount: Fields, start: Person | Noun, to: Person | Noun) -> Trigger:
    """The occurrence of gold moved from one pool to another."""
    found = gold_moved(reading, amount, start)
    if isinstance(to, Noun):
        if to != _faction(Person("you")):
            raise Unclear("gold moved to a card")
        return replace(found, other_player="you")
    return replace(found, other_player=_someone(to))


def _someone(person: Person) -> Any:
    if person.every or person.none:
        raise Unclear("whose gold pool")
    return person.who


occurrences_of_gold_and_power.means(
    # "is gained by or moved to", "is placed on": it comes there either way
    gained_on={"event": "gain power", "or_events": ("move power",), "_place": FIRST},
    moved_to={"event": "move power", "onto": FIRST},
    card=FIRST,
    any_amount={},
    gold_pool=FIRST,
    faction=call(_faction, FIRST),  # The faction card on which it is
    own=_faction(Person("you")),  # The faction card of your own
)
