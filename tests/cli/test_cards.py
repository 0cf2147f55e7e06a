"""``agot-judge cards``: import, search, show, compile, coverage."""

import io
import json
from types import SimpleNamespace

import pytest
import yaml

from agot_judge.cli import main
from tests.cards.made_up import as_file, first_edition_library, little_library, pack, thronesdb, throneteki


@pytest.fixture(autouse=True)
def _own_instance(new_instance, monkeypatch):
    monkeypatch.setenv("AGOT_JUDGE_INSTANCE", str(new_instance()))


@pytest.fixture
def file(tmp_path):
    def write(data, name="cards.json"):
        path = tmp_path / name
        path.write_bytes(data if isinstance(data, bytes) else as_file(data))
        return str(path)

    return write


def said(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> str:
    assert main(["cards", *words]) == status
    captured = capsys.readouterr()
    return captured.out + captured.err


def test_an_import_says_what_it_changed(file, capsys):
    first = said(capsys, "import", file(little_library()))
    assert "ThronesDB cards, 8 cards" in first
    assert "8 added, 0 changed, 0 removed, 0 as before" in first

    changed = little_library()[1:]
    changed[0]["cost"] = 5
    second = said(capsys, "import", file(changed))
    assert "0 added, 1 changed, 1 removed, 6 as before" in second
    assert "~ 90002 Grey Alys (Alp): cost 6 -> 5" in second
    assert "- 90001 Miller of the Vale (Alp)" in second


def test_a_changed_text_is_shown_by_the_lines_that_differ(file, capsys):
    said(capsys, "import", file(little_library()))
    changed = little_library()
    changed[0] |= {"text": "Insight.\nRenown.\nStealth.", "traits": "Reach.", "is_loyal": True}
    shown = said(capsys, "import", file(changed)).splitlines()
    assert (
        "  ~ 90001 Miller of the Vale (Alp): loyal no -> yes, traits Commoner, Reach -> Reach, text" in shown
    )
    at = next(number for number, line in enumerate(shown) if "~ 90001" in line)
    assert shown[at + 1 : at + 4] == [
        "      - <b>Reaction:</b> After you win a [power] challenge, stand Miller of the Vale.",
        "      + Renown.",
        "      + Stealth.",
    ]


def test_a_dry_run_keeps_nothing(file, capsys):
    assert "8 would be added" in said(capsys, "import", "--dry-run", file(little_library()))
    assert "No cards are imported" in said(capsys, "show", "Oar", status=2)


def test_a_deck_is_printed_as_the_part_of_a_scenario(file, capsys):
    said(capsys, "import", file(little_library()))
    deck = said(
        capsys, "import", file(b"Ships\n\nHouse Greyjoy\n\n1x A Calm Sea\n2x Grey Alys (Bay)\n", "d.txt")
    )
    assert deck.splitlines()[0] == "# Ships: 2 cards, 1 plot"
    assert "faction: greyjoy" in deck
    assert deck.count("  - Grey Alys (Bay)") == 2
    assert "#   line 6: 2x Grey Alys (Bay) => 2 Grey Alys (Bay), character" in deck.splitlines()
    assert all(line.startswith("#") for line in deck.partition("#   line 1")[2].splitlines()[1:])


def test_a_deck_beside_its_cards_is_looked_up_among_them(file, capsys):
    deck = file(b"Ships\n\nHouse Greyjoy\n\n2x Grey Alys (Bay)\n", "d.txt")
    both = said(capsys, "import", deck, file(little_library()))
    assert "8 added" in both
    assert "# Ships: 2 cards, 0 plots" in both


def test_a_name_that_is_like_none_is_answered_without_a_list_of_all_cards(file, capsys):
    said(capsys, "import", file(little_library()))
    unlike = file(b"Ships\n\n1x Xyzzy\n", "d.txt")
    assert said(capsys, "import", unlike, status=2).endswith("d.txt, line 3: there is no card 'Xyzzy'.\n")
    assert said(capsys, "show", "Xyzzy", status=2) == "agot-judge: There is no card 'Xyzzy'.\n"


def test_what_is_wrong_in_a_file_is_said_without_a_trace(file, capsys):
    assert "'cost': expected a number" in said(capsys, "import", file([thronesdb(cost="y")]), status=2)
    assert "No such file" in said(capsys, "import", "nowhere.json", status=2)
    assert "only https addresses are read" in said(capsys, "import", "http://example.org/x.json", status=2)
    assert "only https addresses are read" in said(capsys, "import", "file:///etc/passwd", status=2)


def test_a_file_that_is_not_there_names_the_one_that_is_like_it(file, capsys):
    path = file(little_library())
    said_of_it = said(capsys, "import", path.replace(".json", ".jsn"), status=2)
    assert f"No such file or directory. There is {path!r}: is that meant?" in said_of_it


def test_a_single_card_removes_none_of_the_others_of_its_pack(file, capsys):
    said(capsys, "import", file(little_library()))
    alone = said(capsys, "import", file(thronesdb(cost=7)))
    assert "0 added, 1 changed, 0 removed, 0 as before" in alone
    assert "1 card\n" in alone
    assert "7 removed" not in said(capsys, "import", file(thronesdb()), file(thronesdb(), "2.json"))


def test_a_list_of_packs_that_has_no_cards_here_says_that_nothing_is_kept_of_it(file, capsys):
    packs = file([{"code": "Alp", "name": "The Alpine Set", "cycle_position": 3, "available": "2031-02-03"}])
    assert "nothing kept of a pack without cards here: Alp" in said(capsys, "import", packs)
    said(capsys, "import", file(little_library(), "cards.json"))
    after = said(capsys, "import", file([{"code": "Alp", "name": "Alps", "cycle_position": 3}], "packs.json"))
    assert "5 changed" in after
    assert "nothing kept" not in after


def test_cards_are_read_from_standard_input(capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(as_file([thronesdb()]))))
    (card,) = said(capsys, "compile", "--json", "-").splitlines()
    assert json.loads(card)["name"] == "Miller of the Vale"


def test_a_search_lists_cards(file, capsys):
    said(capsys, "import", file(little_library()))
    found = said(capsys, "search", "f:stark", "s>3")
    facts = "stark · character · loyal · unique · cost 6 · STR 6 · military, intrigue, power · Lady."
    assert found.splitlines() == [f"90002  Grey Alys (Alp)  {facts}"]
    assert "Did you mean 'stark'?" in said(capsys, "search", "f:strak", status=2)
    assert "5 more" in said(capsys, "search", "", "--limit", "3")


def test_a_search_that_finds_nothing_says_so(file, capsys):
    said(capsys, "import", file(little_library()))
    found = said(capsys, "search", "f:stark", "s>30")
    assert found == "None of the 8 imported cards fits. Leave out a condition.\n"
    found = said(capsys, "search", "k:captan")
    assert found == "None of the 8 imported cards fits. Did you mean k:captain?\n"


def test_a_card_is_shown_in_every_printing(file, capsys):
    said(capsys, "import", file(little_library()))
    shown = said(capsys, "show", "Grey", "Alys")
    assert shown.count("Grey Alys (") == 2
    assert "Renown. Stealth." in shown
    assert "Did you mean 'Old Bridge'?" in said(capsys, "show", "Old", "Brigde", status=2)
    assert json.loads(said(capsys, "show", "--json", "91001"))["face"]["name"] == "Grey Alys"


def test_a_card_is_shown_with_the_paragraphs_that_name_it(file, capsys):
    said(
        capsys, "import", file([thronesdb("90112", "Driftwood Cudgel", text="<b>Interrupt:</b> When x, y.")])
    )
    shown = said(capsys, "show", "driftwood cudgel")
    assert "Erratum, applied [2e/faq/errata-driftwood-cudgel/1]" in shown
    assert "Named by FAQ Driftwood Cudgel (erratum) ¶1 [2e/faq/errata-driftwood-cudgel/1]" in shown


def test_compiled_cards_are_an_object_each(file, capsys):
    text = "Stealth.\nFlurble the grumbus."
    cards = pack(throneteki(text=text), throneteki("90002", "Quiet One", text=""))
    lines = said(capsys, "compile", "--json", file(cards)).splitlines()

    first, second = (json.loads(line) for line in lines)
    assert (first["code"], first["name"]) == ("90001", "Miller of the Vale")
    assert [line["text"] for line in first["lines"]] == ["Stealth.", "Flurble the grumbus."]
    assert [line["status"] for line in first["lines"]] == ["compiled", "unread"]
    assert all(
        list(line) == ["text", "status", "kind", "phase", "forced", "trigger", "limit", "tree", "unread"]
        for line in first["lines"]
    )
    [[start, end]] = first["lines"][1]["unread"]
    assert "Flurble"[:3] in text.splitlines()[1][start:end] or 0 <= start <= end <= len(text)
    assert second["lines"] == []


def test_a_limit_of_once_per_round_is_written_out(file, capsys):
    text = "Action: Draw 1 card. (Limit once per round.)"
    (line,) = json.loads(said(capsys, "compile", "--json", file(pack(throneteki(text=text)))))["lines"]

    assert line["limit"] == {"times": 1, "period": "round", "per_title": False, "for_each_opponent": False}


def test_coverage_is_a_table_by_type_set_and_cause(file, capsys):
    table = said(
        capsys, "coverage", file(pack(throneteki(text="Stealth.\nFlurble the grumbus.")))
    ).splitlines()
    assert table[0] == "1 cards, 2 lines"
    rows = {line.split()[0]: line.split()[1:] for line in table if line.split()}
    assert rows["character"][:3] == rows["Alp"][:3] == ["2", "1", "50.0"]
    assert any(
        "flurble" in line.lower() for line in table[table.index(next(r for r in table if "cause" in r)) :]
    )


def test_without_cards_there_is_nothing_to_compile(capsys):
    assert "No cards are imported" in said(capsys, "compile", status=2)
    assert "No cards are imported" in said(capsys, "coverage", status=2)


def test_a_scenario_names_an_imported_card(file, capsys):
    said(capsys, "import", file(little_library()))
    board = "edition: 2e\nplayers: {Ann: {play: [NAME]}, Bob: {}}\nstart: {end-of-phase: challenges}\n"
    checks = "run: [check: {cards: {NAME: {str: 4}}}]\n"
    clear = file((board + checks).replace("NAME", "Grey Alys (Bay)").encode(), "clear.yaml")
    shared = file((board + checks).replace("NAME", "Grey Alys").encode(), "shared.yaml")

    assert main(["run", clear]) == 0
    assert main(["run", shared]) == 2
    assert "can mean 2 cards: Grey Alys (Alp), Grey Alys (Bay)" in capsys.readouterr().out


def test_a_misprint_is_said_beside_the_line(file, capsys):
    cook = throneteki(
        name="Cook of Grey Abbey", text="<b>Action:</b> Kneel Cook at Grey Abbey to draw 1 card."
    )
    cards = file(pack(cook))
    (line,) = json.loads(said(capsys, "compile", "--json", cards))["lines"]
    assert line["status"] == "compiled"
    assert line["corrections"] == [{"printed": "Cook at Grey Abbey", "meant": "Cook of Grey Abbey"}]
    assert "read as “Cook of Grey Abbey”: “Cook at Grey Abbey”" in said(capsys, "compile", cards)


def test_an_import_says_of_which_fields_nothing_is_kept(file, capsys):
    listed = [thronesdb(image_url="x", position=7), thronesdb("90002", "Old Tam", label="", image_url="x")]
    said_of = said(capsys, "import", file(listed))
    assert "nothing is kept of these fields: " in said_of
    assert "image_url (2)" in said_of
    assert "label (1)" in said_of, "an empty field says nothing"


def test_all_cards_that_an_import_adds_are_listed_where_that_is_asked(file, capsys):
    many = [thronesdb(f"9{number:04}", f"Miller {number}") for number in range(40)]
    assert "+ and 10 more; --all lists them" in said(capsys, "import", "--dry-run", file(many))
    assert said(capsys, "import", "--dry-run", "--all", file(many)).count("  + 9") == 40


@pytest.mark.parametrize("encoding", ["latin-1", "cp1252"])
def test_a_file_of_cards_that_is_no_utf8_is_refused_by_its_line(file, capsys, encoding):
    text = '[\n {"code": "90001", "name": "Daëron"}]'
    name = file(text.encode(encoding), "cards.json")
    assert main(["cards", "import", name]) == 2
    assert "byte 33, in line 2, is no UTF-8: " in capsys.readouterr().err


def test_a_card_of_the_first_edition_is_imported_and_shown(file, capsys):
    printed = said(capsys, "import", file(first_edition_library()))
    assert "cards of the First Edition, 4 cards" in printed
    shown = said(capsys, "show", "Mill Pond (mill_2)")
    assert "location · cost 1 · income 1 · influence 2" in shown
    assert "mill_1  Septon of the Mill" in said(capsys, "search", "crest:holy", "--edition", "1e")


def test_a_word_that_no_card_of_the_first_edition_has_is_refused_with_the_nearest(file, capsys):
    library = first_edition_library()
    library[0]["house"] = ["Strak"]
    assert main(["cards", "import", file(library)]) == 2
    said_so = capsys.readouterr().err
    assert "'house': 'strak' is not known. Did you mean 'stark'?" in said_so


def test_decks_of_one_file_are_printed_one_after_the_other(file, capsys):
    said(capsys, "import", file(little_library()))
    two = b"Ships\nHouse: Greyjoy\n3x Oar\n=====\nMills\nHouse: Tyrell\n2x Old Bridge\n"
    printed = said(capsys, "import", file(two, "d.txt"))
    ships, mills = yaml.safe_load_all(printed)
    assert (ships["deck"], mills["deck"]) == (["Oar (Alp)"] * 3, ["Old Bridge (Alp)"] * 2)
    assert "# Mills: 2 cards, 0 plots" in printed


def test_texts_of_the_first_edition_are_compiled_in_its_templating(file, capsys):
    """Its Houses and its headers are read on its own cards alone."""
    library = first_edition_library()
    library[0]["rules_text"] = "Marshalling: Kneel Septon of the Mill to choose a House Stark character."
    cards = file(library)
    first, *_ = (json.loads(line) for line in said(capsys, "compile", "--json", cards).splitlines())
    assert [(line["status"], line["phase"]) for line in first["lines"]] == [("compiled", "marshaling")]
    assert first["lines"][0]["tree"]["abilities"][0]["choose"] == [
        {"cards": {"type": ["character"], "faction": ["stark"]}}
    ]


def test_an_edition_of_which_a_file_has_no_card_is_refused(file, capsys):
    refused = said(capsys, "compile", "--edition", "2e", file(first_edition_library()), status=2)
    assert "no card is of 2e: they are of 1e" in refused
