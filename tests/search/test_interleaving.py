"""One list of several editions: how many of each stand among the first five, whose come first, and what follows."""

from hypothesis import given
from hypothesis import strategies as st

from agot_judge.search.interleaving import interleaved

SECOND, FIRST, CCG = range(20), range(100, 120), range(200, 220)
ORDERS = {"2e": SECOND, "1e": FIRST, "ccg": CCG}


def test_an_edition_that_is_surely_meant_has_the_first_places_and_the_others_follow():
    order = interleaved({"2e": 0.97, "1e": 0.02, "ccg": 0.01}, ORDERS, 10)
    assert order == (0, 1, 2, 3, 4, 5, 6, 100, 200, 101)


def test_an_edition_that_may_be_meant_as_well_stands_among_the_first_five_and_the_leading_one_goes_on_below():
    order = interleaved({"2e": 0.62, "1e": 0.36, "ccg": 0.02}, ORDERS, 10)
    assert order == (0, 1, 2, 100, 101, 3, 4, 5, 6, 102)


def test_three_editions_that_may_be_meant_share_the_first_five():
    order = interleaved({"ccg": 0.4, "1e": 0.35, "2e": 0.25}, ORDERS, 5)
    assert set(order) == {0, 100, 101, 200, 201}


def test_where_the_leading_edition_has_too_few_the_others_fill_the_list():
    order = interleaved({"2e": 0.99, "1e": 0.01}, {"2e": SECOND[:2], "1e": FIRST}, 10)
    assert order == (0, 1, *FIRST[:8])


def test_a_single_edition_is_shown_alone():
    assert interleaved({"1e": 1.0}, {"1e": FIRST}, 3) == (100, 101, 102)


@given(
    st.lists(st.floats(0.001, 1), min_size=3, max_size=3),
    st.lists(st.integers(0, 12), min_size=3, max_size=3),
    st.integers(0, 15),
)
def test_nothing_is_shown_twice_or_left_out_and_every_edition_keeps_its_order(likely, lengths, limit):
    orders = {name: ORDERS[name][:length] for name, length in zip(ORDERS, lengths, strict=True)}
    shares = dict(sorted(zip(ORDERS, likely, strict=True), key=lambda one: -one[1]))
    order = interleaved(shares, orders, limit)
    assert len(order) == len(set(order)) == min(limit, sum(lengths))
    for own in orders.values():
        shown = [number for number in order if number in own]
        assert shown == sorted(shown)
