public import GymBoLog

extension LoadUnit {
  /// The unit in which loads were chosen, which may differ from the unit of the file. It is the unit whose grid (0.25 kg or
  /// 0.5 lb) contains more of the distinct loads. Loads on both grids (31.75 kg is 70 lb) decide nothing.
  /// - Parameter usual: the answer where both grids contain equally many; asked for only there.
  package static func native(
    of loads: [Load], usual: @autoclosure () -> LoadUnit = .kilogram
  ) -> LoadUnit {
    chosen(by: loads) ?? usual()
  }

  /// The unit of a lift's loads, and its loads. Who changed the unit is asked for what there is now: where the work of the last two
  /// sessions is in the lifter's unit, and most loads before it were in the other, those of the other are left out.
  /// - Parameters:
  ///   - recent: the different loads of the last sessions, ascending.
  ///   - present: the loads of the last two sessions' work.
  ///   - usual: the lifter's unit; asked for only where it matters.
  static func ofLift(
    _ recent: [Load], present: [Load], usual: @autoclosure () -> LoadUnit
  ) -> (unit: LoadUnit, loads: [Load]) {
    let unit = native(of: recent, usual: usual())
    guard let now = chosen(by: present), now != unit, usual() == now else { return (unit, recent) }
    return (now, recent.filter { $0.onlyUnit != unit })
  }

  /// - Returns: nil where both grids contain equally many.
  fileprivate static func chosen(by loads: [Load]) -> LoadUnit? {
    let difference = loads.distinct().reduce(0) { difference, load in
      switch load.onlyUnit {
      case .pound?: difference + 1
      case .kilogram?: difference - 1
      case nil: difference
      }
    }
    return difference == 0 ? nil : difference > 0 ? .pound : .kilogram
  }
}

extension TrainingLog {
  /// The unit in which the loads of the last 90 days were chosen; where these do not tell, all loads; else kilograms. O(sets).
  public var nativeUnit: LoadUnit {
    let recent = sessions.last.map { $0.date.advanced(by: 1 - TrainingLog.recentDays) }
    let first = sessions.first { session in recent.map { session.date >= $0 } ?? false }?.sets
      .lowerBound
    return LoadUnit.chosen(by: loads(from: first ?? 0)) ?? LoadUnit.native(of: loads(from: 0))
  }

  /// Days whose loads tell the unit: a lifter who changed it is asked in the present one.
  private static let recentDays = 90

  private func loads(from first: Int) -> [Load] {
    (first..<columns.count).compactMap { columns.load[$0].map(Load.init(units:)) }
  }
}

extension Load {
  /// Files round to 0.01 kg, so pounds are met to within 6 g.
  private static let poundTolerance = Load(thousandths: 6, of: .kilogram)

  /// The unit on whose grid alone the load is; nil for one on both or on neither, and for zero.
  fileprivate var onlyUnit: LoadUnit? {
    guard self > .zero else { return nil }
    let isInKilograms = units % (LoadUnit.kilogram.unitsPerOne / 4) == 0
    let isInPounds =
      distance(toMultipleOf: LoadUnit.pound.unitsPerOne / 2) <= Load.poundTolerance.units
    return isInKilograms == isInPounds ? nil : isInPounds ? .pound : .kilogram
  }

  fileprivate func distance(toMultipleOf units: Int64) -> Int64 {
    let rest = self.units % units
    return min(rest, units - rest)
  }
}
