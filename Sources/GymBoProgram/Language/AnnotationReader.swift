internal import GymBoLog

/// Reads GymBo's annotations, `/// @key value`.
struct AnnotationReader {
  let key: String
  let value: String
  /// The place of the key.
  let place: ProgramPlace

  /// The key of a day that was kept. It is of the program wherever it is, for a written program has its days at its end.
  static let kept = "kept"

  /// - Returns: nil for a line that is only a note.
  init?(_ line: JoinedLine) {
    var cursor = TextCursor(line, line.scalars.indices)
    cursor.skipBlanks()
    guard cursor.take(CommentSlashes.note) else { return nil }
    cursor.skipBlanks()
    guard cursor.take("@") else { return nil }
    let start = cursor.position
    place = cursor.place
    while let next = cursor.peek(), ("a"..."z").contains(next) || next == "-" { cursor.advance() }
    guard cursor.position > start else { return nil }
    key = cursor.text(start..<cursor.position)
    value = cursor.text(cursor.position..<cursor.end)
  }

  /// Whether it is one of a place; throws where it is one of another place or of none.
  func check(_ found: AnnotationPlace) throws(ProgramFault) {
    guard !found.keys.contains(key) else { return }
    let places = AnnotationPlace.allCases.filter { $0.keys.contains(key) }
    guard places.isEmpty else {
      throw fault(.misplacedAnnotation(key: key, belongsTo: places, found: found))
    }
    throw fault(
      .unknownAnnotation(key: key, place: found, nearest: NearestName.of(key, in: found.keys)))
  }

  private func fault(_ problem: ProgramFault.Problem) -> ProgramFault {
    ProgramFault(problem, place)
  }

  func read(into program: inout ProgramAnnotations) throws(ProgramFault) {
    try check(.program)
    switch key {
    case "max", "training-max", "cycle-step": program.maxima.append(try referenceLoad())
    case "start":
      guard let day = CivilDate(iso: value) else { throw fault(.notDate(value)) }
      program.start = day
    case "done": program.done = try done()
    case AnnotationReader.kept:
      guard let day = KeptDay(value) else { throw fault(.notKept(value)) }
      program.kept.append(day)
    case "cycles": program.cycles = try cycles()
    default:
      program.texts.removeAll { $0.key == key }
      program.texts.append(.init(key: key, value: value))
    }
  }

  func read(into week: inout WeekAnnotations) throws(ProgramFault) {
    try check(.week)
    switch key {
    case "phase": week.phase = value
    case "intensity": week.intensity = try factor()
    case "volume": week.volume = try factor()
    default: week.isDeload = true
    }
  }

  func read(into day: inout DayAnnotations) throws(ProgramFault) {
    try check(.day)
    switch key {
    case "intensity": day.intensity = try factor()
    case "volume": day.volume = try factor()
    case "rpe":
      guard let (rpe, rest) = number(), rest.isEmpty, (1...10).contains(rpe) else {
        throw fault(.notDayRPE)
      }
      day.rpe = rpe
    default:
      guard let index = Weekday.words.firstIndex(of: String(value.lowercased().prefix(3))) else {
        throw fault(.notWeekday(value))
      }
      day.weekday = Weekday(rawValue: index + 1)
    }
  }

  /// A number from 0.1 to 2, or the same in percent.
  private func factor() throws(ProgramFault) -> Double {
    guard let (number, rest) = number(), rest.isEmpty || rest == "%" else {
      throw fault(.notFactor(key: key))
    }
    let factor = rest.isEmpty ? number : number / 100
    guard (0.1...2).contains(factor) else { throw fault(.notFactor(key: key)) }
    return factor
  }

  /// The number at the beginning of the value, and the text after it.
  private func number() -> (Double, String)? {
    let line = JoinedLine(Array(value.unicodeScalars))
    var cursor = TextCursor(line, line.scalars.indices)
    return cursor.number().map { ($0, cursor.text(cursor.position..<cursor.end)) }
  }

  /// A day and a number of workouts: `2026-11-27 6`.
  private func done() throws(ProgramFault) -> ProgramAnnotations.Done {
    let parts = value.split(separator: " ")
    guard parts.count == 2, let day = CivilDate(iso: String(parts[0])),
      let workouts = Int(parts[1]),
      (0...ProgramLimits.workouts).contains(workouts)
    else { throw fault(.notDone(value)) }
    return .init(day: day, workouts: workouts)
  }

  private func cycles() throws(ProgramFault) -> ProgramAnnotations.Cycles {
    if value == "endless" { return .endless }
    guard let number = Int(value), (1...100).contains(number) else { throw fault(.notCycles) }
    return .times(number)
  }

  /// A lift and a load: `Squat 140kg`.
  private func referenceLoad() throws(ProgramFault) -> ReferenceLoad {
    let line = JoinedLine(Array(value.unicodeScalars))
    // The load begins at the last word, or the one before it where the unit is a word of its own.
    for start in line.scalars.indices.reversed() where start > 0 {
      guard line.scalars[start].digit != nil || line.scalars[start] == ".",
        line.scalars[start - 1].isBlank
      else { continue }
      var cursor = TextCursor(line, start..<line.scalars.count)
      let name = line.scalars[..<start].trimmed.text
      guard let amount = try? cursor.amount(), case .load(let load) = amount, cursor.isAtEnd,
        !name.isEmpty, let kind = ReferenceLoad.Kind(rawValue: key)
      else { break }
      return ReferenceLoad(kind: kind, lift: name, load: load)
    }
    throw fault(.notReferenceLoad(key: key))
  }
}

/// Finds what was probably meant by a misspelt word.
enum NearestName {
  /// Letters that may differ.
  private static let limit = 2

  /// The nearest of some words, of equally near ones the first in the alphabet; nil where none is within two letters.
  static func of(_ word: String, in words: [String]) -> String? {
    let scalars = Array(word.lowercased().unicodeScalars)
    return words.sorted()
      .map {
        ($0, editDistance(scalars, Array($0.lowercased().unicodeScalars), limit: limit))
      }
      .filter { $0.1 <= limit }
      .min { $0.1 < $1.1 }?.0
  }
}
