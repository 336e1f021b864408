"""Files that grow, shrink, are replaced, overwritten or deleted while they are read: no signal, no hang, an honest exit code, and of what
was read no row is lost."""

import json
import os
import subprocess

from tool import EXIT_CODES, SAMPLES, Finding, tail


def run(bench):
    count = bench.of_size(30, 300, 3000)
    whole = (SAMPLES / "hevy.csv").read_bytes()
    head, rows = whole.split(b"\n", 1)
    text = head + b"\n" + rows * 8
    codes = {}
    for _ in range(count):
        folder = bench.new_folder("exports")
        paths = [folder / "a.csv", folder / "b.csv"]
        for path in paths:
            path.write_bytes(text)
        command = bench.random.choice([["report", "--format", "json", *paths], ["batch", folder, "--output", bench.folder / "out"]])
        code = move(bench, command, paths, text)
        codes[code] = codes.get(code, 0) + 1
    return f"{count} runs, by exit code: {', '.join(f'{code}: {number}' for code, number in sorted(codes.items()))}"


def move(bench, command, paths, text):
    said = f"{command[0]} of files that change"
    process = subprocess.Popen(
        [bench.gymbo, *map(str, command)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    # A few changes in the first milliseconds, as most of the reading is done then.
    for _ in range(bench.random.randrange(1, 40)):
        change(bench.random, bench.random.choice(paths), text)
        if process.poll() is not None:
            break
    try:
        output, errors = process.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        process.kill()
        raise Finding(f"{said}: it does not end") from None
    if process.returncode not in EXIT_CODES or (process.returncode and not errors.startswith(b"gymbo: ")):
        raise Finding(f"{said}: it ended with {process.returncode}: {tail(errors)}")
    if command[0] == "report" and process.returncode == 0:
        for file in json.loads(output)["input"]["files"]:
            if file["rows"] != file["sets"] + file["excluded"] + file["rejected"]:
                raise Finding(f"{said}: rows are lost: {file}")
    return process.returncode


def change(random, path, text):
    kind, size = random.randrange(6), random.randrange(len(text))
    try:
        if kind == 0:
            with open(path, "ab") as file:
                file.write(text[size:size + 100_000])
        elif kind == 1:
            os.truncate(path, size)
        elif kind == 2:
            other = path.with_suffix(".new")
            other.write_bytes(text[:size])
            other.replace(path)
        elif kind == 3:
            with open(path, "r+b") as file:
                file.seek(size)
                file.write(bytes(1000))
        elif kind == 4 and random.random() < 0.2:
            path.unlink()
        else:
            path.write_bytes(text)
    except FileNotFoundError:
        path.write_bytes(text)
