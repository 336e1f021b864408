public import GymBoAnalysis
public import GymBoLog

/// A total, or a bench press, on the scales that compare lifters of different body weight.
public struct ScoreReport: Sendable {
  /// What was worn, for the IPF's points.
  public enum Equipment: String, MachineWord, Hashable {
    case raw, equipped
  }

  /// What was lifted.
  public enum Event: String, MachineWord, Hashable {
    /// Squat, bench press and deadlift.
    case total
    /// A bench press alone.
    case bench
  }

  /// One score, or why there is none.
  public struct Entry: Sendable {
    /// Which scale it is.
    public var score: RelativeScore
    /// The points, or why there are none.
    public var points: Result<Double, ScoreRefusal>
    /// For the lifter's age; nil where there are no points, no coefficient, or the federation makes no difference.
    public var ageAdjusted: Double?
    /// The body weight that counts instead of the lifter's, where that is outside the formula's range.
    public var countedBodyWeight: Load?
  }

  /// The division.
  public var sex: Sex
  /// The lifter's.
  public var bodyWeight: Load
  /// What was lifted.
  public var total: Load
  /// What was worn.
  public var equipment: Equipment
  /// What was lifted of.
  public var event: Event
  /// Full years.
  public var age: Int?
  /// What an age counts; nil without one.
  public var ageCoefficient: Result<Double, ScoreRefusal>?
  /// One a scale.
  public var entries: [Entry]
  /// The unit of what people read.
  public var unit: LoadUnit

  /// - Parameters:
  ///   - sex: the division.
  ///   - bodyWeight: the lifter's.
  ///   - total: what was lifted.
  ///   - equipment: what was worn.
  ///   - event: what was lifted of.
  ///   - age: in full years.
  ///   - unit: of what people read.
  public init(
    sex: Sex, bodyWeight: Load, total: Load, equipment: Equipment = .raw, event: Event = .total,
    age: Int? = nil, unit: LoadUnit = .kilogram
  ) {
    self.sex = sex
    self.bodyWeight = bodyWeight
    self.total = total
    self.equipment = equipment
    self.event = event
    self.age = age
    self.unit = unit
    let coefficient = age.map { age in
      Result { () throws(ScoreRefusal) in try AgeCoefficient.value(age: age) }
    }
    ageCoefficient = coefficient
    entries = ScoreReport.scores(equipment, event).map { score in
      let points = Result { () throws(ScoreRefusal) in
        try score.points(
          total: total.kilograms, bodyWeight: bodyWeight.kilograms, sex: sex)
      }
      let factor = score.countsAge ? try? coefficient?.get() : nil
      let counted = score.countedBodyWeight(bodyWeight.kilograms, sex: sex)
      return Entry(
        score: score, points: points,
        ageAdjusted: factor.flatMap { factor in (try? points.get()).map { $0 * factor } },
        countedBodyWeight: counted == bodyWeight.kilograms ? nil : Load(kilograms: counted))
    }
  }

  private static func scores(_ equipment: Equipment, _ event: Event) -> [RelativeScore] {
    let goodLift: RelativeScore =
      switch (equipment, event) {
      case (.raw, .total): .ipfGL
      case (.equipped, .total): .ipfGLEquipped
      case (.raw, .bench): .ipfGLBench
      case (.equipped, .bench): .ipfGLBenchEquipped
      }
    return [.dots, .wilks, .wilks2020, .wilks2, goodLift]
  }
}
