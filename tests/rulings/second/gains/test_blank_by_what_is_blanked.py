"""What blanks cards by something that stands in their text box is found before it takes that away.

RR Blank ¶2: the text box includes the traits.
"""

import pytest

from tests.rulings.texts import PLOT, check, run, text

EDICT = PLOT | {
    "traits": ["Edict"],
    "claim": 1,
    "text": "Raise the claim value on your revealed plot card by 1.",
}


@pytest.mark.parametrize(
    ("words", "left"),
    [
        (
            "Treat each revealed Edict plot card as if its printed text box were blank (except for Traits).",
            ["Edict"],
        ),
    ],
)
def test_a_plot_described_by_a_trait_is_blank_though_it_loses_the_trait(words, left):
    """RR Blank ¶1, ¶2: neither its text nor its trait is treated as printed on it; a plot without the trait is as it was."""
    run(
        {"play": ["Tower"], "plot": "Writ"},
        {"plot": "Feast"},
        "challenges",
        check(Writ={"blank": True, "traits": left}, Feast={"blank": False}),
        {"check": {"players": {"Ann": {"claim": 1}, "Bob": {"claim": 2}}}},
        Tower=text("location", words),
        Writ=EDICT,
        Feast=EDICT | {"traits": ["Noble"]},
    )
