#ifndef GYMBO_BYTEMASKS_H
#define GYMBO_BYTEMASKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Finds the bytes that structure a CSV file, 64 bytes at a time. There is one function for every x86-64 processor, one for
// those with AVX2, and one in plain C for all others; they give the same masks. For C only: Swift imports bytescan.h.

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

/// Makes the masks of 64 bytes.
typedef byte_masks (*byte_masker)(const uint8_t *bytes, uint8_t delimiter);

#define ALWAYS_INLINE static inline __attribute__((always_inline))

/// The sum modulo 2 of bits 0 to i, in bit i.
ALWAYS_INLINE uint64_t running_parity(uint64_t bits) {
  bits ^= bits << 1;
  bits ^= bits << 2;
  bits ^= bits << 4;
  bits ^= bits << 8;
  bits ^= bits << 16;
  return bits ^ bits << 32;
}

#if defined(__x86_64__)
/// Hides from the compiler that a mask was made of a vector's bytes. Clang would test each bit in the vector instead, which
/// takes five times as long as all the rest. Each mask has a statement of its own, so that unused ones are not computed.
ALWAYS_INLINE byte_masks as_integers(byte_masks masks) {
  __asm__("" : "+r"(masks.quotes));
  __asm__("" : "+r"(masks.delimiters));
  __asm__("" : "+r"(masks.breaks));
  return masks;
}

ALWAYS_INLINE byte_masks masks_sse2(const uint8_t *bytes, uint8_t delimiter) {
  byte_masks masks = {0, 0, 0, 0, false};
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
  masks = as_integers(masks);
  masks.parity = running_parity(masks.quotes);
  return masks;
}

/// The instructions that are used where the processor has AVX2. Every processor with AVX2 has the others, too.
#define TARGET_AVX2 __attribute__((target("avx2,bmi,bmi2,lzcnt,pclmul,popcnt")))

TARGET_AVX2 ALWAYS_INLINE byte_masks masks_avx2(const uint8_t *bytes, uint8_t delimiter) {
  byte_masks masks = {0, 0, 0, 0, false};
  __m256i least = _mm256_set1_epi8(-1);
  for (int i = 0; i < 2; i++) {
    const __m256i chunk = _mm256_loadu_si256((const __m256i *)(bytes + 32 * i));
    const __m256i quotes = _mm256_cmpeq_epi8(chunk, _mm256_set1_epi8('"'));
    const __m256i delimiters = _mm256_cmpeq_epi8(chunk, _mm256_set1_epi8((char)delimiter));
    const __m256i breaks = _mm256_or_si256(_mm256_cmpeq_epi8(chunk, _mm256_set1_epi8('\n')),
                                           _mm256_cmpeq_epi8(chunk, _mm256_set1_epi8('\r')));
    least = _mm256_min_epu8(least, chunk);
    masks.quotes |= (uint64_t)(uint32_t)_mm256_movemask_epi8(quotes) << (32 * i);
    masks.delimiters |= (uint64_t)(uint32_t)_mm256_movemask_epi8(delimiters) << (32 * i);
    masks.breaks |= (uint64_t)(uint32_t)_mm256_movemask_epi8(breaks) << (32 * i);
  }
  masks.has_zero = _mm256_movemask_epi8(_mm256_cmpeq_epi8(least, _mm256_setzero_si256())) != 0;
  masks = as_integers(masks);
  // A carry-less product by ones sums up the bits below each one, modulo 2.
  const __m128i product = _mm_clmulepi64_si128(_mm_cvtsi64_si128((long long)masks.quotes),
                                               _mm_set1_epi8(-1), 0);
  masks.parity = (uint64_t)_mm_cvtsi128_si64(product);
  return masks;
}
#else
ALWAYS_INLINE byte_masks masks_plain(const uint8_t *bytes, uint8_t delimiter) {
  byte_masks masks = {0, 0, 0, 0, false};
  for (int i = 0; i < 64; i++) {
    masks.quotes |= (uint64_t)(bytes[i] == '"') << i;
    masks.delimiters |= (uint64_t)(bytes[i] == delimiter) << i;
    masks.breaks |= (uint64_t)(bytes[i] == '\n' || bytes[i] == '\r') << i;
    masks.has_zero |= bytes[i] == 0;
  }
  masks.parity = running_parity(masks.quotes);
  return masks;
}
#endif

/// Whether the processor has what `TARGET_AVX2` names.
ALWAYS_INLINE bool has_avx2(void) {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") &&
         __builtin_cpu_supports("pclmul");
#else
  return false;
#endif
}

/// The masker that works on every processor of this kind.
#if defined(__x86_64__)
#define MASKS_ANYWHERE masks_sse2
#else
#define MASKS_ANYWHERE masks_plain
#endif

/// The masks of up to 64 bytes, without reading any byte after them: they are copied in front of blanks.
ALWAYS_INLINE byte_masks masks_of_last(const uint8_t *bytes, size_t count, uint8_t delimiter,
                                       byte_masker masker) {
  uint8_t last[64];
  memset(last, ' ', sizeof last);
  memcpy(last, bytes, count);
  return masker(last, delimiter);
}

#endif
