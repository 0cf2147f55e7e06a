"""Who took part in a challenge, by how much it was won, and who may: in printed words, on the table."""

import pytest

from tests.rulings.tables import cards
from tests.rulings.tables import run as run_table
from tests.rulings.texts import check, event, person, run, text


def attack(*attackers):
    """Ann initiates a challenge against Bob."""
    return {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": list(attackers)}}}


def test_those_that_were_declared_took_part_and_the_others_did_not():
    """RR Attacker, Attacking Character ¶1: who was declared is in it; what it did is past when the challenge is won."""
    run(
        {"play": ["Bell", "Miller"]},
        {"play": ["Baker", "Wench"]},
        "challenges",
        attack("Miller"),
        {"Bob": {"defend": ["Baker"]}},
        {"Ann": {"trigger": "Bell"}},
        check(Wench={"kneeling": True}, Bell={"kneeling": False}),
        Bell=text(
            "location",
            "Reaction: After you win a challenge, kneel each character that did not participate in that challenge.",
        ),
        Wench=person(""),
    )


def test_who_takes_part_as_the_run_begins_has_participated():
    """RR Participating ¶1, ¶2: however it came about, and with those whom an effect has participate since."""
    took = "Reaction: After you win a challenge, stand each character that participated in that challenge."
    run_table(
        {
            "Ann": {"play": [{"Miller": "attacking, kneeling"}, "Horn", {"Baker": "kneeling"}, "Page"]},
            "Bob": {},
        },
        "4.2.1",
        {"Ann": {"trigger": "Page", "choose": "Baker"}},
        {"advance": "4.2.2"},
        {"Ann": {"trigger": "Horn"}},
        cards(Miller={"kneeling": False}, Baker={"kneeling": False}),
        challenge={"type": "power", "attacker": "Ann", "defender": "Bob"},
        cards={
            "Horn": text("location", took),
            "Page": text(
                "location",
                "Action: Choose a character. That character participates in the challenge on your side.",
            ),
        },
    )


@pytest.mark.parametrize(("words", "due"), [("participated", False), ("did not participate", True)])
def test_who_took_part_in_that_challenge_is_asked_and_not_in_one_of_the_phase(words, due):
    """RR Participating ¶1: it is the challenge of the triggering condition, whatever the card did in one before it."""
    use = {"Ann": {"trigger": "Wench"}}
    run(
        {"play": ["Wench", "Miller"]},
        {},
        "challenges",
        attack("Wench"),
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"advance": "4.2.2"},
        use if due else {"refuse": {**use, "because": "condition"}},
        Wench=person(
            f"Reaction: After you win a [power] challenge, if Wench {words} in that challenge, draw 1 card."
        ),
    )


@pytest.mark.parametrize("attacker", ["Wench", "Miller"])
def test_who_took_part_in_that_challenge_is_known_after_it_has_ended(attacker):
    """RR 4.2.6 ¶1, Reactions ¶1: nobody participates any longer, but the challenge that ended had its characters."""
    use = {"Ann": {"trigger": "Wench"}}
    run(
        {"play": ["Wench", "Miller"]},
        {},
        "challenges",
        attack(attacker),
        {"advance": "4.2.6"},
        use if attacker == "Wench" else {"refuse": {**use, "because": "condition"}},
        Wench=person(
            "Reaction: After a challenge ends, if Wench participated in that challenge, stand Wench."
        ),
    )


def test_only_those_that_took_part_stand():
    """RR Attacker, Attacking Character ¶1: only those of them that were declared."""
    run(
        {"play": ["Horn", "Miller", {"Wench": "kneeling"}]},
        {"play": []},
        "challenges",
        attack("Miller"),
        {"Ann": {"trigger": "Horn"}},
        check(Miller={"kneeling": False}, Wench={"kneeling": True}),
        Horn=text(
            "location",
            "Reaction: After you win a challenge, stand each character that participated in that challenge.",
        ),
        Wench=person(""),
    )


@pytest.mark.parametrize(
    ("margin", "due"),
    [
        ("fewer than 2 STR", True),
        ("1 or fewer STR", True),
        ("exactly 1 STR", True),
        ("fewer than 1 STR", False),
        ("exactly 2 STR", False),
        ("more than 1 STR", False),
    ],
)
def test_by_how_much_a_challenge_was_lost_is_what_the_winner_has_more(margin, due):
    """RR 4.2.2 ¶2: the difference in STR (here 3 - 2) is that by which it is won and lost."""
    run(
        {"play": ["Miller"]},
        {"play": ["Baker", "Mill"], "hand": 1},
        "challenges",
        attack("Miller"),
        {"Bob": {"defend": ["Baker"]}},
        {"advance": "4.2.3"},
        {"check": {"players": {"Bob": {"gold": 1 if due else 0}}}},
        Mill=text("location", f"Forced Reaction: After you lose a challenge by {margin}, gain 1 gold."),
    )


@pytest.mark.parametrize(("gold", "canceled"), [(3, True), (1, False)])
def test_an_opponent_with_more_gold_is_looked_at_as_the_event_is_played(gold, canceled):
    """RR Cancel ¶1: the interrupt is used if the condition is met just then."""
    use = {"Bob": {"trigger": "Scribe"}}
    run(
        {"play": [], "hand": ["Deed"], "gold": gold},
        {"play": ["Scribe", "Baker"], "gold": 2},
        "challenges",
        {"Ann": {"play": "Deed"}},
        {"Ann": {"choose": "Baker"}},
        use if canceled else {"refuse": {**use, "because": "condition"}},
        check(Baker={"zone": "play" if canceled else "dead"}),
        Deed=event("Action: Choose and kill a character."),
        Scribe=text(
            "location",
            "Interrupt: When the effects of an event played by an opponent with more gold than you would initiate, "
            "cancel those effects.",
        ),
    )


def test_no_other_than_such_characters_can_be_declared():
    """RR Cannot ¶1: "cannot" is absolute; only such characters means that the others cannot be."""
    run(
        {"play": ["Law", "Miller", "Ser Wat"]},
        {"play": []},
        "challenges",
        {"refuse": {**attack("Miller"), "because": "cannot"}},
        attack("Ser Wat"),
        check("2e/rr/cannot/1"),
        Law=text("location", "Only Knight characters may be declared as attackers."),
        **{"Ser Wat": person("", traits=["Knight"])},
    )


def test_the_lowest_of_all_who_take_part_may_be_the_opponents():
    """RR Attacker, Attacking Character ¶1: participants are those on both sides."""
    run(
        {"play": ["Miller", "Baker", "Pyre"]},
        {"play": ["Wench"]},
        "challenges",
        attack("Miller", "Baker"),
        {"Bob": {"defend": ["Wench"]}},
        check(Baker={"keywords": []}, Miller={"keywords": []}),
        Pyre=text(
            "location",
            "Each attacking character you control with the lowest STR among participating characters gains renown.",
        ),
        Wench=person("", str=1),
    )


@pytest.mark.parametrize("beaten", ["Baker", "Miller"])
@pytest.mark.parametrize(
    "when", ["After a challenge in which Miller is attacking ends", "After a challenge ends, if Miller was attacking"]
)  # fmt: skip
def test_a_reaction_to_the_end_of_a_challenge_sees_who_took_part_until_it_ended(when, beaten):
    """RR 4.2.6 ¶1: by then nobody participates; the text speaks of the challenge that ended, and of those it still had."""
    took_part = beaten == "Baker"
    run(
        {"play": ["Miller", "Baker"], "gold": 0},
        {"play": ["Snare"]},
        "4.1",
        {"Ann": {"challenge": {"type": "power", "with": ["Miller", "Baker"]}}},
        {"Ann": "pass"},
        {"Bob": {"trigger": "Snare", "choose": beaten}},
        *([{"Ann": {"trigger": "Miller"}}] if took_part else []),
        {"advance": "4.3"},
        {
            "check": {
                "players": {"Ann": {"gold": int(took_part)}},
                "cards": {"Miller": {"participating": False}},
                "cites": ["2e/rr/4.2.6/1"],
            }
        },
        Miller=person(f"Reaction: {when}, gain 1 gold."),
        Snare=text(
            "location", "Action: Kneel Snare to choose an attacking character. Remove it from the challenge."
        ),
    )
