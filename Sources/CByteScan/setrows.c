#include "bytescan.h"
#include "marks.h"
#include "plainnumber.h"

#include <string.h>

typedef bool (*same_bytes)(const uint8_t *a, const uint8_t *b, size_t count);

ALWAYS_INLINE bool same_anywhere(const uint8_t *a, const uint8_t *b, size_t count) {
  return memcmp(a, b, count) == 0;
}

/// Where the cells behind the head of a row begin, and one place behind the end of the last.
typedef struct {
  const uint8_t *text;
  unsigned starts[GYMBO_MOST_SET_CELLS + 1];
  /// Bit i: whether a quote opens at byte i.
  uint64_t opens;
} set_cells;

/// What stands in a cell: how many bytes, and of up to 8 the `digit_values`.
typedef struct {
  uint64_t values;
  size_t length;
} cell_text;

/// @return a text of no bytes where there is no such column.
ALWAYS_INLINE cell_text text_of(const set_cells *cells, int8_t cell) {
  cell_text text = {0, 0};
  if (cell < 0) return text;
  const uint8_t *start = cells->text + cells->starts[cell];
  text.length = (size_t)(cells->starts[cell + 1] - cells->starts[cell] - 1);
  // The bytes behind the last cell are there to be read.
  if (text.length - 1 < 8) text.values = digit_values(start, text.length, start + 8);
  return text;
}

ALWAYS_INLINE bool is_blank(const set_cells *cells, int8_t cell) {
  // What begins with a quote here has nothing between its two.
  return cell < 0 || cells->starts[cell + 1] - cells->starts[cell] == 1 ||
         (cells->opens >> cells->starts[cell] & 1) != 0;
}

ALWAYS_INLINE bool is_zero(const set_cells *cells, int8_t cell) {
  const cell_text text = text_of(cells, cell);
  uint32_t digits;
  if (text.values == 0 || text.values == (uint64_t)0x001E << 48) return text.length <= 8;
  return text.length <= 8 && plain_number(text.values, &digits) >= 0 && digits == 0;
}

ALWAYS_INLINE bool read_order(const set_cells *cells, int8_t cell, const gymbo_set_layout *layout,
                              gymbo_set_row *row) {
  const cell_text text = text_of(cells, cell);
  uint32_t digits;
  row->letter = 0;
  row->order = -1;
  if (text.length == 0) return true;
  if (text.length > 8) return false;
  if (plain_number(text.values, &digits) == 0) {
    row->order = (int32_t)digits;
    return true;
  }
  row->letter = cells->text[cells->starts[cell]];
  const unsigned letter = (row->letter | 0x20u) - 'a';
  return text.length == 1 && letter < 26 && (layout->letters >> letter & 1) != 0;
}

static const uint32_t powers_of_ten[8] = {1,     10,     100,     1000,
                                          10000, 100000, 1000000, 10000000};

/// A number divided by a power of ten, rounded to the nearest, halves up.
ALWAYS_INLINE uint64_t rounded_quotient(uint64_t number, int scale) {
  const uint32_t divisor = powers_of_ten[scale];
  return (number + divisor / 2) / divisor;
}

ALWAYS_INLINE bool read_load(const set_cells *cells, int8_t cell, const gymbo_set_layout *layout,
                             gymbo_set_row *row) {
  const cell_text text = text_of(cells, cell);
  uint32_t digits;
  row->load = 0;
  if (text.length == 0) return true;
  if (text.length > 8) return false;
  const int8_t scale = plain_number(text.values, &digits);
  if (scale < 0) return false;
  row->load = digits * layout->units[0];
  if (scale > 0) row->load = rounded_quotient(row->load, scale);
  return row->load <= layout->most_load;
}

ALWAYS_INLINE bool read_repetitions(const set_cells *cells, int8_t cell,
                                    const gymbo_set_layout *layout, gymbo_set_row *row) {
  const cell_text text = text_of(cells, cell);
  return text.length > 0 && text.length <= 8 &&
         plain_number(text.values, &row->repetitions) == 0 && row->repetitions > 0 &&
         row->repetitions <= layout->most_repetitions;
}

ALWAYS_INLINE bool read_rpe(const set_cells *cells, int8_t cell, gymbo_set_row *row) {
  const cell_text text = text_of(cells, cell);
  uint32_t digits;
  row->rpe = -1;
  if (text.length == 0) return true;
  if (text.length > 8) return false;
  const int8_t scale = plain_number(text.values, &digits);
  if (scale < 0) return false;
  row->rpe = (double)digits / powers_of_ten[scale];
  return row->rpe >= 1 && row->rpe <= 10;
}

/// Finds the cells of a row behind its head.
/// @return the line's end, behind `text`; −1 where they are too many or too few, or quotes stand around anything.
ALWAYS_INLINE int find_cells(const uint8_t *text, size_t count, uint8_t delimiter, set_cells *cells,
                             marker mark) {
  const marks64 marks = mark(text, delimiter);
  const uint64_t stop = marks.breaks & -marks.breaks;
  const uint64_t own = stop ^ (stop - 1);
  const uint64_t ends = (marks.delimiters & own) | stop;
  if (stop == 0 || marks.has_zero || (size_t)__builtin_popcountll(ends) != count) return -1;
  const uint64_t quotes = marks.quotes & own;
  cells->opens = quotes & (ends << 1 | 1);
  const uint64_t closes = quotes ^ cells->opens;
  if (closes != cells->opens << 1 || (closes << 1 & ~ends) != 0) return -1;
  cells->text = text;
  cells->starts[0] = 0;
  uint64_t left = ends;
  for (size_t cell = 1; cell <= count; cell++) {
    cells->starts[cell] = (unsigned)__builtin_ctzll(left) + 1;
    left &= left - 1;
  }
  return __builtin_ctzll(stop);
}

typedef bool (*number_reader)(const set_cells *cells, const gymbo_set_places *places,
                              const gymbo_set_layout *layout, gymbo_set_row *row);

ALWAYS_INLINE bool read_numbers(const set_cells *cells, const gymbo_set_places *places,
                                const gymbo_set_layout *layout, gymbo_set_row *row) {
  return read_order(cells, places->order, layout, row) &&
         read_load(cells, places->load, layout, row) &&
         read_repetitions(cells, places->repetitions, layout, row) &&
         read_rpe(cells, places->rpe, row);
}

ALWAYS_INLINE bool read_set(const set_cells *cells, const gymbo_set_places *places,
                            const gymbo_set_layout *layout, gymbo_set_row *row,
                            number_reader read) {
  row->has_quotes =
      places->blanks[0] >= 0 && (cells->opens >> cells->starts[places->blanks[0]] & 1) != 0;
  return is_blank(cells, places->blanks[0]) && is_blank(cells, places->blanks[1]) &&
         is_zero(cells, places->zeros[0]) && is_zero(cells, places->zeros[1]) &&
         read(cells, places, layout, row);
}

#if defined(__x86_64__)
TARGET_AVX2 ALWAYS_INLINE bool same_avx2(const uint8_t *a, const uint8_t *b, size_t count) {
  if (count < 32) return memcmp(a, b, count) == 0;
  // The last 32 bytes may be some of those before them, too.
  for (size_t from = 0; from < count; from += 32) {
    const size_t place = from + 32 <= count ? from : count - 32;
    const __m256i equal = _mm256_cmpeq_epi8(_mm256_loadu_si256((const __m256i *)(a + place)),
                                            _mm256_loadu_si256((const __m256i *)(b + place)));
    if (_mm256_movemask_epi8(equal) != -1) return false;
  }
  return true;
}

/// What stands in a cell of up to 8 bytes, as `text_of` finds it, without asking whether anything does: a third of all sets has an
/// RPE, and nobody can tell which.
TARGET_AVX2 ALWAYS_INLINE cell_text text_of_any(const set_cells *cells, int8_t cell) {
  cell_text text = {0, 0};
  if (cell < 0) return text;
  uint64_t word;
  memcpy(&word, cells->text + cells->starts[cell], 8);
  text.length = (size_t)(cells->starts[cell + 1] - cells->starts[cell] - 1);
  text.values = (word ^ 0x30 * ones) << ((64 - 8 * text.length) & 63) &
                -(uint64_t)(text.length != 0);
  return text;
}

/// Digits behind the point, from the bit of the point's byte among those of a number.
TARGET_AVX2 ALWAYS_INLINE unsigned scale_of(unsigned point) {
  return _lzcnt_u32(point << 24) & 31;
}

/// Reads the four numbers at once, each in 64 bits of a vector. What is not four plain numbers, or rare, is read one by one.
TARGET_AVX2 ALWAYS_INLINE bool read_numbers_avx2(const set_cells *cells,
                                                 const gymbo_set_places *places,
                                                 const gymbo_set_layout *layout,
                                                 gymbo_set_row *row) {
  const cell_text order = text_of_any(cells, places->order),
                  load = text_of_any(cells, places->load),
                  repetitions = text_of_any(cells, places->repetitions),
                  rpe = text_of_any(cells, places->rpe);
  if ((order.length | load.length | repetitions.length | rpe.length) > 8) {
    return read_numbers(cells, places, layout, row);
  }
  __m256i words = _mm256_set_epi64x((long long)rpe.values, (long long)repetitions.values,
                                    (long long)load.values, (long long)order.values);
  // `.0` at the end does not count.
  const __m256i whole =
      _mm256_cmpeq_epi64(_mm256_srli_epi64(words, 48), _mm256_set1_epi64x(0x001E));
  words = _mm256_sllv_epi64(words, _mm256_and_si256(whole, _mm256_set1_epi64x(16)));
  const __m256i points = _mm256_cmpeq_epi8(words, _mm256_set1_epi8(0x1E));
  const unsigned marked = (unsigned)_mm256_movemask_epi8(points);
  const __m256i digits = _mm256_andnot_si256(points, words);
  const __m256i nine = _mm256_set1_epi8(9);
  const __m256i are_digits = _mm256_cmpeq_epi8(_mm256_max_epu8(digits, nine), nine);
  const unsigned of_load = marked >> 8 & 0xFF, of_rpe = marked >> 24;
  // No point in the order and the repetitions, one at most in the others, none at the end, and none besides that of `.0`.
  if (_mm256_movemask_epi8(are_digits) != -1 || (marked & 0x80FF80FF) != 0 ||
      (marked & (unsigned)_mm256_movemask_epi8(whole)) != 0 ||
      (of_load & (of_load - 1)) != 0 || (of_rpe & (of_rpe - 1)) != 0) {
    return read_numbers(cells, places, layout, row);
  }
  // The digits in front of a point move over it. Where there is none all bits are below it.
  const __m256i zero = _mm256_setzero_si256();
  const __m256i lowest = _mm256_and_si256(points, _mm256_sub_epi64(zero, points));
  const __m256i below = _mm256_sub_epi64(lowest, _mm256_set1_epi64x(1));
  const __m256i step = _mm256_andnot_si256(_mm256_cmpeq_epi64(points, zero), _mm256_set1_epi64x(8));
  const __m256i moved = _mm256_sllv_epi64(_mm256_and_si256(digits, below), step);
  const __m256i all = _mm256_or_si256(moved, _mm256_andnot_si256(below, digits));
  // Neighbours make numbers of two digits, of four, of eight.
  const __m256i pairs = _mm256_maddubs_epi16(all, _mm256_set1_epi16(10 | 1 << 8));
  const __m256i fours = _mm256_madd_epi16(pairs, _mm256_set1_epi32(100 | 1 << 16));
  const __m256i eights =
      _mm256_add_epi64(_mm256_mul_epu32(fours, _mm256_set1_epi64x(10000)),
                       _mm256_srli_epi64(fours, 32));
  const __m128i low = _mm256_castsi256_si128(eights), high = _mm256_extracti128_si256(eights, 1);
  row->letter = 0;
  row->order = order.length == 0 ? -1 : (int32_t)_mm_cvtsi128_si32(low);
  row->repetitions = (uint32_t)_mm_cvtsi128_si32(high);
  const uint64_t loaded = (uint64_t)_mm_extract_epi64(low, 1);
  const uint64_t units = layout->units[scale_of(of_load)];
  row->load =
      units != 0 ? loaded * units : rounded_quotient(loaded * layout->units[0], scale_of(of_load));
  // Divided by 1 where no point is, and less 1 where nothing is.
  const double effort =
      (double)_mm_extract_epi64(high, 1) / powers_of_ten[scale_of(of_rpe)];
  const unsigned is_missing = rpe.length == 0;
  row->rpe = effort - is_missing;
  return (row->load <= layout->most_load) & (row->repetitions > 0) &
         (row->repetitions <= layout->most_repetitions) &
         (is_missing | ((effort >= 1) & (effort <= 10)));
}
#endif

typedef struct {
  marker mark;
  same_bytes same;
  number_reader read;
} set_kernel;

/// Finds an exercise's cell: text without line breaks, in quotes or without any.
/// @param row receives the content's place behind `text`.
/// @return where the next cell begins, behind `text`; 0 where there is none.
ALWAYS_INLINE size_t find_exercise(const uint8_t *text, uint8_t delimiter, gymbo_set_row *row,
                                   marker mark) {
  const marks64 marks = mark(text, delimiter);
  const bool is_quoted = text[0] == '"';
  const uint64_t ends = is_quoted ? marks.quotes & ~(uint64_t)1 : marks.delimiters;
  if (ends == 0 || marks.has_zero) return 0;
  const uint64_t inside = (ends & -ends) - 1;
  const size_t end = (size_t)__builtin_ctzll(ends);
  if ((marks.breaks & inside) != 0 || (!is_quoted && (marks.quotes & inside) != 0)) return 0;
  if (text[end + is_quoted] != delimiter) return 0;
  row->exercise = is_quoted;
  row->exercise_length = (uint32_t)end - is_quoted;
  return row->exercise_length == 0 ? 0 : end + is_quoted + 1;
}

ALWAYS_INLINE size_t read_sets(const uint8_t *bytes, size_t count, size_t row, size_t workout,
                               size_t head, const gymbo_set_places *places,
                               const gymbo_set_layout *layout, gymbo_set_row *rows, size_t limit,
                               size_t *next, set_kernel kernel) {
  // What is looked at together behind the head, and the eight bytes of a number that begins there.
  enum { room = 64 + 8 };
  const uint8_t *const first = bytes + row;
  const uint8_t *same_head = first;
  const size_t longest = count - row < UINT32_MAX ? count - row : UINT32_MAX;
  size_t read = 0, start = 0;
  while (read < limit && longest - start >= room && longest - start - room >= head) {
    const uint8_t *text = first + start;
    set_cells cells;
    rows[read].exercise_length = 0;
    if (read > 0 && !kernel.same(text, same_head, head)) {
      if (workout == 0 || !kernel.same(text, first, workout)) break;
      const size_t exercise =
          find_exercise(text + workout, layout->delimiter, &rows[read], kernel.mark);
      head = workout + exercise;
      if (exercise == 0 || longest - start - room < head) break;
      rows[read].exercise += (uint32_t)(start + workout);
      same_head = text;
    }
    const int end =
        find_cells(text + head, (size_t)places->count, layout->delimiter, &cells, kernel.mark);
    if (end < 0 || !read_set(&cells, places, layout, &rows[read], kernel.read)) break;
    const size_t length = head + (size_t)end;
    size_t line_end = 1;
    if (text[length] == '\r') {
      if (text[length + 1] != '\n') break;
      line_end = 2;
    }
    rows[read].start = (uint32_t)start;
    rows[read].length = (uint32_t)length;
    start += length + line_end;
    read++;
  }
  *next = row + start;
  return read;
}

#if defined(__x86_64__)
static const set_kernel avx2 = {mark_avx2, same_avx2, read_numbers_avx2};

/// As Strong has written its columns since 2020.
static const gymbo_set_places strong = {8, 0, 1, 2, 7, {4, 3}, {5, 6}};

/// Where the places are known to the compiler, they cost nothing.
TARGET_AVX2 static size_t read_strong_sets(const uint8_t *bytes, size_t count, size_t row,
                                           size_t workout, size_t head,
                                           const gymbo_set_layout *layout, gymbo_set_row *rows,
                                           size_t limit, size_t *next) {
  return read_sets(bytes, count, row, workout, head, &strong, layout, rows, limit, next, avx2);
}

TARGET_AVX2 static size_t read_sets_avx2(const uint8_t *bytes, size_t count, size_t row,
                                         size_t workout, size_t head,
                                         const gymbo_set_layout *layout, gymbo_set_row *rows,
                                         size_t limit, size_t *next) {
  return read_sets(bytes, count, row, workout, head, &layout->places, layout, rows, limit, next,
                   avx2);
}
#endif

static const set_kernel anywhere = {MARK_ANYWHERE, same_anywhere, read_numbers};

__attribute__((noinline)) static size_t
read_sets_anywhere(const uint8_t *bytes, size_t count, size_t row, size_t workout, size_t head,
                   const gymbo_set_layout *layout, gymbo_set_row *rows, size_t limit,
                   size_t *next) {
  return read_sets(bytes, count, row, workout, head, &layout->places, layout, rows, limit, next,
                   anywhere);
}

size_t gymbo_read_sets(const uint8_t *bytes, size_t count, size_t row, size_t workout, size_t head,
                       const gymbo_set_layout *layout, gymbo_set_row *rows, size_t limit,
                       size_t *next) {
#if defined(__x86_64__)
  if (has_avx2()) {
    return memcmp(&layout->places, &strong, sizeof strong) == 0
               ? read_strong_sets(bytes, count, row, workout, head, layout, rows, limit, next)
               : read_sets_avx2(bytes, count, row, workout, head, layout, rows, limit, next);
  }
#endif
  return read_sets_anywhere(bytes, count, row, workout, head, layout, rows, limit, next);
}
