"""Why an answer is none of those that the rules leave: of a list, of the players, of the ways."""

from agot_judge.scenario.execution import run_text

TABLE = """
edition: 2e
players:
  Ann: {gold: 1, hand: [Letter], play: [Pair, Lily, Feast, Toll, Fork, Rose, Wolf, Pyre]}
  Bob: {gold: 1, play: [Mill, Ford, Inn, Weir]}
  Cat: {gold: 1}
cards:
  Feast:
    type: location
    text: "Action: Kneel Feast to choose up to three Lady characters. Each of those characters gains 1 power."
  Toll:
    type: location
    text: "Action: Kneel Toll to choose an opponent who controls fewer locations than you. That player loses 1 gold."
  Pair: {type: character, text: "Action: Kneel Pair to choose 2 Lady characters. Each of those characters gains 1 power."}
  Lily: {type: character, str: 2, traits: [Lady]}
  Fork: {type: location, text: "Action: Kneel Fork to either draw 1 card, or gain 1 gold."}
  Pyre: {type: location, text: "Action: Discard a card from your hand to choose a Lady character. Kill that character."}
  Letter: {type: event, cost: 1, text: "Action: Draw 1 card."}
  Rose: {type: character, str: 2, traits: [Lady]}
  Wolf: {type: character, str: 2, traits: [Lord]}
  Mill: {type: location}
  Ford: {type: location}
  Inn: {type: location}
  Weir: {type: location}
first_player: Ann
start: "4.1"
run:
%s
"""


def reason(moves):
    """Why the last move is refused, as the trace says it, with what it cites."""
    result = run_text(TABLE % moves)
    assert result.ok, (result.error, result.checks)
    return next((line.text, line.cites) for line in reversed(result.trace) if line.text.startswith("Refused"))


def test_the_same_list_as_a_move_is_an_error_that_says_so():
    result = run_text(TABLE % "  - Ann: {trigger: Feast, choose: [Rose, Wolf]}")

    assert result.error is not None
    assert "Wolf does not meet the targeting requirements of Feast" in result.error.message


def test_one_of_several_ways_is_named_where_the_word_is_none_of_them():
    said, _ = reason("  - refuse: {Ann: {trigger: Fork, choose: Rose}, because: gain 1 gold}")

    assert "Rose is not among what can be chosen (draw 1 card; gain 1 gold)" in said


OTHERS = """
edition: 2e
players:
  Ann: {play: [Altar, Widow, Squire, Rose, Wolf, Miller, Baker], discard: [Old Letter]}
  Bob: {play: [Inn]}
cards:
  Altar: {type: location, text: "Action: Kneel Altar to sacrifice a character."}
  Fair:
    type: location
    text: "Action: Kneel Fair. Each player chooses up to 2 characters he or she controls. Kneel each of those characters."
  Widow:
    type: character
    str: 1
    text: "Reaction: After a character you control is sacrificed, choose another card in your discard pile. Remove that card from
      the game."
  Squire: {type: character, str: 1}
  Pyre: {type: location, text: "Action: Discard a card from your hand to choose a Lady character. Kill that character."}
  Letter: {type: event, cost: 1, text: "Action: Draw 1 card."}
  Rose: {type: character, str: 2, traits: [Lady]}
  Wolf: {type: character, str: 2, traits: [Lord]}
  Miller: {type: character, str: 2}
  Baker: {type: character, str: 2}
  Inn: {type: character, str: 2}
  Old Letter: {type: event, cost: 0, text: "Action: Draw 1 card."}
start: "4.1"
run:
  - Ann: {trigger: Altar, choose: Squire}
%s
"""


def test_one_word_is_for_the_target_that_is_asked_for_not_for_the_occurrence_that_is_not():
    """RR Target ¶1: "another card" is not the one that was sacrificed, though it lies in the discard pile as well."""
    refused = "  - refuse: {Ann: {trigger: Widow, choose: Squire}, because: not the card of the triggering condition}"
    chosen = "\n  - Ann: {trigger: Widow, choose: [Squire, Old Letter]}\n  - check: {cards: {Old Letter: {zone: out of game}}}"
    result = run_text(OTHERS % (refused + chosen))

    assert result.ok, (result.error, result.checks)


def test_of_what_each_player_chooses_too_many_is_said_to_be_too_many():
    """RR Target ¶1: up to 2 characters of the player's own are no more than 2; Bob's own choice comes only after that."""
    refused = "  - refuse: {Ann: {trigger: Fair, choose: [Rose, Wolf, Miller]}, because: No more than 2 can be chosen}"
    kept = "\n  - Ann: {trigger: Fair, choose: [Rose, Wolf]}\n  - Bob: {choose: [Inn]}"
    result = run_text(
        OTHERS.replace("Altar, Widow", "Altar, Fair, Widow") % f"  - Bob: pass\n{refused}{kept}"
    )

    assert result.ok, (result.error, result.checks)


def test_the_word_after_what_pays_is_measured_by_what_is_asked_of_the_target():
    """RR Target ¶1: Wolf is no Lady; that it is no card of the hand either does not matter."""
    said, cites = reason("  - refuse: {Ann: {trigger: Pyre, choose: [Letter, Wolf]}, because: lady}")

    assert "in hand" not in said
    assert "2e/rr/target/1" in cites


def test_a_word_that_is_no_option_is_refused_for_itself_not_for_the_number_of_the_others():
    """RR Target ¶1: two are asked for and named; Wolf is no Lady, and that is why they are not two."""
    said, cites = reason("  - refuse: {Ann: {trigger: Pair, choose: [Rose, Wolf]}, because: lady}")

    assert "must be chosen" not in said
    assert "2e/rr/target/1" in cites


def test_beyond_what_can_be_chosen_the_refusal_says_so_though_more_is_asked_afterwards():
    """RR Target ¶1: up to 2 are taken from the top; the fourth card is not what the next question is about."""
    refused = "  - refuse: {Ann: {choose: [Ode, Lay, Jig]}, because: No more than 2 can be chosen}"
    result = run_text(
        "edition: 2e\nplayers:\n  Ann: {play: [Well], deck: [Ode, Lay, Jig, Air, Hymn]}\n  Bob: {}\ncards:\n"
        '  Well: {type: location, text: "Action: Kneel Well to look at the top 4 cards of your deck. '
        'Place up to 2 of those cards on the bottom of your deck, and the others on top, in any order."}\n'
        + "".join(f"  {name}: {{type: event, cost: 0}}\n" for name in ("Ode", "Lay", "Jig", "Air", "Hymn"))
        + f'start: "4.1"\nrun:\n  - Ann: {{trigger: Well}}\n{refused}\n'
    )

    assert result.ok, (result.error, result.checks)
