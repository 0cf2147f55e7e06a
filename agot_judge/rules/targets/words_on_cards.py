"""``choose one of that character's keywords`` (challenge icons, Traits): of those that it has when they are chosen."""

from agot_judge.engine.ability import Ability, Choose, Ref
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.state import State
from agot_judge.engine.values.scope import Scope, cards_said
from agot_judge.engine.values.values import icons, keywords, traits


@shared.rule("2e/rr/target/1", "2e/rr/keywords/1")
def words_to_choose(machine: Machine, state: State, choose: Choose, scope: Scope) -> tuple[str, ...]:
    """The keywords (icons, traits) of the card of which the choice speaks."""
    cards = () if choose.word_of is None else cards_said(state, choose.word_of, scope)
    found = (word for card in cards for word in _words_on(machine, state, choose.word, card))
    return tuple(dict.fromkeys(found))


def _words_on(machine: Machine, state: State, kind: str, card: int) -> tuple[str, ...]:
    if kind == "icon":
        return tuple(sorted(icons(machine, state, card)))
    if kind == "trait":
        return tuple(sorted(traits(machine, state, card)))
    return tuple(str(keyword) for keyword in keywords(machine, state, card))


def has_none_to_choose(machine: Machine, state: State, choose: Choose, scope: Scope) -> bool:
    """Whether it is known already which card is spoken of, and it has nothing of the kind."""
    if choose.word_of is None or not cards_said(state, choose.word_of, scope):
        return False
    return not words_to_choose(machine, state, choose, scope)


@shared.rule("2e/rr/target/3", "2e/rr/target/8")
def having_words(
    machine: Machine, state: State, ability: Ability, ref: Ref, cards: tuple[int, ...]
) -> tuple[int, ...]:
    """Those of the cards of which a word can be chosen, where the ability chooses one of what ``ref`` means."""
    kinds = tuple(choose.word for choose in ability.choose if choose.word_of == ref)
    return tuple(card for card in cards if all(_words_on(machine, state, kind, card) for kind in kinds))
