"""Cards that were shown, with which something is done only if a player pays for it."""

from tests.rulings.texts import person, run

WORDS = (
    "Action: Reveal the top card of each player's deck. You may kneel {} to discard those cards."
    " (Limit once per round.)"
)


def test_what_was_revealed_is_discarded_and_not_what_was_knelt_for_it():
    """RR May ¶1: the player may pay; "those cards" are those that were revealed."""
    for payer in ("Watcher", "your faction card"):
        run(
            {"play": ["Watcher"], "deck": ["Nan"]},
            {"deck": ["Pate"]},
            "4.1",
            {"Ann": {"trigger": "Watcher"}},
            {"Ann": {"choose": ["yes"]}},
            {
                "check": {
                    "cards": {
                        "Nan": {"zone": "discard"},
                        "Pate": {"zone": "discard"},
                        "Watcher": {"kneeling": payer == "Watcher"},
                    }
                }
            },
            Watcher=person(WORDS.format(payer)),
            Nan=person(""),
            Pate=person(""),
        )
