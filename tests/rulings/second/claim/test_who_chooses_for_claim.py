"""Who chooses the characters that are killed for claim, where a card says that somebody else does."""

from tests.rulings.texts import check, person, run

CHOOSES = "Interrupt: When claim is applied for a [military] challenge in which Tyrant is attacking, "
TYRANT = person(CHOOSES + "you choose which character is killed.")
LONE = {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Tyrant"]}}}


def test_without_the_interrupt_the_defending_player_chooses():
    """RR Military Claim ¶1: the next challenge is another one, and so is whoever chooses for it."""
    run(
        {"play": ["Tyrant"]},
        {"play": ["Miller", "Baker"]},
        "4.2",
        LONE,
        {"Ann": "pass"},
        {"Bob": {"choose": ["Miller"]}},
        {"advance": "4.2.5"},
        check("2e/rr/military-claim/1", Baker={"zone": "play"}, Miller={"zone": "dead"}),
        Tyrant=TYRANT,
    )
