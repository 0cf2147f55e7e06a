"""Keywords that only First Edition cards have."""

from agot_judge.engine.state.game import Keyword
from agot_judge.text.grammar.first import TEMPLATING
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST

first_keywords = Fragment(__name__, "keyword", "keywordname", templating=TEMPLATING)


first_keywords.means(
    plain=Keyword(FIRST),  # "gains deadly"
    keywordname=FIRST,  # "a character with stalwart"
)
