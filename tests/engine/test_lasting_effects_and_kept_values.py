"""What a lasting effect that comes into force, or ends, drops of what is kept (docs/decisions/0022)."""

import json
from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability import Adjust, Modify
from agot_judge.engine.aspects import BIT, EVERYTHING, changed
from agot_judge.engine.reading import ITS_STRENGTH
from agot_judge.engine.state.state import InForce, State
from agot_judge.engine.state.transition import put_in_force
from agot_judge.engine.values.values import icons, keywords, strength
from agot_judge.scenario.builder import Board, build
from agot_judge.scenario.format import load

KNIGHTS: dict[str, Any] = {
    "kind": "constant",
    "effects": [{"do": "modify", "on": {"type": ["character"], "trait": ["Knight"]}, "strength": 1}],
}

SILENCE: dict[str, Any] = {
    "kind": "constant",
    "condition": {"phase": ["challenges"]},
    "effects": [{"do": "modify", "on": {"type": ["character"]}, "blank": True, "except_traits": True}],
}


def board(banner: dict[str, Any] = KNIGHTS) -> tuple[Board, State, int]:
    """A Knight with renown beside a banner that gives each Knight +1 STR, or has this ability; the number of the Knight."""
    built = build(
        load(
            json.dumps(
                {
                    "edition": "2e",
                    "players": {"Ann": {"play": ["Guard", "Banner"]}, "Bob": {}},
                    "cards": {
                        "Guard": {
                            "type": "character",
                            "str": 3,
                            "icons": ["military"],
                            "traits": ["Knight"],
                            "text": "Renown.",
                        },
                        "Banner": {"type": "location", "abilities": [banner]},
                    },
                    "start": "4.2",
                }
            )
        )
    )
    state = built.machine.run(built.state)
    guard = next(
        number for number, card in enumerate(built.machine.game.cards) if card.definition.face.name == "Guard"
    )
    return built, state, guard


def on(card: int, modify: Modify) -> InForce:
    """A lasting effect that changes the card."""
    return InForce(serial=0, cards=(card,), modify=modify, until="phase")


def test_an_effect_on_icons_drops_what_reads_icons_and_no_strength():
    built, state, guard = board()
    machine = built.machine
    assert strength(machine.at(state), guard) == 4
    kept = machine.at(state).kept[ITS_STRENGTH]
    after = put_in_force(state, on(guard, Modify(on="self", gains_icons=("power",))))
    assert changed(state, after) == BIT["icons"]
    assert icons(machine.at(after), guard) == {"military", "power"}
    assert machine.at(after).kept[ITS_STRENGTH] is kept
    ended = replace(after, in_force=())
    assert changed(after, ended) == BIT["icons"]
    assert icons(machine.at(ended), guard) == {"military"}


def test_an_effect_on_traits_drops_the_strength_that_a_trait_gives():
    built, state, guard = board()
    machine = built.machine
    assert strength(machine.at(state), guard) == 4
    after = put_in_force(state, on(guard, Modify(on="self", loses_traits=("Knight",))))
    assert strength(machine.at(after), guard) == 3
    assert strength(machine.at(replace(after, in_force=())), guard) == 4


def test_a_card_that_a_lasting_effect_blanks_has_no_printed_keyword_any_more():
    """2e/rr/blank/1: nothing that changes keywords need be in the game."""
    built, state, guard = board()
    machine = built.machine
    assert [one.name for one in keywords(machine.at(state), guard)] == ["renown"]
    after = put_in_force(state, on(guard, Modify(on="self", blank=True, except_traits=True)))
    assert keywords(machine.at(after), guard) == ()
    assert [one.name for one in keywords(machine.at(replace(after, in_force=())), guard)] == ["renown"]


def test_an_effect_that_only_waits_drops_no_value_and_one_on_players_drops_all():
    built, state, guard = board()
    machine = built.machine
    assert strength(machine.at(state), guard) == 4
    kept = machine.at(state).kept[ITS_STRENGTH]
    waiting = put_in_force(state, InForce(serial=0, cards=(guard,), until="phase"))
    assert machine.at(waiting).kept[ITS_STRENGTH] is kept
    adjust = Adjust(what="hand", amount=1)
    assert changed(state, put_in_force(state, InForce(serial=0, cards=(), rule=adjust))) == EVERYTHING


def test_printed_keywords_go_as_a_constant_ability_begins_to_blank_their_card():
    """2e/rr/blank/1: from the moment at which its condition is true, with the board as it was."""
    built, state, guard = board(SILENCE)
    machine = built.machine
    assert keywords(machine.at(state), guard) == ()
    before = replace(state, phase="marshaling")
    assert [one.name for one in keywords(machine.at(before), guard)] == ["renown"]
    assert keywords(machine.at(replace(before, phase="challenges")), guard) == ()
