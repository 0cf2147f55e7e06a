"""Cards with something on them that was placed there, and what is said of them for as long as it is."""

import pytest

from tests.rulings.texts import check, event, run


@pytest.mark.parametrize(
    "end",
    [
        "At the end of the phase, if it still has that poison token, remove the poison token and kill that character.",
    ],
)
@pytest.mark.parametrize(
    "cured",
    [
        False,
    ],
)
def test_the_token_may_be_named_again_in_several_ways(end, cured):
    """RR Delayed Effects ¶1: what is to be true is looked at when the effect resolves; where it only removes the token,
    the character is killed in any case."""
    cures = [{"Bob": "pass"}, {"Ann": {"play": "Cure", "choose": "Baker"}}] if cured else []
    run(
        {"play": ["Miller"], "hand": ["Sting", "Cure"]},
        {"play": ["Baker"]},
        "dominance",
        {"Ann": {"play": "Sting", "choose": "Baker"}},
        *cures,
        {"advance": "end"},
        check(
            "2e/rr/delayed-effects/1",
            Baker={
                "zone": "play" if (cured and "if" in end.split()) or (cured and "each" in end) else "dead"
            },
        ),
        Sting=event(f"Action: Choose a character and place 1 poison token on it. {end}"),
        Cure=event("Action: Choose a character. Remove 1 poison token from that character."),
    )
