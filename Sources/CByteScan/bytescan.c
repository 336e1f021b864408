#include "bytescan.h"
#include "bytemasks.h"

int32_t gymbo_mark_structure(const uint8_t *bytes, size_t count, uint8_t delimiter, uint64_t *marks) {
  bool has_zero = false;
  for (size_t base = 0; base < count; base += 64) {
    const byte_masks masks =
        count - base >= 64 ? masks_of(bytes + base, delimiter)
                           : masks_of_last(bytes + base, count - base, delimiter);
    marks[base / 64] = masks.quotes | masks.delimiters | masks.breaks;
    has_zero |= masks.has_zero;
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
  // The last 8 bytes; some of them were hashed before.
  if (count >= 8) {
    memcpy(&word, bytes + count - 8, 8);
  } else {
    memcpy(&word, bytes, count);
  }
  hash = (hash ^ word) * factor;
  // The low bits of a product do not depend on the high bits of its factors, so the high half is mixed in again.
  hash = (hash ^ hash >> 32) * factor;
  return hash ^ hash >> 32;
}
