""" "An eligible character with the lowest printed cost": the lowest of those that can enter play."""

import pytest

from tests.rulings.texts import person, run, text

WOMB = (
    "Action: Kneel Womb to reveal the top 3 cards of your deck. Put {} Rider character with the lowest printed cost revealed"
    " this way into play."
)
RIDERS = {
    name: person("", cost=cost, traits=["Rider"], unique=True)
    for name, cost in (("Jhogo", 2), ("Rakharo", 4), ("Aggo", 6))
}


def put(which: str, dead: list[str], *moves: object) -> None:
    """Ann uses the Womb, with these of her riders in her dead pile and a copy of each in her deck."""
    run(
        {"play": ["Womb"], "deck": ["Aggo", "Jhogo", "Rakharo"], "dead": dead},
        {},
        "4.1",
        {"Ann": {"trigger": "Womb"}},
        {"advance": "4.2"},
        *moves,
        Womb=text("location", WOMB.format(which)),
        **RIDERS,
    )


@pytest.mark.parametrize(
    ("dead", "comes"),
    [([], "Jhogo"), (["Jhogo"], "Rakharo"), (["Jhogo", "Rakharo"], "Aggo")],
)
def test_what_cannot_enter_play_is_left_out_before_the_lowest_is_taken(dead, comes):
    """RR Unique Cards ¶4, Effects ¶3: a copy in the dead pile keeps it out of play; it is not eligible, the next one comes."""
    labels = {
        f"{name}#1" if name in dead else name: {"zone": "play" if name == comes else "deck"}
        for name in RIDERS
    }
    put("an eligible", dead, {"check": {"cards": labels}})


def test_where_no_card_says_eligible_the_lowest_of_all_is_meant():
    """RR Effects ¶3: it cannot enter play, and as much as possible of the effect is nothing."""
    put("a", ["Jhogo"], {"check": {"cards": {"Rakharo": {"zone": "deck"}, "Aggo": {"zone": "deck"}}}})
