"""What is chosen once for each of some cards, of each of some hands, or among what was named, revealed or targeted before."""

from typing import Any

from tests.rulings.tables import cards, run
from tests.rulings.texts import ICONS, PLOT, check, event, text

CHALLENGE = {"type": "power", "attacker": "Ann", "defender": "Bob"}


def _one(strength: int = 2, **facts: Any) -> dict[str, Any]:
    return {"type": "character", "cost": 2, "str": strength, "icons": ICONS, **facts}


def test_the_same_card_chosen_again_is_affected_again() -> None:
    """RR Modifiers ¶2: each of the lasting effects modifies the character, which was chosen for two of the revealed cards."""
    manor = text(
        "location",
        "Action: Kneel Old Manor to reveal up to 3 [tyrell] characters from your hand. For each card revealed this way, choose a "
        "character. Until the end of the phase, that character gets +2 STR. (You may choose the same character more than once.)",
    )
    board = {"Old Manor": manor, **{name: _one(faction="tyrell") for name in ("Rose", "Thorn", "Vine")}}
    sides: dict[str, dict[str, Any]] = {
        "Ann": {"play": ["Old Manor", "Miller"], "hand": ["Rose", "Thorn", "Vine", "Saddle"]},
        "Bob": {"play": ["Baker"]},
    }
    moves = (
        {"Ann": {"trigger": "Old Manor"}},
        {"Ann": {"choose": ["Rose", "Thorn", "Vine"]}},
        *({"Ann": {"choose": name}} for name in ("Miller", "Miller", "Baker")),
        {"advance": "next"},
        check("2e/rr/modifiers/2", Miller={"str": 7}, Baker={"str": 4}),
    )
    run(sides, "challenges", *moves, cards=board, stop="4.2")


def _spring(second: list[str], zone: str) -> None:
    spring = PLOT | {
        "initiative": 9,
        "text": "When Revealed: Each opponent chooses and reveals 3 cards from his or her hand, if able. You may choose and "
        "discard 1 revealed card from any number of those hands.",
    }
    board = {
        "Late Spring": spring,
        **{name: _one() for name in ("Ash", "Birch", "Cedar", "Dogwood", "Elder", "Fir")},
    }
    sides: dict[str, dict[str, Any]] = {
        "Ann": {"plots": ["Late Spring"]},
        "Bob": {"plots": ["Storm"], "hand": ["Ash", "Birch", "Cedar", "Dogwood"]},
        "Cid": {"plots": ["Storm"], "hand": ["Elder", "Fir"]},
    }
    moves = (
        {"Ann": {"choose": "Ann"}},
        {"Bob": {"choose": ["Ash", "Birch", "Cedar"]}},
        {"Ann": {"choose": ["Birch"]}},
        {"Ann": {"choose": second}},
        {"advance": "next"},
        check("2e/rr/discard-pile/2", Birch={"zone": "discard"}, Elder={"zone": zone}, Ash={"zone": "hand"}),
    )
    run(sides, "plot", *moves, cards=board, stop="1.4")


def test_of_each_of_the_hands_or_of_none() -> None:
    """RR Target ¶1, Discard Pile ¶2: of each hand one of the revealed cards is chosen, or none."""
    _spring(["Elder"], "discard")
    _spring([], "hand")


def _council(ann: str, bob: str, *moves: object, **where: str) -> None:
    council = PLOT | {
        "text": "Forced Interrupt: When the draw phase ends, each player chooses a card in his or her hand, if able. Then, "
        "reveal the chosen cards. Each player who revealed a character with the lowest printed cost may put that "
        "character into play.",
    }
    board = {
        "Full Council": council,
        "Ash": _one(),
        "Birch": _one(cost=5),
        "Cedar": _one(),
        "Elder": _one(cost=3),
        "Feast": event("Action: Draw 1 card."),
    }
    sides: dict[str, dict[str, Any]] = {
        "Ann": {"plot": "Full Council", "hand": ["Ash", "Birch"], "deck": 9},
        "Bob": {"hand": ["Cedar", "Elder", "Feast"], "deck": 9},
    }
    first = ({"Ann": {"choose": ann}}, {"Bob": {"choose": bob}}, *moves, {"advance": "3.1"})
    fields = {name: {"zone": zone} for name, zone in where.items()}
    run(sides, "draw", *first, cards(**fields), cards=board, stop="3.2")


def test_who_revealed_the_lowest() -> None:
    """RR Put into Play ¶1: of two with the same printed cost both may be put into play; a card that is no character is none
    of them."""
    yes = {"choose": "yes"}
    _council("Ash", "Cedar", {"Ann": yes}, {"Bob": yes}, Ash="play", Cedar="play")
    _council("Ash", "Elder", {"Ann": yes}, Ash="play", Elder="hand")
    _council("Birch", "Feast", {"Ann": yes}, Birch="play", Feast="hand")


def _horn(place: dict[str, Any], target: str, *moves: object, **where: dict[str, Any]) -> None:
    horn = text(
        "location",
        "Reaction: After you win a challenge, sacrifice Great Horn to choose a location that was targeted by assault this "
        "challenge. Until the end of the round, treat that location as if its printed text box were blank (except for Traits). "
        "If it is a Stronghold location, you may discard it from play instead.",
    )
    board = {
        "Great Horn": horn,
        "Ram": _one(5, text="Assault.", cost=6),
        target: place,
        "Barn": text("location", ""),
    }
    sides: dict[str, dict[str, Any]] = {
        "Ann": {"play": ["Great Horn", {"Ram": "attacking"}]},
        "Bob": {"play": [target, "Barn"]},
    }
    first = ({"Ann": {"trigger": "Great Horn", "choose": target}}, *moves)
    attack = {**CHALLENGE, "assault": target}
    run(sides, "duck", *first, cards(**where), cards=board, challenge=attack)


def test_a_location_that_assault_has_targeted() -> None:
    """RR Assault ¶2, Replacement Effects ¶1: only that location can be chosen; a Stronghold may be discarded instead."""
    keep = text("location", "Renown.", cost=3, traits=["Stronghold"])
    _horn(keep, "Keep", {"Ann": {"choose": "yes"}}, Keep={"zone": "discard"})
    _horn(text("location", "Renown.", cost=3), "Mill", Mill={"zone": "play", "keywords": []})
