import GymBoLog
import TestSupport

/// A made-up history with everything that a set can have, by a seed: the same in every run.
struct GeneratedHistory {
  private var random: SplitMix64

  static func log(seed: UInt64) -> TrainingLog {
    var history = GeneratedHistory(random: SplitMix64(seed: seed))
    return history.make()
  }

  private static let titles: [String?] = [
    nil, "Upper A", "Leg, day \"A\"", "=SUM(A1)", "Öğle antrenmanı 💪", "Push; Pull",
    "2026-01-05 18:00", "unit kg", "-", "@home", "a: b", "(56 min)", "12",
  ]
  private static let notes: [String?] = [
    nil, nil, nil, nil, "easy", "=1+1, heavy", "+1", "-5", "@x", "a \"quoted\" word",
    "line\nbreak", "three\n\nlines", "tab\tinside", "semi;colon, comma", "ünï 💪🏽", "'quote",
    "# no heading", "100x5", "Rest Timer", "a; b", "\"", "\\ backslash", "~90", "//",
  ]
  private static let lifts = [
    "Bench Press (Barbell)", "Squat (Barbell)", "My \"own\" lift, new", "=Curl", "-Press",
    "+Row", "@Lift", "Kniebeuge: tief", "100", "Squat 5x5", "3x8 rows", "Lat Pulldown 💪",
    "x~y", "Rest Timer", "Curl; slow", "W", "Press #2", "Latzug — eng",
  ]

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private mutating func chance(_ one: Int) -> Bool {
    Int.random(in: 0..<one, using: &random) == 0
  }

  private mutating func make() -> TrainingLog {
    var builder = LogBuilder()
    var day: Int32 = 20_400
    var supersets: [Int32?] = []
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      day += Int32.random(in: 0...4, using: &random)
      // Two workouts of one day are hours apart; some exports have the day alone.
      let time = ["06:05", "12:30", "18:03", "23:59", "00:00"]
      let isDayAlone = chance(8)
      guard let hour = isDayAlone ? "" : time.randomElement(using: &random) else { continue }
      if starts.contains("\(day) \(hour)") || starts.contains("\(day) ") { continue }
      if isDayAlone, starts.contains(where: { $0.hasPrefix("\(day) ") }) { continue }
      starts.insert("\(day) \(hour)")
      let (title, note) = (pick(Self.titles), pick(Self.notes))
      let length: Int64? = chance(3) ? nil : Int64.random(in: 1...240, using: &random) * 60
      let exercises = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        Int.random(in: 0..<6, using: &random)
      }
      var copy = self
      builder.session(
        "\(CivilDate(dayNumber: day))", at: isDayAlone ? nil : hour, title: title,
        duration: length, note: note
      ) { session in
        for kind in exercises { copy.add(kind, to: &session, &supersets) }
      }
      self = copy
    }
    var log = builder.log
    for row in 0..<min(supersets.count, log.columns.count) {
      log.columns.superset[row] = supersets[row]
    }
    return log
  }

  private var starts: Set<String> = []

  private init(random: SplitMix64) { self.random = random }

  /// Adds the sets of an exercise.
  private mutating func add(
    _ kind: Int, to session: inout SessionBuilder, _ supersets: inout [Int32?]
  ) {
    let superset: Int32? = chance(3) ? Int32.random(in: 0...1, using: &random) : nil
    let lift = pick(Self.lifts)
    let isInPounds = chance(3)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let rest = chance(4) ? Double.random(in: 1...600, using: &random).rounded() / 2 : nil
      let note = pick(Self.notes)
      let repetitions = Int.random(in: 0...20, using: &random)
      switch kind {
      case 0:
        session.sets(
          "Plank", seconds: Double.random(in: 1...300, using: &random).rounded() / 2, rest: rest,
          note: note)
      case 1:
        session.sets(
          "Running (Treadmill)", seconds: chance(2) ? 1_200 : nil,
          metres: Double.random(in: 100...9_000, using: &random).rounded(), note: note)
      case 2: session.sets("Pull Up", reps: max(repetitions, 1), rest: rest, note: note)
      case 3:
        session.sets(
          "Pull Up (Assisted)", kg: Double.random(in: 1...80, using: &random).rounded() / 2,
          reps: repetitions, note: note)
      default:
        let load = Double.random(in: 1...600, using: &random).rounded() / 2
        session.sets(
          lift, kg: isInPounds ? nil : load, lb: isInPounds ? load : nil, reps: repetitions,
          rpe: chance(2) ? Double.random(in: 12...20, using: &random).rounded() / 2 : nil,
          rest: rest, kind: pick([.working, .working, .warmUp, .drop, .failure]), note: note)
      }
      supersets.append(superset)
    }
  }
}
