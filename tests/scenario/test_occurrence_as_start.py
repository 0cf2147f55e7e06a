"""A run that begins with an occurrence: it happens to the card where the card is."""

from agot_judge.scenario.execution import run_text

TABLE = """
edition: 2e
players:
  Ann: {plot: {name: Road, gold: 5, initiative: 3, claim: 1, reserve: 6}, hand: [Rider, Cape], discard: [Page],
    deck: [Scribe, Groom], play: [Watcher]}
  Bob: {plot: {name: Path, gold: 5, initiative: 2, claim: 1, reserve: 6}, play: [Hermit]}
cards:
  Rider: {type: character, str: 4, icons: [military]}
  Page: {type: character, str: 1, icons: [power]}
  Scribe: {type: character, str: 1, icons: [power]}
  Groom: {type: character, str: 1, icons: [power]}
  Hermit: {type: character, str: 1, text: "No attachments."}
  Cape: {type: attachment}
  Watcher: {type: character, str: 1, text: "Reaction: After a card is discarded from your hand, gain 1 gold."}
%s
"""


def run(rest):
    """What came of it."""
    return run_text(TABLE % rest)


def held(rest):
    """The scenario, all of whose checks hold."""
    result = run(rest)
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])


def test_a_card_is_discarded_from_the_hand():
    """RR Discard Pile ¶2: from play or from an out of play area such as a hand or deck."""
    held("""
start: {event: discard, cards: [Rider], controller: Bob}
run:
  - Ann: {trigger: Watcher}
  - check: {cards: {Rider: {zone: discard}}, players: {Ann: {gold: 1}}}
""")


def test_a_card_is_discarded_from_the_deck():
    """RR Discard Pile ¶2."""
    held("""
start: {event: discard, cards: [Scribe]}
run:
  - check: {cards: {Scribe: {zone: discard}, Groom: {position: 1}}, players: {Ann: {deck: 1}}}
""")


def test_a_card_leaves_play_for_its_owners_deck():
    """RR Leaves Play ¶1."""
    held("""
start: {event: put into deck, cards: [Watcher], controller: Ann}
run:
  - check: {cards: {Watcher: {zone: deck}}, players: {Ann: {deck: 3}}}
""")


def test_a_card_is_returned_from_a_pile():
    """RR Ownership and Control ¶4: to its owner's area."""
    held("""
start: {event: return to hand, cards: [Page], controller: Ann}
run:
  - check: {cards: {Page: {zone: hand}}, players: {Ann: {discard: 0}}}
""")


def test_an_attachment_put_into_play_goes_on_something_that_may_have_it():
    """RR Put into Play ¶3: in a state that satisfies the rules of marshaling the card."""
    held("""
start: {event: put into play, cards: [Cape], controller: Ann}
run:
  - check: {decision: {player: Ann, kind: target, choices: [Watcher], not_choices: [Hermit]}}
  - advance: end
  - check: {cards: {Watcher: {attachments: [Cape]}}}
""")


def test_what_happens_to_cards_in_play_alone_is_refused_elsewhere():
    """RR Kill, Killed ¶1: a character that is killed leaves play."""
    result = run("""
start: {event: kill, cards: [Rider]}
run: []
""")
    assert result.exit == 2
    assert result.error is not None
    assert "not in play" in result.error.message


def test_a_card_marked_blank_has_no_traits():
    """RR Blank ¶2: traits stand in the text box."""
    result = run_text("""
edition: 2e
players:
  Ann: {play: [Knight: blank]}
  Bob: {}
cards: {Knight: {type: character, str: 1, traits: [Knight], text: "Renown."}}
start: dominance
run:
  - check: {cards: {Knight: {traits: [], keywords: [], str: 1}}}
""")
    assert result.ok
