import GymBoLog

/// What the cells of several columns together tell of one of them.
struct MeaningEvidence {
  /// By column, what it may hold: one meaning where the cells tell which, two where they leave it open.
  private(set) var meanings: [Int: [ColumnMapping.Meaning]] = [:]

  /// The share of rows that has to have repetitions beside a time of the day.
  private static let filledShare = 0.9
  /// Clocks before this hour are more likely durations.
  private static let earliestHour: Int32 = 4

  /// - Parameters:
  ///   - cells: of each column, as many as rows.
  ///   - found: the meanings by the columns' names.
  init(_ cells: [[String]], _ found: [Int: ColumnMapping.Meaning]) {
    func column(_ meaning: ColumnMapping.Meaning) -> [String]? {
      found.first { $0.value == meaning }.map { cells[$0.key] }
    }
    guard let days = column(.date) else { return }
    if let time = found.first(where: { $0.value == .time })?.key {
      let isOfSet = MeaningEvidence.timeMeanings(
        cells[time], days: days, repetitions: column(.repetitions) ?? [])
      if isOfSet != [.time] { meanings[time] = isOfSet }
    }
    if let sets = found.first(where: { $0.value == .sets })?.key {
      meanings[sets] = MeaningEvidence.setMeanings(
        cells[sets], days: days, exercises: column(.exercise) ?? [])
    }
  }

  /// A time of the day does not fall within a day, and is beside what was done; a duration is what was done.
  private static func timeMeanings(
    _ times: [String], days: [String], repetitions: [String]
  ) -> [ColumnMapping.Meaning] {
    var (isRising, isFalling) = (true, true)
    var (filled, withRepetitions) = (0, 0)
    var isEarly = false
    var last: (day: String, second: Int32)?
    for (row, time) in times.enumerated() {
      let bytes = Array(time.utf8)
      guard let second = WrittenDate.timeOfDay(bytes.span, bytes.indices) else { continue }
      // What has AM or PM is no duration.
      guard WrittenDuration.clock(bytes.span, bytes.indices) != nil else { return [.time] }
      filled += 1
      if repetitions.indices.contains(row), !repetitions[row].isEmpty { withRepetitions += 1 }
      isEarly = isEarly || second < earliestHour * 3600
      if let last, last.day == days[row] {
        isRising = isRising && second >= last.second
        isFalling = isFalling && second <= last.second
      }
      last = (days[row], second)
    }
    if !isRising && !isFalling { return [.seconds] }
    let isBesideWork = Double(withRepetitions) >= filledShare * Double(filled)
    return isBesideWork && !isEarly ? [.time] : [.time, .seconds]
  }

  /// Where rows of one exercise follow each other, numbers of sets go up by one; counts of sets do not.
  private static func setMeanings(
    _ sets: [String], days: [String], exercises: [String]
  ) -> [ColumnMapping.Meaning] {
    var (pairs, steps) = (0, 0)
    for row in sets.indices.dropFirst()
    where exercises.indices.contains(row) && days[row] == days[row - 1]
      && exercises[row] == exercises[row - 1]
    {
      pairs += 1
      if let before = Int(sets[row - 1]), Int(sets[row]) == before + 1 { steps += 1 }
    }
    return steps == 0 ? [.sets] : steps == pairs ? [.set] : [.sets, .set]
  }
}
