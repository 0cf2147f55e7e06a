"""Cards that are played in the marshalling phase, and put into play."""

import pytest

from tests.rulings.first.boards import held

GOLD = "1e/faq/marshalling-actions/2"


def test_only_the_active_player_takes_an_action_that_costs_gold():
    """1e/faq/marshalling-actions/2, 1e/faq/marshalling-actions/3: another player may act without gold."""
    cites = held(
        "hand: [Scribe]",
        "hand: [Lion, Toll], gold: 5, play: [Cub]",
        """
start: marshalling
run:
  - check: {active_player: Ann, may: {Ann: [Scribe]}, may_not: {Bob: [Lion, Toll]}}
  - refuse: {Bob: {play: Toll, choose: Cub}, because: "active player"}
  - Ann: {marshal: Scribe}
  - check: {cards: {Scribe: {zone: play}}, players: {Ann: {gold: 3}}}
""",
        """  Toll: {type: event, text: "Any Phase: Pay 2 gold to choose a character. Kneel that character."}
""",
    )
    assert GOLD in cites


def test_a_card_of_another_house_costs_a_penalty_as_is_assumed():
    """1e/faq/action-window-step-1/5: the FAQ has penalties; how much it is is assumption A6, which a board may overrule."""
    for assume, left in (("", 1), ("assume: {A6: 0}", 3)):
        held(
            "hand: [Lion]",
            "",
            f"""
{assume}
start: marshalling
run:
  - Ann: {{marshal: Lion}}
  - check: {{players: {{Ann: {{gold: {left}}}}}}}
""",
        )


@pytest.mark.parametrize("where", ["play: [Lady]", "dead: [Lady]"])
def test_a_unique_card_is_not_played_while_the_player_has_it_in_play_or_dead(where: str):
    """1e/faq/3.27/1."""
    cites = held(
        "",
        f"hand: [Lady], {where}",
        """
active_player: Bob
start: marshalling
run:
  - refuse: {Bob: {marshal: "Lady#1"}, because: "unique"}
""",
    )
    assert "1e/faq/3.27/1" in cites


def test_a_duplicate_is_played_without_gold_on_a_card_that_is_owned_and_controlled():
    """1e/faq/3.27/3, 1e/faq/4.2/1, 1e/faq/marshalling-phase-chart/8; that it is free is assumption A21."""
    cites = held(
        "hand: [King], play: [King]",
        "",
        """
start: marshalling
run:
  - Ann: {duplicate: "King#1"}
  - check: {cards: {"King#2": {duplicates: 1}}, players: {Ann: {gold: 5, hand: 0}}}
""",
    )
    assert {"1e/faq/4.2/1", "1e/faq/3.27/3"} <= cites


def test_an_attachment_goes_only_on_what_its_restriction_allows():
    """1e/faq/3.20/1, 1e/faq/3.20/2."""
    cites = held(
        "hand: [Guard], play: [Captain, King]",
        "",
        """
start: marshalling
run:
  - refuse: {Ann: {marshal: Guard, "on": Captain}, because: "Lord"}
  - Ann: {marshal: Guard, "on": King}
  - check: {cards: {King: {attachments: [Guard]}}}
""",
        """  Guard: {type: attachment, cost: 0, text: "Lord character only."}
""",
    )
    assert "1e/faq/3.20/1" in cites


def test_an_attachment_is_discarded_at_once_when_its_restriction_is_not_met():
    """1e/faq/3.20/1: whatever it is immune to."""
    cites = held(
        "play: [Nan]",
        "play: [Lady: {attachments: [Veil]}]",
        """
start: challenges
run:
  - Ann: {trigger: Nan, choose: [Lady, loses, Lady]}
  - check: {cards: {Veil: {zone: discard}, Lady: {attachments: [], traits: []}}}
""",
        """  Veil: {type: attachment, cost: 0, text: "Lady character only."}
  Nan:
    type: character
    str: 1
    text: "Any Phase: Kneel Nan to choose a character. Until the end of the phase, that character gains or loses a Trait
      of your choice."
""",
    )
    assert "1e/faq/3.20/1" in cites


def test_put_into_play_is_not_played_and_costs_nothing():
    """1e/faq/4.4/3, 1e/faq/4.4/4: it answers "comes into play", and not "is played"."""
    cites = held(
        "hand: [Call, Lion], play: [Gate]",
        "",
        """
start: challenges
run:
  - Ann: {play: Call, choose: Lion}
  - check: {window: response, decision: {player: Ann, choices: [Gate]}}
  - Ann: {trigger: Gate}
  - check: {cards: {Lion: {zone: play, controller: Ann}}, players: {Ann: {faction_power: 1, gold: 0}}}
""",
        """  Call: {type: event, text: "Any Phase: Put a character into play from your hand."}
  Gate: {type: location, text: "Response: After a character comes into play, claim 1 power for your House."}
""",
    )
    assert "1e/faq/4.4/4" in cites


def test_a_limited_event_is_a_limited_card_already_played():
    """1e/faq/4.4/2, 1e/faq/4.4/5: events are played, so one with Limited bars another limited card in the round (A19)."""
    cites = held(
        "gold: 5, hand: [Feast, Hall], play: [Captain], deck: 2",
        "play: [Lion]",
        """
start: count-income
run:
  - Ann: {play: Feast}
  - Bob: pass
  - refuse: {Ann: {marshal: Hall}, because: "limited"}
  - check: {cards: {Hall: {zone: hand}}}
""",
        """  Feast: {type: event, text: "Limited.\\nMarshalling: Draw 1 card."}
  Hall: {type: location, cost: 1, text: "Limited."}
""",
    )
    assert "1e/faq/4.4/5" in cites


def test_a_character_that_enters_play_knelt_is_kneeling_however_it_comes():
    """1e/faq/4.4/3: "enters play" holds for a card that is played and for one that is put into play."""
    held(
        "gold: 5, play: [Snow], hand: [Captain, Scribe, Muster]",
        "",
        """
start: marshalling
run:
  - Ann: {marshal: Captain}
  - check: {cards: {Captain: {kneeling: true}}}
  - Bob: pass
  - Ann: {play: Muster, choose: Scribe}
  - check: {cards: {Scribe: {kneeling: true}}}
""",
        """  Snow: {type: location, faction: baratheon, text: "Each character enters play knelt."}
  Muster: {type: event, text: "Any Phase: Put a character into play from your hand."}
""",
    )


def test_a_card_lets_its_player_play_one_more_limited_card():
    """1e/faq/4.4/5, with the assumption of one a round: what a card says of the number beats it."""
    board = """
start: marshalling
run:
  - Ann: {marshal: Port}
  - Bob: pass
  - %s
"""
    cards = """  Port: {type: location, faction: baratheon, cost: 0, text: "Limited."}
  Bay: {type: location, faction: baratheon, cost: 0, text: "Limited."}
  Writ: {type: location, faction: baratheon, text: "You may play 1 additional limited card each round."}
"""
    refused = "refuse: {Ann: {marshal: Bay}, because: limited}"
    held("hand: [Port, Bay]", "", board % refused, cards)
    held("hand: [Port, Bay], play: [Writ]", "", board % "Ann: {marshal: Bay}", cards)
