"""The same thing in other words of the template: both wordings are the same tree."""

import pytest

from agot_judge.engine.ability import ForEach, GainGold, MoveGold
from agot_judge.engine.ability.walk import without_words
from tests.text.reading import compiled, read, trigger

SAME = {
    # one of two Traits
    "Action: Choose and kneel a Ferryman or a Lord.": "Action: Choose and kneel a Ferryman or Lord card.",
    # what the next card costs
    "Action: Kneel Old Tam to have the next Ferryman character you marshal this phase cost 1 less.": (
        "Action: Kneel Old Tam to reduce the cost of the next Ferryman character you marshal this phase by 1."
    ),
    "Action: The next 2 events you play this phase cost 2 less (to a minimum of 1).": (
        "Action: Reduce the cost of the next 2 events you play this phase by 2 (to a minimum of 1)."
    ),
    # the same part in a challenge, and power from the same source
    "While Old Tam is attacking with a Ferryman, he gains renown.": (
        "While Old Tam is attacking alongside a Ferryman, he gains renown."
    ),
    "Action: Choose and kneel a character participating in a challenge.": (
        "Action: Choose and kneel a participating character."
    ),
    "Interrupt: When you would gain power from an unopposed challenge, gain 2 power for your faction instead.": (
        "Interrupt: When you would gain power for an unopposed challenge, gain 2 power for your faction instead."
    ),
    "Reaction: After you win a challenge in which you did not control a participating unique character, draw 1 card.": (
        "Reaction: After you win a challenge in which you control no participating unique characters, draw 1 card."
    ),
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
    "You cannot choose a Scheme plot card during the plot phase.": (
        "You cannot reveal Scheme plot cards during the plot phase."
    ),
    "During the third challenge you initiate during the challenges phase, Old Tam gets +1 STR.": (
        "During the third challenge you initiate each phase, Old Tam gets +1 STR."
    ),
    "Interrupt: When the effects of an ability would initiate, that ability's controller discards 1 card at random "
    "from his or her hand.": (
        "Interrupt: When the effects of an ability would initiate, its controller discards 1 card at random from his "
        "or her hand."
    ),
    "Interrupt: When Old Tam would be discarded from play, kill him instead (cannot be saved).": (
        "Interrupt: When Old Tam would be discarded from play, instead kill him (cannot be saved)."
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
    "While your initiative is higher than 5, Old Tam gains renown.": (
        "While your initiative is 6 or higher, Old Tam gains renown."
    ),
    "While no other player controls a King character, Old Tam gains renown.": (
        "While no opponent controls a King character, Old Tam gains renown."
    ),
    # challenges
    "Old Tam gets +1 STR for each challenge you have lost this round.": (
        "Old Tam gets +X STR. X is the number of challenges you have lost this round."
    ),
    "Action: Choose and stand a character you control that is participating in the challenge.": (
        "Action: Choose and stand a participating character you control."
    ),
    "[military] challenges cannot be initiated against you.": (
        "Each player cannot initiate [military] challenges against you."
    ),
    "Reaction: After you win a challenge in which Old Tam is attacking and you are the first player, draw 1 card.": (
        "Reaction: After you win a challenge in which Old Tam is attacking such that you are the first player, draw 1 card."
    ),
    "While you are attacking a player who has a higher claim value on their revealed plot card, Old Tam gains renown.": (
        "While you are attacking a player who has a higher claim value than you, Old Tam gains renown."
    ),
    "Reaction: After an opponent draws 1 or more cards, draw the same number of cards.": (
        "Reaction: After an opponent draws 1 or more cards, draw that many cards."
    ),
    "Action: Choose and kneel an out of faction character.": "Action: Choose and kneel an out-of-faction character.",
    # somebody of whom something is true
    "While an opponent controls a Lord character, each character that player controls loses renown.": (
        "Each character controlled by an opponent who controls a Lord character loses renown."
    ),
    "While a player does not control a Lord character, that player cannot draw cards.": (
        "A player who does not control a Lord character cannot draw cards."
    ),
    "While Old Tam is attacking, he doubles his STR.": "While Old Tam is attacking, Old Tam's STR is doubled.",
    "Action: Move any amount of gold from your gold pool to Old Tam.": (
        "Action: Move any number of gold from your gold pool to Old Tam."
    ),
    # word orders
    "Action: Choose to either draw 1 card or gain 1 gold.": "Action: Either draw 1 card or gain 1 gold.",
    "Action: Kneel Old Tam to put into play a Guard character from your hand.": (
        "Action: Kneel Old Tam to put a Guard character into play from your hand."
    ),
    "Action: Kneel Old Tam to choose and discard from play a non-limited location.": (
        "Action: Kneel Old Tam to choose and discard a non-limited location from play."
    ),
    "Action: Choose and kill a character (that character cannot be saved).": (
        "Action: Choose and kill a character (cannot be saved)."
    ),
    # numbers beside each other
    "Reaction: After you sacrifice a character, choose and kill a character with the same or lower printed cost.": (
        "Reaction: After you sacrifice a character, "
        "choose and kill a character with equal or lower printed cost than that character."
    ),
    "Reaction: After you sacrifice a character, choose and kill a character with the same printed cost or lower.": (
        "Reaction: After you sacrifice a character, "
        "choose and kill a character with equal or lower printed cost than that character."
    ),
    "Reaction: After you win a challenge against an opponent with a higher initiative, draw 1 card.": (
        "Reaction: After you win a challenge against an opponent with a higher initiative than you, draw 1 card."
    ),
    # triggering conditions
    "Reaction: After you win a challenge in which Old Tam participated, draw 1 card.": (
        "Reaction: After you win a challenge in which Old Tam is participating, draw 1 card."
    ),
    "Reaction: After you lose a challenge in which you controlled at least 1 defending character, draw 1 card.": (
        "Reaction: After you lose a challenge in which you control a defending character, draw 1 card."
    ),
    "Reaction: After Old Tam gains power by the renown keyword, draw 1 card.": (
        "Reaction: After Old Tam gains power using renown, draw 1 card."
    ),
    "Reaction: After you gain power for your faction, draw 1 card.": (
        "Reaction: After your faction gains power, draw 1 card."
    ),
    "Reaction: After a character is killed as a result of [military] claim, draw 1 card.": (
        "Reaction: After a character is killed for [military] claim, draw 1 card."
    ),
    "Reaction: After an opponent declares a defender, draw 1 card.": (
        "Reaction: After an opponent declares a character as a defender, draw 1 card."
    ),
    "Reaction: After you declare 3 or more attackers, draw 1 card.": (
        "Reaction: After you declare 3 or more characters as attackers, draw 1 card."
    ),
    "Reaction: After Old Tam is ambushed, draw 1 card.": (
        "Reaction: After Old Tam enters play using ambush, draw 1 card."
    ),
    "Reaction: After a character enters your discard pile from play, draw 1 card.": (
        "Reaction: After a character is placed in your discard pile from play, draw 1 card."
    ),
    "Reaction: After an attachment leaves play while attached to Old Tam, draw 1 card.": (
        "Reaction: After an attachment attached to Old Tam leaves play, draw 1 card."
    ),
    "Reaction: After you win a challenge in which you control a Guard character and a Ferryman character, gain 1 gold.": (
        "Reaction: After you win a challenge such that you control a Guard character and you control a Ferryman"
        " character, gain 1 gold."
    ),
    "Reaction: After you lose a challenge, place 1 gold from the treasury on this card.": (
        "Reaction: After you lose a challenge, place 1 gold from the treasury on Old Tam."
    ),
    # where it stands in the sentence
    "Action: Return Old Tam to your hand at the end of the phase.": (
        "Action: At the end of the phase, return Old Tam to your hand."
    ),
    "Action: Choose a character. It gets -1 STR until the end of the phase for each card in your hand.": (
        "Action: Choose a character. Until the end of the phase, it gets -1 STR for each card in your hand."
    ),
    "Action: Put a Guard character into play from your hand with printed cost 3 or lower.": (
        "Action: Put a Guard character with printed cost 3 or lower into play from your hand."
    ),
    "Action: Choose a character. It does not stand during this round's standing phase.": (
        "Action: Choose a character. It does not stand during the standing phase this round."
    ),
    "Action: During this phase, each Guard character you control gains stealth.": (
        "Action: Until the end of the phase, each Guard character you control gains stealth."
    ),
    "Action: Move 1 power from Old Tam to a character of your choice.": (
        "Action: Move 1 power from Old Tam to a character."
    ),
    "Action: Each player returns all unspent gold to the treasury.": (
        "Action: Each player returns all gold in his or her gold pool to the treasury."
    ),
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
    "Action: Choose a character with power less than or equal to Old Tam's STR.": (
        "Action: Choose a character with power equal to or lower than Old Tam's STR."
    ),
    "Action: Choose a character with at least 2 power on it.": (
        "Action: Choose a character with 2 or more power."
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
    "Action: Return an event to your hand from your discard pile.": (
        "Action: Return an event from your discard pile to your hand."
    ),
    "Action: Put a character into play from your hand, knelt.": (
        "Action: Put a character into play from your hand knelt."
    ),
    "Action: Put a character into play from your hand kneeling.": (
        "Action: Put a character into play from your hand knelt."
    ),
    "Action: Old Tam gets +1 STR until the end of the phase for each Lord you control.": (
        "Action: Until the end of the phase, Old Tam gets +1 STR for each Lord you control."
    ),
    "Action: Draw X cards, where X is the number of factions among characters you control.": (
        "Action: Draw X cards, where X is the number of different factions among characters you control."
    ),
    "Action: Place 1 bell token on this card.": ("Action: Place 1 bell token on Old Tam."),
    "Action: If you have fewer than 5 total power, draw 1 card.": (
        "Action: If you have fewer than 5 power, draw 1 card."
    ),
    "Action: If you are attacking in a [power] challenge, draw 1 card.": (
        "Action: If you are the attacking player in a [power] challenge, draw 1 card."
    ),
    "Reaction: After you win dominance by 5 or more, draw 1 card.": (
        "Reaction: After you win dominance by 5 or more STR, draw 1 card."
    ),
    "Reaction: After you win a challenge in which you had a Lord, draw 1 card.": (
        "Reaction: After you win a challenge in which you control a Lord, draw 1 card."
    ),
    "Reaction: After you win a challenge by more than 4 STR, draw 1 card.": (
        "Reaction: After you win a challenge by 5 or more STR, draw 1 card."
    ),
    "Reaction: After you discard a card from your hand or from your deck, draw 1 card.": (
        "Reaction: After you discard a card from your hand or deck, draw 1 card."
    ),
    "Interrupt: When a character you control is killed, instead of placing it in your dead pile, return it to your hand.": (
        "Interrupt: When a character you control is killed, return it to your hand instead of placing it in your dead pile."
    ),
    "Reaction: After you win a challenge, move 1 gold from the losing opponent's gold pool to your own "
    "(2 gold instead if you control a Lord).": (
        "Reaction: After you win a challenge, move 1 gold from the losing opponent's gold pool to your own. "
        "(Move 2 gold from the losing opponent's gold pool to your own instead if you control a Lord.)"
    ),
    # constant abilities
    "Cannot be bypassed by stealth.": "Old Tam cannot be bypassed by stealth.",
    "Does not kneel when declared as an attacker.": "Old Tam does not kneel when declared as an attacker.",
    "Old Tam does not kneel to attack or defend in [power] challenges.": (
        "Old Tam does not kneel when declared as an attacker or defender in [power] challenges."
    ),
    "Old Tam's STR is doubled while he is attacking.": "Old Tam has his STR doubled while he is attacking.",
    "Old Tam loses its [power] icon.": "Old Tam loses a [power] icon.",
    "Your claim is raised by 1 during [military] challenges.": (
        "Raise your claim by 1 during [military] challenges."
    ),
    "The reserve value on your revealed plot card is reduced by 2.": "Reduce your reserve value by 2.",
    "Reduce Old Tam's cost by 1.": "Reduce the cost of Old Tam by 1.",
    "Old Tam may be marshaled from your discard pile.": (
        "You may marshal Old Tam from your discard pile as if it were in your hand."
    ),
    "Old Tam adds 2 STR to your side.": "Old Tam contributes 2 STR to your side.",
    "Treat Old Tam as if its text box were blank while it is kneeling.": (
        "While Old Tam is kneeling, treat Old Tam as if its text box were blank."
    ),
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
