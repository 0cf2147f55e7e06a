"""Why an ability cannot react to what only looks like its triggering condition: the paragraph that tells the two apart."""

import pytest

from agot_judge.scenario.execution import run_text

TABLE = """
edition: 2e
players:
  Ann: {hand: [Call, Letter, Knight], play: [Steward, Widow, Scribe, Mourner, Watch, Altar, Rider]}
  Bob: {}
cards:
  Call: {type: event, cost: 0, text: "Action: Put a character into play from your hand."}
  Letter: {type: event, cost: 0, text: "Action: Discard 1 card from your hand."}
  Altar: {type: location, text: "Action: Sacrifice a character."}
  Knight: {type: character, cost: 3, str: 4}
  Rider: {type: character, cost: 3, str: 4}
  Steward: {type: location, text: "Reaction: After you marshal a character, gain 1 gold."}
  Widow: {type: location, text: "Reaction: After a character is killed, gain 1 gold."}
  Scribe: {type: location, text: "Reaction: After a card is discarded from your hand, gain 1 gold."}
  Mourner: {type: location, text: "Reaction: After a character leaves play, gain 1 gold."}
  Watch: {type: location, text: "Reaction: After a character enters play, gain 1 gold."}
start: "4.1"
run:
  - Ann: %s
  - check: {window: reaction}
  - refuse: {Ann: {trigger: %s}, because: "%s"}
"""


@pytest.mark.parametrize(
    ("move", "card", "said", "cite"),
    [
        ("{play: Call, choose: Knight}", "Steward", "has not been marshaled", "2e/rr/put-into-play/4"),
        ("{trigger: Altar, choose: Rider}", "Widow", "neither killed nor discarded", "2e/rr/sacrifice/3"),
        (
            "{play: Letter, choose: Knight}",
            "Mourner",
            "leaves play only from play",
            "2e/rr/in-play-and-out-of-play/4",
        ),
    ],
)
def test_a_refusal_says_what_the_occurrence_was_not(move, card, said, cite):
    """RR Put into Play ¶4, Sacrifice ¶3, In Play and Out of Play ¶4, while another reaction keeps the window open."""
    result = run_text(TABLE % (move, card, said))

    assert result.ok, (result.error, result.checks)
    refused = next(line for line in reversed(result.trace) if line.text.startswith("Refused"))
    assert refused.cites[0] == cite


def test_nothing_is_told_apart_where_it_is_what_the_ability_waits_for():
    """RR Reactions ¶2: a sacrificed character has left play."""
    moves = "{trigger: Altar, choose: Rider}"
    result = run_text((TABLE % (moves, "Widow", "killed")) + "  - Ann: {trigger: Mourner}\n")

    assert result.ok, (result.error, result.checks)
    assert any(line.text.startswith("Ann uses Mourner") for line in result.trace)
