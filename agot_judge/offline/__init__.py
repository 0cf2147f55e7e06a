"""What is needed to use the program without network: the bundle that a browser keeps, and how it is asked there."""
