/// Words for people in runs, so that a renderer can treat names, files and remedies apart from the language's own words:
/// a terminal shortens a name, a page isolates and links it, and each door says in its own terms what the reader can do.
struct Sentence: Sendable, Hashable {
  enum Run: Sendable, Hashable {
    /// The language's words, and numbers with their units.
    case text(String)
    /// A name from the data: an exercise or a workout as logged.
    case name(String)
    /// A file's name as given.
    case file(String)
    /// What the reader can do, in the terms of the door that shows the sentence.
    case remedy(Remedy)
  }

  private(set) var runs: [Run]

  private init(runs: [Run]) { self.runs = runs }

  /// Words without a name in them.
  init(_ text: String) { runs = text.isEmpty ? [] : [.text(text)] }

  /// Runs in a row. Texts in a row become one, so that equal sentences have equal runs.
  static func joining(_ runs: some Sequence<Run>) -> Sentence {
    var joined = StringInterpolation()
    for run in runs { joined.append(run) }
    return joined.sentence
  }

  var isEmpty: Bool { runs.isEmpty }

  /// The sentence with its names whole and without remedies, for the cell of a table.
  var plain: String {
    runs.map { run in
      switch run {
      case .text(let text), .name(let text), .file(let text): text
      case .remedy: ""
      }
    }
    .joined()
  }

  /// The sentence with its names whole up to what the reader can do, for formats that machines read: a remedy is said in the
  /// terms of a door, and the words that lead to it say nothing without it.
  var statement: String {
    guard let place = runs.firstIndex(where: { if case .remedy = $0 { true } else { false } })
    else { return plain }
    let text = Sentence(runs: Array(runs[..<place])).plain
    guard let end = text.lastIndex(where: { $0 == "." || $0 == ";" }) else { return text }
    return text[..<end] + "."
  }

  static func + (first: Sentence, second: Sentence) -> Sentence {
    Sentence.joining([first.runs, second.runs].joined())
  }
}

extension Sentence: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) { self.init(text) }

  init(stringInterpolation: StringInterpolation) { self = stringInterpolation.sentence }

  /// Takes words, other sentences, and by label the runs that are no words of the language.
  struct StringInterpolation: StringInterpolationProtocol {
    private var runs: [Run] = []
    /// The words since the last run that is none.
    private var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    fileprivate init() {}

    mutating func appendLiteral(_ literal: String) { add(literal) }

    mutating func appendInterpolation(_ text: String) { add(text) }

    mutating func appendInterpolation(_ number: Int) { text += String(number) }

    mutating func appendInterpolation(_ words: Sentence) {
      for run in words.runs { append(run) }
    }

    mutating func appendInterpolation(name: String) { append(.name(name)) }

    mutating func appendInterpolation(file: String) { append(.file(file)) }

    mutating func appendInterpolation(remedy: Remedy) { append(.remedy(remedy)) }

    /// Texts in a row become one.
    fileprivate mutating func append(_ run: Run) {
      if case .text(let words) = run {
        add(words)
      } else {
        endText()
        runs.append(run)
      }
    }

    /// A sentence that ends on an abbreviation, such as a month, ends with its period alone.
    private mutating func add(_ words: String) {
      let isDoubled = words.hasPrefix(".") && text.hasSuffix(".") && !words.hasPrefix("..")
      text += isDoubled ? String(words.dropFirst()) : words
    }

    private mutating func endText() {
      guard !text.isEmpty else { return }
      runs.append(.text(text))
      text = ""
    }

    fileprivate var sentence: Sentence {
      var all = self
      all.endText()
      return Sentence(runs: all.runs)
    }
  }
}

extension Sequence where Element == Sentence {
  /// The sentences with a separator between each two.
  func joined(separator: String) -> Sentence {
    var joined = Sentence.StringInterpolation()
    for (index, part) in enumerated() {
      if index > 0 { joined.appendLiteral(separator) }
      joined.appendInterpolation(part)
    }
    return joined.sentence
  }
}
