"""The pages of the timing charts, as somebody without script has them."""

import pytest

from agot_judge.timing import charts
from tests.web.markup import Element, read

PAGES = ["/timing", *(f"/timing/{edition}" for edition in charts())]
STARTS = [
    "1.5",
    "2.3",
    "3.4",
    "4.1",
    "4.2",
    *(f"4.2.{n}" for n in range(1, 7)),
    "4.3",
    "4.4",
    "5.3",
    "6.3",
    "7.5",
]


def page_of(client, path: str) -> Element:
    response = client.get(path)
    assert response.status_code == 200
    return read(response.text)


def step_of(page: Element, id_: str) -> Element:
    return page.one("li", id=id_, data_testid="step")


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_whole_and_its_ids_are_its_own(client, path):
    page = page_of(client, path)
    assert len(page.all("h1")) == 1
    ids = [one.attributes["id"] for one in page if "id" in one.attributes]
    assert len(ids) == len(set(ids))
    assert not any("style" in one.attributes for one in page)
    for control in [*page.all("a"), *page.all("summary"), *page.all("button")]:
        assert control.text or "aria-label" in control.attributes
    for icon in page.all("svg"):
        assert icon.attributes["aria-hidden"] == "true"


@pytest.mark.parametrize("edition", charts())
def test_every_step_has_an_anchor_and_opens_its_paragraphs(client, edition):
    page = page_of(client, f"/timing/{edition}")
    for step in charts()[edition].steps():
        link = next(one for one in step_of(page, step.id).all("a") if "data-step" in one.attributes)
        assert link.attributes["data-cite"] == step.cites[0]
        assert step.title in link.text
    links = {one.attributes["href"] for one in page.all("a") if "data-cite" in one.attributes}
    for link_to in sorted(links):
        preview = read(client.get(link_to.replace("/r/", "/preview/")).text)
        assert preview.all(data_testid="preview"), link_to


@pytest.mark.parametrize("edition", charts())
def test_every_place_that_the_overview_names_is_there(client, edition):
    overview = page_of(client, "/timing")
    places = [
        one.attributes["href"] for one in overview.all("a") if f"/timing/{edition}#" in one.attributes["href"]
    ]
    page = page_of(client, f"/timing/{edition}")
    assert len(places) == len(charts()[edition].groups)
    for place in places:
        page.one(id=place.partition("#")[2])


@pytest.mark.parametrize("edition", charts())
def test_what_play_goes_back_to_is_a_link_on_the_page(client, edition):
    page = page_of(client, f"/timing/{edition}")
    places = [one.attributes["href"] for one in page.all("a") if one.attributes["href"].startswith("#")]
    for place in places:
        page.one(id=place[1:])


def test_a_loop_runs_along_the_steps_that_it_repeats(client):
    page = page_of(client, "/timing/2e")
    looped = [
        one.attributes["id"]
        for one in page.all("li", data_testid="step")
        if "step--looped" in one.attributes["class"]
    ]
    marshaling, challenges = looped[:3], looped[3:]
    assert marshaling == ["3.2", "window-3.2", "3.3"]
    assert (challenges[0], challenges[-1], len(challenges)) == ("window-4.1", "4.3", 11)


def test_a_window_that_is_not_in_the_text_says_so_and_why(client):
    page = page_of(client, "/timing/2e")
    reason = page.one(data_testid="outside")
    assert reason.text.startswith("From outside the corpus: The printed Timing Sequence Chart is lost")
    for step in charts()["2e"].steps():
        tags = step_of(page, step.id).all("a", href="#outside")
        assert [one.text for one in tags] == (["not in the text"] if step.is_outside else [])


@pytest.mark.parametrize("number", STARTS)
def test_a_board_starts_at_a_step(client, number):
    page = page_of(client, "/timing/2e")
    start = step_of(page, number).one("a", data_testid="start-board")
    assert start.text.startswith("Start a board here")
    assert start.attributes["href"] == f"/sandbox?start={number}"

    board = page_of(client, start.attributes["href"])
    chosen = [one for one in board.all("option", value=number) if "selected" in one.attributes]
    assert len(chosen) == 1


def test_a_step_at_which_no_board_can_start_does_not_offer_one(client):
    page = page_of(client, "/timing/2e")
    assert step_of(page, "window-4.1").all(data_testid="start-board") == []
    assert page_of(client, "/timing/1e").all(data_testid="start-board") == []


def test_duck_and_the_end_of_a_phase_start_boards(client):
    page = page_of(client, "/timing/2e")
    starts = {
        sequence.attributes["id"]: [one.attributes["href"] for one in sequence.all(data_testid="start-board")]
        for sequence in page.all(data_testid="sequence")
    }
    assert starts["duck"] == ["/sandbox?start=duck"]
    assert starts["end-of-phase"] == ["/sandbox?start=4.4", "/sandbox?start=7.5"]


def test_what_overrides_a_step_stands_at_it(client):
    step = step_of(page_of(client, "/timing/2e"), "4.2.2")
    assert [one.attributes["data-cite"] for one in step.all("a", class_="cite cite--overrides")] == [
        "2e/faq/2.10/2"
    ]


def test_all_citations_are_shown_when_they_are_asked_for(client):
    brief = page_of(client, "/timing/2e")
    switch = brief.one("a", data_testid="beside")
    full = page_of(client, switch.attributes["href"])

    assert len(full.all("a", class_="cite")) > len(brief.all("a", class_="cite")) + 30
    assert page_of(client, full.one("a", data_testid="beside").attributes["href"]).all("a", class_="cite")


def test_timing_is_a_place_to_go_from_every_page(client):
    links = {one.text: one for one in page_of(client, "/").all("a", class_="tabs__link")}
    assert links["Timing"].attributes["href"] == "/timing"
    here = [one.text for one in page_of(client, "/timing/1e").all("a", aria_current="page")]
    assert here == ["Timing", "First Edition"]


def test_an_edition_without_a_chart_is_not_found_and_the_others_are_named(client):
    response = client.get("/timing/3e")
    assert response.status_code == 404


def test_a_chart_that_the_browser_has_is_not_sent_again(client):
    first = client.get("/timing/2e")
    again = client.get("/timing/2e", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
