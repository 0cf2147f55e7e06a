"""Entering play: marshaled, put into play, ambushed, out of shadows; faceup as a card of its own, or as a duplicate."""

from msgspec.structs import replace

from agot_judge.editions.second.entering.attaching import may_attach
from agot_judge.editions.second.entering.duplicates import DUPLICATED, as_duplicate
from agot_judge.editions.second.entering.entry_prohibitions import prohibitions
from agot_judge.editions.second.entering.entry_requirements import TYPES
from agot_judge.editions.second.entering.limited import is_limited
from agot_judge.editions.second.entering.permissions import permitted_below
from agot_judge.editions.second.entering.uniqueness import presence
from agot_judge.editions.second.leaving.moving import about_tokens_in_shadows
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import is_duplicate, label
from agot_judge.engine.state.events import Event, effect_source
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import CardState, Deed, State
from agot_judge.engine.state.transition import say, with_card, with_player, without
from agot_judge.engine.values.described import type_fits
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import has_exception, is_prohibited
from agot_judge.explain.wording import describe
from agot_judge.rules.attachments import duplicated, legal_hosts
from agot_judge.rules.effects.piles import out_of_its_zone
from agot_judge.rules.prohibitions.prohibitions import is_forbidden

_ENTERS = ("2e/rr/enters-play/1", "2e/rr/in-play-and-out-of-play/3")
_STANDING = ("2e/rr/stand/2",)
_COMPLETED = ("2e/rr/initiating-abilities-marshaling-cards/7",)
_CONTROL = ("2e/rr/ownership-and-control/2",)
_BY_TEXT = ("2e/rr/the-golden-rules/2",)
_FACEDOWN = ("2e/rr/facedown-cards/1",)
_MARSHAL = ("2e/rr/marshal/1", "2e/rr/marshal/2", *_COMPLETED)
_PUT = ("2e/rr/put-into-play/1", "2e/rr/put-into-play/2", "2e/rr/put-into-play/3")
_NOT_MARSHALED = ("2e/rr/put-into-play/4", "2e/rr/marshal/4")
_AMBUSH = ("2e/rr/ambush/1", "2e/rr/put-into-play/1", "2e/rr/put-into-play/2")
_OUT = (
    "2e/rr/shadows.bringing-a-card-out-of-shadows/2",
    "2e/rr/shadows.bringing-a-card-out-of-shadows/7",
)
_FROM_THE_DEAD = ("2e/rr/dead-pile/4", "2e/faq/1.3/4")
_IGNORED = ("2e/rr/limited/2",)
_WHERE = {
    "character": "2e/rr/marshaling-phase-player-action-window/5",
    "location": "2e/rr/marshaling-phase-player-action-window/6",
    "attachment": "2e/rr/marshaling-phase-player-action-window/7",
}
_REMAINS = {
    "character": "2e/rr/character-cards/1",
    "location": "2e/rr/location-cards/1",
    "attachment": "2e/rr/attachment-cards/1",
}
_PLAIN = (*_ENTERS, *_CONTROL)
_CITES = {
    "marshal": _MARSHAL,
    "marshal in play": (*_MARSHAL, "2e/faq/dothraki-handmaiden/2"),
    "marshal duplicate": ("2e/rr/duplicates/1", "2e/rr/duplicates/8", "2e/faq/1.2/3", *_COMPLETED),
    "ambush": _AMBUSH,
    "bring out of shadows": _OUT,
    "put into play": _PUT,
    "put into play from shadows": (*_PUT, _OUT[1], "2e/rr/shadows.bringing-a-card-out-of-shadows/6"),
}
_SAID = {
    "marshal": (_MARSHAL[0], *_COMPLETED),
    "marshal in play": (_MARSHAL[0], "2e/faq/dothraki-handmaiden/2", *_COMPLETED),
    "marshal duplicate": ("2e/rr/duplicates/1", "2e/rr/duplicates/8", *_COMPLETED),
    "ambush": _AMBUSH[:2],
    "bring out of shadows": _OUT[:2],
    "put into play": (_PUT[0], _ENTERS[0]),
    "put into play from shadows": (_PUT[0], _OUT[1], "2e/rr/shadows.bringing-a-card-out-of-shadows/6"),
}
"""The paragraphs of the line that says of each kind that it happens."""
DEEDS = {
    "marshal": "marshal",
    "marshal in play": "marshal",
    "marshal duplicate": "duplicate",
    "ambush": "ambush",
    "bring out of shadows": "unshadow",
    "put into play": "put into play",
    "put into play from shadows": "put into play",
}
"""The deed that each kind of entering play is."""


@second.rule(
    "2e/rr/attachment-cards/1",
    "2e/rr/event-cards/6",
    "2e/rr/unique-cards/1",
    "2e/rr/dead-pile/3",
    "2e/faq/2.1/1",
)
def may_enter_play(
    position: Position,
    player: int,
    card: int,
    facedown: bool = False,
    host: int | None = None,
    way: str = "put into play",
) -> bool:
    """True where the card could enter play in this way under the player's control: attached to ``host``, or to anything.

    A facedown card has nothing that could prevent it.
    """
    here = position.state.cards[card]
    if here.zone == "play" and (facedown or not here.facedown):
        return False
    if facedown or position.state.despite:
        return True
    face = position.game.cards[card].definition.face
    if face.type not in TYPES or not all(one.met for one in presence(position, player, card)):
        return False
    if is_prohibited(position, card, "enter play"):
        return False
    if any(prohibitions(position, player, card, way)):
        return False
    if face.type != "attachment" or duplicated(position, player, card) >= 0:
        return True
    if host is None:
        return bool(legal_hosts(position, player, card))
    return host >= 0 and may_attach(position, player, card, host)


@second.rule(
    *_PLAIN,
    *DUPLICATED,
    *_FACEDOWN,
    *_IGNORED,
    *_FROM_THE_DEAD,
    *_STANDING,
    *_WHERE.values(),
    *_REMAINS.values(),
    *_NOT_MARSHALED,
    "2e/rr/ownership-and-control/1",
)
def enter_play(machine: Machine, state: State, event: Event) -> State | None:
    """The card comes into the play area of the player; None where it cannot, and then nothing of it happens."""
    card, player = event.card, event.player
    facedown = "facedown" in event.marks
    way = DEEDS[event.kind]
    on_another = event.kind == "marshal duplicate" and event.other_card >= 0
    if not on_another and not may_enter_play(
        machine.at(state), player, card, facedown, event.other_card, way
    ):
        return None
    if on_another and event.other_card not in _cards_below(machine.at(state), player, card):
        return None
    below = (
        -1 if facedown else event.other_card if on_another else duplicated(machine.at(state), player, card)
    )
    face = machine.game.cards[card].definition.face
    cites = (*_SAID.get(event.kind, _CITES[event.kind]), *_under(machine.game, event, below))
    cites = (*cites, *_FACEDOWN) if facedown else cites
    cites = (*cites, *about_tokens_in_shadows(state.cards[card]))
    if face.unique and not facedown and state.cards[card].zone == "dead":
        cites = (*cites, *_FROM_THE_DEAD)
    if below < 0 and not facedown and event.kind not in ("marshal", "marshal in play"):
        cites = (*cites, *_IGNORED) if is_limited(machine.at(state), card) else cites
    said, besides = _what_it_means(machine.game, event)
    state = say(
        state, "occurrence", f"{describe(machine, event)}{said}.", (cites[0], *besides, *cites[1:]), player
    )
    state = out_of_its_zone(machine.at(state), card)
    came = (
        as_duplicate(machine, state, card, below)
        if below >= 0
        else _in_play_area(machine, state, event, facedown)
    )
    return _noted(came, event)


@second.rule("2e/rr/marshal/2", "2e/rr/enters-play/1", "2e/rr/put-into-play/2")
def _what_it_means(game: Game, event: Event) -> tuple[str, tuple[str, ...]]:
    """The words and paragraphs for what the way in which a card enters play means besides: a marshaled card has entered play,
    the gold cost of one that is put into play is not paid."""
    if event.kind == "marshal":
        return ": it has entered play", ("2e/rr/marshal/2", "2e/rr/enters-play/1")
    if event.kind == "marshal in play":
        return ": it does not enter play", ()
    if event.kind in ("put into play", "ambush") and game.cards[event.card].definition.face.cost:
        return ", its gold cost unpaid", ("2e/rr/put-into-play/2",)
    return "", ()


def _cards_below(position: Position, player: int, card: int) -> tuple[int, ...]:
    """The cards on one of which this one may be placed as a duplicate."""
    return (duplicated(position, player, card), *permitted_below(position, player, card))


def _under(game: Game, event: Event, below: int) -> tuple[str, ...]:
    """The paragraphs by which the card is a duplicate, or that an effect puts it under its owner's control."""
    if below < 0:
        by_another = (
            event.kind in ("put into play", "put into play from shadows") and event.by != event.player
        )
        return _CONTROL if by_another and game.cards[event.card].owner == event.player else ()
    return DUPLICATED if event.kind == "marshal duplicate" else (*DUPLICATED, "2e/rr/put-into-play/5")


for _kind, _cites in _CITES.items():
    second.event(_kind, *_cites)(enter_play)


@second.rule(
    *_CONTROL,
    "2e/rr/attachment-cards/1",
    "2e/rr/attachment-cards/6",
    "2e/rr/attachment-cards/7",
    "2e/rr/stand/2",
)
def _in_play_area(machine: Machine, state: State, event: Event, facedown: bool) -> State:
    """Faceup and standing unless the effect says otherwise, as a new copy; an attachment on its card."""
    card, player, host = event.card, event.player, event.other_card
    serial = state.serial + 1
    new = CardState(
        zone="play",
        controller=player,
        kneeling="kneeling" in event.marks,
        facedown=facedown,
        host=host,
        entered=serial,
    )
    state = with_card(replace(state, serial=serial), card, new)
    if host >= 0:
        below = state.cards[host]
        state = with_card(state, host, replace(below, attachments=(*below.attachments, card)))
    controller = state.players[player]
    state = with_player(state, player, replace(controller, play=(*controller.play, card)))
    if has_exception(machine.at(state), card, "enters play knelt"):
        state = with_card(state, card, replace(state.cards[card], kneeling=True))
        state = say(state, "state", f"{label(machine.game, card)} enters play knelt.", _BY_TEXT)
    return _taking_part(machine.at(state), event)


@second.rule("2e/rr/participating/1", "2e/rr/ownership-and-control/5", "2e/rr/effects/3")
def _taking_part(position: Position, event: Event) -> State:
    """An effect can put a character into play participating in the challenge, on the side of who controls it."""
    state = position.state
    challenge = state.challenge
    if challenge is None or not {"attacking", "defending"} & set(event.marks):
        return state
    if not type_fits(position, ("character",), event.card):
        text = f"{label(position.game, event.card)} does not participate: it is no character."
        return say(state, "effect", text, ("2e/rr/participating/1", "2e/rr/effects/3"), event.player)
    attacks = "attacking" in event.marks
    if event.player != (challenge.attacker if attacks else challenge.defender):
        side = "attacking" if attacks else "defending"
        text = f"{label(position.game, event.card)} does not participate: its controller is not the {side} player."
        return say(state, "effect", text, ("2e/rr/ownership-and-control/5", "2e/rr/effects/3"), event.player)
    if attacks:
        return replace(state, challenge=replace(challenge, attackers=(*challenge.attackers, event.card)))
    return replace(state, challenge=replace(challenge, defenders=(*challenge.defenders, event.card)))


def _noted(state: State, event: Event) -> State:
    deed = Deed(
        way=event.kind if event.kind == "put into play from shadows" else DEEDS[event.kind],
        card=event.card,
        player=event.player,
        phase=state.phase,
        copy=state.cards[event.card].entered,
    )
    return replace(state, deeds=(*state.deeds, deed))


@second.event(
    "marshal into shadows",
    "2e/rr/shadows.marshaling-a-card-into-shadows/1",
    "2e/rr/shadows.marshaling-a-card-into-shadows/2",
)
def marshal_into_shadows(machine: Machine, state: State, event: Event) -> State | None:
    """The card is placed facedown in its controller's shadows area, a distinct area out of play."""
    cites = (
        "2e/rr/shadows.marshaling-a-card-into-shadows/1",
        "2e/rr/shadows.marshaling-a-card-into-shadows/2",
        "2e/rr/shadows.while-a-card-is-in-shadows/1",
        "2e/rr/shadows.while-a-card-is-in-shadows/2",
    )
    if state.cards[event.card].zone in ("play", "shadows"):
        return None
    text = f"{describe(machine, event)}: it is facedown and out of play."
    state = say(state, "occurrence", text, cites, event.player)
    state = into_shadows(machine, state, event.card)
    deed = Deed(way="shadow", card=event.card, player=event.player, phase=state.phase)
    return replace(state, deeds=(*state.deeds, deed))


@second.rule(
    "2e/rr/shadows.marshaling-a-card-into-shadows/3", "2e/rr/shadows.while-a-card-is-in-shadows/1",
    "2e/rr/ownership-and-control/4",
)  # fmt: skip
def into_shadows(machine: Machine, state: State, card: int) -> State:
    """The state with the card, from an out-of-play area, facedown in its owner's shadows area."""
    owner = machine.game.cards[card].owner
    state = out_of_its_zone(machine.at(state), card)
    state = with_card(state, card, CardState(zone="shadows", controller=owner))
    cards = state.players[owner]
    return with_player(state, owner, replace(cards, shadows=(*cards.shadows, card)))


@second.event("attach", "2e/rr/attachment-cards/1", "2e/rr/attachment-cards/3", "2e/rr/attachment-cards/6")
def attach(machine: Machine, state: State, event: Event) -> State | None:
    """The attachment becomes attached to the card: as it enters play, or moved there from another one in play."""
    card, host = event.card, event.other_card
    here = state.cards[card]
    if here.zone != "play" or is_duplicate(state, card):
        return None
    cites: tuple[str, ...] = ("2e/rr/attachment-cards/1",)
    cites += ("2e/rr/attachment-cards/6",) if state.cards[host].controller != here.controller else ()
    cites += (
        ("2e/rr/attachment-cards/3",) if any(one != card for one in state.cards[host].attachments) else ()
    )
    if here.host == host:
        return say(state, "occurrence", describe(machine, event) + ".", cites, event.player)
    if not here.facedown and not may_attach(machine.at(state), here.controller, card, host):
        return None
    state = say(state, "occurrence", describe(machine, event) + ".", cites, event.player)
    if here.host >= 0:
        old = state.cards[here.host]
        state = with_card(state, here.host, replace(old, attachments=without(old.attachments, card)))
    state = with_card(state, card, replace(here, host=host))
    new = state.cards[host]
    return with_card(state, host, replace(new, attachments=(*new.attachments, card)))


@second.event(
    "discard from shadows",
    "2e/rr/shadows.bringing-a-card-out-of-shadows/3",
    "2e/rr/discard-pile/2",
    "2e/rr/cannot/1",
)
def discard_from_shadows(machine: Machine, state: State, event: Event) -> State | None:
    """The card goes from shadows to its owner's discard pile without entering play."""
    if event.card >= 0 and state.cards[event.card].zone != "shadows":
        return None
    whose = state.cards[event.card].controller if event.card >= 0 else event.player
    if is_forbidden(machine.at(state), whose, event.kind, effect_source(event)):
        return None
    cites = (
        "2e/rr/discard-pile/2",
        *(about_tokens_in_shadows(state.cards[event.card]) if event.card >= 0 else ()),
    )
    state = say(state, "occurrence", describe(machine, event) + ".", cites, event.player)
    if event.card < 0:
        mine = state.players[event.player]
        shadows, discard = without(mine.shadows, event.card), (event.card, *mine.discard)
        return with_player(state, event.player, replace(mine, shadows=shadows, discard=discard))
    owner = machine.game.cards[event.card].owner
    state = out_of_its_zone(machine.at(state), event.card)
    state = with_card(state, event.card, CardState(zone="discard", controller=owner))
    cards = state.players[owner]
    return with_player(state, owner, replace(cards, discard=(event.card, *cards.discard)))
