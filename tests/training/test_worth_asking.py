"""Questions that a blind reading found unclear, undecided by the documents or dull: they are not asked any more."""

from agot_judge.training.citing import Citing
from agot_judge.training.kinds import call_done, call_may, opportunity, order, wrong_line
from agot_judge.training.pool import questions_of
from agot_judge.training.validity import Asked, broken_rules
from tests.training.boards import CLAIM, INTERRUPT_OF_BOB, played

HERALD = 'type: character, cost: 1, str: 1, text: "Interrupt: When a character is discarded from play, draw 1 card."'

PLOTS = """\
edition: 2e
title: Both players reveal a plot
players:
  Ann:
    plot: {name: Truce, gold: 4, initiative: 3, claim: 1, reserve: 6, text: "Prized 1."}
    plots: [Spring]
    play: [Spearman]
  Bob:
    plot: {name: Harvest, gold: 4, initiative: 2, claim: 1, reserve: 6}
    plots: [Autumn]
    play: [Maid]
first_player: Ann
cards:
  Spring: {type: plot, gold: 3, initiative: 5, claim: 1, reserve: 6}
  Autumn: {type: plot, gold: 4, initiative: 4, claim: 1, reserve: 6}
  Spearman: {type: character, cost: 3, str: 3, icons: [military]}
  Maid: {type: character, cost: 1, str: 1, icons: [intrigue]}
start: plot
stop: "1.4"
run:
  - Ann: {choose: Spring}
  - Bob: {choose: Autumn}
  - Ann: {choose: Ann}
  - check: {players: {Bob: {power: 1}}}
"""

HORN = """\
edition: 2e
title: A location kneels for its own ability
players:
  Ann:
    plot: {name: March, gold: 4, initiative: 3, claim: 1, reserve: 6}
    deck: 3
    play: [Spearman, Horn]
  Bob:
    plot: {name: Harvest, gold: 4, initiative: 2, claim: 1, reserve: 6}
    play: [Maid]
first_player: Ann
cards:
  Spearman: {type: character, cost: 3, str: 3, icons: [military]}
  Maid: {type: character, cost: 1, str: 1, icons: [intrigue]}
  Horn: {type: location, cost: 1, text: "Action: Kneel Horn to draw 1 card."}
start: challenges
stop: "4.2"
run:
  - Ann: {trigger: Horn}
  - check: {players: {Ann: {hand: 1}}}
"""


def asked(kind, text, *more):
    one = played(text)
    return list(kind.questions(one, Citing([one]), *more))


def test_the_first_opportunity_is_not_asked_for_where_the_first_player_is_passed_over():
    """RR Interrupts ¶4: it is Ann's, who is first player, though she has no interrupt that may be used here."""
    other = INTERRUPT_OF_BOB.replace("FIRST", "Ann").replace("play: [Spearman]", "play: [Spearman, Herald]")
    text = other.replace("  Dagger:", f"  Herald: {{{HERALD}}}\n  Dagger:")
    of_ann = asked(opportunity, text)
    assert not any("interrupt" in choice.text for one in of_ann for choice in one.right())
    of_bob = asked(opportunity, text.replace("first_player: Ann", "first_player: Bob"))
    rights = [choice.text for one in of_bob for choice in one.right()]
    assert "Bob has the first opportunity for an interrupt." in rights


def test_what_happens_at_once_is_not_put_in_an_order():
    """RR Plot Card ¶3: the plot revealed before goes to the used pile as the next one is revealed."""
    for one in asked(order, PLOTS):
        texts = " ".join(choice.text for choice in one.choices)
        assert not ("used pile" in texts and "reveals" in texts)


def test_the_effects_on_a_card_expire_as_it_leaves_play():
    """RR Leaves Play ¶6: neither comes before the other."""
    found = asked(order, INTERRUPT_OF_BOB.replace("FIRST", "Ann"))
    assert found
    for one in found:
        texts = " ".join(choice.text for choice in one.choices)
        assert not ("Maid is killed" in texts and "on Maid expire" in texts)


def test_every_move_that_brings_about_an_order_is_told():
    """RR Actions ¶1: who uses what is free, so that nobody could know what follows from a move that is not told."""
    found = [
        one
        for one in asked(order, INTERRUPT_OF_BOB.replace("FIRST", "Ann"))
        if any("Bob draws" in choice.text for choice in one.choices)
    ]
    assert found
    assert all("Bob uses Widow" in one.prompt for one in found)


def test_a_move_is_no_line_among_which_the_wrong_one_is_sought():
    """V1: the prompt says the move as it was."""
    for one in asked(wrong_line, INTERRUPT_OF_BOB.replace("FIRST", "Ann")):
        assert not any(choice.text.startswith(("Ann plays", "Bob uses")) for choice in one.choices)


def test_what_comes_of_a_move_has_a_wrong_choice_that_somebody_believes(corpus):
    """V5: the line with another name in it misleads nobody."""
    one = played(INTERRUPT_OF_BOB.replace("FIRST", "Ann"))
    citing = Citing([one])
    proved = {cite for entry in one.trace for cite in entry.cites}
    broken = [
        broken_rules(Asked(one, question, citing, corpus, proved))
        for question in questions_of(one, citing)
        if question.kind == "next"
        and not any(choice.belief for choice in question.choices)
        and all(choice.cites for choice in question.choices)
        and not any(mark.isdigit() for choice in question.right() for mark in choice.text)
    ]
    assert all("V5" in rules for rules in broken)


KNIFE = CLAIM.replace("Old Lion: duplicate 1", "Old Lion")


def test_where_a_card_is_is_not_asked_where_the_moves_say_it():
    """V3: whoever is chosen for military claim is dead. Where a save is used as well one must think."""
    unsaved = KNIFE.replace("  - Bob: {trigger: Old Lion}\n", "").replace(
        "Old Lion: {zone: play}", "Old Lion: {zone: dead}"
    )
    assert not any("Where is Clansman" in one.prompt for one in asked(call_done, unsaved))
    assert any("Where is Clansman" in one.prompt for one in asked(call_done, CLAIM))


def test_a_refusal_that_is_read_off_the_board_is_no_question():
    """V3: a location that kneels cannot be knelt."""
    kneeling = HORN.replace("play: [Spearman, Horn]", "play: [Spearman, Horn: kneeling]")
    refused = kneeling.replace(
        "  - Ann: {trigger: Horn}\n", "  - refuse: {Ann: {trigger: Horn}}\n  - Ann: pass\n"
    )
    board = refused.replace("{hand: 1}", "{hand: 0}")
    assert not any("Horn" in one.prompt for one in asked(call_may, board))


def test_who_may_interrupt_is_asked_where_both_players_have_an_interrupt():
    """RR Interrupts ¶4: where Bob alone has one there is nobody else who could decide."""
    alone = asked(opportunity, INTERRUPT_OF_BOB.replace("FIRST", "Bob"))
    assert not any("interrupt" in choice.text for one in alone for choice in one.right())


def test_an_order_is_not_told_by_the_numbers_of_its_steps():
    """V5: 4.2.5 stands after 4.2.4 for whoever can count."""
    for one in asked(order, CLAIM):
        assert not any(choice.text[0].isdigit() for choice in one.choices)
