"""Cards with something on them that was placed there, and what is said of them for as long as it is."""

import pytest

from tests.rulings.texts import check, event, run


def test_what_is_said_of_a_marked_card_holds_until_the_token_is_gone():
    """RR Lasting Effects ¶1: its text says how long the effect lasts, here while the token is on the character."""
    run(
        {"play": ["Miller"], "hand": ["Sting", "Cure", "Look"]},
        {"play": ["Baker"]},
        "challenges",
        {"Ann": {"play": "Sting", "choose": "Baker"}},
        check("2e/rr/lasting-effects/1", Baker={"str": 0}),
        {"Bob": "pass"},
        {"Ann": {"play": "Cure", "choose": "Baker"}},
        check(Baker={"str": 2}),
        Sting=event(
            "Action: Choose a character. Place 1 poison token on that character. While that character has a poison token, it "
            "gets -3 STR."
        ),
        Cure=event("Action: Choose a character. Remove 1 poison token from that character."),
        Look=event("Action: Draw 1 card."),
    )


def test_the_same_token_must_still_be_there_at_the_end_of_the_phase():
    """RR Delayed Effects ¶1: what is to be true is looked at when the effect resolves; without the token nothing is killed."""
    sting = event(
        "Action: Choose a character. Place 1 poison token on that character. At the end of the phase, if that character "
        "still has that token, remove it and kill that character."
    )
    cure = event("Action: Choose a character. Remove 1 poison token from that character.")
    run(
        {"play": ["Miller"], "hand": ["Sting"]},
        {"play": ["Baker"]},
        "dominance",
        {"Ann": {"play": "Sting", "choose": "Baker"}},
        {"advance": "end"},
        check("2e/rr/delayed-effects/1", Baker={"zone": "dead"}),
        Sting=sting,
    )
    run(
        {"play": ["Miller"], "hand": ["Sting", "Cure"]},
        {"play": ["Baker"]},
        "dominance",
        {"Ann": {"play": "Sting", "choose": "Baker"}},
        {"Bob": "pass"},
        {"Ann": {"play": "Cure", "choose": "Baker"}},
        {"advance": "end"},
        check(Baker={"zone": "play"}),
        Sting=sting,
        Cure=cure,
    )


@pytest.mark.parametrize(("cured", "zone"), [(False, "dead"), (True, "play")])
def test_that_token_is_the_one_that_was_placed_and_what_follows_needs_it(cured, zone):
    """RR Delayed Effects ¶1: when it resolves, the token is removed and the character killed; if it is gone, neither."""
    cures = [{"Bob": "pass"}, {"Ann": {"play": "Cure", "choose": "Baker"}}] if cured else []
    run(
        {"play": ["Miller"], "hand": ["Sting", "Cure"]},
        {"play": ["Baker"]},
        "dominance",
        {"Ann": {"play": "Sting", "choose": "Baker"}},
        *cures,
        {"advance": "end"},
        check("2e/rr/delayed-effects/1", Baker={"zone": zone}),
        Sting=event(
            "Action: Choose a character and place 1 poison token on it. At the end of the phase, remove that token from "
            "that character. If you do, kill that character."
        ),
        Cure=event("Action: Choose a character. Remove 1 poison token from that character."),
    )


@pytest.mark.parametrize(("cured", "zone"), [(False, "dead"), (True, "play")])
def test_so_many_tokens_must_still_be_there(cured, zone):
    """RR Delayed Effects ¶1: what is to be true is looked at when the effect resolves; with one token left nothing is
    killed."""
    run(
        {"play": ["Miller"], "hand": ["Sting", "Cure"]},
        {"play": ["Baker"]},
        "dominance",
        {"Ann": {"play": "Sting", "choose": "Baker"}},
        *([{"Bob": "pass"}, {"Ann": {"play": "Cure", "choose": "Baker"}}] if cured else []),
        {"advance": "end"},
        check(Baker={"zone": zone}),
        Sting=event(
            "Action: Choose a character. Place 2 poison tokens on that character. At the end of the phase, if that character "
            "still has 2 or more poison tokens, kill that character."
        ),
        Cure=event("Action: Choose a character. Remove 1 poison token from that character."),
    )


@pytest.mark.parametrize(
    "end",
    [
        "At the end of the phase, if it still has that poison token, remove the poison token and kill that character.",
        "At the end of the phase, remove that token and kill that character.",
        "At the end of the phase, kill that character if it still has a poison token.",
        "At the end of the phase, kill each character with a poison token, and remove each poison token from play.",
    ],
)
@pytest.mark.parametrize("cured", [False, True])
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
