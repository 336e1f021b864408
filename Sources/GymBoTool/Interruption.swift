import Glibc
import Synchronization

/// Whether the user asked to stop. A second signal ends the process at once.
enum Interruption {
  private static let isAsked = Atomic(false)

  static var wasAsked: Bool { isAsked.load(ordering: .relaxed) }

  /// Takes the signals of ^C and of `kill` from now on.
  static func listen() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      _ = signal(number) { number in
        Interruption.isAsked.store(true, ordering: .relaxed)
        _ = signal(number, SIG_DFL)
      }
    }
  }
}
