"""The judge's changes by hand: the changes, what follows from them, and which of them a rule forbids."""
