"""Constant abilities as printed, read and played: that what was understood does what the rules say."""

from msgspec.structs import replace

from agot_judge.engine.decision import Answer
from tests.rulings.cards import character
from tests.rulings.play import Play, Side, Table
from tests.rulings.texts import CARDS, PLOT, person, run, text

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


def test_a_number_in_parentheses_counts_instead_of_the_one_before_it():
    """RR Constant Abilities ¶1: active while its condition is true; otherwise the first number is."""
    table = {"Rider": person("Rider gets +1 STR. (+2 STR instead if you control Miller.)")}
    run({"play": ["Rider"]}, {}, "4.1", {"check": {"cards": {"Rider": {"str": 4}}}}, **table)
    run({"play": ["Rider", "Miller"]}, {}, "4.1", {"check": {"cards": {"Rider": {"str": 5}}}}, **table)


def test_what_a_player_is_considered_to_have_in_the_used_pile_is_counted():
    """RR Constant Abilities ¶1: for a condition as for a number, and of a trait where that is said."""
    table = {
        "Rider": person("While there are 2 or more City plot cards in your used pile, Rider gains renown."),
        "Reader": person("Reader gets +1 STR for each plot card in your used pile."),
        "Gate": text("location", "Each player is considered to have 1 additional City plot card in their used pile."),
        "Tower": text("location", "You are considered to have 1 additional plot card in your used pile."),
        "Storm": CARDS["Storm"] | {"traits": ["City"]},
    }  # fmt: skip
    start = {"play": ["Rider", "Reader", "Tower"], "used": ["Storm"]}
    check = {"check": {"cards": {"Rider": {"keywords": []}, "Reader": {"str": 5}}}}
    run(start, {}, "4.1", check, **table)
    check = {"check": {"cards": {"Rider": {"keywords": ["renown"]}, "Reader": {"str": 6}}}}
    run(start, {"play": ["Gate"]}, "4.1", check, **table)


def test_a_cost_that_is_raised_for_each_opponent_is_raised_for_none_other():
    """RR Costs ¶3: the cost after modifiers is paid."""
    words = "Increase the cost for each opponent to marshal each of his or her characters by 1."
    table = {"Hunger": CARDS["Calm"] | {"text": words}}
    start = {"hand": ["Miller"], "gold": 3}
    run(
        start,
        {"plot": "Hunger"},
        "marshaling",
        {"Ann": {"marshal": "Miller"}},
        {"check": {"players": {"Ann": {"gold": 5}}}},
        **table,
    )
    run(
        {"plot": "Hunger"} | start,
        {},
        "marshaling",
        {"Ann": {"marshal": "Miller"}},
        {"check": {"players": {"Ann": {"gold": 6}}}},
        **table,
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


def test_the_x_of_a_cost_is_what_the_card_says():
    """RR The Letter "X" ¶1: X is defined by the card; nobody chooses it."""
    run(
        {"hand": ["March"], "gold": 3},
        {},
        "4.1",
        {"Ann": {"play": "March"}},
        {"Bob": "pass"},
        {"check": {"players": {"Ann": {"gold": 2}}}},
        March=text("event", "X is the number of opponents you have.\nAction: Draw 1 card.", cost="X"),
    )


def test_the_unopposed_bonus_is_as_high_as_a_text_says():
    """RR 4.2.3 ¶1, RR The Golden Rules ¶2: the text of a card takes precedence."""
    run(
        {"play": ["Miller", "Shore"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"advance": "4.2.4"},
        {"check": {"players": {"Ann": {"faction_power": 2}}, "cites": ["2e/rr/4.2.3/1"]}},
        Shore=text("location", "While you are attacking, the unopposed bonus grants 1 additional power."),
    )


def test_what_a_text_says_of_setup_is_the_gold_that_may_be_placed():
    """RR Setup: 8 gold worth of cards; FAQ 1.9 ¶1: abilities that refer to setup are used."""
    table = {"Poor": {"type": "agenda", "text": "You cannot spend more than 4 gold during setup."}}
    dear = CARDS["Miller"] | {"cost": 5}
    run(
        {"hand": ["Dear", "Baker"], "agenda": "Poor"},
        {},
        "setup",
        {"refuse": {"Ann": {"set_up": ["Dear"]}}},
        {"Ann": {"set_up": ["Baker"]}},
        Dear=dear,
        **table,
    )


def test_as_soon_as_x_is_said_of_each_card_it_is_that_of_the_card_itself():
    """RR The Letter X ¶1, Gains ¶4: the keyword that each of them gains has its own number."""
    run(
        {"hand": ["Saddle"], "play": ["Smith", "Miller"], "gold": 4},
        {},
        "4.1",
        {"Ann": {"ambush": "Saddle", "on": "Miller"}},
        {"Bob": "pass"},
        {"check": {"players": {"Ann": {"gold": 2}}, "cards": {"Saddle": {"zone": "play"}}}},
        Smith=person("Each attachment in your hand gains ambush (X). X is its printed cost."),
    )


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


def test_what_is_counted_once_each_is_what_differs():
    """RR Modifiers ¶2: recalculated from the start; the same trait on two cards counts once."""
    run(
        {"play": ["Scholar", "Miller", "Baker"]},
        {},
        "4.1",
        {"check": {"cards": {"Scholar": {"str": 5}}}},
        Scholar=person("Scholar gets +1 STR for each different trait among other characters you control."),
        Miller=CARDS["Miller"] | {"traits": ["Lord", "Knight"]},
        Baker=CARDS["Baker"] | {"traits": ["Lord"]},
    )


def test_a_cost_is_reduced_only_while_the_condition_after_it_is_true():
    """RR Constant Abilities ¶1, wherever the condition stands in the sentence."""
    table = {
        "Port": text("location", "Reduce the cost to marshal each Lord character by 1 if you control Baker.")
    }
    lord = CARDS["Miller"] | {"traits": ["Lord"]}
    for others, left in (([], 6), (["Baker"], 7)):
        run(
            {"play": ["Port", *others], "hand": ["Miller"], "gold": 3},
            {},
            "marshaling",
            {"Ann": {"marshal": "Miller"}},
            {"check": {"players": {"Ann": {"gold": left}}}},
            Miller=lord,
            **table,
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


def test_a_player_draws_fewer_cards_in_the_draw_phase():
    """RR 2.2 ¶1 with RR The Golden Rules ¶2: one card less than two."""
    run(
        {"deck": ["Miller", "Baker", "Saddle"]},
        {"play": ["Toll"], "deck": ["Cook", "Cook"]},
        "draw",
        {"advance": "end"},
        {"check": {"players": {"Ann": {"hand": 1}, "Bob": {"hand": 2}}}},
        Toll=text("location", "Each opponent draws 1 fewer card during the draw phase."),
        Cook=CARDS["Baker"],
    )


def test_the_cost_of_this_card_is_less_wherever_it_is_paid_for():
    """RR Costs, Modifiers ¶2: what the card says of its own cost holds where it is."""
    run(
        {"hand": ["Fool"], "play": ["Miller", "Baker"], "gold": 0},
        {},
        "marshaling",
        {"Ann": {"marshal": "Fool"}},
        {"check": {"players": {"Ann": {"gold": 3}}}},
        Fool=person("Reduce the cost of Fool by 1 for each other Lord character you control.", cost=4),
        Miller=CARDS["Miller"] | {"traits": ["Lord"]},
        Baker=CARDS["Baker"] | {"traits": ["Lord"]},
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


def test_a_target_is_chosen_by_what_is_true_of_its_controller():
    """RR Target ¶1: only a character that fits the description."""
    table = {
        "Snare": text(
            "event", "Action: Choose a character controlled by a player with 2 or more power. Kneel it."
        )
    }
    run(
        {"hand": ["Snare"], "play": ["Miller"]},
        {"play": ["Baker"], "power": 2},
        "4.1",
        {"Ann": {"play": "Snare"}},
        {"Bob": "pass"},
        {"check": {"cards": {"Miller": {"kneeling": False}, "Baker": {"kneeling": True}}}},
        **table,
    )


def test_a_second_clause_without_a_subject_has_that_of_the_first():
    """RR Cannot ¶1: each of the players, for both clauses."""
    run(
        {"hand": ["Song"], "play": ["Miller"], "gold": 3},
        {"plot": "Silence"},
        "4.1",
        {"refuse": {"Ann": {"play": "Song"}, "because": "forbidden"}},
        Silence=PLOT | {"text": "Each opponent cannot play events and plays with their hand revealed."},
        Song=text("event", "Action: Gain 1 gold."),
    )


def test_who_is_bypassed_by_stealth_is_weaker_while_the_challenge_lasts():
    """RR Stealth ¶1: a bypassed character is one during that challenge only."""
    run(
        {"play": ["Hound", "Miller"]},
        {"play": ["Baker", "Guard"]},
        "4.2",
        {
            "Ann": {
                "challenge": {
                    "type": "power",
                    "against": "Bob",
                    "with": ["Miller"],
                    "stealth": {"Miller": "Baker"},
                }
            }
        },
        {"check": {"cards": {"Baker": {"str": 1}, "Guard": {"str": 3}}}},
        Hound=person("Each character bypassed by stealth gets -1 STR."),
        Miller=person("Stealth."),
        Guard=person(""),
    )


def test_the_initiative_of_all_revealed_plot_cards_is_added_up():
    """RR Constant Abilities ¶1: 2 on Ann's plot card and 3 on Bob's are 5, and not more."""
    for least, keywords in ((5, ["renown"]), (6, [])):
        words = f"While the total initiative value on all revealed plot cards is {least} or higher, Hound gains renown."
        run(
            {"play": ["Hound"], "plot": "Storm"},
            {"plot": "Gale"},
            "4.1",
            {"check": {"cards": {"Hound": {"keywords": keywords}}}},
            Hound=person(words),
            Gale=PLOT | {"initiative": 3},
        )


def test_for_every_two_gold_counts_each_whole_two():
    """RR Constant Abilities ¶1: 5 gold are two times 2, and one more that does not count."""
    run(
        {"play": ["Banker"], "gold": 5},
        {},
        "4.1",
        {"check": {"cards": {"Banker": {"str": 5}}}},
        Banker=person("Banker gets +1 STR for every 2 gold in your gold pool."),
    )


def test_no_more_attackers_than_a_plot_allows_are_declared_by_anybody():
    """RR Cannot ¶1: absolute, for the player whose plot card it is as for the others."""
    words = "No more than 1 character can be declared as an attacker in each challenge."
    declared = {"challenge": {"type": "power", "against": "Bob", "with": ["Miller", "Baker"]}}
    one = {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}
    for mine, theirs in (("Strait", "Calm"), ("Calm", "Strait")):
        run(
            {"play": ["Miller", "Baker"], "plot": mine},
            {"plot": theirs},
            "4.2",
            {"refuse": {"Ann": declared, "because": "No more than 1"}},
            {"Ann": one},
            Strait=CARDS["Calm"] | {"text": words},
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
