#ifndef GYMBO_BYTEMASKS_H
#define GYMBO_BYTEMASKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// Finds the bytes that structure a CSV file, 64 at a time. For C only: Swift imports bytescan.h.
//
// x86-64 has a version in SSE2, all others one in plain C. A version in AVX2, chosen at run time, was taken out: it saved 1.6 %
// of the instructions of a batch, and no time that could be measured.

/// Which of 64 bytes are what: bit i tells of byte i.
typedef struct {
  /// Double quotes.
  uint64_t quotes;
  /// Whether the number of quotes up to and including this byte is odd.
  uint64_t parity;
  uint64_t delimiters;
  /// Line feeds and carriage returns.
  uint64_t breaks;
  /// Whether any of the bytes is 0.
  bool has_zero;
} byte_masks;

#define ALWAYS_INLINE static inline __attribute__((always_inline))

// Compiles a function twice, and lets the loader choose: for processors since 2013 (x86-64-v3), which count and find bits in
// one instruction each, and for all others. The source is the same.
#if defined(__x86_64__) && defined(__linux__)
#define FOR_NEWER_PROCESSORS_TOO __attribute__((target_clones("arch=x86-64-v3", "default")))
#else
#define FOR_NEWER_PROCESSORS_TOO
#endif

/// The sum modulo 2 of bits 0 to i, in bit i.
ALWAYS_INLINE uint64_t running_parity(uint64_t bits) {
  bits ^= bits << 1;
  bits ^= bits << 2;
  bits ^= bits << 4;
  bits ^= bits << 8;
  bits ^= bits << 16;
  return bits ^ bits << 32;
}

/// Makes the masks of 64 bytes.
ALWAYS_INLINE byte_masks masks_of(const uint8_t *bytes, uint8_t delimiter) {
  byte_masks masks = {0, 0, 0, 0, false};
#if defined(__SSE2__)
  __m128i zeros = _mm_setzero_si128();
  for (int i = 0; i < 4; i++) {
    const __m128i chunk = _mm_loadu_si128((const __m128i *)(bytes + 16 * i));
    const __m128i quotes = _mm_cmpeq_epi8(chunk, _mm_set1_epi8('"'));
    const __m128i delimiters = _mm_cmpeq_epi8(chunk, _mm_set1_epi8((char)delimiter));
    const __m128i breaks = _mm_or_si128(_mm_cmpeq_epi8(chunk, _mm_set1_epi8('\n')),
                                        _mm_cmpeq_epi8(chunk, _mm_set1_epi8('\r')));
    zeros = _mm_or_si128(zeros, _mm_cmpeq_epi8(chunk, _mm_setzero_si128()));
    masks.quotes |= (uint64_t)(uint32_t)_mm_movemask_epi8(quotes) << (16 * i);
    masks.delimiters |= (uint64_t)(uint32_t)_mm_movemask_epi8(delimiters) << (16 * i);
    masks.breaks |= (uint64_t)(uint32_t)_mm_movemask_epi8(breaks) << (16 * i);
  }
  masks.has_zero = _mm_movemask_epi8(zeros) != 0;
  // Hides from the compiler that the masks were made of a vector's bytes. Clang would test each bit in the vector instead, which
  // takes five times as long as all the rest. One statement each, so that unused masks are not computed.
  __asm__("" : "+r"(masks.quotes));
  __asm__("" : "+r"(masks.delimiters));
  __asm__("" : "+r"(masks.breaks));
#else
  for (int i = 0; i < 64; i++) {
    masks.quotes |= (uint64_t)(bytes[i] == '"') << i;
    masks.delimiters |= (uint64_t)(bytes[i] == delimiter) << i;
    masks.breaks |= (uint64_t)(bytes[i] == '\n' || bytes[i] == '\r') << i;
    masks.has_zero |= bytes[i] == 0;
  }
#endif
  masks.parity = running_parity(masks.quotes);
  return masks;
}

/// Makes the masks of fewer than 64 bytes, and reads none after them: they are copied in front of blanks.
ALWAYS_INLINE byte_masks masks_of_last(const uint8_t *bytes, size_t count, uint8_t delimiter) {
  uint8_t last[64];
  memset(last, ' ', sizeof last);
  memcpy(last, bytes, count);
  return masks_of(last, delimiter);
}

#endif
