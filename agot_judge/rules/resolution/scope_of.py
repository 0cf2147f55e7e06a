"""From where the abilities that are under way look at the game."""

from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Initiation, Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.values.scope import Scope


def scope_before(card: int, player: int, event: Event | None = None) -> Scope:
    """The scope of an ability that nobody has begun to use; ``event`` would trigger it."""
    return Scope(
        source=card, you=player, triggered=True, trigger=event, card=-1 if event is None else event.card
    )


def of_keyword(state: State, card: int) -> Scope:
    """The scope of a keyword on the card: it is no triggered ability."""
    return Scope(source=card, you=state.cards[card].controller)


def scope_of_initiation(frame: Initiation) -> Scope:
    """The scope of an ability that is being initiated: what has been paid and chosen so far."""
    return Scope(
        source=frame.card,
        you=frame.player,
        triggered=True,
        targets=frame.targets,
        paid=tuple(card for cards in frame.paid for card in cards),
        departed=frame.departed,
        trigger=frame.trigger,
        x=frame.x,
        that_many=frame.that_many,
        chosen_player=frame.chosen_player,
        words=frame.words,
        host=frame.host,
        card=_spoken_of(frame),
    )


def scope_of_resolution(frame: Resolution) -> Scope:
    """The scope of effects in progress."""
    return Scope(
        source=frame.card,
        you=frame.player,
        triggered=frame.triggered,
        targets=frame.targets,
        paid=tuple(card for cards in frame.paid for card in cards),
        departed=frame.departed,
        those=frame.those,
        hidden=frame.unidentified,
        gone=frame.gone,
        deeds=frame.deeds,
        shown=frame.shown,
        searched=frame.searched,
        trigger=frame.trigger,
        x=frame.x,
        that_many=frame.that_many,
        that_player=frame.that_player,
        chosen_player=frame.chosen_player,
        its_player=frame.its_player,
        words=frame.words,
        host=frame.host,
        succeeded=frame.latest,
        card=_spoken_of(frame),
    )


def _spoken_of(frame: Initiation | Resolution) -> int:
    """The card whose controller or owner is meant: of which the effect before spoke, a target, that of the occurrence."""
    if isinstance(frame, Resolution):
        those = (frame.before_drawing,) if frame.drawn else frame.those
        if those and those[0] >= 0:
            return those[0]
    if frame.targets and frame.targets[0]:
        return frame.targets[0][0]
    return frame.trigger.card if frame.trigger is not None else -1
