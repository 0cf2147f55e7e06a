"""Conditions: what must be true."""
