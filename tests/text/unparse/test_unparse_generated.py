"""Any tree in canonical wording: compiled it is the same tree or is left to a person, and never another tree."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from agot_judge.cards.model import CardFace
from agot_judge.engine import ability as tree
from agot_judge.text.compile import compile_line
from agot_judge.text.names import Names
from agot_judge.text.phrases.described import OF_PLAYERS
from agot_judge.text.trees.lost_states import is_known
from agot_judge.text.unparse import unparse
from tests.amounts import long, share
from tests.text.any_ability import any_ability
from tests.text.meaning import without_words

TITLE = "Harwin the Miller"
NAMES = Names({TITLE, "Old Bessa"})
FACE = CardFace(name=TITLE, type="character")

TRAITS = ("Knight", "Lord", "Army", "House Frey", "Sand Snake")
FACTIONS = ("stark", "martell", "thenightswatch", "neutral")
ICONS = ("military", "intrigue", "power")

small = st.integers(1, 5)


def some(values: tuple[str, ...], most: int = 2) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(st.sampled_from(values), max_size=most, unique=True).map(tuple)


def compared() -> st.SearchStrategy[tree.Comparison]:
    return st.builds(
        tree.Comparison,
        of=st.sampled_from(("STR", "printed STR", "printed cost")),
        relation=st.sampled_from(("at least", "at most", "exactly")),
        amount=small,
    )


def fields(**strategies: Any) -> st.SearchStrategy[dict[str, Any]]:
    """Some of the fields, each by its strategy."""
    return st.fixed_dictionaries({}, optional=strategies)


def characters() -> st.SearchStrategy[tree.Cards]:
    """Characters in play, described by any of what descriptions have."""
    return fields(
        controller=st.sampled_from(("you", "opponent", "loser", "defending player", "first player")),
        owner=st.sampled_from(("you", "opponent")),
        trait=some(TRAITS),
        faction=some(FACTIONS, 1),
        unique=st.booleans(),
        loyal=st.booleans(),
        kneeling=st.booleans(),
        attacking=st.just(True),
        icon=some(ICONS, 1),
        keyword=some(("renown", "stealth", "insight"), 1),
        where=st.tuples(compared()),
        excluding=st.tuples(
            st.builds(lambda trait: tree.Cards(zone="any", trait=(trait,)), st.sampled_from(TRAITS))
        ),
        this=st.just(False),
    ).map(lambda found: tree.Cards(type=("character",), **found))


def elsewhere() -> st.SearchStrategy[tree.Cards]:
    """Cards in a hand or a pile."""
    return st.builds(
        tree.Cards,
        type=st.sampled_from(((), ("character",), ("event",), ("location",), ("character", "location"))),
        zone=st.sampled_from(("hand", "discard", "dead", "shadows")),
        controller=st.sampled_from(("you", "opponent", "loser")),
        trait=some(TRAITS),
    )


def amounts() -> st.SearchStrategy[tree.Amount]:
    return small | st.builds(tree.Count, cards=characters(), times=small)


def picked() -> st.SearchStrategy[tree.Cards]:
    most = st.sampled_from((1, 1, 2, 3))
    return st.builds(
        lambda cards, most, up_to: replace(
            cards, pick=tree.Pick(least=0 if up_to and most > 1 else most, most=most)
        ),
        characters(),
        most,
        st.booleans(),
    )


def works_on() -> st.SearchStrategy[tree.On]:
    words: tuple[tree.On, ...] = ("target", "self", "host")
    return st.sampled_from(words) | picked() | characters()


def changes() -> st.SearchStrategy[tree.Modify]:
    said = fields(
        strength=amounts(),
        gains_icons=some(ICONS),
        gains_keywords=some(("renown", "stealth", "ambush (2)")),
        gains_traits=some(TRAITS),
        loses_icons=some(ICONS, 1),
        cannot=st.sampled_from(
            (("be killed",), ("be saved",), ("be killed", "be sacrificed"), ("gain power",))
        ),
        killed_at_zero=st.just(True),
    ).filter(lambda found: any(found.values()))
    return st.builds(
        lambda given, on, until: tree.Modify(on=on, until=until, **given),
        said,
        st.sampled_from(("target", "self", "host")) | characters(),
        st.sampled_from(("phase", "challenge", "round", "next plot")),
    )


def effects() -> st.SearchStrategy[tree.Effect]:
    on = works_on()
    return st.one_of(
        st.builds(tree.Kneel, on=on),
        st.builds(tree.Stand, on=on),
        st.builds(tree.Kill, on=on, can_be_saved=st.booleans()),
        st.builds(tree.Sacrifice, on=on),
        st.builds(tree.Discard, on=on),
        st.builds(tree.ReturnToHand, on=on),
        st.builds(tree.RemoveFromChallenge, on=on),
        st.builds(tree.Draw, amount=small, player=st.sampled_from(("you", "loser", "first player"))),
        st.builds(tree.GainGold, amount=amounts(), player=st.sampled_from(("you", "winner"))),
        st.builds(tree.GainPower, amount=amounts()),
        st.builds(tree.GainPower, amount=small, on=on),
        # An opponent's hand or deck is that of one of them, each opponent's that of each: never of all at once.
        st.builds(tree.DiscardRandom, amount=small, player=st.sampled_from(("loser", "you"))),
        st.builds(tree.DiscardFromDeck, amount=small, player=st.sampled_from(("loser", "you"))),
        st.builds(tree.DiscardFromHand, amount=small, player=st.sampled_from(("loser", "you"))),
        st.builds(tree.PlaceGold, amount=small, on=st.sampled_from(("self", "target"))),
        st.builds(tree.PlaceToken, token=st.just("bell"), amount=small, on=st.just("self")),
        st.builds(
            lambda cards, most: tree.PutIntoPlay(on=replace(cards, pick=tree.Pick(least=most, most=most))),
            elsewhere().filter(lambda cards: "event" not in cards.type),
            st.sampled_from((1, 2)),
        ),
        changes(),
    )


def costs() -> st.SearchStrategy[tree.Effect]:
    mine = characters().map(lambda cards: replace(cards, controller="you", pick=tree.Pick()))
    return st.one_of(
        st.just(tree.Kneel(on="self")),
        st.just(tree.Sacrifice(on="self")),
        st.builds(tree.Kneel, on=mine),
        st.builds(tree.Sacrifice, on=mine),
        st.builds(tree.PayGold, amount=small),
        st.builds(tree.DiscardFromHand, amount=small),
        st.builds(tree.DiscardGold, amount=small, on=st.just("self")),
    )


def not_of_an_opponent() -> st.SearchStrategy[tree.Cards]:
    """That one of several opponents has so many is a comparison."""
    return characters().filter(lambda cards: cards.controller != "opponent")


HAD = ("gold", "power", "hand", "shadows")
VALUES = ("claim", "initiative", "reserve")


def of_players() -> st.SearchStrategy[tree.Condition]:
    """What a player has, beside a number and beside what opponents have."""
    beside_number = st.builds(
        lambda what, player, relation, many: tree.Compare(
            left=tree.PlayerNumber(what=what, player=player), relation=relation, right=many
        ),
        st.sampled_from((*HAD, *VALUES)),
        st.sampled_from(("you", "first player")),
        st.sampled_from(("at least", "at most", "exactly")),
        small,
    )
    beside_opponents = st.builds(
        lambda what, relation, versus: tree.Compare(
            left=tree.PlayerNumber(what=what, player="you"),
            relation=relation,
            right=tree.PlayerNumber(what=what, player="this opponent"),
            versus=versus,
        ),
        st.sampled_from((*HAD, *VALUES)),
        st.sampled_from(("more than", "less than")),
        st.sampled_from(("an opponent", "each opponent")),
    )
    return (beside_number | beside_opponents).map(lambda found: tree.Condition(compare=found))


def contests() -> st.SearchStrategy[tree.Condition]:
    """Who has won or lost dominance and initiative, and who has not."""
    found = st.builds(
        lambda event, period: tree.Condition(
            happened=tree.Happened(event=event, player="you", period=period)
        ),
        st.sampled_from(("win dominance", "lose dominance", "win initiative", "lose initiative")),
        st.sampled_from(("round", "previous round")),
    )
    return found | found.map(lambda condition: tree.Condition(none_of=(condition,)))


def conditions() -> st.SearchStrategy[tree.Condition]:
    return st.one_of(
        of_players(),
        contests(),
        st.builds(tree.Condition, exists=not_of_an_opponent(), count_at_least=small),
        st.builds(tree.Condition, exists=not_of_an_opponent(), count_at_most=st.just(0)),
        st.builds(tree.Condition, you_are=st.sampled_from(("first player", "not first player"))),
        st.builds(tree.Condition, challenge=some(ICONS).map(lambda found: found or ("any",))),
        st.builds(
            lambda event, period: tree.Condition(
                happened=tree.Happened(event=event, player="you", period=period)
            ),
            st.sampled_from(("win challenge", "lose challenge", "initiate challenge")),
            st.sampled_from(("phase", "round")),
        ),
    )


def triggers() -> st.SearchStrategy[tree.Trigger]:
    on_cards = ("kill", "sacrifice", "leave play", "enter play", "kneel", "discard from play")
    return st.one_of(
        st.builds(
            tree.Trigger,
            event=st.sampled_from(("win challenge", "lose challenge")),
            player=st.sampled_from(("you", "opponent")),
            challenge=some(ICONS),
            by_at_least=st.sampled_from((0, 5)),
            as_player=st.sampled_from((None, "attacking player", "defending player")),
            unopposed=st.sampled_from((None, True)),
        ),
        st.builds(tree.Trigger, event=st.sampled_from(on_cards), card=characters()).filter(
            lambda found: is_known("reaction", found)  # what it was before it left play is left to the judge
        ),
        st.builds(
            tree.Trigger,
            event=st.sampled_from(("phase begins", "phase ends")),
            phase=some(("draw", "standing"), 1),
        ),
        st.builds(
            tree.Trigger, event=st.sampled_from(("win dominance", "collect income")), player=st.just("you")
        ),
    )


def choices() -> st.SearchStrategy[tree.Choose]:
    return st.builds(
        lambda cards, most, up_to: tree.Choose(
            cards=cards,
            least=0 if up_to and most > 1 else most,
            most=most,
            of_same_player=most > 1 and cards.controller == "opponent" and cards.zone in OF_PLAYERS,
        ),
        characters() | elsewhere(),
        st.sampled_from((1, 1, 2)),
        st.booleans(),
    )


def limits() -> st.SearchStrategy[tree.Limit | None]:
    return st.none() | st.builds(
        tree.Limit,
        times=st.integers(1, 4),
        period=st.sampled_from(("challenge", "phase", "round", "game")),
        per_title=st.booleans(),
    )


def abilities() -> st.SearchStrategy[tree.Ability]:
    given: dict[str, Any] = {
        "costs": st.lists(costs(), max_size=2).map(tuple),
        "choose": st.tuples(choices()),
        "effects": st.lists(effects(), min_size=1, max_size=3).map(tuple),
        "condition": st.none() | conditions(),
        "limit": limits(),
    }
    return st.builds(
        tree.Ability, kind=st.just("action"), phase=st.sampled_from((None, "challenges")), **given
    ) | st.builds(tree.Ability, kind=st.just("reaction"), forced=st.booleans(), trigger=triggers(), **given)


@long(150)
@given(abilities())
def test_the_wording_of_any_tree_is_never_another_tree(ability: tree.Ability) -> None:
    """A combination that no card prints need not be understood."""
    said = unparse(ability, TITLE)
    line = compile_line(said, FACE, NAMES)
    if line.status == "compiled":
        assert without_words(line.abilities[0]) == ability, said


@pytest.mark.long
def test_any_structured_ability_can_be_said_in_words():
    """A page shows what a scenario's ability is understood to say, however little that means."""
    for seed in range(share(10_000)):
        assert unparse(any_ability(seed), TITLE), seed
