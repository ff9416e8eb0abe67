# -*- coding: utf-8 -*-
"""Sets Undercroft up and runs it. All it needs is Python itself.

    python3 run.py [arguments]         the program `undercroft`
    python3 run.py test [arguments]    every check and test; with arguments, pytest with them
    python3 run.py test --quick        what your changes touch, and one game of each
    python3 run.py bench [arguments]   the table of speeds
    python3 run.py pin [--upgrade]     the lists of exact versions (requirements/) made anew

Everything is installed into the folder .venv beside this file. How that is done stands in tools/.
"""

# This file keeps to syntax that any Python can read, so that an old one can say what is wrong.
import os
import sys

OLDEST = (3, 11)


def too_old(version, language):
    """What to say to a Python that is too old; None if it is not."""
    if version >= OLDEST:
        return None
    sentence = (
        "Undercroft demande Python 3.11 ou plus récent, et ceci est Python %d.%d : lancez-le avec un Python plus "
        "récent, par exemple `python3.12 run.py`."
        if language == "fr"
        else "Undercroft needs Python 3.11 or newer, and this is Python %d.%d: start it with a newer one, "
        "for example `python3.12 run.py`."
    )
    return sentence % tuple(version[:2])


def language():
    """The language of whoever starts this; tools/words.py does the same once Python is known to be new enough."""
    for name in ("UNDERCROFT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return os.environ[name][:2].lower()
    return "en"


if __name__ == "__main__":
    problem = too_old(sys.version_info[:2], language())
    if problem:
        sys.exit(problem)
    try:
        from tools.start import main
    except ImportError as failure:
        sys.exit("This folder is not complete: %s. Fetch Undercroft again." % failure)
    sys.exit(main(sys.argv[1:]))
