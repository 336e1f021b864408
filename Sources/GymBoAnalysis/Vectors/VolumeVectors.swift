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
      // Comparisons that are added take no branches, which nothing foretells from set to set.
      let band = RepetitionBands.Band(repetitions: count)
      heavy += band == .heavy ? 1 : 0
      moderate += band == .moderate ? 1 : 0
      light += band == .light ? 1 : 0
      guard let load = Load(load, in: unit), load > .zero else { return }
      loadedSets += 1
      // The largest load, 2 · 10¹⁴ units, times the most repetitions, 5,000, has 63 bits.
      sum += Int128(load.units * Int64(count))
    }

    /// The volume in a unit; nil without a loaded set.
    package func volume(in unit: LoadUnit) -> Double? {
      loadedSets == 0 ? nil : total / Double(unit.unitsPerOne)
    }

    /// The sum as the nearest number. Of 64 bits that is one instruction; of 128 it is a call of the standard library that is not
    /// compiled for its types, which took as long as the sum of 50 sets (`KernelBenchmark --only volume`).
    private var total: Double {
      Int64(exactly: sum).map { Double($0) } ?? Double(sum)
    }
  }

  /// The work of each of many groups of sets, such as weeks: volume, sets and repetitions.
  ///
  /// Rows of a group are next to each other. A row without one repetition or more is no set and is passed over; of repetitions the
  /// whole ones count. The volume is the exact sum of load × repetitions, in any order. Results are appended to output spans with
  /// room for one a group.
  /// - Parameters:
  ///   - loads: in the unit; a set with none above 0 adds no volume.
  ///   - repetitions: done.
  ///   - offsets: the first row of each group, and the number of rows.
  ///   - unit: of loads and volumes.
  ///   - volumes: NaN where no set has a load.
  ///   - sets: of each group.
  ///   - loadedSets: those of them with a load.
  ///   - counts: the repetitions of each group.
  ///   - heavy: sets of 1–5 repetitions.
  ///   - moderate: sets of 6–12.
  ///   - light: sets of 13 or more.
  ///   - refused: is told every group without a set.
  /// - Precondition: columns of one length.
  public static func volumes(
    loads: Span<Double>, repetitions: Span<Double>, offsets: Span<Int>,
    unit: LoadUnit = .kilogram, toVolumes volumes: inout OutputSpan<Double>,
    sets: inout OutputSpan<Int>, loadedSets: inout OutputSpan<Int>,
    repetitions counts: inout OutputSpan<Int>, heavy: inout OutputSpan<Int>,
    moderate: inout OutputSpan<Int>, light: inout OutputSpan<Int>,
    refused: ((_ group: Int, _ reason: Refusal) -> Void)? = nil
  ) {
    precondition(loads.count == repetitions.count, "columns of different length")
    for group in 0..<checkedSeries(offsets, rows: loads.count) {
      var work = Work()
      for row in offsets[group]..<offsets[group + 1] {
        work.add(load: loads[row], repetitions: repetitions[row], in: unit)
      }
      if work.sets == 0 { refused?(group, .tooFewPoints) }
      volumes.append(work.volume(in: unit) ?? .nan)
      sets.append(work.sets)
      loadedSets.append(work.loadedSets)
      counts.append(work.repetitions)
      heavy.append(work.heavy)
      moderate.append(work.moderate)
      light.append(work.light)
    }
  }

  /// The work of each of many groups of sets; see
  /// ``volumes(loads:repetitions:offsets:unit:toVolumes:sets:loadedSets:repetitions:heavy:moderate:light:refused:)``.
  public static func volumes(
    loads: [Double], repetitions: [Double], offsets: [Int], unit: LoadUnit = .kilogram,
    refused: ((_ group: Int, _ reason: Refusal) -> Void)? = nil
  ) -> (
    volumes: [Double], sets: [Int], loadedSets: [Int], repetitions: [Int], heavy: [Int],
    moderate: [Int], light: [Int]
  ) {
    let groups = max(0, offsets.count - 1)
    var bands: ([Int], [Int], [Int]) = ([], [], [])
    let found = arrays(groups) { found, sets, loadedSets, counts in
      bands = arrays(groups) { heavy, moderate, light in
        volumes(
          loads: loads.span, repetitions: repetitions.span, offsets: offsets.span, unit: unit,
          toVolumes: &found, sets: &sets, loadedSets: &loadedSets, repetitions: &counts,
          heavy: &heavy, moderate: &moderate, light: &light, refused: refused)
      }
    }
    return (found.0, found.1, found.2, found.3, bands.0, bands.1, bands.2)
  }
}
