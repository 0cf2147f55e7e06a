"""What stands in the trace beside the use of an ability, a declaration or an income: the rule that decided it."""

from agot_judge.scenario.execution import run_text

TABLE = """
edition: 2e
players:
  Ann: {plot: {name: Road, gold: 5, initiative: 3, claim: 1, reserve: 6}, gold: 1, %s}
  Bob: {plot: %s}
cards:
  Veil: {type: plot, gold: 5, initiative: 2, claim: 1, reserve: 6,
    text: "Treat each character as if its printed text box were blank (except for Traits)."}
  Path: {type: plot, gold: 5, initiative: 2, claim: 1, reserve: 6}
  Ram: {type: character, cost: 7, str: 5, icons: [military, power], text: "Assault."}
  Rider: {type: character, cost: 4, str: 4, icons: [military], traits: [Drake], text: "Immune to events."}
  Page: {type: character, cost: 2, str: 2, icons: [power], text: "+2 Income."}
  Spur: {type: attachment, cost: 1, text: "Attached character gains a [military] icon."}
  Keep: {type: location, cost: 3}
  Moat: {type: location, cost: 2,
    text: "Challenges Action: Kneel Moat and pay 1 gold to choose an attacking character. Stand that character and
      remove it from the challenge."}
  Breath: {type: event, cost: 1,
    text: "Action: Kneel a Drake character to choose a participating character. Until the end of the phase, that
      character gets -3 STR."}
  Offer: {type: event, cost: X,
    text: "Action: Choose a character with printed cost X or lower controlled by an opponent, and return it to its
      owner's hand."}
  Smith: {type: character, cost: 1, str: 1, text: "Action: Sacrifice Smith to choose and stand a location."}
%s
"""


def held(ann, bob, rest):
    """The scenario, all of whose checks hold."""
    result = run_text(TABLE % (ann, bob, rest))
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])


def test_a_kneeling_location_is_an_eligible_target_for_assault():
    """RR Assault ¶5: if a location is kneeling, it is still an eligible target."""
    held("play: [Ram]", "Path, play: [Keep: kneeling]", """
start: "4.2"
run:
  - Ann: {challenge: {type: power, against: Bob, with: [Ram], assault: {Ram: Keep}}}
  - check: {cards: {Keep: {blank: yes}}}
cites: ["2e/rr/assault/5"]
""")  # fmt: skip


def test_without_an_attacker_that_has_assault_the_location_is_not_knelt():
    """RR Assault ¶4: the only check is whether there is a character with assault on the attacking player's side."""
    held("play: [Ram: attacking, Page: attacking]", "Path, gold: 1, play: [Keep, Moat]", """
challenge: {type: power, attacker: Ann, defender: Bob, assault: Keep}
start: "4.2.1"
stop: "4.2.6"
run:
  - Bob: {trigger: Moat, choose: Ram}
  - advance: end
  - check: {cards: {Keep: {kneeling: no, blank: yes}}, challenge: {winner: Ann}}
cites: ["2e/rr/assault/4", "2e/rr/assault/3", "2e/rr/costs/5"]
""")  # fmt: skip


def test_a_location_stays_blank_where_the_defending_player_wins():
    """RR Assault ¶3: even if the defending player wins the challenge."""
    held("play: [Ram: attacking]", "Path, play: [Keep, Rider: defending, Page: defending]", """
challenge: {type: military, attacker: Ann, defender: Bob, assault: Keep}
start: duck
run:
  - advance: end
  - check: {cards: {Keep: {kneeling: no, blank: yes}}, challenge: {winner: Bob}}
cites: ["2e/rr/assault/3"]
""")  # fmt: skip


def test_who_is_immune_can_be_used_to_pay():
    """RR Immune ¶3: immunity does not prevent a card from being used to pay costs."""
    held("hand: [Breath], play: [Rider]", "Path, play: [Ram: attacking]", """
active_player: Bob
challenge: {type: power, attacker: Bob, defender: Ann}
start: "4.2.1"
run:
  - Ann: {play: Breath, choose: Ram}
  - check: {cards: {Rider: {kneeling: yes}, Ram: {str: 2}}}
cites: ["2e/rr/immune/3", "2e/rr/costs/5"]
""")  # fmt: skip


def test_a_title_in_its_own_text_means_that_card_only():
    """RR Self-Referential Text ¶1: it is referring to itself only, and not to other copies of the card."""
    held("play: [Smith, Smith, Keep: kneeling]", "Path", """
start: challenges
run:
  - Ann: {trigger: Smith#1, choose: Keep}
  - check: {cards: {Smith#1: {zone: discard}, Smith#2: {zone: play}}}
cites: ["2e/rr/self-referential-text/1"]
""")  # fmt: skip


def test_a_gained_icon_lets_a_character_be_declared():
    """RR Gains ¶4: the card functions as if it possesses the gained characteristic."""
    held("play: [{Page: {attachments: [Spur]}}]", "Path", """
start: "4.2"
run:
  - Ann: {challenge: {type: military, against: Bob, with: [Page]}}
  - check: {cards: {Page: {attacking: yes}}}
cites: ["2e/rr/gains/4"]
""")  # fmt: skip


def test_modifiers_in_a_blank_text_box_are_not_active():
    """RR Plot Value Modifiers ¶5: modifiers printed in a text box that is considered blank are not active."""
    held("play: [Page]", "Veil", """
start: marshaling
run:
  - check: {players: {Ann: {gold: 6}}}
cites: ["2e/rr/plot-value-modifiers/5"]
""")  # fmt: skip


def test_x_is_chosen_also_where_one_number_is_possible():
    """RR The letter X: for costs involving the letter X, its value is defined by player choice."""
    held("hand: [Offer], play: []", "Path, play: [Errand]", """
  Errand: {type: character, cost: 1, str: 1}
start: challenges
run:
  - Ann: {play: Offer, choose: [1, Errand]}
  - check: {cards: {Errand: {zone: hand}}, players: {Ann: {gold: 0}}}
cites: ["2e/rr/the-letter-x/1"]
""")  # fmt: skip
