"""The ability tree to canonical wording, in the template of the second edition: what the engine understood of a text.

Compiled again, the wording is the same tree.
"""

from agot_judge.text.unparse.abilities import unparse, unparse_keyword, unparse_line

__all__ = ["unparse", "unparse_keyword", "unparse_line"]
