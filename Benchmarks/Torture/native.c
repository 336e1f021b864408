// The C code of the readers against slow ones that read a byte at a time, on whatever bytes libFuzzer finds. Built and run by native.py.
//
// The first bytes of an input choose the function and its arguments, the others are the text. The text is copied into memory of exactly
// its size, so that AddressSanitizer sees every byte that is read after its end.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bytescan.h"
#include "setrows.h"

enum { arguments = 8, most_cells = 64, most_rows = 32 };

#define MUST(condition)                                                            \
  do {                                                                             \
    if (!(condition)) {                                                            \
      fprintf(stderr, "native.c:%d: %s does not hold\n", __LINE__, #condition);    \
      abort();                                                                     \
    }                                                                              \
  } while (0)

static void check_marks(const uint8_t *text, size_t count, uint8_t delimiter) {
  uint64_t *marks = malloc((count + 63) / 64 * sizeof *marks + 1);
  const int32_t has_nul = gymbo_mark_structure(text, count, delimiter, marks);
  MUST(has_nul == (count > 0 && memchr(text, 0, count) != NULL));
  for (size_t i = 0; i < (count + 63) / 64 * 64; i++) {
    const bool is_structure = i < count && (text[i] == delimiter || text[i] == '"' || text[i] == '\n' || text[i] == '\r');
    MUST((marks[i / 64] >> i % 64 & 1) == is_structure);
  }
  free(marks);
}

/// Splits one record by RFC 4180.
/// @return the number of its cells; 0 where it is not plain.
static size_t split_slowly(const uint8_t *text, size_t count, size_t start, uint8_t delimiter, gymbo_cell *cells,
                           gymbo_record_end *end) {
  size_t cell = 0, at = start;
  *end = (gymbo_record_end){0};
  for (;; at++) {
    if (cell == most_cells) return 0;
    gymbo_cell *own = &cells[cell++];
    *own = (gymbo_cell){.start = (ptrdiff_t)at, .is_quoted = at < count && text[at] == '"'};
    if (own->is_quoted) {
      own->start++;
      for (at++; at < count && (text[at] != '"' || (at + 1 < count && text[at + 1] == '"')); at++) {
        if (text[at] == '"') own->has_escapes = true, at++;
        if (text[at] == '\r' || text[at] == 0) return 0;
        if (text[at] == delimiter && end->inner_breaks > 0) end->later_delimiters++;
        if (text[at] == '\n') end->inner_breaks++;
      }
      if (at == count) return 0;
      own->end = (ptrdiff_t)at++;
    } else {
      for (; at < count && text[at] != delimiter && text[at] != '\n' && text[at] != '\r'; at++)
        if (text[at] == '"' || text[at] == 0) return 0;
      own->end = (ptrdiff_t)at;
    }
    if (at == count || text[at] == '\n' || text[at] == '\r') break;
    if (text[at] != delimiter) return 0;
    if (end->inner_breaks > 0) end->later_delimiters++;
  }
  end->end = at;
  return cell;
}

static void check_record(const uint8_t *text, size_t count, size_t start, uint8_t delimiter, size_t limit) {
  gymbo_cell cells[most_cells], expected[most_cells];
  gymbo_record_end end, slow_end;
  const size_t found = gymbo_split_record(text, count, start, delimiter, cells, limit, &end);
  const size_t slow = split_slowly(text, count, start, delimiter, expected, &slow_end);
  if (found == 0) {
    // It may give up on records of 64 KiB, to which no input comes, and where a NUL follows in the same 64 bytes.
    const size_t left = count - slow_end.end;
    MUST(slow == 0 || slow > limit || memchr(text + slow_end.end, 0, left < 64 ? left : 64) != NULL);
    return;
  }
  MUST(found == slow && found <= limit);
  MUST(end.end == slow_end.end && end.inner_breaks == slow_end.inner_breaks);
  MUST(end.later_delimiters == slow_end.later_delimiters);
  for (size_t i = 0; i < found; i++) {
    MUST(cells[i].start == expected[i].start && cells[i].end == expected[i].end);
    MUST(cells[i].is_quoted == expected[i].is_quoted && cells[i].has_escapes == expected[i].has_escapes);
  }
}

static void check_own_lines(const uint8_t *text, size_t count, size_t from, size_t length) {
  if (from + length > count) return;
  size_t lines, slow_lines = 0, good = from;
  const size_t found = gymbo_last_own_line(text, from, count, text + from, length, &lines);
  for (size_t i = from; i < count; i++) {
    if (text[i] == '\r' && (i + 1 == count || text[i + 1] != '\n')) break;
    if (text[i] != '\n') continue;
    if (i + 1 >= count || count - i - 1 < length || memcmp(text + i + 1, text + from, length) != 0) break;
    good = i + 1;
    slow_lines++;
  }
  MUST(found == good && lines == slow_lines);
}

/// A number of up to 8 characters; -1 where it is none.
static int number_slowly(const uint8_t *text, size_t length, uint32_t *digits) {
  int scale = -1;
  *digits = 0;
  if (length == 0 || length > 8) return -1;
  for (size_t i = 0; i < length; i++) {
    if (text[i] == '.' && scale < 0 && i + 1 < length) {
      scale = 0;
    } else if (text[i] >= '0' && text[i] <= '9') {
      *digits = *digits * 10 + (text[i] - '0');
      scale += scale >= 0;
    } else {
      return -1;
    }
  }
  return scale < 0 ? 0 : scale;
}

static void check_number(const uint8_t *text, size_t count, size_t start, size_t length) {
  if (start + length > count) return;
  uint32_t digits, slow;
  const int scale = gymbo_plain_number(text, count, start, start + length, &digits);
  int slow_scale = number_slowly(text + start, length, &slow);
  // Decimal places that are all 0 do not count.
  uint32_t divisor = 1;
  for (int i = 0; i < slow_scale; i++) divisor *= 10;
  if (slow_scale > 0 && slow % divisor == 0) slow /= divisor, slow_scale = 0;
  MUST(scale == slow_scale);
  MUST(scale < 0 || digits == slow);
}

static gymbo_set_layout layout_of(uint8_t delimiter, uint8_t cells, uint8_t kind) {
  gymbo_set_layout layout = {
      .places = {.count = 8, .order = 1, .load = 2, .repetitions = 3, .rpe = 8, .zeros = {5, 4}, .blanks = {6, 7}},
      .delimiter = delimiter, .letters = 1 << ('w' - 'a') | 1 << ('d' - 'a') | 1 << ('f' - 'a'), .most_repetitions = 5000,
      .least_rpe = 1, .most_rpe = 10};
  const uint64_t unit = kind & 1 ? 20000000000 : 9071847400;
  uint64_t power = 1;
  for (int i = 0; i < 8; i++, power *= 10) layout.units[i] = unit % power == 0 ? unit / power : 0;
  layout.units[8] = unit;
  layout.most_load = 10000 * unit;
  // Another order than Strong's, or columns that are not there.
  if (kind & 2) layout.places = (gymbo_set_places){.count = cells, .load = 1, .repetitions = cells >= 2 ? 2 : 1, .rpe = cells >= 4 ? 4 : 0,
                                                   .order = cells >= 3 ? 3 : 0, .blanks = {cells, 0}};
  return layout;
}

static bool has_bytes(const gymbo_cell *cell) { return cell->end > cell->start; }

/// Compares one set with its row, split and read slowly.
static void check_set(const uint8_t *row, const gymbo_set_row *set, size_t head, const gymbo_set_layout *layout) {
  static const gymbo_cell none;
  gymbo_cell cells[most_cells];
  gymbo_record_end end;
  MUST(split_slowly(row, set->length, 0, layout->delimiter, cells, &end) == head + layout->places.count);
  MUST(end.inner_breaks == 0 && end.end == set->length);
  const uint8_t at[] = {layout->places.order, layout->places.load, layout->places.repetitions, layout->places.rpe};
  const gymbo_cell *of[4];
  uint32_t digits[4];
  int scales[4];
  for (int i = 0; i < 4; i++) {
    of[i] = at[i] > 0 ? &cells[head + at[i] - 1] : &none;
    scales[i] = number_slowly(row + of[i]->start, (size_t)(of[i]->end - of[i]->start), &digits[i]);
  }
  double powers[] = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7};
  if (set->letter != 0) MUST(of[0]->end - of[0]->start == 1 && row[of[0]->start] == set->letter && set->order == -1);
  if (set->letter == 0) MUST(has_bytes(of[0]) ? scales[0] >= 0 && set->order * powers[scales[0]] == digits[0] : set->order == -1);
  MUST(scales[2] >= 0 && set->repetitions * powers[scales[2]] == digits[2] && set->repetitions > 0);
  MUST(has_bytes(of[3]) ? scales[3] >= 0 && set->rpe == digits[3] / powers[scales[3]] : set->rpe == -1);
  const __uint128_t divisor = (__uint128_t)powers[scales[1] > 0 ? scales[1] : 0];
  const __uint128_t units = has_bytes(of[1]) ? ((__uint128_t)digits[1] * layout->units[0] + divisor / 2) / divisor : 0;
  MUST((!has_bytes(of[1]) || scales[1] >= 0) && set->load == units && set->load <= layout->most_load);
}

static void check_sets(const uint8_t *text, size_t count, uint8_t delimiter, size_t head, bool is_last, uint8_t kind) {
  gymbo_cell cells[most_cells];
  gymbo_record_end end;
  const size_t all = split_slowly(text, count, 0, delimiter, cells, &end);
  if (all <= head || end.inner_breaks > 0 || all - head > GYMBO_MOST_SET_CELLS) return;
  const gymbo_set_layout layout = layout_of(delimiter, (uint8_t)(all - head), kind);
  if (layout.places.count != all - head) return;
  const size_t head_end = (size_t)(cells[head - 1].end + cells[head - 1].is_quoted) + 1;
  const size_t workout = is_last && head > 1 ? (size_t)(cells[head - 2].end + cells[head - 2].is_quoted) + 1 : 0;
  gymbo_workout_note note = {text, 0};
  if (layout.places.blanks[1] > 0) {
    const gymbo_cell *cell = &cells[head + layout.places.blanks[1] - 1];
    note.text = text + cell->start - cell->is_quoted;
    note.length = (size_t)(cell->end - cell->start) + 2 * cell->is_quoted;
  }
  gymbo_set_row rows[most_rows];
  size_t next;
  const size_t read = gymbo_read_sets(text, count, 0, workout, head_end, note, &layout, rows, most_rows, &next);
  size_t start = 0;
  for (size_t i = 0; i < read; i++) {
    MUST(rows[i].start == start && start + rows[i].length < count);
    MUST(memcmp(text + start, text, workout) == 0);
    MUST(rows[i].exercise_length == 0 || (size_t)rows[i].exercise + rows[i].exercise_length < start + rows[i].length);
    check_set(text + start, &rows[i], head, &layout);
    start += rows[i].length;
    start += text[start] == '\r' ? 2 : 1;
    MUST(text[start - 1] == '\n');
  }
  MUST(next == start);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size < arguments || size > 60000) return 0;
  const size_t count = size - arguments;
  uint8_t *text = malloc(count + !count);
  memcpy(text, data + arguments, count);
  const uint8_t delimiter = (uint8_t)",;\t|"[data[1] % 4];
  const size_t place = count == 0 ? 0 : (data[2] | (size_t)data[3] << 8) % (count + 1);
  switch (data[0] % 5) {
    case 0: check_marks(text, count, delimiter); break;
    case 1: check_record(text, count, place, delimiter, data[4] % most_cells + 1); break;
    case 2: check_own_lines(text, count, place, data[4]); break;
    case 3: check_number(text, count, place, data[4] % 10); break;
    case 4: check_sets(text, count, delimiter, data[4] % 5 + 1, data[5] & 1, data[6]); break;
  }
  free(text);
  return 0;
}
