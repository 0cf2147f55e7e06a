"""Effects in wordings that printed cards share: what they do, in the tree that the engine runs."""

import pytest

from agot_judge.engine.ability import (
    Ability,
    Attach,
    BecomeFirst,
    Cards,
    Discard,
    DiscardFromHand,
    Draw,
    ForEach,
    GainAbility,
    GainGold,
    If,
    Instead,
    Kneel,
    May,
    Modify,
    Move,
    PlaceToken,
    Rearrange,
    Stand,
)
from agot_judge.engine.ability.cards import CardNumber, Condition, Pick
from agot_judge.engine.ability.triggers import Choose
from tests.text.reading import compiled, read

SHOWN = Cards(among="shown", zone="deck")


def one_of_them(least=1, most=1):
    return Cards(among="shown", zone="deck", pick=Pick(least=least, most=most))


def ability(text, **facts):
    (found,) = compiled(f"Action: {text}", **facts).abilities
    return found


EFFECTS = {
    "Place 2 raven tokens on Old Tam": (PlaceToken(token="raven", amount=2, on="self"),),
    "Gain gold equal to Old Tam's STR": (GainGold(amount=CardNumber(what="STR", on="self")),),
    "Become the first player": (BecomeFirst(),),
    "Place the top card of your deck facedown on Old Tam as a duplicate": (
        Attach(on=Cards(zone="deck", controller="you", top=1), to="self", as_duplicate=True),
    ),
    "Each location is discarded from play": (Discard(on=Cards(type=("location",))),),
    "Shuffle your used pile into your plot deck": (
        Move(on=Cards(zone="used", controller="you"), to="plot deck"),
    ),
}


@pytest.mark.parametrize("text", EFFECTS)
def test_an_effect_is_what_its_words_say(text):
    assert ability(f"{text}.").effects == EFFECTS[text]


def test_what_is_left_of_the_cards_shown_goes_back_in_any_order():
    text = (
        "Look at the top 3 cards of your deck. Add 1 to your hand, "
        "and place the others on the bottom of your deck in any order."
    )

    _, added, rest = ability(text).effects

    assert added == Move(on=one_of_them(), to="hand")
    assert rest == Rearrange(on=SHOWN, to="bottom of deck")


def test_two_of_the_cards_shown_go_to_two_places():
    text = (
        "Look at the top 2 cards of your deck. Place 1 in shadows, and the other on the bottom of your deck."
    )

    _, first, second = ability(text).effects

    assert first == Move(on=one_of_them(), to="shadows")
    assert second == Move(on=SHOWN, to="bottom of deck")


def test_some_cards_is_not_said_where_no_cards_were_shown():
    assert read("Action: Add 1 to your hand.").status == "header"


def test_the_other_of_two_targets_is_the_one_on_which_the_effect_before_did_not_work():
    text = "Choose 2 characters. One of those characters gets +1 STR, and the other gets -1 STR."
    text = text.replace("One", "Until the end of the phase, one")

    _, other = ability(text).effects

    assert isinstance(other, Modify)
    assert other.on == Cards(among="target", zone="any", excluding=(Cards(among="those", zone="any"),))


def test_otherwise_is_the_other_side_of_the_condition_before():
    text = "Choose a character. If that character is a Ferryman, stand it. Otherwise, kneel it."

    (effect,) = ability(text).effects

    assert isinstance(effect, If)
    assert (effect.effects, effect.otherwise) == ((Stand(),), (Kneel(),))


def test_what_follows_when_the_player_does_not():
    text = "Choose an opponent. That player may pay 1 gold. If that player does not, draw 1 card."

    may, otherwise = ability(text).effects

    assert isinstance(may, May)
    assert otherwise == If(condition=Condition(succeeded=False), effects=(Draw(),))


def test_an_effect_for_each_card_of_the_effect_before():
    text = "Sacrifice any number of locations. For each location sacrificed this way, draw 1 card."

    _, each = ability(text).effects

    assert isinstance(each, ForEach)
    assert each.cards == Cards(type=("location",), among="those", zone="any")
    assert each.effects == (Draw(),)


def test_x_may_be_said_in_the_same_sentence():
    found = ability("Choose a character. Gain X gold, where X is that character's STR.")

    assert found.effects == (GainGold(amount=CardNumber(what="STR", on="target")),)


def test_what_would_happen_is_replaced():
    text = "Interrupt: When Old Tam would be killed, draw 1 card instead."

    (found,) = compiled(text).abilities

    assert found.effects == (Instead(effects=(Draw(),)),)


def test_one_of_several_keywords_or_icons_is_chosen():
    text = "Choose a character. Until the end of the phase, that character gains insight, renown, or stealth."
    assert ability(text).choose[1] == Choose(word="keyword", words=("insight", "renown", "stealth"))

    text = (
        "Choose a character. Until the end of the phase, that character loses a [military] or [power] icon."
    )
    found = ability(text)
    assert found.choose[1] == Choose(word="icon", words=("military", "power"))
    assert found.effects == (Modify(loses_icons=("chosen",), until="phase"),)


def test_a_trait_is_named_and_cards_with_it_are_meant():
    found = ability("Name a Trait. Kneel each character with that Trait.")

    assert found.choose == (Choose(word="trait"),)
    assert found.effects == (Kneel(on=Cards(type=("character",), trait=("chosen",))),)


def test_nothing_has_a_trait_that_nobody_named():
    assert read("Action: Kneel each character with that Trait.").status == "header"


def test_a_plot_value_changes_in_certain_challenges_only():
    text = "Until the end of the phase, raise the claim value on your revealed plot card by 1 during [power] challenges."

    (effect,) = ability(text).effects

    assert isinstance(effect, Modify)
    assert (effect.claim, effect.until, effect.condition) == (1, "phase", Condition(challenge=("power",)))


def test_a_cost_is_a_card_of_a_kind_from_hand():
    found = ability("Discard a Ferryman character from your hand to draw 1 card.")

    cards = Cards(type=("character",), trait=("Ferryman",), zone="hand")
    assert found.costs == (DiscardFromHand(cards=cards),)


def test_a_card_becomes_an_attachment_with_the_text_that_is_quoted():
    text = (
        "Choose a character. Attach Old Tam to that character as a Ferryman attachment with the text: "
        '"Terminal. Attached character gets +1 STR."'
    )

    (effect,) = ability(text, card_type="event").effects

    assert effect == GainAbility(
        on="self",
        to="target",
        traits=("Ferryman",),
        keywords=("terminal",),
        abilities=(Ability(kind="constant", effects=(Modify(on="host", strength=1),)),),
    )


def test_a_cost_may_be_paid_to_do_something_instead_of_the_normal_claim_effects():
    text = (
        "Interrupt: When claim is applied for a [military] challenge in which you are the attacking player, "
        "instead of the normal claim effects, kneel Old Tam to draw 2 cards."
    )

    (found,) = compiled(text).abilities

    assert found.costs == (Kneel(on="self"),)
    assert found.effects == (Instead(effects=(Draw(amount=2),), of="claim"),)


@pytest.mark.parametrize(
    ("words", "status"),
    [
        ("For each card discarded this way, choose and kneel a location.", "header"),
    ],
)
def test_what_is_chosen_for_each_of_several_is_not_one_target(words, status):
    """RR Target ¶1: as many choices as there are cards, and how many that is, is not known before."""
    assert read(f"Action: Discard any number of cards from your hand. {words}").status == status


@pytest.mark.parametrize(
    ("words", "status"),
    [
        ("Choose a character. Each opponent chooses a character. Kneel each chosen character.", "compiled"),
        ("Each player chooses a character. Kneel each chosen character.", "compiled"),
        (
            "Choose an opponent. Look at that opponent's hand and choose an event. Discard the chosen event.",
            "header",
        ),
        (
            "Choose an opponent. Look at that opponent's hand and choose a character. Discard that card.",
            "header",
        ),
        (
            "Choose an opponent. Look at that opponent's hand and choose a character in it. Discard it.",
            "compiled",
        ),
        ("Look at the top 3 cards of your deck. Choose a character and kneel it.", "compiled"),
        ("Look at an opponent's hand. Choose an attachment and discard it.", "header"),
        ("Look at an opponent's hand. Choose a character you control and stand it.", "compiled"),
        ("Reveal a card from your hand. If your card has the highest printed cost, draw 1 card.", "header"),
    ],
)
def test_what_is_chosen_where_and_by_whom_must_be_certain(words, status):
    """RR Choose ¶1, In Play and Out of Play ¶1: an event is in no play area, and a hand that is looked at is none."""
    assert read(f"Action: {words}").status == status
