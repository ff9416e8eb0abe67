"""The commands of the program, one file for each."""
