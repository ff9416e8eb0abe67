"""The chance that all coins on the table fall heads up."""

from __future__ import annotations

from typing import Any


def odds(box: Any, seen: Any, seat: int) -> dict[str, Any] | None:
    """Exact, while coins lie on the table."""
    if not seen.laid:
        return None
    tails, heads = (int(each) for each in box.rec.coin)
    return {"clear": (heads / (tails + heads)) ** int(seen.laid), "change": float(seen.laid), "exact": True}
