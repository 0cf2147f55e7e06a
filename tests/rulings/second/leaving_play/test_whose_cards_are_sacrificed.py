"""Who is instructed to sacrifice cards sacrifices his or her own, by printed texts on the table."""

import pytest

from tests.rulings.texts import event, person, run, text


@pytest.mark.parametrize(
    ("words", "moves", "anns", "bobs"),
    [
        ("Sacrifice each Lord character.", [], "discard", "play"),
        ("Each opponent sacrifices each Lord character.", [], "play", "discard"),
        ("Each player sacrifices each Lord character.", [], "discard", "discard"),
        ("Choose an opponent. That player sacrifices each Lord character.", [], "play", "discard"),
        ("Each opponent may sacrifice each Lord character.", [{"Bob": {"choose": "yes"}}], "play", "discard"),
        (
            "Each opponent chooses a location he or she controls and sacrifices each Lord character.",
            [],
            "play",
            "discard",
        ),
        (
            "Each player chooses a location he or she controls. Sacrifice each character not chosen.",
            [],
            "discard",
            "discard",
        ),
    ],
)
def test_each_card_that_a_player_sacrifices_is_under_that_players_control(words, moves, anns, bobs):
    """RR Sacrifice ¶1: the player chooses a card in play that he or she controls."""
    run(
        {"hand": ["Writ"], "play": ["Old Lord", "Barn"]},
        {"play": ["Young Lord", "Keep"]},
        "4.1",
        {"Ann": {"play": "Writ"}},
        *moves,
        {"advance": "4.2"},
        {
            "check": {
                "cards": {"Old Lord": {"zone": anns}, "Young Lord": {"zone": bobs}},
                "cites": ["2e/rr/sacrifice/1"],
            }
        },
        **{name: person("", traits=["Lord"]) for name in ("Old Lord", "Young Lord")},
        Barn=text("location", ""),
        Keep=text("location", ""),
        Writ=event(f"Action: {words}"),
    )


def test_where_the_opponents_have_none_to_sacrifice_it_is_not_initiated():
    """RR Abilities ¶6: one's own Lord characters are not what opponents sacrifice, so that nothing would change."""
    run(
        {"hand": ["Writ"], "play": ["Old Lord"]},
        {"play": ["Page"]},
        "4.1",
        {"check": {"may_not": {"Ann": ["Writ"]}, "cites": ["2e/rr/abilities/6"]}},
        **{"Old Lord": person("", traits=["Lord"]), "Page": person("")},
        Writ=event("Action: Each opponent sacrifices each Lord character."),
    )
