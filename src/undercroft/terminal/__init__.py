"""Playing in a terminal: commands, full-screen play, and plain text for pipes and screen readers."""
