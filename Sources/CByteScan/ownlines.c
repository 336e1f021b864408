#include "bytescan.h"

#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#define ALWAYS_INLINE static inline __attribute__((always_inline))

/// Of 64 bytes, one bit each: which are line feeds; and whether any is a return.
typedef uint64_t (*marker)(const uint8_t *bytes, bool *has_return);

ALWAYS_INLINE uint64_t mark_plain(const uint8_t *bytes, bool *has_return) {
  uint64_t feeds = 0;
  *has_return = false;
  for (int i = 0; i < 64; i++) {
    feeds |= (uint64_t)(bytes[i] == '\n') << i;
    *has_return |= bytes[i] == '\r';
  }
  return feeds;
}

#if defined(__x86_64__)
#define TARGET_AVX2 __attribute__((target("avx2,bmi,bmi2,popcnt")))

TARGET_AVX2 ALWAYS_INLINE uint64_t mark_avx2(const uint8_t *bytes, bool *has_return) {
  const __m256i feed = _mm256_set1_epi8('\n');
  const __m256i carriage = _mm256_set1_epi8('\r');
  const __m256i a = _mm256_loadu_si256((const __m256i *)bytes);
  const __m256i b = _mm256_loadu_si256((const __m256i *)(bytes + 32));
  const __m256i returns =
      _mm256_or_si256(_mm256_cmpeq_epi8(a, carriage), _mm256_cmpeq_epi8(b, carriage));
  *has_return = _mm256_movemask_epi8(returns) != 0;
  uint64_t feeds = (uint64_t)(uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(b, feed)) << 32 |
                   (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(a, feed));
  // Hides from the compiler that these bits are the signs of a vector's bytes: it would take each out by itself.
  __asm__("" : "+r"(feeds));
  return feeds;
}
#endif

/// Whether a line begins with a prefix. Most are names of 8 to 16 bytes: two numbers each, which may overlap.
ALWAYS_INLINE bool begins(const uint8_t *line, const uint8_t *prefix, size_t length) {
  if (length < 8 || length > 16) return memcmp(line, prefix, length) == 0;
  uint64_t words[4];
  memcpy(&words[0], line, 8);
  memcpy(&words[1], prefix, 8);
  memcpy(&words[2], line + length - 8, 8);
  memcpy(&words[3], prefix + length - 8, 8);
  return ((words[0] ^ words[1]) | (words[2] ^ words[3])) == 0;
}

/// The feeds in front of the first return that does not stand in front of a feed.
/// @param met is set where there is such a return.
static uint64_t feeds_before_return(const uint8_t *block, size_t count, uint64_t feeds, bool *met) {
  for (size_t i = 0; i < 64 && i < count; i++) {
    if (block[i] != '\r' || (i + 1 < count && block[i + 1] == '\n')) continue;
    *met = true;
    return feeds & (((uint64_t)1 << i) - 1);
  }
  return feeds;
}

enum { stretch = 1024 };

/// Where lines end in a stretch of bytes, up to the first return that is no part of an end.
/// @param end of all bytes.
/// @param ends receives them; has room for as many as there are bytes, and for two more.
/// @param met is set where there is such a return.
ALWAYS_INLINE size_t line_ends(const uint8_t *bytes, size_t from, size_t end, size_t *ends,
                               bool *met, marker mark) {
  size_t count = 0;
  for (size_t base = from; base < end && base - from < stretch && !*met; base += 64) {
    bool has_return;
    uint64_t feeds;
    if (end - base >= 64) {
      feeds = mark(bytes + base, &has_return);
    } else {
      // The last bytes are copied before blanks, so that nothing past them is read.
      uint8_t last[64];
      memset(last, ' ', sizeof last);
      memcpy(last, bytes + base, end - base);
      feeds = mark(last, &has_return);
    }
    if (has_return) feeds = feeds_before_return(bytes + base, end - base, feeds, met);
    // Two in any case: whether 64 bytes have none, one or two is not to be foreseen, and a wrong guess of the processor takes
    // longer than all the rest.
    size_t *next = ends + count;
    uint64_t left = feeds;
    for (int i = 0; i < 2; i++) {
      *next++ = left == 0 ? 0 : base + (size_t)__builtin_ctzll(left);
      left &= left - 1;
    }
    for (; left != 0; left &= left - 1) *next++ = base + (size_t)__builtin_ctzll(left);
    count += (size_t)__builtin_popcountll(feeds);
  }
  return count;
}

ALWAYS_INLINE size_t last_own_line(const uint8_t *bytes, size_t from, size_t end,
                                   const uint8_t *prefix, size_t length, size_t *lines,
                                   marker mark) {
  size_t ends[stretch + 2];
  size_t good = from;
  bool met_return = false;
  *lines = 0;
  if (from >= end || end - from < length || !begins(bytes + from, prefix, length)) return from;
  for (size_t base = from; base < end && !met_return; base += stretch) {
    const size_t count = line_ends(bytes, base, end, ends, &met_return, mark);
    for (size_t i = 0; i < count; i++) {
      const size_t start = ends[i] + 1;
      if (start >= end || end - start < length) return good;
      if (!begins(bytes + start, prefix, length)) return good;
      good = start;
      ++*lines;
    }
  }
  return good;
}

#if defined(__x86_64__)
TARGET_AVX2 static size_t last_own_line_avx2(const uint8_t *bytes, size_t from, size_t end,
                                             const uint8_t *prefix, size_t length, size_t *lines) {
  return last_own_line(bytes, from, end, prefix, length, lines, mark_avx2);
}
#endif

/// Apart from the choice between the two.
__attribute__((noinline)) static size_t last_own_line_anywhere(const uint8_t *bytes, size_t from,
                                                               size_t end, const uint8_t *prefix,
                                                               size_t length, size_t *lines) {
  return last_own_line(bytes, from, end, prefix, length, lines, mark_plain);
}

size_t gymbo_last_own_line(const uint8_t *bytes, size_t from, size_t end, const uint8_t *prefix,
                           size_t length, size_t *lines) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2")) {
    return last_own_line_avx2(bytes, from, end, prefix, length, lines);
  }
#endif
  return last_own_line_anywhere(bytes, from, end, prefix, length, lines);
}
