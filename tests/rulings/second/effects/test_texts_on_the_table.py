"""Printed texts, read and played: that what was understood does what the rules say."""

from tests.rulings.texts import CARDS, PLOT, event, person, run, text


def test_an_interrupt_to_the_reveal_of_a_plot_card_concerns_the_card_before_it_is_revealed():
    """RR Interrupts ¶1: it resolves before the occurrence does, when the plot card is not in play yet."""
    run(
        {"plots": ["Storm"], "play": ["Watcher"]},
        {"plots": ["Calm"]},
        "plot",
        {"Ann": {"choose": "Storm"}},
        {"Bob": {"choose": "Calm"}},
        {"Ann": {"trigger": "Watcher"}},
        {"check": {"players": {"Ann": {"gold": 1}}}},
        Storm=CARDS["Storm"] | {"traits": ["Omen"]},
        Watcher=person("Interrupt: When an Omen plot card is revealed, gain 1 gold."),
    )


def test_a_reaction_to_drawing_a_card_finds_it_in_the_hand():
    """FAQ 2.4 ¶1: the card is where the occurrence sent it."""
    run(
        {"play": ["Stall", "Miller"], "deck": ["Saddle", "Baker"], "hand": ["Deal"]},
        {},
        "challenges",
        {"Ann": {"play": "Deal"}},
        {"Ann": {"trigger": "Stall"}},
        {"Ann": {"choose": "Miller"}},
        {"check": {"cards": {"Saddle": {"zone": "play"}}}},
        Deal=text("event", "Action: Draw 1 card."),
        Stall=text("location", "Reaction: After you draw an attachment, kneel Stall to put it into play."),
    )


def test_who_cannot_attack_in_some_challenges_cannot_be_declared_for_them():
    """RR Cannot ¶1: the challenge that is to be initiated is the one of which the text speaks."""
    run(
        {"play": ["Coward"]},
        {},
        "4.2",
        {
            "refuse": {
                "Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Coward"]}},
                "because": "cannot",
            }
        },
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Coward"]}}},
        Coward=person("Coward cannot be declared as an attacker in [power] challenges."),
    )


def test_a_prohibition_unless_asks_of_the_player_who_would_initiate():
    """RR Cannot ¶1, for a text about each player."""
    attack = {"against": "Bob", "with": ["Miller"]}
    run(
        {"play": ["Miller", "Baker"], "plot": "Game"},
        {},
        "4.2",
        {"refuse": {"Ann": {"challenge": {"type": "power", **attack}}, "because": "cannot"}},
        {"Ann": {"challenge": {"type": "intrigue", "against": "Bob", "with": ["Baker"]}}},
        {"Ann": {"challenge": {"type": "power", **attack}}},
        {"check": {"challenge": {"type": "power"}}},
        Game=PLOT
        | {
            "text": "A player cannot initiate a [power] challenge unless he or she has won an [intrigue] challenge "
            "that phase."
        },
    )


def test_cards_that_cannot_be_marshaled_are_not():
    """RR Cannot ¶1, wherever the cards are."""
    run(
        {"hand": ["Market"], "gold": 3},
        {"plot": "Siege"},
        "marshaling",
        {"refuse": {"Ann": {"marshal": "Market"}, "because": "forbidden"}},
        Market=text("location", "Limited.", limited=True),
        Siege=PLOT | {"text": "Limited cards cannot be marshaled, played, or put into play."},
    )


def test_an_event_whose_x_is_defined_costs_as_much():
    """RR The Letter "X" ¶1: the card ability defines it."""
    run(
        {"hand": ["Deal"], "gold": 4},
        {"hand": ["Denial"], "gold": 3},
        "challenges",
        {"Ann": {"play": "Deal"}},
        {"Bob": {"play": "Denial"}},
        {"check": {"players": {"Ann": {"gold": 2}, "Bob": {"gold": 1}}}},
        Deal=text("event", "Action: Gain 4 gold.", cost=2),
        Denial=text(
            "event",
            "Interrupt: When the effects of an opponent's event would initiate, cancel those effects. X is that "
            "event's printed cost.",
            cost="X",
        ),
    )


def test_a_plot_card_works_from_the_used_pile_where_it_says_so():
    """RR Constant Abilities ¶1: as long as its condition is met."""
    run(
        {"used": ["Debt"]},
        {},
        "marshaling",
        {"check": {"players": {"Ann": {"income": 4}, "Bob": {"income": 5}}}},
        Debt=PLOT
        | {"text": "While Debt is in your used pile, reduce the gold value on your revealed plot by 1."},
    )


def test_what_x_or_the_payment_says_is_considered_before_anything_is_paid():
    """RR Abilities ¶6: some way of paying must let the effect change the game state."""
    run(
        {"play": ["Captain"], "gold": 3, "discard": ["Miller"]},
        {},
        "challenges",
        {"Ann": {"trigger": "Captain", "choose": [2, "Miller"]}},
        {"check": {"cards": {"Miller": {"zone": "play"}}, "players": {"Ann": {"gold": 1}}}},
        Captain=person(
            "Challenges Action: Pay X gold to put a character with printed cost X or lower into play from your "
            "discard pile."
        ),
    )
    run(
        {"play": ["Altar", "Baker"], "hand": ["Miller"]},
        {},
        "challenges",
        {"Ann": {"trigger": "Altar", "choose": ["Baker", "Miller"]}},
        {"check": {"cards": {"Miller": {"zone": "play"}}}},
        Altar=text(
            "location",
            "Action: Sacrifice a character to put a character with equal or lower printed cost into play from your "
            "hand.",
        ),
    )


def test_that_character_is_the_one_chosen_by_the_ability_that_is_canceled():
    """RR Cancel ¶1: the effects do not initiate; the rest concerns what they had as their target."""
    run(
        {"play": [{"Miller": "kneeling"}], "hand": ["Shield"]},
        {"hand": ["Blow"]},
        "challenges",
        {"Ann": "pass"},
        {"Bob": {"play": "Blow", "choose": ["Miller"]}},
        {"Ann": {"play": "Shield"}},
        {"check": {"cards": {"Miller": {"zone": "play", "kneeling": False}}}},
        Blow=text("event", "Challenges Action: Choose and kill a character."),
        Shield=text(
            "event",
            "Interrupt: When the effects of an ability that chooses a character you control as its only target would "
            "initiate, cancel those effects and stand that character.",
        ),
    )


def test_an_effect_can_discard_a_duplicate_and_the_card_on_which_it_was_stays():
    """RR Duplicates ¶5: a duplicate is a card in play, and a text may speak of it."""
    run(
        {"play": ["Thief"]},
        {"play": [{"Chief": "duplicate 1"}]},
        "challenges",
        {"Ann": {"trigger": "Thief", "choose": ["Chief#2"]}},
        {
            "check": {
                "cards": {"Chief#1": {"zone": "play", "duplicates": 0}},
                "players": {"Bob": {"discard": 1}},
            }
        },
        Chief=person("", unique=True),
        Thief=person("Action: Kneel Thief to choose a duplicate on a character and discard it from play."),
    )


def test_that_type_is_the_type_of_the_challenge_of_which_the_triggering_condition_speaks():
    """RR 4.2 ¶2: one more challenge of that type, and no other, is permitted."""
    attack = {"against": "Bob"}
    run(
        {"play": ["Hound", "Miller", "Baker"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "with": ["Hound"], **attack}}},
        {"Ann": {"trigger": "Hound"}},
        {"Ann": {"challenge": {"type": "power", "with": ["Miller"], **attack}}},
        {"advance": "4.2"},
        {
            "refuse": {
                "Ann": {"challenge": {"type": "power", "with": ["Baker"], **attack}},
                "because": "fewer than 2",
            }
        },
        {"Ann": {"challenge": {"type": "military", "with": ["Baker"], **attack}}},
        Hound=person(
            "Reaction: After you win a challenge in which Hound is attacking, you may initiate an additional challenge "
            "of that type this phase."
        ),
    )


def test_what_reduces_str_is_taken_from_the_x_that_the_text_defines():
    """RR Base Value ¶1, The Letter "X" ¶1 (2e/rr/the-letter-x/1): X is the base that modifiers change; nothing "sets" the STR."""
    run(
        {"play": [{"Priest": {"tokens": {"ember": 3}}}], "hand": ["Wither"]},
        {},
        "challenges",
        {"check": {"cards": {"Priest": {"str": 3}}, "cites": ["2e/rr/the-letter-x/1"]}},
        {"Ann": {"play": "Wither", "choose": "Priest"}},
        {"check": {"cards": {"Priest": {"zone": "dead"}}}},
        Priest=person("X is the number of ember tokens Priest has.", str="X"),
        Wither=event(
            "Action: Choose a character. Until the end of the phase, that character gets -3 STR"
            " and is killed if its STR is 0."
        ),
    )


def test_what_is_killed_at_the_end_of_the_phase_is_the_card_of_what_was_interrupted():
    """RR Delayed Effects ¶2, Save ¶3: the delayed effect finds its character though what was interrupted is long past."""
    run(
        {"play": ["Miller"], "hand": ["Last Stand", "Slay"]},
        {},
        "challenges",
        {"Ann": {"play": "Slay", "choose": "Miller"}},
        {"Ann": {"play": "Last Stand"}},
        {"check": {"cards": {"Miller": {"zone": "play", "str": 1}}}},
        {"advance": "end"},
        {"check": {"cards": {"Miller": {"zone": "dead"}}, "cites": ["2e/rr/delayed-effects/2"]}},
        Slay=event("Action: Choose and kill a character."),
        **{
            "Last Stand": event(
                "Interrupt: When a character would be killed, save it and set its STR to 1 until the end of the phase."
                " At the end of the phase, if that character is still in play, kill it (cannot be saved)."
            )
        },
    )


def test_who_cannot_participate_in_challenges_against_a_player_cannot_defend_against_that_player():
    """RR Against ¶1 (2e/rr/against/1): attacking and defending player take part in the challenge against each other."""
    leash = text("attachment", "Attached character cannot participate in challenges against you.")
    run(
        {"play": ["Baker"]},
        {"play": [{"Miller": {"attachments": [{"Leash": {"owner": "Ann"}}]}}]},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Baker"]}}},
        {"refuse": {"Bob": {"defend": ["Miller"]}, "because": "cannot"}},
        {"advance": "4.3"},
        {
            "refuse": {
                "Bob": {"challenge": {"type": "power", "against": "Ann", "with": ["Miller"]}},
                "because": "cannot",
            }
        },
        Leash=leash,
    )


def test_a_replacement_finds_the_character_although_the_attachment_paid_for_it():
    """RR Replacement Effects ¶1 (2e/rr/replacement-effects/1): the attachment's cost is paid before its effect resolves."""
    run(
        {"play": [{"Miller": {"attachments": ["Thread"]}}, "Altar"]},
        {},
        "challenges",
        {"Ann": {"trigger": "Altar"}},
        {"Ann": {"trigger": "Thread"}},
        {"check": {"cards": {"Miller": {"zone": "hand"}, "Thread": {"zone": "discard"}}}},
        Altar=text("location", "Action: Sacrifice a character to gain 1 gold."),
        Thread=text(
            "attachment",
            "Interrupt: When attached character is sacrificed, sacrifice Thread to return that character to your hand"
            " instead of placing it in your discard pile.",
        ),
    )


def test_what_keeps_an_attachment_from_its_character_is_cited_as_it_is_discarded():
    """RR Attachment Cards ¶5, No Attachments ¶3 (2e/rr/no-attachments/3): the gained keyword makes it illegally attached."""
    run(
        {"play": [{"Miller": {"attachments": ["Saddle"]}}], "hand": ["Vow"]},
        {},
        "marshaling",
        {"Ann": {"marshal": "Vow", "on": "Miller"}},
        {
            "check": {
                "cards": {"Saddle": {"zone": "discard"}, "Miller": {"attachments": ["Vow"]}},
                "cites": ["2e/rr/attachment-cards/5", "2e/rr/no-attachments/3"],
            }
        },
        Vow=text(
            "attachment", 'Attached character gains "No attachments except Blessing."', traits=["Blessing"]
        ),
    )


def test_a_card_is_ambushed_by_the_keyword_that_it_has_gained():
    """RR Gains ¶4 (2e/rr/gains/4): the card functions as if it possessed the keyword."""
    run(
        {"play": ["Wood"], "hand": ["Miller"], "gold": 2},
        {},
        "challenges",
        {"Ann": {"ambush": "Miller"}},
        {"check": {"cards": {"Miller": {"zone": "play"}}, "cites": ["2e/rr/gains/4", "2e/rr/ambush/1"]}},
        Wood=text("location", "Each character in your hand gains ambush (X). X is that card's printed cost."),
    )


def test_an_attachment_that_could_only_stay_where_it_is_is_not_moved():
    """RR Move ¶2 (2e/rr/move/2): it cannot move to its current placement; without a destination the move cannot be made."""
    shift = event("Action: Choose an attachment and move it to another eligible character.")
    run(
        {"play": [{"Miller": {"attachments": ["Saddle"]}}], "hand": ["Shift"]},
        {},
        "challenges",
        {"check": {"may_not": {"Ann": ["Shift"]}, "cites": ["2e/rr/move/2"]}},
        Shift=shift,
    )


def test_no_target_is_any_number_of_them_but_does_not_resolve():
    """RR Target ¶6 (2e/rr/target/6): with zero targets chosen the effect does not successfully resolve."""
    run(
        {"discard": ["Miller"], "hand": ["Regroup"], "deck": 3},
        {},
        "challenges",
        {"Ann": {"play": "Regroup"}},
        {"Ann": {"choose": []}},
        {"check": {"players": {"Ann": {"hand": 0, "deck": 3}}, "cites": ["2e/rr/target/6"]}},
        Regroup=event(
            "Action: Choose any number of characters in your discard pile and shuffle them into your deck."
            " Then, draw 1 card."
        ),
    )


def test_what_waits_for_the_challenge_to_be_won_keeps_the_character_of_what_happened():
    """RR Delayed Effects ¶1 (2e/rr/delayed-effects/1): winning has no character of its own; the one declared is meant."""
    run(
        {"play": ["Herald", "Baker"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Baker"]}}},
        {"Ann": {"trigger": "Herald"}},
        {"advance": "4.3"},
        {
            "check": {
                "cards": {"Baker": {"power": 1}, "Herald": {"power": 0}},
                "cites": ["2e/rr/delayed-effects/1"],
            }
        },
        Herald=person(
            "Reaction: After another character is declared as an attacker, stand that character."
            " If you win this challenge, that character gains 1 power."
        ),
    )


def test_what_must_be_true_at_the_end_of_the_phase_is_asked_of_the_character_of_what_happened():
    """RR Delayed Effects ¶1, ¶2: its condition speaks of the character that was declared, long after the declaration."""
    run(
        {"play": ["Sentry", "Baker"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Baker"]}}},
        {"Ann": {"trigger": "Sentry"}},
        {"check": {"cards": {"Baker": {"kneeling": False}}}},
        {"advance": "end"},
        {"check": {"cards": {"Baker": {"kneeling": True}}, "cites": ["2e/rr/delayed-effects/2"]}},
        Sentry=text(
            "location",
            "Reaction: After a character you control is declared as an attacker, kneel Sentry to stand that character."
            " At the end of the phase, if that character is standing, kneel it.",
        ),
    )
