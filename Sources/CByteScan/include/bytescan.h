#ifndef GYMBO_BYTESCAN_H
#define GYMBO_BYTESCAN_H

#include <stddef.h>
#include <stdint.h>

/// Sets bit i of `marks` (bit i % 64 of word i / 64) where byte i can end or open a CSV cell: the delimiter,
/// a double quote, a line feed or a carriage return.
///
/// `marks` has (count + 63) / 64 words. Bits past `count` are 0, and no byte past `count` is read.
/// Returns 1 if any byte is NUL, else 0.
int32_t gymbo_mark_structure(const uint8_t *bytes, size_t count, uint8_t delimiter, uint64_t *marks);

/// Of the lines from a line's start on, the last before the first that does not begin with a prefix, or that holds
/// a return which is no part of its end.
/// @param end lines that begin before it are looked at, and no byte from it on.
/// @param lines receives how many line feeds stand before the line that is returned.
/// @return its start; `from` where already the next line has no such beginning.
size_t gymbo_last_own_line(const uint8_t *bytes, size_t from, size_t end, const uint8_t *prefix,
                           size_t length, size_t *lines);

#endif
