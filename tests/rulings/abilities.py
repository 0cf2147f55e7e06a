"""Abilities in their structured form, in few words, and the boards on which they are tried most often."""

from typing import Any

from tests.rulings.cards import Card, character, location
from tests.rulings.play import Play, Side, Table

GOLD = {"do": "gain gold"}
POWER = {"do": "gain power"}
DRAW = {"do": "draw"}
CHARACTER = {"cards": {"type": ["character"]}}

Tree = dict[str, Any]
KNEEL: Tree = {"do": "kneel", "on": "self"}
"""A cost (or an effect): this card kneels."""


def one(do: str, **cards: Any) -> Tree:
    """A cost (or an effect) on one card that the player picks, of his or her own: ``one("kneel", trait=["Lord"])``."""
    return {"do": do, "on": {"controller": "you", "pick": {}} | cards}


def action(*effects: Tree, **other: Any) -> Tree:
    """An action with these effects."""
    return {"kind": "action", "effects": list(effects)} | other


def does(*effects: Tree, **other: Any) -> Card:
    """A location called Rite with this action."""
    return location("Rite", action(*effects, **other))


def reaction(event: str, *effects: Tree, **other: Any) -> Tree:
    """A reaction to this, whoever it happens to; it gains gold where it says nothing else."""
    trigger = {"event": event} | other.pop("trigger", {})
    return {"kind": "reaction", "trigger": trigger, "effects": list(effects or (GOLD,))} | other


def interrupt(event: str, *effects: Tree, **other: Any) -> Tree:
    """An interrupt to this."""
    return reaction(event, *effects, **other) | {"kind": "interrupt"}


def constant(on: Any, **change: Any) -> Tree:
    """A constant ability."""
    return {"kind": "constant", "effects": [{"do": "modify", "on": on} | change]}


def cancel(**other: Any) -> Tree:
    """An interrupt that cancels what an opponent initiates."""
    return interrupt("initiate", {"do": "cancel"}, trigger={"player": "opponent"}, **other)


def lasting(on: str, until: str = "phase", **change: Any) -> Tree:
    """A lasting effect in force on a card."""
    return {"on": [on], "modify": {"do": "modify"} | change, "until": until}


def delayed(on: str, *effects: Tree, until: str = "phase") -> Tree:
    """A delayed effect in force on a card."""
    return {"on": [on], "effects": list(effects), "until": until}


def window(*ann: Card, bob: tuple[Card, ...] = (), in_force: tuple[Tree, ...] = (), **sides: Any) -> Play:
    """The action window after defenders in a power challenge, where Ann attacks; she is asked first.

    ``ann_hand`` and the like are of Ann's side, ``bob_hand`` of Bob's.
    """
    of_bob = {key.removeprefix("bob_"): sides.pop(key) for key in list(sides) if key.startswith("bob_")}
    of_ann = {key.removeprefix("ann_"): value for key, value in sides.items()}
    attacker = character("Knight", attacking=True, kneeling=True)
    table = Table(
        sides={
            "Ann": Side(play=(attacker, *ann), **({"gold": 3} | of_ann)),
            "Bob": Side(play=bob, **({"gold": 3} | of_bob)),
        },
        challenge="power",
        in_force=in_force,
    )
    play = table.start("4.2.1")
    return play.pass_() if play.asked == ("Bob", "defenders") else play


def duck(*ann: Card, bob: tuple[Card, ...] = (), type_: str = "power", by: int = 4, **other: Any) -> Play:
    """Ann's challenge, won by her Knight with this STR, about to be determined: nobody defends."""
    of_bob = {key.removeprefix("bob_"): other.pop(key) for key in list(other) if key.startswith("bob_")}
    of_ann = {key.removeprefix("ann_"): other.pop(key) for key in list(other) if key.startswith("ann_")}
    attacker = character("Knight", by, attacking=True, kneeling=True)
    sides = {"Ann": Side(play=(attacker, *ann), **of_ann), "Bob": Side(play=bob, **of_bob)}
    return Table(sides=sides, challenge=type_, **other).start("duck")
