"""The form in which the judge says what an effect does, as a page shows it."""

from urllib.parse import urlencode

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.state.board import is_duplicate
from agot_judge.engine.state.state import State
from agot_judge.errors import IllegalMove
from agot_judge.explain.by_hand import sentence_by_hand
from agot_judge.scenario.builder import Board
from agot_judge.web.sandbox.hand_fields import GROUPS, KINDS, UNTIL, Field
from agot_judge.web.sandbox.hand_form import Hand, as_changes, pack_hand
from agot_judge.web.sandbox.shares import asking

_NO_CARDS_OF_PLAY = ("faction", "plot", "agenda", "title")


class Offered(Struct, frozen=True, kw_only=True):
    """One thing that may be chosen in a field."""

    value: str
    label: str
    detail: str = ""
    is_chosen: bool = False


class FieldView(Struct, frozen=True, kw_only=True):
    """A field with what may be chosen, and what was."""

    field: Field
    offered: tuple[Offered, ...]
    value: str


class KindView(Struct, frozen=True):
    """A kind of change, to be filled in."""

    label: str
    url: str
    is_here: bool


class HandView(Struct, frozen=True, kw_only=True):
    """The changes that were made by hand, and those that may be."""

    said: tuple[str, ...]
    """The changes in the list, each in a sentence."""
    groups: tuple[tuple[str, tuple[KindView, ...]], ...]
    label: str
    """The kind of change that is being filled in."""
    is_first: bool
    """True where it is the one that nobody has chosen yet."""
    fields: tuple[FieldView, ...]
    refusal: str
    """Why what was filled in could not be taken; empty where it was not refused."""
    is_anyway: bool
    periods: tuple[str, ...]
    url: str
    """Where the forms go."""
    close_url: str
    """The address of the place without the form."""


def hand_view(board: Board, state: State, hand: Hand, here: str, answer_url: str, refusal: str) -> HandView:
    """The form. ``here`` is the address of the place, to which the kinds are links; answers go to ``answer_url``."""
    kind = KINDS[hand.kind]
    return HandView(
        said=_said(board, state, hand),
        groups=tuple(
            (
                title,
                tuple(
                    KindView(
                        one.label,
                        asking(here, hand_query(replace(hand, kind=one.name))),
                        one.name == hand.kind,
                    )
                    for one in kinds
                ),
            )
            for title, kinds in GROUPS
        ),
        label=kind.label,
        is_first=kind.name == next(iter(KINDS)),
        fields=tuple(_field(board, state, field, hand) for field in kind.fields),
        refusal=refusal,
        is_anyway=hand.typed is not None and bool(hand.typed.get("anyway")),
        periods=UNTIL,
        close_url=here,
        url=asking(answer_url, hand_query(hand)),
    )


def hand_query(hand: Hand) -> str:
    """The part of an address about the list and of the kind that is being filled in."""
    return urlencode([("do", hand.kind), ("hand", pack_hand(hand))])


def _said(board: Board, state: State, hand: Hand) -> tuple[str, ...]:
    found: list[str] = []
    for change in hand.changes:
        try:
            (made,) = as_changes(board, state, (change,))
        except IllegalMove as error:
            found.append(error.message)
            continue
        words = sentence_by_hand(board.machine.game, (made,))
        anyway = " The table did it, whatever forbids it." if change.anyway else ""
        found.append(f"{words[:1].upper()}{words[1:]}{anyway}")
    return tuple(found)


def _field(board: Board, state: State, field: Field, hand: Hand) -> FieldView:
    typed = hand.typed
    chosen = frozenset(typed.getlist(field.name)) if typed is not None else frozenset()
    value = field.value if typed is None else typed.get(field.name, "")
    return FieldView(
        field=field,
        offered=tuple(replace(one, is_chosen=one.value in chosen) for one in _offered(board, state, field)),
        value=value,
    )


def _offered(board: Board, state: State, field: Field) -> tuple[Offered, ...]:
    players = board.machine.game.players
    if field.type in ("cards", "card"):
        cards = board.machine.game.cards
        return tuple(
            Offered(value=cards[card].label, label=cards[card].label, detail=_where(board, state, card))
            for card in range(len(board.roster.positions))
            if _is_in(board, state, field.pool, card)
        )
    if field.type == "player":
        return tuple(Offered(value=name, label=name) for name in players)
    return tuple(Offered(value=word, label=word) for word in field.words)


def _is_in(board: Board, state: State, pool: str, card: int) -> bool:
    here = state.cards[card]
    face = board.machine.game.cards[card].definition.face
    if pool == "plot decks":
        return here.zone == "plot deck"
    if face.type in _NO_CARDS_OF_PLAY or (here.zone == "play" and is_duplicate(state, card)):
        return False
    if pool == "in play":
        return here.zone == "play"
    return here.zone != "play" if pool == "out of play" else True


def _where(board: Board, state: State, card: int) -> str:
    here = state.cards[card]
    player = board.machine.game.players[here.controller]
    return player if here.zone == "play" else f"{player}, {here.zone}"
