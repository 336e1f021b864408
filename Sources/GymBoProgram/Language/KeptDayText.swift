internal import GymBoLog

/// A kept day as a written program has it, in an annotation `kept`: a day done as
/// `2026-11-04 sets 8/9 met 7 near 8 reps 68/72 load 1.4/8 rpe 0.5/8`, where load and RPE are the mean difference from the plan
/// and the number of its sets; a missed one as `2026-11-06 missed 9`, in turn without the date.
extension KeptDay {
  private static let (missed, sets, met, near) = ("missed", "sets", "met", "near")
  private static let (repetitions, load, rpe) = ("reps", "load", "rpe")

  var text: String {
    let date = date.map { "\($0) " } ?? ""
    guard isDone else { return "\(date)\(KeptDay.missed) \(setsPlanned)" }
    var text = "\(date)\(KeptDay.sets) \(setsDone)/\(setsPlanned) \(KeptDay.met) \(setsMet)"
    text += " \(KeptDay.near) \(setsNear)"
    text += " \(KeptDay.repetitions) \(repetitionsDone)/\(repetitionsPlanned)"
    for (name, mean) in [(KeptDay.load, loads), (KeptDay.rpe, efforts)] {
      guard let value = mean.value else { continue }
      text += " \(name) \(ProgramNumber.text(value))/\(mean.count)"
    }
    return text
  }

  /// nil for a text that is none.
  init?(_ text: String) {
    var words = text.split(separator: " ").map(String.init)
    let date = words.first.flatMap { CivilDate(iso: $0) }
    if date != nil { words.removeFirst() }
    guard words.count.isMultiple(of: 2), !words.isEmpty else { return nil }
    if words[0] == KeptDay.missed {
      guard words.count == 2, let sets = KeptDay.count(words[1]) else { return nil }
      self.init(missed: date, sets: sets)
      return
    }
    guard let date, words[0] == KeptDay.sets else { return nil }
    self.init(done: date)
    for place in stride(from: 0, to: words.count, by: 2) {
      guard take(words[place], words[place + 1]) else { return nil }
    }
    guard setsDone <= setsPlanned, max(setsMet, setsNear, loads.count, efforts.count) <= setsPlanned
    else { return nil }
  }

  /// - Returns: whether a name and its value are understood.
  private mutating func take(_ name: String, _ value: String) -> Bool {
    switch name {
    case KeptDay.sets:
      guard let (done, planned) = KeptDay.counts(value) else { return false }
      (setsDone, setsPlanned) = (done, planned)
    case KeptDay.repetitions:
      guard let (done, planned) = KeptDay.counts(value) else { return false }
      (repetitionsDone, repetitionsPlanned) = (done, planned)
    case KeptDay.met, KeptDay.near:
      guard let count = KeptDay.count(value) else { return false }
      if name == KeptDay.met { setsMet = count } else { setsNear = count }
    case KeptDay.load, KeptDay.rpe:
      guard let mean = KeptDay.mean(value) else { return false }
      if name == KeptDay.load { loads = mean } else { efforts = mean }
    default: return false
    }
    return true
  }

  private static func count(_ text: String) -> Int? {
    Int(text).flatMap { (0...ProgramLimits.workouts).contains($0) ? $0 : nil }
  }

  private static func counts(_ text: String) -> (Int, Int)? {
    let parts = text.split(separator: "/")
    guard parts.count == 2, let first = count(String(parts[0])),
      let second = count(String(parts[1]))
    else { return nil }
    return (first, second)
  }

  private static func mean(_ text: String) -> Mean? {
    let parts = text.split(separator: "/")
    guard parts.count == 2, let value = Double(parts[0]), value.magnitude < ProgramLimits.number,
      let count = count(String(parts[1])), count > 0
    else { return nil }
    return Mean(value, of: count)
  }
}
