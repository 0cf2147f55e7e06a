"""``choose one of that character's keywords``: of those that it has when they are chosen."""

from agot_judge.editions.second.book import second
from agot_judge.engine.ability import Ability, Choose, Ref
from agot_judge.engine.machine import Machine
from agot_judge.engine.scope import Scope, cards_said
from agot_judge.engine.state import State
from agot_judge.engine.values import keywords


@second.rule("2e/rr/target/1", "2e/rr/keywords/1")
def keywords_to_choose(machine: Machine, state: State, choose: Choose, scope: Scope) -> tuple[str, ...]:
    """The keywords of the card of which the choice speaks."""
    cards = () if choose.keyword_of is None else cards_said(state, choose.keyword_of, scope)
    found = (str(keyword) for card in cards for keyword in keywords(machine, state, card))
    return tuple(dict.fromkeys(found))


def has_none_to_choose(machine: Machine, state: State, choose: Choose, scope: Scope) -> bool:
    """Whether it is known already which card is spoken of, and it has no keyword."""
    if choose.keyword_of is None or not cards_said(state, choose.keyword_of, scope):
        return False
    return not keywords_to_choose(machine, state, choose, scope)


@second.rule("2e/rr/target/3", "2e/rr/target/8")
def having_keywords(
    machine: Machine, state: State, ability: Ability, ref: Ref, cards: tuple[int, ...]
) -> tuple[int, ...]:
    """Those of the cards of which a keyword can be chosen, where the ability chooses one of what ``ref`` means."""
    if not any(choose.keyword_of == ref for choose in ability.choose):
        return cards
    return tuple(card for card in cards if keywords(machine, state, card))
