"""What goes over the wire, as types: they check what comes in, and describe what goes out."""
