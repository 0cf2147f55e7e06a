"""Words that an ability takes from what is there: one of a card's keywords, icons or Traits, the type of the challenge."""

from msgspec import structs

from agot_judge.engine.ability import Ability, Choose, Ref
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import CHALLENGE_TYPES, initiated_against
from agot_judge.engine.state.state import State
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, cards_said
from agot_judge.engine.values.values import icons, keywords, traits


@shared.rule("2e/rr/target/1", "2e/rr/keywords/1")
def words_to_choose(position: Position, choose: Choose, scope: Scope) -> tuple[str, ...]:
    """The keywords (icons, traits) of the card of which the choice speaks."""
    cards = () if choose.word_of is None else cards_said(position.state, choose.word_of, scope)
    found = (word for card in cards for word in _words_on(position, choose.word, card))
    return tuple(dict.fromkeys(found))


def _words_on(position: Position, kind: str, card: int) -> tuple[str, ...]:
    if kind == "icon":
        return tuple(sorted(icons(position, card)))
    if kind == "trait":
        return tuple(sorted(traits(position, card)))
    return tuple(str(keyword) for keyword in keywords(position, card))


def has_none_to_choose(position: Position, choose: Choose, scope: Scope) -> bool:
    """True where it is known already which card is spoken of, and it has nothing of the kind."""
    if choose.word_of is None or not cards_said(position.state, choose.word_of, scope):
        return False
    return not words_to_choose(position, choose, scope)


@shared.rule("2e/rr/target/3", "2e/rr/target/8")
def having_words(position: Position, ability: Ability, ref: Ref, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards of which a word can be chosen, where the ability chooses one of what ``ref`` means."""
    kinds = tuple(choose.word for choose in ability.choose if choose.word_of == ref)
    return tuple(card for card in cards if all(_words_on(position, kind, card) for kind in kinds))


@shared.rule("2e/rr/4.2/5")
def that_type(state: State, ability: Ability) -> tuple[str, ...]:
    """The type of the challenge under way, for an ability that speaks of "that type" and has none named or chosen."""
    return (state.challenge.type,) if state.challenge is not None and _speaks_of_a_type(ability) else ()


@ByIdentity
def _speaks_of_a_type(ability: Ability) -> bool:
    every = tuple(nodes(ability))
    return not any(isinstance(node, Choose) and node.word for node in every) and any(
        value == "chosen" or (isinstance(value, tuple) and "chosen" in value)
        for node in every
        for value in structs.astuple(node)
    )


@shared.rule("2e/rr/target/1", "2e/rr/4.2/5")
def other_types(state: State, choose: Choose, scope: Scope) -> tuple[str, ...]:
    """The types of challenge but for the present one's, or but for those initiated against "you" this phase."""
    present: tuple[str, ...] = (state.challenge.type,) if state.challenge is not None else ()
    if choose.other_than != "present":
        against = (past for past in state.past if past.phase == state.phase)
        present = tuple(past.type for past in against if initiated_against(past) == scope.you)
    return tuple(word for word in CHALLENGE_TYPES if word not in present)
