"""What is stored, and where: SQLite or PostgreSQL; and match records."""
