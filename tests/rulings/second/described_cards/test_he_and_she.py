"""``He`` and ``she``: a character, so never the location, attachment or event that has the text; a named one most often."""

import pytest

from agot_judge.cards.model import CardFace
from agot_judge.text.compile import compile_text
from agot_judge.text.names import Names
from tests.rulings.texts import check, person, run, text

PEOPLE = {
    "Old Bessa": person("", str=2, unique=True, traits=["Lady"], icons=["military"]),
    "Squire": person("", str=2, traits=["Lady"], icons=["military"]),
}


@pytest.mark.parametrize(
    "said",
    [
        "Kneel Hall and choose a Lady character. She gains 1 power.",
        "Kneel Hall to stand Old Bessa. Then, she gains 1 power.",
        "Kneel Hall and choose Old Bessa. She gains 1 power.",
        "Kneel Hall and kneel Old Bessa to have her gain 1 power.",
        "Kneel Hall and kneel Old Bessa to have that character gain 1 power.",
    ],
)
def test_on_a_location_she_is_the_character_that_was_spoken_of(said):
    """RR Self-referential Text ¶1 speaks of titles only; RR Power ¶1: nothing but the character gains it."""
    kneeling = "stand" in said
    run(
        {"play": ["Hall", {"Old Bessa": "kneeling"} if kneeling else "Old Bessa"]},
        {"play": ["Squire"]},
        "4.1",
        {"Ann": {"trigger": "Hall", "choose": ["Old Bessa"]}},
        check(**{"Old Bessa": {"power": 1}, "Hall": {"power": 0}, "Squire": {"power": 0}}),
        Hall=text("location", f"Action: {said}"),
        **PEOPLE,
    )


def test_the_named_character_that_paid_is_meant_and_no_copy_of_it():
    """RR Unique Cards ¶1: a copy under an opponent's control is another card, and did not pay."""
    run(
        {"play": ["Hall", "Old Bessa"]},
        {"play": ["Old Bessa"]},
        "4.1",
        {"Ann": {"trigger": "Hall", "choose": ["Old Bessa"]}},
        check(**{"Old Bessa#1": {"power": 1, "kneeling": True}, "Old Bessa#2": {"power": 0}}),
        Hall=text("location", "Action: Kneel Old Bessa to have her gain 1 power."),
        **PEOPLE,
    )


def test_an_event_saves_her_of_whom_its_triggering_condition_speaks():
    """RR Save ¶1: the character about to be killed; the Knight that paid is no Lady."""
    run(
        {"hand": ["Vow"], "play": ["Squire", "Sworn"]},
        {"play": ["Axe"]},
        "4.1",
        {"Ann": "pass"},
        {"Bob": {"trigger": "Axe", "choose": "Squire"}},
        {"Ann": {"play": "Vow"}},
        {"advance": "end"},
        check(Squire={"zone": "play", "power": 1}, Sworn={"zone": "discard"}),
        Vow=text(
            "event",
            "Interrupt: When a Lady character you control would be killed, sacrifice a Knight character to save her. "
            "Then, she gains 1 power.",
            cost=0,
        ),
        Sworn=person("", traits=["Knight"]),
        Axe=text("location", "Action: Kneel Axe to choose and kill a character."),
        **PEOPLE,
    )


@pytest.mark.parametrize(
    ("said", "status"),
    [
        (
            "Reaction: After Old Bessa is declared as an attacker, kneel Harwin to have him gain 1 power.",
            "header",
        ),
        (
            "Reaction: After Harwin is declared as an attacker, kneel Old Bessa to have her gain 1 power.",
            "compiled",
        ),
        ("Interrupt: When Old Bessa would be killed, sacrifice Harwin to save her.", "compiled"),
        ("Reaction: After Harwin enters play, kneel Harwin to have him gain 1 power.", "compiled"),
    ],
)
def test_of_two_that_were_named_it_is_left_to_the_judge_where_the_other_is_this_card_that_pays(said, status):
    """The text does not tell which of them he is, and nothing tells which of them is a man."""
    names = Names(titles=("Harwin", "Old Bessa"), traits=())
    (line,) = compile_text(said, CardFace(name="Harwin", type="character"), names)

    assert line.status == status, line.message
