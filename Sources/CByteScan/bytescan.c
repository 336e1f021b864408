#include "bytescan.h"

#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>

static inline uint64_t mark16(const uint8_t *bytes, __m128i delimiter, __m128i *zeros) {
  const __m128i chunk = _mm_loadu_si128((const __m128i *)bytes);
  const __m128i quotes = _mm_cmpeq_epi8(chunk, _mm_set1_epi8('"'));
  const __m128i feeds = _mm_cmpeq_epi8(chunk, _mm_set1_epi8('\n'));
  const __m128i returns = _mm_cmpeq_epi8(chunk, _mm_set1_epi8('\r'));
  const __m128i ends = _mm_or_si128(feeds, returns);
  const __m128i cells = _mm_or_si128(quotes, _mm_cmpeq_epi8(chunk, delimiter));
  *zeros = _mm_or_si128(*zeros, _mm_cmpeq_epi8(chunk, _mm_setzero_si128()));
  return (uint64_t)(uint32_t)_mm_movemask_epi8(_mm_or_si128(ends, cells));
}

static inline uint64_t mark64(const uint8_t *bytes, uint8_t delimiter, int32_t *has_zero) {
  const __m128i wide = _mm_set1_epi8((char)delimiter);
  __m128i zeros = _mm_setzero_si128();
  const uint64_t mask = mark16(bytes, wide, &zeros) | mark16(bytes + 16, wide, &zeros) << 16 |
                        mark16(bytes + 32, wide, &zeros) << 32 |
                        mark16(bytes + 48, wide, &zeros) << 48;
  *has_zero |= _mm_movemask_epi8(zeros) != 0;
  return mask;
}
#else
static inline uint64_t mark64(const uint8_t *bytes, uint8_t delimiter, int32_t *has_zero) {
  uint64_t mask = 0;
  for (int i = 0; i < 64; i++) {
    const uint8_t byte = bytes[i];
    const uint64_t bit = byte == delimiter || byte == '"' || byte == '\n' || byte == '\r';
    mask |= bit << i;
    *has_zero |= byte == 0;
  }
  return mask;
}
#endif

int32_t gymbo_mark_structure(const uint8_t *bytes, size_t count, uint8_t delimiter, uint64_t *marks) {
  int32_t has_zero = 0;
  const size_t whole = count / 64;
  for (size_t word = 0; word < whole; word++) {
    marks[word] = mark64(bytes + word * 64, delimiter, &has_zero);
  }
  if (count % 64 != 0) {
    // The last bytes are copied before blanks, so that nothing past them is read.
    uint8_t last[64];
    memset(last, ' ', sizeof last);
    memcpy(last, bytes + whole * 64, count % 64);
    marks[whole] = mark64(last, delimiter, &has_zero);
  }
  return has_zero;
}

uint64_t gymbo_hash(const uint8_t *bytes, size_t count) {
  const uint64_t factor = 0x9E3779B97F4A7C15;
  uint64_t hash = count;
  uint64_t word = 0;
  for (size_t done = 0; count - done > 8; done += 8) {
    memcpy(&word, bytes + done, 8);
    hash = (hash ^ word) * factor;
    hash ^= hash >> 32;
  }
  // The last 8 bytes, some of them for the second time.
  if (count >= 8) {
    memcpy(&word, bytes + count - 8, 8);
  } else {
    memcpy(&word, bytes, count);
  }
  hash = (hash ^ word) * factor;
  // A product's low bits tell nothing of the high ones that went into it.
  hash = (hash ^ hash >> 32) * factor;
  return hash ^ hash >> 32;
}
