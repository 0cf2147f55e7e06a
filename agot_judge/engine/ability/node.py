"""Nodes of an ability tree: frozen records without unknown fields, told apart by one field where several kinds may stand."""

from msgspec import Struct


class Node(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of an ability."""


class EffectNode(Node, frozen=True, tag_field="do"):
    """An effect or a cost, told apart by ``do``."""


class NumberNode(Node, frozen=True, tag_field="number"):
    """A number that is found when it is asked for, told apart by ``number``."""
