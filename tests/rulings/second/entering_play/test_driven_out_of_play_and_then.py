"""A constant text that drives its card out of play, and what follows the word "then"."""

from tests.rulings.texts import person, run

DISGUISE = person("If you control Marya, sacrifice Disguise. Then, your Marya gains 1 power.", unique=True)
MARYA = {"type": "character", "cost": 2, "str": 4, "unique": True}


def test_what_follows_a_sacrifice_by_a_constant_text_is_done_as_soon_as_it_is_sacrificed():
    """FAQ 2.6 ¶1, RR The Word "Then" ¶2: no player uses an ability in between."""
    run(
        {"play": ["Disguise"], "hand": ["Marya"]},
        {},
        "marshaling",
        {"Ann": {"marshal": "Marya"}},
        {
            "check": {
                "cards": {"Disguise": {"zone": "discard"}, "Marya": {"power": 1}},
                "cites": ["2e/faq/terminal-condition/1", "2e/rr/the-word-then/2"],
            }
        },
        Disguise=DISGUISE,
        Marya=MARYA,
    )


def test_nothing_follows_where_the_text_is_not_true():
    """RR Constant Abilities ¶2, RR The Word "Then" ¶1: an opponent's Marya is none that you control."""
    run(
        {"play": ["Disguise"]},
        {"play": ["Marya"]},
        "marshaling",
        {"check": {"cards": {"Disguise": {"zone": "play"}, "Marya": {"power": 0}}}},
        Disguise=DISGUISE,
        Marya=MARYA,
    )
