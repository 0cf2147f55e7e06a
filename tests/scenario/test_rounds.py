"""Whole scenarios of the phases of a round: made-up cards given by their text, what players may do and why not."""

from agot_judge.scenario.execution import run_text

PLAIN = "{name: Plain, gold: 5, initiative: 1, claim: 1, reserve: 6}"


def held(text):
    """The result of a scenario that must hold."""
    result = run_text("edition: 2e\n" + text)
    wrong = [
        f"{check.field}: {check.expected!r}, not {check.got!r}" for check in result.checks if not check.ok
    ]
    assert result.ok, (result.error, wrong)
    return result


def test_a_player_may_choose_none_of_up_to_so_many():
    """FAQ 2.3 ¶1: "up to 2" may be none; the list in the move is empty, and both of the player's own are discarded."""
    held("""
players:
  Ann: {plots: [Clearing], play: [Hut]}
  Bob: {plots: [Calm], play: [Barn]}
first_player: Ann
start: plot
cards:
  Clearing: {type: plot, gold: 1, initiative: 5, claim: 1, reserve: 6, text: "When Revealed: Each player chooses up to 2 locations he or she controls. Each location not chosen is discarded from play."}
  Calm: {type: plot, gold: 1, initiative: 0, claim: 1, reserve: 6}
  Hut: {type: location, cost: 1}
  Barn: {type: location, cost: 1}
run:
  - Ann: {choose: Ann}
  - Ann: {choose: []}
  - Bob: {choose: Barn}
  - check: {cards: {Hut: {zone: discard}, Barn: {zone: play}}}
""")


def test_every_player_compares_initiative():
    """RR Initiative ¶2: the players compare initiative, so that each may interrupt as he or she does."""
    held("""
players:
  Ann: {plots: [Storm], hand: [Rising Tide]}
  Bob: {plots: [Calm]}
first_player: Bob
start: plot
cards:
  Storm: {type: plot, gold: 1, initiative: 5, claim: 1, reserve: 6}
  Calm: {type: plot, gold: 1, initiative: 0, claim: 1, reserve: 6}
  Rising Tide: {type: event, cost: 0, text: "Interrupt: When you compare initiative, gain 1 gold."}
run:
  - Bob: {choose: Calm}
  - Ann: {choose: Storm}
  - check: {window: interrupt, may: {Ann: [Rising Tide]}}
  - Ann: {play: Rising Tide}
  - check: {players: {Ann: {gold: 1}}}
""")


def test_a_when_revealed_ability_without_a_target_does_not_initiate():
    """RR Target ¶3: no valid target, so that it cannot be initiated; the trace says so."""
    held("""
players:
  Ann: {plots: [Seizure]}
  Bob: {plots: [Calm]}
start: plot
cards:
  Seizure: {type: plot, gold: 1, initiative: 5, claim: 1, reserve: 6, text: "When Revealed: Choose an attachment, and discard it from play."}
  Calm: {type: plot, gold: 1, initiative: 0, claim: 1, reserve: 6}
run:
  - Ann: {choose: Ann}
  - advance: end
cites: ["2e/rr/target/3", "2e/rr/when-revealed/1"]
""")


def test_a_forced_reaction_that_could_change_nothing_is_told():
    """RR Abilities ¶7: it cannot be initiated without a potential to change the game state, forced or not."""
    held(
        """
players:
  Ann: {plot: PLAIN, play: [Idle Guard], hand: [Page]}
  Bob: {plot: PLAIN}
start: marshaling
cards:
  Idle Guard: {type: character, cost: 2, str: 2, text: "Forced Reaction: After you marshal a character, choose and stand an opponent's character."}
  Page: {type: character, cost: 1, str: 1}
run:
  - Ann: {marshal: Page}
  - check: {window: action, cites: ["2e/rr/target/3"]}
""".replace("PLAIN", PLAIN)
    )


def test_a_reason_gives_the_text_that_forbids():
    """RR Cannot ¶1: the reason names the card that says "cannot", and quotes it."""
    held(
        """
players:
  Ann: {plot: Long March, hand: [Hut, Scout]}
  Bob: {plot: PLAIN}
start: marshaling
cards:
  Long March: {type: plot, gold: 5, initiative: 5, claim: 1, reserve: 6, text: "You cannot marshal locations or attachments."}
  Hut: {type: location, cost: 1}
  Scout: {type: character, cost: 1, str: 1}
run:
  - refuse: {Ann: {marshal: Hut}, because: "cannot marshal locations"}
  - Ann: {marshal: Scout}
cites: ["2e/rr/cannot/1"]
""".replace("PLAIN", PLAIN)
    )


def test_what_forbids_cards_with_a_title_forbids_the_card_itself():
    """RR Cannot ¶1: a card with the same title as a card is that card too, and every other with that title."""
    held(
        """
players:
  Ann: {plot: PLAIN, gold: 3, hand: [Quick Sale, Old Trader], play: [Old Trader]}
  Bob: {plot: PLAIN}
start: marshaling
cards:
  Quick Sale: {type: event, cost: 0, text: "Action: Return a character to your hand to gain 1 gold. Until the end of the round, you cannot marshal any card with the same title as that character."}
  Old Trader: {type: character, cost: 2, str: 2}
run:
  - Ann: {play: Quick Sale, choose: Old Trader#2}
  - refuse: {Ann: {marshal: Old Trader#2}, because: "Quick Sale"}
  - refuse: {Ann: {marshal: Old Trader#1}, because: "same title"}
""".replace("PLAIN", PLAIN)
    )


def test_an_attachment_that_is_not_eligible_there_is_refused_with_its_text():
    """RR Attachment Cards ¶2: only what the attachment's text specifies is eligible."""
    held(
        """
players:
  Ann: {plot: PLAIN, hand: [Wolf Cloak], play: [Page]}
  Bob: {plot: PLAIN, play: [Wolf]}
start: marshaling
cards:
  Wolf Cloak: {type: attachment, cost: 1, text: "[stark] character only.\\nAttached character gets +1 STR."}
  Page: {type: character, faction: tyrell, cost: 1, str: 1}
  Wolf: {type: character, faction: stark, cost: 1, str: 1}
run:
  - refuse: {Ann: {marshal: Wolf Cloak, on: Page}, because: "[stark] character only"}
  - Ann: {marshal: Wolf Cloak, on: Wolf}
  - check: {cards: {Wolf: {str: 2}, Wolf Cloak: {controller: Ann}}}
""".replace("PLAIN", PLAIN)
    )
