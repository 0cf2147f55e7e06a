"""Replacement effects: what happens in the place of something else, and where a card goes instead."""
