"""Keywords; how often one works for a character: once more than the rules say."""

from agot_judge.engine.state.game import NO_TRAIT_ATTACHMENTS, Keyword
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import ALL, FIRST, SECOND

keywords = Fragment(__name__, "keyword", "keyword_line", "keywordname", "keyword_use")


keywords.means(
    keyword_line=ALL,
    plain=Keyword(FIRST),  # The keyword without a number: "Renown"
    valued=Keyword(FIRST, SECOND),  # The keyword with a number: "Ambush (4)"
    of_x=Keyword(FIRST),  # The keyword with X: "Ambush (X)"
    no_attachments=Keyword("no attachments"),  # The keyword "No attachments"
    except_=Keyword("no attachments", words=ALL),  # The keyword "No attachments except Weapon"
    no_such=Keyword(NO_TRAIT_ATTACHMENTS, words=ALL),  # The keyword "No Weapon attachments"
    keywordname=FIRST,
    # The rules of a character more that is bypassed, a location more that is a target, a card more that is discarded
    bypasses=("bypasses an additional",),
    targets=("targets an additional",),
    discards=("discards an additional",),
)
