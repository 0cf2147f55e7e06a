"""Saves: a duplicate discarded for one, and what comes of what was imminent."""

from msgspec.structs import replace

from agot_judge.editions.second.frames import SavingByDuplicate
from agot_judge.editions.second.leaving.leaving_play import without_unidentified_duplicate
from agot_judge.editions.second.rulebook import second
from agot_judge.editions.second.timing.opportunities import DUPLICATE_CITES
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Option
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence
from agot_judge.engine.state.state import UNKNOWN, State
from agot_judge.engine.state.transition import push, say
from agot_judge.explain.left_open import Question, say_open
from agot_judge.explain.wording import describe
from agot_judge.rules.effects.saving import save
from agot_judge.rules.prohibitions.prohibitions import NO_CARD_ABILITY, forbids_triggering

STEPS = "2e/rr/initiating-abilities-marshaling-cards"
SAVED = ("2e/rr/the-word-would/3",)
_OF_A_CARD_TAKEN = Question(
    asked="who may discard the duplicate of a card that another player controls than owns it",
    readings=(
        "its owner may, to whom the duplicate belongs as an attachment would",
        "its controller may, whom a duplicate grants its ability",
    ),
    cites=("2e/faq/1.2/1", "2e/rr/attachment-cards/6", "2e/rr/duplicates/2"),
)
_PAYS = (f"{STEPS}/5", f"{STEPS}/9")


@second.rule("2e/rr/duplicates/2", *_PAYS, "2e/rr/discard-pile/2")
def save_by_duplicate(
    machine: Machine, state: State, occurrence: Occurrence, option: Option, player: int
) -> State:
    """Discard the duplicate, the cost of a triggered game ability: an occurrence of its own. It cannot be canceled."""
    name = machine.game.players[player]
    text = f"{name} discards a duplicate to save {label(machine.game, option.card)}."
    cites = (*DUPLICATE_CITES, *SAVED, *(NO_CARD_ABILITY if forbids_triggering(machine.at(state)) else ()))
    state = say(push(state, occurrence), "ability", text, cites, player)
    if machine.game.cards[option.card].owner != state.cards[option.card].controller:
        state = say_open(state, _OF_A_CARD_TAKEN, player, followed=0)
    saving = SavingByDuplicate(card=option.card, event=option.event, player=player)
    duplicate = state.cards[option.card].duplicates[-1]
    if duplicate == UNKNOWN:
        return push(without_unidentified_duplicate(machine, state, option.card), saving)
    cost = Event(
        kind="discard from play",
        card=duplicate,
        player=player,
        source=option.card,
        by=player,
        cause="cost",
        can_be_saved=False,
    )
    return push(state, saving, Occurrence(events=(cost,)))


@second.frame(SavingByDuplicate, "2e/rr/duplicates/2", "2e/rr/save/1", "2e/rr/triggering-condition/5")
def saved_by_duplicate(machine: Machine, state: State, frame: SavingByDuplicate) -> State:
    """The state in which the save is imminent in place of the occurrence; unless the card has left play while the cost was
    paid."""
    below = state.stack[-1]
    assert type(below) is Occurrence
    if below.events[frame.event].card != frame.card:
        return state
    return push(replace(state, stack=state.stack[:-1]), save(below, frame.event, frame.player))


@second.event("save", "2e/rr/save/1", "2e/rr/save/2", "2e/rr/military-claim/4")
def card_is_saved(machine: Machine, state: State, event: Event) -> State | None:
    """The card remains in play; where it was chosen for claim, the choice still serves."""
    cites: tuple[str, ...] = ("2e/rr/save/1",)
    if event.cause == "claim":
        cites += ("2e/rr/save/2", "2e/rr/military-claim/4")
    return say(state, "occurrence", describe(machine, event) + ".", cites)


@second.event("nothing", "2e/rr/save/1")
def nothing(machine: Machine, state: State, event: Event) -> State | None:
    """The state in which nothing leaves play of the cards that would have left with a saved card."""
    return None
