"""What a card's text lets be done against the rules is cited as such (2e/rr/the-golden-rules/2)."""

from tests.rulings.citing import cited, held


def test_an_ordinary_declaration_needs_no_text_of_a_card():
    """RR The Golden Rules ¶2 decides only where the rule says otherwise."""
    assert "2e/rr/the-golden-rules/2" not in cited("play: [Rider, Horn]", "play: [Squire]", """
start: challenges
run:
  - Ann: {challenge: {type: military, against: Bob, with: [Rider]}}
  - Bob: {defend: [Squire]}
""", HORN)  # fmt: skip


HORN = """
  Horn: {type: location, cost: 1, text: "You may initiate an additional [military] challenge during the challenges phase."}
"""


def test_a_second_challenge_of_the_type_by_a_text():
    """RR The Golden Rules ¶2: the text takes precedence over one challenge of each type (RR 4.2 ¶2)."""
    held("play: [Rider, Squire, Horn]", "", """
start: challenges
run:
  - Ann: {challenge: {type: military, against: Bob, with: [Rider]}}
  - check: {cards: {Rider: {attacking: yes}}}
  - Ann: {challenge: {type: military, against: Bob, with: [Squire]}}
  - check: {cards: {Squire: {attacking: yes}}, cites: ["2e/rr/the-golden-rules/2", "2e/rr/4.2/2"]}
""", HORN)  # fmt: skip


def test_a_second_limited_card_by_a_text():
    """RR The Golden Rules ¶2: the text takes precedence over one limited card each round (RR Limited ¶1)."""
    held("gold: 0, hand: [Road Inn, Road Inn], play: [Hub]", "", """
start: marshaling
run:
  - Ann: {marshal: "Road Inn#1"}
  - Ann: {marshal: "Road Inn#2"}
  - check: {cards: {"Road Inn#2": {zone: play}}, cites: ["2e/rr/the-golden-rules/2", "2e/rr/limited/1"]}
""", """
  Road Inn: {type: location, cost: 0, text: "Limited."}
  Hub: {type: location, cost: 1, text: "You may marshal 1 additional limited card each round."}
""")  # fmt: skip


def test_a_card_enters_play_knelt_by_its_text():
    """RR The Golden Rules ¶2: the text takes precedence over entering play standing (RR Stand ¶2)."""
    held("gold: 0, hand: [Ford]", "", """
start: marshaling
run:
  - Ann: {marshal: Ford}
  - check: {cards: {Ford: {kneeling: yes}}, cites: ["2e/rr/the-golden-rules/2"]}
""", '\n  Ford: {type: location, cost: 0, text: "Ford enters play knelt."}\n')  # fmt: skip


def test_a_text_lets_the_kneeling_character_defend_without_the_icon():
    """RR The Golden Rules ¶2: the text of the card takes precedence."""
    held("play: [Lord]", "play: [Dancer: kneeling]", """
start: challenges
run:
  - Ann: {challenge: {type: power, against: Bob, with: [Lord]}}
  - Bob: {defend: [Dancer]}
  - check: {cards: {Dancer: {defending: yes}}, cites: ["2e/rr/the-golden-rules/2"]}
""", """
  Lord: {type: character, cost: 4, str: 4, icons: [power]}
  Dancer: {type: character, cost: 2, str: 2, icons: [military],
    text: "Dancer may be declared as a defender during [power] challenges, even while kneeling."}
""")  # fmt: skip


def test_a_kneeling_character_counts_for_dominance_by_its_text():
    """RR The Golden Rules ¶2: the text takes precedence over standing characters (RR 5.2 ¶1)."""
    held("play: [Envoy: kneeling]", "", """
start: dominance
run:
  - advance: end
  - check: {players: {Ann: {power: 1}}, cites: ["2e/rr/the-golden-rules/2"]}
""", """
  Envoy: {type: character, cost: 3, str: 3, text: "Envoy contributes its STR to your total for dominance while kneeling."}
""")  # fmt: skip


def test_a_card_does_not_stand_by_its_text():
    """RR The Golden Rules ¶2: the text takes precedence over each card standing (RR 6.2 ¶1)."""
    held("play: [Sleeper: kneeling]", "", """
start: standing
run:
  - advance: end
  - check: {cards: {Sleeper: {kneeling: yes}}, cites: ["2e/rr/the-golden-rules/2"]}
""", """
  Sleeper: {type: character, cost: 3, str: 3, text: "Sleeper cannot stand during the standing phase."}
""")  # fmt: skip
