internal import GymBoLog

/// How text reports are laid out and worded.
public struct TextStyle: Sendable {
  /// Columns of the terminal; no line is wider. At least 20 are used.
  public var width = 80
  /// Whether words may be coloured. Colour is never the only sign of anything.
  public var isColored = false
  /// The language of the report; names from the data stay as they were logged.
  public var language = Language.standard
  /// How the door that shows the report says what its reader can do.
  package var remedy: @Sendable (Remedy) -> String = { $0.inCode }

  /// 80 columns, without colour.
  public init() {}

  /// 80 columns, without colour.
  /// - Parameter remedy: how the door that shows the report says what its reader can do.
  package init(remedy: @escaping @Sendable (Remedy) -> String) { self.remedy = remedy }

  /// The sentences of the report.
  /// - Parameters:
  ///   - unit: the unit in which loads are written.
  ///   - asOf: the day on which the report is read; nil where it is about no day.
  func words(unit: LoadUnit, asOf: CivilDate?) -> any Words {
    language.words(unit: unit, asOf: asOf)
  }

  /// A sentence in characters of a terminal: names and files shortened, remedies in the door's terms.
  func text(_ sentence: Sentence) -> String {
    sentence.runs.map { run in
      switch run {
      case .text(let text): text
      case .name(let name): TextStyle.shortName(name)
      case .file(let file): TextStyle.shortFile(file)
      case .remedy(let remedy): TerminalText.unbroken(self.remedy(remedy))
      }
    }
    .joined()
  }

  /// Columns that a name may take in a sentence.
  private static let nameWidth = 64
  /// Columns that the last part of a file's path may take: most names are shown whole.
  private static let fileWidth = 64

  /// A name from the data, cut to fit a sentence.
  private static func shortName(_ name: String) -> String {
    TerminalText.truncated(TerminalText.safe(name), to: nameWidth)
  }

  /// A file's name; of a long path, the last part.
  private static func shortFile(_ file: String) -> String {
    let name = TerminalText.safe(file)
    guard TerminalText.width(of: name) > nameWidth, let last = name.split(separator: "/").last
    else { return name }
    return TerminalText.truncated(last.count < name.count ? "…/\(last)" : name, to: fileWidth)
  }
}

/// The colours of a text report: nothing else in it writes an escape sequence.
enum Ink {
  case plain, bold, red, green, yellow

  /// The parameter of the sequence.
  private var parameter: Int {
    switch self {
    case .plain: 0
    case .bold: 1
    case .red: 31
    case .green: 32
    case .yellow: 33
    }
  }

  init(_ tone: Tone) {
    switch tone {
    case .neutral: self = .plain
    case .good: self = .green
    case .care: self = .yellow
    case .bad: self = .red
    }
  }

  /// The text between the sequences of "select graphic rendition" (ECMA-48) that switch the colour on and off.
  func painted(_ text: String, _ style: TextStyle) -> String {
    guard style.isColored, self != .plain, !text.isEmpty else { return text }
    return "\u{1B}[\(parameter)m\(text)\u{1B}[0m"
  }
}
