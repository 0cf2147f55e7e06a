"""The closed lists of words that the ability tree is written with."""

from typing import Literal, get_args

Who = Literal[
    "you",
    "opponent",
    "any",
    "winner",
    "loser",
    "attacking player",
    "defending player",
    "first player",
    "chosen player",
    "that player",
    "acting player",
    "controller",
    "owner",
    "its player",
    "host controller",
    "this opponent",
]
"""A player seen from the controller of the ability, or by the part played.

As a filter ``opponent`` and ``any`` mean one of them, as a subject each of them; whose deck or hand is discarded from, and
whose gold or power moves, is that of one ``opponent``, whom the player of the ability picks.
``chosen player``: chosen as a target;
``that player``: the player of the occurrence, or the one of whom the effect speaks just now; ``acting player``: the one
whose effect brings the occurrence about; ``controller`` and ``owner``:
of the card of which the effect speaks; ``its player``: the controller or owner of a card of whom the ability spoke last,
as it was then; ``host controller``: of the card to which this one is attached; ``this opponent``:
within a comparison with an opponent, that opponent.
"""

PlayerIs = Literal[
    "",
    "attacking player",
    "defending player",
    "first player",
    "winner",
    "loser",
    "chosen player",
    "triggering player",
    "acting player",
    "your rival",
    "supported by you",
    "your supporter",
]
"""The part that a player has. ``chosen player``: chosen as a target; ``triggering player``: the player of the occurrence, and
``acting player``: whose effect brings it about; ``your rival``: a rival of the player from whose controller the ability sees
(melee); ``your supporter``: whose title supports that player's."""

Period = Literal["challenge", "phase", "round", "game"]
"""The periods in which a limit counts."""

OR_LEAVES = " or this leaves play"
"""After a period: until its end or until the source leaves play, whichever comes first."""
DURATIONS = (
    *(
        "challenge",
        "phase",
        "round",
        "game",
        "this leaves play",
        "this stands",
        "next plot",
        "their next plot",
    ),
    "next phase",
    *(f"{period}{OR_LEAVES}" for period in ("challenge", "phase", "round")),
)
"""The durations of lasting effects, in every edition."""

Duration = str
"""One of these, or ``end of`` and ``beginning of`` with the name of a phase: the one of this name that comes next; ``through``
with the name of a phase: until the end of the next one, which may be one of the next round.

"Until the end of the phase"; "until the beginning of the next phase", whichever it is; "until this card leaves play";
"until this card stands or leaves play"; "until you reveal a new plot card"; "until that player", the one chosen, does."""

Deed = Literal[
    "killed", "sacrificed", "discarded", "returned", "knelt", "stood", "put into play", "taken control of", "attached",
    "drawn", "moved", "removed from the challenge", "given power", "given gold", "given tokens", "stripped of power", "changed"
]  # fmt: skip
"""The deeds that effects do to cards, by which the cards can be called after something else was done."""
DEEDS: frozenset[object] = frozenset(get_args(Deed))
WORKED_ON: frozenset[object] = DEEDS | {"those"}
"""The words for cards on which effects before have worked."""

Ref = Literal[
    "target", "target 2", "target 3", "target 4", "self", "host", "occurrence", "doer", "its target", "cost", "those", "shown",
    "searched", Deed,
]  # fmt: skip
"""Cards named by what was said before: the targets (of the second, third, fourth choice), this card, the card it is attached to,
the cards of the occurrence, the card that brings it about (``doer``), what the ability chose that initiates (``its target``),
what paid the costs, the cards on which the effect before worked, those last looked at, revealed or found by a search, those
that were searched, those to which effects of the same ability have done this, whatever they have done since (``killed``)."""

Relation = Literal["at least", "at most", "exactly", "more than", "less than", "not"]
