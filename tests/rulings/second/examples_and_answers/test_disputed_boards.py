"""Boards that judges dispute, each decided from the paragraphs before the engine was asked."""

import pytest

from tests.rulings.texts import check, event, person, run, run_to, text

LION = person("", unique=True)
SLAY = event("Action: Choose and kill a character.")
RITE = event("Action: Choose a character. Take control of that character.")
DOOR = event(
    "Action: Choose a character. Return that character to its owner's hand. Then, put that character into play."
)
HUSH = event(
    "Action: Choose a character. Until the end of the phase, treat that character as if its printed text box were blank"
    " (except for Traits)."
)


def challenge(kind, ann, bob, *moves, **cards):
    """Ann initiates such a challenge with Miller; nothing was done before."""
    return run(
        {**ann, "play": ["Miller", *ann.get("play", ())]},
        bob,
        "4.1",
        {"Ann": {"challenge": {"type": kind, "with": ["Miller"]}}},
        *moves,
        **cards,
    )


# -- duplicates, saves and simultaneous deaths --------------------------------------------------------------------


def test_a_saved_card_may_be_killed_again_and_saved_again():
    """RR Nested Ability Sequences ¶2: the kill by a reaction is a triggering condition of its own."""
    run(
        {"play": [{"Wolf": {"attachments": ["Ice"]}}], "hand": ["Slay"]},
        {"play": [{"Lion": {"duplicates": 2}}]},
        "4.1",
        {"Ann": {"play": "Slay", "choose": ["Lion"]}},
        {"Bob": {"trigger": "Lion"}},
        {"Ann": {"trigger": "Ice"}},
        {"Bob": {"trigger": "Lion"}},
        {"advance": "next"},
        check(Lion={"zone": "play", "duplicates": 0}, Ice={"kneeling": True}),
        Wolf=person(""),
        Lion=LION,
        Slay=SLAY,
        Ice=text("attachment", "Reaction: After a character is saved, kneel Ice to kill it."),
    )


@pytest.mark.parametrize("whose", ["ann", "bob"])
def test_who_says_that_nobody_can_be_saved_says_so_until_it_has_died_itself(whose):
    """RR Constant Abilities ¶1: its text is active as long as it is in play, also while its own death is imminent."""
    arya = {"play": ["Arya"]}
    lion = {"play": [{"Lion": {"duplicates": 1}}, *(["Arya"] if whose == "bob" else [])]}
    run(
        {"hand": ["Rain"], **(arya if whose == "ann" else {})},
        lion,
        "4.1",
        {"Ann": {"play": "Rain"}},
        check(Lion={"zone": "dead"}, Arya={"zone": "dead"}),
        Arya=person("While Arya is standing, characters cannot be saved."),
        Lion=LION,
        Rain=event("Action: Kill each character."),
    )


def test_a_unique_attachment_saved_from_going_along_is_on_nothing_and_discarded():
    """RR Duplicates ¶2: it would leave play, so it may be saved; RR Attachment Cards ¶5: then it is not legally attached."""
    run(
        {"hand": ["Slay"]},
        {"play": [{"Miller": {"attachments": [{"Ice": {"duplicates": 1}}]}}]},
        "4.1",
        {"Ann": {"play": "Slay", "choose": ["Miller"]}},
        {"Bob": {"trigger": "Ice"}},
        {"advance": "next"},
        check("2e/rr/attachment-cards/5", Ice={"zone": "discard"}, Miller={"zone": "dead"}),
        Ice=text("attachment", "", unique=True),
        Slay=SLAY,
    )


def test_a_poisoned_character_that_is_saved_has_lost_its_token_and_lives():
    """RR Save ¶1: it remains in play; what else the effect does is done."""
    run_to(
        "dominance",
        {"play": ["Miller"], "hand": ["Tears"]},
        {"play": [{"Lion": {"duplicates": 1}}], "hand": 2},
        "4.1",
        {"Ann": {"challenge": {"type": "intrigue", "with": ["Miller"]}}},
        {"Ann": {"play": "Tears"}},
        {"Bob": {"trigger": "Lion"}},
        {"advance": "end"},
        check(Lion={"zone": "play", "tokens": {}, "duplicates": 0}),
        Lion=person("", unique=True, icons=["military"]),
        Tears=event(
            "Reaction: After you win an [intrigue] challenge as the attacking player, place a poison token on a character"
            " without an [intrigue] icon controlled by the losing opponent. At the end of the phase, if that character still has"
            " the poison token, remove it and kill that character. (Max 1 per challenge.)"
        ),
    )


# -- control and attachments --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("words", "zone"), [("Opponent's character only.", "discard"), ("", "play")])
def test_taking_control_of_a_character_discards_what_is_for_an_opponents_character(words, zone):
    """RR Attachment Cards ¶5: it is not legally attached any more; ¶6: another one stays under its player's control."""
    run(
        {"hand": ["Rite"]},
        {"play": [{"Miller": {"attachments": [{"Chain": {"owner": "Ann"}}]}}]},
        "4.1",
        {"Ann": {"play": "Rite", "choose": ["Miller"]}},
        {"check": {"cards": {"Miller": {"controller": "Ann"}, "Chain": {"zone": zone}}}},
        Rite=RITE,
        Chain=text("attachment", words),
    )


def test_no_control_is_taken_of_a_copy_of_ones_dead_though_the_attachment_stays():
    """FAQ 1.3 ¶2: a player cannot take or gain control of a unique card while another copy is in his or her dead pile."""
    run(
        {"hand": ["Ward"], "dead": ["Lion"], "gold": 4},
        {"play": ["Lion"]},
        "3.2",
        {"Ann": {"marshal": "Ward", "on": "Lion#2"}},
        {"advance": "next"},
        {"check": {"cards": {"Ward": {"zone": "play"}, "Lion#2": {"controller": "Bob"}}}},
        Lion=LION,
        Ward=text(
            "attachment",
            "Character with printed cost 4 or lower only. Terminal.\nTake control of attached character.",
        ),
    )


def test_no_attachments_that_was_blank_for_a_phase_throws_them_off_when_it_is_not():
    """RR Blank ¶2, RR No Attachments ¶1, RR Attachment Cards ¶5."""
    run(
        {"hand": ["Hush", "Helm"], "gold": 2},
        {"play": ["Hermit"]},
        "3.2",
        {"Ann": {"play": "Hush", "choose": ["Hermit"]}},
        {"Bob": "pass"},
        {"Ann": {"marshal": "Helm", "on": "Hermit"}},
        {"check": {"cards": {"Helm": {"zone": "play"}}}},
        {"advance": "end"},
        check("2e/rr/attachment-cards/5", Helm={"zone": "discard"}),
        Hermit=person("No attachments."),
        Helm=text("attachment", ""),
        Hush=HUSH,
    )


def test_a_limit_of_copies_does_not_count_those_of_another_player():
    """RR Limits and Maxima ¶2, ¶4: limits are player specific."""
    run(
        {"hand": ["Steed", "Steed"], "gold": 5},
        {"play": [{"Miller": {"attachments": ["Steed"]}}]},
        "3.2",
        {"Ann": {"marshal": "Steed#1", "on": "Miller"}},
        {"Bob": "pass"},
        {"refuse": {"Ann": {"marshal": "Steed#2", "on": "Miller"}, "because": "Limit 1 copy"}},
        Steed=text("attachment", "Limit 1 copy per character."),
    )


# -- unique cards -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ann", "bob", "legal"),
    [
        ({}, {}, True),
        ({}, {"play": ["Lion"]}, False),
        ({"play": ["Lion"]}, {}, False),
        ({"dead": ["Lion"]}, {}, False),
    ],
)
def test_an_opponents_dead_unique_character_comes_back_under_ones_control_only_without_copies(
    ann, bob, legal
):
    """FAQ 1.3 ¶3: not where a copy owned by either is in play, or in a dead pile; FAQ 1.3 ¶2: nor with one's own copy dead."""
    move = {"Ann": {"play": "Rise", "choose": ["Lion"]}}
    run(
        {"hand": ["Rise"], **ann},
        {"dead": ["Lion"], **bob},
        "4.1",
        move if legal else {"refuse": {"Ann": {"play": "Rise"}}},
        *([check(Lion={"zone": "play", "controller": "Ann"})] if legal else []),
        Lion=LION,
        Rise=event(
            "Action: Choose a character in an opponent's dead pile. Put that character into play under your control."
        ),
    )


def test_the_reason_is_that_of_the_copy_in_hand_not_of_the_one_in_play():
    """FAQ 1.3 ¶5: who controls a unique card of another player marshals no copy of it."""
    run(
        {"play": [{"Lion": {"owner": "Bob"}}], "hand": ["Lion"], "gold": 5},
        {},
        "3.2",
        {"refuse": {"Ann": {"marshal": "Lion"}, "because": "owns or controls another"}},
        Lion=LION,
    )


# -- challenges ---------------------------------------------------------------------------------------------------


def test_who_was_bypassed_stays_bypassed_when_the_character_with_stealth_has_died():
    """RR Stealth ¶1: the chosen character cannot be declared as a defender for that challenge."""
    run(
        {"play": ["Cat", "Baker"]},
        {"play": ["Miller", "Wall"], "hand": ["Slay"]},
        "4.1",
        {"Ann": {"challenge": {"type": "military", "with": ["Cat", "Baker"], "stealth": {"Cat": "Miller"}}}},
        {"Ann": "pass"},
        {"Bob": {"play": "Slay", "choose": ["Cat"]}},
        {"refuse": {"Bob": {"defend": ["Miller"]}, "because": "stealth"}},
        Cat=person("Stealth."),
        Wall=person(""),
        Slay=SLAY,
    )


@pytest.mark.parametrize("strength", [3, 9])
def test_strength_that_is_only_contributed_wins_nothing_without_a_participating_character(strength):
    """RR 4.2.2 ¶2, RR Winning a Challenge ¶3: there must be a participating character on the side of the winner; nobody wins."""
    run(
        {"play": ["Miller", "Banner"]},
        {"play": ["Wall"], "hand": ["Slay"]},
        "4.1",
        {"Ann": {"challenge": {"type": "power", "with": ["Miller"]}}},
        {"Bob": {"defend": ["Wall"]}},
        {"Ann": "pass"},
        {"Bob": {"play": "Slay", "choose": ["Miller"]}},
        {"advance": "4.2.3"},
        {"check": {"challenge": {"winner": "none", "loser": "none"}}},
        Banner=person(
            "While you are the attacking player, Banner contributes its STR to your side.",
            str=strength,
            icons=[],
        ),
        Wall=person(""),
        Slay=SLAY,
    )


def test_who_must_be_chosen_for_claim_and_cannot_be_killed_is_passed_over():
    """FAQ 2.1 ¶2: a card that cannot be killed is not chosen for claim, whatever must be chosen "if able"."""
    challenge(
        "military",
        {},
        {"play": ["Rock", "Baker"]},
        {"Bob": {"defend": []}},
        {"advance": "4.2.5"},
        check(Rock={"zone": "play"}, Baker={"zone": "dead"}),
        Rock=person("Rock cannot be killed.\nRock must be chosen for military claim, if able."),
    )


def test_of_two_that_replace_the_claim_the_later_one_is_applied():
    """RR Replacement Effects ¶2: the most recent one is used."""
    challenge(
        "military",
        {"play": ["Judge"]},
        {"play": ["Mya", "Baker"], "hand": 2, "power": 2},
        {"Bob": {"defend": []}},
        {"Ann": {"trigger": "Judge"}},
        {"Bob": {"trigger": "Mya"}},
        {"advance": "4.2.5"},
        {"check": {"cards": {"Baker": {"zone": "play"}}, "players": {"Bob": {"hand": 2, "power": 1}}}},
        Judge=text(
            "location",
            "Interrupt: When claim is applied for a [military] challenge, apply [intrigue] claim instead.",
        ),
        Mya=text(
            "location",
            "Interrupt: When claim is applied for a [military] challenge in which you are the defending player, kneel Mya to"
            " apply [power] claim instead.",
        ),
    )


def test_control_for_a_challenge_takes_a_defender_away_and_gives_it_back():
    """RR Lasting Effects ¶3: it expires with the challenge; FAQ Multiple "Take Control" Effects ¶2: control goes back."""
    challenge(
        "military",
        {"hand": ["Lure"]},
        {"play": ["Baker", "Wall"]},
        {"Ann": {"play": "Lure", "choose": ["Baker"]}},
        {"refuse": {"Bob": {"defend": ["Baker"]}}},
        {"Bob": {"defend": ["Wall"]}},
        {"advance": "4.2.6"},
        {"advance": "next"},
        check(Baker={"controller": "Bob"}),
        Wall=person("", str=9),
        Lure=event(
            "Challenges Action: Choose a character. Until the end of the challenge, take control of that character."
        ),
    )


# -- timing -------------------------------------------------------------------------------------------------------


def test_a_new_first_player_has_the_first_opportunity_and_the_first_turn():
    """RR First Player ¶2, ¶3: whoever is the first player by then."""
    run(
        {"play": ["Miller"], "hand": ["Turn"]},
        {"play": ["Baker"]},
        "4.1",
        {"Ann": {"play": "Turn"}},
        {"advance": "next"},
        {"Bob": "pass"},
        {"Ann": "pass"},
        {"check": {"first_player": "Bob", "decision": {"player": "Bob", "kind": "challenge"}}},
        Turn=event("Action: Choose an opponent. That player becomes the first player."),
    )


def test_a_card_that_enters_play_in_the_reaction_window_reacts_in_it_too():
    """RR Reactions ¶4: the window is open until all have passed; the triggering condition has occurred."""
    challenge(
        "power",
        {"play": ["Gate"], "hand": ["Bard"], "deck": 3},
        {},
        {"Ann": {"trigger": "Gate", "choose": ["Bard"]}},
        {"Ann": {"trigger": "Bard"}},
        {"check": {"players": {"Ann": {"hand": 1}}}},
        Gate=text(
            "location", "Reaction: After you win a challenge, put a character into play from your hand."
        ),
        Bard=person("Reaction: After you win a challenge, draw 1 card."),
    )


def test_a_forced_reaction_does_not_initiate_when_the_one_before_it_has_discarded_its_card():
    """RR Forced Interrupts/Forced Reactions ¶4: each resolves completely before the next one; RR Abilities ¶5."""
    run(
        {"play": ["Axe"], "hand": ["Slay"]},
        {"play": ["Bell", "Miller"], "deck": 2},
        "4.1",
        {"Ann": {"play": "Slay", "choose": ["Miller"]}},
        {"Ann": {"choose": ["Axe", "Bell"]}},
        {"advance": "next"},
        {"check": {"cards": {"Bell": {"zone": "discard"}}, "players": {"Bob": {"hand": 0}}}},
        Slay=SLAY,
        Axe=text(
            "location",
            "Forced Reaction: After a character is killed, discard each opponent's location from play.",
        ),
        Bell=text("location", "Forced Reaction: After a character is killed, draw 1 card."),
    )


@pytest.mark.parametrize("kneeling", [False, True])
def test_what_follows_then_is_not_done_where_nothing_could_be_stood(kneeling):
    """RR The Word "Then" ¶3, RR Abilities ¶6: a forced reaction that would stand a standing card changes nothing."""
    run(
        {"play": [{"Jaime": {"kneeling": kneeling}}]},
        {"hand": ["Fox"], "gold": 2, "deck": 2},
        "4.1",
        {"Ann": "pass"},
        {"Bob": {"ambush": "Fox"}},
        {"advance": "next"},
        {"check": {"cards": {"Fox": {"zone": "discard" if kneeling else "play"}}}},
        Jaime=person(
            "Forced Reaction: After a character enters play during the challenges phase, stand Jaime. Then, discard that"
            " character from play."
        ),
        Fox=person("Ambush (2)."),
    )


# -- costs --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "zone"),
    [("Sacrifice a character", "discard"), ("Return a character you control to your hand", "hand")],
)
def test_what_leaves_play_for_a_cost_is_not_saved_by_its_duplicate(words, zone):
    """FAQ 3.2 ¶1."""
    run(
        {"play": [{"Lion": {"duplicates": 1}}, "Altar"]},
        {},
        "4.1",
        {"Ann": {"trigger": "Altar", "choose": ["Lion"]}},
        {"check": {"cards": {"Lion": {"zone": zone}}, "players": {"Ann": {"gold": 2}}}},
        Lion=LION,
        Altar=text("location", f"Action: {words} to gain 2 gold."),
    )


def test_what_pays_may_take_the_only_target_away_and_the_event_resolves_unsuccessfully():
    """RR Abilities ¶6: the potential is assessed without the consequences of the cost; FAQ 3.3 ¶2."""
    run(
        {"play": ["Miller"], "hand": ["Bow"]},
        {},
        "4.1",
        {"Ann": {"play": "Bow", "choose": ["Miller"]}},
        {"advance": "next"},
        check("2e/faq/3.3/2", Bow={"zone": "discard"}, Miller={"kneeling": True}),
        Bow=event("Action: Kneel a character you control to choose and kneel a character."),
    )


def test_a_delayed_effect_does_not_find_a_card_that_left_play_and_came_back():
    """RR Leaves Play ¶6: lasting and delayed effects expire for a card that leaves play."""
    run_to(
        "dominance",
        {"hand": ["Loan", "Door"]},
        {"play": ["Baker"]},
        "4.1",
        {"Ann": {"play": "Loan", "choose": ["Baker"]}},
        {"Bob": "pass"},
        {"Ann": {"play": "Door", "choose": ["Baker"]}},
        {"advance": "end"},
        check(Baker={"zone": "play", "str": 2}),
        Loan=event(
            "Action: Choose a character. Until the end of the phase, that character gets +3 STR. At the end of the phase, if that"
            " character is still in play, discard it from play."
        ),
        Door=DOOR,
    )
