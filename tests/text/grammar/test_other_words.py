"""The same thing in other words of the template: both wordings are the same tree."""

import pytest

from agot_judge.engine.ability import ForEach, GainGold, MoveGold
from tests.text.meaning import without_words
from tests.text.reading import compiled, read, trigger

SAME = {
    # one of two Traits
    "Action: Choose and kneel a Ferryman or a Lord.": "Action: Choose and kneel a Ferryman or Lord card.",
    # what the next card costs
    # the same part in a challenge, and power from the same source
    # two triggering conditions
    "Reaction: After you win a challenge or win dominance, draw 1 card.": (
        "Reaction: After you win a challenge or after you win dominance, draw 1 card."
    ),
    "Reaction: After an opponent plays an event or triggers a character ability, draw 1 card.": (
        "Reaction: After an opponent plays an event or an opponent triggers a character ability, draw 1 card."
    ),
    "Action: Choose and kneel a Night's Watch character.": "Action: Choose and kneel a [thenightswatch] character.",
    "Action: Choose and kneel a [nightswatch] character.": "Action: Choose and kneel a [thenightswatch] character.",
    "Action: Choose an opponent. That player may choose to kneel a character he or she controls.": (
        "Action: Choose an opponent. That player may kneel a character he or she controls."
    ),
    "During the third challenge you initiate during the challenges phase, Old Tam gets +1 STR.": (
        "During the third challenge you initiate each phase, Old Tam gets +1 STR."
    ),
    "Interrupt: When a challenge ends in which Old Tam was participating, draw 1 card.": (
        "Interrupt: When a challenge in which Old Tam is participating ends, draw 1 card."
    ),
    "If attached character is a Lord or Lady, it gains insight.": (
        "If attached character is a <i>Lord</i> or <i>Lady</i>, it gains insight."  # a title, too
    ),
    "Action: Kneel Old Tam to choose and discard an attachment.": (
        "Action: Kneel Old Tam to choose an attachment and discard it from play."
    ),
    # challenges
    "[military] challenges cannot be initiated against you.": (
        "Each player cannot initiate [military] challenges against you."
    ),
    "Reaction: After you win a challenge in which Old Tam is attacking and you are the first player, draw 1 card.": (
        "Reaction: After you win a challenge in which Old Tam is attacking such that you are the first player, draw 1 card."
    ),
    "Action: Choose and kneel an out of faction character.": "Action: Choose and kneel an out-of-faction character.",
    # somebody of whom something is true
    "While an opponent controls a Lord character, each character that player controls loses renown.": (
        "Each character controlled by an opponent who controls a Lord character loses renown."
    ),
    "Action: Move any amount of gold from your gold pool to Old Tam.": (
        "Action: Move any number of gold from your gold pool to Old Tam."
    ),
    # word orders
    # numbers beside each other
    # triggering conditions
    "Reaction: After you lose a challenge in which you controlled at least 1 defending character, draw 1 card.": (
        "Reaction: After you lose a challenge in which you control a defending character, draw 1 card."
    ),
    "Reaction: After you win a challenge in which you control a Guard character and a Ferryman character, gain 1 gold.": (
        "Reaction: After you win a challenge such that you control a Guard character and you control a Ferryman"
        " character, gain 1 gold."
    ),
    "Reaction: After you lose a challenge, place 1 gold from the treasury on this card.": (
        "Reaction: After you lose a challenge, place 1 gold from the treasury on Old Tam."
    ),
    # where it stands in the sentence
    "Action: Draw 1 card and Old Tam gets +2 STR until the end of the phase.": (
        "Action: Draw 1 card. Until the end of the phase, Old Tam gets +2 STR."
    ),
    # numbers beside each other
    "If the number of kneeling characters is higher than the number of standing characters, Old Tam gains renown.": (
        "If there are more kneeling characters than standing characters, Old Tam gains renown."
    ),
    # what cards have, and who takes part
    "Action: Choose a character with STR equal to or less than 3.": (
        "Action: Choose a character with STR 3 or lower."
    ),
    "Action: Choose a character with a power on it.": ("Action: Choose a character with 1 or more power."),
    "Action: Choose a character with less STR than Old Tam.": (
        "Action: Choose a character with a lower STR than Old Tam."
    ),
    "Action: Choose a character with lower printed cost than the claim value on your revealed plot card.": (
        "Action: Choose a character with a lower printed cost than your claim value."
    ),
    "Action: Choose a location with the Ferryman or Lord trait.": (
        "Action: Choose a Ferryman or Lord location."
    ),
    "Action: Choose a [stark] Lord or Ferryman you control.": (
        "Action: Choose a [stark] Lord or Ferryman card you control."
    ),
    "Action: Put a character into play from your hand, knelt.": (
        "Action: Put a character into play from your hand knelt."
    ),
    "Action: Place 1 bell token on this card.": ("Action: Place 1 bell token on Old Tam."),
    "Reaction: After you win dominance by 5 or more, draw 1 card.": (
        "Reaction: After you win dominance by 5 or more STR, draw 1 card."
    ),
    "Reaction: After you win a challenge in which you had a Lord, draw 1 card.": (
        "Reaction: After you win a challenge in which you control a Lord, draw 1 card."
    ),
    "Reaction: After you win a challenge, move 1 gold from the losing opponent's gold pool to your own "
    "(2 gold instead if you control a Lord).": (
        "Reaction: After you win a challenge, move 1 gold from the losing opponent's gold pool to your own. "
        "(Move 2 gold from the losing opponent's gold pool to your own instead if you control a Lord.)"
    ),
    # constant abilities
}


@pytest.mark.parametrize("text", SAME)
def test_other_words_are_the_same_tree(text):
    one, other = compiled(text), compiled(SAME[text])

    assert without_words(one.abilities) == without_words(other.abilities)


def test_what_happens_otherwise_makes_the_condition_one_of_the_effect():
    """2e/rr/play-restrictions-and-permissions: the ability may be used either way."""
    text = "Action: If you have 3 or more gold, draw 1 card. Otherwise, gain 1 gold."
    (ability,) = compiled(text).abilities

    assert ability.condition is None
    assert ability.effects[0].otherwise == (GainGold(amount=1),)


@pytest.mark.parametrize(
    "text",
    [
        "Action: You may kneel Old Tam and each opponent draws 1 card.",
        "Action: Each player reveals his or her hand and draws 1 card and gains 1 gold and Old Tam.",
    ],
)
def test_two_clauses_are_not_parted_where_the_first_words_may_hold_for_both(text):
    assert read(text).status == "header"


def test_a_deck_of_a_player_is_that_of_one_player_who_is_chosen():
    """ "That deck" is then the one that was chosen, and it may be the player's own."""
    text = "Action: Look at the top 2 cards of a player's deck. Place 1 on the bottom of that deck."
    (ability,) = compiled(text).abilities

    assert [choice.player for choice in ability.choose] == ["any"]
    assert ability.effects[0].on.controller == "chosen player"


def test_a_card_that_was_spoken_of_takes_part_in_the_challenge():
    text = "Action: Choose a character. Until the end of the phase, it gets +2 STR in challenges in which it is defending."
    (ability,) = compiled(text).abilities

    assert ability.effects[0].condition.all_of[0].card == "target"


def test_what_is_chosen_in_a_constant_ability_is_chosen_by_nobody():
    """2e/rr/constant-abilities: nothing is initiated, and no target is chosen."""
    assert read("Old Tam loses a challenge icon of your choice.").status == "unread"


def test_so_much_from_several_cards_together_is_not_so_much_from_each():
    assert read("Action: Discard 2 power from cards you control to draw 1 card.").status == "unread"


def test_the_last_noun_says_what_each_of_a_list_of_traits_is():
    """A Builder location would not do."""
    (ability,) = compiled("Action: Kneel a Builder and a Steward character to draw 1 card.").abilities

    assert [cost.on.type for cost in ability.costs] == [("character",), ("character",)]


def test_from_each_opponent_something_is_taken_from_each():
    """Not from one of them, whom somebody picks."""
    (ability,) = compiled("Action: Move 1 gold from each opponent's gold pool to your own.").abilities

    assert ability.effects == (
        ForEach(player="opponent", effects=(MoveGold(from_player="that player", to_player="you"),)),
    )


def test_one_card_of_each_player_is_not_one_card():
    """Who picks it is not said, and it is one of each: by hand."""
    assert read("Action: Put a Ferryman card from each player's discard pile into play.").status == "header"


@pytest.mark.parametrize(
    "text",
    [
        "Reaction: After Old Tam enters play or a character is killed, place that card in shadows.",
        "Reaction: After you play an event or marshal an attachment, kneel it.",
        "Reaction: After you win dominance or lose a challenge, that player draws 1 card.",
    ],
)
def test_what_only_one_of_two_triggering_conditions_speaks_of_is_left_to_a_judge(text):
    """2e/rr/triggering-condition/1: the ability may be used to either, and in one there is no such card or player."""
    line = read(text)
    assert (line.status, len(line.trigger.or_else)) == ("header", 1)


def test_a_trait_that_is_a_title_too_is_a_trait_among_traits():
    """Not the Direwolf of that name."""
    found = trigger(
        "After you win a challenge in which you control a participating Queen, Lady, or King character"
    )
    assert found.when[0].exists.trait == ("Queen", "Lady", "King")


@pytest.mark.parametrize("whose", ["Each Ferryman you control", "Attached character"])
def test_another_than_which_of_several_cards_is_not_guessed(whose):
    """ "Another" than this card, or than each of those that are spoken of."""
    assert read(f"{whose} gets +1 STR while attacking alongside another Ferryman.").status == "unread"


@pytest.mark.parametrize("what", ["no attachments", "a Weapon attachment"])
def test_attachments_do_not_attack_with_a_character(what):
    """RR Attacker, Attacking ¶1: whether the card has none, or none is on its side, is not asked of other attackers."""
    assert read(f"While Old Tam is attacking with {what}, he gains renown.").status == "unread"


def test_what_is_said_of_the_first_of_two_is_not_said_of_the_second_that_has_an_article_of_its_own():
    """ "A [stark] Ferryman or a Lord": the Lord of whatever faction; "a [stark] Ferryman or Lord" is of that faction."""
    apart = compiled("Action: Choose and kneel a [stark] Ferryman or a Lord.")
    together = compiled("Action: Choose and kneel a [stark] Ferryman or Lord.")
    assert apart.abilities[0].choose[0].cards.faction == ()
    assert together.abilities[0].choose[0].cards.faction == ("stark",)
