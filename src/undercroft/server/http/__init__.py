"""HTTP: the application, the gate before it, who asks, and what is answered."""
