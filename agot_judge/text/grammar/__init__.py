"""The grammar of card texts, in fragments by subject; importing this package makes all of them known to each other.

A package that declares a fragment has its rules in ``grammar.lark``, and in its modules what they mean; a module that
declares one stands beside the ``.lark`` of its name.
"""

from agot_judge.registering import import_all
from agot_judge.text.parsing.fragment import Fragment

import_all(__name__)
FRAGMENTS = tuple(Fragment.all.values())
