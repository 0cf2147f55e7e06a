"""Abilities that choose cards of two kinds, and do something to each of them."""

import pytest

from tests.rulings.texts import check, person, run, run_to, text


def test_each_of_two_characters_chosen_by_different_descriptions_gets_the_bonus():
    """RR Target ¶1: each choice is a target; the effect speaks of each of those characters."""
    run(
        {"play": ["Queen", "Miller", "Rose"]},
        {},
        "4.1",
        {"Ann": {"trigger": "Queen", "choose": ["Rose", "Miller"]}},
        {"check": {"cards": {"Rose": {"str": 5}, "Miller": {"str": 5}}, "cites": ["2e/rr/target/1"]}},
        Queen=text(
            "location",
            "Action: Kneel Queen to choose a [tyrell] character and a non-[tyrell] character. Until the end of the"
            " phase, each of those characters gets +2 STR.",
        ),
        Rose=person("", faction="tyrell"),
    )


PYRE = "Action: Kneel Pyre to choose a character you control and a character controlled by an opponent."
GRAVEDIGGER = person("Reaction: After 1 or more characters are killed, draw 1 card.")
AT_ONCE = "2e/rr/priority-of-simultaneous-resolution/1"


def test_those_characters_of_two_choices_are_killed_simultaneously():
    """RR Effects ¶3, Priority of Simultaneous Resolution ¶1: one effect on both, so that before anything comes of it either
    of them can be saved, and it is one occurrence to which "1 or more characters" reacts once."""
    run(
        {"play": ["Pyre", {"Miller": "duplicate 1"}, "Gravedigger"], "hand": 0, "deck": 9},
        {"play": [{"Smith": "duplicate 1"}]},
        "4.1",
        {"Ann": {"trigger": "Pyre", "choose": ["Miller", "Smith"]}},
        {"check": {"may": {"Ann": ["Miller"], "Bob": ["Smith"]}, "cites": [AT_ONCE]}},
        {"Bob": {"trigger": "Smith"}},
        {"Ann": {"trigger": "Gravedigger"}},
        {"check": {"may_not": {"Ann": ["Gravedigger"]}}},
        {"advance": "end"},
        {
            "check": {
                "cards": {"Miller": {"zone": "dead"}, "Smith": {"zone": "play", "duplicates": 0}},
                "players": {"Ann": {"hand": 1}},
            }
        },
        Pyre=text("location", f"{PYRE} Kill those characters."),
        Miller=person("", unique=True),
        Smith=person("", unique=True),
        Gravedigger=GRAVEDIGGER,
    )


def test_those_that_each_of_two_choices_weakens_are_killed_simultaneously():
    """FAQ 2.6 ¶4: both have STR 0 when the one lasting effect comes into force."""
    run(
        {"play": ["Pyre", "Miller", "Gravedigger"], "hand": 0, "deck": 9},
        {"play": ["Smith"]},
        "4.1",
        {"Ann": {"trigger": "Pyre", "choose": ["Miller", "Smith"]}},
        check(AT_ONCE, Miller={"zone": "dead"}, Smith={"zone": "dead"}),
        {"Ann": {"trigger": "Gravedigger"}},
        {"check": {"may_not": {"Ann": ["Gravedigger"]}, "players": {"Ann": {"hand": 1}}}},
        Pyre=text(
            "location",
            f"{PYRE} Until the end of the phase, each of those characters gets -3 STR and is killed if its STR is 0.",
        ),
        Smith=person(""),
        Gravedigger=GRAVEDIGGER,
    )


@pytest.mark.parametrize(("answer", "drawn"), [({"trigger": "Smith"}, 0), ("pass", 1)])
def test_what_follows_then_needs_both_of_them_to_be_killed(answer, drawn):
    """RR The Word "Then" ¶1: one that is saved is missing from the whole."""
    run(
        {"play": ["Pyre", "Miller"], "hand": 0, "deck": 9},
        {"play": [{"Smith": "duplicate 1"}]},
        "4.1",
        {"Ann": {"trigger": "Pyre", "choose": ["Miller", "Smith"]}},
        {"Bob": answer},
        {"check": {"players": {"Ann": {"hand": drawn}}, "cites": ["2e/rr/the-word-then/1"]}},
        Pyre=text("location", f"{PYRE} Kill those characters. Then, draw 1 card."),
        Smith=person("", unique=True),
    )


@pytest.mark.parametrize(
    ("characters", "locations", "drawn"),
    [(["Miller", "Baker"], ["Inn"], 1), (["Miller"], [], 1), ([], ["Inn", "Well"], 1), ([], [], 0)],
)
def test_up_to_so_many_of_one_kind_and_so_many_of_another_is_up_to_so_many_of_both(
    characters, locations, drawn
):
    """RR Target ¶1, Effects ¶3: of either there may be none, and all is done then; with none at all nothing is done."""
    run(
        {"play": ["Pyre", "Miller", "Baker", "Inn", "Well"], "hand": 0, "deck": 5},
        {},
        "4.1",
        {"Ann": {"trigger": "Pyre"}},
        {"Ann": {"choose": characters}},
        {"Ann": {"choose": locations}},
        {"check": {"players": {"Ann": {"hand": drawn}}}},
        check(
            **{
                name: {"kneeling": name in (*characters, *locations)}
                for name in ("Miller", "Baker", "Inn", "Well")
            }
        ),
        Pyre=text(
            "location",
            "Action: Choose up to 3 characters and 2 locations. Kneel those cards. Then, draw 1 card.",
        ),
        Inn=text("location", ""),
        Well=text("location", ""),
    )


def test_no_more_than_so_many_of_the_second_kind_are_chosen():
    """RR Target ¶1: 2 locations at most."""
    inns = {f"Inn {number}": text("location", "") for number in (1, 2, 3)}
    run(
        {"play": ["Pyre", "Miller", *inns]},
        {},
        "4.1",
        {"Ann": {"trigger": "Pyre", "choose": ["Miller"]}},
        {"refuse": {"Ann": {"choose": list(inns)}, "because": "2"}},
        Pyre=text("location", "Action: Choose up to 3 characters and 2 locations. Kneel those cards."),
        **inns,
    )


def test_two_kinds_of_cards_that_are_chosen_and_killed_are_killed_simultaneously():
    """RR Target ¶5, Priority of Simultaneous Resolution ¶1: either can be saved before the other is dead."""
    run(
        {"play": ["Pyre", {"Miller": "duplicate 1"}]},
        {"play": [{"Smith": "duplicate 1"}]},
        "4.1",
        {"Ann": {"trigger": "Pyre", "choose": ["Miller", "Smith"]}},
        {"check": {"may": {"Ann": ["Miller"], "Bob": ["Smith"]}, "cites": [AT_ONCE]}},
        {"Ann": {"trigger": "Miller"}},
        {"advance": "end"},
        check(Miller={"zone": "play"}, Smith={"zone": "dead"}),
        Pyre=text("location", "Action: Choose and kill a Farmer character and a Crafts character."),
        Miller=person("", unique=True, traits=["Farmer"]),
        Smith=person("", unique=True, traits=["Crafts"]),
    )


@pytest.mark.parametrize(
    ("words", "zone"),
    [
        ("Discard attached character and Ball and Chain from play.", "discard"),
        ("Place attached character and Ball and Chain on the bottom of their owners' decks.", "deck"),
    ],
)
def test_an_attachment_goes_where_the_effect_on_it_and_its_card_sends_both(words, zone):
    """RR Priority of Simultaneous Resolution ¶1, Leaves Play ¶5: it is not returned to the hand first, as others are."""
    run(
        {"play": [{"Miller": {"attachments": ["Ball and Chain", "Saddle"]}}]},
        {},
        "4.1",
        {"Ann": {"trigger": "Ball and Chain"}},
        check(
            AT_ONCE,
            "2e/rr/leaves-play/5",
            **{"Miller": {"zone": zone}, "Ball and Chain": {"zone": zone}, "Saddle": {"zone": "hand"}},
        ),
        **{"Ball and Chain": text("attachment", f"Action: {words}")},
    )


def test_what_is_done_to_both_of_them_later_is_left_to_the_judge():
    """RR Delayed Effects ¶1: of several that the effect waits for, one may have left play before."""
    run_to(
        "dominance",
        {"play": ["Pyre", "Miller"]},
        {"play": ["Smith"]},
        "4.1",
        {"Ann": {"trigger": "Pyre"}},
        {"by_hand": []},
        Pyre=text(
            "location", f"{PYRE} At the end of the phase, return those characters to their owners' hands."
        ),
        Smith=person(""),
    )


LEVY = "Action: Kneel your faction card to choose a character and a location controlled by the same player. Kneel them."


def test_a_first_target_beside_which_there_is_no_second_is_no_legal_one():
    """RR Target ¶3, FAQ 3.3 ¶1: Bob controls no location, so that with his character the choice could not be completed."""
    run(
        {"agenda": "Levy", "play": ["Miller", "Rose", "Mill"]},
        {"play": ["Smith"]},
        "4.1",
        {
            "refuse": {
                "Ann": {"trigger": "Levy", "choose": "Smith"},
                "because": "legal target for Levy if Smith is chosen",
            }
        },
        {"Ann": {"trigger": "Levy", "choose": ["Rose", "Mill"]}},
        {
            "check": {
                "cards": {
                    "Rose": {"kneeling": True},
                    "Mill": {"kneeling": True},
                    "Smith": {"kneeling": False},
                }
            }
        },
        Levy=text("agenda", LEVY),
        Mill=text("location", ""),
        Miller=person(""),
        Rose=person(""),
        Smith=person(""),
    )


def test_where_no_first_target_leaves_a_second_the_ability_cannot_be_used():
    """RR Target ¶3: the character and the location are of different players."""
    run(
        {"agenda": "Levy", "play": ["Mill"]},
        {"play": ["Smith"]},
        "4.1",
        {"check": {"may_not": {"Ann": ["Levy"]}}},
        Levy=text("agenda", LEVY),
        Mill=text("location", ""),
        Smith=person(""),
    )


TITHE = (
    "Action: Kneel your faction card to choose an opponent's character. Choose a location controlled by the same opponent. Choose"
    " an attachment controlled by that player. Kneel that location. Kneel that attachment."
)


def test_a_first_target_beside_which_there_is_no_third_is_no_legal_one():
    """RR Target ¶3, FAQ 3.3 ¶1: Bob controls a location but no attachment; and Rose is controlled by no opponent."""
    board = {"agenda": "Tithe", "play": ["Rose", "Mill"]}
    cards = {
        "Tithe": text("agenda", TITHE),
        "Mill": text("location", ""),
        "Inn": text("location", ""),
        "Axe": text("attachment", ""),
        "Rose": person(""),
        "Smith": person(""),
    }
    run(board, {"play": ["Smith", "Inn"]}, "4.1", {"check": {"may_not": {"Ann": ["Tithe"]}}}, **cards)
    run(
        {"agenda": "Tithe", "play": ["Rose", "Mill"]},
        {"play": ["Smith", {"Lord": {"attachments": ["Axe"]}}, "Inn"]},
        "4.1",
        {"refuse": {"Ann": {"trigger": "Tithe", "choose": "Rose"}, "because": ""}},
        {"Ann": {"trigger": "Tithe", "choose": ["Smith", "Inn", "Axe"]}},
        {"check": {"cards": {"Inn": {"kneeling": True}, "Axe": {"kneeling": True}}}},
        Lord=person(""),
        **cards,
    )
