"""Several characters are chosen, and of several changes each is for another one of them."""

import pytest

from tests.rulings.texts import check, event, person, run, text

FEAST = (
    "Action: Choose 3 characters without attachments. Until the end of the phase, one of those characters gets -1 STR,"
    " one gets -2 STR, and one gets -3 STR."
)
CARDS = {
    "Anne": person("", str=5),
    "Bess": person("", str=5),
    "Cara": person("", str=5),
    "Dora": person("", str=5),
    "Saddle": text("attachment", ""),
    "Feast": event(FEAST),
}


@pytest.mark.parametrize(("first", "second", "left"), [("Anne", "Bess", "Cara"), ("Cara", "Bess", "Anne")])
def test_the_player_says_which_of_the_targets_gets_which(first, second, left):
    """RR Target ¶2: who controls the ability chooses; it is one effect on all of them (RR Lasting Effects ¶1)."""
    run(
        {"hand": ["Feast"], "play": ["Anne"]},
        {"play": ["Bess", "Cara", {"Dora": {"attachments": ["Saddle"]}}]},
        "4.1",
        {"refuse": {"Ann": {"play": "Feast", "choose": ["Anne", "Bess", "Dora"]}, "because": "attachment"}},
        {"Ann": {"play": "Feast", "choose": ["Anne", "Bess", "Cara"]}},
        {"Ann": {"choose": first}},
        {"Ann": {"choose": second}},
        check(**{first: {"str": 4}, second: {"str": 3}, left: {"str": 2}}),
        **CARDS,
    )


def test_with_two_such_characters_it_cannot_be_played():
    """RR Target ¶3: where there are not enough valid targets, the ability cannot be initiated."""
    run(
        {"hand": ["Feast"], "play": ["Anne"]},
        {"play": ["Bess", {"Dora": {"attachments": ["Saddle"]}}]},
        "4.1",
        {"refuse": {"Ann": {"play": "Feast"}, "because": "target"}},
        **{name: card for name, card in CARDS.items() if name != "Cara"},
    )
