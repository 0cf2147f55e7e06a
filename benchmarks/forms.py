"""The links and forms of a page, as a browser without script has them."""

from html.parser import HTMLParser

from msgspec import Struct

TYPED = ("text", "search", "number", "date", "time", "hidden", "url", "email", "")
"""Kinds of fields whose value is sent as it stands."""


class Field(Struct, frozen=True, kw_only=True):
    """A field of a form: one value that it sends, or may send."""

    name: str
    value: str
    kind: str
    """As the page has it, or ``textarea``, ``option``, ``submit``."""
    is_sent: bool
    """True where it is sent without anything being done: ticked, chosen, or text."""


class Form(Struct, kw_only=True):
    """A form with its fields in the order of the page."""

    method: str
    action: str
    is_upload: bool
    fields: list[Field]


class Page(Struct):
    """All that can be pressed on a page."""

    links: list[str]
    forms: list[Form]


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.page = Page([], [])
        self._form: Form | None = None
        self._selected = ""
        self._typed: tuple[str, list[str]] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "a" and given.get("href", "").startswith("/"):
            self.page.links.append(given["href"])
        elif tag == "form" and given.get("method") != "dialog":
            self._form = Form(
                method=given.get("method", "get").upper(),
                action=given.get("action", ""),
                is_upload="multipart" in given.get("enctype", ""),
                fields=[],
            )
            self.page.forms.append(self._form)
        elif tag == "select":
            self._selected = given.get("name", "")
        elif tag == "option" and self._selected:
            self._field(self._selected, given.get("value", ""), "option", "selected" in given)
        elif tag == "textarea" and given.get("name"):
            self._typed = (given["name"], [])
        elif tag == "button" and given.get("name"):
            self._field(given["name"], given.get("value", ""), "submit", False)
        elif tag == "input" and given.get("name"):
            kind = given.get("type", "")
            is_sent = kind in TYPED or (kind in ("checkbox", "radio") and "checked" in given)
            self._field(given["name"], given.get("value", ""), kind, is_sent)

    def handle_data(self, data: str) -> None:
        if self._typed is not None:
            self._typed[1].append(data)

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._form = None
        elif tag == "select":
            self._selected = ""
        elif tag == "textarea" and self._typed is not None:
            name, said = self._typed
            self._typed = None
            self._field(name, "".join(said), "textarea", True)

    def _field(self, name: str, value: str, kind: str, is_sent: bool) -> None:
        # Fields that name their form by its id are sent with the form before them: whoever is hostile sends anything.
        forms = self.page.forms
        form = self._form if self._form is not None else forms[-1] if forms else None
        if form is not None:
            form.fields.append(Field(name=name, value=value, kind=kind, is_sent=is_sent))


def read_page(text: str) -> Page:
    """The forms and links that can be pressed on a page."""
    reader = _Reader()
    reader.feed(text)
    return reader.page
