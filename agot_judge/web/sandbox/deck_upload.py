"""Deck lists that come as files, and what the page says on top of a board that took one."""

from werkzeug.datastructures import FileStorage, MultiDict

from agot_judge.web.sandbox.deck_lists import TakenList
from agot_judge.web.sandbox.pages import Notice

MOST_BYTES = 256 * 1024
"""A list of some hundred lines has a fiftieth of it; read on, it would only be refused later."""
_FILE = "-deck-file"


def with_uploaded_lists(form: MultiDict[str, str], files: MultiDict[str, FileStorage]) -> MultiDict[str, str]:
    """The form with each deck list that was sent as a file in the field where it is pasted."""
    filled = MultiDict(form)
    for name, sent in files.items():
        if name.endswith(_FILE) and sent.filename:
            text = sent.read(MOST_BYTES).decode("utf-8", "replace")
            filled[name.removesuffix("-file")] = text
    return filled


def notice_of_deck(taken: TakenList) -> Notice:
    """The cards taken of a list, and everything left to say of it."""
    unclear = len(taken.unclear)
    if not unclear:
        return Notice(
            title="The deck is taken",
            text="Under “Deck lists” stands what each line of it was taken for.",
            level="good",
        )
    lines, stands = ("1 line", "It stands") if unclear == 1 else (f"{unclear} lines", "They stand")
    return Notice(
        title=f"The deck is taken but for {lines}",
        text=f"{stands} under “Deck lists”, with the cards that could be meant.",
        level="warn",
    )
