"""`python -m undercroft` is the program `undercroft`."""

from undercroft.start import main

main()
