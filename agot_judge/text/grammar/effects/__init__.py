"""What effects do."""
