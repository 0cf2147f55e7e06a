"""The derivation of a line: each rule by which it is read, with its place and its meaning."""

from agot_judge.text.parsing.fragment import Fragment
from benchmarks.derivation import main

LINE = (
    "Reaction: After you win a challenge in which X is participating, choose a character controlled by the losing "
    "opponent. Kneel that character."
)


def test_each_rule_of_a_line_is_shown_with_its_place_and_its_meaning(capsys):
    before = dict(Fragment.all["nouns"].meanings)

    assert main([LINE]) == 0

    shown = capsys.readouterr().out
    assert "occurrences.players.win  in: you win a challenge in which X is participating" in shown
    assert "effects.on_cards.do  in: Kneel that character" in shown
    assert "grammar/effects/on_cards/affected.py:" in shown
    assert "(Kneel(on=target))" in shown
    assert "players.losing_opponent  in: the losing opponent\n    grammar/players/grammar.lark:" in shown
    assert "(a row)" in shown
    assert "\ncompiled \n    Ability(kind=reaction, trigger=Trigger(event=win challenge" in shown
    assert Fragment.all["nouns"].meanings == before


def test_a_line_that_is_not_understood_is_said_to_be_so(capsys):
    assert main(["Action: Glorp 1 card."]) == 1
    shown = capsys.readouterr().out
    assert shown.splitlines()[0].startswith("header")
    assert "unknown word: glorp" in shown
