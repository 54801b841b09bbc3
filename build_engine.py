"""Compile the engine with mypyc: the same sources, several times as fast.

    python build_engine.py              # in place: extension modules beside the sources (`make fast`)
    python build_engine.py build/fast   # in a copy of the tree, which stays pure
    python build_engine.py --remove     # pure Python again (`make pure`)
    python build_engine.py --check      # whether mypyc takes the sources (`make types`); needs no C compiler

With LONDINIUM_COMPILED=1 a wheel is built compiled (`make wheel`): this file is its build hook, too.
"""

import argparse
import hashlib
import io
import json
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import chdir, redirect_stdout
from functools import partial
from multiprocessing.pool import ThreadPool
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
COMPILED = ("kernel", "games", "players")  # folders of the package
INTERPRETED = {  # modules and folders in them that stay as they are, and why
    "__init__": "puts together what others declare",
    "champion": "numpy does its work",
    "checks": "runs once for a pack",
    "command": "waits for another program",
    "components": "msgspec reads files by its annotations, which compiled classes do not keep",
    "differences": "compares packs",
    "encoding": "describes a view, which costs more than reading it",
    "engine": "looks at the sources",
    "evolved": "as components",
    "explain": "answers a person's click, which can wait",
    "fields": "is read as source",
    "forms": "as components",
    "fuzz": "plays what is compiled, and checks it from outside",
    "game": "class attributes are set by each game, those of other packages too",
    "info": "is opened before the engine",
    "laws": "as fuzz",
    "learnt": "as champion",
    "lessons": "as components",
    "moves": "declares what there is, and reads what people send",
    "options": "as components",
    "packs": "as components",
    "questions": "Structs that games of other packages derive from",
    "quick": "as encoding",
    "records": "as components",
    "refusal": "as components",
    "registry": "finds games of other packages",
    "rows": "names a type in a way that is not the same for checkers and at run time",
    "sheets": "as components",
    "speech": "words a move, for a person",
    "told": "words what is wrong, for a person",
    "trials": "as fuzz",
    "words": "reads messages",
}
LEFT_OUT = (".git", ".venv", "node_modules", "build", "dist", "__pycache__", ".*_cache")  # of a copy of the tree
NOTE = "compiled.json"  # beside the package's modules: by source, the digest of what was compiled
BUILD = "build/engine"  # C sources and objects, from the root of a tree
GROUP = "londinium.compiled"  # one library for all modules: calls between them are plain C calls
WRAPPING = ["-fwrapv"] if os.name == "posix" else []  # whole numbers round 64 bits, as `kernel/rng.py` wants it
DIRECT = ["-fvisibility=hidden", "-fno-semantic-interposition"] if os.name == "posix" else []  # … that nobody replaces
WHOLE = ["-flto=auto"] if os.name == "posix" else []  # optimised as one: 3 to 5 % in Next Station


def modules(root: Path) -> list[Path]:
    """The sources to compile, from the root."""
    package = root / "src" / "londinium"
    found = [path.relative_to(root) for folder in COMPILED for path in sorted((package / folder).rglob("*.py"))]
    return [path for path in found if not INTERPRETED.keys() & {*path.with_suffix("").parts}]


def built(root: Path) -> Iterator[Path]:
    """What a compilation leaves beside the sources."""
    package = root / "src" / "londinium"
    yield from package.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX"))
    yield from package.glob(NOTE)


def lacking() -> str:
    """What is missing to compile anything, in one sentence."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if shutil.which(compiler) and header.is_file():
        return ""
    return "The compiled engine needs a C compiler and Python's headers (Debian: apt install gcc python3-dev)."


def translate(root: Path, target: str) -> list[Any]:
    """The extension modules, written as C below a folder."""
    from mypyc.build import mypycify

    told = io.StringIO()
    try:
        with redirect_stdout(told):  # hints about every generator expression; worth reading only if it fails
            return mypycify(
                ["--always-true=COMPILED", *[str(path) for path in modules(root)]],
                opt_level="2",  # with 1, games are a twentieth slower
                debug_level="0",
                multi_file=True,
                group_name=GROUP,
                target_dir=target,
            )
    except SystemExit:
        wrong = [line for line in told.getvalue().splitlines() if "warning: " not in line]
        sys.exit("\n".join(wrong))


def compile_engine(root: Path) -> None:
    """Compile a tree in place, and note which sources it was made from."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        def build_extensions(self) -> None:
            self.compiler.compile = partial(self.compile_at_once, self.compiler.compile)
            super().build_extensions()

        def compile_at_once(self, compile: Any, sources: list[str], **how: Any) -> list[str]:
            """What has changed since the last time, as many at a time as there are processors."""
            objects = self.compiler.object_filenames(sources, output_dir=how["output_dir"])
            headers = max(path.stat().st_mtime for path in Path(BUILD).rglob("*.h"))
            changed = [
                source
                for source, made in zip(sources, map(Path, objects), strict=True)
                if not made.is_file() or made.stat().st_mtime < max(headers, Path(source).stat().st_mtime)
            ]
            with ThreadPool() as pool:
                pool.map(lambda source: compile([source], **how), changed, chunksize=1)
            return objects

    with chdir(root):
        extensions = translate(root, BUILD)
        for extension in extensions:
            extension.include_dirs.append(f"{BUILD}/londinium")  # where the group has its header
            extension.extra_compile_args += WRAPPING + DIRECT + WHOLE
            extension.extra_link_args += WHOLE
        build = Build(Distribution({"ext_modules": extensions, "packages": [], "package_dir": {"": "src"}}))
        build.inplace, build.build_temp = True, f"{BUILD}/{sys.implementation.cache_tag}"
        build.ensure_finalized()
        build.run()
    (root / "src" / "londinium" / NOTE).write_text(json.dumps(digests(root), indent=1) + "\n", "utf-8")


def digests(root: Path) -> dict[str, str]:
    """The sources as `londinium.kernel.engine` knows them again; the package cannot be imported while it is built."""
    found = {path.relative_to("src/londinium"): (root / path).read_bytes() for path in modules(root)}
    return {str(path): hashlib.sha256(source).hexdigest()[:16] for path, source in found.items()}


class CompiledWheel(BuildHookInterface):
    """A wheel with compiled modules for this Python and platform, where the environment asks for one."""

    def dependencies(self) -> list[str]:
        return ["mypy>=1.18", "setuptools>=65"] if os.environ.get("LONDINIUM_COMPILED") else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not os.environ.get("LONDINIUM_COMPILED"):
            return
        root = Path(self.root)
        note = root / "src" / "londinium" / NOTE
        if not note.is_file() or json.loads(note.read_bytes()) != digests(root):
            compile_engine(root)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["artifacts"] += [str(path.relative_to(root)) for path in built(root)]


def copy_tree(root: Path) -> None:
    """A copy of this tree, without what is built and installed."""
    root.mkdir(parents=True, exist_ok=True)
    for path in root.iterdir():
        if path.name in ("build", ".mypy_cache"):
            continue  # what has not changed need not be compiled again
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()
    left_out = shutil.ignore_patterns(*LEFT_OUT, "*" + sysconfig.get_config_var("EXT_SUFFIX"), NOTE)
    shutil.copytree(ROOT, root, ignore=left_out, dirs_exist_ok=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("copy", type=Path, nargs="?", help="compile a copy of the tree there")
    parser.add_argument("--remove", action="store_true", help="take the compiled modules away")
    parser.add_argument("--check", action="store_true", help="only whether mypyc takes the sources")
    args = parser.parse_args()
    if args.check:
        with chdir(ROOT), TemporaryDirectory() as folder:
            translate(ROOT, folder)
        return
    if args.remove:
        for path in list(built(ROOT)):
            path.unlink()
        return
    if wrong := lacking():
        sys.exit(wrong)
    root = args.copy.resolve() if args.copy else ROOT
    if args.copy:
        copy_tree(root)
    compile_engine(root)


if __name__ == "__main__":
    main()
