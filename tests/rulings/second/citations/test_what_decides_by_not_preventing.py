"""The trace cites the rule that decides by what it does not prevent, or that says why something is not there."""

from tests.rulings.citing import cited, held


def test_who_cannot_be_knelt_by_card_effects_kneels_for_a_cost():
    """RR Effects ¶2: costs are not considered effects."""
    held("hand: [Muster], play: [Oak]", "", """
start: challenges
run:
  - Ann: {play: Muster, choose: Oak}
  - check: {cards: {Oak: {kneeling: yes}}}
cites: ["2e/rr/effects/2"]
""")  # fmt: skip


def test_for_other_cards_that_pay_nothing_is_said_of_effects():
    """RR Effects ¶2 decides only where effects could not do it."""
    assert "2e/rr/effects/2" not in cited("hand: [Muster], play: [Rider]", "", """
start: challenges
run:
  - Ann: {play: Muster, choose: Rider}
""")  # fmt: skip


WATCH = """
  Watch: {type: character, cost: 3, str: 1, icons: [military],
    text: 'While Watch is participating in a challenge, each other participating character you control gains
      "immune to events."'}
"""


def test_what_was_applied_before_the_immunity_stays():
    """RR Immune ¶2: pre-existing lasting effects that have been applied to the card are not removed."""
    held("play: [Watch, Rider]", "hand: [Chill], gold: 1", """
start: challenges
stop: "4.2.3"
run:
  - Bob: {play: Chill, choose: Rider}
  - Ann: {challenge: {type: military, against: Bob, with: [Watch, Rider]}}
  - check: {cards: {Rider: {str: 1}}, cites: ["2e/rr/immune/2"]}
  - advance: end
  - check: {challenge: {attacking_str: 2}, cites: ["2e/rr/immune/2"]}
""", WATCH)  # fmt: skip


def test_before_the_immunity_begins_nothing_is_said_of_it():
    """RR Immune ¶2 speaks of a card that gains immunity."""
    assert "2e/rr/immune/2" not in cited("play: [Watch, Rider]", "hand: [Chill], gold: 1", """
start: challenges
run:
  - Bob: {play: Chill, choose: Rider}
  - check: {cards: {Rider: {str: 1}}}
""", WATCH)  # fmt: skip


def test_an_attachment_of_that_title_is_a_copy_of_the_character():
    """RR Copy ¶1: any other card that shares the title is a copy, regardless of cardtype."""
    held('gold: 0, hand: ["Lady Ash (Old)"], play: [Lady Ash]', "", """
start: marshaling
run:
  - Ann: {duplicate: "Lady Ash (Old)"}
  - check: {cards: {Lady Ash: {duplicates: 1}}, cites: ["2e/rr/copy/1"]}
""")  # fmt: skip


def test_another_version_of_that_title_is_a_copy():
    """RR Copy ¶1: regardless of text, artwork, or any other characteristic."""
    held('gold: 0, hand: ["Lady Ash (Young)"], play: [Lady Ash]', "", """
start: marshaling
run:
  - Ann: {duplicate: "Lady Ash (Young)"}
  - check: {cards: {Lady Ash: {duplicates: 1, str: 4}}, cites: ["2e/rr/copy/1"]}
""")  # fmt: skip


def test_gold_on_cards_does_not_pay():
    """RR Bestow ¶3: gold on a card is not in its controller's gold pool."""
    held("hand: [Snare], play: [Chest: gold 3]", "play: [Rider]", """
start: challenges
run:
  - refuse: {Ann: {play: Snare, choose: Rider}, because: "not in its controller's gold pool"}
""")  # fmt: skip


def test_gold_on_cards_does_not_pay_for_marshaling():
    """RR Bestow ¶3: gold on a card is not in its controller's gold pool."""
    held("hand: [Tower], play: [Chest: gold 3]", "", """
start: marshaling
run:
  - refuse: {Ann: {marshal: Tower}, because: "not in its controller's gold pool"}
""", '\n  Tower: {type: location, cost: 7}\n')  # fmt: skip


def test_duplicates_are_not_among_the_attachments():
    """RR Duplicates ¶4: they are not considered attachments, and not affected by text that refers to them."""
    held("hand: [Strip]", "play: [{Lady Ash: {duplicates: 1, attachments: [Blade]}}]", """
start: challenges
run:
  - Ann: {play: Strip, choose: Lady Ash}
  - check: {cards: {Lady Ash: {duplicates: 1, attachments: []}}, cites: ["2e/rr/duplicates/4"]}
""")  # fmt: skip


def test_a_duplicate_is_no_attachment_to_choose():
    """RR Duplicates ¶4: duplicates do not interact with text that refers to attachments."""
    held("hand: [Pry]", "play: [Lady Ash: duplicate 1]", """
start: challenges
run:
  - check: {why_not: {Ann: {Pry: "not considered attachments"}}}
""")  # fmt: skip


def test_a_facedown_card_is_no_character_to_choose():
    """RR Facedown Cards ¶1: it has none of what is printed on it."""
    held("hand: [Slay]", "play: [Rider: facedown]", """
start: challenges
run:
  - check: {why_not: {Ann: {Slay: target}}, cites: ["2e/rr/facedown-cards/1"]}
""")  # fmt: skip


def test_a_neutral_card_is_not_out_of_faction():
    """RR Neutral ¶2: neutral cards are not considered to be in-faction or out-of-faction."""
    held("hand: [Exile]", "faction: stark, play: [Rider]", """
start: challenges
run:
  - check: {why_not: {Ann: {Exile: "not considered to be in-faction or out-of-faction"}}}
""", """
  Exile: {type: event, cost: 0, text: "Action: Choose and kneel an out-of-faction character."}
""")  # fmt: skip


def test_cards_in_shadows_do_not_count_for_the_reserve():
    """RR Shadows, While a Card Is in Shadows ¶1: cards in shadows are not "in hand"."""
    held("hand: [Rider, Squire], shadows: [Rook]", "", """
start: taxation
run:
  - advance: end
  - check: {players: {Ann: {hand: 2}}, cites: ["2e/rr/shadows.while-a-card-is-in-shadows/1"]}
""")  # fmt: skip


def test_an_event_is_played_from_where_a_text_permits_it():
    """RR Play Restrictions and Permissions ¶1."""
    held("discard: [Slay], play: [Crypt]", "play: [Rider]", """
start: challenges
run:
  - Ann: {play: Slay, choose: Rider}
  - check: {cards: {Rider: {zone: dead}}, cites: ["2e/rr/play-restrictions-and-permissions/1"]}
""", """
  Crypt: {type: location, cost: 1, text: "You may play events from your discard pile as if they were in your hand."}
""")  # fmt: skip


def test_who_comes_later_is_not_in_the_set_of_a_locations_effect():
    """FAQ Dragon Sight ¶2: a lasting effect on a set of cards only affects those that are eligible as it begins."""
    held("hand: [Rider], play: [Bell, Gate]", "play: [Squire]", """
start: challenges
run:
  - Ann: {trigger: Bell}
  - Ann: {trigger: Gate, choose: Rider}
  - check: {cards: {Squire: {str: 1}, Rider: {str: 3}}}
cites: ["2e/faq/dragon-sight/2"]
""", """
  Bell: {type: location, cost: 1,
    text: "Action: Kneel Bell to have each character get -1 STR until the end of the phase."}
  Gate: {type: location, cost: 1, text: "Action: Kneel Gate to put a character into play from your hand."}
""")  # fmt: skip


def test_a_card_in_shadows_is_no_character_to_choose():
    """RR Shadows, While a Card Is in Shadows ¶1: cards in shadows are not considered to be in play."""
    held("hand: [Slay]", "shadows: [Rook]", """
start: challenges
run:
  - check: {why_not: {Ann: {Slay: "not considered to be"}}, cites: ["2e/rr/shadows.while-a-card-is-in-shadows/1"]}
""")  # fmt: skip


def test_a_card_with_a_duplicate_is_one_without_attachments():
    """RR Duplicates ¶4: duplicates are not considered attachments."""
    held("hand: [Banish]", "play: [Lady Ash: duplicate 1, {Rider: {attachments: [Blade]}}]", """
start: challenges
run:
  - Ann: {play: Banish}
  - check: {decision: {kind: target, choices: [Lady Ash], not_choices: [Rider]}}
  - Ann: {choose: Lady Ash}
  - check: {cards: {Lady Ash: {zone: hand}}, cites: ["2e/rr/duplicates/4"]}
""", """
  Banish: {type: event, cost: 0,
    text: "Action: Choose a character without attachments. Return it to its owner's hand (cannot be saved)."}
""")  # fmt: skip


def test_without_duplicates_nothing_is_said_of_them():
    """RR Duplicates ¶4 decides only where there are duplicates."""
    assert "2e/rr/duplicates/4" not in cited("hand: [Banish]", "play: [Squire]", """
start: challenges
run:
  - Ann: {play: Banish, choose: Squire}
  - check: {cards: {Squire: {zone: hand}}}
""", """
  Banish: {type: event, cost: 0,
    text: "Action: Choose a character without attachments. Return it to its owner's hand (cannot be saved)."}
""")  # fmt: skip


def test_the_attachment_on_an_opponents_card_is_still_its_owners():
    """RR Attachment Cards ¶6: an attachment remains under its controller's control, whoever's card it is on."""
    held("hand: [Snap]", "play: [{Rider: {attachments: [{Blade: {owner: Ann}}]}}, {Squire: {attachments: [Cord]}}]", """
start: challenges
run:
  - refuse: {Ann: {play: Snap, choose: Blade}, because: "remains under his or her control"}
  - Ann: {play: Snap, choose: Cord}
  - check: {cards: {Cord: {zone: discard}, Blade: {controller: Ann}}}
""", """
  Cord: {type: attachment, cost: 1}
  Snap: {type: event, cost: 0, text: "Action: Choose and discard an attachment controlled by an opponent."}
""")  # fmt: skip


def test_an_effect_without_targets_works_on_as_many_as_there_are():
    """RR Effects ¶4: the effect engages as many entities as possible; RR The Word "Then" ¶3: the rest does not resolve."""
    held("hand: [Recall]", "discard: [Rider, Blade]", """
start: challenges
run:
  - Ann: {play: Recall}
  - Ann: {choose: Rider}
  - check: {cards: {Rider: {zone: hand}}, players: {Ann: {gold: 0}}, cites: ["2e/rr/effects/4", "2e/rr/the-word-then/3"]}
""", """
  Recall: {type: event, cost: 0,
    text: "Action: Return 2 characters from an opponent's discard pile to their owner's hand. Then, gain 1 gold."}
""")  # fmt: skip


def test_another_version_is_a_copy_that_cannot_be_marshaled():
    """RR Copy ¶1: any other card that shares the same title is considered a copy."""
    held("play: [Thief]", 'discard: [Lady Ash], hand: ["Lady Ash (Young)"]', """
first_player: Bob
start: marshaling
run:
  - Ann: {trigger: Thief, choose: Lady Ash}
  - refuse: {Bob: {marshal: "Lady Ash (Young)"}, because: "shares the same title is considered a copy"}
""", """
  Thief: {type: character, cost: 4, str: 3,
    text: "Action: Choose a card in an opponent's discard pile and remove it from the game. Until Thief leaves play, that
      player cannot marshal or play any copy of that card. (Limit once per round.)"}
""")  # fmt: skip
