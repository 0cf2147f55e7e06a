"""Choices of "any number" of targets of which none has been chosen."""

from agot_judge.engine.ability import Choose
from agot_judge.engine.ability.later_choices import is_of_cards
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.rules.targets.choosing import choice_now

NONE_CHOSEN = ("2e/rr/target/6",)


@shared.rule(*NONE_CHOSEN)
def chose_none_of_any_number(
    position: Position, choices: tuple[Choose, ...], targets: tuple[tuple[int, ...], ...], scope: Scope
) -> bool:
    """True where an effect could have chosen "any number" of targets, and nobody has chosen any: it changes nothing then.

    ``targets``: the cards of each choice of cards, of all players who made it.
    """
    if not position.index.conventions.none_chosen_is_nothing:
        return False
    of_cards = tuple(choose for choose in choices if is_of_cards(choose))
    return any(
        not chosen and choice_now(position, choose, scope).any_number
        for choose, chosen in zip(of_cards, targets, strict=False)
    )
