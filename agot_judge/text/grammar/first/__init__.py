"""Topics that only cards in the templating of the First Edition have."""

TEMPLATING = "first"
"""The name of the templating, as the edition gives it."""
