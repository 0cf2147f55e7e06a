"""The first step of a window: costs, play restrictions and targets, before anything happens."""

from tests.rulings.first.boards import held, run


def test_what_cannot_be_paid_is_not_played():
    """1e/faq/event-cards-cost/2, 1e/faq/paying-with-an-opponents-card/2: the opponent's standing card does not pay."""
    cites = held(
        "hand: [March], play: [Captain: kneeling]",
        "play: [Lion]",
        """
start: challenges
run:
  - refuse: {Ann: {play: March}, because: "cost"}
  - check: {cards: {March: {zone: hand}, Lion: {kneeling: no}}}
""",
        """  March: {type: event, text: "Any Phase: Kneel a character to draw 1 card."}
""",
    )
    assert {"1e/faq/event-cards-cost/2", "1e/faq/paying-with-an-opponents-card/2"} <= cites


def test_without_a_target_it_is_not_played():
    """1e/faq/event-cards-target/2: no character of the kind is in play, so the event stays in the hand."""
    result = run(
        "hand: [Lure], play: [Captain]",
        "play: [Lion]",
        """
start: challenges
run:
  - refuse: {Ann: {play: Lure}}
  - check: {cards: {Lure: {zone: hand}}}
""",
        """  Lure: {type: event, text: "Any Phase: Choose and kill a Maester character."}
  Sage: {type: character, str: 1, traits: [Maester]}
""",
    )
    assert result.ok, (result.error, result.checks)


def test_a_cost_is_paid_before_the_target_is_chosen():
    """1e/faq/action-window-step-1/7, 1e/faq/action-window-step-1/8: what was discarded to pay is no target any more."""
    cites = held(
        "hand: [Trade], play: [Captain, Scribe]",
        "play: [Lion]",
        """
start: challenges
run:
  - Ann: {play: Trade, choose: [Scribe, Captain]}
  - advance: end
  - check: {cards: {Scribe: {zone: discard}, Captain: {kneeling: yes}}}
""",
        """  Trade: {type: event, text: "Any Phase: Discard a character from play to choose and kneel a character."}
""",
    )
    assert {"1e/faq/action-window-step-1/7", "1e/faq/action-window-step-1/8"} <= cites


def test_an_event_is_no_response_outside_of_its_opportunity():
    """1e/faq/responses/1, 1e/faq/response-opportunities/1: it asks for what has not happened."""
    cites = held(
        "hand: [Sword], play: [Captain]",
        "play: [Lion]",
        """
start: challenges
run:
  - refuse: {Ann: {play: Sword}}
  - check: {cards: {Sword: {zone: hand}}}
""",
    )
    assert {"1e/faq/responses/1", "1e/faq/response-opportunities/1"} <= cites


def test_no_response_must_be_triggered():
    """1e/faq/must-a-response-be-triggered/2: Widow's controller passes, and nothing comes of it."""
    held(
        "hand: [Axe], play: [Widow]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Cub}
  - Ann: pass
  - advance: end
  - check: {cards: {Widow: {power: 0}, Cub: {zone: dead}}}
""",
    )


def test_then_asks_for_what_stands_before_it():
    """1e/faq/4.10/2: nothing was discarded, so nothing is drawn."""
    cites = held(
        "hand: [Toll], play: [Captain]",
        "play: [Lion]",
        """
start: challenges
run:
  - Ann: {play: Toll}
  - advance: end
  - check: {players: {Ann: {hand: 0}}}
""",
        """  Toll: {type: event, text: "Any Phase: Discard each attachment from play. Then, draw 1 card."}
""",
    )
    assert "1e/faq/4.10/2" in cites
