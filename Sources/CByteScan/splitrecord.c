#include "bytescan.h"
#include "bytemasks.h"

/// Fills in a cell from its place.
/// @param escapes whether doubled quotes are in any cell of the record up to this one.
ALWAYS_INLINE void fill_cell(gymbo_cell *cell, const uint8_t *bytes, size_t start, size_t end,
                             bool escapes) {
  cell->start = (ptrdiff_t)start;
  cell->end = (ptrdiff_t)end;
  cell->is_quoted = cell->has_escapes = false;
  if (start == end || bytes[start] != '"') return;
  cell->start++;
  cell->end--;
  cell->is_quoted = true;
  cell->has_escapes = escapes && memchr(bytes + start + 1, '"', end - start - 2) != NULL;
}

/// Counts the breaks inside quotes, and the delimiters after the first of them.
/// @param breaks the breaks inside quotes in this block; there is at least one, or there was one before.
/// @return false where one of them is a carriage return.
static bool count_breaks(const uint8_t *block, uint64_t breaks, uint64_t delimiters,
                         gymbo_record_end *record_end) {
  for (uint64_t left = breaks; left != 0; left &= left - 1) {
    if (block[__builtin_ctzll(left)] == '\r') return false;
  }
  const uint64_t first = breaks & -breaks;
  const uint64_t after = record_end->inner_breaks > 0 ? ~(uint64_t)0 : ~(first | (first - 1));
  record_end->inner_breaks += (size_t)__builtin_popcountll(breaks);
  record_end->later_delimiters += (size_t)__builtin_popcountll(delimiters & after);
  return true;
}

FOR_NEWER_PROCESSORS_TOO
size_t gymbo_split_record(const uint8_t *bytes, size_t count, size_t start, uint8_t delimiter,
                          gymbo_cell *cells, size_t limit, gymbo_record_end *record_end) {
  enum { longest = 65536 - 64 };
  gymbo_cell *cell = cells;
  size_t cell_start = start;
  // The state at the end of the block before: inside quotes (all ones or 0), after the end of a cell, after a closing quote.
  uint64_t was_inside = 0, was_end = 1, was_close = 0;
  uint64_t escapes = 0;
  record_end->inner_breaks = record_end->later_delimiters = 0;
  for (size_t base = start; base - start < longest; base += 64) {
    byte_masks masks;
    if (count - base >= 64) {
      masks = masks_of(bytes + base, delimiter);
    } else {
      // The record ends after the last byte, as if a line break were there.
      masks = masks_of_last(bytes + base, count - base, delimiter);
      masks.breaks |= (uint64_t)1 << (count - base);
    }
    const uint64_t inside = masks.parity ^ was_inside;
    const uint64_t opens = masks.quotes & inside;
    const uint64_t closes = masks.quotes & ~inside;
    const uint64_t ends = (masks.delimiters | masks.breaks) & ~inside;
    const uint64_t after_end = ends << 1 | was_end;
    const uint64_t after_close = closes << 1 | was_close;
    const uint64_t stop = masks.breaks & ~inside;
    // The bits of this record in the block.
    const uint64_t own = stop ^ (stop - 1);
    // A quote opens at the beginning of a cell, or right after a closing quote: then the two are one doubled quote. A closing
    // quote is followed by the end of the cell.
    const uint64_t odd =
        (opens & ~(after_end | after_close)) | (after_close & ~(ends | opens));
    if ((odd & own) != 0 || masks.has_zero) return 0;
    const uint64_t inner = masks.breaks & inside & own;
    if ((inner | record_end->inner_breaks) != 0) {
      // The break that was added at the end of the bytes is not in the text.
      if (count - base < 64 && (inner >> (count - base) & 1) != 0) return 0;
      if (!count_breaks(bytes + base, inner, masks.delimiters & own, record_end)) return 0;
    }
    escapes |= opens & after_close & own;
    const uint64_t own_ends = ends & own;
    const size_t room = limit - (size_t)(cell - cells);
    if ((size_t)__builtin_popcountll(own_ends) > room) return 0;
    for (uint64_t left = own_ends; left != 0; left &= left - 1) {
      const size_t end = base + (size_t)__builtin_ctzll(left);
      fill_cell(cell++, bytes, cell_start, end, escapes != 0);
      cell_start = end + 1;
    }
    if (stop != 0) {
      record_end->end = cell_start - 1;
      return (size_t)(cell - cells);
    }
    was_inside = (uint64_t)((int64_t)inside >> 63);
    was_end = ends >> 63;
    was_close = closes >> 63;
  }
  return 0;
}
