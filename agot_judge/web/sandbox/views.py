"""The sandbox: build a board, step it, share it. Every state of it is an address; nothing is kept between requests."""

import re
from contextlib import ExitStack

from flask import Blueprint, Response, g, make_response, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from msgspec.structs import replace

from agot_judge.engine.pause import PAUSE
from agot_judge.errors import (
    AgotJudgeError,
    IllegalMove,
    OutOfBudget,
    ScenarioError,
    UnknownScenario,
)
from agot_judge.scenario.format import Loaded, write
from agot_judge.web.card_library import pools_while_reachable
from agot_judge.web.errors import page_of
from agot_judge.web.limits import BOARD_SECONDS, within
from agot_judge.web.sandbox.answer_form import read_answer
from agot_judge.web.sandbox.board_title import board_title
from agot_judge.web.sandbox.build_page import NOTHING_TYPED, Typed, build_page, edit_address
from agot_judge.web.sandbox.building import begun, with_imported
from agot_judge.web.sandbox.chips import Chips
from agot_judge.web.sandbox.deck_lists import notice_of_deck, with_uploaded_lists
from agot_judge.web.sandbox.edit_here import text_from_here
from agot_judge.web.sandbox.editing import Edited, edit_board, problems_of
from agot_judge.web.sandbox.going_on import way_on
from agot_judge.web.sandbox.hand_form import after_pressing, read_hand
from agot_judge.web.sandbox.hand_view import hand_query
from agot_judge.web.sandbox.in_hand import NOTHING_IN_HAND, InHand, asked_in_hand
from agot_judge.web.sandbox.line_of_play import Line
from agot_judge.web.sandbox.loading import boards_kept, line_of, load, other_line_of
from agot_judge.web.sandbox.packing import CannotUnpack, pack, unpack
from agot_judge.web.sandbox.pages import Notice
from agot_judge.web.sandbox.passing import passed_by_all, saves_declined
from agot_judge.web.sandbox.positions import Position
from agot_judge.web.sandbox.run_text import run_as_text, with_comments, with_run
from agot_judge.web.sandbox.shares import (
    Board,
    Standing,
    asking,
    board_at,
    board_of,
    kept_board,
    prepare_store,
    url,
)
from agot_judge.web.sandbox.step_page import Asked, decision_key, step_page, trace_text
from agot_judge.web.sandbox.variations import renamed, switched, with_a_new_line

blueprint = Blueprint("sandbox", __name__, url_prefix="/sandbox")
prepare_store(blueprint)


@blueprint.before_request
def keep_boards() -> None:
    """The boards that this request builds and plays are there for the next step."""
    g.boards_kept = ExitStack()
    g.boards_kept.enter_context(boards_kept())


@blueprint.teardown_request
def leave_boards(_error: BaseException | None) -> None:
    """The kept boards are brought within its bounds."""
    g.pop("boards_kept", ExitStack()).close()


HERE = "/<any(s, k):kind>/<key>"
IN_HAND = "board"
"""The cookie that has the address of the board in hand."""
MOST_IN_HAND = 3800
"""A browser keeps no more in a cookie."""
A_MONTH_S = 30 * 24 * 3600


def is_board(address: str) -> bool:
    """True where an address, which a cookie may have from anywhere, is one of a board here."""
    return re.fullmatch(r"/sandbox/[sk]/[A-Za-z0-9_-]+(/edit)?(\?[\w=&%.:+-]*)?", address) is not None


@blueprint.errorhandler(CannotUnpack)
@blueprint.errorhandler(UnknownScenario)
def no_such_board(error: AgotJudgeError) -> ResponseReturnValue:
    """A link that was cut off, or that leads to no saved board."""
    return page_of(404, "There is no such board", error.message)


@blueprint.errorhandler(OutOfBudget)
def too_large(error: OutOfBudget) -> ResponseReturnValue:
    """A game that never comes to an end."""
    return page_of(413, "This is too large", error.message)


class CannotStart(AgotJudgeError):
    """A board whose line of play cannot start."""

    def __init__(self, board: Board, error: AgotJudgeError) -> None:
        super().__init__(error.message)
        self.board = board


@blueprint.errorhandler(CannotStart)
@within(BOARD_SECONDS)
def to_be_mended(error: CannotStart) -> ResponseReturnValue:
    """The page on which a board that cannot start is mended. It says itself why, with what to do."""
    return _read_and_built(error.board), 400


def _read_and_built(board: Board) -> str:
    """The page of a board, or of the faults of its text."""
    try:
        loaded = load(board.text)
    except ScenarioError as error:
        return _build(board, None, Typed(problems=problems_of(error, board.text)))
    return _build(board, loaded)


@blueprint.get("")
@within(BOARD_SECONDS)
def begin() -> ResponseReturnValue:
    """A board to fill, at the start that the address asks for: empty, or with an imported card on it."""
    scenario = begun(request.args.get("start", ""), request.args.get("edition", ""))
    code = request.args.get("card", "")
    if code:
        scenario = with_imported(scenario, code, pools_while_reachable())
    board = board_of(write(scenario))
    return _build(board, load(board.text), is_new=True)


@blueprint.get(HERE + "/edit")
@within(BOARD_SECONDS)
def edit(kind: str, key: str) -> ResponseReturnValue:
    """A board as a form and as text."""
    board = board_at(kind, key)
    try:
        loaded = load(board.text)
    except ScenarioError as error:
        return _build(board, None, Typed(problems=problems_of(error, board.text))), 400
    return _build(board, loaded, in_hand=asked_in_hand(request.args))


@blueprint.post(HERE + "/edit")
@within(BOARD_SECONDS)
def change(kind: str, key: str) -> ResponseReturnValue:
    """The response to a form or a press: the changed board has an address of its own."""
    board = board_at(kind, key)
    form = with_uploaded_lists(request.form, request.files)
    edited = edit_board(board, form)
    if not isinstance(edited, Edited):
        return _build(edited.board, edited.loaded, edited.typed, in_hand=asked_in_hand(form)), 400
    if edited.taken:
        typed = Typed(taken=edited.taken, notices=tuple(map(notice_of_deck, edited.taken.values())))
        return _build(edited.board, edited.loaded, typed, in_hand=edited.in_hand)
    if edited.to_step:
        return redirect(url(edited.board), 303)
    return redirect(edit_address(edited.board, edited.in_hand), 303)


@blueprint.get(HERE)
@within(BOARD_SECONDS)
def step(kind: str, key: str) -> ResponseReturnValue:
    """A board at one place of its line of play."""
    board, line = opened(kind, key)
    return render_template("sandbox/step.html", page=step_page(board, line, asked_for()))


@blueprint.post(HERE)
@within(BOARD_SECONDS)
def answer(kind: str, key: str) -> ResponseReturnValue:
    """An answer to the decision where one stands: the line goes on, or another one branches off."""
    board, line = opened(kind, key)
    asked = asked_for()
    place = line.places.places[line.places.number(asked.standing.at)]
    if request.form.get("of", decision_key(place)) != decision_key(place):
        notice = Notice(
            title="Nothing was done: that press was made on another decision",
            text="Answer the one that stands here.",
            level="warn",
        )
        return render_template(
            "sandbox/step.html", page=step_page(board, line, replace(asked, notices=(notice,)))
        ), 409
    try:
        return _answered(board, line, place, asked)
    except IllegalMove as error:
        notice = Notice(title=error.message, citations=Chips().of(error.cites))
        refused = replace(asked, notices=(notice,), typed=_ticked(), filled_in=request.form)
        return render_template("sandbox/step.html", page=step_page(board, line, refused)), 400


@blueprint.post(HERE + "/short")
@within(BOARD_SECONDS)
def shorten(kind: str, key: str) -> ResponseReturnValue:
    """The same place of the same board under a short link: the board is kept for it."""
    board = board_at(kind, key)
    title = board_title(load(board.text).scenario)
    return redirect(f"{url(kept_board(board.text, title), '', asked_for().standing)}#link", 303)


@blueprint.get("/in-hand")
def in_hand() -> ResponseReturnValue:
    """The board that was looked at last in this browser; a new one where there is none."""
    address = request.cookies.get(IN_HAND, "")
    return redirect(address if is_board(address) else url_for("sandbox.begin"), 303)


@blueprint.after_request
def keep_in_hand(response: Response) -> Response:
    """The address of a board that is shown is kept in the browser, for the way back to it."""
    is_shown = request.method == "GET" and request.endpoint in ("sandbox.step", "sandbox.edit")
    address = request.full_path.rstrip("?")
    if is_shown and response.status_code == 200 and len(address) <= MOST_IN_HAND:
        response.set_cookie(
            IN_HAND, address, max_age=A_MONTH_S, path="/sandbox/in-hand", samesite="Lax", httponly=True
        )
    return response


@blueprint.post(HERE + "/here")
@within(BOARD_SECONDS)
def edit_here(kind: str, key: str) -> ResponseReturnValue:
    """The board as it stands at a place, to be edited: a board of its own, kept where it is too long for an address."""
    _, line = opened(kind, key)
    place = line.places.places[line.places.number(asked_for().standing.at)]
    here = board_of(text_from_here(line, place), line.board.loaded.scenario.title)
    return redirect(url(here, "edit"), 303)


@blueprint.post(HERE + "/line")
@within(BOARD_SECONDS)
def take(kind: str, key: str) -> ResponseReturnValue:
    """Another line of the same board, kept where it is too long for an address."""
    board = board_at(kind, key)
    scenario = load(board.text).scenario
    chosen = request.form.get("line", "")
    taken = board_of(other_line_of(board.text, scenario, unpack(chosen)), scenario.title)
    other = switched(asked_for().standing.other, chosen, pack(run_as_text(scenario.run)))
    return redirect(url(taken, "", Standing(other=other)), 303)


@blueprint.post(HERE + "/lines")
def rename_line(kind: str, key: str) -> ResponseReturnValue:
    """A line of play under another name, on the page where it stands."""
    standing = asked_for().standing
    number = request.form.get("number", "")
    known = number.isascii() and number.isdigit() and len(number) < 3
    other = (
        renamed(standing.other, int(number) - 1, request.form.get("name", "")) if known else standing.other
    )
    return redirect(url(board_at(kind, key), "", replace(standing, other=other)), 303)


@blueprint.get(HERE + "/scenario.yaml", endpoint="download")
def download(kind: str, key: str) -> Response:
    """The scenario as a file for the command line."""
    response = make_response(board_at(kind, key).text)
    response.mimetype = "application/yaml"
    response.headers["Content-Disposition"] = 'attachment; filename="scenario.yaml"'
    return response


@blueprint.get(HERE + "/trace.txt", endpoint="trace")
@within(BOARD_SECONDS)
def trace(kind: str, key: str) -> ResponseReturnValue:
    """The trace up to a place as text, with its citations."""
    _, line = opened(kind, key)
    place = line.places.places[line.places.number(request.args.get("at", ""))]
    response = make_response(trace_text(line, place, Chips()))
    response.mimetype = "text/plain"
    return response


def _build(
    board: Board,
    loaded: Loaded | None,
    typed: Typed = NOTHING_TYPED,
    is_new: bool = False,
    in_hand: InHand = NOTHING_IN_HAND,
) -> str:
    page = build_page(board, loaded, typed, is_new, in_hand)
    return render_template("sandbox/build.html", page=page)


def opened(kind: str, key: str) -> tuple[Board, Line]:
    """The board of an address with its line of play. Raises CannotStart; as ``board_at``."""
    board = board_at(kind, key)
    try:
        return board, line_of(board.text)
    except AgotJudgeError as error:
        raise CannotStart(board, error) from error


def asked_for() -> Asked:
    """The demands of the address besides the board."""
    asked = request.args
    standing = Standing(at=asked.get("at", ""), other=tuple(asked.getlist("other")[:8]))
    return Asked(
        standing=standing, why=asked.get("why", ""), hand=asked.get("hand"), kind=asked.get("do", "")
    )


def _ticked() -> frozenset[int]:
    typed = request.form.getlist("option")[:1000]
    return frozenset(int(one) for one in typed if one.isascii() and one.isdigit() and len(one) < 7)


def _answered(board: Board, line: Line, place: Position, asked: Asked) -> ResponseReturnValue:
    standing = asked.standing
    scenario = line.board.loaded.scenario
    pressed = request.form.get("answer")
    if pressed == "end":
        declined = saves_declined(line.board.machine, line.places.places[-1].state)
        if declined and request.form.get("decline") != "yes":
            page = step_page(board, line, replace(asked, declining=declined))
            return render_template("sandbox/step.html", page=page)
        ended = board_of(with_run(board.text, scenario, passed_by_all(line)), scenario.title)
        return redirect(url(ended, "", Standing(other=standing.other)), 303)
    onward = way_on(line, place, pressed or "")
    if onward is not None:
        longer = replace(scenario, stop=onward.stop)
        gone_on = board_of(with_comments(write(longer), board.text), scenario.title)
        return redirect(url(gone_on, "", replace(standing, at=_where_it_goes_on(gone_on, place))), 303)
    if place.state.asking is None and asked.kind and not line.board.machine.is_over(place.state):
        place = line.between(place)
    decision = place.state.asking
    if decision is None:
        raise IllegalMove("Nobody decides here. Go to a decision first.")
    if decision.kind == "by hand" or asked.kind:
        hand, said = after_pressing(
            line.board, place.state, read_hand(line.board, asked.hand or "", asked.kind), request.form
        )
        if said is None:
            part = "decision" if decision.kind == "by hand" else "by-hand-here"
            return redirect(f"{asking(url(board, '', standing), hand_query(hand))}#{part}", 303)
        given = replace(said, after_line=len(place.state.log)) if decision.kind == PAUSE else said
    else:
        given = read_answer(request.form, decision, line.board.machine.game)
    before = line.given_at(place)
    if before == given:
        following = line.places.places[line.places.next_stop(line.places.number(place.key))]
        return redirect(url(board, "", Standing(at=following.key, other=standing.other)), 303)
    run = line.with_answer(place, given)
    changed = board_of(with_run(board.text, scenario, run), scenario.title)
    other = standing.other
    if before is not None:
        other = with_a_new_line(other, pack(run_as_text(scenario.run)))
    return redirect(url(changed, "", Standing(at=_next_place(changed, place), other=other)), 303)


def _where_it_goes_on(board: Board, place: Position) -> str:
    """Where one stands after the former end: at the next decision, or at the new end."""
    places = line_of(board.text).places
    number = places.number(place.key)
    return places.places[number if places.places[number].is_stop else places.next_stop(number)].key


def _next_place(board: Board, place: Position) -> str:
    """Where one stands after an answer: at the next decision, or at the end."""
    line = line_of(board.text)
    places = line.places.places
    stops = (one for one in places if one.is_stop and not 0 <= one.decision <= place.decision)
    return next(stops, places[-1]).key
