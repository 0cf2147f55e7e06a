"""Cards: what is printed on them, and the facts that the project ships."""
