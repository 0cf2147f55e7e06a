"""What a pronoun, "that card", "another" or "then" refers to: that of which was spoken."""

import pytest

from agot_judge.engine.ability.ability import ChooseNow
from agot_judge.engine.ability.cards import Cards, Compare, Comparison, Condition, PlayerNumber
from agot_judge.engine.ability.effects_on_players import RevealPlot
from agot_judge.engine.ability.walk import nodes
from tests.text.meaning import without_words
from tests.text.reading import cards, compiled, on, read, trigger

PRONOUNS = {
    "Reaction: After a character is killed, choose a location. Kneel it.": "target",
    "Reaction: After a character enters play, kneel that character.": "occurrence",
    "Reaction: After Old Tam enters play, kneel him.": "self",
    "Action: Kneel attached character. Stand it.": "host",
    "While you control Wench, she gets +1 STR.": Cards(name="Wench", controller="you"),
}


@pytest.mark.parametrize("text", PRONOUNS)
def test_a_pronoun_means_what_was_said_last(text):
    assert on(text) == PRONOUNS[text]


ANOTHER = {
    "Interrupt: When attached character would be killed, sacrifice another character to save it.": "host",
    "Reaction: After a character you control is killed, choose another card in your discard pile. Return that "
    "card to your hand.": "occurrence",
    "Action: Kneel a character to choose another character. Stand that character.": "cost",
    "Reaction: After you win a challenge in which Old Tam is attacking, choose another character. Stand that "
    "character.": None,
    "Action: Kneel Old Tam to choose another character. Stand that character.": None,
}


@pytest.mark.parametrize("text", ANOTHER)
def test_another_card_is_another_than_the_one_spoken_of_last(text):
    """The card with the ability, or what its triggering condition or its costs speak of."""
    (ability,) = compiled(text).abilities
    found = [node for node in nodes(ability) if isinstance(node, Cards)]
    than = ANOTHER[text]
    assert any(node.this is False for node in found) == (than is None)
    assert any(
        node.among == than or (than == "host" and node.host) for node in found if node.zone == "any"
    ) == (than is not None)


def test_it_is_what_each_player_chose():
    """Not the card with the ability, of which the triggering condition speaks."""
    line = compiled(
        "Forced Reaction: After you lose a challenge in which Old Tam is attacking, each player must choose a "
        "participating character he or she controls, if able, and return it to its owner's hand."
    )
    assert [effect.on for effect in line.abilities[0].effects] == ["target"]


def test_another_card_is_none_of_those_discarded_before():
    """``discard 1 card at random (2 cards instead if you control another Ferryman)``."""
    line = compiled(
        "Reaction: After you win a challenge in which Old Tam is attacking, the losing opponent discards 1 card "
        "at random from his or her hand. (2 cards instead if you control another attacking Ferryman character.)"
    )
    assert line.abilities[0].effects[0].condition.exists.this is False


def test_what_is_said_after_the_last_of_several_holds_for_all_of_them():
    assert cards("a location or attachment with printed cost 3 or lower an opponent controls").cards == Cards(
        type=("location", "attachment"),
        where=(Comparison(of="printed cost", relation="at most", amount=3),),
        controller="opponent",
    )
    assert cards("a Ferryman location or [stark] attachment you control").cards == Cards(
        type=("location", "attachment"),
        any_of=(
            Cards(zone="any", type=("location",), trait=("Ferryman",), controller="you"),
            Cards(zone="any", type=("attachment",), faction=("stark",), controller="you"),
        ),
    )


def test_a_card_by_its_title_takes_the_same_part_in_the_challenge():
    found = trigger(
        "After you win a challenge in which you control a participating Ferryman character or Wench"
    )
    (first, second) = found.when[0].exists.any_of
    assert (first.participating, second.participating, second.name) == (True, True, "Wench")


def test_that_hand_is_the_one_that_was_looked_at():
    (ability,) = compiled(
        "Reaction: After you lose a challenge, look at the winning opponent's hand. Then, choose and discard 1 card "
        "from that hand."
    ).abilities
    assert ability.then[0].choose.cards == Cards(zone="hand", controller="winner")


def test_then_holds_for_what_is_done_with_a_choice_made_after_it():
    (ability,) = compiled(
        "Reaction: After you win a challenge, kneel Old Tam. Then, choose up to 2 attacking characters. Stand each of "
        "those characters."
    ).abilities
    assert ability.choose == ()
    assert len(ability.effects) == len(ability.then) == 1


def test_a_revealed_card_that_is_no_plot_is_one_that_was_just_shown():
    (ability,) = compiled(
        "Action: Reveal the top 3 cards of your deck. Add each revealed Ferryman card to your hand."
    ).abilities
    on = ability.effects[1].on
    assert (on.among, on.revealed, on.trait) == ("shown", None, ("Ferryman",))


def test_what_follows_what_a_player_may_do_is_done_by_the_same_player():
    (ability,) = compiled(
        "When Revealed: Each opponent may return a character they control to its owner's hand and reveal a new plot card."
    ).abilities
    (for_each,) = ability.effects
    (may,) = for_each.effects
    assert may.player == "that player"
    assert may.effects[1] == RevealPlot(player="that player")


def test_then_after_a_choice_alone_needs_nothing_before_it():
    (ability,) = compiled("Action: Choose a character. Then, kneel that character.").abilities
    assert (len(ability.choose), len(ability.effects), ability.then) == (1, 1, ())


def test_that_opponent_is_not_whoever_chose_something_of_an_opponents():
    """RR Effects ¶3: each player chooses; whom "that opponent" means is then not known, and nothing is guessed."""
    chosen = "Action: Each player chooses an opponent's revealed plot card."
    assert compiled(chosen)
    assert read(f"{chosen} That opponent draws 1 card.").status == "header"


REVEALED_BESIDE = (
    "Action: Choose a character and reveal the top card of your deck. Until the end of the phase, that character "
    "gets +X STR. X is the printed cost of the revealed card."
)


def test_that_character_is_the_one_chosen_and_not_a_card_revealed_beside_it():
    """The revealed card is only known as a card; "the revealed card" is that one."""
    _, modify = compiled(REVEALED_BESIDE).abilities[0].effects
    assert (modify.on, modify.strength.on) == ("target", "those")


@pytest.mark.parametrize(
    "text",
    [
        "Action: Choose a character. Search your deck for a card, reveal it, and put it into play. That character "
        "gains stealth until the end of the phase.",
        "Reaction: After a character is killed, reveal the top card of your deck. Return that character to its "
        "owner's hand.",
    ],
)
def test_of_two_that_could_be_meant_the_text_says_neither(text):
    """A character spoken of before, or a card found since, of which only "card" is said."""
    assert read(text).status == "header"


def test_of_a_revealed_card_that_is_a_character_that_character_is_the_one_revealed():
    line = compiled(
        "Action: Choose a character and reveal the top card of your deck. If it is a character, put that "
        "character into play."
    )
    assert line.abilities[0].effects[1].effects[0].on == "those"


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("Choose a character controlled by an opponent. That player draws 1 card.", "controller"),
        ("Choose a card in an opponent's discard pile. That player draws 1 card.", "owner"),
    ],
)
def test_that_player_is_the_opponent_whose_card_was_chosen(text, who):
    """Not each opponent."""
    assert compiled(f"Action: {text}").abilities[0].effects[0].player == who


def test_an_opponent_of_whom_nobody_was_chosen_is_not_that_player():
    """Which of several opponents lost the gold is not said again: the rest is resolved by hand."""
    assert (
        read("Action: Move 1 gold from an opponent's gold pool to your own. That player draws 1 card.").status
        == "header"
    )


@pytest.mark.parametrize(
    "text",
    [
        "Each opponent draws 1 card. If that player has 3 or more cards in hand, you gain 1 gold.",
        "Each player sacrifices a character. Then, that player draws 2 cards.",
        "Each player chooses a character he or she controls. Then, if that player controls a Ferryman, he or she draws "
        "1 card.",
        "Each player draws 2 cards, then discards 1 card from his or her hand if he or she has more power than you.",
    ],
)
def test_that_player_is_none_of_several(text):
    """RR Then ¶1: what follows is not done for each of those of whom the sentence before spoke, nor for one of them."""
    assert read(f"When Revealed: {text}").status == "header"


def test_an_opponent_of_each_of_several_players_is_none_of_yours():
    """RR Opponent ¶1: whoever is an opponent is so to somebody, here to each of those of whom it is said."""
    text = "When Revealed: Each player may take control of a location controlled by an opponent."
    assert read(text).status == "header"


def test_you_control_after_an_attachment_is_said_of_one_or_the_other():
    """RR Ownership and Control ¶2: each card has a controller of its own, and the text does not say whose is meant."""
    assert read("Each character with a Condition attachment you control gets +1 STR.").status == "header"
    assert compiled("Each character you control with a Condition attachment gets +1 STR.")


@pytest.mark.parametrize(
    ("text", "on"),
    [
        ("Choose a character. If you control a Dragon character, kneel that character.", "target"),
        ("Choose a character. If there is a Winter plot card revealed, kneel it.", "target"),
        (
            "Choose an attacking character. If you control a character with higher STR, kneel that character.",
            "target",
        ),
        ("Kneel a character. If an opponent controls a Dragon, stand it.", "those"),
    ],
)
def test_what_a_condition_asks_for_is_not_what_is_meant_where_something_was_chosen_before(text, on):
    """RR Choose ¶1: "that character" is the one chosen; the Dragon only has to be there."""
    effect = compiled(f"Action: {text}").abilities[0].effects[-1].effects[0]
    assert effect.on == on


@pytest.mark.parametrize(
    "text",
    [
        "Choose a character. Discard 1 card from your hand. If that card is a location, kneel the chosen character.",
        "Choose a character. Draw 1 card. If that card is a location, kneel the chosen character.",
    ],
)
def test_that_card_is_the_one_discarded_or_drawn_last(text):
    assert compiled(f"Action: {text}").abilities[0].effects[1].condition.card == "those"


def test_it_is_not_a_card_that_must_not_be_there():
    """RR Self-Referential Text ¶1: this card, of which it is said that it stands; no other Wildling is there to get anything."""
    text = "While Old Tam is standing and you do not control another Wildling character, it gets +2 STR."
    assert on(text) == "self"


def test_nothing_is_compared_with_itself():
    """Than which card the revealed one costs less is not said."""
    text = "Choose a character. Reveal the top card of your deck. If that card has a lower printed cost, gain 1 gold."
    assert read(f"Action: {text}").status == "header"


def test_what_is_chosen_beside_a_card_of_the_effect_before_is_chosen_after_it():
    """RR Target ¶1: how high the STR is, is known when the character has been put into play."""
    text = "Put a character into play from your hand. Choose a character with lower STR and kneel it."
    ability = compiled(f"Action: {text}").abilities[0]
    assert ability.choose == ()
    assert isinstance(ability.effects[1], ChooseNow)


@pytest.mark.parametrize(
    ("text", "on"),
    [
        (
            "Reaction: After attached character bypasses a character using stealth, kneel that character.",
            "occurrence",
        ),
        ("Reaction: After attached character enters play, kneel that character.", "host"),
        ("Action: Choose a character. If attached character has higher STR, kneel that character.", "target"),
    ],
)
def test_that_character_is_not_attached_character_where_another_one_was_spoken_of(text, on):
    effect = compiled(text).abilities[0].effects[-1]
    assert getattr(effect, "on", None) == on or effect.effects[0].on == on


def test_each_other_player_is_not_certain_once_a_player_was_chosen():
    assert read("Action: Choose an opponent. Each other player draws 1 card.").status == "header"
    assert compiled("Action: Draw 2 cards. Each other player draws 1 card.")


@pytest.mark.parametrize("who", ["no opponent"])
def test_nobody_having_more_than_you_is_no_opponent_having_more(who):
    """ "No" is not lost, and nobody has more than himself or herself."""
    (ability,) = compiled(f"While {who} has more power than you, Old Tam gains renown.").abilities
    assert ability.condition == Condition(
        none_of=(
            Condition(
                compare=Compare(
                    left=PlayerNumber(what="power"),
                    relation="less than",
                    right=PlayerNumber(what="power", player="this opponent"),
                    versus="an opponent",
                )
            ),
        )
    )


@pytest.mark.parametrize(
    ("words", "same"),
    [
        (
            "Old Tam has higher STR than any other character you control",
            "Old Tam has higher STR than each other character you control",
        ),
    ],
)
def test_more_than_any_is_more_than_each(words, same):
    trees = [
        without_words(compiled(f"While {one}, Old Tam gains renown.").abilities) for one in (words, same)
    ]
    assert trees[0] == trees[1]


@pytest.mark.parametrize(
    ("words", "status"),
    [
        ("lower STR than each other character you control", "header"),
        ("lower STR than each character its controller controls", "header"),
        ("lower STR than each Knight character you control", "compiled"),
    ],
)
def test_each_other_character_is_another_than_the_one_that_is_chosen(words, status):
    """RR Target ¶1: compared with itself none would be lower, and there would be no legal target."""
    assert read(f"Action: Choose a character with {words}. Kneel it.").status == status


@pytest.mark.parametrize(
    "condition",
    [
        "While each character you control has a different title",
        "If each revealed plot card has a different title",
        "While Old Tam has a different title",
    ],
)
def test_a_different_title_is_none_that_a_card_has_by_itself(condition):
    assert read(f"{condition}, draw 1 additional card during the draw phase.").status == "unread"
