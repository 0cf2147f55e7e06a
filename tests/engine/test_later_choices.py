"""Choices are moved to where they are due: after "then", in a delayed effect, among what was revealed."""

from msgspec import convert

from agot_judge.cards.model import CardFace
from agot_judge.engine.ability import Ability
from agot_judge.engine.ability.later_choices import with_choices_in_time
from agot_judge.text.compile import compile_text
from tests.text.meaning import without_words

ANY = {"cards": {"type": ["character"]}}
HAND = {"cards": {"zone": "hand", "controller": "you"}}


def ability(**fields):
    """An action with these fields."""
    return convert({"kind": "action"} | fields, Ability)


def read(text):
    """The ability of this text, without its words."""
    (line,) = compile_text(text, CardFace(name="Old Mill", type="location"))
    return without_words(line.abilities[0])


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


def test_a_choice_for_a_delayed_effect_is_made_where_it_is_said():
    """RR Target ¶7: chosen after the initiation only where the resolution of the delayed effect requires it."""
    then = read("Action: If you lose this challenge, choose and kill a character.")
    first = read("Action: Choose a character. If you lose this challenge, kill that character.")
    when = {"do": "when", "trigger": {"event": "lose challenge", "player": "you"}}
    inner = [{"do": "choose", "choose": ANY, "effects": [{"do": "kill"}]}]

    assert then == ability(effects=[when | {"effects": inner, "on": "self"}])
    assert first == ability(choose=[ANY], effects=[when | {"effects": [{"do": "kill"}]}])


def test_a_choice_among_what_was_revealed_is_made_after_that():
    """What needs nothing of the choice is done also where none is chosen."""
    shown = {"cards": {"zone": "deck", "among": "those"}}
    reveal = {"do": "reveal", "on": {"zone": "deck", "controller": "you", "top": 3}}
    given = ability(choose=[shown], effects=[reveal, {"do": "move", "to": "hand"}, {"do": "shuffle"}])
    chosen = {"do": "choose", "choose": shown, "effects": [{"do": "move", "to": "hand"}]}
    expected = ability(effects=[reveal, chosen, {"do": "shuffle"}])

    assert with_choices_in_time(given) == expected


def test_a_choice_that_the_effect_needs_stays_where_it_is():
    given = ability(choose=[ANY], effects=[{"do": "kneel"}], then=[{"do": "gain power", "on": "target"}])

    assert with_choices_in_time(given) == given
