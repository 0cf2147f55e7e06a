"""Costs that take all there is, what is done otherwise, cards that come back blank, what chance has taken."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import check, event, person, text

WON = {"type": "military", "attacker": "Bob", "defender": "Ann"}
BRONN = person(
    "Interrupt: When a Lord or Lady character would be killed, discard each gold (cannot be 0) from Bronn to save it. "
    "Then, if that character was Tyrion, you may return Bronn to your hand."
)
TYRION = person("", traits=["Lord"], unique=True)


def test_all_the_gold_on_a_card_pays_and_the_character_is_saved():
    """RR Costs ¶2, Save ¶1, The word "Then" ¶1: whatever the gold is; who was saved decides what may follow."""
    run(
        {
            "Ann": {"play": [{"Bronn": {"gold": 2}}, "Tyrion"]},
            "Bob": {"play": [{"Miller": {"attacking": True}}]},
        },
        "duck",
        {"Ann": {"choose": "Tyrion"}},
        {"Ann": {"trigger": "Bronn"}},
        {"Ann": {"choose": "yes"}},
        check("2e/rr/save/1", Tyrion={"zone": "play"}, Bronn={"zone": "hand"}),
        cards={"Bronn": BRONN, "Tyrion": TYRION},
        challenge=WON,
    )


def test_without_gold_on_the_card_nothing_pays():
    """RR Costs ¶2: "(cannot be 0)"."""
    run(
        {"Ann": {"play": ["Bronn", "Tyrion"]}, "Bob": {"play": [{"Miller": {"attacking": True}}]}},
        "duck",
        {"Ann": {"choose": "Tyrion"}},
        {"advance": "end"},
        check("2e/rr/kill/1", Tyrion={"zone": "dead"}),
        cards={"Bronn": BRONN, "Tyrion": TYRION},
        challenge=WON,
    )


def test_gold_that_is_given_to_the_player_whose_ability_it_is_pays_for_the_cancel():
    """RR Costs ¶2, Cancel ¶1: it moves from the one gold pool to the other; what paid for the ability is not returned."""
    run(
        {"Ann": {"gold": 1, "hand": ["Influence"]}, "Bob": {"play": ["Well"]}},
        "challenges",
        {"Bob": {"trigger": "Well"}},
        {"Ann": {"play": "Influence"}},
        {
            "check": {
                "players": {"Ann": {"gold": 0}, "Bob": {"gold": 1}},
                "cards": {"Well": {"kneeling": True}},
                "cites": ["2e/rr/cancel/1"],
            }
        },
        cards={
            "Influence": event(
                "Interrupt: When the effects of an opponent's triggered character or location ability would initiate, "
                "give that player 1 gold from your gold pool to cancel those effects."
            ),
            "Well": text("location", "Action: Kneel Well to gain 3 gold."),
        },
        first_player="Bob",
    )


POINTED = event(
    "Action: Choose a character. If there are 2 or more attachments attached to that character, discard each "
    "attachment from it. Otherwise, discard each duplicate and each power from it."
)


@pytest.mark.parametrize(
    ("attached", "left"),
    [
        (["Saddle"], {"power": 0, "duplicates": 0, "attachments": ["Saddle"]}),
        (["Saddle", "Saddle"], {"power": 2, "duplicates": 1, "attachments": []}),
    ],
)
def test_what_is_done_otherwise_is_done_to_the_card_that_was_chosen(attached, left):
    """RR Effects ¶3: of what was not done nothing is spoken: "it" is the character, not an attachment on it."""
    run(
        {
            "Ann": {"hand": ["Point"]},
            "Bob": {"play": [{"King": {"power": 2, "duplicates": 1, "attachments": attached}}]},
        },
        "challenges",
        {"Ann": {"play": "Point", "choose": "King"}},
        check("2e/rr/discard-pile/2", King=left),
        cards={"Point": POINTED, "King": person("", unique=True)},
    )


def test_a_character_that_comes_back_blank_dies_at_the_end_of_the_phase():
    """RR Blank ¶1, Leaves Play ¶6: its text box is blank for as long as it is in play, its keywords with it."""
    run(
        {"Ann": {"hand": ["Shadows"], "play": [{"Miller": {"attacking": True}}]}, "Bob": {"play": ["Giant"]}},
        "duck",
        {"Ann": {"play": "Shadows"}},
        check(Giant={"zone": "play", "controller": "Ann", "blank": True, "keywords": [], "traits": []}),
        {"advance": "end"},
        check("2e/rr/leaves-play/6", Giant={"zone": "dead"}),
        cards={
            "Shadows": event(
                "Reaction: After a character an opponent controls is killed, put it into play under your control. "
                "While that character is in play, treat its printed text box as if it were blank. At the end of the "
                "phase, if that card is still in play, place it in its owner's dead pile (cannot be saved)."
            ),
            "Giant": person("Renown.", traits=["Giant"]),
        },
        challenge={"type": "military", "attacker": "Ann", "defender": "Bob"},
        stop="dominance",
    )


PRICE = text(
    "agenda",
    "Reaction: After a character is discarded at random from an opponent's hand, put it into play under your control. "
    "At the end of the phase, if that card is still in play, sacrifice it unless you pay X gold. X is that card's "
    "printed cost.",
)


@pytest.mark.parametrize(
    ("gold", "answers", "zone"), [(2, ({"Ann": {"choose": "yes"}},), "play"), (1, (), "discard")]
)
def test_what_was_taken_at_random_stays_only_for_its_printed_cost(gold, answers, zone):
    """RR Delayed Effects ¶1, Costs ¶2: X is 2; who has less cannot pay, and the card is sacrificed."""
    run(
        {
            "Ann": {"agenda": "Price", "gold": gold, "play": [{"Miller": {"attacking": True}}]},
            "Bob": {"hand": ["Baker"]},
        },
        "duck",
        {"Ann": {"trigger": "Price"}},
        *answers,
        {"advance": "end"},
        check("2e/rr/delayed-effects/1", Baker={"zone": zone}),
        cards={"Price": PRICE},
        challenge={"type": "intrigue", "attacker": "Ann", "defender": "Bob"},
        stop="dominance",
    )


def test_a_card_that_its_player_chose_was_not_discarded_at_random():
    """RR Triggering Condition ¶1: the ability asks that chance decided."""
    run(
        {"Ann": {"agenda": "Price", "hand": ["Demand"]}, "Bob": {"hand": ["Baker", "Saddle"]}},
        "challenges",
        {"Ann": {"play": "Demand"}},
        {"Bob": {"choose": "Baker"}},
        check("2e/rr/event-cards/3", Baker={"zone": "discard"}),
        cards={
            "Price": PRICE,
            "Demand": event("Action: Each opponent chooses and discards 1 card from his or her hand."),
        },
    )


def test_the_top_character_of_each_dead_pile_enters_play_under_its_owners_control():
    """RR Put into Play ¶1, Ownership and Control ¶2: the one nearest to the top, of each player's pile."""
    run(
        {
            "Ann": {"hand": ["Ghosts"], "dead": ["Miller", "Lord"]},
            "Bob": {"dead": ["Baker", "Lady"]},
        },
        "challenges",
        {"Ann": {"play": "Ghosts"}},
        check(
            "2e/rr/put-into-play/1",
            Miller={"zone": "play", "controller": "Ann"},
            Baker={"zone": "play", "controller": "Bob"},
            Lord={"zone": "dead"},
            Lady={"zone": "dead"},
        ),
        cards={
            "Ghosts": event("Action: Put the top character in each player's dead pile into play."),
            "Lord": person(""),
            "Lady": person(""),
        },
    )


SAM = person(
    "Reaction: After you win a challenge in which Sam is participating, if your reserve value is:\n - 6 or higher, "
    "draw 1 card.\n - 8 or higher, gain 1 power for your faction.\n - 10 or higher, choose and stand another character "
    "that shares a <i>Trait</i> with him, if able.",
    traits=["Steward"],
)


@pytest.mark.parametrize(
    ("reserve", "hand", "power", "kneels"),
    [(5, 0, 0, True), (6, 1, 0, True), (8, 1, 1, True), (10, 1, 1, False)],
)
def test_each_line_of_the_list_asks_for_its_own_number(reserve, hand, power, kneels):
    """RR Effects ¶3: what is chosen in the last line is chosen only where that is true."""
    use = [{"Ann": {"trigger": "Sam"}}] if reserve > 5 else []
    run(
        {
            "Ann": {
                "plot": "Store",
                "deck": 5,
                "play": [{"Sam": {"attacking": True}}, {"Cook": {"kneeling": True}}],
            },
            "Bob": {"play": [{"Baker": {"defending": True}}]},
        },
        "duck",
        *use,
        {"advance": "4.2.3"},
        {
            "check": {
                "players": {"Ann": {"hand": hand, "faction_power": power}},
                "cards": {"Cook": {"kneeling": kneels}},
            }
        },
        check(Sam={"zone": "play"}),
        cards={
            "Sam": SAM,
            "Cook": person("", traits=["Steward"]),
            "Store": {"type": "plot", "gold": 5, "initiative": 0, "claim": 1, "reserve": reserve},
        },
        challenge={"type": "intrigue", "attacker": "Ann", "defender": "Bob"},
    )


def test_the_last_line_needs_nobody_who_can_stand():
    """RR Target ¶3: "if able": the ability is used although nobody is there who could be chosen."""
    run(
        {
            "Ann": {"plot": "Store", "deck": 5, "play": [{"Sam": {"attacking": True}}]},
            "Bob": {"play": [{"Baker": {"defending": True}}]},
        },
        "duck",
        {"Ann": {"trigger": "Sam"}},
        {"check": {"players": {"Ann": {"hand": 1, "faction_power": 1}}, "cites": ["2e/rr/target/7"]}},
        cards={
            "Sam": SAM,
            "Store": {"type": "plot", "gold": 5, "initiative": 0, "claim": 1, "reserve": 10},
        },
        challenge={"type": "intrigue", "attacker": "Ann", "defender": "Bob"},
    )


TRAITOR = text(
    "attachment",
    "Attached character does not contribute its STR to [power] challenges or to its controller's total for dominance.",
)


@pytest.mark.parametrize(("kind", "winner"), [("power", "Bob"), ("military", "Ann")])
def test_strength_is_not_contributed_to_challenges_of_one_type(kind, winner):
    """RR Contributing ¶1, Immune ¶1: 0 STR in [power] challenges; in others all of it."""
    run(
        {
            "Ann": {"play": [{"Miller": {"attacking": True, "attachments": ["Traitor"]}}]},
            "Bob": {"play": [{"Baker": {"defending": True}}]},
        },
        "duck",
        {"advance": "4.2.3"},
        {"check": {"challenge": {"winner": winner}, "cites": ["2e/rr/4.2.2/1"]}},
        cards={"Traitor": TRAITOR},
        challenge={"type": kind, "attacker": "Ann", "defender": "Bob"},
    )


def test_nor_is_it_contributed_to_the_total_for_dominance():
    """RR 5.2 ¶1: a standing character without STR for it counts for nothing."""
    run(
        {"Ann": {"play": [{"Miller": {"attachments": ["Traitor"]}}]}, "Bob": {"play": ["Baker"]}},
        "dominance",
        {"advance": "next"},
        {"check": {"players": {"Ann": {"power": 0}, "Bob": {"power": 1}}, "cites": ["2e/rr/5.2/1"]}},
        cards={"Traitor": TRAITOR},
    )
