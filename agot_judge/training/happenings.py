"""Happenings: what happens in a stretch of a run as everybody at the table sees it, and what a common error puts first."""

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct

from agot_judge.engine.state.decision import PASS
from agot_judge.engine.state.trace import Entry
from agot_judge.training.citing import grounds
from agot_judge.training.misconceptions import Misconception, turned_round
from agot_judge.training.played import Moment, Played

LATER = "It comes later."
"""The reason why a choice is wrong that happens, but not yet."""
IN_TIME = "in time"
"""The matter of a question in which happenings that all come about are put in time: none of them is the consequence asked for."""
_MOMENTS = 5
"""The number of answers that make a stretch of the run."""
_HAPPENING = ("occurrence", "expiry")
"""Of lines of these kinds those that follow each other, with nothing between that parts them, are of one moment."""
_PARTING = ("window", "ability", "framework", "decision")
_TOLD = re.compile(r"is placed in its owner's discard pile|^\"At the end of|what is moribund leaves")
"""Lines of other kinds that say that something happens which everybody sees."""
_UNSEEN = re.compile(
    r"an unidentified card|\((?:attacking|defending)\)|^About to happen|^Refused|is applied to|declared as|initiates a"
    r"|has drawn|^All of it"
)
"""Lines of which nobody would say that this happens now."""
_STATE = re.compile(r": .* is moribund \(.*$")
"""Words of a line about where a card is until it leaves play: it would tell the order by itself."""
PASSIVE = "Passive"
"""The stand-in for the precursor of an ability that initiates by itself and has none."""
_INITIATED = re.compile(r"^The effects of (.+) initiate, and resolve|^Executed: the effects of (.+)\.$")
_PRECURSOR = re.compile(r"\"((?:Forced )?\w+(?: \w+)?):")


class Happening(Struct, frozen=True):
    """Something that happens: the line, and the card and the kind of ability that bring it about."""

    entry: Entry
    card: str
    precursor: str

    @property
    def text(self) -> str:
        """The line as a choice: with the card that does it, where it does not name it; of several cards drawn each is a line."""
        text = _STATE.sub(".", self.entry.text.replace("draws a card", "draws"))
        if not self.card or self.card in text or self.is_cost:
            return text
        return f"{text.rstrip('.')}, by {self.card}."

    @property
    def place(self) -> str:
        """By what an error knows it: its step, its kind of ability, and its words."""
        return f"{self.entry.step} {self.precursor}: {self.entry.text}"

    @property
    def is_cost(self) -> bool:
        """True for what everybody knows to come before what it pays for."""
        return "(cost)" in self.entry.text


class TurnedRound(Struct, frozen=True):
    """Two happenings by their places, of which a common error has the later one first."""

    first: int
    later: int
    error: Misconception
    refuting: tuple[str, ...]
    """The paragraphs that refute it, of those on which the lines between the two and from their window on rest."""


def happenings(played: Played, lines: Sequence[Entry]) -> list[Happening]:
    """The happenings, none of them at once with another: of each occurrence the first line, no text twice."""
    found: list[Happening] = []
    before: Entry | None = None
    for entry in lines:
        is_seen = entry.kind in _HAPPENING or _TOLD.search(entry.text)
        if not is_seen or _UNSEEN.search(entry.text) or not entry.cites:
            continue
        one = _happening(played, entry)
        is_same = before is not None and _are_at_once(played, before, entry)
        if not is_same and all(other.text != one.text for other in found):
            found.append(one)
        before = entry
    return found


def _happening(played: Played, entry: Entry) -> Happening:
    """The line with the ability that resolves around it: the last one that began less deeply."""
    for line in reversed(played.trace[: entry.n - 1]):
        if line.kind == "framework":
            break
        found = _INITIATED.match(line.text)
        if found is not None and line.depth < entry.depth:
            card = found[1] or found[2]
            return Happening(entry, card, _precursor(played, line.n, card))
    return Happening(entry, "", "")


def _precursor(played: Played, before: int, card: str) -> str:
    """The kind of ability with which the card was used last."""
    texts = {one.label: one.definition.face.text or "" for one in played.machine.game.cards}
    for line in reversed(played.trace[:before]):
        if line.kind == "ability" and card in line.text:
            found = _PRECURSOR.search(line.text)
            if found is not None:
                return found[1]
            if f"{card} initiates" in line.text:
                return PASSIVE
    return next(
        iter(re.findall(r"(?:Forced )?(?:Reaction|Interrupt|Action|Response)", texts.get(card, ""))), ""
    )


def _are_at_once(played: Played, before: Entry, entry: Entry) -> bool:
    """True for two lines of one occurrence: a plot goes to the used pile as the next is revealed (RR Plot Card ¶3), and
    effects on a card expire as it leaves play (RR Leaves Play ¶6); only the trace puts one before the other."""
    between = played.trace[before.n : entry.n - 1]
    return before.depth == entry.depth and not any(line.kind in _PARTING for line in between)


def is_forced(played: Played, stretch: Sequence[Moment]) -> bool:
    """True where the rules alone put in order what happens: nobody chooses an order, and nobody who uses an ability, or passes
    on one that comes later, had another one to use first."""
    opportunities = played.machine.rulebook.framework.opportunities
    used = {_card_of(one, number) for one in stretch for number in one.answer.options} - {-1}
    for moment in stretch:
        if moment.decision.kind == "order":
            return False
        if moment.decision.kind in opportunities and moment.decision.player >= 0:
            cards = {option.card for option in moment.decision.options} & used
            is_left = moment.answer == PASS and bool(cards)
            if is_left or (moment.answer != PASS and len(cards) > 1):
                return False
    return True


def _card_of(moment: Moment, number: int) -> int:
    options = moment.decision.options
    return options[number].card if number < len(options) else -1


def is_plain(one: Happening, other: Happening) -> bool:
    """True for two steps of the round that no ability has part in: everybody knows their order who has played once."""
    return not one.card and not other.card and one.entry.step != other.entry.step


def turned_rounds(played: Played, happened: Sequence[Happening]) -> Iterator[TurnedRound]:
    """Every two happenings that a common error puts the other way round."""
    for first, one in enumerate(happened):
        for later in range(first + 1, len(happened)):
            other = happened[later]
            cites = _around(played, one.entry, other.entry)
            error = turned_round(played.edition, cites, one.place, other.place)
            is_between = any(between.card for between in happened[first + 1 : later])
            if is_plain(one, other) and not is_between:
                continue
            if error is not None and not one.is_cost and not other.is_cost:
                refuting = tuple(cite for cite in error.refuted_by if cite in cites)
                yield TurnedRound(first, later, error, refuting)


def _around(played: Played, first: Entry, later: Entry) -> tuple[str, ...]:
    """The paragraphs on which the lines rest from the window or step in which the first thing happens to the other."""
    before = played.trace[: first.n - 1]
    begun = max((entry.n for entry in before if entry.kind in ("window", "framework")), default=first.n)
    lines = played.trace[begun - 1 : later.n]
    return tuple(dict.fromkeys(cite for entry in lines for cite in grounds(entry)))


def forced_rounds(played: Played) -> Iterator[tuple[Moment, list[Happening], TurnedRound]]:
    """Each two happenings that a common error puts the other way round, with the moment before them and all that happens in
    the stretch of the run, where nobody chooses its order."""
    for place, moment in enumerate(played.moments):
        stretch = played.moments[place : place + _MOMENTS]
        if is_forced(played, stretch):
            happened = happenings(played, [entry for later in stretch for entry in later.lines])
            for pair in turned_rounds(played, happened):
                yield moment, happened, pair
