"""The costs of cards, and whose costs are meant."""
