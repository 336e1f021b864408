import CGlibc

/// What becomes of memory that is no longer used.
enum FreedMemory {
  /// Keeps the memory of one athlete for the next: given back to the system each time, it would be taken from there page by
  /// page again. That was 6 % of the time of a batch of 10 million sets; held are 12 MB more.
  static func keep() {
    _ = mallopt(M_TRIM_THRESHOLD, 256 << 20)
    // The largest that the C library allows.
    _ = mallopt(M_MMAP_THRESHOLD, 32 << 20)
  }
}
