"""The paragraph that decided a matter stands in the trace, also where it is a rule by which nothing happened."""

from agot_judge.scenario.execution import run_text

TABLE = """
edition: 2e
players:
  Ann: {plot: {name: Road, gold: 5, initiative: 3, claim: 1, reserve: 6}, gold: 4, %s}
  Bob: {plot: {name: Path, gold: 5, initiative: 2, claim: 1, reserve: 6}, gold: 4, %s}
cards:
  Rider: {type: character, str: 4, icons: [military, power]}
  Squire: {type: character, str: 2, icons: [military]}
  Twin: {type: character, unique: true, cost: 3, str: 2, icons: [power]}
  Sea Cave: {type: location, text: "Interrupt: When a character would be killed, kneel Sea Cave to save it."}
  Drum:
    type: location
    text: "Challenges Action: Kneel Drum to choose a character. That character must be declared as a defender for this
      challenge, if able."
  Gravedigger:
    type: character
    str: 1
    traits: [Digger]
    text: "Reaction: After a character is discarded from an opponent's hand, kneel a Digger character to place that
      character in its owner's dead pile."
  Foundling Feast:
    type: event
    cost: 0
    text: "Reaction: After a character is discarded from an opponent's hand, put it into play under your control."
  Hot Coals:
    type: event
    cost: 0
    text: "Action: Choose a character and discard 1 or more cards from your hand. Until the end of the phase, that
      character gets -2 STR for each card discarded this way."
  Old Friend: {type: character, str: 1, text: "Action: Sacrifice Old Friend to choose and kneel a character."}
  Mourner: {type: character, str: 1, text: "Reaction: After a character you control is sacrificed, stand Mourner."}
  Bully: {type: character, str: 5, icons: [military], text: "Intimidate."}
  Ribbon: {type: attachment}
  Late Horn:
    type: location
    text: "Reaction: After the challenges phase ends, kneel Late Horn to choose a character. Until the end of the phase,
      that character gets +2 STR."
  Turncoat Feast:
    type: location
    text: "Challenges Action: Sacrifice Turncoat Feast to choose a character. Take control of that character."
  Ward Stone:
    type: location
    text: "Action: Kneel Ward Stone to choose a character. Until the end of the phase, that character is immune to
      events."
  Salt Rite:
    type: event
    cost: 0
    text: "Interrupt: When a character would be killed, save it. Until the end of the phase, that character gets
      +1 STR."
  Slow Fire:
    type: event
    cost: 1
    text: "Action: Choose a character. Until the end of the phase, that character gets -2 STR and is killed if its
      STR is 0."
  Silencer:
    type: event
    cost: X
    text: "Interrupt: When the effects of an opponent's event would initiate, cancel those effects. X is that
      event's printed cost."
%s
"""


def held(ann: str, bob: str, rest: str) -> None:
    """The scenario, all of whose checks hold."""
    result = run_text(TABLE % (ann, bob, rest))
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])


def test_a_duplicate_that_cannot_save_from_a_terminal_condition_is_told_why():
    """RR Save ¶4: using a duplicate to save from such an ongoing condition is also prohibited."""
    held("hand: [Slow Fire], play: []", "play: [Twin: duplicate 1]", """
start: challenges
run:
  - Ann: {play: Slow Fire, choose: Twin}
  - check: {cards: {Twin: {zone: dead}}, players: {Bob: {discard: 1}}}
cites: ["using a duplicate to save from such an ongoing condition is also prohibited"]
""")  # fmt: skip


def test_a_save_that_remedies_the_condition_cites_what_was_asked_of_it():
    """RR Save ¶4: any attempt to save the card must also remedy the ongoing condition; FAQ 3.1: all aspects count."""
    held("hand: [Slow Fire], play: []", "hand: [Salt Rite], play: [Twin]", """
start: challenges
run:
  - Ann: {play: Slow Fire, choose: Twin}
  - Bob: {play: Salt Rite}
  - check: {cards: {Twin: {zone: play, str: 1}}}
cites: ["any attempt to save the card must also remedy the ongoing condition", "2e/faq/3.1/1"]
""")  # fmt: skip


def test_who_cannot_be_killed_is_not_chosen_for_military_claim():
    """FAQ 2.1: a card that cannot be killed cannot be chosen to be killed to satisfy military challenge claim."""
    held("play: [Rider: attacking]", "play: [Squire: kneeling, Twin: kneeling]", """
in_force:
  - {text: "Until the end of the phase, that character cannot be killed.", "on": [Squire], source: Sea Cave,
     controller: Bob}
challenge: {type: military, attacker: Ann, defender: Bob}
start: duck
run:
  - advance: end
  - check: {cards: {Squire: {zone: play}, Twin: {zone: dead}}}
cites: ["cannot be chosen to be killed to satisfy military challenge claim", "2e/faq/2.1/1"]
""")  # fmt: skip


def test_the_value_of_a_cost_x_is_what_the_card_says():
    """RR The letter X: for costs involving the letter X, its value is defined by card ability or player choice."""
    held("hand: [Silencer], play: []", "hand: [Slow Fire], play: [Twin]", """
start: challenges
run:
  - Bob: {play: Slow Fire, choose: Twin}
  - Ann: {play: Silencer}
  - check: {cards: {Twin: {zone: play, str: 2}}, players: {Ann: {gold: 3}}}
cites: ["the value of X is defined by card ability or player choice"]
""")  # fmt: skip


def test_who_is_spared_by_being_chosen_is_a_reference_point():
    """FAQ 2.3: when choosing referential targets, a target need not be affected by the resolution of the effect."""
    held("play: [Rider, Squire]", "play: [Twin]", """
start: {effect: "Each player chooses a character he or she controls. Kill each character not chosen.", controller: Ann,
  source: Slow Fire}
run:
  - Ann: {choose: Rider}
  - advance: end
  - check: {cards: {Rider: {zone: play}, Squire: {zone: dead}, Twin: {zone: play}}}
cites: ["a player is not bound by the rule that a target is ineligible"]
""")  # fmt: skip


def test_declaring_nobody_is_refused_where_somebody_must_be_declared():
    """RR The Golden Rules ¶2: the card takes precedence over the option to declare defenders (RR 4.2.1 ¶1)."""
    held("play: [Rider, Drum]", "play: [Squire]", """
start: "4.2"
run:
  - Ann: {challenge: {type: military, against: Bob, with: [Rider]}}
  - Ann: {trigger: Drum, choose: Squire}
  - advance: "4.2.1"
  - refuse: {Bob: {defend: []}, because: "must be declared as a defender"}
  - refuse: {Bob: pass, because: "must be declared as a defender"}
  - Bob: {defend: [Squire]}
  - check: {cards: {Squire: {defending: yes, kneeling: yes}}}
""")  # fmt: skip


def test_intimidate_is_not_for_a_defending_player_who_wins():
    """RR Intimidate ¶1: after a player wins a challenge as the attacking player."""
    held("play: [Squire: attacking, Rider]", "play: [Bully: defending]", """
challenge: {type: military, attacker: Ann, defender: Bob}
start: duck
run:
  - advance: end
  - check: {cards: {Rider: {kneeling: no}}}
cites: ["After a player wins a challenge as the attacking player"]
""")  # fmt: skip


def test_what_would_last_until_an_end_that_is_past_fails_to_initiate():
    """RR Lasting Effects ¶4: it would expire immediately without affecting the game state."""
    held("play: [Late Horn, Rider]", "play: [Squire]", """
start: {end-of-phase: challenges}
run:
  - check: {may_not: {Ann: [Late Horn]}}
cites: ["would expire immediately without affecting the game state"]
""")  # fmt: skip


def test_a_stolen_character_that_is_killed_goes_to_its_owners_dead_pile():
    """RR Ownership and Control ¶4: it is placed in its owner's equivalent out of play area instead."""
    held("play: [Rider: attacking]", "play: [{Squire: {owner: Ann}}]", """
challenge: {type: military, attacker: Ann, defender: Bob}
start: duck
run:
  - advance: end
  - check: {cards: {Squire: {zone: dead}}, players: {Ann: {dead: 1}, Bob: {dead: 0}}}
cites: ["the card is placed in its owner's equivalent out of play area instead"]
""")  # fmt: skip


def test_attachments_stay_as_they_were_when_their_character_changes_control():
    """RR Attachment Cards ¶6: an attachment a player controls remains under his or her control."""
    held("play: [Turncoat Feast]", "play: [{Squire: {attachments: [Ribbon]}}]", """
start: challenges
run:
  - Ann: {trigger: Turncoat Feast, choose: Squire}
  - check: {cards: {Squire: {controller: Ann}, Ribbon: {controller: Bob}}}
cites: ["2e/rr/attachment-cards/6"]
""")  # fmt: skip


def test_who_gains_immunity_keeps_the_lasting_effects_that_are_on_the_card():
    """RR Immune ¶2: pre-existing lasting effects that have been applied to the card are not removed."""
    held("hand: [Slow Fire], play: [Ward Stone, Rider]", "play: [Squire]", """
start: challenges
run:
  - Ann: {play: Slow Fire, choose: Rider}
  - Bob: pass
  - Ann: {trigger: Ward Stone, choose: Rider}
  - check: {cards: {Rider: {str: 2}}}
cites: ["2e/rr/immune/2"]
""")  # fmt: skip


def test_how_many_cards_were_discarded_this_way_is_known_as_the_effect_begins():
    """RR Modifiers ¶1: the number is that of the cards discarded, not of the character that the effect is on."""
    held("hand: [Hot Coals, Rider, Squire], play: []", "play: [Bully]", """
start: challenges
run:
  - Ann: {play: Hot Coals, choose: Bully}
  - Ann: {choose: [Rider, Squire]}
  - check: {cards: {Bully: {str: 1}}, players: {Ann: {discard: 3}}}
""")  # fmt: skip


def test_a_cost_is_reacted_to_before_the_effect_for_which_it_is_paid():
    """RR Initiating Abilities ¶10: interrupts and reactions may be used throughout this process as normal."""
    held("play: [Old Friend, Mourner: kneeling, Rider]", "play: [Squire]", """
start: challenges
run:
  - Ann: {trigger: Old Friend, choose: Squire}
  - Ann: {trigger: Mourner}
  - check: {cards: {Old Friend: {zone: discard}, Mourner: {kneeling: no}}}
cites: ["Interrupts and Reactions may be used throughout this process as normal"]
""")  # fmt: skip


def test_that_character_is_the_one_discarded_not_the_one_that_kneels_for_it():
    """RR Costs ¶2: what stands before the word "to" is a cost; what is put into a pile is what was discarded."""
    held("play: [Rider: attacking, Gravedigger]", "hand: [Squire], play: []", """
challenge: {type: intrigue, attacker: Ann, defender: Bob}
start: duck
run:
  - Ann: {trigger: Gravedigger}
  - advance: end
  - check: {cards: {Squire: {zone: dead}, Gravedigger: {zone: play, kneeling: yes}}}
""")  # fmt: skip


def test_a_discarded_card_that_was_put_into_play_is_not_reacted_to_where_it_was():
    """FAQ 2.4: such an ability cannot interact with a card that is not in that specific out-of-play area."""
    held("hand: [Foundling Feast], play: [Rider: attacking, Gravedigger]", "hand: [Squire], play: []", """
challenge: {type: intrigue, attacker: Ann, defender: Bob}
start: duck
run:
  - Ann: {play: Foundling Feast}
  - advance: end
  - check: {cards: {Squire: {zone: play, controller: Ann}, Gravedigger: {kneeling: no}}}
cites: ["2e/faq/2.4/1"]
""")  # fmt: skip
