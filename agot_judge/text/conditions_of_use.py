"""Conditions before costs and effects, and whom they speak of: ``if an opponent has 5 or more cards in hand, that player ..``."""

from agot_judge.engine.ability.triggers import Choose
from agot_judge.text.lattice import Lattice
from agot_judge.text.lexer import Words
from agot_judge.text.reading import Reading
from agot_judge.text.unread import Trouble
from agot_judge.text.wholes import NotRead, Understood, condition_of_use
from agot_judge.text.whom_it_is_true_of import of_one


def condition_with_opponent(lattice: Lattice, reading: Reading, at: int) -> Understood:
    """The condition. If what follows speaks of the opponent of whom it is true, that is one whom the player chooses.

    Raises NotRead.
    """
    words = lattice.words
    found = condition_of_use(lattice, reading, at, len(words))
    spoken_of = found.reading.player == "that player" != reading.player
    if not spoken_of or not _is_spoken_of(words, found.chunk.last + 1):
        return found
    where = of_one(found.meaning)
    if where is None:
        raise NotRead(Trouble("unclear: of which player it is true", words.clean.printed(0, 0)))
    player, true = where
    found.reading.choices.append(Choose(player=player, player_where=true, implied=True))
    found.reading.player = "chosen player"
    return found


def _is_spoken_of(words: Words, first: int) -> bool:
    return any(
        words.is_word(at, "that") and words.is_word(at + 1, "player", "opponent")
        for at in range(first, len(words))
    )
