"""The rules of play in action windows of six steps, and of the round around them: several editions have them in common."""
