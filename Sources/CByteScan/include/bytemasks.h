#ifndef GYMBO_BYTEMASKS_H
#define GYMBO_BYTEMASKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Finds the bytes that structure a CSV file, 64 at a time. For C only: Swift imports bytescan.h.
//
// Written in clang's vectors, which become the widest instructions of the processor that a function is compiled for.

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

typedef uint8_t vector64 __attribute__((vector_size(64)));
typedef bool bits64 __attribute__((ext_vector_type(64)));

/// Bit i tells whether element i of a comparison is true.
#define BITS_OF(comparison) __builtin_bit_cast(uint64_t, __builtin_convertvector(comparison, bits64))
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define MASK_OF(comparison) __builtin_bitreverse64(BITS_OF(comparison))
#else
#define MASK_OF(comparison) BITS_OF(comparison)
#endif

/// Makes the masks of 64 bytes.
ALWAYS_INLINE byte_masks masks_of(const uint8_t *bytes, uint8_t delimiter) {
  byte_masks masks;
  vector64 text;
  memcpy(&text, bytes, sizeof text);
  masks.quotes = MASK_OF(text == '"');
  masks.delimiters = MASK_OF(text == delimiter);
  masks.breaks = MASK_OF((text == '\n') | (text == '\r'));
  masks.has_zero = MASK_OF(text == 0) != 0;
  // Hides from the compiler that the masks were made of a vector's bytes. Clang would test each bit in the vector instead, which
  // takes five times as long as all the rest. One statement each, so that unused masks are not computed.
  __asm__("" : "+r"(masks.quotes));
  __asm__("" : "+r"(masks.delimiters));
  __asm__("" : "+r"(masks.breaks));
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
