"""The ability tree to canonical wording, in the template of the second edition: what the engine understood of a text.

Compiled again, the wording is the same tree; a tree that no card has may have no words, and says so.

A whole ability and its sentences: ``abilities``, ``sentences``; its trigger: ``triggers``, ``occurrences``. An effect is a
template of the lexicon (``[effects]``, with the ``parts`` that it asks for), or a function of ``clauses``, or, where it holds
others or is no deed, of ``effects``: the table ``_OWN`` of each names them by type of node. What is said of cards (``Modify``):
``changes``; ``Forbid``: ``prohibitions``; ``Permit``: ``permissions``; ``Adjust`` and ``Cost``: ``changed_numbers``; ``Choose``:
``choices``. A condition: ``conditions``, the table ``_STATES`` by the fields that it has; two numbers beside each other:
``states_of_players``, the table ``_SAID`` by their types. Descriptions of cards: ``cards``, ``adjectives``; amounts: ``amounts``.
"""

from agot_judge.text.unparse.abilities import unparse, unparse_keyword, unparse_line

__all__ = ["unparse", "unparse_keyword", "unparse_line"]
