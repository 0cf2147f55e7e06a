"""The building page as it comes back: the form, the text beside it, or both."""

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.errors import AgotJudgeError, ScenarioError, StorageError
from agot_judge.scenario.format import Loaded, write
from agot_judge.scenario.library import find_in_library
from agot_judge.scenario.model import Scenario
from agot_judge.scenario.problems import InvalidScenario
from agot_judge.web.card_library import imported_cards, pools_while_reachable
from agot_judge.web.library import library
from agot_judge.web.sandbox.board_form import Form, fill
from agot_judge.web.sandbox.build_models import InsteadView, TextProblem
from agot_judge.web.sandbox.build_page import Typed, with_the_winner
from agot_judge.web.sandbox.building import Built, press, take_deck, takes_deck
from agot_judge.web.sandbox.deck_lists import TakenList
from agot_judge.web.sandbox.in_hand import NOTHING_IN_HAND, InHand, in_hand_after
from agot_judge.web.sandbox.line_of_play import play, winner_by_strength
from agot_judge.web.sandbox.loading import load
from agot_judge.web.sandbox.naming import detail_of
from agot_judge.web.sandbox.pages import Notice
from agot_judge.web.sandbox.references import with_references
from agot_judge.web.sandbox.run_text import with_comments
from agot_judge.web.sandbox.shares import Board, board_of
from agot_judge.web.sandbox.starts import offer_of

MOST_FIELDS = 3000


class Edited(Struct, frozen=True):
    """The board as it is now."""

    board: Board
    to_step: bool
    """True where it is to be stepped next."""
    loaded: Loaded
    in_hand: InHand = NOTHING_IN_HAND
    taken: dict[str, TakenList] = {}
    """The deck lists that were taken, by the field's name."""


class Rejected(Struct, frozen=True):
    """The typed words could not be taken; all of it is kept on the page of ``board``."""

    board: Board
    loaded: Loaded | None
    typed: Typed


def edit_board(board: Board, form: Form) -> Edited | Rejected:
    """The board after what was typed and pressed on its page."""
    typed_text = _lines(form["text"]) if "text" in form else board.text
    text_changed = typed_text.strip() != _lines(board.text).strip()
    before = _loaded(board.text)
    do = form.get("do", "")
    if text_changed and do != "use-form":
        return _from_text(form, board, typed_text, before)
    if before is None:
        return Rejected(board, None, Typed(problems=_problems(board.text)))
    return _from_form(form, board, before)


def problems_of(error: ScenarioError, text: str) -> tuple[TextProblem, ...]:
    """The faults of a text, each with the line as it was typed."""
    lines = text.splitlines()

    def source(line: int) -> str:
        return lines[line - 1].strip()[:200] if 0 < line <= len(lines) else ""

    if isinstance(error, InvalidScenario):
        return tuple(
            TextProblem(
                line=one.line, message=one.message, suggestion=one.suggestion, source=source(one.line)
            )
            for one in error.problems
        )
    return (TextProblem(line=error.line, message=error.message, source=source(error.line)),)


def _from_text(form: Form, board: Board, text: str, before: Loaded | None) -> Edited | Rejected:
    fields = _typed_fields(form)
    do = form.get("do", "")
    try:
        loaded = load(text)
    except ScenarioError as error:
        return Rejected(board, before, Typed(text=text, fields=fields, problems=problems_of(error, text)))
    if before is not None and do != "use-text" and _is_filled_in(form, before.scenario):
        notice = Notice(
            title="The text and the form were both changed",
            text="Say which of the two to keep; what you typed still stands in both.",
            level="warn",
        )
        return Rejected(board, before, Typed(text=text, fields=fields, notices=(notice,), is_conflict=True))
    return _done(board, loaded, text, form)


def _from_form(form: Form, board: Board, before: Loaded) -> Edited | Rejected:
    text = board.text
    built = press(form, before.scenario, imported_cards())
    if not built.wrong and takes_deck(form.get("do", "")):
        built = take_deck(form, built.scenario, pools_while_reachable(), library().corpus)
    if built.wrong:
        # What several things could be meant by is asked where it was typed, and is no error.
        count = sum(field not in built.instead or not built.instead[field] for field in built.wrong)
        notice = Notice(
            title=f"{count} field{'' if count == 1 else 's'} could not be taken",
            text="It stands in red where it is; nothing of what you typed is lost.",
        )
        typed = Typed(
            fields=_typed_fields(form),
            wrong=built.wrong,
            instead=_shown(built, before.scenario.edition),
            notices=(notice,) if count else (),
        )
        return Rejected(board, before, typed)
    if built.scenario != before.scenario:
        text = with_comments(write(with_references(before.scenario, built.scenario)), text)
    try:
        loaded = load(text)
    except ScenarioError as error:
        # The moves of a run may name cards that the form took away.
        return Rejected(board, before, Typed(text=text, problems=problems_of(error, text)))
    done = _done(board, loaded, text, form)
    if not isinstance(done, Edited):
        return done
    return replace(done, taken=built.taken, in_hand=in_hand_after(form, before.scenario, loaded.scenario))


def _shown(built: Built, edition: str) -> dict[str, tuple[InsteadView, ...]]:
    """The cards that could be meant instead, each card with what tells it from others of its name."""
    pool = pools_while_reachable().of(edition)

    def detail(name: str) -> str:
        printed = pool.printings(name)
        if printed:
            return detail_of(printed[0].face, printed[0].pack_name or printed[0].face.pack)
        shipped = find_in_library(name)
        return detail_of(shipped[0].definition.face, shipped[0].definition.face.pack) if shipped else ""

    return {
        field: tuple(
            InsteadView(words=one.words, line=one.line, detail=detail(one.card) if one.card else "")
            for one in offered
        )
        for field, offered in built.instead.items()
    }


def _done(before: Board, loaded: Loaded, text: str, form: Form) -> Edited | Rejected:
    """The board, kept; where it is to be stepped, only if it can be."""
    to_step = form.get("do", "") == "step"
    refusal: AgotJudgeError | None = None
    try:
        if to_step:
            ready, ready_text = _ready(loaded, text)
            play(ready)
            loaded, text = ready, ready_text
    except AgotJudgeError as error:
        refusal = error
    try:
        board = board_of(text, loaded.scenario.title)
    except StorageError as error:
        notice = Notice(title="This board could not be kept", text=error.shown)
        return Rejected(before, _loaded(before.text), Typed(text=text, notices=(notice,)))
    # The page of a board that cannot be stepped says itself what stands against it.
    return (
        Rejected(board, loaded, Typed(is_refused=True))
        if refusal is not None
        else Edited(board, to_step, loaded)
    )


def _ready(loaded: Loaded, text: str) -> tuple[Loaded, str]:
    """The scenario with the winner that its start needs, as the STR on the board decides."""
    offer = offer_of(loaded.scenario.edition, loaded.scenario.start)
    challenge = loaded.scenario.challenge
    if offer is None or not offer.after_comparison or challenge is None or challenge.winner:
        return loaded, text
    ready = with_the_winner(loaded, winner_by_strength(loaded))
    text = with_comments(write(ready.scenario), text)
    return load(text), text


def _lines(text: str) -> str:
    """Text as a browser sends it, with the line ends that it had."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _loaded(text: str) -> Loaded | None:
    try:
        return load(text)
    except ScenarioError:
        return None


def _problems(text: str) -> tuple[TextProblem, ...]:
    try:
        load(text)
    except ScenarioError as error:
        return problems_of(error, text)
    return ()


def _is_filled_in(form: Form, scenario: Scenario) -> bool:
    """True where a field of the form says something else than the board that it was made from."""
    quick = any(name.endswith("-quick") and value.strip() for name, value in form.items())
    filled = fill(form, scenario)
    return quick or bool(filled.wrong) or filled.scenario != scenario


def _typed_fields(form: Form) -> dict[str, str]:
    return {name: value for name, value in list(form.items())[:MOST_FIELDS] if name not in ("text", "do")}
