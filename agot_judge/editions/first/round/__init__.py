"""The charts of the phases."""
