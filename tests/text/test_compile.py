"""Lines of made-up cards in the wording of printed ones: what is understood of them."""

import pytest
from msgspec.structs import replace

from agot_judge.cards.model import CardFace
from agot_judge.citation import Span
from agot_judge.engine.ability.ability import Forbid, Modify
from agot_judge.engine.ability.cards import CardNumber, Cards, Comparison, Count, PlayerNumber
from agot_judge.engine.ability.conditions import Compare, Condition, Happened
from agot_judge.engine.ability.effects_on_cards import Kneel
from agot_judge.engine.ability.effects_on_players import ByHand, Draw, PayGold, RevealPlot
from agot_judge.engine.ability.triggers import Choose, Limit, Trigger
from agot_judge.engine.ability.walk import nodes
from agot_judge.text.compile import compile_text
from agot_judge.text.compiled import CompiledLine
from tests.text.reading import NAMES, compiled, read

SELF = Cards(this=True)
HOST = Cards(host=True)


def trigger(text):
    """The triggering condition of a reaction or interrupt that begins with it."""
    kind = "Interrupt" if text.startswith("When") else "Reaction"
    line = compiled(f"{kind}: {text}, draw 1 card.")
    return line.trigger


def characters(**fields):
    return Cards(type=("character",), **fields)


TRIGGERS = {
    "After you win a challenge": Trigger(event="win challenge", player="you"),
    "After you win an [intrigue] or [power] challenge as the attacking player": Trigger(
        event="win challenge",
        player="you",
        challenge=("intrigue", "power"),
        as_player="attacking player",
    ),
    "After you lose an unopposed challenge": Trigger(event="lose challenge", player="you", unopposed=True),
    "After you win a [military] challenge by 5 or more STR in which Old Tam is attacking": Trigger(
        event="win challenge",
        player="you",
        challenge=("military",),
        by_at_least=5,
        when=(Condition(exists=Cards(this=True, attacking=True)),),
    ),
    "After you win a challenge in which you control 2 or more attacking Ferryman characters": Trigger(
        event="win challenge",
        player="you",
        when=(
            Condition(
                exists=characters(trait=("Ferryman",), attacking=True, controller="you"), count_at_least=2
            ),
        ),
    ),
    "After an opponent initiates a [power] challenge against you": Trigger(
        event="initiate challenge", player="opponent", challenge=("power",), other_player="you"
    ),
    "After you marshal Old Tam": Trigger(event="marshal", player="you", card=SELF),
    "After you marshal or play a [stark] card": Trigger(
        event="marshal", or_events=("play event",), player="you", card=Cards(faction=("stark",))
    ),
    "After Old Tam enters play using ambush": Trigger(event="ambush", card=SELF),
    "After a card comes out of shadows under your control": Trigger(
        event="come out of shadows", card=Cards(controller="you")
    ),
    "When a character you control would be killed or discarded from play": Trigger(
        event="kill",
        or_events=("discard from play",),
        would=True,
        card=characters(controller="you"),
    ),
    "When attached character leaves play": Trigger(event="leave play", card=HOST),
    "After a character is killed for [military] claim": Trigger(
        event="kill", card=characters(), cause="claim", challenge=("military",)
    ),
    "After attached character is declared as an attacker or defender": Trigger(
        event="declare attacker", or_events=("declare defender",), card=HOST
    ),
    "After Old Tam bypasses a character using stealth": Trigger(
        event="bypass", card=characters(), source=SELF
    ),
    "After a character you control discards an event using pillage": Trigger(
        event="discard from deck",
        card=Cards(type=("event",)),
        cause="pillage",
        source=characters(controller="you"),
    ),
    "After the challenges phase begins": Trigger(event="phase begins", phase=("challenges",)),
    "When the effects of an opponent's event would initiate": Trigger(
        event="initiate", would=True, player="opponent", card=Cards(type=("event",), zone="any")
    ),
    "When the effects of an opponent's event or triggered location ability would initiate": Trigger(
        event="initiate", would=True, player="opponent", card=Cards(type=("event", "location"), zone="any")
    ),
    "When the effects of a triggered character ability would initiate": Trigger(
        event="initiate", would=True, card=characters(zone="any")
    ),
    "After 1 or more cards are discarded from your hand": Trigger(
        event="discard from hand", player="you", card=Cards(), one_or_more=True
    ),
    "When claim is applied for a [military] challenge in which you are the attacking player": Trigger(
        event="claim", challenge=("military",), when=(Condition(you_are="attacking player"),)
    ),
    "After a Ferryman plot card is revealed": Trigger(
        event="reveal plot", card=Cards(type=("plot",), trait=("Ferryman",))
    ),
    "After Old Tam stands during the challenges phase": Trigger(
        event="stand", card=SELF, phase=("challenges",)
    ),
}


@pytest.mark.parametrize("text", TRIGGERS)
def test_a_triggering_condition_is_the_occurrence_it_names(text):
    assert trigger(text) == TRIGGERS[text]


def condition(text):
    """The condition under which an action may be used."""
    (ability,) = compiled(f"Action: {text}, draw 1 card.").abilities
    return ability.condition


def count(**fields):
    return Count(cards=Cards(**fields))


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


def cards(text):
    """The target of an action."""
    (ability,) = compiled(f"Action: Choose {text}. Kneel that card.").abilities
    (choice,) = ability.choose
    return choice


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


def on(text):
    """What the first effect works on."""
    (ability,) = compiled(text).abilities
    return ability.effects[0].on


LIMITS = {
    "(Limit once per round.)": Limit(times=1, period="round"),
    "(Limit twice per phase)": Limit(times=2, period="phase"),
    "(Limit 3 times per game.)": Limit(times=3, period="game"),
    "(Max 1 per challenge.)": Limit(times=1, period="challenge", per_title=True),
    "(Max once per round.)": Limit(times=1, period="round", per_title=True),
    "(Group limit once per phase.)": Limit(times=1, period="phase", group=True),
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
    assert line.text[line.parts[0].span.start : line.parts[0].span.end].endswith(":")


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
    assert ability.effects == (
        ByHand(text="have each character to stand a location. (Limit once per phase.)"),
    )


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


def test_every_part_is_where_it_is_printed():
    text = (
        "<b>Reaction:</b> After you win a challenge in which Old Tam is attacking, "
        "kneel a <i>Ferryman</i> character to draw 1 card. (Limit once per round.)"
    )
    line = compiled(text)

    assert {part.name: text[part.span.start : part.span.end] for part in line.parts} == {
        "header": "Reaction:",
        "trigger": "After you win a challenge in which Old Tam is attacking",
        "costs": "kneel a <i>Ferryman</i> character",
        "effects": "draw 1 card",
        "limit": "(Limit once per round.)",
    }


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


def test_x_is_what_the_text_says():
    (ability,) = compiled("Action: Draw X cards. X is the number of locations you control.").abilities

    assert ability.effects == (Draw(amount=Count(cards=Cards(type=("location",), controller="you"))),)


def test_several_lines_are_read_one_by_one():
    found = compile_text("Renown.\nAction: Draw 1 card.", CardFace(name="Old Tam", type="character"), NAMES)

    assert [line.kind for line in found] == ["keywords", "action"]
    assert all(isinstance(line, CompiledLine) and line.unread == () for line in found)
    assert found[1].parts[0].span == Span(0, 7)


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


def test_it_is_what_each_player_chose():
    """Not the card with the ability, of which the triggering condition speaks."""
    line = compiled(
        "Forced Reaction: After you lose a challenge in which Old Tam is attacking, each player must choose a "
        "participating character he or she controls, if able, and return it to its owner's hand."
    )
    assert [effect.on for effect in line.abilities[0].effects] == ["target"]


def test_it_is_the_card_that_paid_the_cost_before_a_card_that_a_condition_only_describes():
    """``kneel The Grey Ferry to have it contribute 2 STR``: the location."""
    line = compiled(
        "Challenges Action: During a challenge in which you control a participating Ferryman character, kneel "
        "The Grey Ferry to have it contribute 2 STR to your side this challenge.",
        "The Grey Ferry",
        "location",
    )
    assert [effect.on for effect in line.abilities[0].effects] == ["self"]


def test_another_card_is_none_of_those_discarded_before():
    """``discard 1 card at random (2 cards instead if you control another Ferryman)``."""
    line = compiled(
        "Reaction: After you win a challenge in which Old Tam is attacking, the losing opponent discards 1 card "
        "at random from his or her hand. (2 cards instead if you control another attacking Ferryman character.)"
    )
    assert line.abilities[0].effects[0].condition.exists.this is False


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
