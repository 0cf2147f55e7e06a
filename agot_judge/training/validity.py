"""Questions that are worth asking and have one right answer that can be proved. Each rule is one function."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence

from msgspec import Struct

from agot_judge.corpus.store import Corpus
from agot_judge.engine.state.trace import Entry
from agot_judge.training.cards_used import AT_A_GLANCE
from agot_judge.training.citing import Citing
from agot_judge.training.guessers import finding
from agot_judge.training.happenings import IN_TIME, LATER
from agot_judge.training.model import Choice, Question
from agot_judge.training.names import adds_something, beginnings, names, shape
from agot_judge.training.played import Played
from agot_judge.training.subject import pull, stems
from agot_judge.training.worth import is_worth_asking

MOST_IN_PLAY = 8
MOST_IN_HANDS = 5
_ON_THE_BOARD = ("character", "location", "attachment")
"""The types of cards that one must take in at a glance; each player has a faction card and a plot anyway."""
_LINES_BEFORE = 3
LEAST_WRONG = 2
MOST_OWN_WORDS = 2
"""The most words of a question that the right paragraph alone has."""
NEARLY = 1
"""By so many rare words the right paragraph may be nearer to the question than any other."""
LEAST_NEAR = 2
"""The least number of wrong paragraphs that share a word with the question."""
LONGER = 4.0
"""By so much may the longest choice be longer than the shortest, and no more."""
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
    """V1: what comes of a move says more than the move and the texts of the cards that it names."""
    question = asked.question
    if question.kind != "next" or question.about == IN_TIME:
        return True
    said = " ".join((question.prompt, *_texts_of(asked.played, _just_told(asked))))
    return all(adds_something(asked.played, choice.text, said) for choice in question.right()) and all(
        beginnings(choice.text) - beginnings(question.prompt) for choice in question.choices
    )


def _just_told(asked: Asked) -> str:
    """The question, and the last lines before it."""
    last = asked.question.moment.before
    lines = asked.played.trace[max(0, last - _LINES_BEFORE) : last]
    return " ".join((asked.question.prompt, *(entry.text for entry in lines)))


def _texts_of(played: Played, told: str) -> Iterator[str]:
    """The texts of the cards that a sentence names."""
    for card in played.machine.game.cards:
        if card.definition.face.text and names(told, card.label):
            yield card.definition.face.text


def _has_no_second_right_answer(asked: Asked) -> bool:
    """V2: no wrong choice is true as well: none is a line of the trace, and none stands there twice."""
    question = asked.question
    texts = [choice.text for choice in question.choices]
    if len(set(texts)) < len(texts):
        return False
    if question.kind not in ("next", "wrong-line") or question.about == IN_TIME:
        return True
    true = {entry.text for entry in _told_now(asked)}
    offered = question.right() if question.kind == "wrong-line" else _wrong(question)
    return not any(choice.text in true for choice in offered)


def _told_now(asked: Asked) -> Sequence[Entry]:
    """The lines that would be true as an answer: of what comes first, those before another decision is made."""
    if asked.question.kind == "next":
        return next(
            (one.lines for one in asked.played.moments if one.number == asked.question.moment.number), ()
        )
    return asked.played.trace


def _is_no_trivial_refusal(asked: Asked) -> bool:
    """V3: what keeps the card from being used is more than what is read off the board: the wrong window, place, kind of card
    or phase, too little gold, a card that kneels already."""
    return asked.question.about not in AT_A_GLANCE


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


def _differs_in_substance(asked: Asked) -> bool:
    """V5: of what comes of a move no wrong choice is the right one with another name or number in it, a common error expects
    one of them, and none is there only because it happens some time later."""
    question = asked.question
    if question.kind != "next":
        return True
    shapes = [_NUMBER.sub("#", shape(asked.played, choice.text)) for choice in question.choices]
    is_believed = any(choice.belief for choice in question.choices)
    is_put_off = question.about != IN_TIME and any(choice.because == LATER for choice in question.choices)
    return len(set(shapes)) == len(shapes) > LEAST_WRONG and is_believed and not is_put_off


def _is_not_told_by_its_subject(asked: Asked) -> bool:
    """V5: of paragraphs, the right one is not the only one that speaks of what the question speaks of."""
    question = asked.question
    if question.kind != "paragraph":
        return True
    subject = stems(question.about or question.prompt)
    right = subject & stems(next(question.right()).text)
    wrong = [subject & stems(choice.text) for choice in _wrong(question)]
    of_others = frozenset[str]().union(*wrong)
    near = sum(bool(one) for one in wrong)
    return len(right - of_others) <= MOST_OWN_WORDS and near >= LEAST_NEAR


def _is_not_told_by_its_words(asked: Asked) -> bool:
    """V5: who chooses the paragraph that shares most rare words with the question does not find the right one: another one
    comes near."""
    question = asked.question
    if question.kind != "paragraph":
        return True
    right, *wrong = [
        pull(asked.corpus, asked.played.edition, question.prompt, choice.text)
        for choice in (*question.right(), *_wrong(question))
    ]
    return max(wrong) >= right - NEARLY


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
    """V10: no choice names a card that lies in a deck; of what may come to be nobody is asked who does not see a card in
    shadows."""
    cards = asked.question.moment.state.cards
    if asked.question.kind == "can" and any(card.zone == "shadows" for card in cards):
        return False
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
    "V5": lambda asked: (
        _does_not_give_itself_away(asked)
        and _differs_in_substance(asked)
        and _is_not_told_by_its_subject(asked)
        and _is_not_told_by_its_words(asked)
    ),
    "V8": _can_be_read,
    "V9": _rests_on_what_is_proved,
    "V10": _needs_nothing_hidden,
    "V12": lambda asked: not finding(asked.played, asked.question),
    "V11": lambda asked: is_worth_asking(asked.corpus, asked.question),
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
    "V11": "Nobody gets it wrong: no common error, no exception and no ruling of a FAQ is about what decides it.",
    "V12": "It is answered without a rule: by words that the question shares with the right answer, or by the moves told.",
}
"""Each rule as what is wrong with a question that breaks it."""


def _wrong(question: Question) -> list[Choice]:
    return [choice for place, choice in enumerate(question.choices) if place not in question.key]
