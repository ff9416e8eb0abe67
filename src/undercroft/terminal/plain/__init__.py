"""Play in lines of plain text."""
