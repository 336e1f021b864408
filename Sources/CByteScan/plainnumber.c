#include "bytescan.h"

#include <string.h>

static const uint64_t ones = 0x0101010101010101;

/// Loads a cell near the end of all bytes, where 8 bytes cannot be read.
static uint64_t last_word(const uint8_t *text, size_t length) {
  uint64_t word = 0;
  memcpy(&word, text, length);
  return word;
}

/// Loads the 1 to 8 bytes of a cell into a word and turns each digit into its value: byte 7 of the word is the last character.
/// A point becomes 0x1E. The word is filled up with zeros in front, which do not change the number.
/// @param end where all bytes end; none from there on is read.
static uint64_t digit_values(const uint8_t *text, size_t length, const uint8_t *end) {
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

// All digits at once, from one word of 8 bytes.
int8_t gymbo_plain_number(const uint8_t *bytes, size_t count, size_t start, size_t end,
                          uint32_t *digits) {
  const size_t length = end - start;
  if (length == 0 || length > 8) return -1;
  uint64_t word = digit_values(bytes + start, length, bytes + count);
  *digits = (uint32_t)(word >> 56);
  if (word << 8 == 0 && *digits <= 9) return 0;
  const uint64_t others = (((word & 0x7F * ones) + 0x76 * ones) | word) & 0x80 * ones;
  int scale = 0;
  if (others != 0) {
    const int place = __builtin_ctzll(others) / 8;
    if ((others & (others - 1)) != 0 || (word >> 8 * place & 0xFF) != 0x1E || place == 7) return -1;
    const uint64_t whole = word & (((uint64_t)1 << 8 * place) - 1);
    const uint64_t after = word >> 8 * (place + 1);
    scale = after == 0 ? 0 : 7 - place;
    word = after == 0 ? whole << 8 << 8 * (7 - place) : whole << 8 | after << 8 * (place + 1);
  }
  // Neighbouring digits are added up to numbers of two digits, and these four to one of eight.
  word = word * 10 + (word >> 8);
  const uint64_t pairs = 0x000000FF000000FF;
  word = (word & pairs) * (100 + ((uint64_t)1000000 << 32)) +
         (word >> 16 & pairs) * (1 + ((uint64_t)10000 << 32));
  *digits = (uint32_t)(word >> 32);
  return (int8_t)scale;
}
