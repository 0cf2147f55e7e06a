"""``contrast``: two boards that differ in one fact, and whether the same line of play comes to something else."""

import re
from collections.abc import Iterator

from msgspec import Struct

from agot_judge.engine.state.trace import Entry
from agot_judge.scenario.builder import build
from agot_judge.scenario.execution import Execution, final_of
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.result import HOLDS, Final, Result
from agot_judge.training.citing import Citing, grounds
from agot_judge.training.lines import says_something
from agot_judge.training.model import Choice, Question
from agot_judge.training.played import Played
from agot_judge.training.subject import stems
from agot_judge.training.variants import Variant, variants

MOST_MOVES = 4
LEAST_MOVES = 1
MOST_IDLE = 2
"""The most facts of a position that change nothing."""
WORDS = (
    "The same comes of it.",
    "Something else comes of it.",
    "One of these moves is not legal then.",
)
SAME, OTHER, ILLEGAL = range(3)
_CLAIM = "The claim result"


class Verdict(Struct, frozen=True):
    """The verdict on the same line on another board."""

    place: int
    """The place of the word."""
    because: str
    cites: tuple[str, ...]


def questions(played: Played, citing: Citing) -> Iterator[Question]:
    """A question for each board beside this one whose run is complete, or is refused."""
    moves = [
        moment.lines[0].text for moment in played.moments if moment.lines and moment.decision.player >= 0
    ]
    if not LEAST_MOVES <= len(moves) <= MOST_MOVES:
        return
    end = final_of(played.board, played.end)
    told = " ".join(moves)
    found = [
        (variant, verdict)
        for variant in variants(played.loaded.scenario)
        if _is_no_plain_fact(played, variant)
        and (verdict := _compared(played, variant, end)) is not None
        and not _says_what_is_missing(told, variant, verdict)
    ]
    telling = [one for one in found if one[1].place != SAME]
    # A fact that changes nothing is worth asking where it might well have.
    idle = [
        one for one in found if one[1].place == SAME and one[0].is_of_a_card and _might_matter(told, one[0])
    ]
    for variant, verdict in (*telling, *idle[:MOST_IDLE]):
        yield Question(
            kind="contrast",
            moment=played.moments[0],
            prompt=f"{told} On another board {variant.fact} from the beginning, all else is the same, and the same is"
            " done. What comes of it?",
            choices=tuple(
                Choice(text=word, because=verdict.because, cites=verdict.cites)
                if place == verdict.place
                else Choice(text=word)
                for place, word in enumerate(WORDS)
            ),
            key=(verdict.place,),
            accepted=verdict.cites,
            best=citing.rarest(verdict.cites),
            first=1,
            last=len(played.trace),
            proof="determinism",
        )


def _is_no_plain_fact(played: Played, variant: Variant) -> bool:
    """False where everybody sees what the fact does (V3): a card that must kneel for its own ability kneels already, or it
    is about a card that has left play when it is asked, or about the claim of a player whose claim is not applied."""
    game = played.machine.game
    state = played.moments[0].state
    about = [number for number, card in enumerate(game.cards) if card.label == variant.about]
    if not about:
        return "claim value" not in variant.fact or variant.about in _attackers(played)
    is_kneeling = variant.fact.endswith("is kneeling")
    own = f"kneel {variant.about}".lower()
    return all(
        state.cards[number].zone == "play"
        and not (is_kneeling and own in game.cards[number].definition.face.text.lower())
        for number in about
    )


def _might_matter(told: str, variant: Variant) -> bool:
    """True of a card that is used or saved, or chosen for claim: of any other target everybody knows that it may kneel."""
    name = re.escape(variant.about)
    return re.search(rf"\buses {name}\b|\bsave {name}\b|{name}\b[^.]* for \w+ claim", told) is not None


def _attackers(played: Played) -> set[str]:
    """The players of whose challenges claim is applied."""
    challenges = (moment.state.challenge for moment in played.moments)
    names_of = {played.player(one.attacker) for one in challenges if one is not None}
    return names_of if any(_CLAIM in entry.text for entry in played.trace) else set()


def _says_what_is_missing(told: str, variant: Variant, verdict: Verdict) -> bool:
    """True where the fact itself says that the line cannot go on as before (V3): what is used in it is not there, or what
    makes a move illegal is the fact in other words."""
    if verdict.place == SAME:
        return False
    missing = variant.fact.partition(" has no ")[2]
    of_the_fact = stems(variant.fact) - stems(variant.about)
    is_in_other_words = verdict.place == ILLEGAL and bool(of_the_fact & stems(f"{verdict.because} {told}"))
    return bool(missing) or is_in_other_words


def _compared(played: Played, variant: Variant, end: Final) -> Verdict | None:
    """The verdict on the line on the other board, the line that shows it, and the paragraphs."""
    board = build(Loaded(variant.scenario, played.loaded.tree))
    execution = Execution(board)
    result = execution.made()
    if result.exit != HOLDS:
        return _refused(result)
    lines = [entry for entry in played.trace if says_something(entry)]
    others = [entry for entry in board.machine.trace(execution.run.state) if says_something(entry)]
    if _as_seen(final_of(board, execution.run.state), variant) == _as_seen(end, variant):
        about = [entry for entry in others if variant.about in entry.text]
        return Verdict(SAME, about[-1].text, grounds(about[-1])) if about else None
    return _first_apart(others, lines) or _first_apart(lines, others)


def _first_apart(lines: list[Entry], others: list[Entry]) -> Verdict | None:
    """The verdict by the first line that the others do not have."""
    known = {entry.text for entry in others}
    first = next((entry for entry in lines if entry.text not in known), None)
    return Verdict(OTHER, first.text, grounds(first)) if first is not None else None


def _refused(result: Result) -> Verdict | None:
    error = result.error
    if error is None or not error.cites or "Not legal" not in error.message:
        return None
    first, *_ = error.message[error.message.index("Not legal: ") :].split(" Not legal: ")
    return Verdict(ILLEGAL, first, error.cites)


def _as_seen(final: Final, variant: Variant) -> object:
    """The board that can be seen at the end, but for what was different from the start."""
    given = ("kneeling", "duplicates", "str", "keywords")
    cards = [
        {field: value for field, value in card.items() if field not in given or card["name"] != variant.about}
        for card in final.cards
    ]
    players = {
        name: {field: value for field, value in facts.items() if field != "claim" or name != variant.about}
        for name, facts in final.players.items()
    }
    return cards, players
