#include "bytescan.h"
#include "samebytes.h"

/// The line feeds before the first carriage return that does not end a line together with a feed.
/// @param met is set where there is such a return.
static uint64_t feeds_before_return(const uint8_t *block, size_t count, uint64_t feeds, bool *met) {
  for (size_t i = 0; i < 64 && i < count; i++) {
    if (block[i] != '\r' || (i + 1 < count && block[i + 1] == '\n')) continue;
    *met = true;
    return feeds & (((uint64_t)1 << i) - 1);
  }
  return feeds;
}

FOR_NEWER_PROCESSORS_TOO
size_t gymbo_last_own_line(const uint8_t *bytes, size_t from, size_t end, const uint8_t *prefix,
                           size_t length, size_t *lines) {
  size_t good = from;
  bool met_return = false;
  *lines = 0;
  if (from >= end || end - from < length || !same_bytes(bytes + from, prefix, length)) return from;
  for (size_t base = from; base < end && !met_return; base += 64) {
    // The delimiters of interest are the feeds themselves; what else is a line break is a return.
    const byte_masks masks = end - base >= 64 ? masks_of(bytes + base, '\n')
                                              : masks_of_last(bytes + base, end - base, '\n');
    uint64_t feeds = masks.delimiters;
    if (masks.breaks != feeds) {
      feeds = feeds_before_return(bytes + base, end - base, feeds, &met_return);
    }
    for (; feeds != 0; feeds &= feeds - 1) {
      const size_t start = base + (size_t)__builtin_ctzll(feeds) + 1;
      if (start >= end || end - start < length) return good;
      if (!same_bytes(bytes + start, prefix, length)) return good;
      good = start;
      ++*lines;
    }
  }
  return good;
}
