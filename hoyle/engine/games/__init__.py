"""The games, a package each; none knows of another."""
