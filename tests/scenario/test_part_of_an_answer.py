"""What is offered and may be part of a legal answer: choices, and what is none."""

from tests.rulings.texts import check, person, run, text

JUDGE = text(
    "location",
    "Action: Choose any number of characters with total STR 5 or lower. Kneel each of those characters.",
)
PEOPLE = {"Giant": person("", str=6), "Squire": person("", str=3), "Page": person("", str=2)}


def test_a_card_that_alone_has_more_than_the_total_is_no_choice():
    """RR Target 1: it fits no set of targets that the text allows; the reason is said where it is asked for."""
    run(
        {"play": ["Judge"]},
        {"play": ["Giant", "Squire", "Page"]},
        "4.1",
        {"Ann": {"trigger": "Judge"}},
        {
            "check": {
                "decision": {"choices": ["Squire", "Page"], "not_choices": ["Giant"]},
                "cites": ["2e/rr/target/1"],
            }
        },
        {"Ann": {"choose": ["Squire", "Page"]}},
        check(Squire={"kneeling": True}, Page={"kneeling": True}, Giant={"kneeling": False}),
        Judge=JUDGE,
        **PEOPLE,
    )


def test_more_cards_than_are_discarded_for_reserve_are_refused_with_its_paragraph():
    """RR 7.3 and Reserve Value: only so many are discarded; who has no more than the reserve value discards none."""
    run(
        {"plot": "Lean", "hand": ["Miller", "Baker", "Saddle"]},
        {},
        "7.3",
        {"refuse": {"Ann": {"choose": ["Miller", "Baker"]}, "because": "reserve"}},
        {"Ann": {"choose": ["Miller"]}},
        check("2e/rr/7.3/1", Miller={"zone": "discard"}, Baker={"zone": "hand"}),
        Lean={"type": "plot", "gold": 5, "initiative": 0, "claim": 1, "reserve": 2},
    )


def test_control_of_a_unique_card_cannot_be_taken_with_a_copy_in_the_dead_pile():
    """RR Unique Cards: the reason names the dead pile."""
    words = "Action: Pay 1 gold to take control of Heir. (Any player may initiate this ability.)"
    run(
        {"gold": 1, "dead": ["Heir"]},
        {"play": ["Heir"]},
        "4.1",
        {"check": {"why_not": {"Ann": {"Heir#2": "dead pile"}}}},
        Heir=person(words, unique=True),
    )
