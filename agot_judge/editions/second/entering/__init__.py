"""Cards entering play: marshaled, ambushed, out of shadows, attached, unique, as duplicates; events played."""
