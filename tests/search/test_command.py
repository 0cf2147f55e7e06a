"""``agot-judge search``: what it prints and where."""

import json

import pytest

from agot_judge.cli import main


def test_each_hit_is_one_json_object_with_its_place_in_the_source(capsysbinary, corpus):
    assert main(["search", "--json", "--edition", "2e", "--limit", "3", "unopposed"]) == 0
    hits = [json.loads(line) for line in capsysbinary.readouterr().out.splitlines()]

    assert len(hits) == 3
    assert [list(hit) for hit in hits] == [["id", "source", "start", "end", "spans", "score", "text"]] * 3
    assert hits[0]["id"] == "2e/rr/unopposed/1"
    for hit in hits:
        source = corpus.source(corpus.document_of(hit["id"]).id)
        assert hit["text"] == corpus.paragraph(hit["id"]).text
        assert hit["start"] == min(start for start, _ in hit["spans"])
        assert hit["end"] == max(end for _, end in hit["spans"])
        printed = " ".join(source[start:end] for start, end in hit["spans"])
        assert " ".join(printed.split()) == hit["text"] or corpus.paragraph(hit["id"]).repaired
    assert [hit["score"] for hit in hits] == sorted((hit["score"] for hit in hits), reverse=True)


def test_a_query_may_be_given_as_one_word_or_several(capsysbinary):
    main(["search", "--json", "dead", "pile"])
    several = capsysbinary.readouterr().out
    main(["search", "--json", "dead pile"])
    assert capsysbinary.readouterr().out == several != b""


def test_for_people_each_paragraph_stands_under_its_citation_with_what_overrides_it(capsys, corpus):
    assert main(["search", "currently valid targets", "--edition", "2e"]) == 0
    printed = capsys.readouterr().out
    assert "RR Target ¶4  (2e, 2e/rr/target/4, overridden by FAQ 3.3 ¶1)\n" in printed
    assert f"  {corpus.paragraph('2e/rr/target/4').text}\n" in printed


def test_nothing_found_is_said_with_something_to_try_and_is_no_fault(capsys):
    assert main(["search", "kind:erratum stealth", "--edition", "ccg"]) == 0
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "Nothing found." in captured.err
    assert "stealth (without filters)" in captured.err


def test_a_slip_in_a_title_is_repaired_and_it_is_said(capsys):
    assert main(["search", "stelth", "--edition", "2e"]) == 0
    captured = capsys.readouterr()
    assert captured.out.startswith("RR Stealth ¶1")
    assert "“stealth” for “stelth”" in captured.err


@pytest.mark.parametrize(
    "words", [["--limit", "0", "x"], ["--limit", "ten", "x"], ["--edition", "3e", "x"], []]
)
def test_what_makes_no_sense_is_refused(words):
    with pytest.raises(SystemExit) as refused:
        main(["search", *words])
    assert refused.value.code == 2


def test_a_card_that_is_named_is_printed_first_and_other_editions_under_a_heading(capsys):
    """FAQ Catelyn Stark; her text is of the library, since nothing is imported."""
    assert main(["search", "can Catelyn stop a dupe from being used"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("Catelyn Stark (Core)")
    assert "Named by FAQ Catelyn Stark ¶1" in printed
    second, heading, others = printed.partition("Other editions\n")
    assert heading
    assert "(2e, 2e/" in second
    assert "(2e, 2e/" not in others


def test_what_may_be_meant_of_another_edition_is_printed_between_under_its_heading(capsys):
    """1e FAQ: a response is played in its own step; the Second Edition has reactions instead."""
    assert main(["search", "when can I play a response in the challenge"]) == 0
    printed = capsys.readouterr().out
    first, heading, others = printed.partition("Other editions\n")
    others, further_heading, further = others.partition("More of the ")
    assert heading
    assert further_heading
    lead, other = ("1e", "2e") if "(1e, 1e/" in first else ("2e", "1e")
    assert f"({other}, {other}/" in others
    assert f"({lead}, {lead}/" not in others
    assert f"({lead}, {lead}/" in further


def test_what_was_not_understood_is_said_with_what_was_searched_instead(capsysbinary):
    assert main(["search", "--json", "can a gobbledygook be killed"]) == 0
    assert "No paragraph has “gobbledygook”" in capsysbinary.readouterr().err.decode()
