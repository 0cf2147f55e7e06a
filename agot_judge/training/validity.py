"""Questions that are worth asking and have one right answer that can be proved. Each rule is one function."""

import re
from collections import Counter
from collections.abc import Callable, Collection

from msgspec import Struct

from agot_judge.corpus.store import Corpus
from agot_judge.training.cards_used import TRIVIAL
from agot_judge.training.citing import Citing
from agot_judge.training.model import Choice, Question
from agot_judge.training.played import Played

MOST_IN_PLAY = 8
MOST_IN_HANDS = 5
_ON_THE_BOARD = ("character", "location", "attachment")
"""The types of cards that one must take in at a glance; each player has a faction card and a plot anyway."""
LONGER = 4.0
"""By so much may the longest choice be longer than the shortest, and no more."""
_WORD = re.compile(r"[^\W_][\w'-]*")
_EMPTY = frozenset(
    (
        "a",
        "an",
        "and",
        "by",
        "for",
        "from",
        "has",
        "in",
        "is",
        "it",
        "its",
        "no",
        "not",
        "of",
        "on",
        "one",
        "or",
        "the",
        "to",
    )
)
_NUMBER = re.compile(r"\d+")
_OPEN = "the documents leave this open"


class Asked(Struct, frozen=True):
    """A question with what it is judged by."""

    played: Played
    question: Question
    citing: Citing
    corpus: Corpus
    proved: Collection[str]
    """The paragraphs that are implemented and shown by a test."""


def _restates_nothing(asked: Asked) -> bool:
    """V1: what comes of a move says more than the move."""
    question = asked.question
    if question.kind != "next":
        return True
    said = _words(question.prompt)
    return all(_words(choice.text) - said for choice in question.choices)


def _is_open_to_error(asked: Asked) -> bool:
    """V5: of what comes of a move, a wrong choice is one that somebody may believe: a common error, another number, or
    what another answer leads to and differs by more than a name."""
    question = asked.question
    if question.kind != "next":
        return True
    right = _shape(asked.played, next(question.right()).text)
    return any(
        choice.belief
        or _NUMBER.sub("#", choice.text) in {_NUMBER.sub("#", one.text) for one in question.right()}
        or (not choice.cites and _shape(asked.played, choice.text) != right)
        for choice in _wrong(question)
    )


def _shape(played: Played, text: str) -> str:
    """A line without the names of cards and players."""
    names = sorted(
        {*played.machine.game.players, *(card.label for card in played.machine.game.cards)},
        key=len,
        reverse=True,
    )
    for name in names:
        text = text.replace(name, "*")
    return text


def _has_no_second_right_answer(asked: Asked) -> bool:
    """V2: no wrong choice is true as well: none is a line of the trace, and none stands there twice."""
    question = asked.question
    texts = [choice.text for choice in question.choices]
    if len(set(texts)) < len(texts):
        return False
    if question.kind not in ("next", "wrong-line"):
        return True
    true = {entry.text for entry in asked.played.trace}
    offered = question.right() if question.kind == "wrong-line" else _wrong(question)
    return not any(choice.text in true for choice in offered)


def _is_no_trivial_refusal(asked: Asked) -> bool:
    """V3: what keeps the card from being used is more than the wrong window, place or kind of card."""
    return asked.question.about not in TRIVIAL


def _is_decided_by_what_is_rare(asked: Asked) -> bool:
    """V4, and what makes it worth asking: a citation decides that most traces do without, an exception to another rule,
    or a common error gets it wrong."""
    question = asked.question
    if asked.citing.is_rare(question.best):
        return True
    links = asked.corpus.paragraph(question.best).links
    is_exception = any(link.kind == "overrides" for link in links)
    return question.kind != "paragraph" and (is_exception or any(one.belief for one in question.choices))


def _does_not_give_itself_away(asked: Asked) -> bool:
    """V5: the choices are of like length, and the right one is not told apart by it."""
    question = asked.question
    if question.takes != "one":
        return True
    lengths = [len(choice.text) for choice in question.choices]
    right = lengths[question.key[0]]
    others = [length for place, length in enumerate(lengths) if place != question.key[0]]
    return max(lengths) <= LONGER * min(lengths) and right <= 2 * max(others) and 2 * right >= min(others)


def _can_be_read(asked: Asked) -> bool:
    """V8: so few cards that the board is seen at a glance."""
    game = asked.played.machine.game
    zones = Counter(
        "hand" if card.zone == "hand" else game.cards[number].definition.face.type
        for number, card in enumerate(asked.question.moment.state.cards)
        if card.zone in ("play", "hand")
    )
    return sum(zones[kind] for kind in _ON_THE_BOARD) <= MOST_IN_PLAY and zones["hand"] <= MOST_IN_HANDS


def _rests_on_what_is_proved(asked: Asked) -> bool:
    """V9: it rests on what is implemented and shown, and on nothing that the documents leave open."""
    question = asked.question
    lines = asked.played.trace[question.first - 1 : question.last]
    is_open = any(_OPEN in entry.text.lower() for entry in lines)
    return question.best in asked.proved and not is_open


def _needs_nothing_hidden(asked: Asked) -> bool:
    """V10: no choice names a card that lies in a deck."""
    cards = asked.question.moment.state.cards
    game = asked.played.machine.game
    seen = {
        game.cards[number].definition.face.name for number, card in enumerate(cards) if card.zone != "deck"
    }
    hidden = {
        game.cards[number].definition.face.name for number, card in enumerate(cards) if card.zone == "deck"
    } - seen
    return not any(name in choice.text for name in hidden for choice in asked.question.choices)


RULES: dict[str, Callable[[Asked], bool]] = {
    "V1": _restates_nothing,
    "V2": _has_no_second_right_answer,
    "V3": _is_no_trivial_refusal,
    "V4": _is_decided_by_what_is_rare,
    "V5": lambda asked: _does_not_give_itself_away(asked) and _is_open_to_error(asked),
    "V8": _can_be_read,
    "V9": _rests_on_what_is_proved,
    "V10": _needs_nothing_hidden,
}
"""V6 is in how each kind is made: each question names its proof. V7 is about the pool: see ``pool``."""


def broken_rule(asked: Asked) -> str:
    """The first rule that a question breaks; empty for one that is worth asking."""
    return next((name for name, rule in RULES.items() if not rule(asked)), "")


def broken_rules(asked: Asked) -> tuple[str, ...]:
    """Every rule that a question breaks."""
    return tuple(name for name, rule in RULES.items() if not rule(asked))


SAID = {
    "V1": "What comes of the move says no more than the move itself.",
    "V2": "Another choice is true as well.",
    "V3": "It is refused for a reason that everybody sees at a glance, as the wrong window.",
    "V4": "The paragraph that decides it is cited nearly everywhere: it is not worth asking.",
    "V5": "The choices give the answer away: by their length, or because nobody would believe a wrong one.",
    "V7": "The same is asked already, with the same answer.",
    "V8": f"More than {MOST_IN_PLAY} cards in play or {MOST_IN_HANDS} in hands cannot be seen at a glance.",
    "V9": "It rests on a paragraph that no test shows the engine to follow, or on one that the documents leave open.",
    "V10": "A choice names a card that lies hidden in a deck.",
}
"""Each rule as what is wrong with a question that breaks it."""


def _words(text: str) -> frozenset[str]:
    return frozenset(word.lower().rstrip("s") for word in _WORD.findall(text)) - _EMPTY


def _wrong(question: Question) -> list[Choice]:
    return [choice for place, choice in enumerate(question.choices) if place not in question.key]
