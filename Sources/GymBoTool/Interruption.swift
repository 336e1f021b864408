import Glibc
import Synchronization

/// Whether the user asked to stop. A second signal ends the process at once.
enum Interruption {
  private static let isAsked = Atomic(false)

  static var wasAsked: Bool { isAsked.load(ordering: .relaxed) }

  /// Takes the signals of ^C and of `kill` from now on.
  static func listen() {
    // A parent may have left them blocked; then the question would never arrive.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] {
      unsafe sigaddset(&signals, number)
      _ = signal(number) { number in
        Interruption.isAsked.store(true, ordering: .relaxed)
        _ = signal(number, SIG_DFL)
      }
    }
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
