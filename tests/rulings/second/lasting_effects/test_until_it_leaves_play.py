"""Effects that last until the end of a period or until their card leaves play, whichever comes first; what waits through a
phase of the next round."""

from typing import Any

from tests.rulings.tables import cards, run
from tests.rulings.texts import PLOT, check, event, person, text

REMOVER = person(
    "Reaction: After Silent Sister enters play, look at an opponent's hand. Then, choose 1 card in that hand and remove it from "
    "the game until the end of the round or until Silent Sister leaves play."
)
CELLAR = text(
    "location",
    "Action: Kneel Deep Cellar to place each card in your hand facedown under Deep Cellar and draw 3 cards. At the end of the "
    "phase, or if Deep Cellar leaves play, discard your hand and return each card you placed under Deep Cellar to your hand.",
)
KILL = event("Action: Choose a character. Kill that character.")
BURN = event("Action: Choose a location. Discard that location from play.")
TOP = {name: {"type": "character", "cost": 1} for name in ("Ash", "Birch", "Cedar", "Dogwood", "Elder")}


def _removed(*moves: object, **ann: object) -> None:
    sides: dict[str, dict[str, Any]] = {
        "Ann": {"hand": ["Silent Sister", "Kill"], "gold": 5, "plots": ["Storm"], **ann},
        "Bob": {"hand": ["Miller", "Baker"], "plots": ["Calm"]},
    }
    first = (
        {"Ann": {"marshal": "Silent Sister"}},
        {"Ann": {"trigger": "Silent Sister"}},
        {"Ann": {"choose": "Miller"}},
    )
    board = {"Silent Sister": REMOVER, "Kill": KILL}
    run(sides, "marshaling", *first, *moves, cards=board, stop="1.3")


def test_it_comes_back_at_the_end_of_the_round() -> None:
    """RR Removed From Game ¶1, Lasting Effects ¶3: removed until a time, the card comes back then."""
    _removed(
        {"advance": "4.1"},
        cards(Miller={"zone": "out of game"}),
        {"advance": "1.2"},
        check("2e/rr/7.5/2", "2e/rr/delayed-effects/2", Miller={"zone": "hand"}),
    )


def test_it_comes_back_as_the_card_leaves_play() -> None:
    """RR Lasting Effects ¶3: what lasts until the card leaves play expires then, before the end of the round."""
    _removed(
        {"Ann": {"play": "Kill", "choose": "Silent Sister"}},
        {"advance": "next"},
        check("2e/rr/lasting-effects/3", Miller={"zone": "hand"}, **{"Silent Sister": {"zone": "dead"}}),
    )


def _cellar(*moves: object, hand: tuple[str, ...] = ("Miller", "Baker")) -> None:
    sides: dict[str, dict[str, Any]] = {
        "Ann": {"play": ["Deep Cellar"], "hand": list(hand), "deck": ["Ash", "Birch", "Cedar", "Dogwood"]},
        "Bob": {"hand": ["Burn"]},
    }
    board = {"Deep Cellar": CELLAR, "Burn": BURN, **TOP}
    run(sides, "challenges", {"Ann": {"trigger": "Deep Cellar"}}, *moves, cards=board, stop="5.2")


def test_hands_change_back_at_the_end_of_the_phase() -> None:
    """FAQ End of Phase Timing Sequence ¶4: the delayed effect resolves as the phase has ended; the cards placed beneath come
    back, those drawn are discarded."""
    _cellar(
        {"advance": "5.1"},
        check(
            "2e/faq/end-of-phase-timing-sequence/4",
            "2e/rr/delayed-effects/2",
            Miller={"zone": "hand"},
            Baker={"zone": "hand"},
            Ash={"zone": "discard"},
            Cedar={"zone": "discard"},
        ),
    )


def test_hands_change_back_as_the_card_leaves_play() -> None:
    """RR Lasting Effects ¶3: it resolves as the location leaves play, and not once more at the end of the phase."""
    _cellar(
        {"Bob": {"play": "Burn", "choose": "Deep Cellar"}},
        {"advance": "next"},
        check(
            "2e/rr/lasting-effects/3",
            Miller={"zone": "hand"},
            Baker={"zone": "hand"},
            Ash={"zone": "discard"},
            Cedar={"zone": "discard"},
        ),
        {"advance": "5.1"},
        cards(Miller={"zone": "hand"}, Baker={"zone": "hand"}),
    )


def test_without_a_hand_the_drawn_cards_are_discarded() -> None:
    """RR Effects ¶3: nothing is placed beneath, the rest of the effect resolves as far as it can."""
    _cellar(
        {"advance": "5.1"},
        check(
            "2e/rr/effects/3", Ash={"zone": "discard"}, Birch={"zone": "discard"}, Cedar={"zone": "discard"}
        ),
        hand=(),
    )


def _omen(plot: str, drawn: int) -> None:
    omen = event(
        "Taxation Action: Name a Trait. If an opponent reveals a plot card with that Trait during the next plot phase, draw 3 "
        "cards."
    )
    sides: dict[str, dict[str, Any]] = {
        "Ann": {"hand": ["Omen"], "deck": 9, "plots": ["Calm"]},
        "Bob": {"plots": [plot], "play": ["Bard"]},
    }
    board = {
        "Omen": omen,
        "Snow": PLOT | {"initiative": 9, "traits": ["Winter"]},
        "Sun": PLOT | {"initiative": 9, "traits": ["Summer"]},
        "Bard": person("", traits=["Winter"]),
    }
    moves = (
        {"Ann": {"play": "Omen", "choose": ["Winter"]}},
        {"advance": "1.2"},
        {"Bob": {"choose": "Bob"}},
        {"advance": "1.4"},
        {"check": {"players": {"Ann": {"hand": drawn}}}},
    )
    run(sides, "taxation", *moves, cards=board, stop="1.5")


def test_it_waits_through_the_next_plot_phase() -> None:
    """RR Delayed Effects ¶1: it waits beyond the end of the round, for a plot revealed in the plot phase of the next one."""
    _omen("Snow", 3)
    _omen("Sun", 0)
