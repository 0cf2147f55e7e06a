"""Cards leave play at once, with what is on them."""

from tests.rulings.ccg.boards import held, run


def test_what_is_attached_and_the_power_go_with_the_card():
    """ccg/rules/attachments/1, ccg/rules/power-and-victory/3: attachments are discarded, power goes back to the pool."""
    found = held(
        "hand: [Axe]",
        "play: [{Lion: {power: 2, attachments: [Ring]}}]",
        "\nstart: challenges\nrun:\n  - Ann: {play: Axe, choose: Lion}\n"
        "  - check: {cards: {Lion: {zone: dead}, Ring: {zone: discard}}, players: {Bob: {power: 0}}}\n",
    )
    assert {"ccg/rules/attachments/1", "ccg/rules/power-and-victory/3", "ccg/rules/events/1"} <= found


def test_a_killed_card_is_in_the_pile_before_anything_answers():
    """ccg/rules/step-3-resolve/4, ccg/rules/in-play/1: there is no moribund here; a card that left answers it by assumption."""
    result = run(
        "hand: [Axe]",
        "play: [Martyr], deck: 3, hand: 0",
        "\nstart: challenges\nrun:\n  - Ann: {play: Axe, choose: Martyr}\n"
        "  - check: {cards: {Martyr: {zone: dead}}, window: response}\n  - Bob: {trigger: Martyr}\n"
        "  - check: {players: {Bob: {hand: 1}}}\n",
        '  Martyr: {type: character, cost: 2, str: 2, text: "Response: After Martyr is killed, draw 1 card."}\n',
    )
    assert result.ok, (result.error, result.checks)
    assert "A43" in [entry.assumption for entry in result.trace if entry.kind == "assumption"]
    assert not any("moribund" in entry.text or "Step 6" in entry.text for entry in result.trace)


def test_an_event_in_hand_or_a_card_in_a_pile_is_not_in_play():
    """ccg/rules/in-play/1: an ability of a card in the discard pile cannot be used."""
    found = held(
        "discard: [Oak], deck: 2",
        "",
        "\nstart: challenges\nrun:\n  - refuse: {Ann: {trigger: Oak}, because: in play}\n",
        '  Oak: {type: location, cost: 1, text: "Any Phase: Kneel Oak to draw 1 card."}\n',
    )
    assert "ccg/rules/in-play/1" in found
