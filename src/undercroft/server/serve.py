"""Runs the server: finds a port, says where the table is, opens the browser, and closes quietly."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import uvicorn

from undercroft.failures import without_passwords

from .http.app import create_app
from .http.doors import Listening, allow_more_files, note_trouble
from .http.hosts import adding
from .http.protocols import Http, Live
from .logs import begin_log
from .problems import program_words
from .settings import BadSetting, Settings
from .store.store import StorageTrouble

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PORTS_TRIED = 100
LAST_PORT = 65_535
ANYWHERE = ("0.0.0.0", "::")  # noqa: S104  # friends on the same network shall come in
GOODBYE_SECONDS = 3
SWITCH_SECONDS = 0.0005


def serve(settings: Settings, host: str, port: int, browser: bool, language: str, say: Callable[[str], None]) -> None:
    """Run until somebody stops it. What a user can put right is raised as an UndercroftError."""
    begin_log()
    allow_more_files()
    # Games are read, and moves stored, in threads beside the one that answers: it shall not wait long for its turn.
    sys.setswitchinterval(SWITCH_SECONDS)
    words = program_words(language)
    with listen(host, port, language) as listening:
        found = listening.getsockname()[1]

        def announce() -> None:
            if found != port and port:
                say(words.say("serve-busy", wanted=str(port), port=str(found)))
            address = f"http://{'localhost' if host in ANYWHERE else _in_url(host)}:{found}/"
            say(words.say("serve-local", address=address))
            if host in ANYWHERE and (here := network_address()):
                say(words.say("serve-friends", address=f"http://{here}:{found}/"))
            if not (Path(settings.page) / "index.html").is_file():
                say(words.say("page-missing"))
            say(words.say("serve-stop"))
            if browser and has_screen(os.environ, sys.platform):
                threading.Thread(target=_show, args=(address,), daemon=True).start()

        config = configure(adding(settings, host))
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            try:
                runner.run(run(Server(config, announce), listening))
            except StorageTrouble as trouble:
                if not _is_silence(trouble):
                    raise
                database = without_passwords(settings.database_url)
                raise BadSetting(words.say("serve-no-database", database=database)) from trouble
    say(words.say("serve-closed"))


def configure(settings: Settings) -> uvicorn.Config:
    """How uvicorn is to run."""
    return uvicorn.Config(
        create_app(settings),
        lifespan="off",  # opened before it listens: what goes wrong then is told in one sentence
        http=Http,
        ws=Live,
        ws_max_size=settings.body_bytes,
        ws_per_message_deflate=False,  # a situation is a few kB; packing it would cost more than it saves
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies.replace(" ", ","),
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )


async def run(server: Server, listening: socket.socket) -> None:
    """Open the house, serve until the end, close the house."""
    app: Any = server.config.app
    house = app.state.house
    asyncio.get_running_loop().set_exception_handler(note_trouble)
    await house.open()
    try:
        await server.serve(sockets=[listening])
    finally:
        await house.close()


class Server(uvicorn.Server):
    """Says so when it is ready, and takes Ctrl-C as a wish to close, not as an error."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say so."""
        await super().startup(sockets)
        self._announce()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Close when asked to."""
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def listen(host: str, port: int, language: str = "en") -> socket.socket:
    """A socket on this port or, where that is taken, on the next one that is free."""
    words = program_words(language)
    for number in range(port, min(port + PORTS_TRIED, LAST_PORT + 1)):
        try:
            return _bind(host, number)
        except (OSError, ValueError) as problem:  # ValueError: not even a name that a computer can have
            if getattr(problem, "errno", None) == errno.EADDRINUSE:
                continue
            raise BadSetting(words.say("serve-no-listening", host=host, port=str(number), **_why(problem))) from None
    raise BadSetting(words.say("serve-no-port", port=str(port)))


def _why(problem: OSError | ValueError) -> dict[str, str]:
    """Why nobody can listen there: a reason that there are words for, and the system's own."""
    said = getattr(problem, "strerror", None) or str(problem)
    if isinstance(problem, ValueError | socket.gaierror) or problem.errno == errno.EADDRNOTAVAIL:
        return {"reason": "address", "said": said}
    return {"reason": "rights" if isinstance(problem, PermissionError) else "other", "said": said}


def _bind(host: str, port: int) -> socket.socket:
    family, kind, protocol, _name, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    bound = Listening(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere this would let two servers share a port
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen()  # two may bind, one may listen: only this says that the port is ours
    except OSError:
        bound.close()
        raise
    return bound


def _is_silence(trouble: StorageTrouble) -> bool:
    """Whether nobody has answered where the database should be."""
    cause = trouble.__cause__
    return isinstance(getattr(cause, "orig", None) or cause, ConnectionError | TimeoutError | socket.gaierror)


def _show(address: str) -> None:
    """Open the browser. Where that goes wrong, there is still the address that was printed."""
    with suppress(Exception):
        webbrowser.open(address)


def network_address() -> str | None:
    """The address of this computer in its network, if it is in one. Nothing is sent to find out."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address that exists only in documentation
        found = str(probe.getsockname()[0])
        return None if found.startswith(("127.", "0.")) else found
    return None


def has_screen(environment: Any, platform: str) -> bool:
    """Whether a browser window could be seen by whoever started the program."""
    if environment.get("SSH_CONNECTION"):
        return False
    return platform in ("win32", "darwin") or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host
