"""True where an effect could change anything about a card: what lists targets and payers, and refuses the others."""

from collections.abc import Callable
from typing import Any

from agot_judge.engine import ability as tree
from agot_judge.engine.ability.words import DEEDS, OR_LEAVES, WORKED_ON
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import has_type_of_character, is_duplicate, is_participating
from agot_judge.engine.values.immunity import initiated_by, is_immune_to
from agot_judge.engine.values.matching import each_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, cards_said, done_to, players_said
from agot_judge.engine.values.values import is_prohibited
from agot_judge.rules.effects.control import control_requirements
from agot_judge.rules.potential.duplicating import against_duplicates, hosts_of
from agot_judge.rules.potential.moves import has_destination, place_of
from agot_judge.rules.potential.possible_scope import RECEIVERS, holds_unknown
from agot_judge.rules.potential.strength_that_stays import kept_from
from agot_judge.rules.prohibitions.forbidden_players import cannot_be_stood_by
from agot_judge.rules.prohibitions.prohibitions import is_forbidden

Test = Callable[[Position, Any, int, Scope], bool]


@shared.rule("2e/rr/abilities/6", "2e/rr/target/8", "2e/faq/2.1/1", "2e/rr/immune/1")
def could_affect(position: Position, effect: tree.Effect, card: int, scope: Scope) -> bool:
    """True where the effect could change anything about this card: a kneeling card cannot be knelt, and so on."""
    if kept_from(position, effect, card, scope) and not position.state.despite:
        return False
    return is_reached(position, effect, card, scope)


def is_reached(position: Position, effect: tree.Effect, card: int, scope: Scope) -> bool:
    """The same of an effect that resolves: what lasts comes into force, though for now a STR that stays hides it."""
    if is_immune_to(position, card, scope) or is_elsewhere(effect, card, scope):
        return False
    if position.state.despite:
        return True
    return could_happen(position, effect, card, scope) and not effect_is_prohibited(
        position, effect, card, scope
    )


@shared.rule("2e/faq/2.4/1")
def is_elsewhere(effect: tree.Effect, card: int, scope: Scope) -> bool:
    """True where the effect speaks of the card as one in the out-of-play area to which the effect before sent it, and it is
    not there: nothing can be done with it then."""
    if not isinstance(effect, _FROM_THERE):
        return False
    by = effect.on if isinstance(effect.on, str) else effect.on.among
    if by is not None and by in DEEDS:
        return card in done_to(scope, by).gone
    return card in scope.gone and by is not None


_FROM_THERE = (
    tree.Discard,
    tree.DiscardCards,
    tree.DrawCards,
    tree.Move,
    tree.PutIntoPlay,
    tree.ReturnToHand,
)
"""Effects that take a card from the area where it is."""


def effect_is_prohibited(position: Position, effect: tree.Effect, card: int, scope: Scope) -> bool:
    """True where something says that this effect cannot do it; what only some effects cannot, costs can."""
    prohibited = PROHIBITED.get(type(effect), ())
    return bool(prohibited) and any(
        is_prohibited(position, card, what, source=scope.source) for what in prohibited
    )


@shared.rule("2e/rr/immune/3", "2e/faq/2.1/1", "2e/rr/cannot/1")
def could_happen(position: Position, effect: tree.Effect, card: int, scope: Scope) -> bool:
    """The same without regard to immunity, which does not keep a card from paying costs."""
    test = _TESTS.get(type(effect))
    return test is None or test(position, effect, card, scope)


PROHIBITED: dict[type, tuple[str, ...]] = {
    tree.Kneel: ("be knelt",),
    tree.Stand: ("be stood", "stand"),
    tree.Kill: ("be killed", "leave play"),
    tree.Sacrifice: ("be sacrificed", "leave play"),
    tree.Discard: ("be discarded", "leave play"),
    tree.ReturnToHand: ("be returned to hand", "leave play"),
    tree.Move: ("leave play",),
    tree.TakeControl: ("change control",),
    tree.RemoveFromChallenge: ("be removed from the challenge",),
    tree.GainPower: ("gain power",),
    tree.Participate: ("participate",),
}
"""By effect: the prohibitions that keep a card from it."""


def _kneel(position: Position, effect: tree.Kneel, card: int, scope: Scope) -> bool:
    here = position.state.cards[card]
    return here.zone == "play" and not here.kneeling and not is_prohibited(position, card, "be knelt")


def _stand(position: Position, effect: tree.Stand, card: int, scope: Scope) -> bool:
    here = position.state.cards[card]
    if here.zone != "play" or not here.kneeling or cannot_be_stood_by(position, scope.you, card):
        return False
    return not is_prohibited(position, card, "be stood") and not is_prohibited(position, card, "stand")


@shared.rule("2e/rr/in-play-and-out-of-play/5", "2e/rr/in-play-and-out-of-play/6")
def can_leave_play(position: Position, card: int) -> bool:
    """True where the card is in play and could leave it; faction cards and revealed plots cannot."""
    state = position.state
    here = state.cards[card]
    if here.zone != "play" or is_prohibited(position, card, "leave play"):
        return False
    return card in state.players[here.controller].play or is_duplicate(state, card)


def _kill(position: Position, effect: tree.Kill, card: int, scope: Scope) -> bool:
    here = position.state.cards[card]
    if here.facedown or not has_type_of_character(position.game, position.state, card):
        return False
    return can_leave_play(position, card) and not is_prohibited(position, card, "be killed")


def _sacrifice(position: Position, effect: tree.Sacrifice, card: int, scope: Scope) -> bool:
    return can_leave_play(position, card) and not is_prohibited(position, card, "be sacrificed")


def _discard(position: Position, effect: tree.Discard, card: int, scope: Scope) -> bool:
    return can_leave_play(position, card) and not is_prohibited(position, card, "be discarded")


def _return(position: Position, effect: tree.ReturnToHand, card: int, scope: Scope) -> bool:
    zone = position.state.cards[card].zone
    if zone == "play":
        return can_leave_play(position, card)
    return zone not in ("hand", "used", "plot deck", "agenda", "title pool")


_RESTING = {
    "top of deck": "",
    "bottom of deck": "",
    "deck": "",
    "out of game": "out of game",
    "under this card": "under",
    "owner's agenda": "agenda",
}


@shared.rule("2e/rr/move/2", "2e/rr/the-golden-rules/2")
def _move(position: Position, effect: tree.Move, card: int, scope: Scope) -> bool:
    """True where the card would come to another place; there must be one: an agenda, for a card to be placed under it."""
    state = position.state
    owner = position.game.cards[card].owner
    if effect.to == "agenda" and not state.players[scope.you].agendas:
        return False
    if effect.to == "owner's agenda" and not state.players[owner].agendas:
        return False
    here = state.cards[card]
    if here.zone == "play" and effect.to == "plot deck" and state.players[here.controller].plot == card:
        # "Return his or her revealed plot card to his or her plot deck": the text takes precedence over the rule by which a
        # plot card leaves play in no other way than to the used pile.
        return not is_prohibited(position, card, "leave play")
    if here.zone == "play":
        return can_leave_play(position, card)
    return here.zone != _RESTING.get(effect.to, effect.to)


@shared.rule("2e/rr/put-into-play/3")
def _put_into_play(position: Position, effect: tree.PutIntoPlay, card: int, scope: Scope) -> bool:
    """True where the card may enter play under the control of that player."""
    player = player_of(position, effect.under, card, scope)
    if player < 0:
        player = scope.you if effect.under in RECEIVERS else -1
    return player >= 0 and position.entry_rules.may_enter_play(position, player, card, effect.facedown)


def player_of(position: Position, who: Any, card: int, scope: Scope) -> int:
    """The player who is meant, for this card; -1: none."""
    if who == "owner":
        return position.game.cards[card].owner
    if who == "controller":
        return position.state.cards[card].controller
    meant = players_said(position.game, position.state, who, scope)
    return meant[0] if meant else -1


@shared.rule("2e/rr/attachment-cards/1", "2e/rr/move/2", "2e/rr/duplicates/1")
def _attach(position: Position, effect: tree.Attach, card: int, scope: Scope) -> bool:
    """True where there is a card to which it may be attached, or of which it may be a duplicate."""
    if effect.facedown and not effect.as_duplicate:
        return True
    here = position.state.cards[card]
    player = here.controller if here.zone == "play" else scope.you
    hosts = hosts_of(position, effect, scope)
    if not hosts:
        return not isinstance(effect.to, tree.Cards)
    if effect.as_duplicate:
        return not against_duplicates(position, effect, card, scope)
    return any(
        host != here.host and position.entry_rules.may_attach(position, player, card, host) for host in hosts
    )


@shared.rule("2e/faq/1.3/2", "2e/faq/1.3/6", "2e/rr/dead-pile/3")
def _take_control(position: Position, effect: tree.TakeControl, card: int, scope: Scope) -> bool:
    """True where control of the card would change, and the player may have it."""
    here = position.state.cards[card]
    player = player_of(position, effect.player, card, scope)
    if here.zone != "play" or here.controller == player:
        return False
    if is_prohibited(position, card, "change control"):
        return False
    if player < 0:
        return effect.player in RECEIVERS  # whoever will be chosen
    return all(one.met for one in control_requirements(position, player, card))


def _initiate_revealed(position: Position, effect: tree.InitiateRevealed, card: int, scope: Scope) -> bool:
    abilities = position.game.cards[card].definition.abilities
    return any(ability.kind == "when revealed" for ability in abilities)


def _remove_from_challenge(
    position: Position, effect: tree.RemoveFromChallenge, card: int, scope: Scope
) -> bool:
    return is_participating(position.state, card) and not is_prohibited(
        position, card, "be removed from the challenge"
    )


def _participate(position: Position, effect: tree.Participate, card: int, scope: Scope) -> bool:
    state = position.state
    challenge = state.challenge
    if challenge is None or challenge.resolved or challenge.determined or is_participating(state, card):
        return False
    if is_prohibited(position, card, "participate"):
        return False
    here = state.cards[card]
    is_character = has_type_of_character(position.game, state, card) and not here.facedown
    return here.zone == "play" and is_character and scope.you in (challenge.attacker, challenge.defender)


def _place_token(position: Position, effect: tree.PlaceToken, card: int, scope: Scope) -> bool:
    return position.state.cards[card].zone in ("play", "shadows", "agenda")


def _remove_token(position: Position, effect: tree.RemoveToken, card: int, scope: Scope) -> bool:
    return any(name == effect.token for name, _ in position.state.cards[card].tokens)


def _gain_power(position: Position, effect: tree.GainPower, card: int, scope: Scope) -> bool:
    here = position.state.cards[card]
    barred = is_prohibited(position, card, "gain power") or is_forbidden(
        position, here.controller, "gain power", scope.source
    )
    return here.zone == "play" and not barred


def _has_some(
    position: Position,
    effect: tree.DiscardPower | tree.DiscardGold | tree.MovePower | tree.MoveGold,
    card: int,
    scope: Scope,
) -> bool:
    here = position.state.cards[card]
    is_there = (here.power if isinstance(effect, tree.DiscardPower | tree.MovePower) else here.gold) > 0
    if isinstance(effect, tree.DiscardPower | tree.DiscardGold):
        return is_there
    return is_there and has_destination(position, effect, place_of(position, card), scope)


def _place_gold(position: Position, effect: tree.PlaceGold, card: int, scope: Scope) -> bool:
    return position.state.cards[card].zone in ("play", "agenda")


def _while_in_shadows(effect: tree.Modify) -> bool:
    when = effect.condition
    return when is not None and when.fits is not None and when.fits.zone == "shadows"


def _modify(position: Position, effect: tree.Modify, card: int, scope: Scope) -> bool:
    """Only cards in play are reached, unless the text names another area (2e/rr/abilities/5)."""
    out_of_play = effect.on in WORKED_ON or (isinstance(effect.on, tree.Cards) and effect.on.zone != "play")
    out_of_play = out_of_play or _while_in_shadows(effect)
    about_to_be_revealed = position.state.cards[card].zone == "plot deck" and effect.on == "occurrence"
    reached = out_of_play or about_to_be_revealed or position.state.cards[card].zone == "play"
    return reached and is_open(position, effect.until)


def _discard_cards(position: Position, effect: tree.DiscardCards, card: int, scope: Scope) -> bool:
    return position.state.cards[card].zone not in ("play", "discard", "out of game")


def _draw_cards(position: Position, effect: tree.DrawCards, card: int, scope: Scope) -> bool:
    return position.state.cards[card].zone == "deck"


@shared.rule("2e/rr/target/1", "2e/rr/target/3")
def _become_target(position: Position, effect: tree.BecomeTarget, card: int, scope: Scope) -> bool:
    """True where the card was a legal target of that ability, and is not its target yet."""
    initiation = initiated_by(position.state, scope.trigger)
    if initiation is None or any(card in chosen for chosen in initiation.targets):
        return False
    return any(card in legal for options in initiation.legal_targets for legal in options)


@shared.rule("2e/rr/switch/1")
def _switch(position: Position, effect: tree.Switch, card: int, scope: Scope) -> bool:
    """True where there is something on each side of the switch, and not the same card."""
    if position.state.cards[card].zone in ("play", "out of game", "being played"):
        return False
    if not isinstance(effect.other, tree.Cards):
        return True
    there = effect.other
    found = each_in(position, there, scope)
    is_itself = found == (card,) and isinstance(effect.on, tree.Cards) and effect.on.zone == there.zone
    return (bool(found) and not is_itself) or holds_unknown(position, there, scope)


def _become(position: Position, effect: tree.GainAbility, card: int, scope: Scope) -> bool:
    to = effect.to
    hosts = (
        each_in(position, to, scope) if isinstance(to, tree.Cards) else cards_said(position.state, to, scope)
    )
    if card != scope.source or not hosts:
        return True  # facedown it has no traits; or it is not known yet to what it will be attached
    return any(
        not position.entry_rules.against_becoming_attached(position, effect.traits, card, host)
        for host in hosts
    )


@shared.rule("2e/rr/lasting-effects/4")
def is_open(position: Position, until: str | None) -> bool:
    """True where a period is under way: an "until the end of X" effect after the end of X fails to initiate."""
    state = position.state
    until = (until or "").removesuffix(OR_LEAVES)
    if until == "challenge":
        return state.challenge is not None and not state.challenge.resolved
    if until == "phase":
        return bool(state.phase) or not position.framework.ends_phase(state.step)
    if until == "round":
        return bool(state.phase) or not position.framework.ends_round(state.step)
    return True


_TESTS: dict[type, Test] = {
    tree.Kneel: _kneel,
    tree.Stand: _stand,
    tree.Kill: _kill,
    tree.Sacrifice: _sacrifice,
    tree.Discard: _discard,
    tree.ReturnToHand: _return,
    tree.Move: _move,
    tree.PutIntoPlay: _put_into_play,
    tree.Attach: _attach,
    tree.TakeControl: _take_control,
    tree.RemoveFromChallenge: _remove_from_challenge,
    tree.InitiateRevealed: _initiate_revealed,
    tree.Participate: _participate,
    tree.PlaceToken: _place_token,
    tree.RemoveToken: _remove_token,
    tree.GainPower: _gain_power,
    tree.DiscardPower: _has_some,
    tree.MovePower: _has_some,
    tree.DiscardGold: _has_some,
    tree.MoveGold: _has_some,
    tree.PlaceGold: _place_gold,
    tree.Modify: _modify,
    tree.DiscardCards: _discard_cards,
    tree.DrawCards: _draw_cards,
    tree.GainAbility: _become,
    tree.BecomeTarget: _become_target,
    tree.Switch: _switch,
}
