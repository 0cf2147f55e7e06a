"""What may be saved: so much a client a day, so much of all; what nobody comes back to goes."""

from datetime import UTC, datetime, timedelta

import pytest

from agot_judge.errors import NoRoom, UnknownScenario
from agot_judge.storage import ScenarioStore
from agot_judge.storage.model import COMES_BACK_S, UNOPENED_DAYS

START = datetime(2026, 11, 28, 12, tzinfo=UTC)


class Clock(datetime):
    """A clock that is set."""

    at = START

    @classmethod
    def now(cls, tz=None):
        return cls.at


@pytest.fixture
def store(tmp_path, monkeypatch):
    """A store whose clock stands at ``START`` until it is set."""
    monkeypatch.setattr("agot_judge.storage.store.datetime", Clock)
    monkeypatch.setattr(Clock, "at", START)
    store = ScenarioStore(f"sqlite:///{tmp_path / 'scenarios.sqlite3'}")
    yield store
    store.close()


def later(monkeypatch, **by):
    monkeypatch.setattr(Clock, "at", Clock.at + timedelta(**by))


def test_a_client_saves_so_much_a_day_and_others_go_on(store, monkeypatch):
    monkeypatch.setattr("agot_judge.storage.database.EACH_DAY_BYTES", 100)
    kept = store.save("x" * 90, "", client="10.0.0.1")
    with pytest.raises(
        NoRoom, match=r"saved from this address today.*until tomorrow.*Take the scenario file"
    ):
        store.save("y" * 20, "", client="10.0.0.1")
    assert store.load(kept).text == "x" * 90
    assert store.save("x" * 90, "", client="10.0.0.1") == kept  # it is there: nothing is saved
    store.save("y" * 20, "", client="10.0.0.2")
    later(monkeypatch, days=1)
    store.save("z" * 20, "", client="10.0.0.1")


def test_what_was_refused_is_not_there_and_counts_nothing(store, monkeypatch):
    monkeypatch.setattr("agot_judge.storage.database.EACH_DAY_BYTES", 100)
    with pytest.raises(NoRoom):
        store.save("x" * 101, "")
    store.save("y" * 100, "")


def test_so_much_is_kept_of_all(store, monkeypatch):
    monkeypatch.setattr("agot_judge.storage.database.ALL_BYTES", 100)
    store.save("x" * 60, "", client="a")
    with pytest.raises(NoRoom, match="boards are kept here"):
        store.save("y" * 60, "", client="b")


def test_what_nobody_comes_back_to_goes_and_makes_room(store, monkeypatch):
    monkeypatch.setattr("agot_judge.storage.database.ALL_BYTES", 100)
    old = store.save("x" * 60, "")
    store.load(old)  # at once, as the page does that saved it
    later(monkeypatch, days=UNOPENED_DAYS, seconds=1)
    new = store.save("y" * 60, "")
    with pytest.raises(UnknownScenario):
        store.load(old)
    assert store.load(new)


def test_what_somebody_came_back_to_stays(store, monkeypatch):
    old = store.save("x" * 60, "")
    later(monkeypatch, seconds=COMES_BACK_S)
    store.load(old)
    later(monkeypatch, days=3 * UNOPENED_DAYS)
    store.save("y" * 60, "")
    assert store.load(old).text == "x" * 60


def test_what_an_older_version_saved_stays(store, monkeypatch):
    """Its links went out when nothing was ever removed."""
    old = store.save("x" * 60, "")
    with store._database._database.transaction() as connection:
        for table in ("unopened_scenario", "saved_amount"):
            connection.exec_driver_sql(f"DROP TABLE {table}")
    store.close()
    later(monkeypatch, days=3 * UNOPENED_DAYS)
    store.save("y" * 60, "")
    assert store.load(old).text == "x" * 60
