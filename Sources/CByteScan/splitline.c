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

ALWAYS_INLINE size_t split(const uint8_t *bytes, size_t count, size_t start, uint8_t delimiter,
                           gymbo_cell *cells, size_t limit, size_t *end, marker mark) {
  size_t filled = 0;
  size_t cell_start = start;
  // What the bytes before this block leave behind: inside quotes (all ones); an end of a cell, a closing quote.
  uint64_t was_inside = 0, was_end = 1, was_close = 0;
  bool has_escapes = false;
  for (size_t base = start;; base += 64) {
    marks64 marks;
    if (count - base >= 64) {
      marks = mark(bytes + base, delimiter);
    } else {
      // The last bytes are copied before blanks, so that nothing past them is read; behind them the line ends.
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
    const uint64_t odd = (opens & ~(after_end | after_close)) | (after_close & ~(ends | opens)) |
                         (marks.breaks & inside);
    if ((odd & own) != 0 || marks.has_zero) return 0;
    uint64_t escapes = opens & after_close;
    for (uint64_t left = ends & own; left != 0; left &= left - 1) {
      if (filled == limit) return 0;
      const size_t cell_end = base + (size_t)__builtin_ctzll(left);
      const uint64_t before = (left & -left) - 1;
      const bool is_quoted = cell_start < cell_end && bytes[cell_start] == '"';
      cells[filled].start = (ptrdiff_t)(cell_start + is_quoted);
      cells[filled].end = (ptrdiff_t)(cell_end - is_quoted);
      cells[filled].is_quoted = is_quoted;
      cells[filled].has_escapes = has_escapes || (escapes & before) != 0;
      filled++;
      escapes &= ~before;
      has_escapes = false;
      cell_start = cell_end + 1;
    }
    if (stop != 0) {
      *end = base + (size_t)__builtin_ctzll(stop);
      return filled;
    }
    has_escapes = has_escapes || escapes != 0;
    was_inside = (uint64_t)((int64_t)inside >> 63);
    was_end = ends >> 63;
    was_close = closes >> 63;
  }
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) static size_t split_avx2(const uint8_t *bytes, size_t count,
                                                         size_t start, uint8_t delimiter,
                                                         gymbo_cell *cells, size_t limit,
                                                         size_t *end) {
  return split(bytes, count, start, delimiter, cells, limit, end, mark_avx2);
}
#endif

size_t gymbo_split_line(const uint8_t *bytes, size_t count, size_t start, uint8_t delimiter,
                        gymbo_cell *cells, size_t limit, size_t *end) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    return split_avx2(bytes, count, start, delimiter, cells, limit, end);
  }
  return split(bytes, count, start, delimiter, cells, limit, end, mark_sse2);
#else
  return split(bytes, count, start, delimiter, cells, limit, end, mark_plain);
#endif
}
