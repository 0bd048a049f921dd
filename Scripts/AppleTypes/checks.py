"""The checks of modules for Apple's platforms: what they need, when they run, what they report."""

import concurrent.futures
import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from modules import CACHE, ROOT, TOOL, digest
import testing

STAND_IN = TOOL / "StandIn"
sys.path.insert(0, str(STAND_IN))
import references  # noqa: E402

TOOLCHAIN = Path(
    os.environ.get("TOOLCHAIN") or Path(os.path.realpath(shutil.which("swiftc") or "swiftc")).parents[1]
)
PLATFORMS = ["ios", "tvos", "macabi", "xros"]
# The platform for which tests and apps are checked, too: they use controls that others lack.
TESTED = "ios"
# `-enable-testing` is in both, so that modules that declare the same are the same to the byte.
CONFIGURATIONS = {"debug": ["-D", "DEBUG", "-enable-testing"], "release": ["-enable-testing"]}
# The files of tests that are compiled at a time: the compiler sorts all expansions of macros at each one.
BATCH = 120
MESSAGE = re.compile(r"^(.*?):(\d+):(\d+): (error|warning): (.*)$")


class Platform:
    """A platform with its stand-in for the SDK."""

    def __init__(self, name):
        self.name, self.folder = name, CACHE / name
        described = subprocess.run([STAND_IN / "target", name], capture_output=True, text=True)
        if described.returncode:
            sys.exit(described.stderr.strip())
        names = dict(pair.split("=") for pair in described.stdout.split())
        self.module, self.target = names["module"], names["target"]

    def inputs(self):
        """Returns a number that changes with what the stand-in is built from."""
        others = tuple(f"-{name}." for name in PLATFORMS if name != self.name)
        folders = [STAND_IN / name for name in ["ByHand", "Facts", "Overlays"]]
        found = [path for each in folders for path in sorted(each.rglob("*")) if path.is_file()]
        return digest(
            *(path.read_bytes() for path in [STAND_IN / "build", STAND_IN / "kept.py", STAND_IN / "target", *found]
              if not any(other in path.name for other in others)),
            TOOLCHAIN)

    def build(self):
        """Builds the stand-in, unless it was built from the same files.

        Returns a number that changes with what the compiler reads of it, and with the flags.
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        with open(self.folder / "lock", "w") as lock:
            # Another process may build the same.
            fcntl.flock(lock, fcntl.LOCK_EX)
            return self.build_alone()

    def build_alone(self):
        """Builds the stand-in while no other process does; returns what `build` returns."""
        state, inputs = self.folder / "stand-in", self.inputs()
        known = state.read_text().split() if state.exists() else []
        if known[:1] != [inputs]:
            subprocess.run([STAND_IN / "build", self.name, self.folder], check=True)
            built = (path for path in sorted((self.folder / "sdk").rglob("*")) if path.is_file())
            known = [inputs, digest(*(path.read_bytes() for path in built))]
            state.write_text("\n".join(known))
        interfaces = testing.write_interfaces(self.folder / "testing", TOOLCHAIN, self.module, self.target)
        return digest(known[1], interfaces, TOOLCHAIN, CONFIGURATIONS, testing.REPLACED, *self.flags())

    def write_sources(self, sources):
        """Writes what the compiler reads in place of sources with expectations."""
        testing.write_sources(self.folder / "testing/sources", sources)

    def flags(self):
        """Returns the flags for every module of the platform."""
        return [
            "-target", self.target, "-sdk", self.folder / "sdk", "-resource-dir", self.folder / "res",
            "-module-cache-path", self.folder / "cache", "-I", self.folder / "testing",
            "-plugin-path", TOOLCHAIN / "lib/swift/host/plugins", "-diagnostic-style", "llvm",
            *testing.flags(self.folder / "testing/sources"),
        ]


class Check:
    """A module for a platform in a configuration: emitted for its importers, and checked.

    Importers see the module of the debug configuration. That for release declares the same, or it is an
    error, so that only the files with conditions are checked for release.
    """

    def __init__(self, platform, module, configuration):
        self.platform, self.module, self.configuration = platform, module, configuration
        self.folder = platform.folder / configuration
        self.files = module.sources if configuration == "debug" else module.debug_sources
        name = module.shown.replace("/", "-")
        self.compiled = self.folder / f"modules/{name}.swiftmodule"
        self.state = self.folder / f"results/{name}.json"
        # Which declarations of the SDK are used is recorded once, for the products.
        self.records = platform.name == TESTED and configuration == "debug" and module.product
        self.result = None

    def command(self, action, flags, primary=(), beside=()):
        sources = [each for path in [*self.module.sources, *beside]
                   for each in (["-primary-file", path] if path in primary else [path])]
        return [
            TOOLCHAIN / "bin/swift-frontend", action, *sources, *self.module.flags(),
            *self.platform.flags(), *CONFIGURATIONS[self.configuration],
            "-I", self.platform.folder / "debug/modules", *flags,
        ]

    def emit(self, inputs, below):
        """Emits the module without bodies, so that its importers need not wait for its check.

        Returns a number that changes with what other files see of the module's files.
        """
        stamp = self.compiled.with_suffix(".inputs")
        key = digest(inputs, self.module.text, *self.module.flags(), *below)
        if not stamp.exists() or stamp.read_text() != key or not self.compiled.exists():
            self.compiled.parent.mkdir(parents=True, exist_ok=True)
            command = self.command(
                "-emit-module",
                ["-experimental-skip-all-function-bodies", "-suppress-warnings",
                 "-experimental-allow-module-with-compiler-errors", "-o", self.compiled])
            subprocess.run(command, capture_output=True)
            stamp.write_text(key)
        return digest(self.compiled.read_bytes() if self.compiled.exists() else "absent")

    def check(self, inputs, below, interface):
        """Checks the files of the module that were not checked with the same inputs.

        Without the number of what files see of each other, all are checked, now and the next time.
        """
        texts = {str(path.relative_to(ROOT)): digest(path.read_bytes()) for path in self.files}
        key = interface and digest(inputs, interface, *self.module.flags(), *texts, *below)
        known = json.loads(self.state.read_text()) if self.state.exists() else {"inputs": None}
        kept = known["files"] if key and known["inputs"] == key else {}
        changed = [path for path in texts if kept.get(path, {}).get("text") != texts[path]]
        start = time.monotonic()
        if changed:
            kept = kept | self.compile(changed, texts)
            complete = not kept[""]["crashed"]
            self.state.parent.mkdir(parents=True, exist_ok=True)
            self.state.write_text(json.dumps({"inputs": key if complete else None, "files": kept}))
        self.result = {
            "checked": len(changed), "seconds": time.monotonic() - start,
            "messages": [each for file in kept.values() for each in file["messages"]],
        }

    def compile(self, changed, texts):
        """Lowers some files of the module; returns the result of each, and of none under "".

        Diagnostics of initialization and of regions are lowering's.
        """
        results = {path: {"text": texts[path], "messages": []} for path in changed}
        results[""] = {"messages": [], "crashed": False}
        size = BATCH if self.module.tests else len(changed)
        for start in range(0, len(changed), size):
            batch = changed[start : start + size]
            # An index is written for files only, and not for a whole module.
            whole = len(batch) == len(self.module.sources) and not self.records
            self.lower(batch, [] if whole else batch, results)
        return results

    def lower(self, batch, primary, results):
        """Lowers files, all of the module without primary ones, and adds to the results."""
        with tempfile.TemporaryDirectory() as index:
            flags = [each for _ in primary or [""] for each in ("-o", "/dev/null")]
            if self.records:
                flags += ["-index-store-path", index, "-index-ignore-clang-modules"]
                flags += [each for path in batch for each in ("-index-unit-output-path", path)]
            ended = subprocess.run(
                self.command("-emit-sib", flags, primary=[ROOT / path for path in primary]),
                capture_output=True, text=True)
            uses = references.by_file(TOOLCHAIN, index) if self.records else {}
        # A message about a file of the module that is not checked now is in the result of that file.
        elsewhere = {str(path.relative_to(ROOT)) for path in self.module.sources} - results.keys()
        messages = {each for each in parsed_messages(ended.stderr) if each[0] not in elsewhere}
        for message in sorted(messages):
            known = results[message[0] if message[0] in results else ""]["messages"]
            if message not in known:
                known.append(message)
        results[""]["crashed"] |= ended.returncode not in (0, 1)
        if ended.returncode and not any(message[2] == "error" for message in messages):
            last = [line for line in ended.stderr.splitlines() if line.strip()][:3]
            text = f"The compiler ended with {ended.returncode}: {' / '.join(last)}"
            results[""]["messages"].append((self.module.shown, 0, "error", text))
        for path in batch if self.records else []:
            results[path]["index"] = uses.get(Path(path).name, {})

    def messages(self, mistakes):
        """Returns line, kind and text of the messages about a file if the module contains it."""
        command = self.command("-emit-sib", ["-o", "/dev/null"], primary=[mistakes], beside=[mistakes])
        ended = subprocess.run(command, capture_output=True, text=True)
        name = str(mistakes.relative_to(ROOT))
        return {tuple(message) for path, *message in parsed_messages(ended.stderr) if path == name}

    def compare(self, interface, other):
        """Adds an error if the module declares something else than that of the other configuration."""
        if interface != other:
            text = f"{self.module.shown} declares something else without DEBUG: #if DEBUG belongs into functions."
            self.result["messages"].append(("no file", 0, "error", text))

    def count(self, kind):
        return sum(1 for each in self.result["messages"] if each[2] == kind)


def parsed_messages(output):
    """Yields file, line, kind and text of each message, with paths relative to the repository."""
    for line in output.splitlines():
        found = MESSAGE.match(line)
        if found:
            path, number, _, kind, text = found.groups()
            yield path.replace(f"{ROOT}/", ""), int(number), kind, text
        elif line.startswith(("error: ", "<unknown>:0: error: ", "<unknown>:0: warning: ")):
            yield "no file", 0, "warning" if " warning: " in line else "error", line.split(": ", 1)[1]


def needed_checks(platforms, modules, chosen):
    """Returns the checks in order of imports, and those of them that were asked for.

    Without `#if DEBUG` in a module, its check for release is that for debugging.
    """
    by_name = {module.name: module for module in modules}
    asked, below = [], []
    for platform in platforms:
        for module in modules:
            if not (module.product or platform.name == TESTED):
                continue
            if chosen and not {module.name, module.shown} & chosen:
                continue
            differs = module.debug_sources and not module.tests
            names = ["debug", "release"] if differs else ["debug"]
            asked += [(platform, module, name) for name in names]
            below += [(platform, by_name[name], "debug") for name in module.imports]
    checks = {}
    for key in below + asked:
        checks.setdefault(key, Check(*key))
    return checks, asked


def run(platforms, modules, chosen, once):
    """Runs the checks, as many at a time as there are cores; returns those that were asked for.

    With `once` nothing is prepared for a next check: a module that no other imports is not emitted.
    """
    checks, asked = needed_checks(platforms, modules, chosen)
    by_name = {module.name: module for module in modules}
    for platform in platforms:
        platform.write_sources(path for key in asked if key[0] is platform for path in key[1].sources)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        built = {each: pool.submit(each.build) for each in platforms}
        emitting, checking = {}, {}

        def emit(key):
            return checks[key].emit(built[key[0]].result(), below(key))

        def below(key):
            return [emitting[key[0], by_name[each], "debug"].result() for each in key[1].imports]

        def check(key):
            interface = emitting[key].result() if key in emitting else None if once else emit(key)
            checks[key].check(built[key[0]].result(), below(key), interface)
            if key[2] == "release":
                checks[key].compare(interface, emitting[*key[:2], "debug"].result())

        # Work is queued in an order in which what it waits for was queued before it.
        imported = {name for module in modules for name in module.imports}
        for key in sorted(checks, key=lambda key: modules.index(key[1])):
            if key[1].name in imported or key[1].debug_sources:
                emitting[key] = pool.submit(emit, key)
        for key in sorted(asked, key=lambda key: -len(key[1].text)):
            checking[key] = pool.submit(check, key)
        for future in [*built.values(), *checking.values()]:
            future.result()
    return [checks[key] for key in asked]
