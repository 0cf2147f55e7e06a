"""Prohibitions by what is in force: to whom it applies, and the card that says it."""
