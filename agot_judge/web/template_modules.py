"""Templates that were made modules in a bundle: taken where there are some, on a device."""

from jinja2 import Environment, ModuleLoader

from agot_judge.offline.program import TEMPLATES
from agot_judge.places import ROOT


def use_modules(environment: Environment) -> None:
    """Have an environment take its templates from modules where there are some; elsewhere it reads them as ever."""
    folder = ROOT / TEMPLATES
    if folder.is_dir():
        environment.loader = ModuleLoader(folder)
