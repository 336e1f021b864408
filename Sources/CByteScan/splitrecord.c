#include "bytescan.h"
#include "marks.h"
#include "plainnumber.h"

#include <string.h>

/// Fills in a cell from its place. Most numbers are those of the record before: then they are not read again.
/// @param count where all bytes end.
/// @param escapes whether doubled quotes are in any cell of the record up to this one.
/// @param head whether it is a cell of the head, of which no number is wanted.
ALWAYS_INLINE void fill_cell(gymbo_cell *cell, const uint8_t *bytes, size_t start, size_t end,
                             size_t count, bool escapes, bool head) {
  const size_t length = end - start;
  uint64_t values = GYMBO_NO_NUMBER;
  cell->start = (ptrdiff_t)start;
  cell->end = (ptrdiff_t)end;
  cell->is_quoted = cell->has_escapes = false;
  if (length > 0) {
    if (bytes[start] == '"') {
      cell->start++;
      cell->end--;
      cell->is_quoted = true;
      cell->has_escapes = escapes && memchr(bytes + start + 1, '"', length - 2) != NULL;
    } else if (length <= 8 && !head) {
      values = digit_values(bytes + start, length, bytes + count);
    }
  }
  if (values == cell->values) return;
  cell->values = values;
  cell->scale = plain_number(values, &cell->digits);
}

/// Counts breaks inside quotes, and the delimiters behind the first of them.
/// @param breaks where they stand in this block, one of them at least if there was none before.
/// @return false where one is a return.
static bool count_breaks(const uint8_t *block, uint64_t breaks, uint64_t delimiters,
                         gymbo_record_end *record_end) {
  for (uint64_t left = breaks; left != 0; left &= left - 1) {
    if (block[__builtin_ctzll(left)] == '\r') return false;
  }
  const uint64_t first = breaks & -breaks;
  const uint64_t behind = record_end->inner_breaks > 0 ? ~(uint64_t)0 : ~(first | (first - 1));
  record_end->inner_breaks += (size_t)__builtin_popcountll(breaks);
  record_end->later_delimiters += (size_t)__builtin_popcountll(delimiters & behind);
  return true;
}

/// @param head whether only the first `limit` cells are wanted; the record ends behind the delimiter after them.
ALWAYS_INLINE size_t split(const uint8_t *bytes, size_t count, size_t start, uint8_t delimiter,
                           gymbo_cell *cells, size_t limit, gymbo_record_end *record_end,
                           bool head, marker mark) {
  enum { longest = 65536 - 64 };
  gymbo_cell *cell = cells;
  size_t cell_start = start;
  // What the bytes before this block leave behind: inside quotes (all ones); an end of a cell, a closing quote.
  uint64_t was_inside = 0, was_end = 1, was_close = 0;
  uint64_t escapes = 0;
  record_end->inner_breaks = record_end->later_delimiters = 0;
  for (size_t base = start; base - start < longest; base += 64) {
    marks64 marks;
    if (count - base >= 64) {
      marks = mark(bytes + base, delimiter);
    } else {
      // The last bytes are copied before blanks, so that nothing past them is read; behind them the record ends.
      uint8_t last[64];
      memset(last, ' ', sizeof last);
      memcpy(last, bytes + base, count - base);
      marks = mark(last, delimiter);
      marks.breaks |= (uint64_t)1 << (count - base);
    }
    const uint64_t inside = marks.parity ^ was_inside;
    const uint64_t opens = marks.quotes & inside;
    const uint64_t closes = marks.quotes & ~inside;
    const uint64_t ends = (marks.delimiters | marks.breaks) & ~inside;
    const uint64_t after_end = ends << 1 | was_end;
    const uint64_t after_close = closes << 1 | was_close;
    const uint64_t stop = marks.breaks & ~inside;
    const uint64_t own = stop ^ (stop - 1);
    // A quote opens where a cell begins, or behind one that closes: then the two are one, doubled. Behind a closing one
    // nothing else stands but the end of the cell.
    const uint64_t odd =
        (opens & ~(after_end | after_close)) | (after_close & ~(ends | opens));
    if ((odd & own) != 0 || marks.has_zero) return 0;
    const uint64_t inner = marks.breaks & inside & own;
    if ((inner | record_end->inner_breaks) != 0) {
      if (head) return 0;
      // The break that stands for the end of the bytes is none to look at.
      if (count - base < 64 && (inner >> (count - base) & 1) != 0) return 0;
      if (!count_breaks(bytes + base, inner, marks.delimiters & own, record_end)) return 0;
    }
    escapes |= opens & after_close & own;
    const uint64_t own_ends = ends & own;
    const size_t room = limit - (size_t)(cell - cells);
    if (!head && (size_t)__builtin_popcountll(own_ends) > room) return 0;
    for (uint64_t left = own_ends; left != 0; left &= left - 1) {
      const size_t end = base + (size_t)__builtin_ctzll(left);
      fill_cell(cell++, bytes, cell_start, end, count, escapes != 0, head);
      cell_start = end + 1;
      if (head && cell == cells + limit) {
        record_end->end = cell_start;
        return (left & -left & stop) != 0 ? 0 : limit;
      }
    }
    if (stop != 0) {
      if (head) return 0;
      record_end->end = cell_start - 1;
      return (size_t)(cell - cells);
    }
    was_inside = (uint64_t)((int64_t)inside >> 63);
    was_end = ends >> 63;
    was_close = closes >> 63;
  }
  return 0;
}

#if defined(__x86_64__)
TARGET_AVX2 static size_t split_avx2(const uint8_t *bytes, size_t count, size_t start,
                                     uint8_t delimiter, gymbo_cell *cells, size_t limit,
                                     gymbo_record_end *record_end) {
  return split(bytes, count, start, delimiter, cells, limit, record_end, false, mark_avx2);
}

TARGET_AVX2 static size_t split_head_avx2(const uint8_t *bytes, size_t count, size_t start,
                                          uint8_t delimiter, gymbo_cell *cells, size_t limit,
                                          gymbo_record_end *record_end) {
  return split(bytes, count, start, delimiter, cells, limit, record_end, true, mark_avx2);
}
#endif

/// Apart from the choice between the two, which is made for every record and so is but a jump.
__attribute__((noinline)) static size_t split_anywhere(const uint8_t *bytes, size_t count,
                                                       size_t start, uint8_t delimiter,
                                                       gymbo_cell *cells, size_t limit,
                                                       gymbo_record_end *record_end, bool head) {
  return split(bytes, count, start, delimiter, cells, limit, record_end, head, MARK_ANYWHERE);
}

size_t gymbo_split_record(const uint8_t *bytes, size_t count, size_t start, uint8_t delimiter,
                          gymbo_cell *cells, size_t limit, gymbo_record_end *record_end) {
#if defined(__x86_64__)
  if (has_avx2()) return split_avx2(bytes, count, start, delimiter, cells, limit, record_end);
#endif
  return split_anywhere(bytes, count, start, delimiter, cells, limit, record_end, false);
}

size_t gymbo_split_head(const uint8_t *bytes, size_t count, size_t start, uint8_t delimiter,
                        gymbo_cell *cells, size_t wanted) {
  gymbo_record_end end;
  size_t found;
#if defined(__x86_64__)
  if (has_avx2()) {
    found = split_head_avx2(bytes, count, start, delimiter, cells, wanted, &end);
    return found == 0 ? 0 : end.end;
  }
#endif
  found = split_anywhere(bytes, count, start, delimiter, cells, wanted, &end, true);
  return found == 0 ? 0 : end.end;
}
