"""Cards that are chosen."""

from agot_judge.engine.ability.cards import CardNumber, Cards
from agot_judge.engine.ability.effects_on_cards import BecomeTarget, TakeControl
from agot_judge.engine.ability.walk import nodes
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.discourse.singled_out import choose_where_it_is, is_beside_itself, of_that_hand
from agot_judge.text.grammar.effects.on_cards import effects_on_cards
from agot_judge.text.grammar.effects.on_cards.affected import affected, one_by_one, there
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.template import FIRST, READING, SUBJECT, call
from agot_judge.text.phrases.noun import Noun


@effects_on_cards.rule
def choose(reading: Reading, noun: Noun) -> Effects:
    """No effects: the cards are chosen as targets."""
    if reading.clause.part == "cost" or reading.clause.optional:
        raise Unclear("when it is chosen")
    for said in one_by_one(noun):
        one = of_that_hand(reading, said)
        # Refused: "a card", where some were shown and others are in play.
        if reading.discourse.shown.zone and one.ref is None and one.cards == Cards():
            raise Unclear("from where it is chosen")
        if any(isinstance(node, CardNumber) and is_beside_itself(node.on) for node in nodes(one.cards)):
            raise Unclear(
                "another than which card"
            )  # "with lower STR than each other character": than the one chosen
        choose_where_it_is(reading, one)
    return ()


@effects_on_cards.rule
def becomes_target(reading: Reading, noun: Noun) -> Effects:
    """The change of the target of an ability."""
    if noun.ref is None:
        raise Unclear("which card becomes the target")
    return (BecomeTarget(on=reading.on(noun)),)


@effects_on_cards.rule
def choose_from(reading: Reading, noun: Noun, zone: Zone) -> Effects:
    """No effects: the cards of a place are chosen as targets."""
    if zone.places == ("play",) or any(one.ref is not None for one in one_by_one(noun)):
        raise Unclear("from where it is chosen")
    return choose(reading, there(reading, noun, zone))


effects_on_cards.means(
    # "choose a Knight to become the target of that ability instead"
    become_target=(BecomeTarget(on=call(affected, READING, FIRST, "choose and")),),
    # The change of control of a card that is chosen
    choose_control=(TakeControl(on=call(affected, READING, FIRST, "choose and"), player=SUBJECT),),
)
