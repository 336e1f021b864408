internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgram

extension SwapReport {
  /// The swaps as JSON, `gymbo.swap/1`; `Schemas/swap.schema.json` describes it.
  public func json() -> [UInt8] {
    JSONWriter.document { json in
      json.member("schema", "gymbo.swap/1")
      json.optional("asOf", asOf?.description, Absence.noHistory)
      json.member("exercise", swaps.name)
      json.member("catalogueName", swaps.facts.name)
      json.member("place", place.rawValue)
      if let work = swaps.work {
        json.member("last") { write(work, to: &$0) }
      } else {
        json.member("last", missing: (asOf == nil ? Absence.noHistory : .notDone).rawValue)
      }
      json.member("swaps", each: SwapRow.all(of: self)) { json, row in
        json.object { write(row, to: &$0) }
      }
    }
  }

  /// Why a value of a swap is missing.
  enum Absence: String {
    case noHistory = "no_history"
    case notDone = "not_done"
    case notLogged = "not_logged"
    case loadNotKnown = "load_not_known"
    case noLoad = "no_load"
    case lifterChooses = "lifter_chooses"
  }

  private func write(_ work: SwapWork, to json: inout JSONWriter) {
    json.member("date", work.date.description)
    json.member("sets", work.sets)
    json.optional("repetitions", work.repetitions.map(Double.init), Absence.notLogged)
    json.optional("load_kg", work.load?.kilograms, Absence.noLoad)
    json.optional("seconds", work.seconds, Absence.notLogged)
    json.optional("rpe", work.rpe, Absence.notLogged)
    json.optional("rest_s", work.rest, Absence.notLogged)
  }

  private func write(_ row: SwapRow, to json: inout JSONWriter) {
    let swap = row.swap
    json.member("rank", row.rank)
    json.member("exercise", swap.name)
    json.member("catalogueName", swap.facts.name)
    json.member("implement", swap.facts.implement.rawValue)
    json.member("similarity", swap.similarity)
    json.member("muscles", swap.alike.muscles)
    json.member("movementLikeness", swap.alike.movement.rawValue)
    json.member("implementLikeness", swap.alike.implement.rawValue)
    json.member("sides", swap.alike.sides.rawValue)
    json.member("recentSessions", swap.own?.sessions ?? 0)
    json.optional("sets", row.sets.map(Double.init), Absence.notDone)
    json.optional("repetitions", row.set?.repetitions.map(Double.init), Absence.lifterChooses)
    json.optional("load_kg", row.set?.load?.kilograms, row.loadAbsence)
    json.optional("seconds", row.set?.seconds, Absence.notLogged)
    json.member("loadSource", swap.load.source.rawValue)
    json.optional("sourceDate", swap.load.date?.description, Absence.notDone)
    json.optional("maximum_kg", swap.load.maximum?.kilograms, Absence.loadNotKnown)
  }
}

extension SwapRow {
  /// Why it has no load.
  fileprivate var loadAbsence: SwapReport.Absence {
    if case .unloaded = swap.load { return .noLoad }
    return swap.needsLoad ? .loadNotKnown : .noLoad
  }
}

extension SwapLoad {
  /// Where a load comes from, as machine formats say it.
  enum Source: String, CaseIterable {
    case lastLoad = "last_load"
    case estimate
    case unloaded
    case longAgo = "long_ago"
    case none
  }

  var source: Source {
    switch self {
    case .last: .lastLoad
    case .estimate: .estimate
    case .unloaded: .unloaded
    case .longAgo: .longAgo
    case .unknown: .none
    }
  }

  /// The day that it is known from.
  var date: CivilDate? {
    switch self {
    case .last(let last), .longAgo(let last): last.date
    case .unloaded(let work): work.date
    case .estimate, .unknown: nil
    }
  }

  /// The e1RM that it is computed from.
  var maximum: Load? {
    if case .estimate(_, let maximum) = self { maximum } else { nil }
  }
}
