"""Duplicates: a card placed beneath its copy in play, and whether one can be discarded to save that."""

from msgspec.structs import replace

from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.events import Event, facets
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import CardState, State
from agot_judge.engine.state.transition import say, with_card
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import is_prohibited
from agot_judge.rules.effects.saving import may_be_saved

DUPLICATED = ("2e/rr/duplicates/1", "2e/faq/1.2/1", "2e/faq/1.3/7")
_AS_DUPLICATE = ("2e/rr/duplicates/4", "2e/rr/duplicates/5")
_BY_TEXT = ("2e/rr/play-restrictions-and-permissions/1", "2e/faq/1.2/1")
_BY_TITLE = ("2e/rr/copy/1",)
_SECOND = ("2e/rr/duplicates/6",)


@second.rule("2e/rr/duplicates/1", "2e/rr/duplicates/4", "2e/rr/duplicates/6", "2e/rr/duplicates/7")
def as_duplicate(machine: Machine, state: State, card: int, below: int) -> State:
    """The state with the card, which is in no zone now, beneath the one in play; there may be several."""
    here = state.cards[below]
    serial = state.serial + 1
    new = CardState(zone="play", controller=here.controller, host=below, entered=serial)
    state = with_card(replace(state, serial=serial), card, new)
    state = with_card(state, below, replace(here, duplicates=(*here.duplicates, card)))
    above = label(machine.game, below)
    text = f"{label(machine.game, card)} is a duplicate of {above}: no attachment, and without text, type or traits."
    is_copy = machine.game.cards[card].definition.face.name == machine.game.cards[below].definition.face.name
    why = DUPLICATED if is_copy else _BY_TEXT
    cites = (*why, *_AS_DUPLICATE, *(_SECOND if here.duplicates else ()))
    return say(state, "state", text, (*cites, *_by_title(machine.game, card, below)))


@second.rule(*_BY_TITLE)
def _by_title(game: Game, card: int, below: int) -> tuple[str, ...]:
    """The paragraphs to cite where a card is the copy of another only because it has its title: all else differs."""
    face, other = game.cards[card].definition.face, game.cards[below].definition.face
    return () if face == other or face.name != other.name else _BY_TITLE


@second.rule("2e/rr/duplicates/2", "2e/faq/1.2/1", "2e/rr/save/3", "2e/rr/save/4", "2e/rr/sacrifice/4")
def duplicate_can_save(position: Position, event: Event, player: int | None) -> bool:
    """A duplicate may be discarded when its card would leave play, unless that cannot or would not save it.

    Who takes control of a character takes control of that card only: its duplicate stays with the player who owns it,
    as an attachment would (inferred from 2e/faq/1.2/1 and 2e/rr/attachment-cards/6; no paragraph says it outright).
    """
    if "leave play" not in facets(event.kind) or not may_be_saved(event):
        return False
    here = position.state.cards[event.card]
    owner = position.game.cards[event.card].owner
    if not here.duplicates or player not in (None, owner) or position.state.players[owner].eliminated:
        return False
    return event.cause != "terminal condition" and not is_prohibited(position, event.card, "be saved")
