"""Attachments: the text about what they are attached to, and becoming attached; copies of a card in play, and duplicates."""

from agot_judge.engine.ability import AttachesTo
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.state.board import in_play
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence
from agot_judge.engine.state.game import CardDefinition, Game
from agot_judge.engine.state.state import State
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import is_blank


@ByIdentity
def _printed_restrictions(definition: CardDefinition) -> tuple[AttachesTo, ...]:
    return tuple(
        effect
        for ability in definition.abilities
        if ability.kind == "constant"
        for effect in ability.effects
        if isinstance(effect, AttachesTo)
    )


def said_restrictions(position: Position, card: int) -> tuple[AttachesTo, ...]:
    """The restrictions in the attachment's text; looked for on the card, for they hold where nothing is active."""
    found = _printed_restrictions(position.game.cards[card].definition)
    return found if found and not is_blank(position, card) else ()


def restricting_words(game: Game, card: int) -> str:
    """The lines of its text that restrict what it can be attached to."""
    lines = [
        ability.text
        for ability in game.cards[card].definition.abilities
        if ability.text and any(isinstance(effect, AttachesTo) for effect in ability.effects)
    ]
    return f' ("{" ".join(lines)}")' if lines else ""


def copies_in_play(position: Position, card: int) -> tuple[int, ...]:
    """The other copies, by title, of this card in play; a facedown card and a duplicate have no title."""
    name = position.game.cards[card].definition.face.name
    return tuple(
        other
        for player in position.state.players
        for other in player.play
        if other != card
        and position.game.cards[other].definition.face.name == name
        and not position.state.cards[other].facedown
    )


def duplicated(position: Position, player: int, card: int) -> int:
    """The unique card in play, owned and controlled by the player, on which this one enters play as a duplicate; -1: none.

    The player must own both, and the one in play must not be on its way out of it.
    """
    if position.game.cards[card].owner != player:
        return -1
    for other in copies_in_play(position, card):
        copy, here = position.game.cards[other], position.state.cards[other]
        if copy.owner == player == here.controller and copy.definition.face.unique and not here.leaving:
            return other
    return -1


def attached(event: Event, index: int) -> Event:
    """The occurrence that the attachment of ``event``, at this position, becomes attached to its card."""
    return Event(
        kind="attach",
        card=event.card,
        other_card=event.other_card,
        player=event.player,
        source=event.source,
        by=event.by,
        parent=index,
    )


def legal_hosts(position: Position, player: int, card: int) -> tuple[int, ...]:
    """The cards in play to which this attachment could be attached under the player's control."""
    may_attach = position.entry_rules.may_attach
    return tuple(host for host in in_play(position.state) if may_attach(position, player, card, host))


def illegally_attached(position: Position) -> tuple[int, ...]:
    """The attachments in play that are not legally attached."""
    cards = position.state.cards
    return tuple(
        card
        for player in position.state.players
        for card in player.play
        if cards[card].host >= 0
        and not position.entry_rules.may_attach(position, cards[card].controller, card, cards[card].host)
    )


def discards_of_illegal(state: State, cards: tuple[int, ...]) -> Occurrence:
    """The discarding of attachments that are not legally attached: saved, they would still not be, so that they cannot be."""
    events = tuple(
        Event(
            kind="discard from play",
            card=card,
            player=state.cards[card].controller,
            cause="not legally attached",
            can_be_saved=False,
        )
        for card in cards
    )
    return Occurrence(events=events, nested=True)
