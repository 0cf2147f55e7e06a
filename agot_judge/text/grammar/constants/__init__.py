"""Constant abilities: what they change, permit and prohibit."""
