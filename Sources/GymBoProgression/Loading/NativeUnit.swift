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

  /// - Returns: nil where both grids contain equally many.
  fileprivate static func chosen(by loads: [Load]) -> LoadUnit? {
    // Files round to 0.01 kg, so pounds are met to within 6 g.
    let poundTolerance = Load(thousandths: 6, of: .kilogram)
    var difference = 0
    for load in loads.distinct() where load > .zero {
      let isInKilograms = load.units % (LoadUnit.kilogram.unitsPerOne / 4) == 0
      let isInPounds =
        load.distance(toMultipleOf: LoadUnit.pound.unitsPerOne / 2) <= poundTolerance.units
      if isInKilograms != isInPounds { difference += isInPounds ? 1 : -1 }
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
  fileprivate func distance(toMultipleOf units: Int64) -> Int64 {
    let rest = self.units % units
    return min(rest, units - rest)
  }
}
