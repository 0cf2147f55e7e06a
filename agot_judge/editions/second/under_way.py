"""The frames on the stack, in the words of the rules."""

import re
from collections.abc import Iterable

from agot_judge.editions.second.frames import (
    Bestowing,
    Claim,
    Entering,
    Exclusion,
    Keywords,
    SavingByDuplicate,
)
from agot_judge.engine.machine import Machine
from agot_judge.engine.rulebook import OpenThing
from agot_judge.engine.state.frames import (
    ActionWindow,
    Delayed,
    Frame,
    Initiation,
    Occurrence,
    PuttingIntoPlay,
    RandomDiscard,
    Resolution,
    Step,
    Victory,
)
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State
from agot_judge.explain.wording import describe

WORDS = re.compile(r"(?<=[a-z])(?=[A-Z])")
"""Where a new word begins in the name of a kind of frame."""
STAGES = {
    1: "About to happen",
    2: "Interrupts (“would”, saves, cancels) before",
    3: "Forced interrupts before",
    4: "Interrupts before",
    5: "Happening",
    6: "Forced reactions after",
    7: "Reactions after",
}
CITES = {
    1: "2e/rr/triggering-condition/4",
    2: "2e/rr/triggering-condition/5",
    3: "2e/rr/triggering-condition/6",
    4: "2e/rr/triggering-condition/7",
    5: "2e/rr/triggering-condition/8",
    6: "2e/rr/triggering-condition/9",
    7: "2e/rr/triggering-condition/10",
}


def describe_frame(machine: Machine, state: State, frame: Frame) -> OpenThing | None:
    """A frame of the stack in words; None for one that only waits to begin."""
    game = machine.game
    if isinstance(frame, Step):
        if frame.stage == 0:
            return None
        title = machine.rulebook.steps[frame.number].title
        return OpenThing(kind="step", text=f"{frame.number} {title}", cite=f"2e/rr/{frame.number}/1")
    if isinstance(frame, ActionWindow):
        if frame.turn < 0:
            return None
        text = f"Action window after {frame.after}"
        who = _passed(machine.game, frame.turn, frame.passes)
        note = f"{who} passed" if who else ""
        return OpenThing(kind="window", text=text, note=note, cite="2e/rr/action-windows/1")
    if isinstance(frame, Occurrence):
        events = frame.happened if frame.stage >= 6 else frame.events
        what = "; ".join(dict.fromkeys(describe(machine, event) for event in events)) or "nothing"
        if frame.stage >= 6 and frame.turn < 0 and frame is not state.stack[-1]:
            return OpenThing(kind="ability", text=f"Reactions come after all of it: {what}")
        is_window = frame.stage in (2, 4, 7)
        who = _passed(machine.game, frame.turn, frame.passes) if is_window and frame.turn >= 0 else ""
        # Whoever could use nothing was not asked.
        note = f"{who} passed or could use nothing" if who else ""
        text = f"{STAGES.get(frame.stage, 'Done')}: {what}"
        kind = "window" if frame.stage != 5 else "ability"
        return OpenThing(kind=kind, text=text, note=note, cite=CITES.get(frame.stage, ""))
    return OpenThing(kind="ability", text=_under_way(machine.game, frame, game.players))


def _under_way(game: Game, frame: Frame, players: tuple[str, ...]) -> str:
    cards = game.cards
    if isinstance(frame, Initiation):
        return f"{players[frame.player]} uses {cards[frame.card].label} (step {frame.stage} of initiating it)"
    if isinstance(frame, Resolution):
        source = cards[frame.card].label if frame.card >= 0 else "an effect"
        return f"The effects of {source} resolve"
    if isinstance(frame, Claim):
        return f"Claim {frame.amount} ({frame.type}) is applied to {players[frame.player]}"
    if isinstance(frame, Keywords):
        current = f": {frame.current}" if frame.current else ""
        done = f" (done: {', '.join(frame.done)})" if frame.done else ""
        return f"Challenge resolution keywords{current}{done}"
    if isinstance(frame, Delayed):
        return f"Delayed effects at the end of the {frame.period}"
    if isinstance(frame, RandomDiscard):
        return f"{frame.amount} of {players[frame.player]}'s cards in hand are discarded at random"
    if isinstance(frame, Victory):
        return "Several players would win, or be eliminated, at once"
    if isinstance(frame, Entering):
        card = cards[frame.card].label
        return f"{players[frame.player]} uses {card} ({frame.way}, step {frame.stage} of marshaling cards)"
    if isinstance(frame, PuttingIntoPlay):
        return f"{', '.join(cards[event.card].label for event in frame.events)} put into play"
    if isinstance(frame, SavingByDuplicate):
        return f"{cards[frame.card].label} is saved once its duplicate is discarded"
    if isinstance(frame, Exclusion):
        return f"Which of them applies: {', '.join(cards[card].label for card, _ in frame.among)}"
    if isinstance(frame, Bestowing):
        return f"Bestow: {', '.join(cards[card].label for card in frame.cards)}"
    return WORDS.sub(" ", type(frame).__name__).capitalize()


def _passed(game: Game, turn: int, passes: int) -> str:
    """Who has passed in a row, before the player whose turn it is."""
    players = game.players
    who: Iterable[str] = (
        players[(turn - passed) % len(players)] for passed in range(min(passes, len(players)), 0, -1)
    )
    return ", ".join(who)
