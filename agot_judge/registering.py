"""Packages in which every module registers what it holds: rules, topics of the language of cards."""

from importlib import import_module
from pkgutil import walk_packages


def import_all(package: str) -> None:
    """Import every module of the package and of the packages in it, in the order of their names."""
    for module in walk_packages(import_module(package).__path__, f"{package}."):
        import_module(module.name)
