"""Traits that a card gains by the player's choice, and what is printed on the cards that were chosen."""

from typing import Any

from tests.rulings.tables import cards, run
from tests.rulings.texts import ICONS, check, event

CHALLENGE = {"type": "power", "attacker": "Ann", "defender": "Bob"}


def _char(**facts: Any) -> dict[str, Any]:
    return {"type": "character", "cost": 2, "str": 3, "icons": ICONS, **facts}


def test_the_named_trait_is_in_the_text_of_the_attachment() -> None:
    """RR Traits ¶1, Gains ¶1: the event is attached with a text that speaks of the Trait that was named; for as long as it is
    attached the character has it."""
    dreams = event(
        "Challenges Action: Choose an attacking character you control and name a Trait. Until the end of the challenge, it gets "
        "+2 STR, then attach Long Dreams to that character as a <i>Direwolf</i> attachment with the text: 'Terminal. Attached "
        "character gains the named <i>Trait</i>.' (Max 1 per phase.)"
    )
    board = {"Long Dreams": dreams, "Ash": _char(), "Reed": _char(traits=["Knight"])}
    sides = {"Ann": {"hand": ["Long Dreams"], "play": [{"Ash": "attacking"}, "Reed"]}, "Bob": {}}
    moves = (
        {"Ann": {"play": "Long Dreams", "choose": ["Ash", "Knight"]}},
        {"advance": "next"},
        cards(Ash={"str": 5, "traits": ["Knight"], "attachments": ["Long Dreams"]}),
    )
    run(sides, "4.2.1", *moves, cards=board, challenge=CHALLENGE)


def test_a_trait_or_an_icon() -> None:
    """RR Choose ¶1: the player chooses which of them it gains."""
    secrets = event(
        "Action: Choose a character. Until the end of the phase, that character gains a Trait or challenge icon of your choice."
    )
    board = {"Secrets": secrets, "Ash": _char(icons=[]), "Reed": _char(traits=["Knight"])}
    for kind, which, ash in (
        ("icon", "power", {"icons": ["power"]}),
        ("Trait", "Knight", {"traits": ["Knight"]}),
    ):
        sides = {"Ann": {"hand": ["Secrets"], "play": ["Ash", "Reed"]}, "Bob": {}}
        moves = ({"Ann": {"play": "Secrets", "choose": ["Ash", kind]}}, {"Ann": {"choose": which}})
        run(sides, "challenges", *moves, check(Ash=ash), cards=board)
