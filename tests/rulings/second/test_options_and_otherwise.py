"""What a player must do, one thing or the other, and what is done otherwise."""

import pytest

from tests.rulings.texts import check, event, person, run, run_to, text

EITHER = (
    "Action: Choose an opponent. That player must choose and kneel a character they control or gain 1 gold."
)
TURN = "Action: Choose a character. Kneel that character if it is standing, otherwise stand it."


def test_what_is_chosen_for_one_option_is_chosen_only_with_it():
    """RR Choose ¶1: who has no character to kneel does the other thing, and the ability can be initiated."""
    run(
        {"play": ["Envoy"]},
        {"gold": 0},
        "4.1",
        {"Ann": {"trigger": "Envoy", "choose": ["Bob"]}},
        {"refuse": {"Bob": {"choose": ["choose and kneel a character they control"]}}},
        {"Bob": {"choose": ["gain 1 gold"]}},
        {"check": {"players": {"Bob": {"gold": 1}}}},
        Envoy=person(EITHER),
    )


def test_who_can_do_either_chooses_and_then_chooses_the_character():
    """RR Choose ¶1: Bob kneels Baker, and gains no gold."""
    run(
        {"play": ["Envoy"]},
        {"play": ["Miller", "Baker"], "gold": 0},
        "4.1",
        {"Ann": {"trigger": "Envoy", "choose": ["Bob"]}},
        {"Bob": {"choose": ["choose and kneel a character they control"]}},
        {"Bob": {"choose": ["Baker"]}},
        check(Baker={"kneeling": True}, Miller={"kneeling": False}),
        {"check": {"players": {"Bob": {"gold": 0}}}},
        Envoy=person(EITHER),
    )


def test_a_kneeling_character_stands_where_a_standing_one_kneels():
    """RR Kneel ¶1, RR Stand ¶1: which of the two is seen as it resolves."""
    run(
        {"play": [{"Envoy": {"kneeling": True}}, "Miller"], "hand": ["Turn", "Turn again"]},
        {},
        "4.1",
        {"Ann": {"play": "Turn", "choose": ["Envoy"]}},
        {"Bob": "pass"},
        {"Ann": {"play": "Turn again", "choose": ["Miller"]}},
        check("2e/rr/stand/1", Envoy={"kneeling": False}, Miller={"kneeling": True}),
        Envoy=person(""),
        Turn=event(TURN),
        **{"Turn again": event(TURN)},
    )


def test_cards_put_aside_come_back_and_those_drawn_meanwhile_are_discarded():
    """RR Delayed Effects ¶2: at the end of the phase the hand is discarded, and what lies under the card taken back."""
    run_to(
        "5.1",
        {"play": ["Vault"], "hand": ["Old", "Older"], "deck": ["New", "Newer", "Newest"]},
        {},
        "4.1",
        {"Ann": {"trigger": "Vault"}},
        check(New={"zone": "hand"}, Newer={"zone": "hand"}),
        {"advance": "5.1"},
        check(
            Old={"zone": "hand"}, Older={"zone": "hand"}, New={"zone": "discard"}, Newer={"zone": "discard"}
        ),
        Vault=text(
            "location",
            "Action: Kneel Vault to place your hand facedown under Vault. Then, draw 2 cards. At the end of the phase, if"
            " Vault is still in play, discard your hand and add each card under Vault to your hand.",
        ),
        **{name: person("") for name in ("Old", "Older", "New", "Newer", "Newest")},
    )


def test_a_target_of_only_one_of_two_sentences_is_left_to_the_judge():
    """RR Target ¶2: without a legal target an ability that chooses one cannot be initiated; here it need not choose."""
    run(
        {"hand": ["Turn"], "deck": 2},
        {},
        "4.1",
        {"Ann": {"play": "Turn"}},
        {"check": {"players": {"Ann": {"hand": 0}}, "cites": []}},
        Turn=text(
            "event", "Action: If you control a Lord, choose and kneel a character. Otherwise, draw 1 card."
        ),
    )


@pytest.mark.parametrize(("others", "zone"), [(["Miller"], "hand"), ([], "dead")])
def test_what_is_done_instead_later_depends_on_what_is_so_then(others, zone):
    """RR Delayed Effects ¶2: how the challenge ended is known when the delayed effect resolves, not when it is created."""
    run(
        {"play": ["Raft", "Baker", *others], "dead": ["Wench"]},
        {},
        "challenges",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Baker", *others]}}},
        {"Ann": {"trigger": "Raft"}},
        {"Ann": {"choose": "Wench"}},
        {"advance": "4.3"},
        check(Wench={"zone": zone}),
        Raft=text(
            "location",
            "Reaction: After you initiate a [power] challenge, put a Ferryman character into play from your dead pile, "
            "participating as an attacker. At the end of the challenge, if that card is still in play, place it in your "
            "dead pile. If you won the challenge by 6 or more STR, return it to your hand instead.",
        ),
        Wench=person("", traits=["Ferryman"]),
    )
