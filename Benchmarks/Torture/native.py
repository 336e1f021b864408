"""The C code of the readers against slow ones, by libFuzzer with AddressSanitizer and UndefinedBehaviorSanitizer; see native.c.

It needs clang with its sanitizers, as Swift's toolchain has them."""

import os
import re
import shutil
import subprocess
from pathlib import Path

from exports import sample_files
from tool import PACKAGE, Finding, tail

SOURCES = ["CByteScan/bytescan.c", "CByteScan/ownlines.c", "CByteScan/plainnumber.c", "CByteScan/splitrecord.c", "CSetRows/setrows.c"]
LARGEST = 4096


def run(bench):
    clang = compiler()
    if not clang:
        return "not run: there is no clang"
    program, inputs = bench.folder / "native", bench.new_folder("inputs")
    code = PACKAGE / "Sources"
    built = subprocess.run(
        [clang, "-g", "-O1", "-fsanitize=fuzzer,address,undefined", "-fno-sanitize-recover=undefined",
         *(f"-I{code / target / 'include'}" for target in ("CByteScan", "CSetRows")), Path(__file__).with_name("native.c"),
         *(code / source for source in SOURCES), "-o", program],
        capture_output=True, text=True)
    if built.returncode != 0:
        raise RuntimeError(built.stderr)
    write_inputs(inputs)
    seconds = bench.of_size(5, 600, 3600)
    done = subprocess.run(
        [program, f"-max_total_time={seconds}", f"-max_len={LARGEST}", f"-seed={bench.random.randrange(1, 1 << 31)}",
         "-print_final_stats=1", f"-artifact_prefix={bench.folder}/", inputs],
        capture_output=True, text=True)
    if done.returncode != 0:
        raise Finding(f"{done.stderr[:2000]}\n{tail(done.stderr.encode())}")
    tried = int(re.search(r"number_of_executed_units: +(\d+)", done.stderr)[1])
    return f"{tried:,} inputs in {seconds} s: the same as slow readers, and no byte outside of the text"


def compiler():
    """Swift's own clang, which is not always in the path."""
    swift = shutil.which("swiftc")
    beside = Path(os.path.realpath(swift)).with_name("clang") if swift else None
    return beside if beside and beside.exists() else shutil.which("clang")


def write_inputs(folder):
    """The beginnings of exports, for each function."""
    for number, path in enumerate(sample_files()):
        text = path.read_bytes()[:2000]
        rows = text.split(b"\n", 1)[-1]
        delimiter = 1 if text.split(b"\n", 1)[0].count(b";") > 3 else 0
        # Strong's head has four cells, the exercise's is the last.
        for function, own in enumerate((text, rows, rows, rows, rows)):
            choice = bytes([function, delimiter, 0, 0, 3, 1, 1, 0])
            (folder / f"{number}-{function}").write_bytes(choice + own)
