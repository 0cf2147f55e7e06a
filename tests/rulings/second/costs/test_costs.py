"""Costs: what they may be paid with, all of them at once, X, and what is used up."""

import pytest

from tests.rulings.cards import attachment, character, event, location
from tests.rulings.doing import able, doing, on
from tests.rulings.play import Side
from tests.rulings.tables import run
from tests.rulings.texts import text

GOLD = {"do": "gain gold"}
MINE = {"type": ["character"], "controller": "you", "pick": {}}


def test_an_opponents_card_pays_no_cost():
    """RR Costs ¶3: an opponent's game elements may not be used to pay a cost."""
    cost = {"do": "kneel", "on": {"type": ["character"], "pick": {}}}
    play = doing(GOLD, costs=[cost], ann=Side(play=(character("Page"),)), bob=Side(play=(character("Cook"),)))

    assert play.asked == ("Ann", "cost")
    assert play.choices == ["Page"]
    assert play.choose("Page").is_kneeling("Page")


def test_all_costs_are_paid_simultaneously():
    """RR Costs ¶5: if multiple costs require payment, those costs must be paid simultaneously."""
    costs = [{"do": "kneel", "on": "self"}, {"do": "sacrifice", "on": MINE}, {"do": "pay gold", "amount": 2}]
    play = doing(GOLD, costs=costs, ann=Side(play=(character("Page"),), gold=2)).choose("Page")

    assert (play.is_kneeling("Keep"), play.zone("Page"), play.gold("Ann")) == (True, "discard", 2 - 2 + 1)
    assert play.cites("2e/rr/sacrifice/1")


def test_a_card_kneels_and_is_sacrificed_for_one_cost():
    """RR Costs ¶5: both are paid at once."""
    play = doing(GOLD, costs=[{"do": "kneel", "on": "self"}, {"do": "sacrifice", "on": "self"}])

    assert play.zone("Keep") == "discard"
    assert play.gold("Ann") == 1


def test_two_cards_pay_one_cost_together():
    """RR Abilities ¶7: the cost must have the potential to be paid in full."""
    cost = {"do": "kneel", "on": {"type": ["character"], "pick": {"least": 2, "most": 2}}}
    one = able(GOLD, costs=[cost], ann=Side(play=(character("Page"),)))
    two = able(GOLD, costs=[cost], ann=Side(play=(character("Page"), character("Cook"))))

    assert "Keep" not in one.choices
    play = two.choose("Keep")
    assert (play.decision.least, play.decision.most) == (2, 2)
    assert play.choose("Page", "Cook").is_kneeling("Cook")


def test_the_faction_card_kneels_for_a_cost_once():
    """RR Kneel ¶2: a kneeling card cannot kneel again until it is standing."""
    cost = {"do": "kneel", "on": {"type": ["faction"], "controller": "you"}}
    play = doing(GOLD, costs=[cost])

    assert play.is_kneeling("faction 0")
    assert not play.is_kneeling("faction 1")
    assert "Keep" not in play.pass_().choices


def test_a_card_from_hand_is_discarded_for_a_cost():
    """RR Costs ¶4: a cost that requires an element not in play is paid from the player's own areas."""
    squire, bread = character("Squire"), location("Bread")
    cost = {"do": "discard from hand", "cards": {"zone": "hand", "type": ["character"]}}
    play = doing(GOLD, costs=[cost], ann=Side(hand=(squire, bread)))

    assert play.choices == ["Squire"]
    assert play.choose("Squire").zone("Squire") == "discard"


def test_x_is_chosen_and_paid_before_the_effect_counts_it():
    """RR The letter X: for costs the value of X is defined by player choice."""
    cost = {"do": "pay gold", "at_least": 1}
    play = doing({"do": "gain power", "amount": {"number": "paid"}}, costs=[cost], ann=Side(gold=3))

    assert play.asked == ("Ann", "number")
    assert play.choices == ["1", "2", "3"]
    two = play.choose("2")
    assert (two.power("Ann"), two.gold("Ann")) == (2, 1)
    assert two.cites("2e/rr/the-letter-x/1")


def test_x_is_no_more_than_there_are_targets():
    """RR Target ¶3: with not enough valid targets the ability cannot be initiated."""
    cost = {"do": "pay gold", "at_least": 1}
    x = {"number": "paid"}
    play = doing(
        {"do": "kneel"},
        costs=[cost],
        choose={"cards": {"type": ["character"]}, "least": x, "most": x},
        ann=Side(gold=5),
        bob=Side(play=(character("Cook"), character("Page"))),
    )

    assert play.choices == ["1", "2"]
    both = play.choose("2")
    assert (both.decision.least, both.decision.most) == (2, 2)


@pytest.mark.parametrize(
    ("cost", "what"),
    [
        ({"do": "discard gold", "on": "self"}, "gold"),
        ({"do": "discard power", "on": "self", "amount": 2}, "power"),
    ],
)
def test_what_is_not_on_the_card_cannot_be_discarded_for_a_cost(cost, what):
    """RR Abilities ¶7: the cost must have the potential to be paid in full."""
    assert "Keep" not in able(GOLD, costs=[cost]).choices, what


def test_power_is_discarded_in_full_for_a_cost():
    """RR Costs ¶2: the "do X" aspect is a cost."""
    pay = {"kind": "action", "effects": [GOLD], "costs": [{"do": "discard power", "on": "self", "amount": 2}]}
    rich = able(ann=Side(play=(character("Lord", power=3, abilities=(pay,)),)))

    assert on(rich.choose("Lord"), "Lord", "power") == 1


def test_tokens_pay_a_cost_one_by_one():
    """RR Influence Tokens ¶2, Costs ¶2: tokens of the kind that the card defines."""
    pay = {
        "kind": "action",
        "effects": [GOLD],
        "costs": [{"do": "remove token", "token": "tale", "on": "self"}],
    }
    play = able(ann=Side(play=(character("Bard", tokens=(("tale", 1),), abilities=(pay,)),))).choose("Bard")

    assert play.state.cards[play.card("Bard")].tokens == ()
    assert "Bard" not in play.pass_().choices


def test_a_card_that_is_killed_for_a_cost_is_killed():
    """RR Sacrifice ¶3, FAQ 3.2: to kill it is not to sacrifice it, and it cannot be saved."""
    lord = character("Lord", duplicates=1)
    play = doing(GOLD, costs=[{"do": "kill", "on": MINE}], ann=Side(play=(lord,))).choose("Lord")

    assert play.zone("Lord") == "dead"
    assert play.gold("Ann") == 1


def test_gold_moves_to_a_card_for_a_cost():
    """FAQ 1.4 ¶1: gold on a card is not in a player's pool any more."""
    cost = {"do": "move gold", "to": {"type": ["character"], "controller": "you", "pick": {}}}
    play = doing({"do": "draw"}, costs=[cost], ann=Side(play=(character("Page"),), gold=1)).choose("Page")

    assert (play.gold("Ann"), on(play, "Page", "gold")) == (0, 1)
    assert "Keep" not in able({"do": "draw"}, costs=[cost], ann=Side(play=(character("Page"),))).choices


def test_a_card_is_returned_to_hand_for_a_cost():
    """RR Costs ¶2: whatever stands before the word "to" is a cost."""
    play = doing(GOLD, costs=[{"do": "return to hand", "on": MINE}], ann=Side(play=(character("Page"),)))

    assert play.choose("Page").zone("Page") == "hand"


def test_the_top_of_the_deck_pays_a_cost():
    """RR Abilities ¶7: without a card in the deck the cost cannot be paid."""
    cost = {"do": "discard from deck", "amount": 2, "player": "you"}
    play = doing(GOLD, costs=[cost], ann=Side(deck=(character("Top"), character("Next"), character("Last"))))

    assert (play.zone("Top"), play.zone("Next"), play.zone("Last")) == ("discard", "discard", "deck")
    assert "Keep" not in able(GOLD, costs=[cost], ann=Side(deck=(character("Top"),))).choices


def test_immunity_does_not_keep_a_card_from_paying():
    """RR Immune ¶3: it does not prevent a card from being used to pay costs."""
    immune = {"kind": "constant", "effects": [{"do": "modify", "on": "self", "immune_to": [{"zone": "any"}]}]}
    stone = character("Stone", abilities=(immune,))
    play = doing(GOLD, costs=[{"do": "kneel", "on": MINE}], ann=Side(play=(stone,)))

    assert play.choose("Stone").is_kneeling("Stone")


def test_a_cost_may_be_what_an_event_costs_besides():
    """RR Costs ¶5: the event's gold cost and its other costs are paid at once."""
    song = event(
        "Song", {"kind": "action", "effects": [{"do": "draw"}], "costs": [{"do": "pay gold"}]}, cost=1
    )
    poor = able(ann=Side(hand=(song,), gold=1))
    play = able(ann=Side(hand=(song,), gold=2, deck=(3,)))

    assert "Song" not in poor.choices
    assert play.choose("Song").gold("Ann") == 0


def test_a_card_is_put_into_play_for_a_cost():
    """RR Costs ¶2, Put into Play ¶1: what stands before "to" is a cost, whatever it does."""
    squire = {
        "kind": "action", "zone": "hand", "effects": [GOLD],
        "costs": [{"do": "pay gold", "amount": 2}, {"do": "put into play", "on": "self"}],
    }  # fmt: skip
    play = able(ann=Side(hand=(character("Podrick", abilities=(squire,)),), gold=2)).choose("Podrick")

    assert (play.zone("Podrick"), play.gold("Ann")) == ("play", 1)


def test_the_attached_character_is_the_one_it_was_attached_to_when_it_pays_with_itself():
    """RR Initiating Abilities ¶5 and ¶8: the cost is paid before the effects resolve, on the card that was meant."""
    use = {
        "kind": "action", "costs": [{"do": "sacrifice", "on": "self"}],
        "effects": [{"do": "stand", "on": "host"}, {"do": "gain power", "on": {"host": True}}],
    }  # fmt: skip
    horn = attachment("Horn", abilities=(use,))
    play = able(ann=Side(play=(character("Tired", kneeling=True, attachments=(horn,)),))).choose("Horn")

    assert (play.zone("Horn"), play.is_kneeling("Tired"), on(play, "Tired", "power")) == ("discard", False, 1)


def test_power_on_the_faction_card_is_a_cost_that_must_be_there():
    """RR Abilities ¶7, FAQ 1.4 ¶3: power on a card that the player controls pays, in full or not at all."""
    shrine = text("location", "Action: Discard 1 power from your faction card to gain 2 gold.")
    road = text("location", "Action: Move 1 power from your faction card to Road to gain 2 gold.")
    run(
        {"Ann": {"play": ["Shrine", "Road"], "power": 2}, "Bob": {}},
        "challenges",
        {"Ann": {"trigger": "Shrine"}},
        {"Bob": "pass"},
        {"Ann": {"trigger": "Road"}},
        {"check": {"players": {"Ann": {"faction_power": 0, "gold": 4}}, "cards": {"Road": {"power": 1}}}},
        {"refuse": {"Ann": {"trigger": "Shrine"}, "because": "power"}},
        {"refuse": {"Ann": {"trigger": "Road"}, "because": "cost"}},
        {"check": {"cites": ["2e/rr/abilities/7", "2e/faq/1.4/3"]}},
        cards={"Shrine": shrine, "Road": road},
    )


def test_a_hand_of_fewer_cards_than_the_cost_asks_for_does_not_pay_it():
    """RR Abilities ¶7: the cost must have the potential to be paid in full; the event itself is not in the hand then."""
    bonfire = {"Bonfire": text("event", "Action: Discard your hand (of at least 2 cards) to gain 3 gold.")}
    run(
        {"Ann": {"hand": ["Bonfire", "Miller"]}, "Bob": {}},
        "challenges",
        {"refuse": {"Ann": {"play": "Bonfire"}, "because": "2 cards in hand"}},
        {"check": {"cites": ["2e/rr/abilities/7"]}},
        cards=bonfire,
    )
    run(
        {"Ann": {"hand": ["Bonfire", "Miller", "Baker"]}, "Bob": {}},
        "challenges",
        {"Ann": {"play": "Bonfire"}},
        {"check": {"players": {"Ann": {"hand": 0, "discard": 3, "gold": 3}}}},
        cards=bonfire,
    )


@pytest.mark.parametrize(("gold", "most"), [(0, 1), (2, 3)])
def test_what_reduces_the_cost_of_x_leaves_x_as_it_is(gold: int, most: int) -> None:
    """RR The letter X ¶1: the amount paid may be modified without altering the value of X."""
    run(
        {"Ann": {"play": ["Scribe"], "hand": ["Lore"], "gold": gold, "deck": ["Miller"] * 9}, "Bob": {}},
        "challenges",
        {"Ann": {"play": "Lore", "choose": most}},
        {"check": {"players": {"Ann": {"gold": 0, "hand": most}}, "cites": ["2e/rr/the-letter-x/1"]}},
        cards={
            "Scribe": text("location", "Reduce the cost of each event you play by 1."),
            "Lore": {"type": "event", "cost": "X", "text": "Action: Draw X cards."},
        },
    )


def test_the_question_what_x_is_says_what_limits_it():
    """RR The letter X: what can be paid is chosen, and a refusal of more speaks of the gold."""
    play = doing({"do": "gain power"}, costs=[{"do": "pay gold", "at_least": 1}], ann=Side(gold=3))
    asked = play.state.asking
    assert asked is not None
    assert "X is at most 3" in asked.text


@pytest.mark.parametrize("kind", ["event", "location"])
def test_chance_says_which_card_pays_a_cost_at_random(kind):
    """RR Costs ¶4: the card comes from the player's own hand, and without so many cards there the cost is not paid."""
    words = "Action: Discard 1 card at random from your hand to gain 3 gold."
    use = {"play" if kind == "event" else "trigger": "Lottery"}
    lottery = {"Lottery": text(kind, words)}
    side = {"hand": ["Lottery"]} if kind == "event" else {"play": ["Lottery"]}
    run(
        {"Ann": side, "Bob": {}},
        "challenges",
        {"refuse": {"Ann": use, "because": "1 card in hand can be discarded at random"}},
        {"check": {"cites": ["2e/rr/costs/3"]}},
        cards=lottery,
    )
    run(
        {"Ann": side | {"hand": [*side.get("hand", ()), "Miller", "Baker"]}, "Bob": {}},
        "challenges",
        {"Ann": use},
        {"random": "Baker"},
        {
            "check": {
                "cards": {"Miller": {"zone": "hand"}, "Baker": {"zone": "discard"}},
                "players": {"Ann": {"gold": 3}},
            }
        },
        cards=lottery,
    )


def test_why_a_card_cannot_pay_the_second_of_two_costs():
    """RR Costs ¶3: an opponent's game elements pay no cost, which is said of a later cost as of the first."""
    mine = {"type": ["character"], "controller": "you", "pick": {}}
    costs = [{"do": "kneel", "on": {"type": ["location"], "pick": {}}}, {"do": "sacrifice", "on": mine}]
    yard, mill = location("Yard"), location("Mill")
    ann = Side(play=(yard, mill, character("Page"), character("Squire")))
    play = doing({"do": "gain gold"}, costs=costs, ann=ann, bob=Side(play=(character("Cook"),))).choose(
        "Yard"
    )

    assert play.asked == ("Ann", "cost")
    assert all(one.met for one in play.machine.option_requirements(play.state, play.card("Page")))
    unmet = [one for one in play.machine.option_requirements(play.state, play.card("Cook")) if not one.met]
    assert [(one.found, one.cites) for one in unmet] == [
        ("Cook is no such card as the cost asks for (under your control).", ("2e/rr/costs/2",)),
        ("Cook is not controlled by Ann.", ("2e/rr/costs/3",)),
    ]
