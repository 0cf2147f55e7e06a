"""What some wordings mean that are near to others, and what is not guessed."""

import pytest

from agot_judge.engine.ability import Cards, Compare, Condition, PlayerNumber
from agot_judge.engine.ability.walk import nodes
from tests.text.reading import compiled, read


def test_the_best_among_more_cards_than_those_spoken_of_is_looked_for_among_all_of_those():
    """An attacker of yours with the lowest STR of your own attackers is not one with the lowest of all participants."""
    (ability,) = compiled(
        "Each attacking character you control with the lowest STR among participating characters gains stealth."
    ).abilities
    participants = Cards(type=("character",), participating=True, lowest="STR")
    assert ability.effects[0].on == Cards(
        type=("character",), controller="you", attacking=True, any_of=(participants,)
    )


def test_it_is_one_description_where_it_is_looked_for_among_the_same_cards():
    (ability,) = compiled(
        "Action: Kneel a character with the highest STR among characters you control."
    ).abilities
    assert ability.effects[0].on == Cards(
        type=("character",), controller="you", highest="STR", pick=ability.effects[0].on.pick
    )


@pytest.mark.parametrize(
    "text",
    [
        "Action: Choose a Lord or a Ferryman you control, and kneel it.",
        "Action: Choose a location or a character you control, and kneel it.",
    ],
)
def test_whether_both_are_controlled_is_not_guessed(text):
    assert read(text).cause == "unclear: whether that player controls the others too"


def test_a_player_of_whom_something_must_be_true_does_what_the_condition_names():
    (ability,) = compiled(
        "Reaction: After an opponent with more gold than you plays an event, draw 1 card."
    ).abilities
    more = Compare(
        left=PlayerNumber(what="gold", player="that player"),
        relation="more than",
        right=PlayerNumber(what="gold", player="you"),
    )
    assert ability.trigger.player == "opponent"
    assert ability.trigger.when == (Condition(compare=more),)


@pytest.mark.parametrize(
    "which",
    [
        "a Lord and a Ferryman character you control are participating",
        "you control a participating Lord and a participating Ferryman character",
    ],
)
def test_one_of_each_kind_takes_part_in_one_reading(which):
    """One of each is two conditions, whichever way the challenge is described."""
    (ability,) = compiled(f"Reaction: After you win a challenge in which {which}, draw 1 card.").abilities

    assert [one.exists.trait for one in ability.trigger.when] == [("Lord",), ("Ferryman",)]


@pytest.mark.parametrize(
    "text",
    [
        "Reaction: After you win a challenge in which Ferryman character you control is participating, draw 1 card.",
        "Reaction: After you win a challenge in which Ferryman characters you control are participating, draw 1 card.",
        "While Ferryman character you control is attacking, Old Tam gets +1 STR.",
        "While Ferryman characters you control are attacking, Old Tam gets +1 STR.",
    ],
)
def test_where_no_word_says_how_many_of_them_take_part_it_is_not_guessed(text):
    assert read(text).cause == "unclear: all of them at once, or any of them"


def test_what_has_no_number_is_not_done_for_each_of_them():
    line = read(
        "For each character in your dead pile, Old Tam does not kneel when declared as an attacker in a [military] challenge."
    )
    assert line.cause == "unclear: what is done for each of them"


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("While you control a Ferryman, Old Tam gains renown. Each Ferryman gets +1 STR.", "header"),
        (
            "During [power] challenges, Old Tam gains renown. You cannot play events during [intrigue] challenges.",
            "compiled",
        ),
        ("Old Tam gains renown. Each Ferryman gets +1 STR.", "compiled"),
    ],
)
def test_whether_a_condition_holds_for_the_next_sentence_too_is_not_guessed(text, status):
    assert read(text).status == status


@pytest.mark.parametrize(("whose", "under"), [("its owner's", "owner"), ("your", "you")])
@pytest.mark.parametrize(
    "text",
    [
        "Action: Put each character killed this phase into play under {} control.",
    ],
)
def test_whose_control_cards_come_under_is_no_description_of_them(text, whose, under):
    (ability,) = compiled(text.format(whose)).abilities
    assert (ability.effects[0].under, ability.effects[0].on.controller) == (under, "any")


def test_where_each_of_several_cards_must_be_is_not_guessed():
    """A text may be wrong: it is answered, and nothing fails."""
    text = "Action: Choose a character. If each character is in your dead pile, draw 1 card."
    assert read(text).status == "header"


def test_a_different_character_is_another_than_this_card_where_no_other_was_spoken_of():
    (ability,) = compiled("While you control a different Ferryman character, Old Tam gains renown.").abilities
    assert ability.condition.exists.this is False


@pytest.mark.parametrize(
    "text",
    [
        "While you control another Ferryman character, attached character gains renown.",
        "Each other Ferryman character you control gets -1 STR.",
        "Interrupt: When another character would be killed, sacrifice Old Tam to save that character.",
        "If attached character has more power than each other character, it gets +2 STR.",
    ],
)
def test_another_character_in_the_text_of_an_attachment_is_another_than_the_attached_one(text):
    """RR Attachment Cards ¶1: the attachment itself is no character, and nothing but the attached one can be meant."""
    found = compiled(text, card_type="attachment")
    assert Cards(zone="any", host=True) in [one for node in nodes(found.abilities) for one in _excluded(node)]


def _excluded(node):
    return node.excluding if isinstance(node, Cards) else ()


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 of those cards and add it to your hand. Each other card is placed on the bottom of its owner's deck.",
        "Place each card on the bottom of your deck.",
        "Return each other card to its owner's hand.",
    ],
)
def test_bare_cards_after_some_were_shown_are_not_taken_for_all_cards_in_play(text):
    assert read(f"Action: Reveal the top 3 cards of your deck. {text}").status == "header"


@pytest.mark.parametrize(
    "text",
    [
        "Cards in your discard pile cannot be discarded by opponents' card effects.",
        "Cards in your dead pile cannot be saved.",
    ],
)
def test_what_cannot_happen_to_cards_out_of_play_is_left_to_the_judge(text):
    """Nothing enforces it there, and what is called compiled is enforced."""
    assert read(text).status == "header"


@pytest.mark.parametrize(
    "text",
    [
        "Reaction: After a duplicate is discarded, draw 1 card.",
        "Reaction: After you discard a duplicate, draw 1 card.",
        "Interrupt: When a duplicate would leave play, draw 1 card.",
    ],
)
def test_a_duplicate_that_leaves_play_is_not_heard_and_so_not_read(text):
    """Duplicates leave with their card or to save it (RR Duplicates ¶2), which is no occurrence of theirs here."""
    assert read(text).status == "unread"


@pytest.mark.parametrize(
    "text",
    [
        "Action: Choose a plot card in your plot deck and reveal it.",
        "When Revealed: Choose a plot card in your used pile, and return it to your plot deck. Then, reveal that card.",
        "Action: Reveal a plot card in your used pile.",
    ],
)
def test_a_plot_card_that_is_revealed_is_not_only_shown(text):
    """RR Plot Card ¶3: a plot that is revealed is in play; which one becomes the revealed one so is left to the judge."""
    assert read(text).status == "header"


def test_of_a_character_in_play_and_one_in_a_pile_it_is_not_guessed_which_is_where():
    line = read(
        "Each Lord gets +1 STR for each Knight character you control and each Lady character in your dead pile."
    )
    assert line.cause == "unclear: which of them are in play"


def test_a_card_that_is_only_described_as_the_opponents_of_whom_something_is_true_is_left_to_the_judge():
    line = read(
        "Reaction: After you win a challenge against an opponent who controls a Lord character, kneel that character."
    )
    assert line.cause == "unclear: whose card that is"


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        (
            "Each attacking [stark] and defending [lannister] character gets +1 STR.",
            "unclear: which of these words belong together",
        ),
        ("Each non-Lord and non-Lady character gets -1 STR.", "unclear: whether both are true of it, or one"),
        ("Each loyal and unique character gains stealth.", "unclear: whether both are true of it, or one"),
    ],
)
def test_what_belongs_together_among_several_words_before_a_noun_is_not_guessed(text, cause):
    assert read(text).cause == cause
