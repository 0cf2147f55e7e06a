"""The printed text of a card in runs for a page."""

from agot_judge.web.card_text import Run, lines_of


def test_what_a_page_marks_is_shown_as_what_it_stands_for():
    """A text copied with a page's line breaks, list items and entities reads as it did there."""
    text = "Renown.<br/><b>Action:</b> Choose one:<ul><li>draw 1&nbsp;card.</li><li>it&rsquo;s &amp; stands.</li></ul>"

    assert lines_of(text) == (
        (Run("Renown."),),
        (Run("Action:", "b"), Run(" Choose one:")),
        (Run("- draw 1\N{NO-BREAK SPACE}card."),),
        (Run("- it\N{RIGHT SINGLE QUOTATION MARK}s & stands."),),
    )
