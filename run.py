"""Sets Undercroft up and runs it. All it needs is Python itself.

    python3 run.py [arguments]         the program `undercroft`
    python3 run.py test [arguments]    every check and test; with arguments, pytest with them
    python3 run.py bench [arguments]   the table of speeds

Everything is installed into the folder .venv beside this file.
"""

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - so this file keeps to syntax that an older Python 3 can read
    sys.exit(
        f"Undercroft needs Python 3.11 or newer, and this is Python {sys.version_info[0]}.{sys.version_info[1]}: "
        "start it with a newer one, for example `python3.12 run.py`."
    )

# Imported where they are used: subprocess, shutil and time. When all is set up, a start must cost next to nothing.
import json
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from sysconfig import get_platform

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".venv"
STAMP = ENVIRONMENT / "undercroft.json"  # written last: an environment without it is not finished
LOG = ENVIRONMENT / "set-up.log"
WINDOWS = os.name == "nt"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if WINDOWS else "bin/python")
PROGRAM = ENVIRONMENT / ("Scripts/undercroft.exe" if WINDOWS else "bin/undercroft")

GAMES = sorted(box.parent.name for box in (ROOT / "src" / "undercroft" / "games").glob("*/box.yaml"))
RULES_TESTS = [f"tests/{name}" for name in [*GAMES, "engine"]]
SUITES = [
    "tests/test_two_ways.py",
    "tests/test_conformance.py",
]  # over all games; the first plays them interpreted, too
IN_BROWSER = [f"tests/page/{file.name}" for file in sorted((ROOT / "tests" / "page").glob("test_*.py"))]
HALF = len(IN_BROWSER) // 2  # they wait a lot: two halves side by side take half as long
REST = [f"--ignore={tests}" for tests in [*RULES_TESTS, *SUITES, "tests/page"]]
COMPILE = ("compiling the rules of all games", "undercroft warm-up", "0")  # once, for all that follow
CHECKS = [  # a title, a tool with its arguments, and what UNDERCROFT_INTERPRETED is set to; the longest come first
    ("pytest, in a browser", " ".join(["pytest", *IN_BROWSER[:HALF]]), "0"),
    ("pytest, in another browser", " ".join(["pytest", *IN_BROWSER[HALF:]]), "0"),
    ("pytest, all the rest", " ".join(["pytest", *REST]), "0"),
    ("pytest, the games, rules compiled", " ".join(["pytest", *RULES_TESTS]), "0"),
    ("pytest, suites over all games", " ".join(["pytest", *SUITES]), "0"),
    ("pytest, the smallest game and the engine, rules interpreted", "pytest tests/one_card tests/engine", "1"),
    ("the page: types, format, tests", "hatch_build check", "0"),
    ("mypy", "mypy", "0"),
    ("ruff check", "ruff check .", "0"),
    ("ruff format --check", "ruff format --check .", "0"),
]
FEWEST_AT_ONCE = 5  # browsers and servers wait now and then; others can use that
INTERRUPTED = 130  # the exit code of what Ctrl-C stopped

NO_VENV = (
    "This Python cannot make virtual environments: on Debian and Ubuntu, `sudo apt install python3-venv` adds what is "
    "missing; then start this again."
)
OFFLINE = "The packages that Undercroft needs could not be fetched: is this computer connected to the network?"
NO_SPACE = "The disk is full: Undercroft and the packages it needs take about 400 MB."
NOT_OFFERED = (
    f"A package that Undercroft needs is not offered for Python {sys.version_info[0]}.{sys.version_info[1]} on this "
    "computer: try another version of Python, 3.11 or newer."
)
REASONS = [  # what the tools say when they fail, in any of these words, and what it means; the first that fits
    (("ensurepip", "No module named venv"), NO_VENV),
    (("No space left", "os error 28"), NO_SPACE),
    (("NewConnection", "NameResolution", "Connection re", "Timeout", "ProxyError", "SSLError"), OFFLINE),  # pip
    (("Failed to fetch", "error sending request", "dns error"), OFFLINE),  # uv
    (("No matching distribution", "No solution found", "no version of", "requires a different Python"), NOT_OFFERED),
]


class SetUpError(Exception):
    """Setting up cannot go on; the text says why, in a sentence for the person who started it."""


def main(arguments: list[str]) -> int:
    """Set up what the arguments ask for, and run it."""
    task = arguments[0] if arguments else ""
    if task == "test":
        set_up(dev=True)
        return become(PYTHON, ["-m", "pytest", *arguments[1:]], ROOT) if arguments[1:] else run_every_check()
    set_up()
    if task == "bench":
        return become(PYTHON, ["-m", "bench", *arguments[1:]], ROOT)
    if task != "warm-up":
        warm_up()
    return become(PROGRAM, arguments)


def set_up(dev: bool = False) -> None:
    """See to it that .venv holds the program, and with `dev` what its tests need. Quick when it does."""
    stamp = read_stamp()
    project = project_hash()
    dev = dev or bool(stamp.get("dev"))
    sound = is_ours(stamp)
    if sound and PROGRAM.exists() and stamp.get("project") == project and bool(stamp.get("dev")) == dev:
        return
    from shutil import which

    uv = which("uv")
    if sound:
        STAMP.unlink()
    else:
        make_environment(uv)
    install(dev, uv)
    write_stamp({"project": project, "dev": dev, "warm": False, **origin()})


def project_hash() -> str:
    """The hash of what an installation is made from: the project's settings and the sources of the page."""
    from hatch_build import fingerprint

    return sha256((ROOT / "pyproject.toml").read_bytes() + fingerprint().encode()).hexdigest()


def origin() -> dict[str, str]:
    """Where an environment belongs: a moved folder, another Python or another maker's environment differ in this."""
    return {
        "root": str(ROOT),
        "python": f"{sys.implementation.cache_tag} {get_platform()}",
        "settings": (ENVIRONMENT / "pyvenv.cfg").read_text("utf-8"),
    }


def is_ours(stamp: dict[str, object]) -> bool:
    """Whether .venv was finished here, with this Python, and can still run."""
    try:
        return PYTHON.exists() and origin().items() <= stamp.items()
    except (OSError, ValueError):
        return False


def read_stamp() -> dict[str, object]:
    """What is installed; empty when nothing is known about it."""
    try:
        stamp = json.loads(STAMP.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(stamp: dict[str, object]) -> None:
    """Note what is installed, at one stroke: a stamp is there as a whole or not at all."""
    unfinished = STAMP.with_suffix(".new")
    unfinished.write_text(json.dumps(stamp, indent=1), "utf-8")
    unfinished.replace(STAMP)


def make_environment(uv: str | None) -> None:
    """Make .venv anew, with uv if there is one."""
    if os.path.lexists(ENVIRONMENT):
        say("The folder .venv is unfinished, or was made elsewhere or by another Python; making it anew.")
        remove(ENVIRONMENT)
    else:
        say("Making the folder .venv for what Undercroft needs.")
    # Not sys.executable: that may be the very .venv that was just removed.
    python = getattr(sys, "_base_executable", None) or sys.executable
    maker = [uv, "venv", "--python", python] if uv else [python, "-m", "venv"]
    run_quietly([*maker, str(ENVIRONMENT)])


def remove(place: Path) -> None:
    """Take a folder away; a link or a file in its place, too."""
    import shutil

    if place.is_dir() and not place.is_symlink():
        shutil.rmtree(place)
    else:
        place.unlink()


def install(dev: bool, uv: str | None) -> None:
    """Install the program into .venv, in such a way that it follows changes of the sources."""
    say(f"Installing Undercroft{' and the tools for its tests' if dev else ''}; this can take a minute or two.")
    if uv:
        installer = [uv, "pip", "install", "--python", str(PYTHON)]
    else:
        run_quietly([str(PYTHON), "-m", "ensurepip"])  # a .venv that uv made has no pip
        installer = [str(PYTHON), "-m", "pip", "install"]
    run_quietly([*installer, "--editable", ".[dev]" if dev else "."])


def run_quietly(command: list[str]) -> None:
    """Run a step of setting up. What it prints is only kept if it fails."""
    import subprocess

    surroundings = {**os.environ, "PIP_USER": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    done = subprocess.run(command, capture_output=True, cwd=ROOT, env=surroundings, check=False)
    if done.returncode != 0:
        output = (done.stdout + done.stderr).decode("utf-8", "replace")
        LOG.parent.mkdir(exist_ok=True)
        LOG.write_text(output, "utf-8")
        raise SetUpError(f"{explain(output)} (Details: {LOG})")


def explain(output: str) -> str:
    """Why a step failed, in one sentence."""
    for words, reason in REASONS:
        if any(word in output for word in words):
            return reason
    lines = [line.strip() for line in output.splitlines() if line.strip()] or ["no reason was given"]
    errors = [line for line in lines if "Error: " in line] or [line for line in lines if "error" in line] or lines
    return f"Setting up failed: {errors[-1]}"


def warm_up() -> None:
    """Compile the rules once, so that nobody waits for it in the middle of a game."""
    stamp = read_stamp()
    if stamp.get("warm"):
        return
    import subprocess

    # Its progress goes to stderr: what the program itself prints may be meant for a file.
    if subprocess.call([str(PROGRAM), "warm-up"], stdout=sys.stderr) != 0:
        say("The rules could not be compiled beforehand; they will be when they are first used.")
        return
    with suppress(OSError):  # someone else's installation: they may run it, not change it
        write_stamp({**stamp, "warm": True})


def become(program: Path, arguments: list[str], folder: Path | None = None) -> int:
    """Hand over to another program, so that signals and its exit code pass straight through."""
    if folder:
        os.chdir(folder)
    command = [str(program), *arguments]
    if not WINDOWS:
        os.execv(command[0], command)  # noqa: S606 - no shell is wanted
    import signal
    import subprocess

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program to deal with
    return subprocess.call(command)


def run_every_check() -> int:
    """Run all checks and tests, several side by side, even after one failed; the exit code says whether all passed."""
    from concurrent.futures import ThreadPoolExecutor

    results = [run_check(COMPILE)]
    with ThreadPoolExecutor(max(FEWEST_AT_ONCE, (os.cpu_count() or 1) // 2)) as lanes:
        results += lanes.map(run_check, CHECKS)
    print("\n== Summary")
    for title, passed, seconds in results:
        print(f"{'passed' if passed else 'FAILED'}  {seconds:6.1f} s  {title}", flush=True)
    return 0 if all(passed for _title, passed, _seconds in results) else 1


def run_check(check: tuple[str, str, str]) -> tuple[str, bool, float]:
    """Run one check, and print what it said when it is done; returns its title, whether it passed, and its seconds."""
    import subprocess
    import time

    title, tool, interpreted = check
    surroundings = {**os.environ, "UNDERCROFT_INTERPRETED": interpreted}
    print(f"-- begun: {title}", flush=True)
    began = time.monotonic()
    done = subprocess.run(
        [str(PYTHON), "-m", *tool.split()],
        cwd=ROOT,
        env=surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    print(f"\n== {title}\n{done.stdout.decode(errors='replace')}", flush=True)
    return title, done.returncode == 0, time.monotonic() - began


def say(sentence: str) -> None:
    """Tell the person what is going on."""
    print(sentence, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except SetUpError as failure:
        sys.exit(str(failure))
    except OSError as failure:
        sys.exit(f"Undercroft could not be started: {failure}")
