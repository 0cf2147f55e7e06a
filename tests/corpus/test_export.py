"""The export, checked as an outsider would: from its lines and the source files alone."""

import argparse
import json
from itertools import pairwise

import pytest

from agot_judge.cli.corpus import add_parser
from agot_judge.corpus.manifest import DEFAULT_ROOT

KEYS = {
    "id", "source", "start", "end", "text", "title", "path", "kind", "edition", "number", "version", "repaired",
    "links",
}  # fmt: skip


def run(*words):
    parser = argparse.ArgumentParser()
    add_parser(parser.add_subparsers())
    arguments = parser.parse_args(["corpus", *words])
    return arguments.func(arguments)


@pytest.fixture
def lines(capfdbinary):
    assert run("export") == 0
    return [json.loads(line) for line in capfdbinary.readouterr().out.splitlines()]


@pytest.fixture(scope="module")
def sources():
    folder = DEFAULT_ROOT / "sources"
    return {path.name: path.read_bytes().decode() for path in folder.iterdir()}


def pieces(line):
    return line.get("spans", [[line["start"], line["end"]]])


def test_every_line_has_every_key(lines):
    for line in lines:
        assert KEYS <= line.keys() <= KEYS | {"spans", "reason"}
        assert ("reason" in line) == (line["kind"] == "furniture")


def test_the_lines_cover_every_character_of_every_source_once(lines, sources):
    assert {line["source"] for line in lines} == set(sources)
    for name, source in sources.items():
        spans = sorted(span for line in lines if line["source"] == name for span in pieces(line))
        assert all(before[1] <= after[0] for before, after in pairwise(spans))
        inked = sum(len("".join(source[start:end].split())) for start, end in spans)
        assert inked == len("".join(source.split()))


def test_each_slice_is_the_text_unless_repaired(lines, sources):
    for line in lines:
        printed = " ".join(sources[line["source"]][start:end] for start, end in pieces(line))
        assert line["repaired"] or " ".join(printed.split()) == " ".join(line["text"].split())


def test_ids_are_unique_over_all_lines(lines):
    assert len({line["id"] for line in lines}) == len(lines)


def test_a_paragraph_carries_what_its_entry_says(lines):
    by_id = {line["id"]: line for line in lines}

    ruling = by_id["2e/faq/3.3/1"]
    assert (ruling["title"], ruling["number"]) == ("Player Choices While Initiating Abilities", "3.3")
    assert ruling["path"] == ["Rulings and Clarifications", "3. Dynamic Situations"]
    assert {"kind": "overrides", "to": "2e/rr/target/4"} in ruling["links"]
    assert by_id["2e/faq/errata-driftwood-cudgel/1"]["version"] == "1.4"
    assert by_id["2e/rr/4.2.1/0"]["text"] == "4.2.1 Defending player declares defenders"
    assert by_id["2e/rr/4.2.1/0"]["title"] == "Defending player declares defenders"


def test_check_prints_the_cover_of_each_document_and_what_leads_nowhere(capsys):
    assert run("check") == 0
    printed = capsys.readouterr().out

    assert printed.count("all of them once") == len(list((DEFAULT_ROOT / "sources").iterdir()))
    assert "2e/rr/actions/1" in printed
