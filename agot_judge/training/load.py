"""The load of an exercise: the rules that must be known, and what must be read."""

from collections.abc import Sequence

from agot_judge.corpus.store import Corpus
from agot_judge.training.citing import COMMON, RARE, Citing
from agot_judge.training.model import Question
from agot_judge.training.played import Played

MOST = 5
_OVER = ("overrides",)


def rules_load(corpus: Corpus, citing: Citing, played: Played, question: Question) -> int:
    """From 1 to 5: one more for a rare rule, for a very rare one, for nesting, for an exception."""
    share = citing.share(question.best)
    paragraph = corpus.paragraph(question.best)
    is_exception = "cannot" in paragraph.text or any(link.kind in _OVER for link in paragraph.links)
    lines = played.trace[question.first - 1 : question.last]
    is_nested = any(entry.depth >= 2 for entry in lines)
    return min(MOST, 1 + (share < COMMON) + (share < RARE) + is_nested + is_exception)


def amount_to_read(played: Played, question: Question) -> int:
    """Words of card text, cards, choices and lines, weighted: what `reading_load` compares."""
    game = played.machine.game
    in_sight = [
        game.cards[number].definition
        for number, card in enumerate(question.moment.state.cards)
        if card.zone in ("play", "hand")
    ]
    words = sum(len(definition.face.text.split()) for definition in in_sight)
    lines = question.last - question.first + 1
    return words + 8 * len(in_sight) + 4 * len(question.choices) + 6 * lines


def reading_load(amount: int, amounts: Sequence[int]) -> int:
    """From 1 to 5: in which fifth of all the amounts it lies. ``amounts`` is sorted."""
    below = sum(other < amount for other in amounts)
    return min(MOST, 1 + MOST * below // max(1, len(amounts)))
