"""Tries to break gymbo, and says what was tried. Python's standard library alone.

    python3 Benchmarks/Torture/run.py                              # all but doors and fuzz, small: about two minutes, as .ci/run does
    python3 Benchmarks/Torture/run.py --size nightly faults kills  # some benches, longer
    python3 Benchmarks/Torture/run.py --size release --seed 7      # as long as before a release, with a seed of your own

--gymbo names the tool (default: .build/release/gymbo), --library the C library that `doors` and `fuzz` call (default: it is linked
from the same build by .ci/shared-library). With GYMBO_SHARED set, the real exports of samples/ are tried besides SampleData.

Each run has another seed and prints it; with the same seed, size and build it tries the same again. A finding stops the
bench with what was seen, the seed, and the folder in which the files are kept; then the exit code is 1. What was found is to
become a test of Tests/ before it is mended.
"""

import argparse
import os
import sys
import tempfile
import time
import traceback
from pathlib import Path

import dialects
import doors
import environments
import faults
import fuzz
import kills
import metamorphic
import mistakes
import moving
import native
import resources
import store
import supply
from tool import Bench, Finding

# Name, what it tries, and how.
BENCHES = {
    "metamorphic": ("the same history written otherwise: the same analysis", metamorphic.run),
    "dialects": ("CSV as other programs write it: read right or refused, never wrong", dialects.run),
    "environments": ("other zones, locales, threads, folders, descriptors: the same bytes", environments.run),
    "faults": ("each system call fails, memory and disk run out: old or new, and an honest exit code", faults.run),
    "kills": ("killed and interrupted at any moment: old or new, nothing left over", kills.run),
    "mistakes": ("mistakes as lifters type them: the share that the data check finds", mistakes.run),
    "moving": ("files that change while they are read: no signal, no lost row", moving.run),
    "resources": ("huge and odd input: at most 500 MB and 30 s", resources.run),
    "store": ("imports and undos killed, failing and at once: old or new, and it verifies", store.run),
    "supply": ("no socket, no file beside the output, modes, notices; for a release two builds", supply.run),
    "doors": ("the C library called as no program should, and from eight threads: a status and a sentence", doors.run),
    "native": ("the C code of the readers against slow readers, with sanitizers: the same", native.run),
    "fuzz": ("damaged files through the C library, in process: no crash, no lost row, valid output", fuzz.run),
}
# These need the C library, which is built after the tool.
NEED_LIBRARY = ("doors", "fuzz")
SIZES = ("ci", "nightly", "release")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="\n".join(f"{name:13} {what}" for name, (what, _) in BENCHES.items()))
    parser.add_argument("benches", nargs="*", metavar="BENCH", help="default: all but doors and fuzz")
    parser.add_argument("--size", choices=SIZES, default="ci")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    parser.add_argument("--gymbo", type=Path)
    parser.add_argument("--library", type=Path)
    options = parser.parse_args()
    unknown = [name for name in options.benches if name not in BENCHES]
    if unknown:
        parser.error(f"there is no bench {unknown[0]}; there are {', '.join(BENCHES)}")
    print(f"seed {options.seed}, size {options.size}", flush=True)
    failed = False
    for name in options.benches or [name for name in BENCHES if name not in NEED_LIBRARY]:
        folder = Path(tempfile.mkdtemp(prefix=f"gymbo-{name}-"))
        start = time.monotonic()
        try:
            bench = Bench(name, folder, options)
            said = BENCHES[name][1](bench)
            bench.remove_folder()
        except Finding as finding:
            failed = True
            said = f"FOUND: {finding}\n  again: run.py --seed {options.seed} --size {options.size} {name}\n  files: {folder}"
        except Exception:
            failed = True
            said = f"FAILED, the bench itself:\n{traceback.format_exc()}"
        print(f"{name:13}{time.monotonic() - start:6.1f} s  {said}", flush=True)
    sys.exit(1 if failed else 0)


main()
