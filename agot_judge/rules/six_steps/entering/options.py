"""The cards that a player could play from hand at an opportunity."""

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Option
from agot_judge.engine.state.state import State
from agot_judge.rules.six_steps.entering.requirements import TYPES, may_enter


def entry_options(machine: Machine, state: State, player: int) -> tuple[Option, ...]:
    """The cards that the player could play as a character, location or attachment, or as a duplicate."""
    if state.phase != "marshaling" or state.active_player != player:
        return ()
    position = machine.at(state)
    cards = [
        card
        for card in state.players[player].hand
        if card >= 0 and machine.game.cards[card].definition.face.type in TYPES
    ]
    unique = machine.index.unique_names
    tries = [(card, "marshal") for card in cards]
    tries += [
        (card, "duplicate") for card in cards if machine.game.cards[card].definition.face.name in unique
    ]
    return tuple(
        Option(label=label(machine.game, card), card=card, word=way)
        for card, way in tries
        if may_enter(position, player, card, way)
    )
