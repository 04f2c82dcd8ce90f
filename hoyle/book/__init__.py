"""The written word: laws, lessons, houses and hands read from files, once, and compiled."""
