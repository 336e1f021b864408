import CPlatform

/// The setting for freed memory: whether the allocator keeps it or gives it back to the system.
enum FreedMemory {
  /// Makes the allocator keep freed memory, so that the next athlete reuses it. Otherwise it goes back to the system each time
  /// and is faulted in again page by page, which took 6 % of the time of a batch of 10 million sets. The cost is 12 MB more
  /// memory.
  static func keep() {
    // 32 MB is the largest block that the C library allows.
    gymbo_keep_freed_memory(256 << 20, 32 << 20)
  }
}
