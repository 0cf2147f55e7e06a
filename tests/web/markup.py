"""A page read as a browser would read it: elements by name, attribute and text, so that no test depends on layout."""

from collections.abc import Iterator
from html.parser import HTMLParser

VOID = {"meta", "link", "input", "br", "hr", "img", "path", "circle", "rect"}


class Element:
    """An element with its attributes, its children and its text."""

    def __init__(self, name: str, attributes: dict[str, str]) -> None:
        self.name = name
        self.attributes = attributes
        self.children: list[Element | str] = []

    def __iter__(self) -> "Iterator[Element]":
        """The element and all within it, in the order of the page."""
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child

    @property
    def text(self) -> str:
        """All text within, white space folded."""
        return " ".join(self._words().split())

    def _words(self) -> str:
        return "".join(child if isinstance(child, str) else child._words() for child in self.children)

    def all(self, name: str = "", /, **attributes: str) -> "list[Element]":
        """Elements within of this name whose attributes have these values; ``data_testid`` means ``data-testid``."""
        wanted = {key.strip("_").replace("_", "-"): value for key, value in attributes.items()}
        return [
            one
            for one in self
            if name in ("", one.name) and all(one.attributes.get(key) == wanted[key] for key in wanted)
        ]

    def one(self, name: str = "", /, **attributes: str) -> "Element":
        """The only such element; fails where there is none or more than one."""
        found = self.all(name, **attributes)
        assert len(found) == 1, f"{len(found)} elements {name} {attributes}"
        return found[0]


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root = Element("", {})
        self._open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs})
        self._open[-1].children.append(element)
        if tag not in VOID:
            self._open.append(element)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            closed = self._open.pop()
            assert closed.name == tag, f"</{tag}> closes <{closed.name}>"

    def handle_data(self, data: str) -> None:
        self._open[-1].children.append(data)

    def finish(self) -> Element:
        self.close()
        assert len(self._open) == 1, f"<{self._open[-1].name}> is never closed"
        return self.root


def read(markup: str) -> Element:
    """The page as a tree. Fails where an element is not closed in its place."""
    reader = _Reader()
    reader.feed(markup)
    return reader.finish()
