"""A number or a plot card of one opponent, whom the text leaves open: ``gain gold equal to an opponent's claim value``."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Ability
from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.ability.walk import rewritten
from agot_judge.engine.values.undetermined_opponent import is_asked, is_plot_of_one, of_opponent
from agot_judge.text.grammar.sentences import Effects


def number_of_one_opponent(ability: Ability) -> Ability:
    """``gain gold equal to an opponent's claim value``: that of one of them, who is chosen though the text does not say so;
    ``reduce the claim value on an opponent's revealed plot card`` as well.

    Where a player is chosen already, whose number it is stays open.
    """
    effects, then = (_of_the_chosen(part) for part in (ability.effects, ability.then))
    if (effects, then) == (ability.effects, ability.then) or any(one.player for one in ability.choose):
        return ability
    single = Choose(player="opponent", implied=True)
    return replace(ability, choose=(single, *ability.choose), effects=effects, then=then)


def _of_the_chosen(effects: Effects) -> Effects:
    """The effects with the chosen player in the place of the one opponent whose number or plot card they speak of; what is
    asked whether it is true is asked of any of them."""

    def change(node: Any) -> Any:
        is_one = isinstance(node, Cards) and is_plot_of_one(node)
        return replace(node, controller="chosen player", the_one=False) if is_one else node

    return rewritten(of_opponent(effects, "chosen player"), change, is_asked)
