"""The line on which a rule says what it does, and its paragraphs: without the rule, the line would not say so."""

import pytest

from agot_judge.scenario.execution import run_text

TABLE = """
edition: 2e
first_player: Ann
players:
  Ann: {plot: {name: Road, gold: 5, initiative: 3, claim: 1, reserve: 6}, gold: 4, %s}
  Bob: {plot: {name: Path, gold: 5, initiative: 2, claim: 1, reserve: 6}, gold: 4, %s}
cards:
  Rider: {type: character, cost: 2, str: 4, icons: [military, intrigue, power], traits: [Rider]}
  Page: {type: character, cost: 1, str: 1, icons: [military]}
  Bully: {type: character, cost: 2, str: 4, icons: [military], text: "Intimidate."}
  Beacon: {type: location, cost: 1, text: "+1 Initiative."}
  Veil:
    type: character
    cost: 3
    str: 3
    abilities: [{kind: constant, effects: [{do: modify, "on": self, cannot: [be chosen as a target]}]}]
  Clock: {type: location, cost: 1, text: "Interrupt: When the challenges phase ends, gain 1 gold."}
  Rite: {type: location, cost: 1, text: "Reaction: After the challenges phase ends, gain 1 gold."}
  Levy: {type: event, cost: 0, text: "Action: Choose an opponent. That player discards 1 card at random from his or her
    hand."}
  Omen: {type: event, cost: 0, text: "Dominance Action: Name a Trait. If an opponent reveals a plot card with that Trait
    during the next plot phase, draw 3 cards."}
  Mimic: {type: character, cost: 1, str: 1, text: "Action: Choose a character in a dead pile. Until the end of the phase,
    Mimic gains each of that character's printed challenge icons, keywords, faction affiliations, and Traits."}
  Thorn: {type: character, cost: 1, str: 1, text: "Action: Sacrifice Thorn to gain 1 gold."}
  Guard: {type: location, cost: 1, text: "Interrupt: When a character would be killed, sacrifice Guard to save it."}
  Shrine: {type: location, cost: 1, text: "Interrupt: When a location would leave play, kneel Shrine to save it."}
  Quarry: {type: location, cost: 1, text: "Action: Sacrifice Quarry to gain 1 gold."}
  Horn: {type: location, cost: 1, text: "Reaction: After you win a challenge, gain 1 gold."}
  Bell: {type: location, cost: 1, text: "Reaction: After you win a challenge, gain 2 gold."}
  Drum: {type: location, cost: 1, text: "Reaction: After you win a challenge in which you control a Rider character that
    is attacking alone, gain 1 gold."}
  Page Plot: {type: plot, gold: 5, initiative: 3, claim: 1, reserve: 6}
  Far Plot: {type: plot, gold: 5, initiative: 2, claim: 1, reserve: 6}
  Storm: {type: event, cost: 0, text: "Action: Kneel each character."}
  Toast: {type: event, cost: 0, text: "Action: Gain 1 gold. (Max 1 per phase.)"}
  Hall: {type: location, cost: 1, text: "Action: Gain 1 gold. Then, move 1 power from each location you control to Hall."}
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


ATTACK = """
start: challenges
run:
  - Ann: {challenge: {type: military, against: Bob, with: [%s]}}
"""


def test_what_a_reaction_asks_is_asked_as_it_is_used():
    """FAQ Attacking Alone ¶2: after another reaction of its window, the check is made at the time it is used."""
    said = lines("play: [Rider, Horn, Drum, Bell]", "play: []", ATTACK % "Rider" + """
  - Ann: {trigger: Horn}
  - Ann: {trigger: Drum}
  - Ann: {trigger: Bell}
""")  # fmt: skip
    assert cites_of("Ann uses Drum", said)[0] == "2e/faq/attacking-alone/2"
    assert "2e/faq/attacking-alone/2" not in cites_of("Ann uses Horn", said), "it asks nothing of the kind"
    assert "2e/faq/attacking-alone/2" not in cites_of("Ann uses Bell", said)


def test_the_first_reaction_of_a_window_is_checked_as_its_condition_occurs():
    """FAQ Attacking Alone ¶2 decides nothing where no other reaction has come before."""
    said = lines("play: [Rider, Drum]", "play: []", ATTACK % "Rider" + "  - Ann: {trigger: Drum}\n")
    assert "2e/faq/attacking-alone/2" not in cites_of("Ann uses Drum", said)


def test_a_challenge_resolves_until_it_ends():
    """RR 4.2 ¶9: until step 4.2.6 the challenge that was initiated is under way, then there is none."""
    lines("play: [Rider]", "play: []", ATTACK % "Rider" + """
  - advance: "4.2.6"
  - check: {challenge: {type: military}}
  - advance: "4.3"
  - check: {challenge: none, cites: ["2e/rr/4.2/9"]}
""")  # fmt: skip


def test_a_declared_attacker_participates():
    """RR 4.2 ¶7, Participating ¶1."""
    said = lines("play: [Rider]", "play: []", ATTACK % "Rider")
    assert cites_of("Rider is declared as an attacker, and participates.", said) == (
        "2e/rr/4.2/7",
        "2e/rr/participating/1",
    )


def test_none_of_the_challenges_is_left():
    """RR 4.2 ¶2: one challenge of each type, and all three have been initiated."""
    said = lines("play: [Rider, Page]", "play: []", """
history:
  - challenge: {type: military, attacker: Ann, defender: Bob, winner: Ann}
  - challenge: {type: intrigue, attacker: Ann, defender: Bob, winner: Ann}
  - challenge: {type: power, attacker: Ann, defender: Bob, winner: Ann}
start: "4.2"
run:
  - advance: end
""")  # fmt: skip
    assert cites_of("Ann cannot initiate a challenge: none is left this phase.", said)[0] == "2e/rr/4.2/2"


def test_initiative_that_is_modified():
    """RR Plot Value Modifiers ¶1: what is compared incorporates them, and is said only where there are any."""
    start = 'start: "1.3"\nrun:\n  - Ann: {choose: Ann}\n'
    modified = "2e/rr/plot-value-modifiers/1"
    assert modified in cites_of("Initiative: Ann 4, Bob 2.", lines("play: [Beacon]", "play: []", start))
    assert modified not in cites_of("Initiative: Ann 3, Bob 2.", lines("play: []", "play: []", start))


@pytest.mark.parametrize(("shrine", "said_so"), [("Shrine", True), ("Beacon", False)])
def test_what_pays_a_cost_cannot_be_saved(shrine: str, said_so: bool):
    """FAQ 3.2 ¶1, RR Sacrifice ¶4: said where there is something that saves cards."""
    said = lines(f"play: [Quarry, {shrine}]", "play: []", 'start: "4.1"\nrun:\n  - Ann: {trigger: Quarry}\n')
    assert ("2e/faq/3.2/1" in cites_of("Quarry is sacrificed (cost)", said)) is said_so


def test_who_cannot_be_chosen_is_affected_without_a_choice():
    """FAQ Choose ¶1: an effect without the word "choose" has no targets."""
    said = lines("hand: [Storm], play: [Page]", "play: [Veil]", 'start: "4.1"\nrun:\n  - Ann: {play: Storm}\n'
        "  - check: {cards: {Veil: {kneeling: yes}}}\n")  # fmt: skip
    assert cites_of("Veil cannot be chosen as a target: this effect has none.", said) == ("2e/faq/choose/1",)
    assert not [text for text, _ in said if "Page cannot be chosen" in text]


def test_a_maximum_is_each_players_own():
    """RR Limits and Maxima ¶4: what another player has used does not count, and is said where there is such a use."""
    said = lines("hand: [Toast, Toast]", "hand: [Toast]", 'start: "4.1"\nrun:\n  - Ann: {play: "Toast#1"}\n'
        '  - Bob: {play: "Toast#3"}\n  - refuse: {Ann: {play: "Toast#2"}}\n')  # fmt: skip
    own = "2e/rr/limits-and-maxima/4"
    assert own in cites_of("Bob plays Toast#3", said)
    assert own not in cites_of("Ann plays Toast#1", said)
    assert own in cites_of("used 1 time", said)


def test_a_maximum_that_nobody_else_has_used():
    """RR Limits and Maxima ¶3 alone decides."""
    said = lines("hand: [Toast, Toast]", "hand: []", 'start: "4.1"\nrun:\n  - Ann: {play: "Toast#1"}\n  - Bob: pass\n'
        '  - refuse: {Ann: {play: "Toast#2"}}\n')  # fmt: skip
    assert "2e/rr/limits-and-maxima/4" not in cites_of("used 1 time", said)


def test_only_what_is_in_hand_is_placed_in_setup():
    """RR Setup ¶9: setup cards are placed from the hand."""
    said = lines("hand: [Page], deck: [Rider]", "hand: []", """
start: setup
run:
  - refuse: {Ann: {set_up: [Rider]}}
""")  # fmt: skip
    assert "2e/rr/setup/9" in cites_of("Rider is not in hand", said)


def test_power_that_is_where_it_would_move():
    """RR Move ¶2: there is no move whose destination is where it is."""
    said = lines("play: [Hall: {power: 1}]", "play: []", 'start: "4.1"\nrun:\n  - Ann: {trigger: Hall}\n')
    assert cites_of("it would move to where it is", said)[0] == "2e/rr/move/2"


def test_an_intimidated_character():
    """RR Intimidate ¶1."""
    said = lines("play: [Bully]", "play: [Page, Thorn]", ATTACK % "Bully" + """
  - Bob: {choose: Thorn}
  - Ann: {choose: Page}
""")  # fmt: skip
    assert cites_of("Ann intimidates Page.", said) == ("2e/rr/intimidate/1",)


def test_windows_before_and_after_the_end_of_a_phase():
    """FAQ End of Phase Timing Sequence ¶2, ¶5: interrupts before it, reactions after it."""
    said = lines("play: [Clock, Rite]", "play: []", """
start: "4.4"
run:
  - Ann: {trigger: Clock}
  - Ann: {trigger: Rite}
""")  # fmt: skip
    end = "2e/faq/end-of-phase-timing-sequence"
    assert f"{end}/2" in cites_of("Interrupts before: The challenges phase ends.", said)
    assert f"{end}/5" in cites_of("Reactions after: The challenges phase ends.", said)


@pytest.mark.parametrize(("thorns", "said_so"), [("Thorn, Thorn", True), ("Thorn", False)])
def test_a_title_means_the_card_itself(thorns: str, said_so: bool):
    """RR Self-Referential Text ¶1, Copy ¶1: said where a copy is in play that it does not mean."""
    name = "Thorn#1" if said_so else "Thorn"
    said = lines(f"play: [{thorns}]", "play: []", f'start: "4.1"\nrun:\n  - Ann: {{trigger: "{name}"}}\n')
    assert ("2e/rr/self-referential-text/1" in cites_of(f"Ann uses {name}", said)) is said_so


def test_a_player_who_is_no_such_player_as_the_text_asks_for():
    """RR Target ¶1: Ann is no opponent of herself."""
    said = lines(
        "hand: [Levy]", "hand: [Page]", 'start: "4.1"\nrun:\n  - refuse: {Ann: {play: Levy, choose: Ann}}\n'
    )
    assert "2e/rr/target/1" in cites_of("Ann does not meet the targeting requirements of Levy", said)


def test_what_lasts_through_a_phase_that_is_named():
    """RR Lasting Effects ¶3: it expires as the next plot phase ends."""
    said = lines("hand: [Omen], play: [Rider], plots: [Page Plot]", "plots: [Far Plot]", """
start: dominance
stop: draw
run:
  - Ann: {play: Omen, choose: Rider}
  - advance: "1.2"
  - advance: next
  - Ann: {choose: Page Plot}
  - Ann: {choose: Ann}
  - advance: "2.1"
""")  # fmt: skip
    assert cites_of("The effect of Omen expires", said)[0] == "2e/rr/lasting-effects/3"


def test_what_is_printed_on_a_card_is_gained():
    """RR Printed ¶1, Gains ¶4: what is printed on it, as it lies in the dead pile."""
    lines("play: [Mimic], dead: [Bully]", "play: []", """
start: "4.1"
run:
  - Ann: {trigger: Mimic, choose: Bully}
  - check: {cards: {Mimic: {icons: [military], keywords: [intimidate]}}, cites: ["2e/rr/gains/4"]}
""")  # fmt: skip
