"""Texts in templates that one printed card has each, played on a board where their words matter."""

from typing import Any

from tests.rulings.tables import cards, run
from tests.rulings.texts import ICONS, check, event, person, text

CHALLENGE = {"type": "power", "attacker": "Ann", "defender": "Bob"}


def _char(**facts: Any) -> dict[str, Any]:
    return {"type": "character", "cost": 2, "str": 3, "icons": ICONS, **facts}


def _play(ann: dict[str, Any], bob: dict[str, Any], start: str, *moves: Any, **other: Any) -> None:
    run({"Ann": ann, "Bob": bob}, start, *moves, **other)


def test_hands_are_drawn_up_to_the_reserve_value() -> None:
    """RR Drawing Cards ¶2: as many as are missing are drawn at once; with as many in hand there is nothing to draw."""
    siege = text(
        "location", "Dominance Action: Draw cards until your hand size is equal to your reserve value."
    )
    board = {"Stores": siege}
    drawn = {"check": {"players": {"Ann": {"hand": 6}}}}
    _play(
        {"hand": 2, "deck": 9, "play": ["Stores"]},
        {},
        "dominance",
        {"Ann": {"trigger": "Stores"}},
        drawn,
        cards=board,
    )
    refused = {"refuse": {"Ann": {"trigger": "Stores"}, "because": "potential"}}
    _play({"hand": 6, "deck": 9, "play": ["Stores"]}, {}, "dominance", refused, cards=board)


def test_characters_worth_the_strength_of_another() -> None:
    """RR The letter "X" ¶1: X is the STR that the attached character has; no more than that is knelt in all."""
    mace = text(
        "attachment",
        "Reaction: After you win a challenge in which attached character is participating as an attacker, choose and kneel up "
        "to X total STR worth of characters, where X is attached character's STR. Then, sacrifice Great Mace.",
    )
    board = {
        "Great Mace": mace,
        "Ash": _char(str=4),
        "Birch": _char(str=1),
        "Cedar": _char(str=3),
        "Elder": _char(str=2),
    }
    attacking = {"play": [{"Ash": {"attacking": True, "attachments": ["Great Mace"]}}]}
    moves = (
        {"refuse": {"Ann": {"trigger": "Great Mace", "choose": ["Cedar", "Elder"]}, "because": "total"}},
        {"Ann": {"trigger": "Great Mace", "choose": ["Birch", "Cedar"]}},
        {"advance": "next"},
        cards(
            Birch={"kneeling": True},
            Cedar={"kneeling": True},
            Elder={"kneeling": False},
            **{"Great Mace": {"zone": "discard"}},
        ),
    )
    _play(attacking, {"play": ["Birch", "Cedar", "Elder"]}, "duck", *moves, cards=board, challenge=CHALLENGE)


def test_two_piles_of_one_player_are_switched() -> None:
    """RR Dead Pile ¶2: the character of the discard pile goes to the dead pile of the same player, and the other way round."""
    mourner = person(
        "Reaction: After Pale Mourner enters play, switch a character in an opponent's discard pile with a character in that "
        "player's dead pile."
    )
    board = {"Pale Mourner": mourner, **{name: _char() for name in ("Ash", "Birch", "Cedar", "Elder")}}
    moves = (
        {"Ann": {"marshal": "Pale Mourner"}},
        {"Ann": {"trigger": "Pale Mourner"}},
        {"Ann": {"choose": "Ash"}},
        {"Ann": {"choose": "Birch"}},
        cards(Ash={"zone": "dead"}, Birch={"zone": "discard"}),
    )
    ann = {"hand": ["Pale Mourner"], "gold": 5}
    _play(ann, {"discard": ["Ash", "Cedar"], "dead": ["Birch", "Elder"]}, "marshaling", *moves, cards=board)


def test_so_much_instead_with_a_trait() -> None:
    """RR Modifiers ¶2: the one or the other is added, by what the attached character is now."""
    steed = text(
        "attachment",
        "While attached character is attacking, it gets +1 STR (+3 STR instead if it has the <i>Knight</i> trait).",
    )
    for traits, strength in ((["Knight"], 6), (["Lord"], 4)):
        board = {"Steed": steed, "Ash": _char(traits=traits)}
        attack = {"play": [{"Ash": {"attacking": True, "attachments": ["Steed"]}}]}
        _play(
            attack,
            {},
            "4.2.1",
            check("2e/rr/modifiers/2", Ash={"str": strength}),
            cards=board,
            challenge=CHALLENGE,
        )


def test_any_number_of_songs() -> None:
    """RR Search ¶1: as many of the cards as the player likes, of those that are looked at."""
    bard = person(
        "Interrupt: When Blind Bard leaves play, search the top 3 cards of your deck for any number of Song events, reveal them, "
        "and add them to your hand. Shuffle your deck."
    )
    song = event("Action: Draw 1 card.", traits=["Song"])
    board = {
        "Blind Bard": bard,
        "Air": song,
        "Hymn": song,
        "Lay": song,
        "Kill": event("Action: Choose and kill a character."),
    }
    moves = (
        {"Ann": {"play": "Kill", "choose": "Blind Bard"}},
        {"Ann": {"trigger": "Blind Bard", "choose": ["Air", "Hymn"]}},
        cards(Air={"zone": "hand"}, Hymn={"zone": "hand"}, Lay={"zone": "deck"}),
    )
    ann = {"hand": ["Kill"], "play": ["Blind Bard"], "deck": ["Air", "Miller", "Hymn", "Lay"]}
    _play(ann, {}, "challenges", *moves, cards=board)
