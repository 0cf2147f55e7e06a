"""Cards that cannot come out of shadows; traits and keywords that several lose."""

import pytest

from tests.rulings.texts import PLOT, check, person, run, text

LURKER = {"type": "character", "cost": 1, "str": 1, "text": "Shadow (1)."}


@pytest.mark.parametrize(
    ("words", "is_refused"),
    [
        ("Cards cannot come out of shadows.", True),
        ("Cards in shadows cannot be brought out of shadows during the challenges phase.", True),
        ("Cards in shadows cannot be brought out of shadows during the marshaling phase.", False),
        ("Each opponent's cards cannot come out of shadows.", False),
    ],
)
def test_what_cannot_come_out_of_shadows_cannot_be_brought_out(words, is_refused):
    """RR Cannot ¶1, Bringing a card out of shadows ¶1: a player brings his or her own cards out."""
    bring = {"Ann": {"unshadow": "Lurker"}}
    run(
        {"play": ["Fog"], "shadows": ["Lurker"], "gold": 3},
        {},
        "challenges",
        {"refuse": {**bring, "because": "cannot"}} if is_refused else bring,
        check(
            *(["2e/rr/cannot/1"] if is_refused else []), Lurker={"zone": "shadows" if is_refused else "play"}
        ),
        Lurker=LURKER,
        Fog=text("location", words),
    )


def test_several_traits_are_lost_and_no_other():
    """RR Constant Abilities ¶2: a character that has one of them loses that one."""
    run(
        {"plot": "Exile", "play": ["Tam", "Ned"]},
        {},
        "challenges",
        check(Tam={"traits": ["Knight"], "keywords": []}, Ned={"traits": [], "keywords": []}),
        Exile=PLOT
        | {
            "text": "Each character loses the Lord and Lady traits.\nEach character loses and cannot gain keywords."
        },
        Tam=person("Renown.", traits=["Lord", "Lady", "Knight"]),
        Ned=person("Ned gains stealth.", traits=["Lord"]),
    )
