"""The ability tree to canonical wording, in the template of the second edition: what the engine understood of a text.

Compiled again, the wording is the same tree; a tree that no card has may have no words, and says so.

The words are those of the lexicon: a table of templates for each kind of thing that is said, with a row for a type of node
or for a field (``[effects]``, ``[occurrences]``, ``[states]``, ``[having]``, ..), and rows for nodes with certain fields.
``templates`` fills them; the forms in which they ask for a field, and the parts that are not one field, are added by the
module whose functions they are, most of them by ``parts``. What is left are choices between phrases that depend on what
stands beside them.

A whole ability and its sentences: ``abilities``, ``sentences``; its trigger: ``triggers``. Effects: ``effects``, ``clauses``
(with who does them), ``together`` (several in one). What is said of cards (``Modify``): ``changes``; what players
cannot and may do, and costs: ``rules_for_players``. Conditions: ``conditions``, ``states``. Cards: ``cards``,
``descriptions``; amounts: ``amounts``.
"""

from agot_judge.text.unparse.abilities import unparse, unparse_keyword, unparse_line

__all__ = ["unparse", "unparse_keyword", "unparse_line"]
