"""Lines in the templating of the First Edition, of cards made up for it, and what they mean."""

from typing import Any

import pytest

from agot_judge.cards.model import CardFace, CardType
from agot_judge.text.templatings import compiler_in, names_in

OTHERS = (
    CardFace(name="Old Wat", type="character", traits=("Night's Watch", "Lord", "King")),
    CardFace(name="House Stark", type="faction"),
    CardFace(name="Summer", type="attachment"),
)
COMPILER = compiler_in(names_in("first", OTHERS))
SECOND = compiler_in(names_in("", OTHERS))


def lines(text: str, kind: CardType = "character") -> Any:
    return COMPILER.card(CardFace(name="Grey Reed", type=kind, text=text))


def line(text: str, kind: CardType = "character") -> Any:
    (found,) = lines(text, kind)
    return found


@pytest.mark.parametrize(
    ("text", "faction"),
    [
        ("House Stark characters you control get +1 STR.", ("stark",)),
        ("Your House Martell characters get +1 STR.", ("martell",)),
        ("All House Stark or House Greyjoy characters get +1 STR.", ("stark", "greyjoy")),
    ],
)
def test_a_house_before_a_noun_is_an_affiliation(text, faction):
    """Not a Trait or a title of the same words, which another edition has."""
    (ability,) = line(text).abilities
    assert ability.effects[0].on.faction == faction
    assert ability.effects[0].on.trait == ()


def test_the_nights_watch_is_a_trait():
    (ability,) = line("Night's Watch characters get +1 STR.").abilities
    assert ability.effects[0].on.trait == ("Night's Watch",)
    assert ability.effects[0].on.faction == ()


def test_a_crest_is_no_trait():
    (ability,) = line(
        "Any Phase: Choose and stand a Holy, Learned, Noble, or War character.", "event"
    ).abilities
    assert ability.choose[0].cards.crest == ("holy", "learned", "noble", "war")
    assert ability.choose[0].cards.trait == ()


@pytest.mark.parametrize(
    ("text", "gained", "lost"),
    [
        ("Grey Reed gains a Noble crest.", ("noble",), ()),
        ("Grey Reed gains a Military icon and a [war] crest.", ("war",), ()),
        ("Each opponent's participating character loses a Holy crest.", (), ("holy",)),
    ],
)
def test_a_crest_that_is_gained_or_lost_is_no_trait(text, gained, lost):
    (effect,) = line(text).abilities[0].effects
    assert (effect.gains_crests, effect.loses_crests) == (gained, lost)
    assert (effect.gains_traits, effect.loses_traits) == ((), ())


def test_all_crests_of_a_kind_are_not_lost_by_one():
    """Gained and lost crests are counted (1e/faq/lasting-effects-conflict/1): who has two would keep one."""
    assert line("Each attacking character loses all War crests.").status != "compiled"


def test_influence_is_a_cost_beside_another():
    (ability,) = line(
        "Dominance: Kneel 3 influence or kneel a Noble character to draw 1 card.", "event"
    ).abilities
    (either,) = ability.costs
    assert [type(option[0]).__name__ for option in either.options] == ["KneelInfluence", "Kneel"]
    assert either.options[0][0].amount == 3
    assert either.options[1][0].on.crest == ("noble",)


@pytest.mark.parametrize("compiler", [SECOND])
def test_no_other_edition_has_its_words(compiler):
    """The fragments of a templating are read on its cards alone."""
    (found,) = compiler.text(
        "Action: Kneel 2 influence to draw 1 card.", CardFace(name="Grey Reed", type="event")
    )
    assert found.cause == "unknown word: influence"


def test_a_limit_on_a_line_of_its_own_is_of_the_ability_before_it():
    found = line("Challenges: Kneel Grey Reed to draw 1 card.\nLimit 1 per round.")
    assert found.status == "compiled"
    assert found.abilities[0].limit is not None
    assert (found.abilities[0].limit.times, found.abilities[0].limit.period) == (1, "round")


def test_the_only_one_of_its_kind_is_one_and_there_is_no_other():
    (ability,) = line("If Grey Reed is the only King character in play, he gets +1 STR.").abilities
    is_one, no_other = ability.condition.all_of
    assert (is_one.card, is_one.fits.trait) == ("self", ("King",))
    assert (no_other.exists.this, no_other.exists.trait, no_other.count_at_most) == (False, ("King",), 0)


def test_a_gained_ability_has_the_headers_of_the_edition():
    (ability,) = line(
        'If you have no power on your House card, Grey Reed gains: "Response: Kneel Grey Reed to save a Lord character from '
        'being killed."'
    ).abilities
    (gained,) = ability.effects[0].gains_abilities
    assert (gained.kind, gained.trigger.event, gained.trigger.would) == ("interrupt", "kill", True)
    assert gained.text == "Response: Kneel Grey Reed to save a Lord character from being killed."


@pytest.mark.parametrize(
    ("text", "ways"),
    [
        (
            "Marshalling: Kneel Grey Reed to lower the cost of the next Lord character you play this phase by 1.",
            ("marshal",),
        ),
        (
            "Marshalling: Kneel Grey Reed to lower the cost of the next House Stark card you play this phase by 1.",
            ("marshal", "play"),
        ),
    ],
)
def test_what_is_no_event_is_played_as_it_is_marshaled(text, ways):
    assert line(text, "location").abilities[0].effects[0].ways == ways


@pytest.mark.parametrize(
    ("text", "kind", "event"),
    [
        ("Response: After you play Grey Reed from your hand, draw 1 card.", "character", "marshal"),
        ("Response: After an opponent plays an attachment, draw 1 card.", "character", "marshal"),
        ("Response: After you play an event card, draw 1 card.", "character", "play event"),
    ],
)
def test_the_trigger_is_what_playing_such_a_card_is(text, kind, event):
    assert line(text, kind).abilities[0].trigger.event == event


def test_an_attachment_says_to_what_it_attaches():
    (ability,) = line("Attach to a location you control.", "attachment").abilities
    assert (ability.effects[0].cards.type, ability.effects[0].cards.controller) == (("location",), "you")


@pytest.mark.parametrize(
    "text", ["House Stark only.", "House Stark or Greyjoy only.", "Neutral Faction House card only."]
)
def test_a_restriction_of_decks_does_nothing_in_play(text):
    """An event that only one House may have is attached to nothing."""
    found = line(text, "event")
    assert (found.status, found.abilities) == ("compiled", ())


@pytest.mark.parametrize(
    "text",
    ["If it is Winter, Grey Reed gets +2 STR.", "While it is not Summer, discard Grey Reed from play."],
)
def test_a_season_is_left_to_the_judge(text):
    """No document of the edition says when it is Winter; Summer is no attachment of that title here."""
    found = line(text)
    assert (found.status, found.left) == ("header", (text,))
    assert [type(one).__name__ for one in found.abilities[0].effects] == ["ByHand"]


def test_the_judge_says_whether_it_is_the_season_of_a_use():
    found = line("Any Phase: If it is Summer, kneel Grey Reed to draw 1 card.")
    assert (found.status, found.abilities[0].left_to_judge) == ("header", "it is Summer")
    assert type(found.abilities[0].effects[0]).__name__ == "Draw"


def test_a_win_by_total_strength():
    (ability,) = line(
        "Response: After you win a Power challenge by 4 or more total STR, draw 1 card."
    ).abilities
    assert (ability.trigger.challenge, ability.trigger.by_at_least) == (("power",), 4)


def test_the_plots_of_a_house():
    (ability,) = line(
        "Challenges: Raise the Claim value on each House Stark player's revealed plot card by 1 for the duration of the "
        "challenge.",
        "event",
    ).abilities
    (effect,) = ability.effects
    assert effect.on.controller_where.exists.faction == ("stark",)
    assert (effect.claim, effect.until) == (1, "challenge")


def test_an_action_of_the_dominance_phase_asks_whether_it_was_won():
    """1e/faq/action-before-dominance-is-counted/2: it has been counted before any player action of the phase."""
    (ability,) = line("Dominance: After you win dominance, draw 1 card.", "event").abilities
    assert (ability.kind, ability.phase) == ("action", "dominance")
    assert (ability.condition.happened.event, ability.condition.happened.player) == ("win dominance", "you")


@pytest.mark.parametrize("text", ["Limit 1 per deck.", "Limit 1 per plot deck."])
def test_how_many_a_deck_may_hold(text):
    assert type(line(text).abilities[0].effects[0]).__name__ == "DeckBuilding"


def test_what_is_placed_in_shadows_is_left_to_the_judge():
    """The documents have no more than the name of Shadows (assumption A24): the trigger is kept, the rest is by hand."""
    found = line("Response: After you lose a challenge, put Grey Reed into Shadows to draw 1 card.")
    assert found.status == "header"
    assert (found.abilities[0].trigger.event, found.abilities[0].costs) == ("lose challenge", ())


def test_a_response_to_a_pile_is_not_read():
    """1e/faq/moribund/2: such responses are triggered before the card is in the pile, which no occurrence tells."""
    assert line("Response: After a card is placed in your dead pile, draw 1 card.").status == "unread"


@pytest.mark.parametrize("word", ["deadly", "Vigilant", "stalwart", "infamy"])
def test_a_keyword_of_the_edition_is_one_that_cards_have_and_gain(word):
    (gained,) = line(f"Grey Reed gains {word}.").abilities
    assert gained.effects[0].gains_keywords == (word.lower(),)
    (had,) = line(f"Characters with {word} get +1 STR.").abilities
    assert had.effects[0].on.keyword == (word.lower(),)


def test_who_could_be_saved_as_a_cost_is_as_printed():
    """1e/faq/3.3/1: what is paid with is not saved where the card says so."""
    (ability,) = line(
        "Response: Pay 1 gold and discard Grey Reed from play (cannot be saved) to save a Lord character from being killed."
    ).abilities
    assert [getattr(cost, "can_be_saved", None) for cost in ability.costs] == [None, False]


def test_keywords_stand_also_after_what_an_attachment_attaches_to():
    found = line("Lord character only. Vigilant.", "attachment")
    assert (found.status, [one.name for one in found.keywords]) == ("compiled", ["vigilant"])
    assert found.abilities[0].effects[0].cards.trait == ("Lord",)


def test_what_is_not_read_behind_a_restriction_leaves_the_restriction():
    found = line("Attach to an opponent's location. Gild that location.", "attachment")
    assert (found.status, found.left) == ("unread", ("Gild that location.",))
    assert found.abilities[0].effects[0].cards.controller == "opponent"


def test_how_many_opponents_one_has():
    (ability,) = line("If you have more than one opponent, Grey Reed gets +1 STR.").abilities
    compared = ability.condition.compare
    assert (compared.left.what, compared.relation, compared.right) == ("opponents", "more than", 1)


def test_a_response_is_used_from_where_its_card_is_at_first():
    (ability,) = line(
        "Response: After you win a challenge, return Grey Reed from your discard pile to your hand. Then, you may pay 3 gold to "
        "put Grey Reed into play from your hand."
    ).abilities
    assert ability.zone == "discard"
