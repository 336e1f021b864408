#include "setrows.h"
#include "bytemasks.h"
#include "plainnumber.h"

/// The cells of a row after its head.
typedef struct {
  const uint8_t *text;
  /// Where the cells 0, 1, 2 … begin; then one more than where the last ends. Cell 0 is empty: it stands for columns that the
  /// file does not have.
  int starts[GYMBO_MOST_SET_CELLS + 2];
  /// Bit i: whether byte i is an opening quote. The closing one is the next byte: nothing is between the two.
  uint64_t opens;
} set_cells;

/// Finds the cells of a row after its head.
/// @return where the line ends; −1 where there are more or fewer cells than `count`, or quotes around anything but nothing.
ALWAYS_INLINE int find_cells(const uint8_t *text, size_t count, uint8_t delimiter, set_cells *cells) {
  const byte_masks masks = masks_of(text, delimiter);
  const uint64_t stop = masks.breaks & -masks.breaks;
  const uint64_t own = stop ^ (stop - 1);
  const uint64_t ends = (masks.delimiters & own) | stop;
  if (stop == 0 || masks.has_zero || (size_t)__builtin_popcountll(ends) != count) return -1;
  const uint64_t quotes = masks.quotes & own;
  cells->opens = quotes & (ends << 1 | 1);
  const uint64_t closes = quotes ^ cells->opens;
  if (closes != cells->opens << 1 || (closes << 1 & ~ends) != 0) return -1;
  cells->text = text;
  cells->starts[0] = -1;
  cells->starts[1] = 0;
  uint64_t left = ends;
  for (size_t cell = 2; cell <= count + 1; cell++) {
    cells->starts[cell] = __builtin_ctzll(left) + 1;
    left &= left - 1;
  }
  return __builtin_ctzll(stop);
}

/// A plain number in a cell.
typedef struct {
  /// Whether the cell holds nothing.
  bool is_missing;
  /// Decimal places; −1 where the cell holds something else than a plain number.
  int8_t scale;
  uint32_t digits;
} cell_number;

ALWAYS_INLINE size_t length_of(const set_cells *cells, uint8_t cell) {
  return (size_t)(cells->starts[cell + 1] - cells->starts[cell] - 1);
}

ALWAYS_INLINE cell_number number_in(const set_cells *cells, uint8_t cell) {
  cell_number number = {true, 0, 0};
  const uint8_t *start = cells->text + cells->starts[cell];
  const size_t length = length_of(cells, cell);
  if (length == 0) return number;
  number.is_missing = false;
  // 8 bytes can be read from any cell, because gymbo_read_sets stops as far from the end of the file.
  number.scale =
      length > 8 ? -1 : plain_number(digit_values(start, length, start + 8), &number.digits);
  return number;
}

ALWAYS_INLINE bool has_quotes(const set_cells *cells, uint8_t cell) {
  return cell > 0 && (cells->opens >> cells->starts[cell] & 1) != 0;
}

ALWAYS_INLINE bool is_blank(const set_cells *cells, uint8_t cell) {
  return length_of(cells, cell) == 0 || has_quotes(cells, cell);
}

/// Whether a cell is empty, `0` or `0.0`.
ALWAYS_INLINE bool is_zero(const set_cells *cells, uint8_t cell) {
  const uint8_t *text = cells->text + cells->starts[cell];
  const size_t length = length_of(cells, cell);
  return length == 0 || (length == 1 && text[0] == '0') ||
         (length == 3 && memcmp(text, "0.0", 3) == 0);
}

ALWAYS_INLINE bool read_order(const set_cells *cells, const gymbo_set_layout *layout,
                              gymbo_set_row *row) {
  const uint8_t cell = layout->places.order;
  const cell_number number = number_in(cells, cell);
  row->letter = 0;
  row->order = number.is_missing ? -1 : (int32_t)number.digits;
  if (number.scale == 0) return true;
  row->order = -1;
  row->letter = cells->text[cells->starts[cell]];
  const unsigned letter = (row->letter | 0x20u) - 'a';
  return length_of(cells, cell) == 1 && letter < 26 &&
         (layout->letters >> letter & 1) != 0;
}

static const uint32_t powers_of_ten[8] = {1,     10,     100,     1000,
                                          10000, 100000, 1000000, 10000000};

ALWAYS_INLINE bool read_load(const set_cells *cells, const gymbo_set_layout *layout,
                             gymbo_set_row *row) {
  const cell_number number = number_in(cells, layout->places.load);
  if (number.scale < 0) return false;
  const uint32_t divisor = powers_of_ten[number.scale];
  row->load = (number.digits * layout->units_per_one + divisor / 2) / divisor;
  return row->load <= layout->most_load;
}

ALWAYS_INLINE bool read_repetitions(const set_cells *cells, const gymbo_set_layout *layout,
                                    gymbo_set_row *row) {
  const cell_number number = number_in(cells, layout->places.repetitions);
  row->repetitions = number.digits;
  return number.scale == 0 && number.digits > 0 && number.digits <= layout->most_repetitions;
}

ALWAYS_INLINE bool read_rpe(const set_cells *cells, const gymbo_set_layout *layout,
                            gymbo_set_row *row) {
  const cell_number number = number_in(cells, layout->places.rpe);
  row->rpe = -1;
  if (number.is_missing) return true;
  if (number.scale < 0) return false;
  row->rpe = (double)number.digits / powers_of_ten[number.scale];
  return row->rpe >= layout->least_rpe && row->rpe <= layout->most_rpe;
}

/// @return false where the row is not ordinary.
ALWAYS_INLINE bool read_set(const set_cells *cells, const gymbo_set_layout *layout,
                            gymbo_set_row *row) {
  const gymbo_set_places *places = &layout->places;
  row->has_quotes = has_quotes(cells, places->blanks[0]);
  return is_blank(cells, places->blanks[0]) && is_blank(cells, places->blanks[1]) &&
         is_zero(cells, places->zeros[0]) && is_zero(cells, places->zeros[1]) &&
         read_order(cells, layout, row) && read_load(cells, layout, row) &&
         read_repetitions(cells, layout, row) && read_rpe(cells, layout, row);
}

/// Finds an exercise's cell: text without line breaks, in quotes or without any.
/// @param row receives the place of the name, from `text`.
/// @return where the next cell begins, from `text`; 0 where there is none.
ALWAYS_INLINE size_t find_exercise(const uint8_t *text, uint8_t delimiter, gymbo_set_row *row) {
  const byte_masks masks = masks_of(text, delimiter);
  const bool is_quoted = text[0] == '"';
  const uint64_t ends = is_quoted ? masks.quotes & ~(uint64_t)1 : masks.delimiters;
  if (ends == 0 || masks.has_zero) return 0;
  const uint64_t inside = (ends & -ends) - 1;
  const size_t end = (size_t)__builtin_ctzll(ends);
  if ((masks.breaks & inside) != 0 || (!is_quoted && (masks.quotes & inside) != 0)) return 0;
  if (text[end + is_quoted] != delimiter) return 0;
  row->exercise = is_quoted;
  row->exercise_length = (uint32_t)end - is_quoted;
  return row->exercise_length == 0 ? 0 : end + is_quoted + 1;
}

FOR_NEWER_PROCESSORS_TOO
size_t gymbo_read_sets(const uint8_t *bytes, size_t count, size_t above, size_t workout,
                       size_t head, size_t from, const gymbo_set_layout *layout, gymbo_set_row *rows,
                       size_t limit, size_t *next) {
  // The 64 bytes after the head that are looked at together, and the 8 bytes of a number that may begin at their end.
  enum { room = 64 + 8 };
  const uint8_t *const first = bytes + from;
  const uint8_t *same_head = bytes + above;
  const size_t longest = count - from < UINT32_MAX ? count - from : UINT32_MAX;
  size_t read = 0, start = 0;
  while (read < limit && longest - start >= room && longest - start - room >= head) {
    const uint8_t *text = first + start;
    gymbo_set_row *row = &rows[read];
    set_cells cells;
    row->exercise_length = 0;
    if (memcmp(text, same_head, head) != 0) {
      if (workout == 0 || memcmp(text, bytes + above, workout) != 0) break;
      const size_t exercise = find_exercise(text + workout, layout->delimiter, row);
      head = workout + exercise;
      if (exercise == 0 || longest - start - room < head) break;
      row->exercise += (uint32_t)(start + workout);
      same_head = text;
    }
    const int end = find_cells(text + head, (size_t)layout->places.count, layout->delimiter, &cells);
    if (end < 0 || !read_set(&cells, layout, row)) break;
    const size_t length = head + (size_t)end;
    const size_t line_end = text[length] == '\r' ? 2 : 1;
    if (line_end == 2 && text[length + 1] != '\n') break;
    row->start = (uint32_t)start;
    row->length = (uint32_t)length;
    start += length + line_end;
    read++;
  }
  *next = from + start;
  return read;
}
