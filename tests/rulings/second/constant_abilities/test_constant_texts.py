"""Constant abilities as printed, read and played: that what was understood does what the rules say."""

from msgspec.structs import replace

from agot_judge.engine.state.decision import Answer
from tests.rulings.cards import character
from tests.rulings.play import Play, Side, Table
from tests.rulings.texts import CARDS, event, person, run, text

BYPASSES = {
    "kind": "constant",
    "effects": [{"do": "modify", "on": "self", "rules": ["bypasses an additional"]}],
}


def test_a_keyword_while_attacking_is_had_by_those_who_attack():
    """RR Constant Abilities ¶1: active while its condition is true, for each card of which it speaks."""
    run(
        {"play": ["Marshal", "Miller", "Baker"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"check": {"cards": {"Miller": {"keywords": ["renown"]}, "Baker": {"keywords": []}}}},
        Marshal=person("Each Lord character you control gains renown while attacking."),
        Miller=CARDS["Miller"] | {"traits": ["Lord"]},
        Baker=CARDS["Baker"] | {"traits": ["Lord"]},
    )


def test_facedown_cards_on_a_card_may_be_marshaled_where_it_says_so():
    """RR Play Restrictions and Permissions ¶1."""
    run(
        {"play": [{"Ship": {"attachments": [{"Miller": {"facedown": True}}]}}], "gold": 3},
        {},
        "marshaling",
        {"Ann": {"marshal": "Miller"}},
        {"check": {"cards": {"Miller": {"zone": "play", "str": 3}}}},
        Ship=text("location", "You may marshal or play facedown cards attached to Ship as if they were in your hand."),
    )  # fmt: skip


def test_a_card_attached_facedown_counts_as_an_attachment_and_as_nothing_else():
    """RR Facedown Cards ¶1: it has no attributes but those that the ability gave it, which made it an attachment."""
    run(
        {
            "play": [{"Maid": {"attachments": [{"Miller": {"facedown": True}}]}}],
            "hand": ["Axe", "Pit", "Baker"],
        },
        {},
        "challenges",
        {"Ann": {"trigger": "Maid", "choose": "Baker"}},
        {"check": {"cards": {"Maid": {"str": 3 + 2, "attachments": ["Miller", "Baker"]}}}},
        {"refuse": {"Ann": {"play": "Pit", "choose": "Miller"}, "because": "character"}},
        {"Ann": {"play": "Axe", "choose": "Miller"}},
        {"check": {"cards": {"Maid": {"str": 3 + 1}, "Miller": {"zone": "discard"}}}},
        Maid=person(
            "Maid gets +1 STR for each facedown attachment on her.\nAction: Choose a card in your hand and attach it to Maid "
            "facedown as an attachment."
        ),
        Axe=event("Action: Choose and discard an attachment from play."),
        Pit=event("Action: Choose and kill a character with printed cost 3 or lower."),
    )


def test_a_card_is_sacrificed_as_soon_as_its_text_says_so():
    """FAQ 2.6 ¶1: automatically and immediately after the condition occurs, before any reactions."""
    run(
        {"play": [{"Envoy": {"tokens": {"bell": 2}}}, "Bell"]},
        {},
        "4.1",
        {"check": {"cards": {"Envoy": {"zone": "play"}}}},
        {"Ann": {"trigger": "Bell"}},
        {"Bob": "pass"},
        {"check": {"cards": {"Envoy": {"zone": "discard"}}, "cites": ["2e/faq/2.6/1"]}},
        Envoy=person("If Envoy has 3 or more bell tokens on him, sacrifice him."),
        Bell=text(
            "location", "Action: Kneel Bell to choose a character. Place 1 bell token on that character."
        ),
    )


def test_a_card_is_killed_as_soon_as_its_text_says_so_in_the_phase_of_which_it_speaks():
    """FAQ 2.6 ¶1: automatically and immediately after the condition occurs; Constant Abilities ¶1."""
    pauper = person("If you have no gold in your gold pool during the challenges phase, kill Pauper.")
    toll = text("location", "Action: Pay 1 gold to choose and kneel a character.")
    pay = {"Ann": {"trigger": "Toll", "choose": "Miller"}}
    board = {"play": ["Pauper", "Miller", "Toll"], "gold": 1}
    for start, zone in (("4.1", "dead"), ("5.1", "play")):
        found = {"check": {"cards": {"Pauper": {"zone": zone}}}}
        run(board, {}, start, pay, {"Bob": "pass"}, found, Pauper=pauper, Toll=toll)


def test_no_duplicate_and_no_save_keeps_a_card_that_its_text_drives_out_of_play():
    """RR Save ¶4: a save that does not remedy the ongoing condition cannot be initiated, nor can a duplicate be used."""
    run(
        {"play": [{"Pauper": "duplicate 1"}, "Miller", "Toll", "Healer"], "gold": 1},
        {},
        "4.1",
        {"Ann": {"trigger": "Toll", "choose": "Miller"}},
        {
            "check": {
                "cards": {"Pauper#1": {"zone": "dead"}, "Healer": {"kneeling": False}},
                "players": {"Ann": {"discard": 1}},
                "cites": ["2e/rr/save/4"],
            }
        },
        Pauper=person("If you have no gold in your gold pool during the challenges phase, kill Pauper.")
        | {"unique": True},
        Toll=text("location", "Action: Pay 1 gold to choose and kneel a character."),
        Healer=person("Interrupt: When a character would be killed, kneel Healer to save it."),
    )


def test_what_is_said_in_quotation_marks_is_an_ability_of_the_card_that_gains_it():
    """RR Gains ¶4: the card functions as if it possesses the gained characteristic."""
    run(
        {"play": [{"Miller": {"attachments": ["Cell"]}}]},
        {},
        "4.1",
        {"Ann": {"trigger": "Miller"}},
        {"Bob": "pass"},
        {"check": {"cards": {"Miller": {"zone": "dead"}}}},
        Cell=text("attachment", 'Attached character gains "Action: Kill this character (cannot be saved)."'),
    )


def test_a_gained_reaction_is_that_of_each_card_that_gains_it():
    """RR Gains ¶4, for a triggering condition of the card itself."""
    run(
        {"play": ["Herald", "Miller", "Baker"], "deck": ["Saddle"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"Ann": {"trigger": "Miller"}},
        {"advance": "next"},
        {"check": {"players": {"Ann": {"hand": 1}}}},
        Herald=person(
            'Each other character you control gains "Reaction: After this character is declared as an attacker, '
            'draw 1 card."'
        ),
    )


def _sneaking(play: Play, *bypassed: str) -> Answer:
    plain = play.declaring("power", "Bob", "Sneak")
    pairs = tuple((play.card("Sneak"), play.card(name)) for name in bypassed)
    assert plain.declaration is not None
    return replace(plain, declaration=replace(plain.declaration, stealth=pairs))


def test_an_additional_character_is_bypassed_with_stealth():
    """RR Stealth ¶1: one character each, where the text of the card, which takes precedence, says no more."""
    play = Table(
        sides={
            "Ann": Side(
                play=(character("Sneak", keywords="stealth", abilities=(BYPASSES,)), character("Thief"))
            ),
            "Bob": Side(play=(character("Cook"), character("Page"), character("Monk"))),
        }
    ).start("4.2")

    assert play.refusal(_sneaking(play, "Cook", "Page")) == []
    assert play.refusal(_sneaking(play, "Cook", "Page", "Monk")) != []
    assert play.refusal(_sneaking(play, "Cook", "Cook")) != []


def test_a_comma_after_what_is_attacking_ends_the_condition():
    """RR Constant Abilities ¶1: while the card attacks, those that defend do not count (RR Strength)."""
    run(
        {"play": ["Wall"]},
        {"play": ["Miller"]},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Wall"]}}},
        {"Bob": {"defend": ["Miller"]}},
        {"check": {"challenge": {"attacking_str": 3, "defending_str": 0}}},
        Wall=person(
            "While Wall is attacking, defending characters do not contribute their STR to the challenge."
        ),
    )


def test_two_clauses_have_each_their_own_subject():
    """RR Constant Abilities ¶1: both are active while the condition is true."""
    run(
        {"play": ["Captain", "Miller"]},
        {"hand": ["Song"], "play": ["Baker"]},
        "4.1",
        {"check": {"cards": {"Miller": {"str": 4}}}},
        {"Ann": "pass"},
        {"refuse": {"Bob": {"play": "Song"}, "because": "forbidden"}},
        Captain=person(
            "While Captain is standing, each other character you control gets +1 STR and opponents cannot play events."
        ),
        Song=text("event", "Action: Gain 1 gold."),
    )


def test_a_keyword_while_attacking_of_other_characters_is_not_had_by_those_who_do_not():
    """RR Constant Abilities ¶1: of each of them by what it does itself."""
    run(
        {"play": ["Marshal", "Miller", "Baker"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"check": {"cards": {"Miller": {"keywords": ["renown"]}, "Baker": {"keywords": []}}}},
        Marshal=person("Each other character you control gains renown while attacking."),
    )


def test_cards_are_meant_by_what_is_true_of_their_controllers():
    """RR Ownership and Control; RR Modifiers ¶2: each card by its own controller."""
    run(
        {"play": ["Pit", "Miller"], "power": 2},
        {"play": ["Baker"]},
        "4.1",
        {"check": {"cards": {"Miller": {"str": 3}, "Baker": {"str": 2}}}},
        Pit=text(
            "location", "Each character controlled by an opponent with more power than you gets -1 STR."
        ),
    )
    run(
        {"play": ["Pit", "Miller"]},
        {"play": ["Baker"], "power": 2},
        "4.1",
        {"check": {"cards": {"Miller": {"str": 3}, "Baker": {"str": 1}}}},
        Pit=text(
            "location", "Each character controlled by an opponent with more power than you gets -1 STR."
        ),
    )


def test_another_lord_is_another_than_the_lord_to_whom_the_attachment_is_attached():
    """RR Attachment Cards ¶1: "another" in its text contrasts with the attached character, not with the attachment."""
    table = {
        "Ring": text(
            "attachment", "While you control another Lord character, attached character gains renown."
        ),
        "Duke": person("", traits=["Lord"]),
        "Earl": person("", traits=["Lord"]),
    }
    worn = {"Duke": {"attachments": ["Ring"]}}
    run({"play": [worn]}, {}, "4.1", {"check": {"cards": {"Duke": {"keywords": []}}}}, **table)
    run(
        {"play": [worn, "Earl"]}, {}, "4.1", {"check": {"cards": {"Duke": {"keywords": ["renown"]}}}}, **table
    )
