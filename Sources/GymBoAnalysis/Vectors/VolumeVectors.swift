public import GymBoLog

extension Vectors {
  /// The work of some sets: how many there are, their repetitions, and the exact sum of load × repetitions.
  package struct Work: Sendable, Hashable {
    /// Sets with one repetition or more, and those of them with a load.
    package private(set) var sets = 0, loadedSets = 0
    /// The repetitions of all sets.
    package private(set) var repetitions = 0
    /// The sets of 1 to 5, of 6 to 12, and of 13 repetitions or more.
    package private(set) var heavy = 0, moderate = 0, light = 0
    /// The volume in units of 0.05 µg. One athlete's fits into 64 bits; a column may hold a million athletes.
    private var sum: Int128 = 0

    package init() {}

    /// Takes in a set. One without a repetition, or with more than any set has, is passed over; of a repetition that was not
    /// finished nothing counts, and a load that is missing or not above 0 adds no volume.
    @inline(__always)
    package mutating func add(load: Double, repetitions done: Double, in unit: LoadUnit) {
      guard done >= 1, done < Double(ValidRepetitions.largest + 1) else { return }
      let count = Int(done)
      sets += 1
      repetitions += count
      switch RepetitionBands.Band(repetitions: count) {
      case .heavy: heavy += 1
      case .moderate: moderate += 1
      case .light: light += 1
      }
      guard let load = Load(load, in: unit), load > .zero else { return }
      loadedSets += 1
      sum += Int128(load.units) * Int128(count)
    }

    /// The volume in a unit; nil without a loaded set.
    package func volume(in unit: LoadUnit) -> Double? {
      loadedSets == 0 ? nil : Double(sum) / Double(unit.unitsPerOne)
    }
  }

  /// The work of each of many groups of sets, such as weeks: volume, sets and repetitions.
  ///
  /// Rows of a group are next to each other. A row without one repetition or more is no set and is passed over; of repetitions the
  /// whole ones count. The volume is the exact sum of load × repetitions, in any order.
  /// - Parameters:
  ///   - loads: in the unit; a set with none above 0 adds no volume.
  ///   - repetitions: done.
  ///   - offsets: the first row of each group, and the number of rows.
  ///   - unit: of loads and volumes.
  ///   - refused: is told every group without a set.
  /// - Returns: by group the volume, NaN where no set has a load; the sets, and those of them with a load; the repetitions; the
  ///   sets of 1–5, of 6–12, and of 13 repetitions or more.
  /// - Precondition: columns of one length.
  public static func volumes(
    loads: Span<Double>, repetitions: Span<Double>, offsets: Span<Int>,
    unit: LoadUnit = .kilogram, refused: ((_ group: Int, _ reason: Refusal) -> Void)? = nil
  ) -> (
    volumes: [Double], sets: [Int], loadedSets: [Int], repetitions: [Int], heavy: [Int],
    moderate: [Int], light: [Int]
  ) {
    precondition(loads.count == repetitions.count, "columns of different length")
    var found: [Work] = []
    for group in 0..<checkedSeries(offsets, rows: loads.count) {
      var work = Work()
      for row in offsets[group]..<offsets[group + 1] {
        work.add(load: loads[row], repetitions: repetitions[row], in: unit)
      }
      if work.sets == 0 { refused?(group, .tooFewPoints) }
      found.append(work)
    }
    return (
      found.map { $0.volume(in: unit) ?? .nan }, found.map(\.sets), found.map(\.loadedSets),
      found.map(\.repetitions), found.map(\.heavy), found.map(\.moderate), found.map(\.light)
    )
  }

  /// The work of each of many groups of sets; see ``volumes(loads:repetitions:offsets:unit:refused:)`` over spans.
  public static func volumes(
    loads: [Double], repetitions: [Double], offsets: [Int], unit: LoadUnit = .kilogram,
    refused: ((_ group: Int, _ reason: Refusal) -> Void)? = nil
  ) -> (
    volumes: [Double], sets: [Int], loadedSets: [Int], repetitions: [Int], heavy: [Int],
    moderate: [Int], light: [Int]
  ) {
    volumes(
      loads: loads.span, repetitions: repetitions.span, offsets: offsets.span, unit: unit,
      refused: refused)
  }
}
