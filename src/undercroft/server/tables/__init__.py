"""Tables: who sits where, what can be done, what each viewer is shown."""
