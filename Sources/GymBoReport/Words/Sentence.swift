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

  /// Words without a name in them.
  init(_ text: String) { runs = text.isEmpty ? [] : [.text(text)] }

  /// Runs in a row. Texts in a row become one, so that equal sentences have equal runs.
  static func joining(_ runs: some Sequence<Run>) -> Sentence {
    var joined = Sentence("")
    for run in runs { joined.append(run) }
    return joined
  }

  fileprivate mutating func append(_ run: Run) {
    if case .text(let text) = run, case .text(let before) = runs.last {
      runs[runs.count - 1] = .text(before + text)
    } else {
      runs.append(run)
    }
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

  static func + (first: Sentence, second: Sentence) -> Sentence {
    Sentence.joining([first.runs, second.runs].joined())
  }
}

extension Sentence: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) { self.init(text) }

  init(stringInterpolation: StringInterpolation) { self = stringInterpolation.sentence }

  /// Takes words, other sentences, and by label the runs that are no words of the language.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var sentence = Sentence("")

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { sentence.append(.text(literal)) }
    }

    mutating func appendInterpolation(_ text: String) { appendLiteral(text) }

    mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }

    mutating func appendInterpolation(_ words: Sentence) {
      for run in words.runs { sentence.append(run) }
    }

    mutating func appendInterpolation(name: String) { sentence.append(.name(name)) }

    mutating func appendInterpolation(file: String) { sentence.append(.file(file)) }

    mutating func appendInterpolation(remedy: Remedy) { sentence.append(.remedy(remedy)) }
  }
}

extension Sequence where Element == Sentence {
  /// The sentences with a separator between each two.
  func joined(separator: String) -> Sentence {
    var joined = Sentence("")
    for (index, part) in enumerated() {
      joined = index == 0 ? part : joined + Sentence(separator) + part
    }
    return joined
  }
}
