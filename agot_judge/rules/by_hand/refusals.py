"""Reasons why a change by hand cannot be made: its card is not where it would have to be, or a rule forbids it."""

from collections.abc import Iterator

from agot_judge.engine.ability import Change, Effect, PutIntoPlay
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import is_bypassed, is_character_of, is_defending, is_duplicate, label
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.engine.values.values import has_keyword
from agot_judge.explain.by_hand import DONE
from agot_judge.rules.by_hand.branches import branches, claim_lasts
from agot_judge.rules.potential.can_affect import is_open, is_reached
from agot_judge.rules.potential.nothing_to_change import is_so_already
from agot_judge.rules.potential.why_unaffected import what_spares
from agot_judge.rules.prohibitions.forbidden_players import forbidden_to
from agot_judge.rules.prohibitions.forbidding import not_forbidden, not_immune, who_forbids
from agot_judge.rules.prohibitions.prohibitions import room_for
from agot_judge.rules.resolution.scope_of import scope_of_resolution

_AS_MUCH = ("2e/rr/effects/3",)
_IN_PLAY = ("2e/rr/in-play-and-out-of-play/1", "2e/rr/in-play-and-out-of-play/2")
_ENTERS = ("2e/rr/in-play-and-out-of-play/3", "2e/rr/put-into-play/1")
_STEALTH = ("2e/rr/stealth/1",)
_PLOT = ("2e/rr/plot-card/2", "2e/rr/plot-card/3")
_FIRST = ("2e/rr/first-player/1",)
_PARTICIPATES = ("2e/rr/participating/1", "2e/rr/participating/2")
_CONTROL = ("2e/rr/ownership-and-control/2",)
_DUPLICATE = ("2e/rr/duplicates/1", "2e/faq/1.2/1")
_ATTACHMENT = ("2e/rr/attachment-cards/1",)
_MOVE = ("2e/rr/move/2",)
_CANNOT = ("2e/rr/cannot/1",)
_OVER = ("2e/rr/lasting-effects/4",)
_CLAIM = ("2e/rr/claim-or-claim-value/2",)
_TOKENS = ("2e/rr/influence-tokens/2",)
_ON_CARDS_IN_PLAY = (
    "kill", "sacrifice", "kneel", "stand", "take control", "remove from challenge", "participate", "bypass", "modify",
    "cannot",
)  # fmt: skip
_IN_A_CHALLENGE = ("participate", "remove from challenge", "bypass", "challenge type")
_OF_TYPES = {
    "kill": ("2e/rr/kill/1",),
    "sacrifice": ("2e/rr/sacrifice/1",),
    "participate": ("2e/rr/participating/1",),
    "put into play": ("2e/rr/event-cards/6", "2e/rr/put-into-play/3"),
}
"""By change: what says to cards of which types it happens."""
_PLAYED = ("character", "location", "attachment", "event")
_OF_PLOTS = ("plot deck", "used", "out of game")
_NO_OTHER_WAY = ("2e/rr/in-play-and-out-of-play/6", "2e/rr/plot-card/2")
_BLANK = ("2e/rr/duplicates/5",)
_GAINS = {"draw": "draw", "gain gold": "gain gold", "gain power": "gain power"}


def refusals(position: Position, frame: Resolution, change: Change) -> list[Requirement]:
    """Requirements that the change lacks, as the board stands. What the table did anyway needs no more than that it can be done
    at all.

    ``frame`` is the effect that is resolved by hand.
    """
    found = [one for one in _impossible(position, change) if not one.met]
    if not found and not change.anyway:
        found = [one for one in _forbidden(position, frame, change) if not one.met]
    return list(dict.fromkeys(found))


@shared.rule(
    *_IN_PLAY, *_ENTERS, *_PLOT, *_FIRST, *_CONTROL, *_MOVE, *_PARTICIPATES, "2e/rr/tokens/1", *_CLAIM, *_TOKENS
)  # fmt: skip
def _impossible(position: Position, change: Change) -> Iterator[Requirement]:
    """Requirements for the change to be one at all."""
    state, game = position.state, position.game
    challenge = state.challenge
    yield from _are_such_cards(position, change)
    if change.do in _IN_A_CHALLENGE:
        yield _needed(
            "A challenge is under way.", challenge is not None, _PARTICIPATES, "There is no challenge."
        )
    if change.on >= 0:
        yield from _are_in_play(position, (change.on,))
    if change.do in _ON_CARDS_IN_PLAY:
        yield from _are_in_play(position, change.cards)
    if change.do in ("put into play", "duplicate") or (change.do == "move" and change.to == "play"):
        for card in change.cards:
            here = state.cards[card]
            name = label(game, card)
            met = here.zone != "play" or here.facedown
            yield _needed(f"{name} is out of play.", met, _ENTERS, f"{name} is in play.")
    if change.do == "move":
        for card in change.cards:
            there = {"deck": ""}.get(change.to, change.to)
            name = label(game, card)
            met = state.cards[card].zone != there
            yield _needed(f"{name} is elsewhere.", met, _MOVE, f"{name} is there already: {change.to}.")
    if change.do == "attach":
        for card in change.cards:
            name, on = label(game, card), label(game, change.on)
            met = state.cards[card].host != change.on
            yield _needed(
                f"{name} is not attached to {on}.", met, _MOVE, f"{name} is attached to {on} already."
            )
            met = card != change.on
            yield _needed(f"{name} is another card.", met, _ATTACHMENT, f"{name} is not attached to itself.")
    if change.do == "token":
        yield from _tokens(position, change)
    if change.do == "take control":
        for card in change.cards:
            who = game.players[change.player]
            name = label(game, card)
            met = state.cards[card].controller != change.player
            failing = f"{who} controls {name} already."
            yield _needed(f"{who} does not control {name}.", met, _CONTROL, failing)
    if change.do == "reveal plot":
        for card in change.cards:
            name, who = label(game, card), game.players[change.player]
            met = card in state.players[change.player].plots
            failing = f"{name} is not in {who}'s plot deck."
            yield _needed(f"{name} is in {who}'s plot deck.", met, _PLOT, failing)
    if change.do == "first player":
        who = game.players[change.player]
        met = state.first_player != change.player
        failing = f"{who} is the first player already."
        yield _needed(f"{who} is not the first player.", met, _FIRST, failing)
    if change.do == "challenge type" and challenge is not None:
        met = challenge.type != change.word
        failing = f"The type of the challenge is {change.word} already."
        yield _needed("The challenge is of another type.", met, _PARTICIPATES, failing)
    if change.do == "claim":
        who = game.players[change.player]
        met = state.players[change.player].plot >= 0
        failing = f"{who} has no revealed plot card."
        yield _needed(f"{who} has a revealed plot card.", met, _CLAIM, failing)
    if change.do in ("kneel", "stand", "participate", "remove from challenge"):
        for card in change.cards:
            for effect in _effects(position, change):
                yield from is_so_already(position, effect, card)


_OF_ANY_TYPE = ("modify", "cannot", "token", "gain power", "reveal plot", "kneel", "stand", "effect", "at")
_OF_DUPLICATES = ("kill", "sacrifice", "discard", "move")


@shared.rule("2e/rr/in-play-and-out-of-play/6", "2e/rr/duplicates/5", "2e/rr/attachment-cards/1")
def _are_such_cards(position: Position, change: Change) -> Iterator[Requirement]:
    """The requirements that the cards are of a kind to which such a thing can be done: plots, agendas and duplicates are not like
    others."""
    _state, game = position.state, position.game
    for card in change.cards if change.do not in _OF_ANY_TYPE else ():
        face = game.cards[card].definition.face
        is_plot_on_its_way = face.type == "plot" and change.do == "move" and change.to in _OF_PLOTS
        met = face.type in _PLAYED or is_plot_on_its_way
        name = label(game, card)
        yield _needed(f"{name} is no {face.type} card.", met, _NO_OTHER_WAY, f"{name} is a {face.type} card.")
    for card in change.cards if change.do not in _OF_DUPLICATES else ():
        yield _is_no_duplicate(position, card)
    if change.on >= 0:
        face, name = game.cards[change.on].definition.face, label(game, change.on)
        met = face.type in _PLAYED
        yield _needed(f"{name} is no {face.type} card.", met, _ATTACHMENT, f"{name} is a {face.type} card.")
        yield _is_no_duplicate(position, change.on)


def _is_no_duplicate(position: Position, card: int) -> Requirement:
    name = label(position.game, card)
    met = not is_duplicate(position.state, card)
    return _needed(f"{name} is no duplicate.", met, _BLANK, f"{name} is a duplicate.")


def _effects(position: Position, change: Change) -> tuple[Effect, ...]:
    nobody = Resolution(player=0, card=-1, effects=())
    return tuple(effect for branch in branches(position, nobody, change) for effect in branch.effects)


def _needed(text: str, met: bool, cites: tuple[str, ...], failing: str = "") -> Requirement:
    return Requirement(text=text, met=met, cites=cites, failing=failing)


def _are_in_play(position: Position, cards: tuple[int, ...]) -> Iterator[Requirement]:
    for card in cards:
        zone = position.state.cards[card].zone
        name = label(position.game, card)
        failing = f"{name} is not in play: {zone}."
        yield _needed(f"{name} is in play.", zone == "play", _IN_PLAY, failing)


def _tokens(position: Position, change: Change) -> Iterator[Requirement]:
    for card in change.cards:
        here = position.state.cards[card]
        name = label(position.game, card)
        if change.amount > 0:
            met = here.zone in ("play", "shadows", "agenda")
            failing = f"{name} is not in play: {here.zone}."
            yield _needed(f"{name} is where tokens can lie.", met, _TOKENS, failing)
            continue
        there = {"gold": here.gold, "power": here.power}.get(
            change.word, dict(here.tokens).get(change.word, 0)
        )
        text = f"{name} has so many {change.word} tokens: {-change.amount}."
        failing = f"{name} has {there or 'no'} {change.word} token{'' if there == 1 else 's'}."
        yield _needed(text, there >= -change.amount, _TOKENS, failing)


@shared.rule(
    *_CANNOT, *_DUPLICATE, *_STEALTH, *_ATTACHMENT, *_OVER, "2e/rr/immune/1", "2e/rr/put-into-play/3",
    "2e/rr/kill/1", "2e/rr/sacrifice/1", "2e/rr/event-cards/6",
)  # fmt: skip
def _forbidden(position: Position, frame: Resolution, change: Change) -> Iterator[Requirement]:
    """The demands of a rule or a card on it."""
    if change.do in _GAINS and not change.cards:
        yield _allowed(position, change.player, _GAINS[change.do], frame.card)
    if change.do in ("modify", "cannot", "claim"):
        until = claim_lasts(position, change) if change.do == "claim" else change.until
        failing = f"The {until} is over."
        yield _needed(f"The {until} is not over.", is_open(position, until), _OVER, failing)
    if change.do == "duplicate":
        for card in change.cards:
            yield _duplicates(position, card, change.on)
        return
    for branch in branches(position, frame, change):
        scope = scope_of_resolution(branch)
        for card in branch.targets[0] if branch.targets and change.do != "effect" else ():
            if change.do == "bypass":
                continue
            for effect in branch.effects:
                yield from _spared(position, effect, change, card, scope)
    if change.do == "bypass":
        yield from _not_bypassed(position, frame, change)


def _spared(
    position: Position, effect: Effect, change: Change, card: int, scope: Scope
) -> Iterator[Requirement]:
    """Reasons why the effect does not reach the card."""
    if change.do == "attach":
        yield from _attachment(position, card, change.on, scope)
        return
    if is_reached(position, effect, card, scope):
        return
    found = what_spares(position, effect, card, scope)
    if not found and isinstance(effect, PutIntoPlay):
        player = change.player if change.player >= 0 else scope.you
        found = tuple(position.entry_rules.prohibitions(position, player, card, "put into play"))
        found += tuple(position.entry_rules.keeping_out(position, PutIntoPlay(under="you"), card, scope))
    if any(not one.met for one in found):
        yield from found
        return
    what = f"{label(position.game, card)}, of the type {position.game.cards[card].definition.face.type},"
    done = DONE.get(change.do, "be affected")
    cites = _OF_TYPES.get(change.do, _AS_MUCH)
    yield _needed(f"{what} can {done}.", False, cites, f"{what} cannot {done}.")


def _attachment(position: Position, card: int, host: int, scope: Scope) -> Iterator[Requirement]:
    """The requirements for being attached there."""
    here = position.state.cards[card]
    name = label(position.game, card)
    yield not_immune(position, host, scope) if scope.source >= 0 else _needed(name, True, ())
    is_attachment = (
        here.becomes == "attachment" or position.game.cards[card].definition.face.type == "attachment"
    )
    yield _needed(f"{name} is an attachment.", is_attachment, _ATTACHMENT, f"{name} is no attachment.")
    player = here.controller if here.zone == "play" else scope.you
    if is_attachment:
        yield from position.entry_rules.attachment_requirements(position, player, card, host)
    if here.zone != "play":
        yield from position.entry_rules.presence(position, player, card)
        yield from position.entry_rules.prohibitions(position, player, card, "put into play")


@shared.rule(*_DUPLICATE)
def _duplicates(position: Position, card: int, host: int) -> Requirement:
    """The requirement that the card is another copy, by title, of a unique card that its owner controls."""
    game, owner = position.game, position.game.cards[card].owner
    face, below = game.cards[card].definition.face, game.cards[host].definition.face
    met = (
        below.unique
        and face.name == below.name
        and game.cards[host].owner == owner
        and position.state.cards[host].controller == owner
    )
    who = game.players[owner]
    text = f"another copy of {below.name}, which is unique and which {who} owns and controls."
    name = label(game, card)
    return _needed(f"{name} is {text}", met, _DUPLICATE, f"{name} is not {text}")


@shared.rule(*_STEALTH)
def _not_bypassed(position: Position, frame: Resolution, change: Change) -> Iterator[Requirement]:
    """The requirements for a character to be bypassed."""
    state, game = position.state, position.game
    challenge = state.challenge
    if challenge is None:
        return
    for card in change.cards:
        name = label(game, card)
        who = game.players[challenge.defender]
        met = is_character_of(game, state, challenge.defender, card) and not has_keyword(
            position, card, "stealth"
        )
        what = f"a character without stealth that {who} controls."
        yield _needed(f"{name} is {what}", met, _STEALTH, f"{name} is not {what}")
        met = not is_defending(state, card)
        yield _needed(f"{name} is not defending.", met, _STEALTH, f"{name} is defending already.")
        met = not is_bypassed(state, card)
        yield _needed(f"{name} is not bypassed.", met, _STEALTH, f"{name} is bypassed already.")
        yield not_forbidden(position, card, "be bypassed")


@shared.rule(*_CANNOT)
def _allowed(position: Position, player: int, what: str, source: int) -> Requirement:
    """The requirement that nothing says that the player cannot do this, or cannot any more; where something does, with what it
    is."""
    met = room_for(position, player, what, source) != 0
    by = "" if met else _by_whom(position, player, what)
    who = position.game.players[player]
    return _needed(f"Nothing says that {who} cannot {what}.", met, _CANNOT, f"{who} cannot {what}{by}.")


def _by_whom(position: Position, player: int, what: str) -> str:
    found = {
        who_forbids(position.game, scope.source, effect): None
        for effect, scope in forbidden_to(position, player, lambda one: one.cannot == what)
    }
    return f" ({'; '.join(found)})" if found else ""
