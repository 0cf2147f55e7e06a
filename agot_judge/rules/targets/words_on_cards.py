"""``choose one of that character's keywords`` (challenge icons, Traits): of those that it has when they are chosen."""

from agot_judge.engine.ability import Ability, Choose, Ref
from agot_judge.engine.shared_rules import shared
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
