"""Two constant abilities that cannot coexist: the first player determines which one applies, once."""

import pytest

from tests.rulings.tables import cards, run

WHICH = "2e/faq/1.6/1"
ONCE = "2e/faq/1.6/2"
BLANKS = "treat each opponent's character as if its printed text box were blank (except for Traits)."
OTHERS = "treat each other character as if its printed text box were blank (except for Traits)."
ICONS = ["military", "intrigue", "power"]


def person(text="", **facts):
    return {"type": "character", "cost": 2, "str": 4, "icons": ICONS, "text": text, **facts}


def two(one, other, *moves, start="challenges", first="Bob", ann=(), bob=(), more=None, **facts):
    """Loud is Ann's, Quiet is Bob's; Bob is the first player."""
    run(
        {"Ann": {"play": ["Loud", *ann]}, "Bob": {"play": ["Quiet", *bob]}},
        start,
        *moves,
        first_player=first,
        cards={"Loud": person(one, **facts), "Quiet": person(other, **facts)} | (more or {}),
    )


@pytest.mark.parametrize(
    ("one", "other", "facts", "loud", "quiet"),
    [
        (f"While Loud is standing, {BLANKS}", f"While Quiet is standing, {BLANKS}", {}, {"blank": True}, {"blank": False}),
        (
            "While Loud has a [power] icon, each other character loses a [power] icon.",
            "While Quiet has a [power] icon, each other character loses a [power] icon.",
            {},
            {"icons": ["military", "intrigue"]},
            {"icons": ICONS},
        ),
        (
            "While Loud has STR 4 or higher, each other character gets -2 STR.",
            "While Quiet has STR 4 or higher, each other character gets -2 STR.",
            {},
            {"str": 2},
            {"str": 4},
        ),
        (
            "While Loud is a Lord, each other Lord character loses all Traits.",
            "While Quiet is a Lord, each other Lord character loses all Traits.",
            {"traits": ["Lord"]},
            {"traits": []},
            {"traits": ["Lord"]},
        ),
        (
            "Renown.\nWhile Loud has renown, each other character loses renown.",
            "Renown.\nWhile Quiet has renown, each other character loses renown.",
            {},
            {"keywords": []},
            {"keywords": ["renown"]},
        ),
    ],
)  # fmt: skip
def test_the_first_player_determines_which_one_applies(one, other, facts, loud, quiet):
    """FAQ 1.6 ¶1, RR Priority of Simultaneous Resolution ¶3, whatever it is that they take from each other."""
    two(
        one,
        other,
        {"Bob": {"choose": "Quiet"}},
        {"check": {"cards": {"Loud": loud, "Quiet": quiet}, "cites": [WHICH, ONCE]}},
        **facts,
    )


def test_the_other_choice_has_the_other_result():
    """FAQ 1.6 ¶1: the choice is the first player's, who may choose an opponent's."""
    two(
        f"While Loud is standing, {BLANKS}",
        f"While Quiet is standing, {BLANKS}",
        {"Bob": {"choose": "Loud"}},
        cards(Loud={"blank": False}, Quiet={"blank": True}),
    )


def test_nothing_goes_on_before_it_is_said():
    """FAQ 1.6 ¶2: at the time when they would first affect the game state."""
    two(
        f"While Loud is standing, {BLANKS}",
        f"While Quiet is standing, {BLANKS}",
        {"check": {"decision": {"player": "Bob", "kind": "name", "choices": ["Loud", "Quiet"]}}},
        {"Bob": {"choose": "Quiet"}},
    )


def test_it_comes_up_when_the_second_one_begins_to_apply():
    """FAQ 1.6 ¶2: as long as Quiet kneels, Loud alone applies and blanks it."""
    run(
        {"Ann": {"play": ["Loud"]}, "Bob": {"hand": ["Quiet"], "gold": 5}},
        "3.2",
        {"Ann": "pass"},
        {"Bob": {"marshal": "Quiet"}},
        {"Ann": {"choose": "Quiet"}},
        cards(Loud={"blank": True}, Quiet={"blank": False}),
        first_player="Ann",
        active_player="Bob",
        cards={
            "Loud": person(f"While Loud is standing, {BLANKS}"),
            "Quiet": person(f"While Quiet is standing, {BLANKS}"),
        },
    )


def test_the_choice_is_kept_while_both_stay_active():
    """FAQ 1.6 ¶2: it is made once, and not asked again."""
    two(
        f"While Loud is standing, {BLANKS}",
        f"While Quiet is standing, {BLANKS}",
        {"Bob": {"choose": "Loud"}},
        {"Bob": {"trigger": "Bell"}},
        cards(Loud={"blank": False}, Quiet={"blank": True}),
        bob=["Bell"],
        more={"Bell": {"type": "location", "text": "Action: Gain 1 gold."}},
    )


def test_it_is_over_when_one_of_them_is_no_longer_active():
    """FAQ 1.6 ¶2: Loud is knelt and applies no more; Quiet does."""
    two(
        f"While Loud is standing, {BLANKS}",
        f"While Quiet is standing, {BLANKS}",
        {"Bob": {"choose": "Loud"}},
        {"Bob": {"trigger": "Rope", "choose": "Loud"}},
        cards(Loud={"blank": True}, Quiet={"blank": False}),
        bob=["Rope"],
        more={"Rope": {"type": "location", "text": "Action: Choose and kneel a character."}},
    )


def test_a_third_one_lets_it_be_determined_anew():
    """FAQ 1.6 ¶2: an additional conflicting ability becomes active."""
    run(
        {"Ann": {"play": ["Loud"], "hand": ["Shrill"]}, "Bob": {"play": ["Quiet"]}},
        "challenges",
        {"Ann": {"choose": "Loud"}},
        {"Ann": {"ambush": "Shrill"}},
        {"check": {"decision": {"player": "Ann", "choices": ["Loud", "Quiet", "Shrill"]}}},
        {"Ann": {"choose": "Shrill"}},
        cards(Loud={"blank": True}, Quiet={"blank": True}, Shrill={"blank": False}),
        cards={
            "Loud": person(f"While Loud is standing, {OTHERS}"),
            "Quiet": person(f"While Quiet is standing, {OTHERS}"),
            "Shrill": person(f"Ambush (0).\nWhile Shrill is standing, {OTHERS}"),
        },
    )


def test_abilities_of_a_location_and_a_character():
    """FAQ 1.6 ¶1: of whatever type the cards are."""
    run(
        {"Ann": {"play": ["Mist"]}, "Bob": {"play": ["Quiet"]}},
        "challenges",
        {"Ann": {"choose": "Mist"}},
        cards(Mist={"blank": False}, Quiet={"blank": True}),
        cards={
            "Mist": {"type": "location", "text": f"While Mist is standing, {BLANKS}"},
            "Quiet": person(
                "While Quiet is standing, treat each location as if its printed text box were blank (except for Traits)."
            ),
        },
    )


def test_two_revealed_plot_cards():
    """FAQ 1.6 ¶1, of plot cards that blank each other."""
    text = (
        "Treat each opponent's revealed plot card as if its printed text box were blank (except for Traits)."
    )
    run(
        {"Ann": {"plot": "Storm", "play": ["Miller"]}, "Bob": {"plot": "Gale", "play": ["Miller"]}},
        "challenges",
        {"Ann": {"choose": "Gale"}},
        cards(Storm={"blank": True}, Gale={"blank": False}),
        cards={
            name: {"type": "plot", "gold": 5, "initiative": 0, "claim": 1, "reserve": 6, "text": text}
            for name in ("Storm", "Gale")
        },
    )


def test_what_each_takes_away_is_what_the_other_asks_of_the_same_card():
    """FAQ 1.6 ¶1: a [stark] character with a [power] icon, which one ability keeps and the other takes."""
    two(
        "Each character with a [military] icon loses a [power] icon.",
        "Each character with a [power] icon loses a [military] icon.",
        {"Bob": {"choose": "Quiet"}},
        cards(Miller={"icons": ["intrigue", "power"]}),
        bob=["Miller"],
    )


def test_in_melee_the_first_player_whose_cards_are_not_concerned():
    """RR Priority of Simultaneous Resolution ¶3: the first player, whoever controls the cards."""
    run(
        {"Ann": {"play": ["Loud"]}, "Bob": {"play": ["Quiet"]}, "Cat": {"play": ["Miller"]}},
        "challenges",
        {"Cat": {"choose": "Quiet"}},
        cards(Loud={"blank": True}, Quiet={"blank": False}, Miller={"blank": True}),
        first_player="Cat",
        cards={
            "Loud": person(f"While Loud is standing, {BLANKS}"),
            "Quiet": person(f"While Quiet is standing, {BLANKS}"),
        },
    )


def test_nobody_is_asked_where_only_one_takes_from_the_other():
    """FAQ 1.6 ¶1: they coexist; the one that is blank takes nothing."""
    two(
        f"While Loud is standing, {BLANKS}",
        "While Quiet is standing, each other character gets -1 STR.",
        cards(Loud={"str": 4, "blank": False}, Quiet={"blank": True}),
    )


def test_three_in_a_circle():
    """FAQ 1.6 ¶1: A blanks B, B blanks C, C blanks A: they cannot coexist. The one chosen applies, and so what it permits."""
    rivals = {"A": ("Lord", "Knight"), "B": ("Lady", "Lord"), "C": ("Knight", "Lady")}
    run(
        {"Ann": {"play": ["A"]}, "Bob": {"play": ["B"]}, "Cat": {"play": ["C"]}},
        "challenges",
        {"check": {"decision": {"player": "Ann", "kind": "name", "choices": ["A", "B", "C"]}}},
        {"Ann": {"choose": "A"}},
        cards(A={"blank": False}, B={"blank": True}, C={"blank": False}),
        cards={
            name: person(
                f"While {name} is standing, treat each {victim} character as if its printed text box were blank"
                " (except for Traits).",
                traits=[own],
            )
            for name, (victim, own) in rivals.items()
        },
    )
