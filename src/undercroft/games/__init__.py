"""The games: one folder each, all with the same files. A folder that is here is found; there is no list to edit."""
