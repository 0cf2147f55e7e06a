"""True where an occurrence is one to which a triggering condition refers."""

from msgspec.structs import replace

from agot_judge.engine.ability import Cards, Trigger
from agot_judge.engine.index import kinds_of
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import is_duplicate
from agot_judge.engine.state.events import (
    AT_RANDOM,
    ENTER_PILE,
    PILES,
    STAYING,
    TO_ZERO,
    Event,
    brought_about_by,
    facets,
)
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State
from agot_judge.engine.values.as_it_was import PLAYED, as_it_left, as_played, at_departure
from agot_judge.engine.values.immunity import initiated_by
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, players_said
from agot_judge.rules.initiation.as_it_ended import holds_of_it

_MOVED = frozenset(
    {
        "leave play",
        "enter play",
        "discard",
        "draw",
        "enter pile",
        "initiate",
        "move card",
        "play event",
        "put into used pile",
        "remove from game",
        "reveal",
        "reveal plot",
    }
)
"""The kinds of event that leave a card in another zone than the one in which the event happened to it, or have yet to bring it
there."""

_POWER_AND_GOLD = frozenset({"gain power", "move power", "move gold", "give gold"})


@shared.rule("2e/rr/triggering-condition/1", "2e/faq/1.5/5", "2e/faq/2.4/1", "2e/rr/ownership-and-control/4")
def is_met(
    position: Position, trigger: Trigger, event: Event, source: int, you: int, within: Scope | None = None
) -> bool:
    """True where the event is one to which the triggering condition refers.

    ``within``: from where a delayed effect looks at it, with what was chosen as it came into force.
    """
    state = position.state
    if any(is_met(position, one, event, source, you, within) for one in trigger.or_else):
        return True
    if trigger.event == ENTER_PILE and event.kind in PILES:
        event = entering_pile(position.game, event)
    named = facets(event.kind)
    if trigger.event not in named and not any(kind in named for kind in trigger.or_events):
        return False
    if trigger.cause is not None and not _is_caused_by(trigger.cause, event):
        return False
    if event.kind in _POWER_AND_GOLD:
        event = _as_said(state, trigger, event)
    if trigger.out_of and (event.out_of or _where(state, event)) not in trigger.out_of:
        return False
    if trigger.to_zero and TO_ZERO not in event.marks:
        return False
    if trigger.unopposed is not None and trigger.unopposed != event.flag:
        return False
    if event.amount < max(trigger.by_at_least, trigger.at_least) and not trigger.one_or_more:
        return False
    if trigger.exactly and event.amount != trigger.at_least and not trigger.one_or_more:
        return False
    if trigger.phase and state.phase not in trigger.phase and event.word not in trigger.phase:
        return False
    if trigger.at_random and AT_RANDOM not in event.marks:
        return False
    if trigger.word and trigger.word != event.word:
        return False
    if trigger.to and trigger.to != event.to:
        return False
    if trigger.challenge and not {_challenge_type(state, event), event.word} & {*trigger.challenge}:
        return False
    if (
        trigger.card is not None
        and trigger.card.any_of
        and event.card != source
        and not _may_hear(state, trigger, source)
    ):
        return False
    scope = replace(within or Scope(source=source, you=you), trigger=event, that_player=event.player)
    return (
        _players_fit(position, trigger, event, scope)
        and _card_fits(position, trigger.card, event, scope)
        and (trigger.source is None or _source_fits(position, trigger.source, brought_about_by(event), scope))
        and (
            trigger.onto is None
            or (event.other_card >= 0 and matches_in(position, trigger.onto, event.other_card, scope))
        )
        and _ability_fits(position, trigger, event, scope)
        and all(holds_of_it(position, condition, scope, event) for condition in trigger.when)
    )


def _may_hear(state: State, trigger: Trigger, source: int) -> bool:
    """True where an ability that answers what happens to its own card or to another one is where it can answer the other."""
    own = trigger.card is not None and any(one.this for one in trigger.card.any_of)
    return not own or source < 0 or state.cards[source].zone == "play"


@shared.rule("2e/rr/dead-pile/2", "2e/rr/discard-pile/2")
def entering_pile(game: Game, event: Event) -> Event:
    """The occurrence, before it happens, as that of a card which is about to enter its owner's pile."""
    owner = game.cards[event.card].owner if event.card >= 0 else event.player
    return replace(event, kind=ENTER_PILE, to=PILES[event.kind], player=owner, departure=-1)


@shared.rule("2e/rr/effects/1", "2e/rr/effects/2")
def _is_caused_by(cause: str, event: Event) -> bool:
    """True where this brings it about. A terminal condition is a card effect; a cost and what the framework does are not."""
    return event.cause == cause or (cause == "effect" and event.cause == "terminal condition")


_CLAIMS = {"kill": "military", "discard from hand": "intrigue", "move power": "power"}
"""The types of claim, by the deed that satisfies it."""


@shared.rule("2e/rr/military-claim/1", "2e/rr/intrigue-claim/1", "2e/rr/power-claim/1")
def _challenge_type(state: State, event: Event) -> str:
    """The type of the claim that it satisfies, whatever the type of the present challenge, if there is one: an ability can
    apply claim of another type. The type of the present challenge for what is not done for claim."""
    if event.cause == "claim":
        return _CLAIMS.get(event.kind, "")
    return event.word if state.challenge is None else state.challenge.type


@shared.rule("2e/rr/moving-power/1", "2e/faq/1.4/1", "2e/rr/gold/1", "2e/rr/for-your-faction/1")
def _as_said(state: State, trigger: Trigger, event: Event) -> Event:
    """Power or gold, as the condition speaks of it: power that a faction gains, or that moves from or to it, is on the
    faction card; power that "is gained by or moved to" a card happens to the card to which it moves; gold that moves
    "from a gold pool" is no gold on a card."""
    if event.kind in ("move gold", "give gold"):
        giver = event.player if event.card < 0 else -1
        return replace(event, player=giver, other_player=event.other_player if event.other_card < 0 else -1)
    if event.card < 0 <= event.player:
        event = replace(event, card=state.players[event.player].faction)
    if event.kind == "gain power":
        return event
    if event.other_card < 0 <= event.other_player:
        event = replace(event, other_card=state.players[event.other_player].faction)
    if trigger.event != "gain power":
        return event
    return replace(event, card=event.other_card, player=event.other_player)


def told_of_where_it_goes(state: State, trigger: Trigger | None, event: Event) -> Event:
    """Power "gained by or moved to" a card: "that character", "its controller" are where it comes to."""
    if trigger is None or trigger.event != "gain power" or event.kind != "move power":
        return event
    return _as_said(state, trigger, event)


def _where(state: State, event: Event) -> str:
    """Where the card is, which has not moved yet."""
    return state.cards[event.card].zone if event.card >= 0 else ""


def _ability_fits(position: Position, trigger: Trigger, event: Event, scope: Scope) -> bool:
    """True where an ability, whose effects would initiate, fits the description."""
    asked = trigger.with_word or trigger.reacts_to or trigger.ability_kind or trigger.triggered
    if trigger.only_target is None and not asked:
        return True
    frame = initiated_by(position.state, event)
    if frame is None:
        return False
    ability = position.ability(event.card, event.amount)
    if trigger.ability_kind and trigger.ability_kind != ability.kind:
        return False
    if trigger.triggered and (ability.forced or ability.kind == "when revealed"):
        return False
    if trigger.with_word and trigger.with_word not in ability.text.lower():
        return False
    if trigger.reacts_to and (
        ability.kind != "reaction"
        or ability.trigger is None
        or trigger.reacts_to not in kinds_of(ability.trigger)
    ):
        return False
    if trigger.only_target is None:
        return True
    targets = [card for chosen in frame.targets for card in chosen]
    return len(targets) == 1 and matches_in(position, trigger.only_target, targets[0], scope)


def _source_fits(position: Position, wanted: Cards, source: int, scope: Scope) -> bool:
    """True where the card that brings it about is such a card; one that left play to pay for that, as it was."""
    return matches_in(as_it_left(position, source), replace(wanted, zone="any"), source, scope)


_OF_EVERYBODY = ("compare initiative",)
"""The kinds of event that the players bring about together: one occurrence, which names no player (2e/rr/initiative/2)."""


def _players_fit(position: Position, trigger: Trigger, event: Event, scope: Scope) -> bool:
    """The player to whom it happens, the other player, and the one whose effect it is."""
    wanted = (
        (trigger.player, event.player),
        (trigger.other_player, event.other_player),
        (trigger.by, event.by),
    )
    for who, player in wanted:
        if player < 0 and event.kind in _OF_EVERYBODY:
            continue
        if who != "any" and player not in players_said(position.game, position.state, who, scope):
            return False
    if trigger.as_player is None:
        return True
    return event.player in players_said(position.game, position.state, trigger.as_player, scope)


_OF_CARDS = ("draw", "discard from deck", "discard from hand")
"""The kinds of event that happen to cards that nobody may have identified."""


def _card_fits(position: Position, wanted: Cards | None, event: Event, scope: Scope) -> bool:
    """The card to which it happens. It is looked for where it went (2e/faq/2.4/1), as that of the player who controlled
    it before (2e/rr/ownership-and-control/4)."""
    position = at_that_time(position, event)
    state = position.state
    if wanted is None:
        return True
    if event.card < 0:
        return event.kind in _OF_CARDS and _speaks_of_any_card(position, wanted, event, scope)
    if is_duplicate(state, event.card) or event.kind in ("marshal duplicate", "marshal into shadows"):
        return _speaks_of_any_card(position, wanted, event, scope)
    if event.kind == "take control" and wanted.controller != "any":
        if event.other_player not in players_said(position.game, state, wanted.controller, scope):
            return False
        wanted = replace(wanted, controller="any")  # whose it was before
    there = looked_for(state, wanted, event)
    if there is not wanted and there.controller != wanted.controller:
        is_any = wanted.controller == "any" or event.player < 0
        if not is_any and event.player not in players_said(position.game, state, wanted.controller, scope):
            return False
    return matches_in(position, there, event.card, scope)


@shared.rule("2e/faq/2.4/1", "2e/rr/ownership-and-control/4")
def looked_for(state: State, wanted: Cards, event: Event) -> Cards:
    """The description of the card where it is looked for: where it went, whoever controls it there."""
    zone = state.cards[event.card].zone
    if event.kind == "reveal" and event.out_of and _says(wanted.zone, event.out_of):
        wanted = replace(wanted, zone="any")  # it was revealed there, wherever it was placed then
    left = wanted.zone == "play" and not _MOVED.isdisjoint(facets(event.kind))
    if wanted.zone not in ("any", zone) and (left or event.kind == f"discard from {wanted.zone}"):
        # A plot card that left play was revealed there.
        return replace(wanted, zone=zone, controller="any", revealed=None if left else wanted.revealed)
    return wanted


def at_that_time(position: Position, event: Event) -> Position:
    """From where the card of the occurrence is looked at: as it was played, or as it left play."""
    if event.kind in STAYING:
        state = _as_it_left_since(position.state, event, position)
    else:
        state = _as_it_was_played(_as_it_left(position.state, event), event)
    return position if state is position.state else position.at(state)


@shared.rule("2e/faq/2.6/8", "2e/rr/reactions/1")
def _as_it_left_since(state: State, event: Event, position: Position) -> State:
    """The state in which a card to which something happened in play is still there, where it has left play before the
    reactions to that: what has happened to it has happened."""
    return as_it_left(position, event.card).state


@shared.rule("2e/rr/gains/4", "2e/rr/leaves-play/1")
def _as_it_left(state: State, event: Event) -> State:
    """The state in which a card that left play has still what it had gained, and not what it had lost."""
    return at_departure(state, event.departure)


@shared.rule("2e/faq/1.5/1", "2e/rr/cardtypes/1")
def _as_it_was_played(state: State, event: Event) -> State:
    """An event was played as an event, whatever it became by that."""
    if event.card >= 0 and event.kind in PLAYED:
        return as_played(state, event.card, event.player)
    return state


def _says(zones: str | tuple[str, ...], zone: str) -> bool:
    return zone == zones if isinstance(zones, str) else zone in zones


@shared.rule("2e/rr/duplicates/5", "2e/rr/duplicates/8", "2e/rr/shadows.marshaling-a-card-into-shadows/2")
def _speaks_of_any_card(position: Position, wanted: Cards, event: Event, scope: Scope) -> bool:
    """True where a description fits a card that has no title, type, trait or other characteristic."""
    if event.player >= 0 and event.player not in players_said(
        position.game, position.state, wanted.controller, scope
    ):
        return False
    types = wanted.type if wanted.type == ("duplicate",) and is_duplicate(position.state, event.card) else ()
    return wanted == Cards(controller=wanted.controller, zone=wanted.zone, type=types)
