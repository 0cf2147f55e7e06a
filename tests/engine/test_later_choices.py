"""Choices are moved to where they are due: after "then", in a delayed effect, among what was revealed."""

from msgspec import convert

from agot_judge.engine.ability import Ability
from agot_judge.engine.ability.later_choices import with_choices_in_time

ANY = {"cards": {"type": ["character"]}}
HAND = {"cards": {"zone": "hand", "controller": "you"}}


def ability(**fields):
    """An action with these fields."""
    return convert({"kind": "action"} | fields, Ability)


def test_a_choice_for_then_is_made_after_then():
    given = ability(
        choose=[ANY, HAND], effects=[{"do": "kneel"}], then=[{"do": "discard cards", "on": "target 2"}]
    )
    expected = ability(
        choose=[ANY],
        effects=[{"do": "kneel"}],
        then=[{"do": "choose", "choose": HAND, "effects": [{"do": "discard cards", "on": "target"}]}],
    )

    assert with_choices_in_time(given) == expected


def test_a_choice_for_a_delayed_effect_is_made_when_it_resolves():
    when = {"do": "when", "trigger": {"event": "lose challenge", "player": "you"}}
    given = ability(choose=[ANY], effects=[{"do": "draw"}, when | {"effects": [{"do": "kill"}]}])
    inner = [{"do": "choose", "choose": ANY, "effects": [{"do": "kill"}]}]
    expected = ability(effects=[{"do": "draw"}, when | {"effects": inner, "on": "self"}])

    assert with_choices_in_time(given) == expected


def test_a_choice_among_what_was_revealed_is_made_after_that():
    shown = {"cards": {"zone": "deck", "among": "those"}}
    reveal = {"do": "reveal", "on": {"zone": "deck", "controller": "you", "top": 3}}
    given = ability(choose=[shown], effects=[reveal, {"do": "move", "to": "hand"}, {"do": "shuffle"}])
    rest = [{"do": "move", "to": "hand"}, {"do": "shuffle"}]
    expected = ability(effects=[reveal, {"do": "choose", "choose": shown, "effects": rest}])

    assert with_choices_in_time(given) == expected


def test_a_choice_that_the_effect_needs_stays_where_it_is():
    given = ability(choose=[ANY], effects=[{"do": "kneel"}], then=[{"do": "gain power", "on": "target"}])

    assert with_choices_in_time(given) == given
