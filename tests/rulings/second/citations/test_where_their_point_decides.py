"""A paragraph stands on the line that it decides, first of all, and the line says in words what it decides."""

import pytest

from agot_judge.scenario.execution import run_text

TABLE = """
edition: 2e
first_player: Ann
players:
  Ann: {plot: {name: Road, gold: 5, initiative: 3, claim: 2, reserve: 6}, gold: 4, %s}
  Bob: {plot: {name: Path, gold: 5, initiative: 2, claim: 1, reserve: 6}, gold: 4, %s}
cards:
  Shapechanger: {type: character, str: X, icons: [military], text: "X is the number of Crow characters in play."}
  Crow: {type: character, str: 2, traits: [Crow]}
  Rider: {type: character, cost: 2, str: 2, icons: [military, intrigue]}
  Statue: {type: character, str: 3, icons: [military], text: "Immune to events."}
  Diver: {type: character, cost: 2, str: 1, text: "Shadow (1)."}
  Hush:
    type: event
    cost: 0
    text: "Action: Choose a character. Until the end of the phase, treat that character's printed text box as if it
      were blank (except for Traits)."
  Doubling:
    type: event
    cost: 0
    text: "Action: Choose a character. Until the end of the phase, double that character's STR."
  Call: {type: event, cost: 0, text: "Action: Put a character into play from your hand."}
  Cheer: {type: event, cost: 0, text: "Action: Choose a character. Until the end of the phase, it gets +3 STR."}
  Jeer: {type: event, cost: 0, text: "Action: Choose a character. Until the end of the phase, it gets -1 STR."}
  Stillness:
    type: event
    cost: 0
    text: "Action: Each participating character does not contribute its STR to the challenge."
  Strongbox: {type: location, text: "While Strongbox is standing, cards cannot be discarded at random from your hand."}
  Lamps: {type: event, cost: 0, text: "Action: Until the end of the phase, players cannot bring cards out of shadows."}
  Door:
    type: location
    text: "Action: Kneel Door to choose a card you control in shadows and put it into play."
%s
"""


def lines(ann: str, bob: str, rest: str) -> list[tuple[str, tuple[str, ...]]]:
    """Each line of the trace with its citations."""
    result = run_text(TABLE % (ann, bob, rest))
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])
    return [(line.text, line.cites) for line in result.trace]


def cites_of(words: str, said: list[tuple[str, tuple[str, ...]]]) -> tuple[str, ...]:
    """The citations of the last line with these words."""
    found = [cites for text, cites in said if words in text]
    assert found, [text for text, _ in said]
    return found[-1]


def test_the_x_of_a_blank_character_is_0():
    """RR The letter "X" ¶1, Blank ¶1: nothing defines it any more."""
    said = lines(
        "hand: [Hush], play: [Shapechanger: attacking]",
        "play: [Crow]",
        'start: "4.2.1"\nchallenge: {type: military, attacker: Ann, defender: Bob}\nrun:\n'
        "  - check: {cards: {Shapechanger: {str: 1}}}\n"
        "  - Ann: {play: Hush, choose: Shapechanger}\n  - check: {cards: {Shapechanger: {str: 0}}}",
    )
    assert cites_of("X is 0, for its text box is blank", said) == ("2e/rr/the-letter-x/1", "2e/rr/blank/1")


def test_modifiers_count_at_once_and_before_what_doubles():
    """RR Modifiers ¶3: additive and subtractive modifiers are calculated before doubling, whichever came first."""
    said = lines(
        "hand: [Doubling, Cheer, Jeer], play: [Rider]",
        "play: []",
        'start: "4.1"\nrun:\n  - Ann: {play: Doubling, choose: Rider}\n  - Bob: pass\n'
        "  - Ann: {play: Cheer, choose: Rider}\n  - Bob: pass\n  - Ann: {play: Jeer, choose: Rider}\n"
        "  - check: {cards: {Rider: {str: 8}}}",
    )
    words = "2 printed, +3 from Cheer, -1 from Jeer, times 2 by Doubling"
    assert cites_of(words, said)[0] == "2e/rr/modifiers/3"


def test_who_is_immune_contributes_all_the_same():
    """RR Immune ¶1: a character immune to events ignores that it does not contribute its STR."""
    said = lines(
        "hand: [Stillness], play: [Statue: attacking, Rider: attacking]",
        "play: []",
        'start: "4.2.1"\nchallenge: {type: military, attacker: Ann, defender: Bob}\nrun:\n'
        '  - Ann: {play: Stillness}\n  - advance: "4.2.3"',
    )
    assert cites_of("Statue ignores the effect: it is immune", said) == ("2e/rr/immune/1",)
    assert cites_of("Ann counts 3 STR (Statue 3)", said)[-1] == "2e/faq/2.10/5"


def test_cards_that_cannot_be_discarded_at_random_ignore_claim():
    """RR Cannot ¶1, FAQ 2.1 ¶1: the game effect is ignored, and the card that says so is named."""
    said = lines(
        "play: [Rider: attacking]",
        "hand: [Hush, Cheer], play: [Strongbox]",
        "start: duck\nchallenge: {type: intrigue, attacker: Ann, defender: Bob}\nrun:\n"
        "  - advance: end\n  - check: {players: {Bob: {hand: 2}}}",
    )
    assert cites_of("hand (Strongbox).", said) == ("2e/rr/cannot/1", "2e/faq/2.1/1")


def test_what_forbids_a_target_to_come_is_named():
    """RR Cannot ¶1, Shadows ¶7, FAQ No Surprises ¶2: to put it into play from there is to bring it out of shadows."""
    said = lines(
        "play: [Door], shadows: [Diver]",
        "hand: [Lamps]",
        'start: "4.1"\nrun:\n  - Ann: pass\n  - Bob: {play: Lamps}\n  - refuse: {Ann: {trigger: Door}}',
    )
    refused = cites_of("It cannot be brought out of shadows: Lamps", said)
    assert {"2e/rr/cannot/1", "2e/rr/shadows.bringing-a-card-out-of-shadows/7"} <= set(refused)
    assert "2e/faq/2.4/1" not in refused, "there is a card in shadows: where it is is not what keeps it out"


@pytest.mark.parametrize(
    ("board", "words", "first"),
    [
        ("play: [Crow]", "controls no character that can be declared as an attacker", "2e/rr/4.2/7"),
        (
            "play: [Rider: kneeling]",
            "controls no character that can be declared as an attacker",
            "2e/rr/4.2/7",
        ),
    ],
)
def test_who_cannot_initiate_a_challenge_is_told_why(board, words, first):
    """RR 4.2 ¶3, ¶7: with no eligible attacker the player goes on to step 4.3."""
    said = lines(board, "play: []", 'start: "4.2"\nstop: "4.3"\nrun:\n  - advance: end')
    assert cites_of(f"Ann cannot initiate a challenge: Ann {words}", said) == (first,)


def test_a_pass_rests_on_the_option_alone():
    """RR Pass ¶1, ¶2: passing forfeits the opportunity; that the window closes is another matter, with its own line."""
    said = lines("play: []", "play: []", 'start: "4.1"\nstop: "4.2"\nrun:\n  - advance: end')
    assert cites_of("Ann passes", said) == ("2e/rr/pass/1",)
    assert cites_of("All players have passed", said)[0] == "2e/rr/action-windows/1"


def test_a_marshaled_card_has_entered_play_and_what_is_put_into_play_is_not_paid_for():
    """RR Marshal ¶2, Put into Play ¶2: each is said on the line on which it is cited."""
    marshaled = lines("hand: [Rider]", "play: []", "start: marshaling\nrun:\n  - Ann: {marshal: Rider}")
    assert "2e/rr/marshal/2" in cites_of("Ann marshals Rider: it has entered play", marshaled)
    put = lines(
        "hand: [Call, Rider]",
        "play: []",
        'start: "4.1"\nrun:\n  - Ann: {play: Call}\n  - Ann: {choose: Rider}',
    )
    assert "2e/rr/put-into-play/2" in cites_of("Rider is put into play, its gold cost unpaid", put)
