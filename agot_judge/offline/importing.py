"""Modules found by a list of their files, not by looking through folders: half of a start would be such looking.

A browser runs this text before anything else of the program can be imported.
"""

from collections.abc import Iterable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourcelessFileLoader
from importlib.util import spec_from_file_location
from types import ModuleType

ROOTS = ("/agot/", "/lib/python3.14/site-packages/", "/lib/standard/")


class Modules(MetaPathFinder):
    """Finds compiled modules; each says that its file is the source it was made from, as it is on a server."""

    def __init__(self, files: Iterable[str]) -> None:
        self._files: dict[str, str] = {}
        for file in files:
            root = next(root for root in ROOTS if file.startswith(root))
            words = file.removeprefix(root).removesuffix(".pyc").split("/")
            self._files[".".join(words[:-1] if words[-1] == "__init__" else words)] = file

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """See MetaPathFinder."""
        file = self._files.get(fullname)
        if file is None:
            return None
        folder, _, name = file.rpartition("/")
        return spec_from_file_location(
            fullname,
            file.removesuffix("c"),
            loader=SourcelessFileLoader(fullname, file),
            submodule_search_locations=[folder] if name == "__init__.pyc" else None,
        )
