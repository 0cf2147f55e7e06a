"""The templates of pages as modules: reading them takes most of the time of a first page, on every start of a browser."""

from pathlib import Path
from tempfile import TemporaryDirectory

from jinja2 import Environment, ModuleLoader

from agot_judge.places import ROOT

FOLDER = "compiled_templates"
"""Beside the templates, on a device."""


def template_modules(environment: Environment) -> dict[str, bytes]:
    """The source of a module for each template of an environment, by the name of its file."""
    with TemporaryDirectory() as folder:
        environment.compile_templates(folder, zip=None, ignore_errors=False)
        return {path.name: path.read_bytes() for path in sorted(Path(folder).glob("*.py"))}


def use_modules(environment: Environment) -> None:
    """Have an environment take its templates from such modules where there are some: on a device."""
    folder = ROOT / FOLDER
    if folder.is_dir():
        environment.loader = ModuleLoader(folder)
