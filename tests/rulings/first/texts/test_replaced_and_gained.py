"""Printed texts that say "instead", and of crests that are gained and lost, as they are played."""

from tests.rulings.first.boards import held

_SILENCE = """  Silence: {type: event, text: "Any Phase: Choose a character. Until the end of the phase, treat that
      character's printed text box as if it were blank%s."}
  Praise: {type: event, text: "Any Phase: Choose and kneel a Knight character."}
"""
_RESULT = """
challenge: {type: %s, attacker: Ann, defender: Bob}
start: challenge-resolution
run:
"""


def test_what_is_printed_comes_in_the_place_of_claim():
    """1e/faq/3.21/1, 1e/faq/challenges-phase-chart/17: Ann chooses Den; Bob chooses no character for claim."""
    cites = held(
        "play: [Rider: attacking]",
        "play: [Den, Lion]",
        _RESULT % "military"
        + """
  - Ann: {choose: Den}
  - advance: end
  - check: {cards: {Den: {zone: discard}, Lion: {zone: play}}}
""",
        """  Rider: {type: character, faction: baratheon, cost: 4, str: 5, icons: [military], text: "If you win a [military]
      challenge in which Rider attacked alone, instead of the normal claim effects, choose and discard from play a location
      controlled by the losing opponent."}
  Den: {type: location, faction: lannister, cost: 1}
  Hut: {type: location, faction: lannister, cost: 1}
""",
    )
    assert "1e/faq/3.21/1" in cites


def test_claim_is_applied_where_it_did_not_attack_alone():
    """1e/faq/3.21/1: Captain attacked as well, so nothing comes in the place of claim: Bob's Lion dies."""
    held(
        "play: [Rider: attacking, Captain: attacking]",
        "play: [Lion]",
        _RESULT % "military"
        + """
  - advance: end
  - check: {cards: {Lion: {zone: dead}}}
""",
        """  Rider: {type: character, faction: baratheon, cost: 4, str: 5, icons: [military], text: "If you win a challenge in
      which Rider attacked alone, instead of the normal claim effects, draw 1 card."}
""",
    )


def test_claim_that_the_judge_replaces_is_not_applied():
    """1e/faq/3.21/1: what comes in its place is resolved by hand; the military claim is not applied as well."""
    held(
        "play: [Rider: attacking]",
        "play: [Lion]",
        _RESULT % "military"
        + """
  - by_hand: [{draw: 1, player: Ann}]
  - advance: end
  - check: {cards: {Lion: {zone: play}}}
""",
        """  Rider: {type: character, faction: baratheon, cost: 4, str: 5, icons: [military], text: "If you win a challenge in
      which Rider attacked alone, instead of the normal claim effects, count the losing opponent's sighs."}
""",
    )


def test_instead_said_first_replaces_the_kill():
    """1e/faq/3.21/1, 1e/faq/4.5/2: Monk goes under the deck, and Widow has no kill to answer."""
    cites = held(
        "hand: [Axe], play: [Widow]",
        "play: [Monk], deck: 2",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Monk}
  - check: {cards: {Monk: {zone: deck, position: 3}, Widow: {power: 0}}}
""",
        """  Monk: {type: character, faction: lannister, cost: 2, str: 2, text: "If Monk would be killed, instead put it on the
      bottom of your deck."}
""",
    )
    assert "1e/faq/3.21/1" in cites


def test_a_crest_that_an_attachment_gives_is_one_to_choose_by():
    """1e/faq/lasting-effects-conflict/1: with Stole, Lion has a Holy crest, and Prayer may choose it."""
    held(
        "hand: [Prayer]",
        "play: [Lion: {attachments: [Stole]}, Cub]",
        """
start: challenges
run:
  - check: {cards: {Lion: {crests: [holy]}, Cub: {crests: []}}}
  - refuse: {Ann: {play: Prayer, choose: Cub}}
  - Ann: {play: Prayer, choose: Lion}
  - check: {cards: {Lion: {kneeling: yes}}}
""",
        """  Stole: {type: attachment, faction: lannister, cost: 1, text: "Attached character gains a Holy crest and the Lord
      trait."}
  Prayer: {type: event, text: "Any Phase: Choose and kneel a Holy character."}
""",
    )


def test_a_text_box_without_more_said_is_blank_with_its_traits():
    """1e/faq/3.8/1, 1e/faq/3.7/1: Captain is no Knight; with its Traits kept it is one."""
    held(
        "play: [Captain], hand: [Praise, Silence]",
        "play: [Lion]",
        """
start: challenges
run:
  - Ann: {play: Silence, choose: Captain}
  - Bob: pass
  - refuse: {Ann: {play: Praise, choose: Captain}}
""",
        _SILENCE % "",
    )
    held(
        "play: [Captain], hand: [Praise, Silence]",
        "play: [Lion]",
        """
start: challenges
run:
  - Ann: {play: Silence, choose: Captain}
  - Bob: pass
  - Ann: {play: Praise, choose: Captain}
  - check: {cards: {Captain: {kneeling: yes}}}
""",
        _SILENCE % " (except for Traits)",
    )


def test_a_crest_is_gained_beside_an_icon_and_str():
    """1e/faq/lasting-effects-conflict/1: until the end of the phase Cub is a War character of 4 STR with two icons."""
    held(
        "hand: [Muster]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Muster, choose: Cub}
  - check: {cards: {Cub: {crests: [war], str: 4, icons: [military, power]}}}
""",
        """  Muster: {type: event, text: "Any Phase: Choose a character. Until the end of the phase, that character gains a
      Military icon, a War crest, and +3 STR."}
""",
    )


def test_opponents_who_cannot_trigger_effects_use_no_ability_and_no_event():
    """1e/faq/3.6/1, 1e/faq/4.3/1: playing an event is a triggered effect as well, so Bob may do neither; Ann may."""
    held(
        "play: [Captain: {attachments: [Seal]}], hand: [Axe]",
        "play: [Lion, Hut], hand: [Fire]",
        """
start: challenges
run:
  - Ann: pass
  - check: {may: {Bob: [Fire, Hut]}}
  - Bob: pass
  - Ann: {challenge: {type: military, against: Bob, with: [Captain]}}
  - check: {may: {Ann: [Axe]}}
  - Ann: pass
  - refuse: {Bob: {play: Fire}}
  - refuse: {Bob: {trigger: Hut}}
""",
        """  Seal: {type: attachment, cost: 1, text: "While attached character is participating in a challenge, opponents cannot
      trigger effects."}
  Hut: {type: location, faction: lannister, cost: 1, text: "Any Phase: Kneel Hut to draw 1 card."}
""",
    )


def test_where_a_killed_character_is_placed_is_changed_by_its_text():
    """1e/faq/moribund-rules-exception/1, 1e/faq/4.5/2: Cutter was killed, Widow answers that; it goes to the discard pile."""
    cites = held(
        "hand: [Axe], play: [Widow]",
        "play: [Cutter]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Cutter}
  - Ann: {trigger: Widow}
  - advance: next
  - check: {cards: {Cutter: {zone: discard}, Widow: {power: 1}}}
""",
        """  Cutter: {type: character, faction: lannister, cost: 2, str: 2, text: "If Cutter is killed, place him in your discard
      pile instead of your dead pile."}
""",
    )
    assert "1e/faq/moribund-rules-exception/1" in cites


def test_a_response_takes_a_killed_character_to_the_hand():
    """1e/faq/moribund-rules-exception/1: Bob's Lady goes to the hand in the place of the dead pile."""
    held(
        "hand: [Axe]",
        "play: [Lady], hand: [Escape]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Lady}
  - Bob: {play: Escape}
  - check: {cards: {Lady: {zone: hand}}}
""",
        """  Escape: {type: event, text: "Response: After one of your unique characters is killed, return that character to your
      hand instead of placing it in your dead pile."}
""",
    )


def test_an_event_that_counts_as_an_attachment_stays_with_its_text():
    """1e/faq/moribund-state-for-events/1: Oath is attached to Cub, which it makes 3 STR, and is not in the discard pile."""
    held(
        "hand: [Axe]",
        "play: [Cub], hand: [Oath]",
        """
start: challenges
run:
  - Ann: pass
  - Bob: {play: Oath, choose: Cub}
  - check: {cards: {Oath: {zone: play}, Cub: {str: 4, attachments: [Oath]}}}
""",
        """  Oath: {type: event, text: "Challenges: Choose a [lannister] character. That character gets +1 STR until the end of
      the phase. Then, attach Oath to that character (counts as a Boon attachment with the text \\"Attached character gets +2
      STR\\")."}
  Gift: {type: attachment, traits: [Boon]}
""",
    )


def test_three_kinds_of_claim_in_the_place_of_one():
    """1e/faq/3.21/1, 1e/faq/4.10/1: Bob chooses and kills Cub, discards at random, and loses 1 power to Ann."""
    held(
        "play: [Rider: attacking]",
        "play: [Lion, Cub], hand: 2, power: 3",
        _RESULT % "military"
        + """
  - Bob: {choose: Cub}
  - advance: end
  - check: {cards: {Cub: {zone: dead}, Lion: {zone: play}}, players: {Bob: {hand: 1, faction_power: 2}}}
""",
        """  Rider: {type: character, faction: baratheon, cost: 4, str: 5, icons: [military], text: "If you win a challenge in
      which Rider attacked alone, instead of the normal claim effects, the losing player must choose and kill 1 character
      he or she controls, randomly discard 1 card from his or her hand, and move 1 power from his or her House card to
      yours."}
""",
    )
