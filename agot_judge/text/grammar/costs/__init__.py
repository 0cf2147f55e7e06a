"""What cards cost, and whose costs are meant."""
