"""The steps by which a database came to its present form."""
