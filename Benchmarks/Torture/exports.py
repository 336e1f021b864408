"""Exports as rows of cells, each as it is written, quotes included, so that they can be written again otherwise."""

import os
from pathlib import Path

from tool import SAMPLES


def sample_files():
    """The exports of SampleData, and the real ones where they are."""
    files = [SAMPLES / f"{app}.csv" for app in ("strong", "hevy", "fitnotes")]
    shared = os.environ.get("GYMBO_SHARED")
    if shared:
        for app in ("strong", "hevy", "fitnotes"):
            files += sorted(Path(shared, "samples", app).glob("*.csv"))
    return files


class Export:
    def __init__(self, text, delimiter=None):
        text = text.removeprefix("\ufeff").replace("\r\n", "\n")
        head = text.split("\n", 1)[0]
        self.delimiter = delimiter or (";" if head.count(";") > head.count(",") else ",")
        rows = split(text, self.delimiter) or [[""]]
        self.head, self.rows = rows[0], [row for row in rows[1:] if row != [""]]

    @staticmethod
    def read(path):
        return Export(path.read_bytes().decode())

    def text(self, rows=None, end="\n", delimiter=None, head=None):
        rows = self.rows if rows is None else rows
        lines = [head or self.head, *rows]
        if delimiter and delimiter != self.delimiter:
            lines = [[cell if cell[:1] == '"' or delimiter not in cell else quoted(cell) for cell in row] for row in lines]
        return "".join((delimiter or self.delimiter).join(row) + end for row in lines)

    def column(self, *names):
        """The place of the first of these columns that the export has, or None."""
        plain = [content(cell).strip().lower() for cell in self.head]
        return next((plain.index(name) for name in names if name in plain), None)

    @property
    def is_rectangular(self):
        """Whether every row has the header's cells. FitNotes quotes no comma in a name; such rows mean what they are only as
        they are."""
        return all(len(row) == len(self.head) for row in self.rows)

    @property
    def workouts(self):
        """The rows by workout, as they follow one another."""
        start = self.column("start_time", "date", "workout #")
        workouts, last = [], None
        for row in self.rows:
            if row[start] != last:
                workouts.append([])
                last = row[start]
            workouts[-1].append(row)
        return workouts


def split(text, delimiter):
    """Rows of cells as they are written. A quote opens a cell only where the cell begins, as in RFC 4180."""
    rows, row, start, i = [], [], 0, 0
    while i < len(text):
        if i == start and text[i] == '"':
            i = text.find('"', i + 1)
            while i >= 0 and text[i + 1:i + 2] == '"':
                i = text.find('"', i + 2)
            i = len(text) if i < 0 else i + 1
            continue
        if text[i] == delimiter or text[i] == "\n":
            row.append(text[start:i])
            start = i + 1
            if text[i] == "\n":
                rows.append(row)
                row = []
        i += 1
    if row or start < len(text):
        rows.append(row + [text[start:]])
    return rows


def content(cell):
    return cell[1:-1].replace('""', '"') if cell[:1] == '"' and cell[-1:] == '"' and len(cell) > 1 else cell


def quoted(text):
    return '"' + text.replace('"', '""') + '"'
