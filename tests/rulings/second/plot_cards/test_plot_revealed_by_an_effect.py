"""A plot that an effect reveals: what is said of "that card", and what it may no longer interrupt."""

import pytest

from tests.rulings.tables import cards, run
from tests.rulings.texts import ICONS, PLOT

SCHEME = PLOT | {"traits": ["Scheme"], "claim": 2}
WHAT = ["reveal a Scheme plot.", "reveal a new Scheme plot card from your plot deck."]
GONE = {
    "If that card leaves play, remove it from the game.": "out of game",
    "If it leaves play, remove it from the game.": "out of game",
    "If that plot leaves play, gain 1 power for your faction.": "used",
    "": "used",
}


def sung(words, *moves, stop="6.1", kind="intrigue", scheme=None, bob=None, start="duck", **own):
    """Ann wins a challenge, and uses her Song."""
    run(
        {
            "Ann": {
                "plot": "Peace",
                "plots": ["Scheme", "Gale", "Rest"],
                "play": ["Song", "Drum", {"Lord": "attacking"}],
            },
            "Bob": {"hand": 2, "plots": ["Storm"], "play": ["Miller"], **(bob or {})},
        },
        start,
        *moves,
        stop=stop,
        challenge={"type": kind, "attacker": "Ann", "defender": "Bob"},
        cards={
            "Lord": {"type": "character", "str": 9, "icons": ICONS},
            "Peace": PLOT,
            "Rest": PLOT,
            "Gale": PLOT | {"initiative": 9},
            "Scheme": scheme or SCHEME,
            "Song": {"type": "location", "text": f"Reaction: After you win a challenge, {words}"},
            "Drum": {"type": "location", "text": "Action: Reveal a new plot card."},
            **own,
        },
    )


@pytest.mark.parametrize("end", list(GONE))
@pytest.mark.parametrize("what", WHAT)
def test_what_is_said_of_it_happens_as_a_new_plot_covers_it(what, end):
    """RR Plot Card ¶3, Delayed Effects ¶2: the plot that was revealed leaves play as the next plot covers it."""
    sung(
        f"{what} {end}",
        {"Ann": {"trigger": "Song"}},
        {"advance": "4.2.5"},
        cards(Scheme={"zone": "play"}, Peace={"zone": "used"}),
        {"Ann": {"choose": "Gale"}},
        {"Ann": {"choose": "Ann"}},
        {"advance": "1.4"},
        cards(Scheme={"zone": GONE[end]}),
        stop="2.1",
    )


@pytest.mark.parametrize("what", WHAT)
def test_the_one_it_covers_is_not_spoken_of(what):
    """RR Plot Card ¶3: that card is the one that was revealed; the one that it covers goes to the used pile."""
    sung(
        f"{what} If that card leaves play, remove it from the game.",
        {"Ann": {"trigger": "Song"}},
        {"advance": "4.2.5"},
        cards(Scheme={"zone": "play"}, Peace={"zone": "used"}),
        stop="6.1",
    )


def test_it_cannot_interrupt_the_win_to_which_its_reveal_reacts():
    """RR Interrupts ¶5: a reaction comes after the win has resolved, so the moment to interrupt it is over."""
    cruel = SCHEME | {"text": "Interrupt: When you win a challenge, choose and kill a character."}
    sung(
        "reveal a Scheme plot.",
        {"Ann": {"trigger": "Song"}},
        {"check": {"may_not": {"Ann": ["Scheme"]}}},
        {"advance": "4.2.4"},
        cards(Miller={"zone": "play"}, Scheme={"zone": "play"}),
        scheme=cruel,
    )


def test_its_claim_value_is_the_one_that_is_applied():
    """RR Claim ¶1, Plot Card ¶4: the claim value of the attacker's revealed plot, as claim is applied."""
    sung(
        "reveal a Scheme plot. If that card leaves play, remove it from the game.",
        {"Ann": {"trigger": "Song"}},
        {"advance": "4.2.5"},
        {"check": {"players": {"Bob": {"hand": 0}}}},
    )


def test_it_can_interrupt_what_comes_later():
    """RR Interrupts ¶1, 1.3 ¶6: revealed before claim is applied, it is in play as claim is applied."""
    mild = SCHEME | {"text": "Interrupt: When claim is applied, gain 3 gold."}
    sung(
        "reveal a Scheme plot. If that card leaves play, remove it from the game.",
        {"Ann": {"trigger": "Song"}},
        {"Ann": {"trigger": "Scheme"}},
        {"advance": "4.2.5"},
        {"check": {"players": {"Ann": {"gold": 3}}}},
        scheme=mild,
    )


def test_its_when_revealed_ability_initiates_and_initiative_is_not_compared():
    """RR When Revealed ¶1, 1.3 ¶6."""
    rich = SCHEME | {"text": "When Revealed: Gain 2 gold."}
    sung(
        "reveal a Scheme plot. If that card leaves play, remove it from the game.",
        {"Ann": {"trigger": "Song"}},
        {"advance": "4.2.5"},
        {"check": {"players": {"Ann": {"gold": 2}}, "cites": ["2e/rr/1.3/6"]}},
        scheme=rich,
    )


def test_another_plot_revealed_by_an_effect_covers_it_too():
    """RR Plot Card ¶3, Delayed Effects ¶2: it leaves play, whatever covers it."""
    sung(
        "reveal a Scheme plot. If that card leaves play, remove it from the game.",
        {"Ann": {"trigger": "Song"}},
        {"Ann": {"trigger": "Drum", "choose": "Gale"}},
        {"advance": "6.1"},
        cards(Scheme={"zone": "out of game"}, Gale={"zone": "play"}),
    )
