"""Why a change by hand cannot be made: its card is not where it would have to be, or a rule forbids it."""

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
from agot_judge.rules.potential.can_affect import could_affect, is_open
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
    """What the change lacks, as the board stands. What the table did anyway needs no more than that it can be done at all.

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
    """What there must be for the change to be one at all."""
    state, game = position.state, position.game
    challenge = state.challenge
    yield from _are_such_cards(position, change)
    if change.do in _IN_A_CHALLENGE:
        yield _needed("A challenge is under way.", challenge is not None, _PARTICIPATES)
    if change.on >= 0:
        yield from _are_in_play(position, (change.on,))
    if change.do in _ON_CARDS_IN_PLAY:
        yield from _are_in_play(position, change.cards)
    if change.do in ("put into play", "duplicate") or (change.do == "move" and change.to == "play"):
        for card in change.cards:
            here = state.cards[card]
            text = f"{label(game, card)} is out of play (it is in play)."
            yield _needed(text, here.zone != "play" or here.facedown, _ENTERS)
    if change.do == "move":
        for card in change.cards:
            there = {"deck": ""}.get(change.to, change.to)
            text = f"{label(game, card)} is elsewhere than where it would move ({change.to})."
            yield _needed(text, state.cards[card].zone != there, _MOVE)
    if change.do == "attach":
        for card in change.cards:
            text = f"{label(game, card)} is not attached to {label(game, change.on)} yet (it is)."
            yield _needed(text, state.cards[card].host != change.on, _MOVE)
            yield _needed(f"{label(game, card)} is another card than that.", card != change.on, _ATTACHMENT)
    if change.do == "token":
        yield from _tokens(position, change)
    if change.do == "take control":
        for card in change.cards:
            who = game.players[change.player]
            text = f"{who} does not control {label(game, card)} yet ({who} does)."
            yield _needed(text, state.cards[card].controller != change.player, _CONTROL)
    if change.do == "reveal plot":
        for card in change.cards:
            text = f"{label(game, card)} is in {game.players[change.player]}'s plot deck."
            yield _needed(text, card in state.players[change.player].plots, _PLOT)
    if change.do == "first player":
        who = game.players[change.player]
        yield _needed(
            f"{who} is not the first player yet ({who} is).", state.first_player != change.player, _FIRST
        )
    if change.do == "challenge type" and challenge is not None:
        text = f"The challenge is no {change.word} challenge yet (it is one)."
        yield _needed(text, challenge.type != change.word, _PARTICIPATES)
    if change.do == "claim":
        who = game.players[change.player]
        yield _needed(f"{who} has a revealed plot card.", state.players[change.player].plot >= 0, _CLAIM)
    if change.do in ("kneel", "stand", "participate", "remove from challenge"):
        for card in change.cards:
            for effect in _effects(position, change):
                yield from is_so_already(position, effect, card)


_OF_ANY_TYPE = ("modify", "cannot", "token", "gain power", "reveal plot", "kneel", "stand", "effect", "at")
_OF_DUPLICATES = ("kill", "sacrifice", "discard", "move")


@shared.rule("2e/rr/in-play-and-out-of-play/6", "2e/rr/duplicates/5", "2e/rr/attachment-cards/1")
def _are_such_cards(position: Position, change: Change) -> Iterator[Requirement]:
    """That the cards are of a kind to which such a thing can be done: plots, agendas and duplicates are not like others."""
    state, game = position.state, position.game
    for card in change.cards if change.do not in _OF_ANY_TYPE else ():
        face = game.cards[card].definition.face
        is_plot_on_its_way = face.type == "plot" and change.do == "move" and change.to in _OF_PLOTS
        text = f"{label(game, card)} is no {face.type} card."
        yield _needed(text, face.type in _PLAYED or is_plot_on_its_way, _NO_OTHER_WAY)
    for card in change.cards if change.do not in _OF_DUPLICATES else ():
        yield _needed(f"{label(game, card)} is no duplicate.", not is_duplicate(state, card), _BLANK)
    if change.on >= 0:
        face = game.cards[change.on].definition.face
        yield _needed(f"{label(game, change.on)} is no {face.type} card.", face.type in _PLAYED, _ATTACHMENT)
        yield _needed(
            f"{label(game, change.on)} is no duplicate.", not is_duplicate(state, change.on), _BLANK
        )


def _effects(position: Position, change: Change) -> tuple[Effect, ...]:
    nobody = Resolution(player=0, card=-1, effects=())
    return tuple(effect for branch in branches(position, nobody, change) for effect in branch.effects)


def _needed(text: str, met: bool, cites: tuple[str, ...]) -> Requirement:
    return Requirement(text=text, met=met, cites=cites)


def _are_in_play(position: Position, cards: tuple[int, ...]) -> Iterator[Requirement]:
    for card in cards:
        zone = position.state.cards[card].zone
        yield _needed(
            f"{label(position.game, card)} is in play (its zone: {zone}).", zone == "play", _IN_PLAY
        )


def _tokens(position: Position, change: Change) -> Iterator[Requirement]:
    for card in change.cards:
        here = position.state.cards[card]
        name = label(position.game, card)
        if change.amount > 0:
            text = f"{name} is where tokens can lie (its zone: {here.zone})."
            yield _needed(text, here.zone in ("play", "shadows", "agenda"), _TOKENS)
            continue
        there = {"gold": here.gold, "power": here.power}.get(
            change.word, dict(here.tokens).get(change.word, 0)
        )
        text = f"There is a {change.word} token on {name}." if -change.amount == 1 else (
            f"There are {-change.amount} {change.word} tokens on {name} ({there} there)."
        )  # fmt: skip
        yield _needed(text, there >= -change.amount, _TOKENS)


@shared.rule(
    *_CANNOT, *_DUPLICATE, *_STEALTH, *_ATTACHMENT, *_OVER, "2e/rr/immune/1", "2e/rr/put-into-play/3",
    "2e/rr/kill/1", "2e/rr/sacrifice/1", "2e/rr/event-cards/6",
)  # fmt: skip
def _forbidden(position: Position, frame: Resolution, change: Change) -> Iterator[Requirement]:
    """What a rule, or a card, demands of it."""
    if change.do in _GAINS and not change.cards:
        yield _allowed(position, change.player, _GAINS[change.do], frame.card)
    if change.do in ("modify", "cannot", "claim"):
        until = claim_lasts(position, change) if change.do == "claim" else change.until
        yield _needed(f"The {until} is not over.", is_open(position, until), _OVER)
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
    """Why the effect does not reach the card."""
    if change.do == "attach":
        yield from _attachment(position, card, change.on, scope)
        return
    if could_affect(position, effect, card, scope):
        return
    found = what_spares(position, effect, card, scope)
    if not found and isinstance(effect, PutIntoPlay):
        player = change.player if change.player >= 0 else scope.you
        found = tuple(position.entry_rules.prohibitions(position, player, card, "put into play"))
        found += tuple(position.entry_rules.keeping_out(position, PutIntoPlay(under="you"), card, scope))
    if any(not one.met for one in found):
        yield from found
        return
    face = position.game.cards[card].definition.face
    text = f"{label(position.game, card)}, which is a card of the type {face.type}, can {DONE.get(change.do, 'be affected')}."
    yield _needed(text, False, _OF_TYPES.get(change.do, _AS_MUCH))


def _attachment(position: Position, card: int, host: int, scope: Scope) -> Iterator[Requirement]:
    """What it takes to be attached there."""
    here = position.state.cards[card]
    name = label(position.game, card)
    yield not_immune(position, host, scope) if scope.source >= 0 else _needed(name, True, ())
    is_attachment = (
        here.becomes == "attachment" or position.game.cards[card].definition.face.type == "attachment"
    )
    yield _needed(f"{name} is an attachment.", is_attachment, _ATTACHMENT)
    player = here.controller if here.zone == "play" else scope.you
    if is_attachment:
        yield from position.entry_rules.attachment_requirements(position, player, card, host)
    if here.zone != "play":
        yield from position.entry_rules.presence(position, player, card)
        yield from position.entry_rules.prohibitions(position, player, card, "put into play")


@shared.rule(*_DUPLICATE)
def _duplicates(position: Position, card: int, host: int) -> Requirement:
    """That the card is another copy, by title, of a unique card that its owner controls."""
    game, owner = position.game, position.game.cards[card].owner
    face, below = game.cards[card].definition.face, game.cards[host].definition.face
    met = (
        below.unique
        and face.name == below.name
        and game.cards[host].owner == owner
        and position.state.cards[host].controller == owner
    )
    who = game.players[owner]
    text = f"{label(game, card)} is another copy of {below.name}, which is unique, and {who} owns and controls that one."
    return _needed(text, met, _DUPLICATE)


@shared.rule(*_STEALTH)
def _not_bypassed(position: Position, frame: Resolution, change: Change) -> Iterator[Requirement]:
    """What it takes for a character to be bypassed."""
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
        yield _needed(f"{name} is a character without stealth that {who} controls.", met, _STEALTH)
        yield _needed(f"{name} is not defending.", not is_defending(state, card), _STEALTH)
        yield _needed(f"{name} is not bypassed yet (it is).", not is_bypassed(state, card), _STEALTH)
        yield not_forbidden(position, card, "be bypassed")


@shared.rule(*_CANNOT)
def _allowed(position: Position, player: int, what: str, source: int) -> Requirement:
    """That nothing says that the player cannot do this, or cannot any more; where something does, what it is."""
    met = room_for(position, player, what, source) != 0
    by = "" if met else _by_whom(position, player, what)
    text = f"Nothing says that {position.game.players[player]} cannot {what}{by}."
    return _needed(text, met, _CANNOT)


def _by_whom(position: Position, player: int, what: str) -> str:
    found = {
        who_forbids(position.game, scope.source, effect): None
        for effect, scope in forbidden_to(position, player, lambda one: one.cannot == what)
    }
    return f" ({'; '.join(found)})" if found else ""
