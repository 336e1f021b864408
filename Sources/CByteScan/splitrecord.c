#include "bytescan.h"

#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

/// Of 64 bytes, one bit each: which are double quotes, delimiters, line breaks.
typedef struct {
  uint64_t quotes;
  uint64_t delimiters;
  uint64_t breaks;
  bool has_zero;
} marks64;

typedef marks64 (*marker)(const uint8_t *bytes, uint8_t delimiter);

#define ALWAYS_INLINE static inline __attribute__((always_inline))

#if defined(__x86_64__)
/// Hides from the compiler that these bits are the signs of a vector's bytes: clang would take each out by itself, which takes
/// five times as long as all the rest.
ALWAYS_INLINE marks64 as_numbers(marks64 marks) {
  __asm__("" : "+r"(marks.quotes), "+r"(marks.delimiters), "+r"(marks.breaks));
  return marks;
}

ALWAYS_INLINE marks64 mark_sse2(const uint8_t *bytes, uint8_t delimiter) {
  marks64 marks = {0, 0, 0, false};
  __m128i zeros = _mm_setzero_si128();
  for (int i = 0; i < 4; i++) {
    const __m128i chunk = _mm_loadu_si128((const __m128i *)(bytes + 16 * i));
    const __m128i quotes = _mm_cmpeq_epi8(chunk, _mm_set1_epi8('"'));
    const __m128i delimiters = _mm_cmpeq_epi8(chunk, _mm_set1_epi8((char)delimiter));
    const __m128i breaks = _mm_or_si128(_mm_cmpeq_epi8(chunk, _mm_set1_epi8('\n')),
                                        _mm_cmpeq_epi8(chunk, _mm_set1_epi8('\r')));
    zeros = _mm_or_si128(zeros, _mm_cmpeq_epi8(chunk, _mm_setzero_si128()));
    marks.quotes |= (uint64_t)(uint32_t)_mm_movemask_epi8(quotes) << (16 * i);
    marks.delimiters |= (uint64_t)(uint32_t)_mm_movemask_epi8(delimiters) << (16 * i);
    marks.breaks |= (uint64_t)(uint32_t)_mm_movemask_epi8(breaks) << (16 * i);
  }
  marks.has_zero = _mm_movemask_epi8(zeros) != 0;
  return as_numbers(marks);
}

__attribute__((target("avx2"))) ALWAYS_INLINE marks64 mark_avx2(const uint8_t *bytes,
                                                               uint8_t delimiter) {
  marks64 marks = {0, 0, 0, false};
  __m256i zeros = _mm256_setzero_si256();
  for (int i = 0; i < 2; i++) {
    const __m256i chunk = _mm256_loadu_si256((const __m256i *)(bytes + 32 * i));
    const __m256i quotes = _mm256_cmpeq_epi8(chunk, _mm256_set1_epi8('"'));
    const __m256i delimiters = _mm256_cmpeq_epi8(chunk, _mm256_set1_epi8((char)delimiter));
    const __m256i breaks = _mm256_or_si256(_mm256_cmpeq_epi8(chunk, _mm256_set1_epi8('\n')),
                                           _mm256_cmpeq_epi8(chunk, _mm256_set1_epi8('\r')));
    zeros = _mm256_or_si256(zeros, _mm256_cmpeq_epi8(chunk, _mm256_setzero_si256()));
    marks.quotes |= (uint64_t)(uint32_t)_mm256_movemask_epi8(quotes) << (32 * i);
    marks.delimiters |= (uint64_t)(uint32_t)_mm256_movemask_epi8(delimiters) << (32 * i);
    marks.breaks |= (uint64_t)(uint32_t)_mm256_movemask_epi8(breaks) << (32 * i);
  }
  marks.has_zero = _mm256_movemask_epi8(zeros) != 0;
  return as_numbers(marks);
}
#else
ALWAYS_INLINE marks64 mark_plain(const uint8_t *bytes, uint8_t delimiter) {
  marks64 marks = {0, 0, 0, false};
  for (int i = 0; i < 64; i++) {
    marks.quotes |= (uint64_t)(bytes[i] == '"') << i;
    marks.delimiters |= (uint64_t)(bytes[i] == delimiter) << i;
    marks.breaks |= (uint64_t)(bytes[i] == '\n' || bytes[i] == '\r') << i;
    marks.has_zero |= bytes[i] == 0;
  }
  return marks;
}
#endif

/// Bit i is the sum, modulo 2, of the bits 0 to i: with quotes for bits, whether byte i is inside them.
ALWAYS_INLINE uint64_t running_parity(uint64_t bits) {
  bits ^= bits << 1;
  bits ^= bits << 2;
  bits ^= bits << 4;
  bits ^= bits << 8;
  bits ^= bits << 16;
  return bits ^ bits << 32;
}

/// Reads a plain number of 1 to 8 bytes.
/// @return its digits behind the point; −1 where it is none.
ALWAYS_INLINE int8_t plain_number(const uint8_t *text, const uint8_t *end, uint32_t *digits) {
  const uint8_t *point = NULL;
  uint32_t value = 0;
  for (; text < end; text++) {
    const uint8_t digit = (uint8_t)(*text - '0');
    if (digit <= 9) {
      value = value * 10 + digit;
    } else if (*text == '.' && point == NULL && text + 1 < end) {
      point = text + 1;
    } else {
      return -1;
    }
  }
  *digits = value;
  return point == NULL ? 0 : (int8_t)(end - point);
}

/// Fills in the cells between the ends that are known of them.
/// @param start where the first begins.
/// @param escapes whether doubled quotes are in any.
ALWAYS_INLINE void fill_cells(const uint8_t *bytes, size_t start, gymbo_cell *cells, size_t count,
                              bool escapes) {
  for (gymbo_cell *cell = cells; cell < cells + count; cell++) {
    const size_t end = (size_t)cell->end;
    gymbo_cell found = {(ptrdiff_t)start, (ptrdiff_t)end, false, false, -1, 0};
    if (start < end) {
      if (bytes[start] == '"') {
        found.start++;
        found.end--;
        found.is_quoted = true;
        found.has_escapes =
            escapes && memchr(bytes + start + 1, '"', end - start - 2) != NULL;
      } else if (end - start <= 8) {
        found.scale = plain_number(bytes + start, bytes + end, &found.digits);
      }
    }
    *cell = found;
    start = end + 1;
  }
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

ALWAYS_INLINE size_t split(const uint8_t *bytes, size_t count, size_t start, uint8_t delimiter,
                           gymbo_cell *cells, size_t limit, gymbo_record_end *record_end,
                           marker mark) {
  enum { longest = 65536 - 64 };
  size_t filled = 0;
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
    const uint64_t inside = running_parity(marks.quotes) ^ was_inside;
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
      // The break that stands for the end of the bytes is none to look at.
      if (count - base < 64 && (inner >> (count - base) & 1) != 0) return 0;
      if (!count_breaks(bytes + base, inner, marks.delimiters & own, record_end)) return 0;
    }
    escapes |= opens & after_close & own;
    for (uint64_t left = ends & own; left != 0; left &= left - 1) {
      if (filled == limit) return 0;
      cells[filled++].end = (ptrdiff_t)(base + (size_t)__builtin_ctzll(left));
    }
    if (stop != 0) {
      record_end->end = base + (size_t)__builtin_ctzll(stop);
      fill_cells(bytes, start, cells, filled, escapes != 0);
      return filled;
    }
    was_inside = (uint64_t)((int64_t)inside >> 63);
    was_end = ends >> 63;
    was_close = closes >> 63;
  }
  return 0;
}

#if defined(__x86_64__)
__attribute__((target("avx2,bmi"))) static size_t split_avx2(const uint8_t *bytes, size_t count,
                                                             size_t start, uint8_t delimiter,
                                                             gymbo_cell *cells, size_t limit,
                                                             gymbo_record_end *record_end) {
  return split(bytes, count, start, delimiter, cells, limit, record_end, mark_avx2);
}
#endif

size_t gymbo_split_record(const uint8_t *bytes, size_t count, size_t start, uint8_t delimiter,
                          gymbo_cell *cells, size_t limit, gymbo_record_end *record_end) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi")) {
    return split_avx2(bytes, count, start, delimiter, cells, limit, record_end);
  }
  return split(bytes, count, start, delimiter, cells, limit, record_end, mark_sse2);
#else
  return split(bytes, count, start, delimiter, cells, limit, record_end, mark_plain);
#endif
}
