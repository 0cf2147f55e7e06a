"""Initiating an ability: what triggers it, what must hold for it, and what is missing where it does not."""
