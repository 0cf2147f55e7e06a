"""Challenges: declared, defended, resolved."""
