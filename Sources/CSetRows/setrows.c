#include "setrows.h"
#include "bytemasks.h"
#include "samebytes.h"

/// The cells of a row after its head.
typedef struct {
  const uint8_t *text;
  /// Where each cell begins and ends, from number 1. Cell 0 is empty: it stands for columns that the file does not have.
  int starts[GYMBO_MOST_SET_CELLS + 2];
  int ends[GYMBO_MOST_SET_CELLS + 1];
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
  cells->starts[0] = cells->ends[0] = cells->starts[1] = 0;
  uint64_t left = ends;
  for (size_t cell = 1; cell <= count; cell++) {
    cells->ends[cell] = __builtin_ctzll(left);
    cells->starts[cell + 1] = cells->ends[cell] + 1;
    left &= left - 1;
  }
  return __builtin_ctzll(stop);
}

ALWAYS_INLINE size_t length_of(const set_cells *cells, uint8_t cell) {
  return (size_t)(cells->ends[cell] - cells->starts[cell]);
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

/// The letter that replaces the number of the set; 0 where a cell of one byte holds none.
ALWAYS_INLINE uint8_t letter_of_set(const set_cells *cells, const gymbo_set_layout *layout) {
  const uint8_t letter = cells->text[cells->starts[layout->places.order]];
  const unsigned index = (letter | 0x20u) - 'a';
  return index < 26 && (layout->letters >> index & 1) != 0 ? letter : 0;
}

/// The four numbers of a set, in the order of the elements of `four_words`.
enum { order, load, repetitions, rpe };

typedef uint64_t four_words __attribute__((vector_size(32)));
typedef uint32_t eight_halves __attribute__((vector_size(32)));
typedef uint16_t sixteen_quarters __attribute__((vector_size(32)));

#define BYTES(value) ((four_words){} + (value) * (uint64_t)0x0101010101010101)

/// Turns the cells of up to 8 bytes into numbers of 8 digits, without their points. It has no branch on what a number is like:
/// whether there is an RPE, or a load has decimal places, cannot be predicted.
/// @param words the cells' first 8 bytes; become the numbers, 0 where a cell is empty.
/// @param points receives 0x80 in the byte of the point; 0 where there is none.
/// @return false where a cell is longer, or holds something else than digits and at most one point, which is not the last byte.
ALWAYS_INLINE bool read_four_numbers(four_words *words, const four_words *lengths,
                                     four_words *points) {
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  for (int i = 0; i < 4; i++) (*words)[i] = __builtin_bswap64((*words)[i]);
#endif
  // Digits become their values, the point 0x1E. Byte 7 is the last character; zeros fill the word in front. The shift is made in
  // two steps, because a shift by 64, for an empty cell, is undefined.
  const four_words shift = (32 - 4 * *lengths) & 63;
  const four_words values = (*words ^ BYTES(0x30)) << shift << shift;
  // 0x80 in each byte that is no digit, and in the first of these.
  const four_words others = (((values & BYTES(0x7F)) + BYTES(0x76)) | values) & BYTES(0x80);
  const four_words point = others & -others;
  const four_words its_byte = (point << 1) - (point >> 7);
  const four_words digits = values ^ (BYTES(0x1E) & its_byte);
  const four_words faults =
      (others ^ point) | (digits & its_byte) | point >> 63 | (four_words)(*lengths > 8);
  // The digits before the point move into its place; without a point, all bits are before it.
  const four_words before = digits & (point - 1);
  const four_words all = before << ((four_words)(point != 0) & 8) | (digits ^ before);
  // Neighbouring digits are added up to numbers of two digits, these to numbers of four, and these to one of eight.
  const sixteen_quarters ones = (sixteen_quarters)all;
  const eight_halves pairs = (eight_halves)((ones & 0xFF) * 10 + (ones >> 8));
  const four_words fours = (four_words)((pairs & 0xFFFF) * 100 + (pairs >> 16));
  *words = (fours & 0xFFFFFFFF) * 10000 + (fours >> 32);
  *points = point;
  return __builtin_reduce_or(faults) == 0;
}

/// The number of digits after a point, from 1 to 7; 8 where there is none.
ALWAYS_INLINE int decimals(uint64_t point) {
  return point == 0 ? 8 : __builtin_clzll(point) / 8;
}

/// By the number of decimals.
static const uint32_t powers_of_ten[9] = {1,     10,     100,     1000,    10000,
                                          100000, 1000000, 10000000, 1};

/// Makes a whole number of one that has decimals, but only zeros: many programs write `.0`.
ALWAYS_INLINE bool make_whole(uint64_t *number, uint64_t point) {
  if (point == 0) return true;
  const uint32_t divisor = powers_of_ten[decimals(point)];
  const bool is_whole = *number % divisor == 0;
  *number /= divisor;
  return is_whole;
}

/// @return the units of load, rounded to the nearest, halves up.
ALWAYS_INLINE uint64_t load_units(uint64_t number, uint64_t point, const gymbo_set_layout *layout) {
  const int scale = decimals(point);
  if (layout->units[scale] != 0) return number * layout->units[scale];
  const uint32_t divisor = powers_of_ten[scale];
  return (number * layout->units[0] + divisor / 2) / divisor;
}

ALWAYS_INLINE bool read_numbers(const set_cells *cells, const gymbo_set_layout *layout,
                                gymbo_set_row *row) {
  const gymbo_set_places *places = &layout->places;
  const uint8_t at[4] = {places->order, places->load, places->repetitions, places->rpe};
  four_words numbers, lengths, points;
  for (int i = 0; i < 4; i++) {
    // 8 bytes can be read from any cell, because gymbo_read_sets stops as far from the end of the file.
    uint64_t word;
    memcpy(&word, cells->text + cells->starts[at[i]], sizeof word);
    numbers[i] = word;
    lengths[i] = length_of(cells, at[i]);
  }
  row->letter = lengths[order] == 1 ? letter_of_set(cells, layout) : 0;
  if (row->letter != 0) lengths[order] = 0;
  const bool has_order = lengths[order] != 0, has_rpe = lengths[rpe] != 0;
  if (!read_four_numbers(&numbers, &lengths, &points)) return false;
  uint64_t set_number = numbers[order], count = numbers[repetitions];
  if (!make_whole(&set_number, points[order]) || !make_whole(&count, points[repetitions])) return false;
  row->order = has_order ? (int32_t)set_number : -1;
  row->repetitions = (uint32_t)count;
  row->load = load_units(numbers[load], points[load], layout);
  // A missing RPE is 0, and becomes −1. The compiler makes a branch of a choice between the two.
  const double effort =
      (double)((int64_t)numbers[rpe] - !has_rpe) / powers_of_ten[decimals(points[rpe])];
  row->rpe = effort;
  return (row->load <= layout->most_load) & (count > 0) & (count <= layout->most_repetitions) &
         (!has_rpe | ((effort >= layout->least_rpe) & (effort <= layout->most_rpe)));
}

/// @return false where the row is not ordinary.
ALWAYS_INLINE bool read_set(const set_cells *cells, const gymbo_set_layout *layout,
                            gymbo_set_row *row) {
  const gymbo_set_places *places = &layout->places;
  row->has_quotes = has_quotes(cells, places->blanks[0]);
  return is_blank(cells, places->blanks[0]) && is_blank(cells, places->blanks[1]) &&
         is_zero(cells, places->zeros[0]) && is_zero(cells, places->zeros[1]) &&
         read_numbers(cells, layout, row);
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

// The 64 bytes after the head that are looked at together, and the 8 bytes of a number that may begin at their end.
enum { room = 64 + 8 };

/// Copies what follows a row's head without the cell of the workout's note, where the row repeats the note.
/// @param rest receives the bytes before the note and the `room` bytes after it; has room for 64 more than that.
/// @return false where the row does not repeat it.
ALWAYS_INLINE bool leave_out_note(const uint8_t *text, const gymbo_workout_note *note,
                                  const gymbo_set_layout *layout, uint8_t *rest) {
  uint64_t delimiters = masks_of(text, layout->delimiter).delimiters;
  size_t start = 0;
  for (uint8_t cell = 1; cell < layout->places.blanks[1]; cell++) {
    if (delimiters == 0) return false;
    start = (size_t)__builtin_ctzll(delimiters) + 1;
    delimiters &= delimiters - 1;
  }
  const uint8_t *end = text + start + note->length;
  if (!same_bytes(text + start, note->text, note->length)) return false;
  if (*end != layout->delimiter && *end != '\n' && *end != '\r') return false;
  memcpy(rest, text, 64);
  memcpy(rest + start, end, room);
  return true;
}

ALWAYS_INLINE size_t read_sets(const uint8_t *bytes, size_t count, size_t from, size_t workout,
                               size_t head, gymbo_workout_note note, const gymbo_set_layout *layout,
                               gymbo_set_row *rows, size_t limit, size_t *next) {
  const uint8_t *const first = bytes + from;
  const uint8_t *same_head = first;
  const size_t longest = count - from < UINT32_MAX ? count - from : UINT32_MAX;
  size_t read = 0, start = 0;
  while (read < limit && longest - start >= room && longest - start - room >= head) {
    const uint8_t *text = first + start;
    gymbo_set_row *row = &rows[read];
    set_cells cells;
    row->exercise_length = 0;
    if (read > 0 && !same_bytes(text, same_head, head)) {
      if (workout == 0 || !same_bytes(text, first, workout)) break;
      const size_t exercise = find_exercise(text + workout, layout->delimiter, row);
      head = workout + exercise;
      if (exercise == 0 || longest - start - room < head) break;
      row->exercise += (uint32_t)(start + workout);
      same_head = text;
    }
    const uint8_t *set = text + head;
    size_t left_out = 0;
    uint8_t rest[64 + room];
    if (note.length > 0 && longest - start - room - head >= 64 + note.length &&
        leave_out_note(set, &note, layout, rest)) {
      set = rest;
      left_out = note.length;
    }
    const int end = find_cells(set, (size_t)layout->places.count, layout->delimiter, &cells);
    if (end < 0 || !read_set(&cells, layout, row)) break;
    const size_t length = head + (size_t)end + left_out;
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

/// The cells after the head as Strong has written them since 2020, with commas between.
static const gymbo_set_places strong_places = {
    .count = 8, .order = 1, .load = 2, .repetitions = 3, .rpe = 8, .zeros = {5, 4}, .blanks = {6, 7}};

FOR_NEWER_PROCESSORS_TOO
size_t gymbo_read_sets(const uint8_t *bytes, size_t count, size_t from, size_t workout, size_t head,
                       gymbo_workout_note note, const gymbo_set_layout *layout,
                       gymbo_set_row *rows, size_t limit, size_t *next) {
  if (layout->delimiter == ',' && memcmp(&layout->places, &strong_places, sizeof strong_places) == 0) {
    // The same with places that the compiler knows; see setrows.h for what this buys. OrdinaryRowTests read files of this and
    // of other layouts, so they compare both calls with the plain way.
    gymbo_set_layout strong = *layout;
    strong.places = strong_places;
    strong.delimiter = ',';
    return read_sets(bytes, count, from, workout, head, note, &strong, rows, limit, next);
  }
  return read_sets(bytes, count, from, workout, head, note, layout, rows, limit, next);
}
