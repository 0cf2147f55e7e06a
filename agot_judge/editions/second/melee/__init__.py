"""Melee: titles and redirected challenges."""
