"""What tests of kernels share: nothing says how they are to run, and what was found out about a game is forgotten."""

from __future__ import annotations

import pytest

from undercroft.kernels import kernel, sources, ways


@pytest.fixture(autouse=True)
def as_nobody_has_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kernels run in the best way there is, whatever the environment says."""
    monkeypatch.delenv(ways.SETTING, raising=False)
    for module, name in ((ways, "_best"), (sources, "_known"), (kernel, "_known")):
        monkeypatch.setattr(module, name, dict(getattr(module, name)))
