"""Whether kernels run as plain Python in these tests: it comes to the same, but takes longer, so there is less of it."""

from __future__ import annotations

import os

from undercroft.kernels.ways import PLAIN, SETTING

PLAINLY = os.environ.get(SETTING) == PLAIN
