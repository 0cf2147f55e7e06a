"""The paragraphs about one use of an ability: in the midst of what, for which costs, among which copies, on whose card."""

from msgspec.structs import replace

from agot_judge.engine.ability import Ability, Cards
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import has_copies_in_play
from agot_judge.engine.state.frames import Initiation, Occurrence
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State
from agot_judge.engine.values.position import Position
from agot_judge.rules.costs.costs import is_played
from agot_judge.rules.initiation.triggering import is_met

_THROUGHOUT = ("2e/rr/initiating-abilities-marshaling-cards/9",)
_IN_TURN = {
    2: ("2e/rr/interrupts/4", "2e/rr/pass/2"),
    4: ("2e/rr/interrupts/4", "2e/rr/pass/2"),
    7: ("2e/rr/reactions/4", "2e/rr/pass/2"),
}
_AS_IT_IS_USED = ("2e/faq/attacking-alone/2",)
_EACH_PLAYERS_OWN = ("2e/rr/limits-and-maxima/4",)
_TOGETHER = ("2e/rr/costs/5",)
_ITSELF = ("2e/rr/self-referential-text/1",)
_LEFT_WITH_ITS_CARD = ("2e/rr/abilities/5", "2e/rr/leaves-play/5")
_HAD_GAINED = ("2e/rr/gains/4",)
_GAINED = ("faction", "trait", "icon", "keyword", "where", "loyal", "excluding", "any_of")
"""The fields of a description for what a card may have gained, or lost."""
_ON_ANOTHERS = ("2e/rr/attachment-cards/6", "2e/faq/2.7/1")


def about_use(position: Position, frame: Initiation, ability: Ability) -> tuple[str, ...]:
    """The paragraphs to cite as this ability is used here and now."""
    state = position.state
    cites: tuple[str, ...] = ()
    cites += _THROUGHOUT if frame.trigger is not None and _is_being_paid(state) else ()
    cites += _in_turn(state)
    cites += _EACH_PLAYERS_OWN if _has_been_used_by_another(position, frame, ability) else ()
    cites += _TOGETHER if _costs_asked(position.game, frame.card, ability) > 1 else ()
    cites += _ON_ANOTHERS if _is_on_anothers_card(state, frame.card) else ()
    cites += _LEFT_WITH_ITS_CARD if _has_left_with_its_card(state, frame) else ()
    cites += _HAD_GAINED if _asks_what_it_had_gained(position, frame, ability) else ()
    return cites + (_ITSELF if _means_no_copies(position, frame.card, ability) else ())


def checked_in_turn(state: State, ability: Ability) -> tuple[str, ...]:
    """The paragraph by which an ability is used after another one in its window: what it asks is asked only now."""
    return _AS_IT_IS_USED if _in_turn(state) and _asks_who_is_alone(ability) else ()


@shared.rule(*_THROUGHOUT)
def _is_being_paid(state: State) -> bool:
    """True where what is reacted to, or interrupted, is the payment of a cost: the initiation goes on after that."""
    below = (frame for frame in reversed(state.stack) if type(frame) is not Occurrence)
    initiation = next((frame for frame in below if frame is not state.stack[-1]), None)
    return type(initiation) is Initiation and initiation.stage == 5


@shared.rule(*(cite for cites in _IN_TURN.values() for cite in cites))
def _in_turn(state: State) -> tuple[str, ...]:
    """The paragraph by which opportunities go on after another ability was used in the same window, to whoever has passed
    before, too."""
    window = next((frame for frame in reversed(state.stack) if type(frame) is not Initiation), None)
    if type(window) is not Occurrence or len(window.used) < 2:
        return ()
    return _IN_TURN.get(window.stage, ())


@shared.rule(*_AS_IT_IS_USED)
def _asks_who_is_alone(ability: Ability) -> bool:
    """True where the ability asks for a character that is alone on its side: as it is used, not as its condition occurred."""
    return any(isinstance(node, Cards) and node.alone is not None for node in nodes(ability))


@shared.rule(*_EACH_PLAYERS_OWN)
def _has_been_used_by_another(position: Position, frame: Initiation, ability: Ability) -> bool:
    """True where another player has used such an ability in the period of its limit: that does not count for this one."""
    title = position.game.cards[frame.card].definition.face.name
    return ability.limit is not None and any(
        use.title == title and use.player != frame.player and use.period == ability.limit.period
        for use in position.state.uses
    )


@shared.rule(*_TOGETHER)
def _costs_asked(game: Game, card: int, ability: Ability) -> int:
    """The number of costs that are asked for, the gold cost of an event among them."""
    face = game.cards[card].definition.face
    return len(ability.costs) + (is_played(game, card, ability) and face.cost not in (0, None))


@shared.rule(*_ITSELF)
def _means_no_copies(position: Position, card: int, ability: Ability) -> bool:
    """True where the ability names its own title, and copies are in play that it does not mean."""
    title = position.game.cards[card].definition.face.name
    return title in ability.text.partition(":")[2] and has_copies_in_play(position.game, position.state, card)


@shared.rule(*_LEFT_WITH_ITS_CARD)
def _has_left_with_its_card(state: State, frame: Initiation) -> bool:
    """True where it is an attachment that reacts to what took attached card, and itself with it, out of play."""
    event = frame.trigger
    return event is not None and event.card >= 0 and frame.card in state.cards[event.card].left_with


@shared.rule(*_ON_ANOTHERS)
def _is_on_anothers_card(state: State, card: int) -> bool:
    """True where the card is attached to one that another player controls: "you" is its own controller all the same."""
    host = state.cards[card].host
    return host >= 0 and state.cards[host].controller != state.cards[card].controller


@shared.rule(*_HAD_GAINED)
def _asks_what_it_had_gained(position: Position, frame: Initiation, ability: Ability) -> bool:
    """True where the card that left play is such a card only by what it had gained, or lost, when it left."""
    event, trigger = frame.trigger, ability.trigger
    if event is None or event.departure < 0 or trigger is None or trigger.card is None:
        return False
    if not any(getattr(trigger.card, field) for field in _GAINED):
        return False
    return not is_met(position, trigger, replace(event, departure=-1), frame.card, frame.player)
