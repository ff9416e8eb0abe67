"""Kernels in the making: `python -m undercroft.kernels.building PACKAGE module=FILE native=FILE`; see `build.py`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from functools import cache
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import llvmlite.binding as llvm
import numba
import numpy as np
from numba import types
from numba.core.errors import NumbaError

from undercroft.engine.records import CODES

from .desk import WORD
from .kernel import Kernel, Kind, Many, One, kernels_of
from .module import About, with_about
from .native import this_machine
from .sources import fingerprint
from .twins import twin

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.records import RecordType

TOOLS = ("numba", "llvmlite", "ziglang")
TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+mutable-globals,+nontrapping-fptoint"
STACK = 1 << 20  # bytes
NUMBERS = {code: name for name, code in CODES.items()}
PLACE = re.compile(r'File "(.+?)", line (\d+)')
# What Numba does when an array is handed on, or no longer used; rules allocate nothing, so there is nothing to do.
NOTHING_TO_DO = re.compile(r"^define [^\n]*@(NRT_incref|NRT_decref)\([^\n]*\{\n.*?^\}$", re.MULTILINE | re.DOTALL)


def code_for(game: Game) -> Any:
    """All kernels of a game, as LLVM's code."""
    whole = None
    for kernel in kernels_of(game).values():
        part = _code_of(kernel)
        if whole is None:
            whole = part
        else:
            whole.link_in(part)
    return whole


# From rules to LLVM's code


def _code_of(kernel: Kernel) -> Any:
    """A kernel and all that it calls, with an entry of its name that finds its arguments on a desk."""
    compiled = twin(kernel.rule)
    signature = tuple(_type_of(kind) for kind in kernel.takes)
    try:
        compiled.compile(signature)
    except NumbaError as problem:
        raise SystemExit(f"{kernel.name}: {in_short(str(problem))}") from None
    overload = compiled.overloads[signature]
    text = NOTHING_TO_DO.sub(r"define internal void @\1(ptr %0) {\n ret void\n}", overload.library.get_llvm_str())
    code = llvm.parse_assembly(text)
    symbol = overload.fndesc.llvm_func_name
    entry = llvm.parse_assembly(_entry(kernel, symbol, code.get_function(symbol), overload.signature.return_type))
    code.link_in(entry)
    return code


def in_short(said: str) -> str:
    """What Numba finds wrong with a rule, and where, without the way it took to find that."""
    lines = [line.strip() for line in said.splitlines() if line.strip() and not line.startswith("Failed in")]
    what = " ".join(lines[: 2 if lines[0].endswith(":") else 1])
    where = PLACE.search(said)
    return f"{what} ({where[1]}, line {where[2]})" if where else what


@cache
def _record_type(record: RecordType) -> Any:
    offsets = record.plain.offsets
    formats = [field[1:] if len(field) > 2 else field[1] for field in record.fields]
    places = list(offsets.values())
    layout: Any = {"names": list(offsets), "formats": formats, "offsets": places, "itemsize": record.size}
    return numba.from_dtype(np.dtype(layout, align=True))


def _type_of(kind: Kind) -> Any:
    """What Numba calls an argument."""
    if isinstance(kind, tuple):
        tuples: Any = types.BaseTuple
        return tuples.from_types([_type_of(part) for part in kind], type(kind))
    if isinstance(kind, One | Many):
        record = _record_type(kind.record)
        return record if isinstance(kind, One) else types.Array(record, 1, "C")
    if isinstance(kind, type):
        return types.int64 if kind is int else types.float64
    return types.Array(numba.from_dtype(np.dtype(NUMBERS[kind.code])), kind.dimensions, "C")


def _entry(kernel: Kernel, symbol: str, function: Any, returned: Any) -> str:
    """A function that takes the place of a desk: the arguments lie there from its second word on, the result first."""
    kinds = [str(argument.type) for argument in function.arguments]
    lines, handed = [], ["ptr %result", "ptr %why"]
    for number, kind in enumerate(kinds[2:], 1):
        word, own = f"%word{number}", f"%own{number}"
        lines.append(f"{word} = getelementptr i8, ptr %desk, i32 {number * WORD}")
        if kind == "double":
            lines.append(f"{own} = load double, ptr {word}")
        else:
            how = {"ptr": f"inttoptr i64 {own}.long to ptr", "i64": f"add i64 {own}.long, 0"}[kind]
            lines += [f"{own}.long = load i64, ptr {word}", f"{own} = {how}"]
        handed.append(f"{kind} {own}")
    body = "\n  ".join(lines)
    return f"""
declare i32 @"{symbol}"({", ".join(kinds)})

define i32 @{kernel.name}(ptr %desk) {{
  %result = alloca i64
  %why = alloca ptr
  store i64 0, ptr %result
  {body}
  %status = call i32 @"{symbol}"({", ".join(handed)})
  {_handed_back(kernel, returned)}
  ret i32 %status
}}
"""


def _handed_back(kernel: Kernel, returned: Any) -> str:
    """How the result gets to the desk."""
    if kernel.gives is None:
        return ""
    if kernel.gives is float:
        return "%given = load double, ptr %result\n  store double %given, ptr %desk"
    if isinstance(returned, types.Boolean):
        return "%narrow = load i8, ptr %result\n  %given = zext i8 %narrow to i64\n  store i64 %given, ptr %desk"
    if returned.bitwidth == 64:
        return "%given = load i64, ptr %result\n  store i64 %given, ptr %desk"
    load = f"%narrow = load i{returned.bitwidth}, ptr %result\n"
    return f"{load}  %given = sext i{returned.bitwidth} %narrow to i64\n  store i64 %given, ptr %desk"


# From there to WebAssembly


def module_of(game: Game, code: Any) -> bytes:
    """The code as a WebAssembly module."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    machine = target.create_target_machine(opt=3, reloc="static", codemodel="default", features=FEATURES)
    names = list(kernels_of(game))
    made = _object(code, machine, names)
    about = About(game.id, fingerprint(game), {tool: version(tool) for tool in TOOLS})
    return with_about(_linked(made, names), about)


def native_of(game: Game, code: Any) -> bytes:
    """The code as an object file for this machine."""
    return _object(code, this_machine(), list(kernels_of(game)))


def _object(code: Any, machine: Any, names: list[str]) -> bytes:
    """The code, optimised as a whole for a machine."""
    text = re.sub(r"target datalayout = .*", f'target datalayout = "{machine.target_data}"', str(code))
    text = re.sub(r"target triple = .*", f'target triple = "{machine.triple}"', text)
    text = re.sub(r'"target-(cpu|features)"="[^"]*"', "", text)
    text = text.replace("@sqrt(", "@llvm.sqrt.f64(")  # one instruction
    module = llvm.parse_assembly(text)
    for one in (*module.functions, *module.global_variables):
        if not one.is_declaration and one.name not in names:
            one.linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    unknown = [f.name for f in module.functions if f.is_declaration and not f.name.startswith("llvm.")]
    if unknown:
        raise SystemExit(f"they call what there is not: {', '.join(unknown)}")
    made: bytes = machine.emit_object(module)
    return made


def _linked(code: bytes, names: list[str]) -> bytes:
    """A module that offers these entries."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "kernels.o"), Path(folder, "kernels.wasm")
        source.write_bytes(code)
        offered = [f"--export={name}" for name in (*names, "__heap_base")]
        shape = ["--no-entry", "--strip-all", "--stack-first", "-z", f"stack-size={STACK}"]
        command = [sys.executable, "-m", "ziglang", "wasm-ld", *shape, *offered, str(source), "-o", str(target)]
        linked = subprocess.run(command, capture_output=True, text=True, check=False)
        if linked.returncode:
            raise SystemExit(linked.stderr)
        return target.read_bytes()


def main(package: str, *wanted: str) -> None:
    """Make what is wanted of the kernels of a game."""
    game = import_module(package).GAME
    code = code_for(game)
    for each in wanted:
        kind, _is, file = each.partition("=")
        part = Path(f"{file}.{os.getpid()}.part")
        part.write_bytes({"module": module_of, "native": native_of}[kind](game, code))
        part.replace(file)


if __name__ == "__main__":
    main(*sys.argv[1:])
