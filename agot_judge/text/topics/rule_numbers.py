"""Numbers of the rules: how many cards are drawn in the draw phase, how much gold is returned, what a win is worth."""

from typing import Literal

from agot_judge.engine.ability.ability import Adjust
from agot_judge.engine.ability.cards import Amount, CardNumber, Count, PlayerNumber
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.attributes import MEASURES
from agot_judge.text.topics.costs_of_cards import By
from agot_judge.text.topics.counts import Per, for_each
from agot_judge.text.topics.plot_values import change_of
from agot_judge.text.topics.sentences import Effects

rule_numbers = Topic("rule_numbers", "value_change", "constant")

Worth = Literal["power for dominance", "power for unopposed"]


@rule_numbers.rule
def drawn(reading: Reading, direction: str, person: Person, by: By) -> Adjust:
    return Adjust(
        player=person.whoever, where=person.where, what="draw phase cards", amount=change_of(direction, by)
    )


@rule_numbers.rule
def gold_returned(reading: Reading, direction: str, person: Person, by: By) -> Adjust:
    """``reduce the number of unspent gold you return to the treasury during the taxation phase by 1``."""
    return Adjust(
        player=person.whoever, where=person.where, what="unspent gold", amount=change_of(direction, by)
    )


@rule_numbers.rule
def unopposed_bonus(reading: Reading, many: int) -> Adjust:
    return Adjust(player="any", what="power for unopposed", amount=many)


@rule_numbers.rule
def draws_more(reading: Reading, person: Person, many: Amount, more: str) -> Adjust:
    """``each opponent draws 1 fewer card during the draw phase``."""
    return drawn(reading, "reduce" if more in ("fewer", "less") else "increase", person, By(many))


@rule_numbers.rule
def you_draw_more(reading: Reading, many: Amount, more: str) -> Adjust:
    return draws_more(reading, Person("you"), many, more)


@rule_numbers.rule
def draws(reading: Reading, person: Person, many: int, instead_of: int = 2) -> Adjust:
    """``draw only 1 card in the draw phase``, ``3 cards instead of 2`` (2e/rr/2.2/1)."""
    if person.none or instead_of != 2:
        raise Unclear("how many are drawn")
    return Adjust(player=person.whoever, where=person.where, what="draw phase cards", set_to=many)


@rule_numbers.rule
def you_draw(reading: Reading, many: int) -> Adjust:
    return draws(reading, Person("you"), many)


@rule_numbers.rule
def no_gold_returned(reading: Reading, person: Person) -> Adjust:
    """None of what is in the pool (2e/rr/7.2/1)."""
    if person.none:
        raise Unclear("who returns what")
    return Adjust(player=person.whoever, where=person.where, what="unspent gold", set_to=0)


@rule_numbers.rule
def you_return_no_gold(reading: Reading) -> Adjust:
    return no_gold_returned(reading, Person("you"))


@rule_numbers.rule
def none_returned(reading: Reading) -> Adjust:
    """``unspent gold is not returned to the treasury``: nobody's."""
    return no_gold_returned(reading, Person("any", every=True))


@rule_numbers.rule
def dominance(reading: Reading) -> Worth:
    return "power for dominance"


@rule_numbers.rule
def unopposed(reading: Reading) -> Worth:
    return "power for unopposed"


@rule_numbers.rule
def power_to_win(reading: Reading, person: Person, many: int) -> Adjust:
    """``you need 20 power to win the game`` (2e/rr/winning-the-game/1)."""
    if person.none:
        raise Unclear("who needs it")
    return Adjust(player=person.who, what="power to win", set_to=many)


@rule_numbers.rule
def more_power_to_win(reading: Reading, person: Person, many: int, more: str) -> Adjust:
    if person.none:
        raise Unclear("who needs it")
    return Adjust(player=person.who, what="power to win", amount=-many if more in ("fewer", "less") else many)


@rule_numbers.rule
def setup_gold(reading: Reading, person: Person, many: int) -> Adjust:
    """``you have 10 gold during setup``."""
    if person.none:
        raise Unclear("who has it")
    return Adjust(player=person.who, what="setup gold", set_to=many)


@rule_numbers.rule
def more_setup_gold(reading: Reading, direction: str, by: By) -> Adjust:
    return Adjust(what="setup gold", amount=change_of(direction, by))


@rule_numbers.rule
def more_dominance(reading: Reading, many: int, per: Per | None) -> Adjust:
    """``add 1 STR to your total for dominance for each Knight character you control``."""
    return Adjust(what="dominance STR", amount=for_each(many, per))


@rule_numbers.rule
def dominance_raised(reading: Reading, by: By) -> Adjust:
    return Adjust(what="dominance STR", amount=change_of("raise", by))


@rule_numbers.rule
def gold_contributes(reading: Reading, many: int) -> Adjust:
    """``each gold in your gold pool contributes 1 additional STR to your total for dominance``."""
    return Adjust(what="dominance STR", amount=PlayerNumber(what="gold", times=many))


@rule_numbers.rule
def cards_contribute(reading: Reading, noun: Noun, many: int) -> Adjust:
    """``each card in your hand contributes 1 STR to your total for dominance``: cards in play do it themselves.

    Of those that stand it is so much more; whether one that kneels would contribute anything is not said.
    """
    stand = noun.cards.kneeling is False and noun.cards.controller == "you"
    out_of_play = noun.cards.zone not in ("play", "any")
    if noun.ref is not None or noun.also or noun.quantity != "each" or not (stand or out_of_play):
        raise Unclear("which cards out of play contribute")
    return Adjust(what="dominance STR", amount=Count(cards=noun.cards, times=many))


@rule_numbers.rule
def what_lies_contributes(reading: Reading, what: str, noun: Noun, many: int) -> Adjust:
    """``each gold on this card contributes 1 STR to your total for dominance``."""
    if noun.also or noun.cards.type == ("faction",) or (noun.ref is None and noun.quantity == "some"):
        raise Unclear("on which cards it lies")
    number = CardNumber(what=MEASURES[what], on=noun.meant(), times=many)
    return Adjust(what="dominance STR", amount=number)


@rule_numbers.rule
def more_for(reading: Reading, person: Person, many: int, what: Worth) -> Adjust:
    """``gains 1 additional power for winning dominance``."""
    if person.none:
        raise Unclear("nobody gains more")
    return Adjust(player=person.who, what=what, amount=many)


@rule_numbers.rule
def worth(reading: Reading, person: Person, what: Worth, many: int, instead_of: int) -> Effects:
    """``when you win an unopposed challenge, gain 2 power instead of 1``."""
    if person.none or instead_of != 1:
        raise Unclear("instead of how much")
    return (Adjust(player=person.who, what=what, set_to=many),)
