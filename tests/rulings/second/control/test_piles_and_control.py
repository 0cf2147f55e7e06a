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
