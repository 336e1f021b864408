#ifndef GYMBO_MARKS_H
#define GYMBO_MARKS_H

#include <stdbool.h>
#include <stdint.h>

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
#define TARGET_AVX2 __attribute__((target("avx2,bmi,bmi2,lzcnt,pclmul,popcnt")))

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

/// Whether the processor has what `TARGET_AVX2` names.
ALWAYS_INLINE bool has_avx2(void) {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") &&
         __builtin_cpu_supports("pclmul");
#else
  return false;
#endif
}

/// The marker of every processor of this kind.
#if defined(__x86_64__)
#define MARK_ANYWHERE mark_sse2
#else
#define MARK_ANYWHERE mark_plain
#endif

#endif
