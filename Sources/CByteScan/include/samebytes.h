#ifndef GYMBO_SAMEBYTES_H
#define GYMBO_SAMEBYTES_H

#include "bytemasks.h"

// Compares short texts that are nearly always equal. For C only.

ALWAYS_INLINE uint64_t word_at(const uint8_t *bytes) {
  uint64_t word;
  memcpy(&word, bytes, sizeof word);
  return word;
}

typedef uint64_t vector32 __attribute__((vector_size(32)));

/// The bits that differ in 32 bytes.
ALWAYS_INLINE void add_differences(vector32 *differences, const uint8_t *a, const uint8_t *b) {
  vector32 of_a, of_b;
  memcpy(&of_a, a, sizeof of_a);
  memcpy(&of_b, b, sizeof of_b);
  *differences |= of_a ^ of_b;
}

/// Whether two texts are the same bytes. Texts that nearly always are equal: all bytes are compared, and the outcome is branched
/// on once. The last bytes are compared together with some of those before them.
ALWAYS_INLINE bool same_bytes(const uint8_t *a, const uint8_t *b, size_t count) {
  if (count >= 32) {
    vector32 differences = {0};
    for (size_t from = 0; from + 32 < count; from += 32) add_differences(&differences, a + from, b + from);
    add_differences(&differences, a + count - 32, b + count - 32);
    return __builtin_reduce_or(differences) == 0;
  }
  if (count < 8) return memcmp(a, b, count) == 0;
  uint64_t differences = word_at(a + count - 8) ^ word_at(b + count - 8);
  if (count > 8) differences |= word_at(a) ^ word_at(b);
  if (count > 16) differences |= word_at(a + 8) ^ word_at(b + 8);
  if (count > 24) differences |= word_at(a + 16) ^ word_at(b + 16);
  return differences == 0;
}

#endif
