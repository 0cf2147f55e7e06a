"""The proof of a dispute: the entries of one answer hold on the board, and those of every other one fail."""

from collections.abc import Mapping

from msgspec import Struct

from agot_judge.engine.state.decision import PASS, by_default
from agot_judge.errors import AgotJudgeError, IllegalMove, UnansweredDecision
from agot_judge.kept import Kept, keeping
from agot_judge.scenario.builder import build
from agot_judge.scenario.entries import Choose
from agot_judge.scenario.execution import Execution
from agot_judge.scenario.format import Loaded, load
from agot_judge.scenario.result import BY_HAND, HOLDS, Result
from agot_judge.scenario.runner import Run
from agot_judge.scenario.yaml_reader import read_tree
from agot_judge.scenario.yaml_writer import Data, as_yaml
from agot_judge.training.citing import grounds
from agot_judge.training.disputes.in_words import instead, reason
from agot_judge.training.disputes.model import Dispute, Entries
from agot_judge.training.disputes.reading import data_of
from agot_judge.training.played import Moment, Played, play
from agot_judge.training.told import made

KEPT_BYTES = 16 * 1024 * 1024
NOBODY = -1
"""The place of the right answer where none is."""
ILLEGAL = -2
"""The place that says that what is told cannot be done."""


class Tried(Struct, frozen=True, kw_only=True):
    """An answer tried on a board."""

    holds: bool
    failed: int = 0
    """The entry of its own that fails, from 1, or the one of what is shown and told; 0 where none does."""
    why: str = ""
    """The reason why it fails: what is so instead, or why the move is refused."""
    cites: tuple[str, ...] = ()
    fault: str = ""
    """The reason why nothing is proved by it; empty where it is."""
    is_told: bool = False
    """True where what fails is a move that is told."""


class Proof(Struct, frozen=True, kw_only=True):
    """A dispute tried on its board."""

    dispute: Dispute
    tried: tuple[Tried, ...]
    """Each answer, in order."""
    key: int
    """The place of the right answer; below 0 where none is proved to be it."""
    faults: tuple[str, ...]
    """The faults of the dispute, as sentences; none where it is proved."""
    tree: dict[str, Data] = {}
    """The position as plain values."""
    texts: tuple[str, ...] = ()
    """The scenarios that play each answer through."""
    entries: int = 0
    """The number of entries of their runs that are shown and told."""
    shown_entries: int = 0
    """The number of these that are made before the board is shown."""
    place: int = 0
    """The number of answers given before the board is shown."""
    lines: int = 0
    """The number of lines that the trace has there."""
    told: tuple[str, ...] = ()
    """The moves told, a sentence each."""
    told_until: int = 0
    """The number of lines that the trace has as the last of them is made, before what comes of it."""
    played: Played | None = None
    but: int = NOBODY
    """The place of the answer that is right on the other board; ``ILLEGAL`` where what is told cannot be done there."""
    but_tried: tuple[Tried, ...] = ()
    but_text: str = ""
    """The scenario that plays the answer through on the other board; empty for none."""


def prove(position: str, dispute: Dispute) -> Proof:
    """The dispute, tried on the text of its position. Raises nothing: what is wrong is in the result."""
    with keeping(Kept(KEPT_BYTES)):  # the answers are tried on one board
        return _proved(position, dispute)


def _proved(position: str, dispute: Dispute) -> Proof:
    tree = data_of(read_tree(position))
    assert isinstance(tree, Mapping)
    texts = tuple(scenario_text(tree, dispute, answer.holds) for answer in dispute.answers)
    tried = tuple(_tried(text, answer.holds) for text, answer in zip(texts, dispute.answers, strict=True))
    faults = [f"Answer {place}: {one.fault}" for place, one in enumerate(tried, 1) if one.fault]
    right = [place for place, one in enumerate(tried) if one.holds]
    if not faults and len(right) != 1:
        faults.append(_not_one(right))
    if faults:
        return Proof(dispute=dispute, tried=tried, key=NOBODY, faults=tuple(faults))
    key = right[0]
    kept = _kept(tree, dispute)
    places = _places(load(texts[key]), kept)
    played = play(texts[key])
    if played is None or not _is_cited(dispute.cite, played, places.shown_lines):
        uncited = _uncited(dispute.cite, texts[key], places.shown_lines)
        return Proof(dispute=dispute, tried=tried, key=key, faults=(uncited,))
    told = _told(played, places)
    but, but_tried, but_text, fault = _on_the_other_board(tree, dispute)
    return Proof(
        dispute=dispute,
        tried=tried,
        key=key,
        faults=(fault,) if fault else (),
        tree=dict(tree),
        texts=texts,
        entries=sum(map(len, kept)),
        shown_entries=len(kept[0]),
        place=places.shown,
        lines=places.shown_lines,
        told=tuple(made(played, one) for one in told),
        told_until=told[-1].before + 1 if told else places.shown_lines,
        played=played,
        but=but,
        but_tried=but_tried,
        but_text=but_text,
    )


def scenario_text(tree: Mapping[str, Data], dispute: Dispute, holds: Entries = ()) -> str:
    """The scenario that makes what is shown and told, then what an answer says holds."""
    run = [*(one for part in _kept(tree, dispute) for one in part), *holds]
    whole = {key: value for key, value in tree.items() if key not in ("run", "cites")}
    return as_yaml({**whole, "cites": [dispute.cite], "run": list(run)})


def merged(tree: Mapping[str, Data], change: Mapping[str, Data]) -> dict[str, Data]:
    """The tree with a change put into it, mapping by mapping; nothing in the place of a key takes it out."""
    found = dict(tree)
    for key, value in change.items():
        before = found.get(key)
        if value is None:
            found.pop(key, None)
        elif isinstance(value, Mapping) and isinstance(before, Mapping):
            found[key] = merged(before, value)
        else:
            found[key] = value
    return found


def _kept(tree: Mapping[str, Data], dispute: Dispute) -> tuple[Entries, Entries]:
    """The entries of the run that are made before the board is shown, and those that are told: without checks and refusals,
    which change nothing."""
    run = tree.get("run")
    entries = run if isinstance(run, list) else []
    shown, told = entries[: dispute.shown], entries[dispute.shown : dispute.shown + dispute.told]
    return _moves(shown), _moves(told)


def _moves(entries: list[Data]) -> Entries:
    return tuple(one for one in entries if not (isinstance(one, Mapping) and {"check", "refuse"} & set(one)))


def _tried(text: str, holds: Entries) -> Tried:
    try:
        loaded = load(text)
        board = build(loaded)
    except AgotJudgeError as error:
        return Tried(holds=False, fault=error.message)
    if board.has_unread:
        return Tried(holds=False, fault="A text on the board is not wholly understood.")
    execution = Execution(board)
    result = execution.result()
    own = len(loaded.scenario.run) - len(holds)
    if result.exit == HOLDS:
        return Tried(holds=True)
    if result.exit == BY_HAND:
        return Tried(holds=False, fault=f"It is left to the judge: {_message(result)}")
    if result.error is not None:
        return _stopped(loaded, execution, result, own)
    check = next(one for one in result.checks if not one.ok)
    if check is result.checks[-1] and check.field == "cites":
        return Tried(holds=True)  # whether it is cited is a question of its own
    entry = _entry_at(loaded, check.line)
    return Tried(holds=False, failed=entry + 1 - own, why=instead(check))


def _stopped(loaded: Loaded, execution: Execution, result: Result, own: int) -> Tried:
    """An answer whose run has stopped: it is refuted where a move of it is illegal."""
    entry = min(execution.entry, len(loaded.scenario.run) - 1)
    message = _message(result)
    if entry >= own and _is_no_choice(loaded, execution, entry):
        why = message.partition(" The run does not say.")[0]
        return Tried(
            holds=False, failed=entry + 1 - own, why=why, cites=result.error.cites if result.error else ()
        )
    if not isinstance(execution.stopped, IllegalMove):
        where = f"entry {entry + 1 - own}" if entry >= own else f"told or shown entry {entry + 1}"
        return Tried(holds=False, fault=f"{where} proves nothing: {message}")
    if entry < own:
        fault = f"what is shown or told cannot be done: {message}"
        return Tried(
            holds=False,
            failed=entry + 1,
            is_told=True,
            why=message,
            cites=execution.stopped.cites,
            fault=fault,
        )
    return Tried(holds=False, failed=entry + 1 - own, why=message, cites=execution.stopped.cites)


def _is_no_choice(loaded: Loaded, execution: Execution, entry: int) -> bool:
    """True where the entry chooses what the player whose choice is awaited cannot choose."""
    move, asking = loaded.scenario.run[entry], execution.run.state.asking
    if (
        not isinstance(move, Choose)
        or not isinstance(execution.stopped, UnansweredDecision)
        or asking is None
    ):
        return False
    return asking.player >= 0 and execution.board.machine.game.players[asking.player] == move.player


def _message(result: Result) -> str:
    return reason(result.error.message) if result.error is not None else ""


def _entry_at(loaded: Loaded, line: int) -> int:
    """The number of the entry of the run that stands at a line of the file."""
    count = len(loaded.scenario.run)
    return max((number for number in range(count) if loaded.line("run", number) <= line), default=0)


def _not_one(right: list[int]) -> str:
    if not right:
        return "No answer holds."
    listed = " and ".join(str(place + 1) for place in right)
    return f"Answers {listed} hold: only one may."


def _is_cited(cite: str, played: Played, lines: int) -> bool:
    return any(cite in grounds(entry) for entry in played.trace[lines:])


def _uncited(cite: str, text: str, lines: int) -> str:
    execution = Execution(build(load(text)))
    execution.followed()
    entries = execution.board.machine.trace(execution.run.state)[lines:]
    cited = dict.fromkeys(cite for entry in entries for cite in grounds(entry))
    listed = ", ".join(cited) or "nothing"
    return f"'cite' {cite} is not cited after what is shown. Cited there: {listed}."


class _Places(Struct, frozen=True, kw_only=True):
    """The answers given and the lines written where the board is shown, and where all that is told is done."""

    shown: int
    shown_lines: int
    told: int
    made: frozenset[int]
    """The answers that are told although they only pass, or leave a keyword as it is: the file makes them."""


def _places(loaded: Loaded, kept: tuple[Entries, Entries]) -> _Places:
    board = build(loaded)
    run = Run(board)
    before, told = map(len, kept)
    for number in range(before):
        run.make(number)
    state = run.stand(before) if before else board.state
    shown, lines = len(run.progress.answered), len(state.log)
    made: set[int] = set()
    for number in range(before, before + told):
        run.make(number)
        made.add(len(run.progress.answered) - 1)
    if told:
        run.stand(before + told)  # what the last move has chosen beforehand is answered now
    return _Places(
        shown=shown,
        shown_lines=lines,
        told=len(run.progress.answered) if told else shown,
        made=frozenset(made),
    )


def _told(played: Played, places: _Places) -> tuple[Moment, ...]:
    """The moves that are told: of passes, and of keywords that are used unless somebody declines, those that the file makes."""
    moments = (one for one in played.moments if places.shown <= one.number < places.told)
    return tuple(
        one
        for one in moments
        if one.lines
        and (one.decision.player >= 0 or one.decision.kind == "random")
        and (one.number in places.made or not (one.answer == PASS or _is_default(one)))
    )


def _is_default(moment: Moment) -> bool:
    return moment.decision.default is not None and moment.answer == by_default(moment.decision)


def _on_the_other_board(
    tree: Mapping[str, Data], dispute: Dispute
) -> tuple[int, tuple[Tried, ...], str, str]:
    """The place of what is right on the other board, each answer tried there, the scenario, and what is wrong with it."""
    if dispute.but is None:
        return NOBODY, (), "", ""
    other = merged(tree, dispute.but.change)
    texts = [scenario_text(other, dispute, answer.holds) for answer in dispute.answers]
    tried = tuple(_tried(text, answer.holds) for text, answer in zip(texts, dispute.answers, strict=True))
    if all(one.is_told for one in tried):
        return ILLEGAL, tried, texts[0], ""
    faults = [f"answer {place}: {one.fault}" for place, one in enumerate(tried, 1) if one.fault]
    right = [place for place, one in enumerate(tried) if one.holds]
    if not faults and len(right) != 1:
        faults.append(_not_one(right))
    if faults:
        return NOBODY, tried, "", f"On the board of 'but': {' '.join(faults)}"
    return right[0], tried, texts[right[0]], ""
