"""Whom conditions before costs and effects speak of: ``if an opponent has 5 or more cards in hand, that player ..``; and
whose number it is that effects speak of: ``an opponent's claim value``."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Ability
from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.ability.walk import rewritten
from agot_judge.engine.values.undetermined_opponent import is_asked, is_plot_of_one, of_opponent
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.discourse.whom_it_is_true_of import of_one
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.lines.complete_parses import NotRead, Understood, condition_of_use
from agot_judge.text.lines.unread import Trouble
from agot_judge.text.parsing.lattice import Lattice


def condition_with_opponent(lattice: Lattice, reading: Reading, at: int) -> Understood:
    """The condition. If what follows speaks of the opponent of whom it is true, that is one whom the player chooses.

    Raises NotRead.
    """
    words = lattice.words
    found = condition_of_use(lattice, reading, at, len(words))
    spoken_of = found.reading.player == "that player" != reading.player
    after = range(found.chunk.last + 1, len(words))
    if not spoken_of or not any(
        words.are_words(at, "that", "player") or words.are_words(at, "that", "opponent") for at in after
    ):
        return found
    where = of_one(found.meaning)
    if where is None:
        raise NotRead(Trouble("unclear: of which player it is true", words.clean.printed(0, 0)))
    found.reading.choose(Choose(player="opponent", player_where=where, implied=True))
    return found


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
