"""Constant abilities as printed that count and reckon, read and played: costs, numbers, X, how many."""

from tests.rulings.texts import CARDS, person, run, text


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


def test_for_every_two_gold_counts_each_whole_two():
    """RR Constant Abilities ¶1: 5 gold are two times 2, and one more that does not count."""
    run(
        {"play": ["Banker"], "gold": 5},
        {},
        "4.1",
        {"check": {"cards": {"Banker": {"str": 5}}}},
        Banker=person("Banker gets +1 STR for every 2 gold in your gold pool."),
    )


def test_a_character_that_gains_a_trait_is_counted_among_those_that_have_it_by_the_same_ability():
    """RR Modifiers ¶2: the quantity is recalculated considering all active modifiers, the trait just gained too."""
    run(
        {"play": [{"Miller": {"attachments": ["Blessing"]}}, "Sister"]},
        {},
        "4.1",
        {"check": {"cards": {"Miller": {"str": 5, "traits": ["Septon"]}, "Sister": {"str": 1}}}},
        Blessing=text(
            "attachment",
            "Attached character gains the Septon trait and gets +1 STR for each Septon character you control.",
        ),
        Sister=person("", str=1, traits=["Septon"]),
    )
