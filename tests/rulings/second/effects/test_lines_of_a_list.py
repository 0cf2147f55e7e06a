"""Lists and alternatives: what each line of them speaks of, and to whom it is done."""

import pytest

from tests.rulings.tables import cards, run
from tests.rulings.texts import ICONS, event, person, text

LORD = {"type": "character", "cost": 2, "str": 2, "traits": ["Lord"], "icons": ICONS}
KNIGHT = {"type": "character", "cost": 2, "str": 2, "traits": ["Knight"], "icons": ICONS}
LISTS = {
    "Captain": "Reaction: After a phase begins, kneel a character you control. If it has the:\n"
    "- Lord trait, Captain gains insight until the end of the phase.\n"
    "- Knight trait, Captain gains renown until the end of the phase.\n"
    "- Maester trait, Captain gains stealth until the end of the phase.",
    "Bailiff": "Reaction: After a phase begins, kneel a character you control. If it has the:\n"
    "- Lord trait, draw 1 card.\n- Knight trait, gain 2 gold.\n- Maester trait, gain 1 power for your faction.",
    "Marshal": "Reaction: After a phase begins, kneel a character you control. If it has a:\n"
    "- [power] icon, stand a location you control.\n- [intrigue] icon, stand it.",
    "Beggar": "Reaction: After a phase begins, discard the top card of your deck. If it is:\n"
    "- a location, draw 1 card.\n- an event, gain 2 gold.\n- a character, gain 1 power for your faction.",
    "Scryer": "Reaction: After a phase begins, reveal the top card of your deck. If it is:\n"
    "- a location, gain 1 gold.\n- an event, draw it.",
    "Butcher": "Reaction: After a phase begins, sacrifice a character you control. If it has the:\n"
    "- Lord trait, draw 1 card.\n- Knight trait, gain 2 gold.",
}


def listed(user, chosen, expected, *, deck=("Song", "Song", "Song"), **checks):
    """Ann uses her card with the list as the challenges phase begins."""
    move = {"trigger": user} if chosen is None else {"trigger": user, "choose": chosen}
    run(
        {"Ann": {"play": [user, "Ser Pate", "Lord Pate", "Road"], "deck": list(deck)}, "Bob": {}},
        "challenges",
        {"Ann": move},
        {"check": {"players": {"Ann": expected}, **checks}},
        cards={name: person(words) for name, words in LISTS.items()}
        | {
            "Ser Pate": KNIGHT,
            "Lord Pate": LORD,
            "Road": {"type": "location"},
            "Song": event("Action: Draw 1 card."),
            "Inn": {"type": "location"},
        },
    )


@pytest.mark.parametrize(("chosen", "keyword"), [("Lord Pate", "insight"), ("Ser Pate", "renown")])
def test_each_line_asks_about_the_card_that_was_knelt(chosen, keyword):
    """RR Effects ¶3: each part of the effect resolves as it can; 'it' is the knelt character in each of the lines."""
    listed("Captain", chosen, {}, cards={"Captain": {"keywords": [keyword]}})


def test_a_line_is_not_asked_of_what_the_line_before_it_changed():
    """RR Effects ¶3: the knelt Lord is asked in the second line, not the Knight that the first line changed."""
    words = LISTS["Captain"]
    run(
        {"Ann": {"play": ["Captain", "Lord Pate"]}, "Bob": {}},
        "challenges",
        {"Ann": {"trigger": "Captain", "choose": "Lord Pate"}},
        cards(Captain={"keywords": ["insight"]}),
        cards={"Captain": person(words, traits=["Knight", "Maester"]), "Lord Pate": LORD},
    )


@pytest.mark.parametrize(
    ("chosen", "expected"), [("Lord Pate", {"hand": 1, "gold": 0}), ("Ser Pate", {"hand": 0, "gold": 2})]
)
def test_a_line_that_does_not_fit_is_passed_over_and_the_next_one_asks_the_same_card(chosen, expected):
    """RR Effects ¶3."""
    listed("Bailiff", chosen, expected)


def test_a_card_that_the_first_line_stands_is_not_the_one_of_the_second():
    """The second line stands the character that was knelt, not the location of the first line."""
    listed("Marshal", ["Lord Pate"], {}, cards={"Lord Pate": {"kneeling": False}})


@pytest.mark.parametrize(
    ("top", "expected"),
    [
        ("Inn", {"hand": 1, "gold": 0, "power": 0}),
        ("Song", {"hand": 0, "gold": 2, "power": 0}),
        ("Ser Pate", {"hand": 0, "gold": 0, "power": 1}),
    ],
)
def test_the_discarded_card_is_asked_in_each_line(top, expected):
    """RR Effects ¶3, FAQ 2.4 ¶1: the discarded card is followed to the discard pile."""
    run(
        {"Ann": {"play": ["Beggar"], "deck": [top, "Song", "Inn"]}, "Bob": {}},
        "challenges",
        {"Ann": {"trigger": "Beggar"}},
        {"check": {"players": {"Ann": expected}}},
        cards={
            "Beggar": person(LISTS["Beggar"]),
            "Ser Pate": KNIGHT,
            "Song": event("Action: Draw 1 card."),
            "Inn": {"type": "location"},
        },
    )


@pytest.mark.parametrize(
    ("top", "expected"), [("Inn", {"hand": 0, "gold": 1}), ("Song", {"hand": 1, "gold": 0})]
)
def test_the_revealed_card_is_asked_in_each_line(top, expected):
    """RR Reveal ¶1: the card that was revealed is the one of which each line speaks."""
    listed("Scryer", None, expected, deck=(top, "Inn", "Inn"))


def test_the_sacrificed_character_is_asked_in_each_line():
    """FAQ 2.4 ¶1: it is followed to its pile."""
    listed("Butcher", "Ser Pate", {"hand": 0, "gold": 2})


def test_what_follows_a_list_speaks_of_what_was_spoken_of_before_it():
    """The character that was knelt is stood, not the location of the first line."""
    words = (
        "Reaction: After a phase begins, kneel a character you control. If it has the:\n"
        "- Lord trait, stand a location.\n- Knight trait, gain 1 gold.\nStand it."
    )
    run(
        {"Ann": {"play": ["Captain", "Lord Pate", {"Road": "kneeling"}]}, "Bob": {}},
        "challenges",
        {"Ann": {"trigger": "Captain", "choose": ["Lord Pate", "Road"]}},
        cards(**{"Lord Pate": {"kneeling": False}, "Road": {"kneeling": False}}),
        cards={"Captain": person(words), "Lord Pate": LORD, "Road": {"type": "location"}},
    )


HARBOR = (
    "Reaction: After Harbor enters play, either: put a Warship location into play from your hand, or search your deck "
    "for Hush, reveal it, add it to your hand, and shuffle your deck."
)


@pytest.mark.parametrize(
    ("chosen", "zones"),
    [
        (["Warship", "Longship"], {"Longship": {"zone": "play"}, "Hush": {"zone": "deck"}}),
        (["search", "Hush"], {"Longship": {"zone": "hand"}, "Hush": {"zone": "hand"}}),
    ],
)
def test_what_is_said_after_the_last_option_in_one_list_of_things_is_part_of_that_option(chosen, zones):
    """'either: A, or B, C, and D': what was put into play by A is neither revealed nor added to the hand."""
    run(
        {"Ann": {"gold": 5, "hand": ["Harbor", "Longship"], "deck": ["Song", "Hush", "Song"]}, "Bob": {}},
        "marshaling",
        {"Ann": {"marshal": "Harbor"}},
        {"Ann": {"trigger": "Harbor", "choose": chosen}},
        cards(**zones),
        cards={
            "Harbor": text("location", HARBOR),
            "Longship": {"type": "location", "traits": ["Warship"], "cost": 2},
            "Hush": {"type": "location", "traits": ["Warship"], "cost": 2},
            "Song": event("Action: Draw 1 card."),
        },
    )


@pytest.mark.parametrize(("kneeling", "moved"), [(False, 2), (True, 1)])
def test_that_character_of_an_alternative_is_the_one_that_the_effect_picks(kneeling, moved):
    """'move 1 power to a character. (2 power instead if that character is standing.)': it is picked before it is asked."""
    words = (
        "Reaction: After you win a challenge, move 1 power from the losing opponent's faction card to an attacking "
        "character. (2 power instead if that character is standing.)"
    )
    run(
        {
            "Ann": {"play": ["Toll", {"Lord Pate": {"attacking": True, "kneeling": kneeling}}]},
            "Bob": {"power": 3},
        },
        "duck",
        {"Ann": {"trigger": "Toll", "choose": "Lord Pate"}},
        cards(**{"Lord Pate": {"power": moved}}),
        challenge={"type": "military", "attacker": "Ann", "defender": "Bob"},
        cards={"Toll": text("location", words), "Lord Pate": LORD},
    )


@pytest.mark.parametrize(
    "words",
    [
        "Reaction: After a character you control discards a card using pillage, that character gains 1 power.",
        "Reaction: After a character you control discards an event using pillage, that character gains 1 power.",
        "Reaction: After a character you control discards a non-character card using pillage, that character gains 1 power.",
        "Reaction: After a character you control discards a card using pillage, if that card is an event, that character "
        "gains 1 power.",
    ],
)
def test_that_character_is_the_one_that_pillages_where_the_discarded_card_is_none(words):
    """RR Pillage ¶1: the character with pillage discards the card."""
    run(
        {"Ann": {"play": ["Den", {"Raider": "attacking"}]}, "Bob": {"deck": ["Song", "Song"]}},
        "duck",
        {"Ann": {"trigger": "Den"}},
        cards(Raider={"power": 1}),
        challenge={"type": "military", "attacker": "Ann", "defender": "Bob"},
        cards={
            "Den": text("location", words),
            "Raider": person("Pillage."),
            "Song": event("Action: Draw 1 card."),
        },
    )


def test_that_character_is_the_one_that_draws_with_insight():
    """RR Insight ¶1."""
    run(
        {"Ann": {"play": ["Den", {"Raider": "attacking"}], "deck": 3}, "Bob": {}},
        "duck",
        {"Ann": {"trigger": "Den"}},
        cards(Raider={"str": 5}),
        challenge={"type": "military", "attacker": "Ann", "defender": "Bob"},
        cards={
            "Den": text(
                "location",
                "Reaction: After a character you control draws a card using insight, that character gets +2 STR "
                "until the end of the phase.",
            ),
            "Raider": person("Insight."),
        },
    )
