"""Unique cards: who may bring one into play, take control of it, or play it as a duplicate."""

from collections.abc import Iterator

from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.values.position import Position
from agot_judge.rules.attachments import copies_in_play, duplicated
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
UNIQUE = (f"{FAQ}/3.27/1",)
_OF_ANOTHER = (f"{FAQ}/3.27/2",)
DUPLICATES = (f"{FAQ}/3.27/3",)


six_steps.rule(*DUPLICATES, f"{FAQ}/3.25/1")(duplicated)


@six_steps.rule(*UNIQUE, *_OF_ANOTHER)
def uniqueness(position: Position, player: int, card: int) -> Iterator[Requirement]:
    """The requirements of a unique card to come into play or under control of the player: none of its title that the player owns
    or
    controls in play, and none in the player's dead pile."""
    face = position.game.cards[card].definition.face
    if not face.unique:
        yield from _attached(position, player, card)
        return
    who = position.game.players[player]
    for other in copies_in_play(position, card):
        if player in (position.game.cards[other].owner, position.state.cards[other].controller):
            yield Requirement(
                text=f"{face.name} is unique, and {who} neither owns nor controls another one in play.",
                failing=f"{face.name} is unique, and {who} owns or controls another one in play.",
                met=False,
                cites=(*UNIQUE, *_OF_ANOTHER),
                about="unique",
                remedy=f"{label(position.game, other)} to leave play",
            )
    dead = [
        other
        for other in position.state.players[player].dead
        if other >= 0 and other != card and position.game.cards[other].definition.face.name == face.name
    ]
    if dead:
        yield Requirement(
            text=f"{face.name} is unique, and none of that title is in {who}'s dead pile.",
            failing=f"{face.name} is unique, and one of that title is in {who}'s dead pile.",
            met=False,
            cites=UNIQUE,
            about="unique",
            remedy="the copy in the dead pile to leave it",
        )
    yield from _attached(position, player, card)


def _attached(position: Position, player: int, card: int) -> Iterator[Requirement]:
    """A character that is taken may not carry a unique attachment which the player has in play."""
    if position.state.cards[card].zone != "play":
        return
    for attached in position.state.cards[card].attachments:
        face = position.game.cards[attached].definition.face
        own = [
            other
            for other in copies_in_play(position, attached)
            if player in (position.game.cards[other].owner, position.state.cards[other].controller)
        ]
        if face.unique and own:
            yield Requirement(
                text=f"It carries no unique attachment that {position.game.players[player]} has in play.",
                failing=f"It carries {face.name}, which is unique and which {position.game.players[player]} has in play.",
                met=False,
                cites=_OF_ANOTHER,
                about="unique",
            )


def presence(position: Position, player: int, card: int) -> Iterator[Requirement]:
    """The demand of uniqueness of a card that would come into play, as a duplicate where it can only be one."""
    if duplicated(position, player, card) < 0:
        yield from uniqueness(position, player, card)


def against_duplicating(position: Position, player: int, owner: int, host: int) -> tuple[Requirement, ...]:
    """Each unmet requirement of a card with this owner to be put on ``host`` as its duplicate by the player."""
    is_own = owner == player == position.game.cards[host].owner == position.state.cards[host].controller
    found = Requirement(
        text="A duplicate goes on a card that its player owns and controls.",
        failing="The player does not own and control the card on which the duplicate would go.",
        met=is_own,
        cites=DUPLICATES,
        about="unique",
    )
    return () if is_own else (found,)
