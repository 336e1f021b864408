#include "bytescan.h"

#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

/// Of 64 bytes, one bit each: which are double quotes, delimiters, line breaks.
typedef struct {
  uint64_t quotes;
  /// Whether the quotes up to this byte are an odd number.
  uint64_t parity;
  uint64_t delimiters;
  uint64_t breaks;
  bool has_zero;
} marks64;

typedef marks64 (*marker)(const uint8_t *bytes, uint8_t delimiter);

#define ALWAYS_INLINE static inline __attribute__((always_inline))

/// Bit i is the sum, modulo 2, of the bits 0 to i: with quotes for bits, whether byte i is inside them.
ALWAYS_INLINE uint64_t running_parity(uint64_t bits) {
  bits ^= bits << 1;
  bits ^= bits << 2;
  bits ^= bits << 4;
  bits ^= bits << 8;
  bits ^= bits << 16;
  return bits ^ bits << 32;
}

#if defined(__x86_64__)
/// Hides from the compiler that these bits are the signs of a vector's bytes: clang would take each out by itself, which takes
/// five times as long as all the rest.
ALWAYS_INLINE marks64 as_numbers(marks64 marks) {
  __asm__("" : "+r"(marks.quotes), "+r"(marks.delimiters), "+r"(marks.breaks));
  return marks;
}

ALWAYS_INLINE marks64 mark_sse2(const uint8_t *bytes, uint8_t delimiter) {
  marks64 marks = {0, 0, 0, 0, false};
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
  marks = as_numbers(marks);
  marks.parity = running_parity(marks.quotes);
  return marks;
}

/// What the processors have that have 256 bits: all of them the others, too.
#define TARGET_AVX2 __attribute__((target("avx2,bmi,bmi2,pclmul,popcnt")))

TARGET_AVX2 ALWAYS_INLINE marks64 mark_avx2(const uint8_t *bytes, uint8_t delimiter) {
  marks64 marks = {0, 0, 0, 0, false};
  __m256i least = _mm256_set1_epi8(-1);
  for (int i = 0; i < 2; i++) {
    const __m256i chunk = _mm256_loadu_si256((const __m256i *)(bytes + 32 * i));
    const __m256i quotes = _mm256_cmpeq_epi8(chunk, _mm256_set1_epi8('"'));
    const __m256i delimiters = _mm256_cmpeq_epi8(chunk, _mm256_set1_epi8((char)delimiter));
    const __m256i breaks = _mm256_or_si256(_mm256_cmpeq_epi8(chunk, _mm256_set1_epi8('\n')),
                                           _mm256_cmpeq_epi8(chunk, _mm256_set1_epi8('\r')));
    least = _mm256_min_epu8(least, chunk);
    marks.quotes |= (uint64_t)(uint32_t)_mm256_movemask_epi8(quotes) << (32 * i);
    marks.delimiters |= (uint64_t)(uint32_t)_mm256_movemask_epi8(delimiters) << (32 * i);
    marks.breaks |= (uint64_t)(uint32_t)_mm256_movemask_epi8(breaks) << (32 * i);
  }
  marks.has_zero = _mm256_movemask_epi8(_mm256_cmpeq_epi8(least, _mm256_setzero_si256())) != 0;
  marks = as_numbers(marks);
  // A product without carries by ones only adds up, modulo 2, the bits up to each.
  const __m128i product = _mm_clmulepi64_si128(_mm_cvtsi64_si128((long long)marks.quotes),
                                               _mm_set1_epi8(-1), 0);
  marks.parity = (uint64_t)_mm_cvtsi128_si64(product);
  return marks;
}
#else
ALWAYS_INLINE marks64 mark_plain(const uint8_t *bytes, uint8_t delimiter) {
  marks64 marks = {0, 0, 0, 0, false};
  for (int i = 0; i < 64; i++) {
    marks.quotes |= (uint64_t)(bytes[i] == '"') << i;
    marks.delimiters |= (uint64_t)(bytes[i] == delimiter) << i;
    marks.breaks |= (uint64_t)(bytes[i] == '\n' || bytes[i] == '\r') << i;
    marks.has_zero |= bytes[i] == 0;
  }
  marks.parity = running_parity(marks.quotes);
  return marks;
}
#endif

static const uint64_t ones = 0x0101010101010101;

/// Fewer than 8 bytes as a number, at the end of them all.
__attribute__((noinline)) static uint64_t last_word(const uint8_t *text, size_t length) {
  uint64_t word = 0;
  memcpy(&word, text, length);
  return word;
}

/// The 1 to 8 bytes of a cell as a number, the first in the lowest byte, each less what a digit is more than its value; a point
/// is 0x1E. Zeros stand in front of them, which change no number.
/// @param end where all bytes end: none from there on is read.
ALWAYS_INLINE uint64_t digit_values(const uint8_t *text, size_t length, const uint8_t *end) {
  uint64_t word;
  if (end - text >= 8) {
    memcpy(&word, text, 8);
  } else {
    word = last_word(text, length);
  }
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  word = __builtin_bswap64(word);
#endif
  return (word ^ 0x30 * ones) << (64 - 8 * length);
}

/// Reads a plain number, all of its bytes at once. Zeros behind the point that nothing else follows are left out: many programs
/// write whole numbers so.
/// @param word its `digit_values`.
/// @return its digits behind the point; −1 where it is none, and `digits` tells nothing.
ALWAYS_INLINE int8_t plain_number(uint64_t word, uint32_t *digits) {
  *digits = (uint32_t)(word >> 56);
  if (word << 8 == 0 && *digits <= 9) return 0;
  const uint64_t others = (((word & 0x7F * ones) + 0x76 * ones) | word) & 0x80 * ones;
  int scale = 0;
  if (others != 0) {
    const int place = __builtin_ctzll(others) / 8;
    if ((others & (others - 1)) != 0 || (word >> 8 * place & 0xFF) != 0x1E || place == 7) return -1;
    const uint64_t whole = word & (((uint64_t)1 << 8 * place) - 1);
    const uint64_t behind = word >> 8 * (place + 1);
    scale = behind == 0 ? 0 : 7 - place;
    word = behind == 0 ? whole << 8 << 8 * (7 - place) : whole << 8 | behind << 8 * (place + 1);
  }
  // Neighbours make numbers of two digits, four of these one of eight.
  word = word * 10 + (word >> 8);
  const uint64_t pairs = 0x000000FF000000FF;
  word = (word & pairs) * (100 + ((uint64_t)1000000 << 32)) +
         (word >> 16 & pairs) * (1 + ((uint64_t)10000 << 32));
  *digits = (uint32_t)(word >> 32);
  return (int8_t)scale;
}

/// Fills in a cell from its place. Most numbers are those of the record before: then they are not read again.
/// @param count where all bytes end.
/// @param escapes whether doubled quotes are in any cell of the record up to this one.
ALWAYS_INLINE void fill_cell(gymbo_cell *cell, const uint8_t *bytes, size_t start, size_t end,
                             size_t count, bool escapes) {
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
    } else if (length <= 8) {
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

ALWAYS_INLINE size_t split(const uint8_t *bytes, size_t count, size_t start, uint8_t delimiter,
                           gymbo_cell *cells, size_t limit, gymbo_record_end *record_end,
                           marker mark) {
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
      // The break that stands for the end of the bytes is none to look at.
      if (count - base < 64 && (inner >> (count - base) & 1) != 0) return 0;
      if (!count_breaks(bytes + base, inner, marks.delimiters & own, record_end)) return 0;
    }
    escapes |= opens & after_close & own;
    const uint64_t own_ends = ends & own;
    if ((size_t)__builtin_popcountll(own_ends) > limit - (size_t)(cell - cells)) return 0;
    for (uint64_t left = own_ends; left != 0; left &= left - 1) {
      const size_t end = base + (size_t)__builtin_ctzll(left);
      fill_cell(cell++, bytes, cell_start, end, count, escapes != 0);
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

#if defined(__x86_64__)
TARGET_AVX2 static size_t split_avx2(const uint8_t *bytes, size_t count, size_t start,
                                     uint8_t delimiter, gymbo_cell *cells, size_t limit,
                                     gymbo_record_end *record_end) {
  return split(bytes, count, start, delimiter, cells, limit, record_end, mark_avx2);
}
#endif

/// Apart from the choice between the two, which is made for every record and so is but a jump.
__attribute__((noinline)) static size_t split_anywhere(const uint8_t *bytes, size_t count,
                                                       size_t start, uint8_t delimiter,
                                                       gymbo_cell *cells, size_t limit,
                                                       gymbo_record_end *record_end) {
#if defined(__x86_64__)
  return split(bytes, count, start, delimiter, cells, limit, record_end, mark_sse2);
#else
  return split(bytes, count, start, delimiter, cells, limit, record_end, mark_plain);
#endif
}

size_t gymbo_split_record(const uint8_t *bytes, size_t count, size_t start, uint8_t delimiter,
                          gymbo_cell *cells, size_t limit, gymbo_record_end *record_end) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") &&
      __builtin_cpu_supports("pclmul")) {
    return split_avx2(bytes, count, start, delimiter, cells, limit, record_end);
  }
#endif
  return split_anywhere(bytes, count, start, delimiter, cells, limit, record_end);
}
