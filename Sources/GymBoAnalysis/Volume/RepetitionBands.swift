internal import GymBoLog

/// Working sets and volume by repetition band: heavy 1–5, moderate 6–12, light 13 and more.
package struct RepetitionBands: Sendable, Hashable {
  /// A range of repetitions.
  package enum Band: String, MachineWord, Hashable {
    case heavy, moderate, light

    /// The most repetitions of a set of the band.
    static let mostHeavy = 5
    static let mostModerate = 12

    /// The band of a set.
    package init(repetitions: Int) {
      self =
        repetitions <= Band.mostHeavy
        ? .heavy : repetitions <= Band.mostModerate ? .moderate : .light
    }

    /// The repetitions of the band, as written: `1–5`.
    package var range: String {
      switch self {
      case .heavy: "1–5"
      case .moderate: "6–12"
      case .light: "13+"
      }
    }
  }

  /// Sets per band, in the order heavy, moderate, light.
  package var sets = [0, 0, 0]
  /// Σ load × repetitions per band in kilograms.
  package var volume = [0.0, 0.0, 0.0]

  /// The sets of all bands.
  package var totalSets: Int { sets[0] + sets[1] + sets[2] }

  init(rows: some Sequence<Int>, log: TrainingLog, traits: SetTraits) {
    var tally = Tally()
    for row in rows where traits.isWorking[row] {
      tally.add(log.columns.repetitions.values[row], traits.tonnage[row])
    }
    self.init(tally)
  }

  /// Of all sessions of a lift.
  init(sessions: [ExerciseSession], history: PreparedHistory) {
    let (repetitions, tonnage) = (history.log.columns.repetitions.values, history.traits.tonnage)
    // Spans of one length: a row that lies in one is known to lie in both.
    let count = repetitions.span
    let volume = tonnage.span.extracting(count.indices)
    var tally = Tally()
    for index in sessions.indices {
      for row in sessions[index].rows { tally.add(count[row], volume[row]) }
    }
    self.init(tally)
  }

  private init(_ tally: Tally) {
    sets = [tally.sets[0], tally.sets[1], tally.sets[2]]
    volume = [tally.tonnage[0], tally.tonnage[1], tally.tonnage[2]].map(\.kilograms)
  }

  /// Counts by band, without memory of their own.
  private struct Tally {
    var sets = InlineArray<3, Int>(repeating: 0)
    var tonnage = InlineArray<3, Volume>(repeating: .zero)

    /// Takes in a working set; missing repetitions are 0.
    @inline(__always)
    mutating func add(_ repetitions: Int32, _ volume: Volume) {
      guard repetitions >= 1 else { return }
      let band =
        switch Band(repetitions: Int(repetitions)) {
        case .heavy: 0
        case .moderate: 1
        case .light: 2
        }
      sets[band] += 1
      tonnage[band] += volume
    }
  }
}
