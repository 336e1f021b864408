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
  init(_ text: String) { runs = [.text(text)] }

  private init(runs: [Run]) { self.runs = runs }

  static func + (first: Sentence, second: Sentence) -> Sentence {
    Sentence(runs: first.runs + second.runs)
  }
}

extension Sentence: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) { self.init(text) }

  init(stringInterpolation: StringInterpolation) { runs = stringInterpolation.runs }

  /// Takes words, other sentences, and by label the runs that are no words of the language.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var runs: [Run] = []

    init(literalCapacity: Int, interpolationCount: Int) {
      runs.reserveCapacity(1 + 2 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { runs.append(.text(literal)) }
    }

    mutating func appendInterpolation(_ text: String) { appendLiteral(text) }

    mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }

    mutating func appendInterpolation(_ sentence: Sentence) { runs += sentence.runs }

    mutating func appendInterpolation(name: String) { runs.append(.name(name)) }

    mutating func appendInterpolation(file: String) { runs.append(.file(file)) }

    mutating func appendInterpolation(remedy: Remedy) { runs.append(.remedy(remedy)) }
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
