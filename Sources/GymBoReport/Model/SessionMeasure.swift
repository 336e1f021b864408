internal import GymBoAnalysis

/// A number of one session that is compared with the last session of the same kind.
///
/// Text, JSON and the table of sessions take their measures from here, in this order. A measure added needs its finding, a case,
/// its words and its member in the schema.
enum SessionMeasure: String, CaseIterable, Sendable {
  // The raw value is the name of the member in JSON.
  case workingSets, volume, duration, averageRPE, timePerSet

  /// The number in a session, and in the one before.
  func comparison(in session: SessionFinding) -> Comparison {
    switch self {
    case .workingSets: session.workingSets
    case .volume: session.volume
    case .duration: session.duration
    case .averageRPE: session.averageRPEComparison
    case .timePerSet: session.timePerSet
    }
  }

  /// A column of a table.
  struct Column {
    var name: String
    var unit: ColumnUnit?
    var meaning: String
  }

  /// The column at the end of the table of sessions; its unit is that in JSON too. Nil for the measures that the table and
  /// JSON write together with counts.
  var column: Column? {
    switch self {
    case .workingSets, .volume, .duration, .averageRPE: nil
    case .timePerSet:
      Column(
        name: "time_per_set_s", unit: .seconds,
        meaning: "duration for each working set, rests included; none above 6 hours")
    }
  }

  /// How a change of the measure is to be seen.
  func tone(_ comparison: Comparison) -> Tone { self == .volume ? comparison.tone : .neutral }
}
