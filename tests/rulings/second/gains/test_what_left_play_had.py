"""What a reaction asks of a card that left play is what the card had when it left, gained and lost included."""

import pytest

from tests.rulings.tables import cards, run

GAINED = "2e/rr/gains/4"
BLANK = "Treat attached character's printed text box as if it were blank (except for Traits)."


def person(text="", **facts):
    return {"type": "character", "cost": 2, "str": 3, "icons": ["military"], "text": text, **facts}


def attachment(text):
    return {"type": "attachment", "text": text}


def location(text):
    return {"type": "location", "text": text}


def event(text):
    return {"type": "event", "cost": 0, "text": text}


def left(change, asked, happens=True, how="kill", victim=None, bob=(), **extra):
    """Victim, with an attachment that changes it, leaves play; the Bell asks something of it."""
    deed = {"event": how, "cards": ["Victim"], "controller": "Bob"}
    happened = {
        "kill": "is killed",
        "sacrifice": "is sacrificed",
        "discard from play": "is discarded from play",
        "return to hand": "leaves play",
    }[how]
    moves = (
        [{"Ann": {"trigger": "Bell"}}, {"check": {"players": {"Ann": {"gold": 1}}, "cites": [GAINED]}}]
        if happens
        else [
            {"advance": "end"},
            {"check": {"players": {"Ann": {"gold": 0}}}},
        ]
    )
    run(
        {"Ann": {"play": [{"Victim": {"attachments": ["Mark"]}}, "Bell"]}, "Bob": {"play": list(bob)}},
        deed,
        *([] if happens else [{"check": {"may_not": {"Ann": ["Bell"]}}}]),
        *moves,
        cards={
            "Victim": victim or person(),
            "Mark": attachment(change),
            "Bell": location(f"Reaction: After {asked} {happened}, gain 1 gold."),
        }
        | extra,
    )


@pytest.mark.parametrize(
    ("change", "asked", "how"),
    [
        ("Attached character gains a [power] icon.", "a character with a [power] icon", "kill"),
        ("Attached character gains the Lord trait.", "a Lord character", "kill"),
        ("Attached character gains the Lord trait.", "a Lord character", "return to hand"),
        ("Attached character gets +2 STR.", "a character with STR 5 or higher", "kill"),
        ("Attached character gains renown.", "a character with renown", "discard from play"),
        ("Attached character gains the [stark] affiliation.", "a [stark] character you control", "sacrifice"),
        ("Attached character gets -3 STR.", "a character with STR 0", "kill"),
    ],
)
def test_what_it_had_gained_is_had_by_what_is_reacted_to(change, asked, how):
    """RR Gains ¶4: the card functions as if it possessed the gained characteristic, until it has left."""
    left(change, asked, how=how)


@pytest.mark.parametrize(
    ("change", "asked", "facts"),
    [
        ("Attached character loses a [military] icon.", "a character with a [military] icon", {}),
        ("Attached character loses all Traits.", "a Lord character", {"traits": ["Lord"]}),
        ("Attached character gets -2 STR.", "a character with STR 3 or higher", {}),
        ("Attached character loses renown.", "a character with renown", {"text": "Renown."}),
        (BLANK, "a character with renown", {"text": "Renown."}),
        ("Renown.", "a character with no attachments", {}),
    ],
)  # fmt: skip
def test_what_it_had_lost_is_not_what_is_reacted_to(change, asked, facts):
    """RR Gains ¶4, RR Blank ¶1: what the card did not have when it left, the killed card was not."""
    left(change, asked, happens=False, victim=person(**facts))


def test_what_another_card_that_left_with_it_had_given_it_it_had():
    """RR Leaves Play ¶2: both leave simultaneously; until then the Herald made each Knight a Lord."""
    run(
        {"Ann": {"play": ["Victim", "Herald", "Bell"]}, "Bob": {}},
        {"effect": "Kill each character.", "controller": "Bob"},
        {"Ann": {"trigger": "Bell", "choose": "Victim"}},
        {"check": {"players": {"Ann": {"gold": 1}}, "cites": [GAINED]}},
        cards={
            "Victim": person(traits=["Knight"]),
            "Herald": person("Each Knight character gains the Lord trait."),
            "Bell": location("Reaction: After a Lord character is killed, gain 1 gold."),
        },
    )


def test_a_lasting_effect_that_expires_with_it_counts():
    """RR Leaves Play ¶6: what was in force on it expires as it leaves; until then it had 7 STR."""
    run(
        {"Ann": {"play": ["Victim"], "hand": ["Rage"]}, "Bob": {"hand": ["Axe"], "play": ["Bell"]}},
        "challenges",
        {"Ann": {"play": "Rage", "choose": "Victim"}},
        {"Bob": {"play": "Axe", "choose": "Victim"}},
        {"Bob": {"trigger": "Bell"}},
        {"check": {"players": {"Bob": {"gold": 7}}}},
        cards={
            "Victim": person(),
            "Rage": event(
                "Action: Choose a character. Until the end of the phase, that character gets +4 STR."
            ),
            "Axe": event("Action: Choose and kill a character."),
            "Bell": location(
                "Reaction: After a character with STR 7 or higher is killed, gain gold equal to its STR."
            ),
        },
    )


def test_whose_it_was_is_who_controlled_it():
    """RR Ownership and Control ¶4: it goes to its owner's dead pile, and was under Ann's control."""
    run(
        {"Ann": {"play": [{"Victim": {"owner": "Bob"}}, "Bell"]}, "Bob": {"play": ["Knell"]}},
        {"event": "kill", "cards": ["Victim"], "controller": "Bob"},
        {"check": {"may": {"Ann": ["Bell"]}, "may_not": {"Bob": ["Knell"]}}},
        {"Ann": {"trigger": "Bell"}},
        {"advance": "end"},
        {"check": {"players": {"Ann": {"gold": 1}, "Bob": {"gold": 0, "dead": 1}}}},
        cards={
            "Victim": person(),
            "Bell": location("Reaction: After a character you control is killed, gain 1 gold."),
            "Knell": location("Reaction: After a character you control is killed, gain 1 gold."),
        },
    )


def test_the_effect_counts_what_it_had():
    """RR Gains ¶4, RR Leaves Play ¶3: tokens are gone with it; the effect speaks of what lay on it."""
    for words, gold in (
        ("gain gold equal to its STR.", 5),
        ("gain 1 gold for each power on that character.", 2),
    ):
        run(
            {"Ann": {"play": [{"Victim": {"power": 2, "attachments": ["Mark"]}}, "Bell"]}, "Bob": {}},
            {"event": "kill", "cards": ["Victim"], "controller": "Bob"},
            {"Ann": {"trigger": "Bell"}},
            {"check": {"players": {"Ann": {"gold": gold}}}},
            cards={
                "Victim": person(),
                "Mark": attachment("Attached character gets +2 STR."),
                "Bell": location(f"Reaction: After a character is killed, {words}"),
            },
        )


def test_it_shares_the_trait_that_it_had_gained():
    """RR Gains ¶4: a character that shares a Trait with that character."""
    run(
        {"Ann": {"play": [{"Victim": {"attachments": ["Mark"]}}, "Bell"], "hand": ["Heir", "Cook"]}, "Bob": {}},
        {"event": "kill", "cards": ["Victim"], "controller": "Bob"},
        {"Ann": {"trigger": "Bell"}},
        {"advance": "end"},
        cards(Heir={"zone": "play"}, Cook={"zone": "hand"}),
        cards={
            "Victim": person(),
            "Heir": person(traits=["Lord"]),
            "Cook": person(),
            "Mark": attachment("Attached character gains the Lord trait."),
            "Bell": location(
                "Reaction: After a character is killed, put a character that shares a Trait with that character into play"
                " from your hand."
            ),
        },
    )  # fmt: skip


def test_what_follows_then_asks_what_it_was():
    """RR Gains ¶4, within one ability: "if that character was a Lord" of the character killed before."""
    for change, gold in (("Attached character gains the Lord trait.", 1), ("Renown.", 0)):
        run(
            {"Ann": {"play": [{"Victim": {"attachments": ["Mark"]}}], "hand": ["Call"]}, "Bob": {}},
            "challenges",
            {"Ann": {"play": "Call"}},
            {"advance": {"window": "action", "of": "Bob"}},
            {"check": {"players": {"Ann": {"gold": gold}}}},
            cards={
                "Victim": person(),
                "Mark": attachment(change),
                "Call": {
                    "type": "event",
                    "cost": 0,
                    "text": "Action: Kill a character you control. Then, if that character was a Lord, gain 1 gold.",
                },
            },
        )


def test_a_discarded_duplicate_was_no_character():
    """RR Duplicates ¶5: in play it was a duplicate and nothing else."""
    run(
        {"Ann": {"play": [{"Victim": {"duplicates": 1}}, "Bell", "Knell"]}, "Bob": {}},
        {"event": "kill", "cards": ["Victim"], "controller": "Bob"},
        {"Ann": {"trigger": "Victim"}},
        {"check": {"may": {"Ann": ["Knell"]}, "may_not": {"Ann": ["Bell"]}}},
        cards={
            "Victim": person(unique=True),
            "Bell": location("Reaction: After a character is discarded from play, gain 1 gold."),
            "Knell": location("Reaction: After a card is discarded from play, gain 1 gold."),
        },
    )


def test_in_melee_an_attacker_of_another_player():
    """RR Participating ¶4: it participates no longer; when it was killed it attacked."""
    run(
        {
            "Ann": {"play": [{"Victim": {"attacking": True}}]},
            "Bob": {"play": [{"Shield": {"defending": True}}]},
            "Cat": {"play": ["Bell"]},
        },
        {"event": "kill", "cards": ["Victim"], "controller": "Bob"},
        {"Cat": {"trigger": "Bell"}},
        {"check": {"players": {"Cat": {"gold": 1}}}},
        cards={
            "Victim": person(),
            "Shield": person(),
            "Bell": location("Reaction: After an attacking character is killed, gain 1 gold."),
        },
        challenge={"type": "military", "attacker": "Ann", "defender": "Bob"},
    )


def test_why_not_says_what_it_would_have_had_to_be():
    """RR Gains ¶4: it lies in the dead pile as a Lord; it was none when it was killed."""
    run(
        {"Ann": {"play": [{"Victim": {"attachments": ["Mark"]}}, "Bell", "Knell"]}, "Bob": {}},
        {"event": "kill", "cards": ["Victim"], "controller": "Bob"},
        {"check": {"why_not": {"Ann": {"Bell": "Lord"}}, "cites": [GAINED]}},
        cards={
            "Victim": person(traits=["Lord"]),
            "Mark": attachment("Attached character loses all Traits."),
            "Bell": location("Reaction: After a Lord character is killed, gain 1 gold."),
            "Knell": location("Reaction: After a character is killed, gain 1 gold."),
        },
    )


@pytest.mark.parametrize(
    ("marks", "asked"),
    [
        ({"attachments": ["Mark"]}, "a character with a Weapon attachment"),
        ({"attachments": ["Mark"]}, "a character with 1 or more attachments"),
        ({"kneeling": True}, "a kneeling character"),
        ({"power": 2}, "a character with 2 or more power"),
        ({"gold": 1}, "a character with 1 or more gold"),
        ({"attachments": ["Mark"], "owner": "Bob"}, "a character you control"),
    ],
)
def test_what_lay_on_it_and_how_it_was_is_asked_of_it_as_it_left(marks, asked):
    """RR Leaves Play ¶2: tokens, attachments and its state are gone with it; the character that was killed had them."""
    run(
        {"Ann": {"play": [{"Victim": marks}, "Bell"]}, "Bob": {}},
        {"event": "kill", "cards": ["Victim"], "controller": "Bob"},
        {"Ann": {"trigger": "Bell"}},
        {"check": {"players": {"Ann": {"gold": 1}}}},
        cards={
            "Victim": person(),
            "Mark": attachment("") | {"traits": ["Weapon"]},
            "Bell": location(f"Reaction: After {asked} is killed, gain 1 gold."),
        },
    )
