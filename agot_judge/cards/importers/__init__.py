"""Readers of card data in the formats that others publish: each gives the same values, or says what is wrong where."""
