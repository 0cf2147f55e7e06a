"""Ways to use a card: what is explained is what is listed, on every board."""

from hypothesis import given
from hypothesis import strategies as st

from agot_judge.corpus.store import Corpus
from agot_judge.engine.state.decision import DUPLICATE, Decision, Way
from tests.amounts import long
from tests.engine.boards import plays
from tests.engine.test_properties import answers
from tests.rulings.play import Play

OPPORTUNITIES = ("action", "interrupt", "reaction", "cancel")
MOVES = 12


def legal(play: Play, decision: Decision, card: int) -> list[Way]:
    """The ways in which whoever decides may use the card now."""
    return [way for way in play.machine.ways(play.state, decision.player, card) if way.is_legal]


def is_explained_as_listed(play: Play) -> None:
    """At the decision that is awaited a way is legal exactly where an answer uses it."""
    decision = play.state.asking
    if decision is None or decision.player < 0:
        return
    cards = range(len(play.state.cards))
    if decision.kind in OPPORTUNITIES:
        listed = {(option.card, option.word or option.ability) for option in decision.options}
        explained = {
            (card, way.verb if way.ability < 0 else way.ability)
            for card in cards
            for way in legal(play, decision, card)
        }
        assert explained == listed
    elif decision.kind == "challenge":
        declared = {
            (answer.declaration.type, card)
            for answer in play.machine.legal_answers(play.state)
            if answer.declaration is not None
            for card in answer.declaration.attackers
        }
        told = {(way.text.rsplit(" ", 1)[1], card) for card in cards for way in legal(play, decision, card)}
        if len(play.state.players) == 2:
            assert told == declared
        else:
            assert declared <= told
    elif decision.kind in ("defenders", "claim"):
        # Against whom a bearer of Master of Whispers resolves claim is a choice of players.
        offered = {option.card for option in decision.options if option.card >= 0}
        assert {card for card in cards if legal(play, decision, card)} == offered


@long(120)
@given(plays(), st.data())
def test_a_way_is_legal_exactly_where_the_engine_lists_it(start: Play, data: st.DataObject):
    """One set of requirements lists what is legal, refuses what is not, and explains why not."""
    play = start
    for _ in range(MOVES):
        is_explained_as_listed(play)
        if play.state.asking is None:
            break
        play = play.answer(answers(play, data))


@long(60)
@given(plays())
def test_every_player_may_ask_about_every_card_and_every_reason_is_cited(corpus: Corpus, start: Play):
    for player in range(len(start.state.players)):
        for card in range(len(start.state.cards)):
            for way in start.machine.ways(start.state, player, card):
                assert way.requirements
                assert all(one.cites for one in way.requirements)
                assert all(bool(one.remedy) is not one.met for one in way.requirements)
                assert [cite for one in way.requirements for cite in one.cites if cite not in corpus] == []
                assert all(part.text for one in way.requirements for part in one.parts)
                assert way.ability in (-1, DUPLICATE) or way.ability < len(
                    start.machine.game.cards[card].definition.abilities
                )
