"""What is due at the end of a period speaks of that period: "this phase" is the one that has just ended.

FAQ End of Phase Timing Sequence ¶4: delayed effects resolve after the phase has ended. RR Delayed Effects ¶2.
"""

import pytest

from tests.rulings.texts import check, run, run_to, text

USE = {"Ann": {"trigger": "Tower"}}
ON = {"Ann": {"choose": "Miller"}}
ATTACK = {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}}
ANN = {"play": ["Tower", "Miller"], "deck": 5}
END = {"advance": "end"}

OF_THE_PHASE = [
    "if that character participated in a challenge this phase",
    "if that character participated in a challenge",
    "if that character was knelt this phase",
    "if you won a challenge this phase",
    "if you initiated a challenge this phase",
]


@pytest.mark.parametrize("words", OF_THE_PHASE)
@pytest.mark.parametrize("fought", [True, False])
def test_at_the_end_of_the_phase_this_phase_is_that_phase(words, fought):
    """FAQ End of Phase Timing Sequence ¶4."""
    tower = text(
        "location",
        f"Action: Choose a character. At the end of the phase, {words}, that character gains 2 power.",
    )
    moves = (USE, ON, ATTACK) if fought else (USE, ON)
    run(ANN, {}, "challenges", *moves, END, check(Miller={"power": 2 if fought else 0}), Tower=tower)


@pytest.mark.parametrize("fought", [True, False])
def test_what_is_done_otherwise_is_done_only_otherwise(fought):
    """RR Delayed Effects ¶2: one or the other, as the phase was."""
    words = (
        "if that character participated in a challenge, stand it. Otherwise, return it to its owner's hand."
    )
    tower = text("location", f"Action: Choose a character. At the end of the phase, {words}")
    moves = (USE, ON, ATTACK) if fought else (USE, ON)
    zone = "play" if fought else "hand"
    run(ANN, {}, "challenges", *moves, END, check(Miller={"zone": zone, "kneeling": False}), Tower=tower)


OF_THE_ROUND = [
    "if you won a challenge this round",
    "if you initiated a challenge this round",
    "if that character participated in a challenge this round",
]


@pytest.mark.parametrize("words", OF_THE_ROUND)
@pytest.mark.parametrize("fought", [True, False])
def test_at_the_end_of_the_round_this_round_is_that_round(words, fought):
    """RR 7.5: the round ends with the taxation phase; RR Delayed Effects ¶2."""
    tower = text(
        "location",
        f"Action: Choose a character. At the end of the round, {words}, that character gains 2 power.",
    )
    moves = (USE, ON, ATTACK) if fought else (USE, ON)
    run_to(
        "round", ANN, {}, "challenges", *moves, END, check(Miller={"power": 2 if fought else 0}), Tower=tower
    )


@pytest.mark.parametrize(
    "words",
    [
        "After the challenges phase ends, if you won a challenge this phase, draw 1 card.",
        "After the challenges phase ends, if a character was knelt this phase, draw 1 card.",
    ],
)
def test_a_reaction_to_the_end_of_a_phase_speaks_of_that_phase(words):
    """FAQ End of Phase Timing Sequence ¶5."""
    tower = text("location", f"Reaction: {words}")
    drawn = {"check": {"players": {"Ann": {"hand": 1}}}}
    run(ANN, {}, "challenges", ATTACK, USE, drawn, Tower=tower)


def test_a_reaction_to_the_end_of_the_round_speaks_of_that_round():
    """RR 7.5; the taxation phase after it is over, too."""
    tower = text(
        "location", "Reaction: After the round ends, if you won a challenge this round, draw 1 card."
    )
    drawn = {"check": {"players": {"Ann": {"hand": 1}}}}
    run_to("round", ANN, {}, "challenges", ATTACK, USE, drawn, Tower=tower)


@pytest.mark.parametrize(
    "words",
    ["if that character was knelt this challenge", "if that character participated in that challenge"],
)
def test_at_the_end_of_the_challenge_it_is_that_challenge(words):
    """RR 4.2.6; RR Delayed Effects ¶2: the character that was declared as an attacker in it, and nobody else."""
    tower = text(
        "location", f"Action: Choose a character. At the end of the challenge, {words}, it gains 2 power."
    )
    run(ANN, {}, "challenges", ATTACK, USE, ON, END, check(Miller={"power": 2}), Tower=tower)
    other = {"Ann": {"choose": "Baker"}}
    run(
        {**ANN, "play": ["Tower", "Miller", "Baker"]},
        {},
        "challenges",
        ATTACK,
        USE,
        other,
        END,
        check(Baker={"power": 0}),
        Tower=tower,
    )


def test_what_happened_in_the_challenge_before_is_of_another():
    """RR 4.2.6: in the second challenge Miller does not take part."""
    tower = text(
        "location",
        "Action: Choose a character. At the end of the challenge, if that character participated in that challenge, it "
        "gains 2 power.",
    )
    second = {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Baker"]}}}
    run(
        {**ANN, "play": ["Tower", "Miller", "Baker"]},
        {},
        "challenges",
        ATTACK,
        second,
        USE,
        ON,
        END,
        check(Miller={"power": 0}),
        Tower=tower,
    )


@pytest.mark.parametrize("enters", [True, False])
@pytest.mark.parametrize("kind", ["Forced Interrupt", "Forced Reaction"])
def test_the_round_in_which_a_card_entered_play_is_the_one_that_ends(kind, enters):
    """RR 7.5: a card that was in play before is kept; one that entered play in the round is sacrificed as it ends."""
    visitor = {
        "type": "character",
        "cost": 0,
        "str": 1,
        "text": f"{kind}: When the round ends in which Visitor entered play, sacrifice Visitor.",
    }
    ann = {
        "plot": "Calm",
        "deck": 5,
        "hand": ["Visitor"] if enters else [],
        "play": [] if enters else ["Visitor"],
    }
    moves = ({"Ann": {"marshal": "Visitor"}},) if enters else ()
    zone = "discard" if enters else "play"
    run_to("round", ann, {}, "marshaling", *moves, END, check(Visitor={"zone": zone}), Visitor=visitor)
