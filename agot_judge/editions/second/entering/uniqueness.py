"""Unique cards: who may bring one into play, and when it comes as a duplicate."""

from collections.abc import Iterator

from agot_judge.editions.second.entering.permissions import lets_itself_be_duplicate, permitted_below
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.values.position import Position
from agot_judge.rules.attachments import copies_in_play, duplicated

_ONE = ("2e/rr/unique-cards/1", "2e/rr/copy/1")
_CONTROL = ("2e/rr/unique-cards/3", "2e/faq/1.3/6")
_OF_ANOTHER = ("2e/faq/1.3/3",)
_UNDER_ANOTHER = ("2e/faq/1.3/5",)
_FROM_DEAD = ("2e/rr/dead-pile/4", "2e/faq/1.3/4")
_DEAD = ("2e/rr/unique-cards/4", "2e/rr/dead-pile/3", "2e/faq/1.3/2")
_NOT_DEAD = "the copy in the dead pile to leave it"
_DUPLICATE = ("2e/rr/duplicates/1", "2e/faq/1.2/1")
_BY_TEXT = ("2e/rr/play-restrictions-and-permissions/1", "2e/rr/duplicates/3")
_DEAD_DUPLICATE = ("2e/faq/1.2/2",)


second.rule("2e/rr/copy/1", "2e/rr/unique-cards/1", "2e/rr/facedown-cards/1", "2e/rr/duplicates/5")(
    copies_in_play
)


second.rule(
    *_DUPLICATE, "2e/rr/unique-cards/2", "2e/faq/1.3/7", "2e/rr/put-into-play/5", "2e/rr/duplicates/7"
)(duplicated)


@second.rule(
    *_ONE, *_CONTROL, *_OF_ANOTHER, *_UNDER_ANOTHER, *_DEAD, *_FROM_DEAD, "2e/faq/1.3/1",
)  # fmt: skip
def uniqueness(position: Position, player: int, card: int) -> Iterator[Requirement]:
    """The requirements of a unique card to come into play, other than as a duplicate, under this player's control.

    Neither that player nor its owner may then own or control a second one, and no other copy may lie in the dead pile
    of either. To take control of one that is in play only the player is looked at.
    """
    state = position.state
    face = position.game.cards[card].definition.face
    if not face.unique:
        return
    here = state.cards[card]
    is_taken = here.zone == "play" and not here.facedown
    concerned = {player} if is_taken else {player, position.game.cards[card].owner}
    from_dead = _FROM_DEAD if state.cards[card].zone == "dead" else ()
    for other in copies_in_play(position, card):
        involved = {position.game.cards[other].owner, state.cards[other].controller}
        if concerned & involved:
            who = position.game.players[min(concerned & involved)]
            text = f"{face.name} is unique, and {who} neither owns nor controls another one in play."
            failing = f"{face.name} is unique, and {who} owns or controls another one in play."
            cites: tuple[str, ...] = (*_CONTROL, *_ONE) if is_taken else _ONE
            if not is_taken and position.game.cards[card].owner != player:
                cites += _OF_ANOTHER
            if not is_taken and len(involved) > 1:
                cites += _UNDER_ANOTHER
            remedy = f"{position.game.cards[other].label} to leave play"
            yield Requirement(
                text=text, failing=failing, met=False, cites=cites, about="unique", remedy=remedy
            )
            return
    for one in sorted(concerned):
        if _in_dead_pile(position, one, card):
            where = f"in {position.game.players[one]}'s dead pile"
            text = f"{face.name} is unique, and no other copy of it is {where}."
            failing = f"{face.name} is unique, and another copy of it is {where}."
            of_another = () if is_taken or position.game.cards[card].owner == player else _OF_ANOTHER
            cites = (*_DEAD, *of_another, *from_dead)
            yield Requirement(
                text=text, failing=failing, met=False, cites=cites, about="unique", remedy=_NOT_DEAD
            )
            return
    text = f"{face.name} is unique: no other copy of it is in the way."
    yield Requirement(text=text, met=True, cites=(_ONE[0], _DEAD[1], *from_dead), about="unique")


@second.rule(*_DUPLICATE, *_DEAD_DUPLICATE, *_BY_TEXT)
def duplication(position: Position, player: int, card: int) -> Iterator[Requirement]:
    """The requirements of a card that comes into play as a duplicate: its card in play, and no copy in the dead pile."""
    below = duplicated(position, player, card)
    name = position.game.cards[card].definition.face.name
    who = position.game.players[player]
    if below < 0 and permitted_below(position, player, card):
        text = f"A text lets {who} marshal {name} as a duplicate on another card."
        yield Requirement(text=text, met=True, cites=_BY_TEXT, about="unique")
        return
    text = f"{who} owns and controls a unique {name} in play, and owns this copy."
    cites: tuple[str, ...] = _DUPLICATE
    if lets_itself_be_duplicate(position.index, card):
        text = f"{text[:-1]}, or its text lets {name} be marshaled as a duplicate on a card in play."
        cites = (*_DUPLICATE, *_BY_TEXT)
    remedy = "" if below >= 0 else f"another copy of {name} in play that {who} owns and controls"
    failing = f"{who} does not own and control a unique {name} in play, or does not own this copy."
    if lets_itself_be_duplicate(position.index, card):
        failing = f"{who} owns and controls neither a unique {name} in play nor a card on which its text lets it be placed."
    yield Requirement(text=text, failing=failing, met=below >= 0, cites=cites, about="unique", remedy=remedy)
    if _in_dead_pile(position, player, card):
        text = f"No other copy of {name} is in {who}'s dead pile."
        failing = f"Another copy of {name} is in {who}'s dead pile."
        cites = (*_DEAD_DUPLICATE, *_DEAD)
        yield Requirement(
            text=text, failing=failing, met=False, cites=cites, about="unique", remedy=_NOT_DEAD
        )


@second.rule(*_DUPLICATE)
def against_duplicating(position: Position, player: int, owner: int, host: int) -> tuple[Requirement, ...]:
    """Each unmet requirement of a card with this owner, facedown or not, to be placed on ``host`` as its duplicate by the
    player: that one is unique, and the player owns and controls both."""
    here = position.game.cards[host]
    who = position.game.players[player]
    is_whole = here.owner == player == position.state.cards[host].controller
    asked = (
        Requirement(
            text=f"{here.label} is unique.",
            failing=f"{here.label} is not unique: it has no duplicates.",
            met=here.definition.face.unique and not position.state.cards[host].facedown,
            cites=_DUPLICATE[:1],
            about="unique",
        ),
        Requirement(
            text=f"{who} owns and controls {here.label}.",
            failing=f"{who} does not both own and control {here.label}.",
            met=is_whole,
            cites=_DUPLICATE,
            about="unique",
        ),
        Requirement(
            text=f"{who} owns the duplicate.",
            failing=f"{who} does not own the card that would be the duplicate.",
            met=owner == player,
            cites=_DUPLICATE,
            about="unique",
        ),
    )
    return tuple(one for one in asked if not one.met)


def _in_dead_pile(position: Position, player: int, card: int) -> bool:
    """True where a copy of the card, other than itself, is in the player's dead pile."""
    name = position.game.cards[card].definition.face.name
    return any(
        other >= 0 and other != card and position.game.cards[other].definition.face.name == name
        for other in position.state.players[player].dead
    )


@second.rule(*_ONE, *_DEAD, *_DUPLICATE, *_DEAD_DUPLICATE)
def presence(position: Position, player: int, card: int) -> Iterator[Requirement]:
    """The demand of uniqueness of a card that would come into play, as a duplicate where it has to be one."""
    if duplicated(position, player, card) >= 0:
        yield from duplication(position, player, card)
    else:
        yield from uniqueness(position, player, card)
