"""Each player who controls the most, or the fewest, cards of a kind."""

import pytest

from tests.rulings.texts import check, person, run, text

SERVANTS = {name: person("", traits=["Servant"]) for name in ("Cook", "Maid", "Page")}


@pytest.mark.parametrize(
    ("words", "anns", "bobs", "gold"),
    [
        ("the most Servant characters", ["Cook", "Maid"], ["Page", "Miller", "Baker"], (1, 0)),
        ("the most Servant characters", ["Cook", "Miller"], ["Page"], (1, 1)),
        ("the most Servant characters", [], [], (1, 1)),
        ("the fewest Servant characters", ["Cook", "Maid"], ["Page", "Miller", "Baker"], (0, 1)),
        ("the fewest standing characters", [{"Cook": "kneeling"}, "Maid"], ["Page", "Miller"], (1, 0)),
    ],
)
def test_each_player_with_the_most_is_everybody_than_whom_nobody_has_more(words, anns, bobs, gold):
    """RR Effects ¶3: the cards of each player are counted apart; of several with as many each is one."""
    run(
        {"play": ["Inn", *anns]},
        {"play": bobs},
        "4.1",
        {"Ann": {"trigger": "Inn"}},
        {"check": {"players": {"Ann": {"gold": gold[0]}, "Bob": {"gold": gold[1]}}}},
        Inn=text("location", f"Action: Each player with {words} gains 1 gold."),
        **SERVANTS,
    )


def test_each_opponent_with_the_fewest_is_counted_beside_all_players():
    """RR Effects ¶3: of all players; an opponent is none of them where the player who asks has fewer."""
    run(
        {"play": ["Inn"]},
        {"play": ["Page"]},
        "4.1",
        {
            "refuse": {
                "Ann": {"trigger": "Inn"},
                "because": "potential",
            }
        },
        check(Page={"zone": "play"}),
        Inn=text(
            "location",
            "Action: Each opponent who controls the fewest Servant characters sacrifices a character.",
        ),
        **SERVANTS,
    )
