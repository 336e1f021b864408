import GymBo
import GymBoPlatform

/// A line on standard error that shows the progress of a batch, if standard error is a terminal.
struct ProgressLine {
  private let isShown = isatty(STDERR_FILENO) == 1
  /// The size of all inputs in bytes; nil if one of them is a pipe.
  private let total: Int?
  private let begin = ProgressLine.now
  private var last = 0.0

  init(total: Int?) { self.total = total }

  /// Updates the line, at most ten times a second.
  mutating func show(bytes: Int, athletes: Int) {
    guard isShown, ProgressLine.now - last >= 0.1 else { return }
    last = ProgressLine.now
    let text = ProgressLine.text(
      bytes: bytes, total: total, athletes: athletes, seconds: last - begin)
    _ = Terminal.write(Array("\r\u{1B}[K\(text)".utf8), to: STDERR_FILENO)
  }

  func clear() {
    if isShown { _ = Terminal.write(Array("\r\u{1B}[K".utf8), to: STDERR_FILENO) }
  }

  /// `45 %, 450 of 1,000 MB, 452 athletes, 320 MB/s, 2 s left`.
  static func text(bytes: Int, total: Int?, athletes: Int, seconds: Double) -> String {
    var parts: [String] = []
    let done = Double(bytes)
    if let total, total > 0 {
      parts.append("\(min(100, bytes * 100 / total)) %")
      parts.append(
        "\(NumberStyle.english.whole(bytes / 1_000_000)) of \(NumberStyle.english.whole(total / 1_000_000)) MB"
      )
    } else {
      parts.append("\(NumberStyle.english.whole(bytes / 1_000_000)) MB")
    }
    parts.append("\(NumberStyle.english.whole(athletes)) athletes")
    if seconds > 0.5, done > 0 {
      parts.append("\(NumberStyle.english.whole(Int(done / seconds / 1e6))) MB/s")
      if let total, total > bytes {
        parts.append(
          "\(NumberStyle.english.whole(Int(seconds * Double(total - bytes) / done) + 1)) s left")
      }
    }
    return parts.joined(separator: ", ")
  }

  private static var now: Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
