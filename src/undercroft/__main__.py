"""`python -m undercroft` is the program `undercroft`."""

from undercroft.terminal.commands import main

main()
