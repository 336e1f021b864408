#ifndef GYMBO_BYTESCAN_H
#define GYMBO_BYTESCAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Finds structure in bytes: delimiters, quotes, line ends, plain numbers. It knows CSV, and nothing of sets or formats.
//
// It is in C because of its vector instructions: Swift's own SIMD compares take 50 times as long here.

/// One cell of a CSV record.
typedef struct {
  /// Where the content begins and ends, without the quotes around it.
  ptrdiff_t start;
  ptrdiff_t end;
  /// Whether the cell has quotes: "" is quoted and empty, which some exports use as a mark.
  bool is_quoted;
  /// Whether the content has doubled quotes.
  bool has_escapes;
} gymbo_cell;

/// Marks the bytes that can begin or end a CSV cell: delimiters, double quotes, line feeds and carriage returns.
///
/// Byte i is bit i % 64 of word i / 64 of `marks`, which has (count + 63) / 64 words. Bits from `count` on are 0, and no byte
/// from there on is read.
/// @return 1 if any byte is NUL, else 0.
int32_t gymbo_mark_structure(const uint8_t *bytes, size_t count, uint8_t delimiter, uint64_t *marks);

/// Where a plain record ends, and what its quotes hold.
typedef struct {
  /// Its line feed or return, or the end of the bytes.
  size_t end;
  /// Line feeds inside quotes.
  size_t inner_breaks;
  /// Delimiters after the first of those, inside quotes or not.
  size_t later_delimiters;
} gymbo_record_end;

/// Splits a plain record, or the rest of one, into cells.
///
/// In a plain record quotes are around whole cells or doubled inside them, no carriage return is inside quotes, no byte is NUL,
/// and the record has less than 64 KiB.
/// @param count no byte from there on is read; the record ends there at the latest.
/// @param start where a cell begins.
/// @param cells receives the cells; has room for `limit`.
/// @return the number of cells; 0 for every other record, and then `cells` and `record_end` mean nothing.
size_t gymbo_split_record(const uint8_t *bytes, size_t count, size_t start, uint8_t delimiter,
                          gymbo_cell *cells, size_t limit, gymbo_record_end *record_end);

/// Finds the last of the lines that begin with a prefix, one after the other, from a line's start on.
///
/// The search ends at the first line without the prefix, and at a carriage return that is not followed by a line feed.
/// @param end lines that begin before it are looked at, and no byte from it on is read.
/// @param lines receives the number of line feeds before the line that is returned.
/// @return the line's start; `from` where the next line has no such beginning.
size_t gymbo_last_own_line(const uint8_t *bytes, size_t from, size_t end, const uint8_t *prefix,
                           size_t length, size_t *lines);

/// Reads a plain number: up to 8 digits with at most one point among them, which is not the last of these 8 characters.
///
/// Decimal places that are all 0 do not count: `8.0` is `8`.
/// @param count where all bytes end; none from there on is read.
/// @param digits receives the digits, without the point.
/// @return the number of decimal places; −1 where the text is no plain number, and then `digits` means nothing.
int8_t gymbo_plain_number(const uint8_t *bytes, size_t count, size_t start, size_t end,
                          uint32_t *digits);

/// A 64-bit hash for lookup tables. Not collision-free: compare the bytes on a hit.
uint64_t gymbo_hash(const uint8_t *bytes, size_t count);

#endif
