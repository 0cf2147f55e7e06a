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
