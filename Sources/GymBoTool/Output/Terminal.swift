import GymBo
import GymBoPlatform

/// Whether text has colour.
enum ColorChoice: String {
  /// Where it is shown in a terminal that has colour.
  case auto
  case always, never
}

/// The process's standard streams.
enum Terminal {
  /// Takes the places of standard streams that are closed, so that no file is opened in their place and gets messages that are
  /// meant for them. Reading from these places fails, and so does writing to them, as it does with closed streams.
  static func openClosedStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // The lowest free number is taken, which is the stream's.
      _ = unsafe open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Whether standard output is a terminal that may show colour: NO_COLOR and TERM=dumb are honoured.
  static var showsColor: Bool {
    guard isTerminal else { return false }
    let noColor = environment("NO_COLOR") ?? ""
    return noColor.isEmpty && environment("TERM") != "dumb"
  }

  /// Whether standard output is a terminal.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The columns of the terminal on standard output; nil for files and pipes, and if the terminal does not report it.
  static var columns: Int? {
    var size = winsize()
    guard isTerminal, unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }

  /// Makes text safe for a terminal: control characters are replaced by visible ones. Files and pipes get the bytes
  /// unchanged.
  static func harmless(_ bytes: [UInt8]) -> [UInt8] {
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\r\n", omittingEmptySubsequences: false)
    return Array(lines.map { TerminalText.safe(String($0)) }.joined(separator: "\n").utf8)
  }

  /// How a text looks: its colour, its width and the words for remedies. Names of lifts have room
  /// in 100 columns, and longer lines are not easier to read; a table does not fit into fewer than 40.
  /// - Parameters:
  ///   - language: of the text.
  ///   - toFile: whether the text is written to a file instead of standard output.
  ///   - remedies: how the report says what its reader can do.
  static func style(
    _ color: ColorChoice = .auto, _ language: Language = .standard, toFile: Bool = false,
    remedies: Remedies = Remedies()
  ) -> TextStyle {
    var style = TextStyle(remedy: remedies.text)
    style.language = language
    style.isColored =
      switch color {
      case .auto: !toFile && showsColor
      case .always: true
      case .never: false
      }
    if !toFile, let columns { style.width = max(40, min(100, columns)) }
    return style
  }

  private static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// Prints bytes on standard output. A closed pipe (`| head`) is not an error, because nobody reads any more.
  static func print(_ bytes: [UInt8]) throws(ToolError) {
    let status = write(bytes, to: STDOUT_FILENO)
    guard status == 0 || status == EPIPE else {
      throw ToolError(
        message: "Standard output could not be written: \(systemReason(status)).",
        code: .cannotWrite)
    }
  }

  /// Prints a sentence on standard error; text from files in it is made safe for a terminal.
  static func complain(_ message: String) {
    _ = write(
      Array("gymbo: \(TerminalText.safe(FileName.shown(message)))\n".utf8), to: STDERR_FILENO)
  }

  /// Writes all bytes.
  /// - Returns: 0, or the error number of the call that failed.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe GymBoPlatform.write(
          descriptor, UnsafeRawBufferPointer(rebasing: buffer[written...]).baseAddress,
          buffer.count - written)
      }
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      written += count
    }
    return 0
  }
}

/// The system's words for an error number.
func systemReason(_ number: Int32) -> String { unsafe String(cString: strerror(number)) }
