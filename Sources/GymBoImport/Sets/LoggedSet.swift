public import GymBoLog

/// One set as a program tells it: the row of a table, for histories that come from no file. What is missing is nil.
public struct LoggedSet: Sendable, Hashable {
  /// When the workout of the set began, on the lifter's wall clock.
  public enum Start: Sendable, Hashable {
    case time(CivilTime)
    case day(CivilDate)
    /// To be read, such as `2026-01-05T18:00:00`; a zone behind it is left aside.
    case text(String)
  }

  /// How the set was meant and done.
  public enum Kind: Sendable, Hashable {
    case known(SetKind)
    /// To be read, such as `working`, `warm-up`, `drop` or `failure`.
    case word(String)
  }

  /// Who did it; nil where the table is one athlete's.
  public var athlete: String?
  /// The exercise's name.
  public var exercise: String
  /// When its workout began; without, the set is rejected.
  public var start: Start?
  /// Which workout of the athlete it belongs to; it began when its first set did. Without, sets of one start are one workout.
  public var session: String?
  /// The workout's title.
  public var title: String?
  /// How long the workout lasted in seconds, up to 31 days; that of its first set counts.
  public var sessionSeconds: Double?
  /// The workout's note; the first that a set of it has.
  public var sessionNote: String?
  /// The number of the set in its exercise, a whole one from 0: where it begins anew, the exercise was begun anew.
  public var order: Double?
  /// Where the set stands, a whole number from 1; issues name it. Without, the number of the set among those told.
  public var line: Double?
  /// In ``loadUnit``, up to 10,000 kg; below 0 it is assistance, where the exercise can be assisted.
  public var load: Double?
  /// The unit of ``load``.
  public var loadUnit = LoadUnit.kilogram
  /// The unit of ``load`` as a word to be read, `kg` or `lb`. Where it is not nil it counts; an empty one means
  /// ``loadUnit``, with an issue.
  public var loadUnitWord: String?
  /// A whole number up to 5,000; 0 is a failed set, where repetitions belong.
  public var repetitions: Double?
  /// Rating of perceived exertion, 1…10.
  public var rpe: Double?
  /// Repetitions in reserve, 0…9; without an RPE, it is 10 less these.
  public var rir: Double?
  /// How it was meant and done.
  public var kind = Kind.known(.working)
  /// Duration of the set in seconds, up to 31 days.
  public var seconds: Double?
  /// Distance in metres, up to 10,000 km.
  public var metres: Double?
  /// Number of the superset in the workout, a whole one from 0.
  public var superset: Double?
  /// The set's note.
  public var note: String?

  /// A set of which the numbers follow.
  public init(exercise: String, start: Start?) {
    self.exercise = exercise
    self.start = start
  }

  /// A set of load and repetitions.
  /// - Parameters:
  ///   - exercise: its name.
  ///   - start: of the workout.
  ///   - load: in kilograms.
  ///   - repetitions: completed.
  ///   - rpe: 1…10.
  public init(
    _ exercise: String, start: CivilTime, load: Double? = nil, repetitions: Int, rpe: Double? = nil
  ) {
    self.init(exercise: exercise, start: .time(start))
    self.load = load
    self.repetitions = Double(repetitions)
    self.rpe = rpe
  }
}
