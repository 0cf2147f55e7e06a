"""Cards that must be different: no two of those chosen together have the same title, or the same controller."""

from agot_judge.editions.second.book import second
from agot_judge.engine.ability import Cards, Choose, ChooseNow, Pick, Search
from agot_judge.engine.decision import Answer, Decision, Requirement
from agot_judge.engine.frames import Initiation, Resolution
from agot_judge.engine.machine import Machine
from agot_judge.engine.state import State

_FITS = ("2e/rr/target/1", "2e/rr/copy/1")


@second.rule(*_FITS)
def titles_differ(machine: Machine, state: State, decision: Decision, given: Answer) -> list[Requirement]:
    """Of "different" cards none is a copy of another."""
    limited = _asked(machine, state)
    if limited is None or not (limited.different or limited.of_different_players):
        return []
    cards = [decision.options[one].card for one in given.options]
    if limited.of_different_players:
        players = [state.cards[card].controller for card in cards]
        text = "The cards that are chosen are controlled by different players."
        return [Requirement(text=text, met=len(set(players)) == len(players), cites=_FITS[:1])]
    titles = [machine.game.cards[card].definition.face.name for card in cards]
    text = f"The cards that are chosen ({', '.join(titles)}) have different titles."
    return [Requirement(text=text, met=len(set(titles)) == len(titles), cites=_FITS)]


def _asked(machine: Machine, state: State) -> Choose | Pick | None:
    """What says which cards are chosen just now."""
    frame = state.stack[-1] if state.stack else None
    if type(frame) is Initiation:
        choices = machine.ability(frame.card, frame.ability).choose
        return choices[frame.made] if frame.made < len(choices) else None
    if type(frame) is not Resolution or frame.done >= len(frame.effects):
        return None
    effect = frame.effects[frame.done]
    if isinstance(effect, ChooseNow):
        return effect.choose
    on = effect.cards if isinstance(effect, Search) else getattr(effect, "on", None)
    return on.pick if isinstance(on, Cards) else None
