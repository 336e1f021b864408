import CPlatform
import GymBoPlatform

/// What a run says that the system gives no more memory. What it was to write is then in temporary files.
enum RefusedMemory {
  /// Bytes that the allocator asks the system for at once when it has none left.
  private static let once = 1 << 20

  /// Ends the process with a sentence and its exit code where memory is refused.
  ///
  /// The Swift runtime then aborts, or reads through a null pointer that it did not check, or the stack cannot grow. The last
  /// two have the same signal as a fault of the tool, so memory is asked for once more: where there is some, the signal ends
  /// the process as ever.
  static func handle() {
    _ = signal(SIGABRT) { _ in RefusedMemory.end() }
    gymbo_once_on_signal(SIGSEGV) { _ in
      if RefusedMemory.isRefused { RefusedMemory.end() }
      // It comes again on return, and is not handled then.
      raise(SIGSEGV)
    }
  }

  private static var isRefused: Bool {
    let some = unsafe mmap(nil, once, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard unsafe some != MAP_FAILED else { return true }
    _ = unsafe munmap(some, once)
    return false
  }

  private static func end() {
    let message: StaticString = "gymbo: There is not enough memory; nothing was written.\n"
    _ = unsafe write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
    _exit(ExitCode.cannotWrite.rawValue)
  }
}
