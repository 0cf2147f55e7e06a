"""Guessers: ways to find the right answer without a rule. A question in which one of them finds it is not worth asking.

Each looks at what is shown alone, and names a choice only where it is told apart plainly.
"""

import re
from collections.abc import Callable, Sequence
from itertools import combinations

from agot_judge.engine.state.decision import PASS
from agot_judge.training.happenings import IN_TIME
from agot_judge.training.model import Question
from agot_judge.training.names import all_names, beginnings, names
from agot_judge.training.played import Played

MARGIN = 2
"""By so many words more must a choice share than any other before it is taken."""
_WORDS = re.compile(r"[^\W\d_]{4,}")
IT_IS_SO = "It is so: "
_REASON = 20
"""The number of letters by which two reasons are known to be the same."""
_DENIES = re.compile(r"\b(?:not|nothing|nobody|no)\b", re.IGNORECASE)
_UNTIL = re.compile(
    r"(?:until the end of|at the end of|during|for) (?:the|this|that) (challenge|phase|round)", re.IGNORECASE
)
"""Words of a text about how long its effect lasts, or when it comes."""
_TIME = re.compile(
    r"(?:until|ends? with|at the end of|when|after|for|by the end of|lasts) (?:the |this |that )?(challenge|phase|round)",
    re.IGNORECASE,
)
"""Words of an answer about it."""
_ALIKE = 0.75
"""Of the words of the shorter one of two lines so many in the other, and more, make them evidently alike."""
_ON_THE_BOARD = re.compile(
    r"^(?P<card>.+) (?:is (?:in (?P<zone>play|the deck)|in its owner's hand)|(?P<stance>stands|kneels))\.$"
)
_ZONES = {"play": "play", "the deck": "deck", None: "hand"}
Guesser = Callable[[Played, Question], int | None]


def of_most_words(played: Played, question: Question) -> int | None:
    """The choice that has most words in common with the question and the texts of the cards that it names; nobody looks so for
    the line that is not so."""
    if question.takes != "one" or question.kind == "wrong-line":
        return None
    told = beginnings(question.prompt) | beginnings(" ".join(texts_told(played, question.prompt)))
    told -= beginnings(" ".join(all_names(played)))
    shared = [len(beginnings(choice.text) & told) for choice in question.choices]
    first, second = sorted(shared, reverse=True)[:2]
    return shared.index(first) if first >= second + MARGIN else None


def of_what_is_so_already(played: Played, question: Question) -> int | None:
    """The one choice that says what is so on the board already, as that a card is in play, or kneels."""
    if question.takes != "one":
        return None
    found = [place for place, choice in enumerate(question.choices) if _is_so(played, question, choice.text)]
    return found[0] if len(found) == 1 else None


def of_the_move(played: Played, question: Question) -> int | None:
    """The one choice that says nothing which a move, or the text that it quotes, has not said: of what is asked to be
    found wrong none is one that everybody knows to be so."""
    if question.takes != "one" or question.kind == "wrong-line":
        return None
    said = beginnings(" ".join((question.prompt, *texts_told(played, question.prompt))))
    said |= beginnings(" ".join(all_names(played)))
    found = [place for place, choice in enumerate(question.choices) if beginnings(choice.text) <= said]
    return found[0] if len(found) == 1 else None


def of_the_card_named(played: Played, question: Question) -> int | None:
    """Of happenings that are put in time the only one that names a card which the move names."""
    if question.about != IN_TIME:
        return None
    cards = [card.label for card in played.machine.game.cards if names(question.prompt, card.label)]
    found = [
        place
        for place, choice in enumerate(question.choices)
        if any(names(choice.text, label) for label in cards)
    ]
    return found[0] if len(found) == 1 else None


def of_the_text(played: Played, question: Question) -> int | None:
    """The one line that a printed text contradicts: it says nearly what the text says, but for a word that the text has."""
    if question.kind != "wrong-line":
        return None
    texts = [text.lower() for text in texts_told(played, _told(question))]
    found = [
        place
        for place, choice in enumerate(question.choices)
        if choice.because and any(contradicts(text, choice.because, choice.text) for text in texts)
    ]
    return found[0] if len(found) == 1 else None


def of_the_printed_time(played: Played, question: Question) -> int | None:
    """The ruling that a printed duration or condition settles: a text that is told says until when its effect lasts, and every
    other choice says another time, or this one alone says that time."""
    if question.kind != "call":
        return None
    texts = " ".join(texts_told(played, question.prompt))
    printed = {found.lower() for found in _UNTIL.findall(texts)}
    if not printed:
        return None
    times = [{found.lower() for found in _TIME.findall(choice.text)} for choice in question.choices]
    against = [bool(time - printed) for time in times]
    fitting = [place for place, is_against in enumerate(against) if not is_against]
    of_that_time = [place for place, time in enumerate(times) if time and time <= printed]
    if len(fitting) == 1:
        return fitting[0]
    return of_that_time[0] if len(of_that_time) == 1 and any(against) else None


def of_the_order_told(played: Played, question: Question) -> tuple[int, ...] | None:
    """The order in which the moves that are told name what is to be put in order, what they do not name last; None where they
    name less than all but one of it."""
    if question.takes != "order":
        return None
    places = [_first_named(played, question.prompt, choice.text) for choice in question.choices]
    if places.count(-1) > 1 or len(set(places)) < len(places):
        return None
    places = [len(question.prompt) if place < 0 else place for place in places]
    return tuple(sorted(range(len(places)), key=places.__getitem__))


def of_what_is_said_twice(played: Played, question: Question) -> int | None:
    """The line that is not so, where it is told by the lines alone: it gives the reason of what it was before, it says that
    nothing comes of what a line after it brings about, or another line says nearly the same as one of them."""
    if question.kind != "wrong-line" or len(question.key) != 1:
        return None
    place = question.key[0]
    texts = [choice.text for choice in question.choices]
    so = question.choices[place].because.removeprefix(IT_IS_SO)
    _, colon, why = texts[place].partition(": ")
    is_reasoned = bool(colon) and why[:_REASON] == so.partition(": ")[2][:_REASON]
    is_denied = bool(_DENIES.search(texts[place]) and not _DENIES.search(so)) and place + 1 < len(texts)
    is_alike = any(_are_alike(one, other) for one, other in combinations(texts, 2))
    return place if is_reasoned or is_denied or is_alike else None


def _are_alike(one: str, other: str) -> bool:
    """True for two lines of which one says what the other does, and hardly more."""
    words, others = (set(_WORDS.findall(text.lower())) for text in (one, other))
    return len(words & others) > _ALIKE * max(1, min(len(words), len(others)))


def contradicts(text: str, so: str, changed: str) -> bool:
    """True where a word of what is so, which the changed line has not, stands in the printed text."""
    removed = set(_WORDS.findall(so.lower())) - set(_WORDS.findall(changed.lower()))
    stems = {word[:4] for word in removed}
    return bool(stems & {word[:4] for word in _WORDS.findall(text.lower())})


def texts_told(played: Played, told: str) -> Sequence[str]:
    """The printed texts of the cards that a sentence names."""
    return [
        card.definition.face.text
        for card in played.machine.game.cards
        if card.definition.face.text and names(told, card.label)
    ]


SINGLE: dict[str, Guesser] = {
    "most words": of_most_words,
    "so already": of_what_is_so_already,
    "restates the move": of_the_move,
    "names the same card": of_the_card_named,
    "against the text": of_the_text,
    "printed time": of_the_printed_time,
    "said twice": of_what_is_said_twice,
}
"""The guessers that take one choice, by their names."""


def finding(played: Played, question: Question) -> str:
    """The name of a guesser that finds the key; empty where none does.

    After a pass everybody expects what was about to happen.
    """
    if question.takes == "order":
        return "order told" if of_the_order_told(played, question) == question.key else ""
    if question.kind == "next" and question.about != IN_TIME and question.moment.answer == PASS:
        return "after a pass"
    return next((name for name, guess in SINGLE.items() if (guess(played, question),) == question.key), "")


def _told(question: Question) -> str:
    return " ".join((question.prompt, *(choice.text for choice in question.choices)))


def _first_named(played: Played, told: str, text: str) -> int:
    """Where the moves name first what a choice is about: the card that does it, else any that it names, else the move that
    has most of its words; -1 for none."""
    by = text.rpartition(", by ")[2].rstrip(".") if ", by " in text else ""
    cards = [card.label for card in played.machine.game.cards if names(by or text, card.label)]
    found = [place for label in cards if (place := told.find(label)) >= 0]
    return min(found, default=-1) if cards else _most_alike(told, text)


def _most_alike(told: str, text: str) -> int:
    words = set(_WORDS.findall(text.lower()))
    moves = [one for one in told.split(". ") if words & set(_WORDS.findall(one.lower()))]
    nearest = max(moves, key=lambda one: len(words & set(_WORDS.findall(one.lower()))), default=None)
    return told.find(nearest) if nearest is not None else -1


def _is_so(played: Played, question: Question, text: str) -> bool:
    found = _ON_THE_BOARD.match(text)
    if found is None:
        return False
    for number, card in enumerate(played.machine.game.cards):
        if card.label == found["card"]:
            one = question.moment.state.cards[number]
            if found["stance"]:
                return one.kneeling == (found["stance"] == "kneels")
            return one.zone == _ZONES[found["zone"]]
    return False
