"""The templates of pages as modules: reading them takes most of the time of a first page, on every start of a browser."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol


class Templates(Protocol):
    """An environment of templates."""

    def compile_templates(self, target: str, *, zip: Any, ignore_errors: bool) -> None:
        """Write a module for each template into a folder."""


def template_modules(templates: Templates) -> dict[str, bytes]:
    """The source of a module for each template of an environment, by the name of its file."""
    with TemporaryDirectory() as folder:
        templates.compile_templates(folder, zip=None, ignore_errors=False)
        return {path.name: path.read_bytes() for path in sorted(Path(folder).glob("*.py"))}
