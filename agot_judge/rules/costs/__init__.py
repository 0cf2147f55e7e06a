"""Costs of abilities: what they are, with what they can be paid, and the letter X in them."""
