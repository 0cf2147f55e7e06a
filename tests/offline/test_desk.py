"""Events on a device: their server keeps them, and nothing is made up in place of it."""

import pytest

from agot_judge.errors import StorageError
from agot_judge.storage.events import EventStore


@pytest.fixture
def store(tmp_path):
    """The store of events as a browser has it."""
    return EventStore(f"files://{tmp_path}")


@pytest.mark.parametrize(
    "asked", [lambda store: store.latest("abcdefgh"), lambda store: store.seen("abcdefgh", "")]
)
def test_a_device_keeps_no_event(store, asked):
    """Whoever asks is told where the event is kept, and what can be done here."""
    with pytest.raises(StorageError, match=r"kept by its server.*at /rulings/new"):
        asked(store)


def test_no_names_are_due_on_a_device(store):
    """Rulings of one's own are shown by the same pages, which look first for names whose days are over."""
    assert store.due(0) == ()
