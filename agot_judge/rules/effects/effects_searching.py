"""Effects on what is hidden: cards revealed, looked at, searched for, shuffled, put back in an order."""

from msgspec.structs import replace

from agot_judge.counted import counted
from agot_judge.engine.ability import Cards, Count, LookAt, Rearrange, Reveal, Search, Shuffle
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import known_cards, labels, with_known_cards
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say, with_player
from agot_judge.engine.values.amounts import amount_of, is_those_of_somebody
from agot_judge.engine.values.matching import each_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.rules.effects.affecting import affected, is_hidden, meant, remembering, showing
from agot_judge.rules.effects.effect_events import events_on
from agot_judge.rules.prohibitions.prohibitions import is_forbidden
from agot_judge.rules.resolution.by_hand import left_to_judge
from agot_judge.rules.resolution.effect_results import parts_about_those, speaks_of_those
from agot_judge.rules.resolution.resolution import fail, happen, with_top
from agot_judge.rules.resolution.scope_of import scope_of_resolution
from agot_judge.rules.resolution.unidentified_piles import unidentified_reached
from agot_judge.rules.targets.picking import searched

_AS_MUCH = "2e/rr/effects/3"
_AS_MANY = "2e/rr/effects/4"
_REVEAL = ("2e/rr/reveal/1", "2e/rr/reveal/2")
_LOOK = ("2e/rr/look/1",)
_CANNOT = ("2e/rr/cannot/1",)
_SEARCH = ("2e/rr/search/1", "2e/rr/search/3", "2e/rr/search/4", "2e/rr/search/5")


@shared.effect(Reveal, *_REVEAL, _AS_MUCH, _AS_MANY)
def reveal(machine: Machine, state: State, frame: Resolution, effect: Reveal) -> State:
    """The cards are shown to the opponents; they stay where they are."""
    cards = affected(machine.at(state), frame, effect)
    if is_hidden(machine.at(state), frame, effect.on):
        return _with_unidentified(machine, state, frame, effect, cards)
    if not cards:
        return fail(machine, state, frame, "there is no card to reveal.")
    # Of cards looked at before, "the rest" is still what was not moved.
    again = set(cards) <= set(frame.shown)
    state = remembering(state, cards, len(cards)) if again else showing(state, cards)
    events = events_on(machine.at(state), effect, cards, scope_of_resolution(frame), "effect")
    return happen(state, events)


@shared.rule(*_REVEAL, _AS_MANY)
def _with_unidentified(
    machine: Machine, state: State, frame: Resolution, effect: Reveal, cards: tuple[int, ...]
) -> State:
    """Cards among them that nobody has identified are shown as well: what they are is asked only where something depends
    on it."""
    scope = scope_of_resolution(frame)
    known = tuple(card for card in cards if card >= 0)
    shown = unidentified_reached(machine.at(state), effect.on, scope)
    if len(known) < len(cards):  # picked among those of one player
        shown = tuple((player, len(cards) - len(known)) for player, _ in shown)
    elif frame.picked:
        shown = ()
    if not (shown or frame.picked) or _what_they_are_matters(frame) or "reveal" in machine.index.heard:
        return left_to_judge(state, frame)
    unidentified = tuple(
        Event(kind="reveal unidentified", player=player, amount=many, source=frame.card, by=scope.you)
        for player, many in shown
    )
    state = showing(state, known)
    return happen(state, (*events_on(machine.at(state), effect, known, scope, "effect"), *unidentified))


def _what_they_are_matters(frame: Resolution) -> bool:
    """True where what follows speaks of the cards that were revealed, other than of how many they are."""
    after = (*frame.effects[frame.done + 1 :], *frame.then)
    counted = [node for node in nodes(after) if isinstance(node, Count) and is_those_of_somebody(node.cards)]
    return len(counted) != sum(1 for _ in parts_about_those(after))


@shared.effect(LookAt, *_LOOK, _AS_MUCH, _AS_MANY)
def look_at(machine: Machine, state: State, frame: Resolution, effect: LookAt) -> State:
    """The player looks at the cards, and does not show them."""
    if is_hidden(machine.at(state), frame, effect.on) and _matters(frame):
        return left_to_judge(state, frame)
    cards = affected(machine.at(state), frame, effect)
    players = meant(machine.at(state), frame, effect.player)
    who = machine.game.players[players[0]] if players else "Nobody"
    unidentified = unidentified_reached(machine.at(state), effect.on, scope_of_resolution(frame))
    many = len(cards) + sum(number for _, number in unidentified)
    cites = (*_LOOK, *_fewer_than_said(machine.at(state), frame, effect, many))
    state = say(state, "effect", f"{who} looks at {counted(many, 'card')}.", cites, frame.player)
    return showing(state, cards)


def _fewer_than_said(position: Position, frame: Resolution, effect: LookAt, many: int) -> tuple[str, ...]:
    """The paragraph by which as many cards are looked at as there are, where the deck has fewer than the text says."""
    top = effect.on.top if isinstance(effect.on, Cards) else None
    if top is None or amount_of(position, top, scope_of_resolution(frame)) <= many:
        return ()
    return (_AS_MANY,)


def _matters(frame: Resolution) -> bool:
    """True where what follows speaks of the cards that were looked at."""
    return speaks_of_those((*frame.effects[frame.done + 1 :], *frame.then))


@shared.effect(Search, *_SEARCH, "2e/rr/search/2", _AS_MANY, *_CANNOT)
def search(machine: Machine, state: State, frame: Resolution, effect: Search) -> State:
    """The state after a search: the found cards are known to the effects that follow; a card found for a hidden area is
    revealed."""
    found = tuple(dict.fromkeys(card for answer in frame.picked for card in answer))
    scope = scope_of_resolution(frame)
    barred = any(
        is_forbidden(machine.at(state), player, "search", frame.card)
        for player in meant(machine.at(state), frame, effect.player)
    )
    if barred and not found:
        return fail(machine, showing(state, ()), frame, "the deck cannot be searched.", _CANNOT)
    wanted = effect.kinds
    could = any(searched(machine.at(state), cards, scope) for cards in wanted)
    if not could and is_hidden(machine.at(state), frame, effect.cards):
        return left_to_judge(state, frame)
    state = with_top(showing(state, found), searched=_among_which(machine.at(state), effect, scope))
    if not found:
        players = meant(machine.at(state), frame, effect.player)
        state = _shuffled_by_rule(machine, state, frame, effect, players)
        return fail(machine, state, frame, "nothing is found.")
    names = labels(machine.game, found)
    verb = "finds and reveals" if effect.reveal else "finds"
    players = meant(machine.at(state), frame, effect.player)
    who = machine.game.players[players[0]] if players else "Nobody"
    cites = (_SEARCH[0], _SEARCH[2]) if effect.reveal else _SEARCH[:1]
    state = say(state, "effect", f"{who} {verb} {names}.", cites, frame.player)
    state = _shuffled_by_rule(machine, state, frame, effect, players)
    if not effect.reveal:
        return state
    return happen(state, events_on(machine.at(state), Reveal(on="shown"), found, scope, "effect"))


@shared.rule("2e/rr/search/2")
def _shuffled_by_rule(
    machine: Machine, state: State, frame: Resolution, effect: Search, players: tuple[int, ...]
) -> State:
    """A deck of which all was searched is shuffled, although the text does not say so."""
    where = effect.cards
    if where.zone != "deck" or where.top is not None or where.controller != effect.player:
        return state
    own = machine.game.cards[frame.card].definition.abilities if frame.card >= 0 else ()
    if any(isinstance(node, Shuffle) for node in nodes((frame.effects, frame.then, own))):
        return state
    for player in players:
        state = with_player(state, player, replace(state.players[player], deck_top=()))
        text = f"{machine.game.players[player]} shuffles the deck, all of which was searched."
        state = say(state, "effect", text, ("2e/rr/search/2", "2e/rr/deck/1"), player)
    return state


def _among_which(position: Position, effect: Search, scope: Scope) -> tuple[int, ...]:
    """The identified cards of the deck that are looked at, whatever is searched for."""
    where = effect.cards
    return each_in(position, Cards(zone="deck", top=where.top, controller=where.controller), scope)


@shared.effect(Shuffle, "2e/rr/search/2", "2e/rr/deck/1", "2e/rr/deck/2")
def shuffle(machine: Machine, state: State, frame: Resolution, effect: Shuffle) -> State:
    """The deck is shuffled. Nobody knows its order then: the one that the file gives is as good as any other."""
    players = meant(machine.at(state), frame, effect.player)
    for player in players:
        state = with_player(state, player, replace(state.players[player], deck_top=()))
    names = " and ".join(machine.game.players[player] for player in players)
    text = f"{names} shuffles the deck."
    return say(state, "effect", text, ("2e/rr/search/2", "2e/rr/deck/1"), frame.player)


@shared.effect(Rearrange, _AS_MUCH, "2e/rr/look/1")
def rearrange(machine: Machine, state: State, frame: Resolution, effect: Rearrange) -> State:
    """The cards go back on top (or on the bottom) of the deck in the order that the player has chosen."""
    chosen = tuple(card for answer in frame.picked for card in answer)
    cards = chosen or affected(machine.at(state), frame, effect)
    if not cards:
        return fail(machine, state, frame, "there is no card to put back.")
    owner = machine.game.cards[cards[0]].owner
    player = state.players[owner]
    known = known_cards(player)
    rest = tuple(card for card in known if card not in cards)
    inside = tuple(card for card in cards if card in known)
    below = inside if player.deck is not None else ()  # the bottom of a deck of unknown size is not reached
    deck = (*inside, *rest) if effect.to == "top of deck" else (*rest, *below)
    where = "on top" if effect.to == "top of deck" else "on the bottom"
    text = f"{machine.game.players[owner]} puts {counted(len(inside), 'card')} back {where} of the deck."
    state = say(state, "effect", text, (_AS_MUCH,), owner)
    return with_player(state, owner, with_known_cards(player, deck))
