package import GymBoLog

extension LoadUnit {
  /// The unit in which loads were chosen, which may differ from the unit of the file. It is the unit whose grid (0.25 kg or
  /// 0.5 lb) contains more of the distinct loads; kilograms if both contain equally many.
  package static func native(of loads: [Load]) -> LoadUnit {
    // Files round to 0.01 kg, so pounds are met to within 6 g.
    let poundTolerance = Load(thousandths: 6, of: .kilogram)
    var kilograms = 0
    var pounds = 0
    for load in Set(loads) where load > .zero {
      if load.units % (LoadUnit.kilogram.unitsPerOne / 4) == 0 {
        kilograms += 1
      } else if load.distance(toMultipleOf: LoadUnit.pound.unitsPerOne / 2) <= poundTolerance.units
      {
        pounds += 1
      }
    }
    return pounds > kilograms ? .pound : .kilogram
  }
}

extension Load {
  fileprivate func distance(toMultipleOf units: Int64) -> Int64 {
    let rest = self.units % units
    return min(rest, units - rest)
  }
}
