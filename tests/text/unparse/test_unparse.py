"""What was understood, in canonical wording: compiled again it is the same."""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec import Struct

from agot_judge.cards.importers.obtain import obtain
from agot_judge.cards.importers.shapes import read_data
from agot_judge.cards.model import CardFace
from agot_judge.editions import rulebook_for
from agot_judge.engine import ability as tree
from agot_judge.engine.ability.ability import Ability
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.index import kinds_of
from agot_judge.engine.state.events import facets
from agot_judge.text.compile import compile_card, compile_line
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.grammar import FRAGMENTS
from agot_judge.text.keywords import read_keyword
from agot_judge.text.names import Names
from agot_judge.text.parsing.template import Meaning
from agot_judge.text.unparse import unparse, unparse_keyword, unparse_line
from tests.text.meaning import without_words

TITLE = "Harwin the Miller"


def lines_of(name: str) -> list[str]:
    """The lines of a file of made-up ability lines, without its headings."""
    found = Path(__file__).parents[1].joinpath(name).read_text(encoding="utf-8").splitlines()
    return [line for line in found if not line.startswith("#")]


LINES = lines_of("wordings.txt")
UNWORDED = lines_of("unworded.txt")
ALL_PRINTED = 3807
"""The ability lines of the 2,240 cards."""
NAMES = Names({TITLE, "Old Bessa", "The Salt Mill", "Ashford's Ledger"})
FACE = CardFace(name=TITLE, type="character")


class Pool(NamedTuple):
    """The unpublished cards' lines, with their cards; their canonical wordings; the meanings of rules that came of both."""

    lines: list[tuple[CardFace, CompiledLine]]
    again: list[tuple[CompiledLine, CompiledLine]]
    used: set[str]


@cache
def compiled(line: str) -> CompiledLine:
    return compile_line(line, FACE, NAMES)


def meaning(line: CompiledLine) -> tuple[object, ...]:
    """Everything but the words."""
    return (line.keywords, without_words(line.abilities))


@pytest.mark.parametrize("line", LINES)
def test_the_wording_compiles_to_the_same_tree(line: str) -> None:
    first = compiled(line)
    assert first.status == "compiled", first.message
    said = unparse_line(first, TITLE)
    second = compiled(said)
    assert second.status == "compiled", f"{said}\n{second.message}"
    assert meaning(second) == meaning(first), said
    assert unparse_line(second, TITLE) == said


@pytest.mark.parametrize("line", UNWORDED)
def test_a_line_that_no_card_prints_is_understood_and_its_wording_is_never_another_tree(line: str) -> None:
    first = compiled(line)
    assert first.status == "compiled", first.message
    said = unparse_line(first, TITLE)
    assert compiled(said).status != "compiled", said


UNSAID = {"ByHand", "Change", "Changes", "KneelInfluence", "Rivalry", "TitleRight"}
"""Nodes that only trees written by hand have, what the judge says, and influence, which is of another edition."""


def test_the_lines_have_every_kind_of_node() -> None:
    every = {
        name for name, found in vars(tree).items() if isinstance(found, type) and issubclass(found, Struct)
    }
    seen = {
        type(node).__name__
        for line in LINES
        for ability in compiled(line).abilities
        for node in nodes(ability)
    }
    assert every - seen == UNSAID


@pytest.mark.parametrize(
    ("effect", "wording"),
    [
        (tree.BecomeFirst(chooses=True), "Choose who is the first player."),
        (
            tree.Rearrange(),
            "Place the affected cards on the top of its owner's deck in any order.",
        ),
        (tree.ByHand(text="Swap two banners."), "Swap two banners."),
        (tree.Draw(player="loser", amount=2), "The losing player draws 2 cards."),
    ],
)
def test_what_no_template_says_has_clear_words_anyway(effect: tree.Effect, wording: str) -> None:
    assert unparse(Ability(kind="action", effects=(effect,)), TITLE) == f"Action: {wording}"


def test_words_about_a_deck_that_end_with_a_full_stop_get_no_second_one() -> None:
    few = tree.DeckBuilding(text="No more than 3 neutral cards in the deck.")
    assert unparse(Ability(kind="constant", effects=(few,)), TITLE) == few.text


@pytest.mark.parametrize(
    "unworded",
    [
        # That a player did something to certain cards, and that something did not happen to any: no card asks that.
        tree.Condition(
            happened=tree.Happened(event="marshal", player="you", card=tree.Cards(controller="you"))
        ),
        tree.Condition(
            none_of=(tree.Condition(happened=tree.Happened(event="kill", card=tree.Cards(controller="you"))),)
        ),
    ],
)
@pytest.mark.parametrize("kind", ["action", "constant"])
def test_a_tree_without_words_says_that_it_has_none(kind: Any, unworded: tree.Condition) -> None:
    """It is never said in part, and its words are not read as an ability."""
    said = unparse(Ability(kind=kind, condition=unworded, effects=(tree.Draw(amount=1),)), TITLE)

    assert said == f"{'Action: ' if kind == 'action' else ''}(an ability without canonical wording)"
    assert compiled(said).status != "compiled"


def test_an_ability_that_gives_one_without_words_has_none_either() -> None:
    waits = tree.Trigger(event="cancel", player="you", card=tree.Cards(type=("event",), zone="any"))
    given = Ability(kind="reaction", trigger=waits, effects=(tree.Draw(amount=1),))
    ability = Ability(kind="constant", effects=(tree.Modify(on="host", gains_abilities=(given,)),))

    assert unparse(ability, TITLE) == "(an ability without canonical wording)"


def test_a_change_says_the_strength_that_it_sets() -> None:
    """Besides what else it does: a location that counts as a character with STR 4."""
    change = tree.Modify(
        on="self", set_strength=4, gains_icons=("military",), rules=("counts as a character",)
    )

    assert unparse(Ability(kind="constant", effects=(change,)), TITLE) == (
        "Harwin the Miller gains a [military] icon, counts as a character, and has its STR set to 4."
    )


def test_the_state_of_the_attached_character_is_said_of_it() -> None:
    """Dothraki Steed asks of attached character whether it is attacking and Dothraki, not whether any card is."""
    riding = tree.Condition(exists=tree.Cards(host=True, attacking=True, trait=("Dothraki",)))
    change = tree.Modify(on="host", strength=3)

    assert unparse(Ability(kind="constant", condition=riding, effects=(change,)), TITLE) == (
        "While attached character is an attacking Dothraki card, attached character gets +3 STR."
    )


def test_the_wording_names_x_only_once() -> None:
    lords = tree.Count(cards=tree.Cards(type=("character",), trait=("Lord",), controller="you"))
    ability = Ability(
        kind="action", effects=(tree.DiscardFromDeck(amount=lords), tree.GainGold(amount=lords))
    )
    assert unparse(ability, TITLE) == (
        "Action: Discard the top X cards of an opponent's deck. Gain 1 gold for each Lord character you control. "
        "X is the number of Lord characters you control."
    )


def test_choices_within_the_effects_keep_their_targets_apart() -> None:
    line = compiled("Action: Choose and kneel a location. Then, choose and stand a character you control.")
    (ability,) = line.abilities
    assert isinstance(ability.then[0], tree.ChooseNow)
    said = unparse(ability, TITLE)
    assert said == (
        "Action: Choose a location. Kneel the target. Then, choose and stand a character you control."
    )


def test_keywords_are_worded_as_printed() -> None:
    printed = "Ambush (3). No attachments except Weapon or Title. No Weapon attachments. Renown."
    read = [read_keyword(sentence) for sentence in printed.removesuffix(".").split(". ")]
    assert [unparse_keyword(keyword) for keyword in read if keyword] == printed.removesuffix(".").split(". ")


OF_A_SCENARIO = {"effects.on_cards.whole"}
"""Rules for the text of a card that a scenario brings with it."""


def noted(name: str, meaning: Meaning, used: set[str]) -> Meaning:
    """The same meaning, which says that it came of the words."""

    def found(*parts: Any) -> Any:
        value = meaning(*parts)
        used.add(name)
        return value

    return found


@pytest.fixture(scope="module")
def pool(shared: Path) -> Pool:
    files = [str(path) for path in sorted((shared / "cards").glob("*.json"))]
    faces = [card.face for name in files for card in read_data(name, obtain(name)).cards]
    known = Names.of(faces)
    used: set[str] = set()
    with pytest.MonkeyPatch.context() as patch:
        for fragment in FRAGMENTS:
            for name, meaning in fragment.meanings.items():
                patch.setitem(fragment.meanings, name, noted(f"{fragment.name}.{name}", meaning, used))
        lines = [(face, line) for face in faces for line in compile_card(face, known)]
        again = [
            (line, compile_line(unparse_line(line, face.name), face, known))
            for face, line in lines
            if line.status == "compiled"
        ]
    if not lines:
        pytest.skip("no card texts there")
    return Pool(lines, again, used)


def test_every_compiled_line_of_the_pool_comes_back(pool: Pool) -> None:
    """The wording of each compiled line is the same tree again, but for a few that speak of titles or at length."""
    lost = [line.text for line, said in pool.again if meaning(said) != meaning(line)]
    assert len(lost) <= 12, lost


def test_each_rule_is_there_for_a_printed_line(pool: Pool) -> None:
    """Or for its canonical wording: a rule of a grammar is written when a printed line needs it."""
    if len(pool.lines) < ALL_PRINTED:
        pytest.skip("not all of the printed cards are there")
    rules = {
        f"{fragment.name}.{name}"
        for fragment in FRAGMENTS
        if not fragment.templating
        for name in fragment.meanings
    }

    assert rules - pool.used == OF_A_SCENARIO


def test_each_occurrence_that_a_printed_line_waits_for_is_one_that_rules_bring_about(pool: Pool) -> None:
    """A card that reacts to an occurrence of which no rule ever speaks would be silent for good."""
    events = rulebook_for("2e").events
    known = {*events, *(facet for kind in events for facet in facets(kind))}
    triggers = [ability.trigger for _, line in pool.lines for ability in line.abilities if ability.trigger]
    awaited = {kind for trigger in triggers for kind in kinds_of(trigger)}

    assert awaited <= known


def test_no_fewer_lines_of_the_pool_are_understood_than_were(pool: Pool) -> None:
    """A rule that is made stricter must not lose what is printed on cards."""
    if len(pool.lines) != ALL_PRINTED:
        pytest.skip("other cards than those of which the numbers are known")
    found = Counter(line.status for _, line in pool.lines)

    assert found["compiled"] >= 3782
    assert found["unread"] <= 3


def test_what_is_chosen_from_has_the_printed_words() -> None:
    """A scenario's ``choose: gain 2 gold`` is found by words that stand in one option only."""
    (ability,) = compiled("When Revealed: Either: draw 2 cards, or gain 2 gold.").abilities
    (either,) = ability.effects
    assert isinstance(either, tree.Either)
    assert either.labels == ("draw 2 cards", "gain 2 gold")
    (ability,) = compiled(
        "Reaction: After you win a challenge, the losing opponent must sacrifice a location unless he or she pays 2 gold."
    ).abilities
    (may,) = ability.effects
    assert isinstance(may, tree.May)
    assert may.label == "he or she pays 2 gold"
    (ability,) = compiled("When Revealed: Each opponent may sacrifice a location.").abilities
    (each,) = ability.effects
    assert isinstance(each, tree.ForEach)
    (may,) = each.effects
    assert isinstance(may, tree.May)
    assert may.label == "sacrifice a location"


def test_a_state_of_one_certain_card_is_said_of_that_card() -> None:
    """Not of some card of the pile."""
    line = "While the top card of your discard pile is a character, Harwin the Miller gets +2 STR."
    assert unparse_line(compiled(line), TITLE) == line


@pytest.mark.parametrize("which", ["against you", "you initiated"])
def test_whose_challenge_it_is_for_which_cards_are_declared_is_said(which):
    text = (
        f"Reaction: After {TITLE} is declared as an attacker in a [military] challenge {which}, draw 1 card."
    )
    assert unparse_line(compiled(text), TITLE) == text
