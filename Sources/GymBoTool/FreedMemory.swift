import CGlibc

/// The setting for freed memory: whether the allocator keeps it or gives it back to the system.
enum FreedMemory {
  /// Makes the allocator keep freed memory, so that the next athlete reuses it. Otherwise it goes back to the system each time
  /// and is faulted in again page by page, which took 6 % of the time of a batch of 10 million sets. The cost is 12 MB more
  /// memory.
  static func keep() {
    _ = mallopt(M_TRIM_THRESHOLD, 256 << 20)
    // The largest threshold that the C library allows.
    _ = mallopt(M_MMAP_THRESHOLD, 32 << 20)
  }
}
