"""Boards that could not have come about by the rules. They are allowed, because the table says so, and remarked on."""

from collections.abc import Iterator

from msgspec import Struct

from agot_judge.engine.board import in_play, label
from agot_judge.engine.game import Game
from agot_judge.engine.state import State
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.roster import Roster

UNIQUE = ("2e/rr/unique-cards/1",)
DEAD = ("2e/rr/unique-cards/4", "2e/rr/dead-pile/3")
PARTICIPATING = ("2e/rr/participating/1",)
ATTACKING = ("2e/rr/4.2/7",)
DEFENDING = ("2e/rr/4.2.1/1",)
NO_ATTACHMENTS = ("2e/rr/no-attachments/1",)
ATTACHED = ("2e/rr/attachment-cards/1",)


class Remark(Struct, frozen=True):
    """What could not have come about, where the file says it, and the paragraphs that it is against."""

    line: int
    text: str
    cites: tuple[str, ...]


def find_impossible(loaded: Loaded, roster: Roster, game: Game, state: State) -> tuple[Remark, ...]:
    """Everything about the board given that the rules would not have let happen, in no order of importance."""
    found = (
        *_copies_of_unique_cards(game, state),
        *_participants(game, state),
        *_marked_without_challenge(roster, state),
        *_attachments(game, state),
    )
    return tuple(
        Remark(loaded.line(*roster.positions[card].path), text, cites) for card, text, cites in found
    )


Found = Iterator[tuple[int, str, tuple[str, ...]]]


def _copies_of_unique_cards(game: Game, state: State) -> Found:
    """A second copy of a unique card that a player owns or controls, and one whose owner has it in the dead pile."""
    seen: dict[tuple[int, str], int] = {}
    for card in in_play(state):
        face = game.cards[card].definition.face
        if not face.unique:
            continue
        owner = game.cards[card].owner
        players = dict.fromkeys((owner, state.cards[card].controller))
        first = next((seen[player, face.name] for player in players if (player, face.name) in seen), None)
        if first is not None:
            yield card, f"{label(game, first)} and {label(game, card)} are both in play.", UNIQUE
        for player in players:
            seen.setdefault((player, face.name), card)
        for dead in state.players[owner].dead:
            if dead >= 0 and game.cards[dead].definition.face.name == face.name:
                yield card, f"{label(game, card)} is in play with a copy in its owner's dead pile.", DEAD


def _participants(game: Game, state: State) -> Found:
    """Participants that are no characters in play, or on a side that their controller is not on."""
    challenge = state.challenge
    if challenge is None:
        return
    for cards, player, what, cites in (
        (challenge.attackers, challenge.attacker, "attacking", ATTACKING),
        (challenge.defenders, challenge.defender, "defending", DEFENDING),
    ):
        for card in cards:
            if game.cards[card].definition.face.type != "character" or state.cards[card].zone != "play":
                yield card, f"{label(game, card)} is {what} and no character in play.", PARTICIPATING
            elif state.cards[card].controller != player:
                name = game.players[player]
                yield card, f"{label(game, card)} is {what}, but not under {name}'s control.", cites


def _marked_without_challenge(roster: Roster, state: State) -> Found:
    """Cards that are marked as taking part in a challenge while there is none."""
    if state.challenge is not None:
        return
    for card, position in enumerate(roster.positions):
        if position.marks.attacking or position.marks.defending:
            text = f"{position.label} takes part in a challenge, but none is under way: the mark counts for nothing."
            yield card, text, PARTICIPATING


def _attachments(game: Game, state: State) -> Found:
    """What is attached without being an attachment, or to a card that has no attachments."""
    for card in in_play(state):
        definition = game.cards[card].definition
        host = state.cards[card].host
        if definition.face.type == "attachment" and host < 0:
            yield card, f"{label(game, card)} is an attachment, but on no card.", ATTACHED
        if host < 0:
            continue
        if definition.face.type != "attachment" and not state.cards[card].facedown:
            yield card, f"{label(game, card)} is attached, but no attachment.", ATTACHED
        refusing = [one for one in game.cards[host].definition.keywords if one.name == "no attachments"]
        if any(not set(one.words) & set(definition.face.traits) for one in refusing):
            yield card, f"{label(game, card)} is attached to {label(game, host)}.", NO_ATTACHMENTS
