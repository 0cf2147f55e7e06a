"""``call`` of a judge's own board after its moves: what a player asks when something has happened, and the paragraph."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from agot_judge.engine.state.state import State
from agot_judge.engine.state.trace import Entry
from agot_judge.scenario.entries import Check, Expectations
from agot_judge.scenario.execution import final_of
from agot_judge.training.citing import Citing, grounds
from agot_judge.training.lines import says_something
from agot_judge.training.misconceptions import expected
from agot_judge.training.model import Choice, Question, common_error
from agot_judge.training.played import Moment, Played
from agot_judge.training.told import done

MOST_MOVES = 4
_PLACES = {
    "play": "{} is in play.",
    "dead": "{} is in the dead pile.",
    "discard": "{} is in the discard pile.",
    "hand": "{} is in its owner's hand.",
    "deck": "{} is in the deck.",
}
_PLACES_OF = {
    "event": ("hand", "deck", "discard"),
    "location": ("play", "hand", "deck", "discard"),
    "attachment": ("play", "hand", "deck", "discard"),
}
"""The places in which somebody may think a card of a type to be; a character anywhere."""
_SAYING = {
    "play": r"\binto play\b|\bsaves?\b|\bmarshals\b",
    "dead": r"\bkill|\bfor military claim\b",
    "hand": r"\bhand\b",
    "discard": r"\bdiscard|\bsacrifice",
    "deck": r"\bdeck\b",
}
"""Words of moves by which everybody knows where a card goes."""
_NUMBERS = {
    "hand": ("How many cards are in my hand now?", ("card", "cards")),
    "gold": ("How much gold is in my gold pool now?", ("gold",)),
    "power": ("How much power do I have now?", ("power", "claim")),
    "dead": ("How many cards are in my dead pile now?", ("killed", "dead")),
    "discard": ("How many cards are in my discard pile now?", ("discard",)),
    "deck": ("How many cards are left in my deck now?", ("draw", "deck", "pillage", "search", "insight")),
}
"""The numbers of a player that are asked for, and a word that stands in a line that changes them."""


def questions(played: Played, citing: Citing) -> Iterator[Question]:
    """A question for each thing that the position looks at when its moves are made."""
    moment = _start(played)
    if moment is None:
        return
    lines = [entry for entry in played.trace[moment.before :] if says_something(entry)]
    before, after = _seen(played, moment.state), _seen(played, played.end)
    types = {card.label: card.definition.face.type for card in played.machine.game.cards}
    moves = " ".join(done(played, tuple(one for one in played.moments if one.number >= moment.number)))
    for check in _last_checks(played):
        for of in check.cards:
            for asked, key, wrong in _of_card(of, after[0], types.get(of.of, ""), moves):
                about = _last([entry for entry in lines if of.of in entry.text], played)
                yield from _question(played, moment, citing, (asked, key, wrong), about)
        for of in check.players:
            for field in of.fields:
                if field.field in _NUMBERS:
                    asked, words = _NUMBERS[field.field]
                    told = (entry for entry in lines if any(word in entry.text for word in words))
                    about = _last([entry for entry in told if of.of in entry.text], played)
                    numbers = (before[1][of.of].get(field.field), after[1][of.of].get(field.field))
                    wrong = _other_numbers(*numbers)
                    if wrong and not _is_said(moves, *numbers):
                        choices = (f"{of.of}: “{asked}”", str(numbers[1]), wrong)
                        yield from _question(played, moment, citing, choices, about)


def _start(played: Played) -> Moment | None:
    """The first decision after which no more moves come than can be told in one breath."""
    of_players = [moment for moment in played.moments if moment.decision.player >= 0]
    return of_players[-MOST_MOVES:][0] if of_players else None


def _last_checks(played: Played) -> Iterator[Check]:
    """The checks after which nothing more is done."""
    for entry in reversed(played.loaded.scenario.run):
        if not isinstance(entry, Check):
            return
        yield entry


def _seen(played: Played, state: State) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
    final = final_of(played.board, state)
    return {card["name"]: card for card in final.cards}, final.players


def _of_card(
    of: Expectations, seen: dict[str, dict[str, Any]], type_: str, moves: str
) -> Iterator[tuple[str, str, list[str]]]:
    if of.of not in seen:
        return
    for field in of.fields:
        value = seen[of.of].get(field.field)
        if field.field == "zone" and value in _PLACES and not _is_plain(moves, value):
            places = _PLACES_OF.get(type_, tuple(_PLACES))
            wrong = [_PLACES[zone].format(of.of) for zone in places if zone != value]
            yield f"A player: “Where is {of.of} now?”", _PLACES[value].format(of.of), wrong[:3]
        elif field.field == "str" and isinstance(value, int):
            printed = [number for number in (value + 1, value - 1, value + 2, value + 3) if number >= 0]
            yield f"A player: “What is the STR of {of.of} now?”", str(value), list(map(str, printed[:3]))
        elif field.field == "kneeling":
            said, other = ("kneels", "stands") if value else ("stands", "kneels")
            yield f"A player: “Does {of.of} stand now, or kneel?”", f"It {said}.", [f"It {other}."]


def _other_numbers(before: Any, after: Any) -> list[str]:
    """Other numbers that somebody might name: the one before, and those beside the right one."""
    if not isinstance(after, int) or not isinstance(before, int):
        return []
    near = dict.fromkeys((before, after + (after - before), after + 1, after - 1, after + 2, after + 3))
    return [str(number) for number in near if number >= 0 and number != after][:3]


def _is_plain(moves: str, zone: str) -> bool:
    """True where the moves say the place by themselves, and nothing in them speaks of another one."""
    told = {place for place, words in _SAYING.items() if re.search(words, moves, re.IGNORECASE)}
    return told == {zone}


def _is_said(moves: str, before: Any, after: Any) -> bool:
    """True where the moves say the difference, as a text that says "gain 1 gold" or "draw 2 cards": it is plain addition."""
    return re.search(rf"\b(?:gain|draw|pay|lose)s? {abs(after - before)}\b", moves, re.IGNORECASE) is not None


def _last(lines: list[Entry], played: Played) -> Entry | None:
    """The line that decides: the last one that rests on what the position is about, or the last one at all."""
    own = set(played.loaded.scenario.cites)
    return next(
        (entry for entry in reversed(lines) if own & set(grounds(entry))), lines[-1] if lines else None
    )


def _question(
    played: Played, moment: Moment, citing: Citing, asked: tuple[str, str, Iterable[str]], line: Entry | None
) -> Iterator[Question]:
    if line is None:
        return
    question, key, wrong = asked
    moves = done(played, tuple(one for one in played.moments if one.number >= moment.number))
    cites = grounds(line)
    beliefs = dict(expected(played.edition, cites, key))
    yield Question(
        kind="call",
        moment=moment,
        prompt=f"{' '.join(moves)} {question}",
        choices=(
            Choice(text=key, because=line.text, cites=line.cites),
            *(_wrong(text, line, beliefs.get(text, "")) for text in wrong),
        ),
        accepted=cites,
        best=citing.deciding(line, played.loaded.scenario.cites),
        first=moment.before + 1,
        last=len(played.trace),
    )


def _wrong(text: str, line: Entry, belief: str) -> Choice:
    because = f"It is so: {line.text}"
    if belief:
        because += f" {common_error(belief)}"
    return Choice(text=text, because=because, cites=line.cites, belief=belief)
