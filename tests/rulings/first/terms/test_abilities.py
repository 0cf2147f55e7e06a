"""Triggered, gained and card abilities; what is blank; agendas; what a delayed effect still finds."""

from tests.rulings.first.boards import held, said

_CARDS = """  Page: {type: character, faction: baratheon, str: 2, icons: [military], text: "Any Phase: Kneel Page to draw 1
      card."}
  Lesson: {type: event, text: 'Any Phase: Choose a character. Until the end of the phase, that character gains "Any Phase: Kneel
      this character to draw 1 card."'}
  Frost:
    type: event
    abilities:
      - {kind: action, zone: hand, choose: [{cards: {type: [character]}}], effects: [{do: modify, blank: true, until: phase}]}
  Seer: {type: character, faction: baratheon, str: 1, text: "Ambush."}
  Ride: {type: event, text: "Any Phase: Choose a character. At the end of the phase, return that character to its owner's hand."}
"""


def test_an_ability_of_a_blank_card_is_not_triggered_and_a_gained_one_is():
    """1e/faq/3.8/1, 1e/faq/3.35/1: the printed text box of Page is blank; what it has gained is no part of it."""
    cites = held(
        "play: [Page], hand: [Frost, Lesson], deck: 3",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Frost, choose: Page}
  - Bob: pass
  - refuse: {Ann: {trigger: Page}, because: "blank"}
  - Ann: {play: Lesson, choose: Page}
  - Bob: pass
  - Ann: {trigger: Page}
  - check: {cards: {Page: {kneeling: yes}}, players: {Ann: {hand: 1}}}
""",
        _CARDS,
    )
    assert "1e/faq/3.8/1" in cites


def test_a_triggered_effect_is_one_that_a_player_chooses_to_execute():
    """1e/faq/3.6/1, 1e/faq/3.10/2: who cannot trigger effects neither plays an event nor uses "Any Phase:"; Bob does."""
    held(
        "play: [Page], hand: [Axe], deck: 3",
        "play: [Servant, Cub, Silence], deck: 2",
        """
start: challenges
run:
  - refuse: {Ann: {play: Axe, choose: Cub}}
  - refuse: {Ann: {trigger: Page}}
  - Ann: pass
  - Bob: {trigger: Servant}
  - check: {cards: {Cub: {zone: play}, Page: {kneeling: no}}, players: {Bob: {hand: 1}}}
""",
        _CARDS
        + """  Servant: {type: character, faction: lannister, str: 1, text: "Any Phase: Kneel Servant to draw 1 card."}
  Silence:
    type: location
    faction: lannister
    abilities: [{kind: constant, effects: [{do: forbid, player: opponent, cannot: trigger}]}]
""",
    )


def test_a_keyword_is_no_card_ability():
    """1e/faq/3.7/1: nothing says what Ambush does, and as a keyword it is not an ability that the trace would carry out."""
    lines = said(
        "play: [Seer]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: pass
  - check: {cites: ["1e/faq/3.7/1"]}
""",
        _CARDS,
    )
    assert any(line.startswith("Assumption A24") for line in lines)


def test_a_card_returns_to_hand_only_if_it_is_still_in_play():
    """1e/faq/3.13/3: Cub has been killed when the phase ends, so it stays in the dead pile."""
    cites = held(
        "hand: [Ride, Axe]",
        "play: [Cub]",
        """
start: challenges
stop: standing
run:
  - Ann: {play: Ride, choose: Cub}
  - Bob: pass
  - Ann: {play: Axe, choose: Cub}
  - advance: dominance
  - check: {cards: {Cub: {zone: dead}}}
""",
        _CARDS,
    )
    assert "1e/faq/3.13/3" in cites


def test_a_card_that_is_still_in_play_returns():
    """1e/faq/3.13/3, 1e/faq/2.6/3: Cub is in play at the end of the phase, and returns to the hand."""
    held(
        "hand: [Ride]",
        "play: [Cub]",
        """
start: challenges
stop: standing
run:
  - Ann: {play: Ride, choose: Cub}
  - advance: dominance
  - check: {cards: {Cub: {zone: hand}}}
""",
        _CARDS,
    )


_AGENDA = """  Oath:
    type: agenda
    abilities:
      - {kind: reaction, forced: true, zone: agenda, trigger: {event: kill}, effects: [{do: gain power}]}
  Hush:
    type: event
    abilities:
      - {kind: interrupt, zone: hand, trigger: {event: initiate, would: true}, effects: [{do: cancel}]}
  Herald:
    type: location
    abilities:
      - {kind: reaction, forced: true, trigger: {event: kill}, effects: [{do: gain power}]}
"""


def test_the_effects_of_an_agenda_are_not_canceled():
    """1e/faq/4.12/1: Hush cancels any effect but that of Oath, which is an agenda."""
    held(
        "hand: [Axe], agenda: Oath",
        "play: [Cub], hand: [Hush]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Cub}
  - Bob: pass
  - check: {players: {Ann: {faction_power: 1}, Bob: {hand: 1}}, decision: {player: Bob, kind: action}}
""",
        _AGENDA,
    )


def test_the_effects_of_a_location_are_canceled():
    """1e/faq/4.12/1, 1e/faq/save-cancel-responses/2: the same passive on a location can be."""
    held(
        "hand: [Axe], play: [Herald]",
        "play: [Cub], hand: [Hush]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Cub}
  - Bob: pass
  - Bob: {play: Hush}
  - check: {players: {Ann: {faction_power: 0}}}
""",
        _AGENDA,
    )


def test_what_cannot_be_saved_from_can_still_be_canceled():
    """1e/faq/4.3/3: "cannot be saved" is not "cannot be canceled"."""
    cites = held(
        "hand: [Fire]",
        "play: [Cub: {attachments: [Shield]}], hand: [Counter]",
        """
start: challenges
run:
  - Ann: {play: Fire}
  - check: {may_not: {Bob: [Shield]}, may: {Bob: [Counter]}}
  - Bob: {play: Counter}
  - check: {cards: {Cub: {zone: play, moribund: no}}}
""",
    )
    assert "1e/faq/3.4/1" in cites


def test_what_says_that_it_cannot_be_canceled_is_not():
    """1e/faq/4.3/1, 1e/faq/4.3/3: Edict may not be answered by Counter, and an event that does not say so may."""
    held(
        "hand: [Edict, Axe]",
        "play: [Cub], hand: [Counter]",
        """
start: challenges
run:
  - Ann: {play: Edict, choose: Cub}
  - check: {decision: {player: Bob, kind: action}, cards: {Cub: {kneeling: yes}}}
  - Bob: pass
  - Ann: {play: Axe, choose: Cub}
  - check: {decision: {player: Bob, kind: response}}
""",
        """  Edict:
    type: event
    abilities:
      - {kind: action, zone: hand, choose: [{cards: {type: [character]}}], effects: [{do: kneel}], cannot_be_canceled: true}
""",
    )


def test_an_ability_of_a_card_is_used_by_the_opponent_whom_it_names():
    """1e/faq/3.24/1, 1e/faq/player-action/5: Inn may be used by an opponent, and Ann's own abilities by her alone."""
    held(
        "play: [Inn, Page], deck: 2",
        "play: [Cub], deck: 2",
        """
start: challenges
run:
  - refuse: {Ann: {trigger: Inn}}
  - Ann: pass
  - refuse: {Bob: {trigger: Page}}
  - Bob: {trigger: Inn}
  - check: {players: {Bob: {hand: 1}}, cards: {Inn: {controller: Ann}}}
""",
        _CARDS
        + """  Inn:
    type: location
    faction: baratheon
    abilities:
      - {kind: action, initiated_by: opponent, effects: [{do: draw}]}
""",
    )
