import GymBoPlatform
import Synchronization

/// Notices when the user asks to stop. A second signal ends the process at once.
enum Interruption {
  private static let isAsked = Atomic(false)

  static var wasAsked: Bool { isAsked.load(ordering: .relaxed) }

  /// Handles SIGINT (^C) and SIGTERM (`kill`) from now on. Further calls do nothing.
  static func listen() { isListening }

  private static let isListening: Void = {
    // The parent process may have blocked these signals; then they would never arrive.
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
  }()
}
