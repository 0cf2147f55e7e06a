"""The order in which an owner places cards that leave for the same pile simultaneously."""

from msgspec.structs import replace

from agot_judge.engine.index import Index
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import card_options
from agot_judge.engine.state.decision import Answer, Decision, in_which_order
from agot_judge.engine.state.frames import PlacingInPile
from agot_judge.engine.state.state import PlayerState, State
from agot_judge.engine.state.transition import ask, in_player_order, say, with_player

_ORDER = {"dead": ("2e/rr/dead-pile/7",), "discard": ("2e/rr/discard-pile/5",)}


@shared.rule(*_ORDER["dead"], *_ORDER["discard"])
def placed_together(index: Index, before: State, after: State) -> tuple[PlacingInPile, ...]:
    """The owners who may place several cards in a pile in any order, each with the pile, the one asked first last.

    The order is asked only in a game in which some ability speaks of the top or the bottom of a pile: nothing else can
    tell one order from another.
    """
    if not index.speaks_of_ends_of_piles:
        return ()
    found: list[PlacingInPile] = []
    for player in reversed(in_player_order(after)):
        for pile in _ORDER:
            lay = _pile(before.players[player], pile)
            cards = tuple(
                card for card in _pile(after.players[player], pile) if card >= 0 and card not in lay
            )
            if len(cards) > 1:
                found.append(PlacingInPile(player=player, pile=pile, cards=cards))
    return tuple(found)


def _pile(player: PlayerState, pile: str) -> tuple[int, ...]:
    return player.dead if pile == "dead" else player.discard


@shared.frame(PlacingInPile, *_ORDER["dead"], *_ORDER["discard"])
def place_in_any_order(machine: Machine, state: State, frame: PlacingInPile) -> State:
    """Their owner is asked; where a run says nothing, they lie as they left, the first of them undermost, and that is
    said."""
    options = card_options(machine.game, frame.cards[::-1])
    text = f"In which order are these cards placed in the {frame.pile} pile, the last of them on top?"
    decision = in_which_order(frame.player, text, options, _ORDER[frame.pile])
    return ask(state, frame, replace(decision, default=tuple(range(len(options)))))


@shared.frame_answer(PlacingInPile, *_ORDER["dead"], *_ORDER["discard"])
def placed_in_order(
    machine: Machine, state: State, frame: PlacingInPile, decision: Decision, given: Answer
) -> State:
    """They take each other's places in the pile."""
    here = state.players[frame.player]
    chosen = [decision.options[option] for option in given.options]
    upwards = iter(option.card for option in reversed(chosen))
    pile = tuple(next(upwards) if card in frame.cards else card for card in _pile(here, frame.pile))
    here = replace(here, dead=pile) if frame.pile == "dead" else replace(here, discard=pile)
    names = ", ".join(option.label for option in chosen)
    owner = machine.game.players[frame.player]
    text = f"{owner} places in the {frame.pile} pile, one at a time: {names}."
    if given.is_unsaid:
        text = (
            f"{owner} may place these cards in the {frame.pile} pile in any order. Which is not said, so it is taken, one at"
            f" a time: {names}."
        )
    return say(with_player(state, frame.player, here), "decision", text, decision.cites, frame.player)
