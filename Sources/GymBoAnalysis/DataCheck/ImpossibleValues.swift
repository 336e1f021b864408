internal import GymBoLog

/// Values beyond what people do: loads above the heaviest lifts ever made, repetitions beyond any loaded set, and distances
/// faster than anyone cycles.
struct ImpossibleValues {
  /// No barbell or dumbbell lift of a person has passed 505 kg (deadlift record 2020: 501 kg; 505 and 510 since);
  /// machines and leg presses go higher.
  static let heaviestFree = Load.kilograms(550)
  static let heaviestMachine = Load.kilograms(1500)
  /// Repetitions with a load above which a number was probably typed into the wrong field.
  static let mostLoadedRepetitions = 200
  static let mostRepetitions = 1000
  /// Metres a second. The fastest track cyclists ride 200 m at 22 m/s with a flying start; nobody runs, rows or swims as fast.
  static let fastest = 25.0

  let log: TrainingLog

  func find() -> [Suspicion] {
    let limits = log.exercises.map { ImpossibleValues.limit(for: $0.facts?.implement).units }
    var found: [Suspicion] = []
    // A missing value is 0 in these columns.
    let (values, repetitions) = (log.columns.load.values, log.columns.repetitions.values)
    // Spans of one length: the compiler then checks a row against one length only.
    let loads = values.span
    let counts = repetitions.span.extracting(loads.indices)
    let least = ImpossibleValues.heaviestFree.units
    for row in loads.indices {
      // Nearly all are below every limit.
      if loads[row] <= least, counts[row] <= ImpossibleValues.mostLoadedRepetitions { continue }
      let isLoaded = log.columns.semantics[row] == .loaded
      let repetitions = Int(log.columns.repetitions[row] ?? 0)
      let most =
        isLoaded ? ImpossibleValues.mostLoadedRepetitions : ImpossibleValues.mostRepetitions
      if isLoaded, let units = log.columns.load[row], units > limits[Int(log.columns.exercise[row])]
      {
        found.append(suspicion(row) { .load(Load(units: units), exercise: $0) })
      } else if repetitions > most {
        found.append(suspicion(row) { .repetitions(repetitions, exercise: $0) })
      }
    }
    return found + tooFast()
  }

  /// Sets with a distance and a time that nobody covers it in: one of the two was probably mistyped.
  private func tooFast() -> [Suspicion] {
    // A missing value is 0 in these columns.
    let (metres, seconds) = (log.columns.metres.values, log.columns.seconds.values)
    return metres.indices.lazy
      .filter { metres[$0] > ImpossibleValues.fastest * seconds[$0] && seconds[$0] > 0 }
      .map { row in
        suspicion(row) { .pace(metres: metres[row], seconds: seconds[row], exercise: $0) }
      }
  }

  private static func limit(for implement: Implement?) -> Load {
    switch implement {
    case .barbell, .dumbbell, .kettlebell, .ezBar, .trapBar, .plate, .band, .bodyweight,
      .suspension, .medicineBall:
      heaviestFree
    case .machine, .cable, .smithMachine, .other, nil:
      heaviestMachine
    }
  }

  private func suspicion(_ row: Int, _ doubt: (_ exercise: String) -> Issue.Doubt) -> Suspicion {
    let name = log.exercises[Int(log.columns.exercise[row])].name
    return Suspicion(
      issue: Issue(
        rule: .impossibleValue, severity: .warning, place: log.place(ofRow: row),
        doubt: doubt(name), proposal: .correctInApp),
      rows: [row])
  }
}
