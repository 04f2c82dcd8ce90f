"""How fast Hoyle is, beside others, in one run: `make bench`."""
