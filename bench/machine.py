"""What was measured on: processor, cores, versions, and whether the computer had other things to do."""

from __future__ import annotations

import os
import platform
import subprocess
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec

from undercroft.kernels.ways import NATIVE, PORTABLE

CALM = 0.25  # share of the cores that others may keep busy before figures suffer


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def several_cores() -> dict[str, int]:
    """The numbers of cores to measure beside one, by name: all, and two, which can be compared everywhere."""
    counts = [count for count in (2, cores()) if count <= cores()]
    return {f"all {count} cores" if count == cores() else f"{count} cores": count for count in counts if count > 1}


def compiled_ways() -> tuple[str, ...]:
    """The ways to run compiled kernels here: portable and, where there is what makes them, native."""
    return (PORTABLE, NATIVE) if find_spec("numba") else (PORTABLE,)


def describe() -> dict[str, str]:
    """All that someone needs to know to compare with their own figures."""
    return {
        "date": date.today().isoformat(),
        "processor": processor(),
        "cores": str(cores()),
        "system": f"{platform.system()} {platform.machine()}",
        "Python": platform.python_version(),
        "wasmtime": version_of("wasmtime"),
        "Numba": version_of("numba"),
        "load at the start": load(),
    }


def version_of(package: str) -> str:
    """The version of a package, if it is here."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "not here"


def processor() -> str:
    """The processor's name, as its maker writes it."""
    try:
        if platform.system() == "Darwin":
            return subprocess.check_output(["sysctl", "-n", "machdep.cpu.brand_string"], text=True).strip()
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    except (OSError, subprocess.SubprocessError):
        names = []
    return names[0] if names else platform.processor() or "unknown"


def load() -> str:
    """How many programs wanted a core in the last minute, in words."""
    if not hasattr(os, "getloadavg"):
        return "unknown"
    wanting = os.getloadavg()[0]
    excuse = ": other programs were running, and what a wall clock measured suffers"
    return f"{wanting:.2f} of {cores()} cores{excuse if wanting > CALM * cores() else ''}"
