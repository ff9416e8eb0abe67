"""Whether kernels run plainly in these tests: the same comes of it, but it takes longer, so there is less of it."""

from __future__ import annotations

import os

from undercroft.kernels.ways import PLAIN, SETTING

PLAINLY = os.environ.get(SETTING) == PLAIN
