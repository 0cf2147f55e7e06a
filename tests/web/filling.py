"""A page of the sandbox as somebody without script sees it: its words, its links, and its form with all fields."""

from html.parser import HTMLParser
from urllib.parse import urljoin

from flask.testing import FlaskClient
from werkzeug.datastructures import MultiDict
from werkzeug.test import TestResponse

VOID = {"input", "meta", "link", "br", "path", "rect", "circle"}


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self.by_id: dict[str, list[str]] = {}
        self.links: list[tuple[str, str]] = []
        self.forms: list[Form] = []
        self.form: Form | None = None
        self.area: str | None = None
        self.select: tuple[str, list[tuple[str, bool]]] | None = None
        self.open: list[tuple[str, list[str]]] = []
        self.testids: set[str] = set()

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        names = [given[key] for key in ("id", "data-testid") if given.get(key)]
        if given.get("data-testid"):
            self.testids.add(given["data-testid"])
        if tag not in VOID:
            self.open.append((tag, names))
        for name in names:
            self.by_id.setdefault(name, [])
        if tag == "a" and given.get("href"):
            self.links.append((given.get("id") or given.get("data-testid") or "", given["href"]))
        if tag == "form":
            self.form = Form(given.get("action") or "", given.get("method") or "get")
            self.forms.append(self.form)
        if self.form is not None:
            self._field(tag, given)

    def _field(self, tag, given):
        name, kind = given.get("name"), given.get("type")
        assert self.form is not None
        if tag == "input" and name:
            if kind not in ("checkbox", "radio") or "checked" in given:
                self.form.fields.add(name, given.get("value") or "")
            if kind in ("checkbox", "radio"):
                self.form.boxes.add(name, given.get("value") or "")
        elif tag == "textarea" and name:
            self.area = name
            self.form.fields.add(name, "")
        elif tag == "select" and name:
            self.select = (name, [])
        elif tag == "option" and self.select is not None:
            self.select[1].append((given.get("value") or "", "selected" in given))
        elif tag == "button" and name and "disabled" not in given:
            self.form.buttons.append((name, given.get("value") or ""))

    def handle_endtag(self, tag):
        if tag == "form":
            self.form = None
        if tag == "textarea":
            self.area = None
        if tag == "select" and self.select is not None and self.form is not None:
            name, options = self.select
            chosen = next((value for value, is_on in options if is_on), options[0][0] if options else "")
            self.form.fields.add(name, chosen)
            self.form.options[name] = [value for value, _ in options]
            self.select = None
        if any(tag == one for one, _ in self.open):
            while self.open.pop()[0] != tag:
                pass

    def handle_data(self, data):
        self.words.append(data)
        for _, names in self.open:
            for name in names:
                self.by_id[name].append(data)
        if self.area is not None and self.form is not None:
            values = self.form.fields.poplist(self.area)
            # A newline directly after the opening tag belongs to the markup.
            text = data.removeprefix("\n") if values[-1] == "" else data
            self.form.fields.setlist(self.area, [*values[:-1], values[-1] + text])


class Form:
    """A form with what a browser would send from it untouched."""

    def __init__(self, action: str, method: str) -> None:
        self.action = action
        self.method = method
        self.fields: MultiDict[str, str] = MultiDict()
        self.boxes: MultiDict[str, str] = MultiDict()
        self.options: dict[str, list[str]] = {}
        self.buttons: list[tuple[str, str]] = []


class Page:
    """One answer of the app."""

    def __init__(self, client: FlaskClient, address: str, response: TestResponse) -> None:
        self.client = client
        self.address = address
        self.status = response.status_code
        self.text = response.text
        reader = _Reader()
        reader.feed(response.text)
        self._reader = reader
        self.forms = reader.forms

    @property
    def words(self) -> str:
        """All its words, blanks made one."""
        return " ".join(" ".join(self._reader.words).split())

    def part(self, name: str) -> str:
        """The words within the element with this id or test id."""
        return " ".join(" ".join(self._reader.by_id[name]).split())

    def has(self, name: str) -> bool:
        """Whether there is an element with this id or test id."""
        return name in self._reader.by_id

    def form(self, testid: str = "build") -> Form:
        """The form that fills the board, or that answers."""
        found = [form for form in self.forms if form.action.startswith("/sandbox/")]
        named = [(form.action.partition("?")[0].rpartition("/")[2], form) for form in found]
        other = {"outcomes", "line", "here", "short", "case"}
        return next(
            form for end, form in named if end not in other and (end == "edit") == (testid == "build")
        )

    def ask(self, question: str = "") -> "Page":
        """The page of all outcomes from here."""
        form = next(form for form in self.forms if "/outcomes" in form.action)
        return follow(self.client, urljoin(self.address, form.action), MultiDict({"question": question}))

    def press(self, name: str, value: str, **fields: str | list[str]) -> "Page":
        """The page after a press of this button, the form's fields otherwise as they stand."""
        form = next(form for form in self.forms if (name, value) in form.buttons)
        sent = MultiDict(form.fields)
        for key, given in fields.items():
            sent.setlist(key.replace("_", "-"), [given] if isinstance(given, str) else given)
        sent.setlist(name, [value])
        return follow(self.client, urljoin(self.address, form.action), sent)

    def go(self, name: str) -> "Page":
        """The page behind the link with this id or test id."""
        href = next(href for label, href in self._reader.links if label == name)
        return visit(self.client, urljoin(self.address, href))

    def link(self, name: str) -> str:
        """The whole address behind the link with this id or test id."""
        return urljoin(self.address, next(href for label, href in self._reader.links if label == name))

    def links(self, start: str = "") -> list[str]:
        """Every address on the page that starts so."""
        return [href for _, href in self._reader.links if href.startswith(start)]


def visit(client: FlaskClient, address: str) -> Page:
    """The page at an address, redirects followed."""
    response = client.get(address)
    while response.status_code in (301, 302, 303):
        address = urljoin(address, response.headers["Location"])
        response = client.get(address)
    return Page(client, address, response)


def follow(client: FlaskClient, address: str, fields: MultiDict[str, str]) -> Page:
    """The page after a form was sent there, redirects followed."""
    response = client.post(address, data=fields)
    if response.status_code == 303:
        return visit(client, urljoin(address, response.headers["Location"]))
    return Page(client, address, response)
