"""Lines of made-up cards in the wording of printed ones: what is understood of them."""

import pytest
from msgspec.structs import replace

from agot_judge.cards.model import CardFace
from agot_judge.engine.ability.ability import Forbid, Modify
from agot_judge.engine.ability.cards import (
    CardNumber,
    Cards,
    Compare,
    Comparison,
    Condition,
    Count,
    Happened,
    PlayerNumber,
)
from agot_judge.engine.ability.effects_on_cards import Kneel
from agot_judge.engine.ability.effects_on_players import ByHand, Draw, PayGold
from agot_judge.engine.ability.triggers import Choose, Limit, Trigger
from agot_judge.text.compile import compile_text
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.unparse import unparse_line
from tests.text.reading import NAMES, cards, characters, compiled, condition, count, read

THEIRS = Cards(type=("location",), controller="this opponent")
CONDITIONS = {
    "If you control a Ferryman character": Condition(
        exists=characters(trait=("Ferryman",), controller="you")
    ),
    "If you control no attachments": Condition(
        exists=Cards(type=("attachment",), controller="you"), count_at_most=0
    ),
    "If you control exactly 2 locations": Condition(
        compare=Compare(
            left=Count(cards=Cards(type=("location",), controller="you")), relation="exactly", right=2
        )
    ),
    "If you control 1 or fewer locations": Condition(
        exists=Cards(type=("location",), controller="you"), count_at_most=1
    ),
    "If an opponent controls no locations": Condition(
        compare=Compare(left=0, relation="exactly", right=Count(cards=THEIRS), versus="an opponent")
    ),
    "If an opponent controls 2 or more locations": Condition(
        compare=Compare(left=2, relation="at most", right=Count(cards=THEIRS), versus="an opponent")
    ),
    "If each opponent controls a location": Condition(
        compare=Compare(left=1, relation="at most", right=Count(cards=THEIRS), versus="each opponent")
    ),
    "If a player controls 2 or more locations": Condition(
        any_of=(
            Condition(exists=Cards(type=("location",), controller="you"), count_at_least=2),
            Condition(
                compare=Compare(left=2, relation="at most", right=Count(cards=THEIRS), versus="an opponent")
            ),
        )
    ),
    "If no opponent controls a unique character": Condition(
        none_of=(Condition(exists=characters(unique=True, controller="opponent")),)
    ),
    "If you are the first player": Condition(you_are="first player"),
    "If you are not the first player": Condition(you_are="not first player"),
    "If you have lost an [intrigue] challenge this phase": Condition(
        happened=Happened(event="lose challenge", player="you", challenge=("intrigue",))
    ),
    "If you have not lost a challenge as the defending player this round": Condition(
        none_of=(
            Condition(
                happened=Happened(
                    event="lose challenge", player="you", as_player="defending player", period="round"
                )
            ),
        )
    ),
    "If there are more Ferryman plot cards than neutral plot cards revealed": Condition(
        compare=Compare(
            left=count(type=("plot",), trait=("Ferryman",), revealed=True),
            relation="more than",
            right=count(type=("plot",), faction=("neutral",), revealed=True),
        )
    ),
    "If an opponent has 8 or more cards in his or her discard pile": Condition(
        compare=Compare(
            left=8,
            relation="at most",
            right=PlayerNumber(what="discard", player="this opponent"),
            versus="an opponent",
        )
    ),
    "If you control fewer characters than each opponent": Condition(
        compare=Compare(
            left=Count(cards=characters(controller="you")),
            relation="less than",
            right=Count(cards=characters(controller="this opponent")),
            versus="each opponent",
        )
    ),
    "If each character you control has the [stark] affiliation": Condition(
        exists=characters(controller="you", excluding=(Cards(zone="any", faction=("stark",)),)),
        count_at_most=0,
    ),
    "If Old Tam has 4 or more power": Condition(
        exists=Cards(this=True, where=(Comparison(of="power", relation="at least", amount=4),))
    ),
    "During a challenge in which you are the defending player": Condition(
        challenge=("any",), all_of=(Condition(you_are="defending player"),)
    ),
    "If it is not the taxation phase": Condition(none_of=(Condition(phase=("taxation",)),)),
}


@pytest.mark.parametrize("text", CONDITIONS)
def test_a_condition_before_the_costs_is_a_play_restriction(text):
    assert condition(text) == CONDITIONS[text]


CHOICES = {
    "a character": Choose(cards=characters()),
    "another unique [stark] Ferryman location you control with printed cost 3 or lower": Choose(
        cards=Cards(
            type=("location",),
            this=False,
            unique=True,
            faction=("stark",),
            trait=("Ferryman",),
            controller="you",
            where=(Comparison(of="printed cost", relation="at most", amount=3),),
        )
    ),
    "a non-Ferryman character without attachments": Choose(
        cards=characters(
            excluding=(
                Cards(zone="any", trait=("Ferryman",)),
                Cards(zone="any", where=(Comparison(of="attachments", relation="at least", amount=1),)),
            )
        )
    ),
    "a character with a lower STR than Old Tam's": Choose(
        cards=characters(
            where=(Comparison(of="STR", relation="less than", amount=CardNumber(what="STR", on="self")),)
        )
    ),
    "a kneeling character or location an opponent controls": Choose(
        cards=Cards(type=("character", "location"), kneeling=True, controller="opponent")
    ),
    "a character with the highest STR in play": Choose(cards=characters(highest="STR")),
    "a defending character that is participating alone": Choose(
        cards=characters(defending=True, participating=True, alone=True)
    ),
    "a character with no challenge icons": Choose(
        cards=characters(where=(Comparison(of="icons", relation="exactly", amount=0),))
    ),
}


@pytest.mark.parametrize("text", CHOICES)
def test_a_noun_phrase_is_a_description_of_cards(text):
    assert cards(text) == CHOICES[text]


def test_a_number_of_cards_is_chosen():
    (ability,) = compiled("Action: Choose up to 2 characters. Kneel each of those characters.").abilities

    assert ability.choose == (Choose(cards=characters(), least=0, most=2),)


LIMITS = {
    "(Limit once per round.)": Limit(times=1, period="round"),
    "(Limit twice per phase)": Limit(times=2, period="phase"),
    "(Limit 3 times per game.)": Limit(times=3, period="game"),
    "(Max 1 per challenge.)": Limit(times=1, period="challenge", per_title=True),
    "(Max once per round.)": Limit(times=1, period="round", per_title=True),
}


@pytest.mark.parametrize("text", LIMITS)
def test_a_limit_is_of_the_ability(text):
    assert compiled(f"Action: Draw 1 card. {text}").limit == LIMITS[text]


HEADERS = (
    ("Action: Draw 1 card.", "action", None, False),
    ("<b>Dominance Action:</b> Draw 1 card.", "action", "dominance", False),
    ("Reaction: After you win dominance, draw 1 card.", "reaction", None, False),
    ("<b>Forced Reaction:</b> After you win dominance, draw 1 card.", "reaction", None, True),
    ("Forced Interrupt: When Old Tam is killed, draw 1 card.", "interrupt", None, True),
    ("When Revealed: Draw 1 card.", "when revealed", None, False),
)


@pytest.mark.parametrize(("text", "kind", "phase", "forced"), HEADERS)
def test_the_header_says_the_type_of_the_ability(text, kind, phase, forced):
    line = compiled(text)

    assert (line.kind, line.phase, line.forced) == (kind, phase, forced)


KINDS = (
    ("Renown. Stealth.", "character", "keywords"),
    ("No attachments except <i>Ferryman</i>.", "character", "keywords"),
    ("[stark] character only.", "attachment", "restriction"),
    ("+1 Income.", "location", "modifier"),
    ("+1 Gold.", "location", "modifier"),
    ("Play only if you are the first player.", "event", "play restriction"),
    ("Each Ferryman character you control gets +1 STR.", "location", "constant"),
)


@pytest.mark.parametrize(("text", "card_type", "kind"), KINDS)
def test_a_line_without_a_header_is_of_a_kind(text, card_type, kind):
    assert compiled(text, card_type=card_type).kind == kind


SPELLINGS = (
    "<b>Reaction:</b> After you win a [military] challenge, kneel Old Tam to draw 1 card.",
    "Reaction:  After you win a military challenge, kneel Old Tam to draw one card.",
    "reaction: after you win a [military] challenge, kneel Old Tam to draw 1 card",
    "<strong>Reaction</strong>: After you win a [Military] challenge,\tkneel Old Tam to draw 1 card .",
)


def test_markup_case_numerals_and_spaces_make_no_difference():
    (first,), *others = (compiled(text).abilities for text in SPELLINGS)

    assert all(replace(other, text=first.text) == first for (other,) in others)


def test_a_line_whose_effect_is_not_understood_keeps_its_timing():
    line = read(
        "<b>Reaction:</b> After you win a challenge, kneel Old Tam to frobnicate. (Limit once per phase.)"
    )

    (ability,) = line.abilities
    assert line.status == "header"
    assert line.cause == "unknown word: frobnicate"
    assert (line.trigger, ability.costs) == (
        Trigger(event="win challenge", player="you"),
        (Kneel(on="self"),),
    )


def test_costs_that_are_not_understood_leave_the_line_unread():
    line = read("Action: Juggle Old Tam to draw 1 card.")

    assert (line.status, line.kind, line.abilities) == ("unread", "action", ())


def test_a_line_with_known_words_in_an_unknown_order_keeps_costs_and_limit():
    line = read("Action: Kneel Old Tam to have each character to stand a location. (Limit once per phase.)")

    (ability,) = line.abilities
    assert line.status == "header"
    assert line.limit == Limit(times=1, period="phase")
    assert len(ability.costs) == 1
    assert ability.effects == (ByHand(text="have each character to stand a location"),)
    assert [line.text[span.start : span.end] for span in line.unread] == [
        "have each character to stand a location"
    ]
    assert unparse_line(line, "Old Tam").count("Limit once per phase") == 1


MADE_UP = (
    "Action: Kneel {} to draw 1 card.",
    "Each {} character you control gets +1 STR.",
    "{}.",
    "Reaction: After you {} a challenge, draw 1 card.",
    "Action: Draw 1 card. (Limit once per {}.)",
    "No attachments except {}.",
    "Renown. <i>(This is {}.)</i>",
)


@pytest.mark.parametrize("text", MADE_UP)
@pytest.mark.parametrize("word", ["frobnicate", "Frobnicate", "frobnicates"])
def test_text_with_a_made_up_word_is_never_compiled(text, word):
    assert read(text.format(word)).status != "compiled"


def test_x_is_what_the_text_says():
    (ability,) = compiled("Action: Draw X cards. X is the number of locations you control.").abilities

    assert ability.effects == (Draw(amount=Count(cards=Cards(type=("location",), controller="you"))),)


def test_several_lines_are_read_one_by_one():
    found = compile_text("Renown.\nAction: Draw 1 card.", CardFace(name="Old Tam", type="character"), NAMES)

    assert [line.kind for line in found] == ["keywords", "action"]
    assert all(isinstance(line, CompiledLine) and line.unread == () for line in found)


def test_cards_that_cannot_be_used_are_forbidden_to_every_player_wherever_they_are():
    """They are not in play: no characteristic of theirs changes."""
    (ability,) = compiled("Ferryman cards cannot be marshaled, played, or put into play.").abilities
    cards = Cards(zone="any", trait=("Ferryman",))
    words = ("marshal", "play", "put into play")
    assert ability.effects == tuple(Forbid(player="any", cannot=word, cards=cards) for word in words)
    (ability,) = compiled("During [power] challenges, cards cannot enter or leave play.").abilities
    assert ability.effects == (
        Modify(on=Cards(), cannot=("leave play",)),
        Forbid(player="any", cannot="enter play", cards=Cards(zone="any")),
    )


def test_x_that_is_an_events_cost_is_paid():
    """2e/rr/the-letter-x/1: where the card says what X is, nobody chooses it."""
    text = (
        "Interrupt: When the effects of an opponent's event would initiate, cancel those effects. "
        "X is that event's printed cost."
    )
    (ability,) = compiled(text, card_type="event", cost="X").abilities
    assert ability.costs == (PayGold(amount=CardNumber(what="printed cost", on="occurrence")),)


def test_x_that_is_printed_on_a_plot_card_is_its_base_value_from_then_on():
    text = "When Revealed: Choose an opponent. X is 2 higher than the printed gold value on that player's revealed plot card."
    (ability,) = compiled(text, card_type="plot", gold="X").abilities
    (effect,) = ability.effects
    assert (effect.on, effect.base_value, effect.until) == ("self", True, "this leaves play")
    assert effect.set_gold.plus == 2


def test_x_that_the_text_defines_is_not_chosen():
    text = "Action: Pay X gold to draw 2 cards. X is the number of characters you control."
    (ability,) = compiled(text).abilities
    assert ability.costs[0].at_least is None


def test_x_that_stands_nowhere_is_not_passed_over():
    line = read("Action: Draw 1 card. X is the number of characters you control.", cost=2, strength=1)
    assert (line.status, line.cause) == ("header", "unclear: which X")


def test_x_is_left_to_the_judge_where_a_cost_depends_on_a_target():
    """RR Initiating Abilities ¶5, ¶6: costs are paid before targets are chosen."""
    text = (
        "Action: Pay X gold to choose a character. Kneel that character. X is that character's printed cost."
    )
    line = read(text)
    assert (line.status, line.cause) == ("header", "unclear: which X")


def test_two_icons_chosen_apart_are_left_to_the_judge():
    """The effects know what was chosen by its kind alone: each would mean both."""
    line = read(
        "Action: Choose a character. Until the end of the phase, it gains an icon of your choice and loses"
        " an icon of your choice."
    )
    assert line.status == "header"
