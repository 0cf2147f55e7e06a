"""The first such card of a pile, control that goes back, players other than one: wordings that cards have in common."""

import pytest

from tests.rulings.texts import check, person, run, text


def test_the_first_such_card_from_the_top_of_the_pile_is_put_into_play():
    """RR Dead Pile ¶6: the pile keeps its order; what lies above and does not fit is passed over."""
    run(
        {"play": ["Priest"], "dead": ["Miller", "Drowned", "Drowned"]},
        {},
        "4.1",
        {"Ann": {"trigger": "Priest"}},
        check(**{"Drowned#1": {"zone": "play"}, "Drowned#2": {"zone": "dead"}, "Miller": {"zone": "dead"}}),
        Priest=person(
            "Action: Kneel Priest to put the top Drowned God character card of your dead pile into play."
        ),
        Drowned=person("", traits=["Drowned God"]),
    )


def test_a_character_goes_back_to_its_owner_as_the_ward_leaves_play():
    """FAQ Multiple "Take Control" Effects ¶2: the most recent effect counts, which gives control to the owner."""
    run(
        {"play": ["Burner", {"Baker": {"owner": "Bob", "attachments": ["Ward"]}}]},
        {},
        "4.1",
        {"Ann": {"trigger": "Burner", "choose": ["Ward"]}},
        check("2e/rr/ownership-and-control/2", Baker={"controller": "Bob"}),
        Ward=text(
            "attachment",
            "Forced Interrupt: When Ward leaves play, return attached character to its owner's control.",
        ),
        Burner=person("Action: Choose and discard an attachment from play."),
    )


def test_an_ability_that_may_be_used_only_if_something_is_true_cannot_be_used_otherwise():
    """RR Play Restrictions and Permissions ¶1: it must be true as the ability is initiated."""
    sage = person(
        "Action: Kneel Sage to draw 1 card. (Use this ability only if you control another Lord character.)"
    )
    for lords, may in (([], "may_not"), (["Lord"], "may")):
        run(
            {"play": ["Sage", *lords], "deck": 3},
            {},
            "4.1",
            {"check": {may: {"Ann": ["Sage"]}}},
            Sage=sage,
            Lord=person("", traits=["Lord"]),
        )


@pytest.mark.parametrize("how", ["under his or her control", ""])
def test_each_player_puts_into_play_what_he_or_she_chose_in_a_dead_pile(how):
    """RR Ownership and Control ¶2, Priority of Simultaneous Resolution ¶1: each his or her own, the first player first."""
    run(
        {"play": ["Well"], "dead": ["Cook"], "discard": ["Miller"]},
        {"dead": ["Maid", "Page"]},
        "4.1",
        {"Ann": {"trigger": "Well", "choose": ["Cook"]}},
        {"refuse": {"Bob": {"choose": ["Cook"]}}},
        {"Bob": {"choose": ["Maid"]}},
        check(
            "2e/rr/ownership-and-control/2",
            Cook={"zone": "play", "controller": "Ann"},
            Maid={"zone": "play", "controller": "Bob"},
            Page={"zone": "dead"},
            Miller={"zone": "discard"},
        ),
        Well=text(
            "location",
            f"Action: Each player chooses a character in his or her dead pile and puts it into play {how}.".replace(
                " .", "."
            ),
        ),
        **{name: person("") for name in ("Cook", "Maid", "Page")},
    )
