"""The page on which a board is built, from a scenario and what was typed."""

from collections.abc import Iterable

from flask import url_for
from msgspec import Struct, field
from msgspec.structs import replace

from agot_judge.catalog.documents import EDITIONS as CARD_EDITIONS
from agot_judge.editions import DEFAULT_EDITION, EDITIONS, framework_for, has_engine
from agot_judge.errors import AgotJudgeError
from agot_judge.scenario.builder import Board as Built
from agot_judge.scenario.builder import build
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.impossible import Remark
from agot_judge.scenario.model import Scenario
from agot_judge.scenario.points import InWindow
from agot_judge.scenario.vocabulary import FACTIONS
from agot_judge.web.card_import import known_cards_counted
from agot_judge.web.sandbox.board_changes import cards_in
from agot_judge.web.sandbox.board_title import board_title
from agot_judge.web.sandbox.build_models import BuildPage, InsteadView, TextProblem
from agot_judge.web.sandbox.build_sides import build_sides
from agot_judge.web.sandbox.chips import Chips
from agot_judge.web.sandbox.deck_lists import TakenList
from agot_judge.web.sandbox.examples import examples, known_cards
from agot_judge.web.sandbox.in_force_form import effects_offered
from agot_judge.web.sandbox.in_force_view import in_force_view
from agot_judge.web.sandbox.in_hand import NOTHING_IN_HAND, InHand
from agot_judge.web.sandbox.line_of_play import winner_by_strength
from agot_judge.web.sandbox.naming import cards_of_board
from agot_judge.web.sandbox.pages import Linked, Notice
from agot_judge.web.sandbox.shares import Board, asking, board_of, url
from agot_judge.web.sandbox.starts import AS_WRITTEN, offer_of, offers


class Typed(Struct, frozen=True, kw_only=True):
    """Typed words that could not be taken, and their faults."""

    text: str | None = None
    """The scenario's text, where it was changed."""
    fields: dict[str, str] = field(default_factory=dict)
    wrong: dict[str, str] = field(default_factory=dict)
    instead: dict[str, tuple[InsteadView, ...]] = field(default_factory=dict)
    """Lines that could be meant, by the name of the field that is wrong."""
    taken: dict[str, TakenList] = field(default_factory=dict)
    """The deck lists that were taken, by the field's name."""
    problems: tuple[TextProblem, ...] = ()
    notices: tuple[Notice, ...] = ()
    is_conflict: bool = False
    is_refused: bool = False
    """True where the board was to be stepped and cannot be."""


NOTHING_TYPED = Typed()


def build_page(
    board: Board,
    loaded: Loaded | None,
    typed: Typed = NOTHING_TYPED,
    is_new: bool = False,
    in_hand: InHand = NOTHING_IN_HAND,
) -> BuildPage:
    """The page of a board; ``loaded`` is None where its text cannot be read."""
    scenario = loaded.scenario if loaded is not None else None
    edition = scenario.edition if scenario is not None else DEFAULT_EDITION
    framework = framework_for(edition)
    offer = offer_of(edition, scenario.start) if scenario is not None else None
    names = tuple(player.name for player in scenario.players) if scenario is not None else ()
    checked = _checked(loaded)
    sides = build_sides(scenario, checked.on) if scenario is not None else ()
    card = next((one for side in sides for one in side.tiles if one.path == in_hand.card), None)
    return BuildPage(
        url=edit_address(board, in_hand),
        title=scenario.title if scenario is not None else "",
        heading=board_title(scenario) if scenario is not None else "Board",
        note=scenario.note if scenario is not None else "",
        text=typed.text if typed.text is not None else board.text,
        problems=typed.problems,
        notices=typed.notices + checked.notices,
        wrong=typed.wrong,
        instead=typed.instead,
        taken=typed.taken,
        typed=typed.fields,
        has_form=scenario is not None and has_engine(edition),
        has_plots=any(one.key == "plot" for one in framework.lists),
        has_challenges=framework.challenges is not None,
        takes_decks=framework.has_library,
        starts=_starts(scenario),
        start=offer.value if offer is not None else AS_WRITTEN,
        after_comparison=offer is not None and offer.after_comparison,
        challenge=scenario.challenge if scenario is not None else None,
        winner_by_strength=checked.winner,
        first=(scenario.first_player or names[0]) if scenario is not None else "",
        players=names,
        factions=FACTIONS,
        sides=sides,
        in_hand=in_hand if in_hand.side < len(names) else NOTHING_IN_HAND,
        card=card,
        card_role=sides[int(card.path[0])].role if card is not None else "",
        in_force=in_force_view(scenario, checked.built),
        offers=effects_offered(edition),
        names_url=_names_url(edition),
        cards=cards_of_board(scenario) if scenario is not None else (),
        known=_known(scenario),
        editions=_editions(edition) if is_new else (),
        cards_known=_cards_known(),
        impossible=checked.impossible,
        marked=bool(checked.impossible or checked.on),
        moves=len(scenario.run) if scenario is not None else 0,
        examples=_examples(edition),
        is_conflict=typed.is_conflict,
        is_refused=typed.is_refused,
        is_new=is_new,
        announcement=_announcement(scenario, typed),
    )


def edit_address(board: Board, in_hand: InHand) -> str:
    """The address of the building page of a board, with what its line speaks of."""
    address = url(board, "edit")
    return asking(address, in_hand.query) if in_hand.query else address


class _Checked(Struct, frozen=True, kw_only=True):
    """The machine's statements of a board."""

    notices: tuple[Notice, ...] = ()
    impossible: tuple[Notice, ...] = ()
    on: dict[str, tuple[Notice, ...]] = {}
    """The notices of what is impossible, by the path of a card in play or the place of a side; ``impossible`` has the others."""
    winner: str = ""
    built: Built | None = None


def _checked(loaded: Loaded | None) -> _Checked:
    if loaded is None:
        return _Checked()
    chips = Chips()
    offer = offer_of(loaded.scenario.edition, loaded.scenario.start)
    winner = ""
    try:
        if offer is not None and offer.after_comparison:
            winner = winner_by_strength(loaded)
            loaded = with_the_winner(loaded, winner)
        board = build(loaded)
    except AgotJudgeError as error:
        notice = Notice(
            title="This board cannot be stepped yet",
            text=error.message,
            level="warn",
            citations=chips.of(error.cites),
        )
        return _Checked(notices=(notice,), winner=winner)
    impossible: list[Notice] = []
    on: dict[str, tuple[Notice, ...]] = {}
    for one in board.remarks:
        notice = Notice(title=one.text, level="warn", citations=chips.of(one.cites))
        path = _path_of(board, one)
        if path:
            on[path] = (*on.get(path, ()), notice)
        else:
            impossible.append(notice)
    return _Checked(impossible=tuple(impossible), on=on, winner=winner, built=board)


def _path_of(board: Built, remark: Remark) -> str:
    """The tile, or the side, about which it is said; empty where it is about neither."""
    if remark.card < 0:
        return str(remark.player) if remark.player >= 0 else ""
    names = [player.name for player in board.loaded.scenario.players]
    match board.roster.positions[remark.card].path:
        case ("players", str(name), "play", int(index), *_) if name in names:
            return f"{names.index(name)}:{index}"
        case ("players", str(name), *_) if name in names:
            return str(names.index(name))
    return ""


def with_the_winner(loaded: Loaded, winner: str) -> Loaded:
    """The scenario with this winner of its challenge, where it names none."""
    challenge = loaded.scenario.challenge
    if challenge is None or challenge.winner:
        return loaded
    scenario = replace(loaded.scenario, challenge=replace(challenge, winner=winner))
    return Loaded(scenario, loaded.tree)


def _starts(scenario: Scenario | None) -> tuple[tuple[str, str], ...]:
    edition = scenario.edition if scenario is not None else DEFAULT_EDITION
    offered = tuple((offer.value, offer.name) for offer in offers(edition))
    if scenario is None or offer_of(scenario.edition, scenario.start) is not None:
        return offered
    words = "As written" if scenario.start is not None else "The earliest point that the board allows"
    if isinstance(scenario.start, InWindow):
        words = f"The action window before {scenario.start.step}"
    return ((AS_WRITTEN, words), *offered)


def _editions(present: str) -> tuple[Linked, ...]:
    """Each edition that is stepped, with where a board of it begins."""
    return tuple(
        Linked(framework_for(one).name, url_for("sandbox.begin", edition=one) if one != present else "", one)
        for one in EDITIONS
        if has_engine(one)
    )


def _names_url(edition: str) -> str:
    return url_for("api.card_names", edition=edition) if edition in CARD_EDITIONS else ""


def _cards_known() -> str:
    counted = known_cards_counted()
    if counted.imported:
        return f"{counted.named + counted.imported} cards are known here."
    return f"{counted.named} cards are known here, those that the rules documents name; the others can be imported."


def _known(scenario: Scenario | None) -> tuple[str, ...]:
    defined = {one.key for one in scenario.cards} if scenario is not None else set()
    return tuple(sorted(defined | {one.key for one in known_cards()}))


def _examples(edition: str) -> tuple[Linked, ...]:
    return tuple(
        Linked(example.title, url(board_of(example.text, example.title)), example.note)
        for example in examples()
        if example.scenario.edition == edition
    )


def _of_decks(taken: Iterable[TakenList]) -> str:
    lines = sum(len(one.lines) for one in taken)
    unclear = sum(len(one.unclear) for one in taken)
    said = f"The deck is taken: {lines} lines, each with what it was taken for"
    return f"{said}; {unclear} more {'is' if unclear == 1 else 'are'} not clear" if unclear else said


def _announcement(scenario: Scenario | None, typed: Typed) -> str:
    wrong = len(typed.problems) + len(typed.wrong) + len(typed.notices)
    if wrong and not typed.taken:
        return f"{wrong} thing{'' if wrong == 1 else 's'} to mend"
    if scenario is None:
        return ""
    if typed.taken:
        return _of_decks(typed.taken.values())
    counts = [f"{player.name}: {len(cards_in(player, 'play'))} in play" for player in scenario.players]
    return ", ".join(counts)
