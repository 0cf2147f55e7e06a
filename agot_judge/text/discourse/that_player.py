"""The player whom ``that player`` means after a triggering condition that spoke of an opponent."""

from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.ability.words import Who

TO_ITS_CONTROLLER = frozenset(
    {"declare attacker", "declare defender", "discard from deck", "discard from hand", "discard from play"}
    | {"enter play", "kill", "kneel", "leave play", "marshal", "put into play", "return to hand"}
    | {"sacrifice", "stand"}
)
"""Occurrences that are of the card's controller: "that player", where an opponent's card was spoken of."""

_OF_THE_ATTACKER = ("bypass", "assault")
"""Occurrences that happen to a card of one player and are of another: the one who attacks."""


def that_player(trigger: Trigger, said: Who | None) -> Who | None:
    """The word by which what follows knows the opponent who was spoken of; None: it is not certain which player that is.

    ``After a character you control is killed by an opponent's card effect``: the occurrence is that of the player who
    controlled the character, and "that player" is whose effect it was.
    """
    if trigger.event.endswith(" challenge") and "you" not in (trigger.player, trigger.other_player):
        both = trigger.player != "any" and trigger.other_player != "any"
        said = None if both else said  # two opponents were spoken of
    against = trigger.other_player if trigger.event == "initiate challenge" else "any"
    if said == "that player" and trigger.player == "any" and against not in ("any", "you"):
        return "defending player"  # "a challenge is initiated against an opponent"
    if trigger.player == "any" and _moves_to_an_opponent(trigger):
        return None  # the occurrence is that of the other player
    if said == "you":
        return None  # "put into play under your control": that is the other player
    if said != "that player" or trigger.player not in ("any", "you"):
        return said
    card = trigger.card
    theirs = card is not None and "opponent" in (card.controller, card.owner)
    source = trigger.source
    acts = trigger.by == "opponent" or (source is not None and source.controller == "opponent")
    if acts and theirs:
        return None
    kinds = {trigger.event, *trigger.or_events}
    if acts:
        return said if kinds <= {*_OF_THE_ATTACKER, "draw"} else "acting player"
    if trigger.player == "you" or (theirs and kinds & set(_OF_THE_ATTACKER)):
        return None
    return said


def _moves_to_an_opponent(trigger: Trigger) -> bool:
    """``After gold is moved to an opponent's gold pool``: it is moved from another player."""
    moved = {trigger.event, *trigger.or_events} <= {"move gold", "move power", "give gold"}
    onto = trigger.onto.controller if trigger.onto is not None else trigger.other_player
    return moved and onto not in ("any", "you")
