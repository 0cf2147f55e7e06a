"""Who may use what in a window: saves and cancels of what is pending, passives and responses to what has occurred."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from agot_judge.engine.ability import Ability, Save
from agot_judge.engine.gained import gained_listeners
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import DUPLICATE, Option, Requirement
from agot_judge.engine.state.events import AS_ONE, ENTER_PILE, LEAVING, PILES, Event, facets
from agot_judge.engine.state.transition import put_in_force
from agot_judge.engine.values.position import Position
from agot_judge.rules.initiation.requirements import may_initiate
from agot_judge.rules.initiation.said_at_first import of_all
from agot_judge.rules.initiation.triggering import entering_pile, is_met
from agot_judge.rules.potential.potential import remedies
from agot_judge.rules.six_steps.conventions import PASSIVE, RESPONSE, SAVE_CANCEL
from agot_judge.rules.six_steps.frames import Pending, Window
from agot_judge.rules.six_steps.rulebook import six_steps
from agot_judge.rules.six_steps.winning.watching import TERMINAL, is_terminal

FAQ = "1e/faq"
LIMITED_RESPONSE = "limited response"
DUPLICATES = (f"{FAQ}/4.2/2",)
ONCE = (f"{FAQ}/2.4/1",)
OPPORTUNITY = (f"{FAQ}/response-opportunities/1", f"{FAQ}/response-opportunities/2")
SAVES = (f"{FAQ}/save-cancel-responses/2", f"{FAQ}/action-window-step-2/1")


@six_steps.rule(
    *ONCE,
    *OPPORTUNITY,
    f"{FAQ}/action-window-step-5/1",
    f"{FAQ}/responses/1",
    f"{FAQ}/3.12/1",
    f"{FAQ}/moribund/5",
)
def answering(
    position: Position,
    group: str,
    events: tuple[Event, ...],
    used: Iterable[tuple[int, int, int]],
    player: int | None,
    since: int = 0,
) -> tuple[Option, ...]:
    """The options of the player (None: of anybody) of this group of abilities in answer to these events, from number ``since``
    on: each ability once for each of them."""
    found: list[Option] = []
    before = set(used)
    for index in range(since, len(events)):
        for facet, event in _conditions(position, events[index]):
            listeners = position.index.listeners.get((group, facet), ())
            for card, number in (*listeners, *gained_listeners(position, group, facet)):
                if (card, number, index) in before:
                    continue
                ability = position.ability(card, number)
                user = position.state.cards[card].controller
                if player is not None and ability.initiated_by != "controller":
                    user = player
                if player is not None and player != user:
                    continue
                trigger = ability.trigger
                if trigger is None or not is_met(position, trigger, event, card, user):
                    continue
                if trigger.one_or_more and _is_answered(before, found, card, number):
                    continue
                together = of_all(position, trigger, event, events, card, user)
                if may_initiate(position, user, card, number, together) and all(
                    one.met for one in limited_response(position, user, ability)
                ):
                    found.append(
                        Option(
                            label=label(position.game, card),
                            card=card,
                            ability=number,
                            event=index,
                            left_to_judge=ability.left_to_judge,
                        )
                    )
    return tuple(found)


@six_steps.rule(f"{FAQ}/moribund/2", f"{FAQ}/4.13/1", f"{FAQ}/4.13/2")
def _conditions(position: Position, event: Event) -> Iterator[tuple[str, Event]]:
    """The triggering conditions of an occurrence, each with what it is then: a card that is killed or discarded is placed in its
    pile as well, in the one to which it is on its way. What happens to a hand happens to none of its cards."""
    if AS_ONE in event.marks:
        return
    yield from ((facet, event) for facet in facets(event.kind))
    if event.kind in PILES and event.card >= 0 and ENTER_PILE in position.index.heard:
        placed = entering_pile(position.game, event)
        here = position.state.cards[event.card]
        to = here.leaving or (placed.to if here.zone == "play" else here.zone)
        yield ENTER_PILE, replace(placed, to=to)


@six_steps.rule(f"{FAQ}/event-cards-play-restrictions/2", f"{FAQ}/character-abilities-play-restrictions/2")
def limited_response(position: Position, player: int, ability: Ability) -> Iterator[Requirement]:
    """A limited response may be used if the player has used none in this round: the card says so."""
    if not is_limited_response(ability):
        return
    used = any(use.title == LIMITED_RESPONSE and use.player == player for use in position.state.uses)
    who = position.game.players[player]
    yield Requirement(
        text=f"{who} has used no limited response this round (limit 1 limited response per round).",
        failing=f"{who} has used a limited response this round (limit 1 limited response per round).",
        met=not used,
        cites=(f"{FAQ}/event-cards-play-restrictions/2", f"{FAQ}/character-abilities-play-restrictions/2"),
        about="limit",
    )


def is_limited_response(ability: Ability) -> bool:
    """True where the ability is headed so."""
    return ability.text.lower().startswith(LIMITED_RESPONSE)


def _is_answered(used: set[tuple[int, int, int]], found: list[Option], card: int, ability: int) -> bool:
    """True where an ability that is used once for all that happens together is used already."""
    return any((card, ability) == one[:2] for one in used) or any(
        (card, ability) == (option.card, option.ability) for option in found
    )


@six_steps.rule(*SAVES, *DUPLICATES, f"{FAQ}/4.3/2", f"{FAQ}/save-cancel-responses/3")
def saves_and_cancels(position: Position, what: Pending, player: int | None) -> tuple[Option, ...]:
    """The save and cancel responses to what is pending, those that a duplicate gives included."""
    found = answering(position, SAVE_CANCEL, what.announced, what.used, player)
    saved = tuple(
        option for option in found if not _saves(position, option) or _can_be_saved(position, what, option)
    )
    duplicates = tuple(
        Option(
            label=label(position.game, event.card),
            card=event.card,
            ability=DUPLICATE,
            event=index,
            cites=DUPLICATES,
        )
        for index, event in enumerate(what.announced)
        if may_duplicate_save(position, event, player)
        and event.card not in what.saved
        and (event.card, DUPLICATE, index) not in what.used
    )
    return (*saved, *duplicates)


@six_steps.rule(f"{FAQ}/4.3/2", f"{FAQ}/4.3/3", f"{FAQ}/3.19/2")
def _can_be_saved(position: Position, what: Pending, option: Option) -> bool:
    """True where a save of the card of this event may be tried: it has not been saved, and nothing says that it cannot be. That
    does not keep anybody from canceling. From a terminal effect nothing saves but what lifts the terminal state."""
    event = what.announced[option.event]
    if event.kind == "save":
        return event.card not in what.saved
    if event.card in what.saved or not event.can_be_saved:
        return False
    return event.cause != TERMINAL or lifts_terminal_state(position, what, option, event.card)


@six_steps.rule(f"{FAQ}/3.19/2")
def lifts_terminal_state(position: Position, what: Pending, option: Option, card: int) -> bool:
    """True where the save does something besides that leaves the card with STR, or out of reach, once this has been executed."""
    state = position.state
    for effect in what.coming:
        state = put_in_force(state, effect)
    ability = position.ability(option.card, option.ability)
    return is_terminal(position.at(state), card) and remedies(position.at(state), ability, option.card, card)


def _saves(position: Position, option: Option) -> bool:
    effects = position.ability(option.card, option.ability).effects
    return any(isinstance(effect, Save) for effect in effects)


@six_steps.rule(*DUPLICATES, f"{FAQ}/3.17/1", f"{FAQ}/3.19/2", f"{FAQ}/4.3/1")
def may_duplicate_save(position: Position, event: Event, player: int | None) -> bool:
    """True where a duplicate can save the card of this event: from being killed or discarded, whatever it is immune to."""
    if event.kind not in ("kill", "discard from play") or event.card < 0 or not event.can_be_saved:
        return False
    if event.cause == TERMINAL:
        return False
    here = position.state.cards[event.card]
    return bool(here.duplicates) and here.zone == "play" and player in (None, here.controller)


def is_answered_before(position: Position, events: tuple[Event, ...]) -> bool:
    """True where anything in the game might save or cancel one of these events."""
    return any(
        event.kind in position.index.interrupted
        or (event.kind in LEAVING and event.card >= 0 and bool(position.state.cards[event.card].duplicates))
        for event in events
    )


@six_steps.rule(f"{FAQ}/action-window-step-5/1", f"{FAQ}/action-window-step-5/9")
def responses(position: Position, window: Window, player: int) -> tuple[Option, ...]:
    """The normal responses of the player to all that has occurred in the window."""
    return answering(position, RESPONSE, window.occurred, window.used, player, window.closed)


@six_steps.rule(
    f"{FAQ}/action-window-step-4/1",
    f"{FAQ}/3.10/3",
    f"{FAQ}/ignoring-a-passive-ability/2",
    f"{FAQ}/player-action/7",
)
def passives(position: Position, window: Window) -> tuple[Option, ...]:
    """The passives that what has occurred triggers and that have not been gathered yet: they must initiate."""
    return answering(position, PASSIVE, window.occurred, (), None, window.looked_at)
