"""Lines of which a part is not understood: what is left to the judge, and what would be a wrong header."""

import pytest

from agot_judge.engine.ability import ByHand, Condition
from agot_judge.engine.ability.triggers import Limit
from tests.text.reading import condition, read


def test_a_condition_that_is_not_understood_is_left_to_the_judge_with_the_effect():
    """RR Play Restrictions ¶1: occurrence and limit are enforced; the judge looks at the condition."""
    line = read(
        "Reaction: After Old Tam enters play, if it was marshaled with honour, draw 1 card. (Limit once per round.)"
    )
    assert line.status == "header"
    (ability,) = line.abilities
    assert ability.trigger is not None
    assert ability.trigger.event == "enter play"
    assert ability.limit is not None
    assert ability.condition is None
    (effect,) = ability.effects
    assert isinstance(effect, ByHand)
    assert effect.text == "if it was marshaled with honour, draw 1 card"


def test_a_condition_that_is_not_understood_before_costs_leaves_the_line_unread():
    """RR Costs ¶2: what costs there are must be known and paid."""
    line = read(
        "Reaction: After Old Tam enters play, if it was marshaled with honour, kneel Old Tam to draw 1 card."
    )
    assert line.status == "unread"


def test_an_unknown_cost_leaves_the_line_unread():
    """RR Costs ¶2: an order before "to do something" is a cost, whatever it is."""
    assert read("Action: Tickle Old Tam to draw 1 card.").status == "unread"
    assert read("Action: Kneel a tickled character to marshal a location.").status == "unread"


@pytest.mark.parametrize(
    "words",
    [
        "Reaction: After 2 or more characters are killed in a phase, draw 1 card.",
        "Reaction: After a player discards a card from another player's hand, draw 1 card.",
    ],
)
def test_a_triggering_condition_that_could_mean_something_else_leaves_the_line_unread(words):
    """RR Triggering Condition ¶1: killed at once is not killed within a phase; "another" than an opponent may be you."""
    assert read(words).status == "unread"


def test_to_within_an_effect_is_no_sign_of_a_cost():
    """RR Costs ¶2: what another player may do resolves with the effect."""
    line = read("Reaction: After you win a challenge, each player may tickle a character to draw 1 card.")
    assert line.status == "header"
    line = read("Reaction: After you win a challenge, return a tickled character to your hand.")
    assert line.status == "header"


@pytest.mark.parametrize(
    "words",
    [
        "If Old Tam would be killed, discard it from play instead.",
        "If an opponent's character would be placed in his or her dead pile, that player pays 1 gold instead.",
        "Attached character cannot be declared as a defender unless its controller pays 1 gold.",
        "Attached character does not stand during the standing phase unless its controller pays 1 gold.",
        "Characters cannot be declared as attackers unless their controller pays 1 gold for each.",
        "Each opponent must initiate a [military] challenge during the challenges phase, if able.",
    ],
)
def test_what_would_happen_and_what_may_be_paid_is_understood_where_the_rest_is_not(words):
    """RR Replacement Effects ¶1, RR Constant Abilities ¶1: the judge resolves what the sentence says."""
    line = read(words)
    assert (line.status, line.kind) == ("header", "constant")
    (effect,) = line.abilities[0].effects
    assert isinstance(effect, ByHand)


@pytest.mark.parametrize(
    "words",
    [
        "If Old Tam would be tickled, discard it from play instead.",
        "Attached character cannot be declared as a defender unless its controller tickles it.",
    ],
)
def test_what_is_not_understood_of_a_condition_leaves_the_line_unread(words):
    """RR Constant Abilities ¶1: nobody knows when the ability is active."""
    assert read(words).status == "unread"


def test_what_follows_then_and_what_stands_before_it_are_left_to_the_judge_together():
    """RR The word "Then" ¶3: Y does not resolve where X did not in full, so the engine does not do X alone."""
    line = read("If you control a Lord, sacrifice Old Tam. Then, Old Tam dances.")
    assert line.status == "unread"
    assert line.abilities == ()
    assert line.left == ("If you control a Lord, sacrifice Old Tam.", "Then, Old Tam dances.")


def test_of_two_sentences_the_one_that_is_understood_is_followed_and_the_other_named():
    """RR Constant Abilities ¶1: each is in effect by itself; what is left is said in the words of its sentence."""
    line = read("Each Lord character you control gets +1 STR. Each other Lord dances.")
    assert line.status == "unread"
    assert len(line.abilities) == 1
    assert line.left == ("Each other Lord dances.",)


@pytest.mark.parametrize(
    "words",
    [
        "During that challenge, each attacking character you control gets +1 STR.",
        "Raise the claim value on your revealed plot card by 1 during that challenge.",
    ],
)
def test_what_is_said_of_an_additional_challenge_does_not_hold_in_each_challenge(words):
    """RR Constant Abilities ¶1: it affects what its text says, here the one challenge that the ability gives."""
    line = read(f"You may initiate an additional [power] challenge during the challenges phase. {words}")
    assert line.status == "header"
    assert isinstance(line.abilities[1].effects[0], ByHand)
    assert line.abilities[1].condition is None


@pytest.mark.parametrize(
    ("words", "status"),
    [
        ("You cannot grumble.", "header"),
        ("Challenges initiated against you cannot be grumbled while Old Tam is standing.", "header"),
        ("You may marshal cards from under your agenda as if they were in your grumble.", "header"),
        ("Claim cannot be raised or lowered.", "header"),
        ("You cannot grumble while Old Tam is grumbling.", "unread"),
        ("Whenever you grumble, you may draw 1 card.", "unread"),
        ("You may grumble at the end of the phase.", "unread"),
        ("Grumble: Old Tam gets +1 STR.", "unread"),
        ("Old Tam grumbles.", "unread"),
    ],
)
def test_what_is_said_without_a_condition_or_a_time_applies_always_whatever_it_is(words, status):
    """RR Constant Abilities ¶1: it is active as long as its card is in play; the judge knows what it says."""
    line = read(words)
    assert line.status == status
    if status == "header":
        assert line.kind == "constant"
        assert [type(one) for one in line.abilities[0].effects] == [ByHand]


def test_the_condition_of_what_is_left_to_the_judge_is_kept():
    """RR Constant Abilities ¶2: it is active any time the condition is met."""
    line = read("While Old Tam is standing, challenges initiated against you cannot be grumbled.")
    assert line.status == "header"
    assert line.abilities[0].condition is not None


@pytest.mark.parametrize(
    "words",
    [
        "Before setup, search your deck for a location and put it into play. Shuffle your deck.",
        "After you draw your setup hand, place the top 3 cards of your deck facedown under Old Tam as your hoard.",
        "After opening hands are drawn, place the top 3 cards of your deck facedown under Old Tam.",
        "When you announce Old Tam as your agenda, choose a unique character in your deck. Place that card under this agenda.",
    ],
)
def test_what_is_done_during_setup_is_left_to_the_judge_and_later_nothing_of_it(words):
    """RR Setup ¶4: agendas are announced during setup; what is done then is done once the game has begun."""
    line = read(words, card_type="agenda")
    assert line.status == "header"
    for ability in line.abilities:
        assert ability.condition == Condition(phase=("setup",))


def test_what_stays_so_after_setup_is_left_to_the_judge_always():
    """RR Constant Abilities ¶1: active while its card is in play; which location it is only the judge knows."""
    line = read(
        "After all agendas are announced, search your deck for a location and put it into play. That location cannot be "
        "discarded from play by card effects.",
        card_type="agenda",
    )
    assert line.status == "header"
    assert [ability.condition for ability in line.abilities] == [Condition(phase=("setup",)), None]


def test_what_depends_on_a_faction_named_during_setup_is_not_known():
    """RR Constant Abilities ¶1: whose characters are meant is part of what the ability depends on."""
    line = read(
        "When you announce Old Tam as your agenda, name a faction. Characters you control get +1 STR while participating "
        "against a player of the named faction.",
        card_type="agenda",
    )
    assert line.status == "unread"


@pytest.mark.parametrize(
    "limit",
    [
        "Limit once per round for each player",
        "Limit once per round per player",
        "Limit once per player per round",
    ],
)
def test_a_limit_for_each_player_is_not_read_as_one_for_the_player_who_uses_it(limit):
    """RR Limits and Maxima ¶4: every limit is player specific; one that says "each player" counts whom the ability is about."""
    line = read(f"Reaction: After a player wins a challenge, that player draws 1 card. ({limit}.)")

    assert (line.status, line.limit, line.cause) == ("unread", None, "limit")


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("Action: Kneel Old Tam. Then, you may pay X gold to draw X cards.", "header"),
        ("Action: Kneel Old Tam to choose X characters. Kneel them.", "header"),
        ("Action: Kneel Old Tam to draw X cards. X is the number of locations you control.", "compiled"),
        ("Action: Pay X gold to choose X characters. Kneel those characters.", "compiled"),
    ],
)
def test_an_x_that_nothing_says_what_it_is_is_left_to_the_judge(text, status):
    """RR The Letter "X" ¶1: it is defined by a card ability, or chosen as a cost is paid."""
    assert read(text).status == status


def test_a_line_that_is_unread_says_its_limit_and_the_occurrence_as_far_as_it_was_read():
    """RR Triggering Condition ¶1: nobody is offered it, but what it waits for, and how often, is known."""
    line = read(
        "Reaction: After you win a challenge in which nobody sings, kneel Old Tam to draw 1 card. (Limit twice per phase.)"
    )
    assert (line.status, line.abilities) == ("unread", ())
    assert line.trigger is not None
    assert (line.trigger.event, line.trigger.player) == ("win challenge", "you")
    assert line.limit == Limit(times=2, period="phase")


def test_an_unread_line_says_no_other_occurrence_than_its_own():
    """ "Is discarded for a song" may be a card from anywhere: what was read of it, "is discarded", is a card in play."""
    line = read("Interrupt: When a card would be discarded for a song from your hand, draw 1 card.")
    assert (line.status, line.trigger) == ("unread", None)


def test_an_order_after_a_condition_that_is_understood_is_left_to_the_judge():
    """RR Constant Abilities ¶1: it applies while the condition is true; what it does is left to the judge."""
    line = read("If you control Wench, place Old Tam beside her as a duplicate.")
    assert line.status == "header"
    (ability,) = line.abilities
    assert ability.condition == condition("If you control Wench")
    assert read("If you control Wench, place Old Tam beside her while she sings.").status == "unread"


def test_what_is_said_in_place_of_a_sentence_leaves_that_to_the_judge_with_it():
    """RR Constant Abilities ¶1: when it applies was said before the parenthesis."""
    line = read("While you control a King, Old Tam gains renown. (Stealth and a song instead if he is lame.)")
    assert line.status == "header"
    (ability,) = line.abilities
    assert ability.condition == condition("If you control a King")
    (effect,) = ability.effects
    assert isinstance(effect, ByHand)
    assert effect.text.startswith("While you control a King, Old Tam gains renown. (Stealth")
    assert line.left == (line.text,)


def test_a_parenthesis_that_may_say_when_it_applies_leaves_the_line_unread():
    """RR Constant Abilities ¶1: a condition that is not understood."""
    assert read("Old Tam gains renown. (Only if he is lame.)").status == "unread"
    assert read("Old Tam gains renown. (And stealth if he is lame.)").status == "unread"


def test_an_immunity_that_is_not_understood_applies_always():
    """RR Immunity ¶1: to what it is immune is left to the judge."""
    line = read("Immune to triggered songs.")
    assert line.status == "header"
    (ability,) = line.abilities
    assert ability.condition is None


@pytest.mark.parametrize("title", ["Drowned Fiddler", "Painted Wench", "Red Sails"])
def test_a_title_after_the_triggering_condition_is_no_further_occurrence(title):
    """RR Triggering Condition ¶1: "is killed, tickled, or .." goes on; "Drowned Fiddler gains 1 power" is what happens."""
    line = read(f"Reaction: After you win a challenge, {title} gains 1 power.", name=title)
    assert (line.status, line.cause) == ("compiled", "")
