public import GymBoLog

/// One set told by a program, for histories that do not come from a file. Missing values are nil.
public struct LoggedSet: Sendable, Hashable {
  /// When a workout began, on the lifter's wall clock.
  public enum Start: Sendable, Hashable {
    case time(CivilTime)
    case day(CivilDate)
    /// Text such as `2026-01-05T18:00:00`. A time zone at its end is ignored.
    case text(String)
  }

  /// How a set was meant and done.
  public enum Kind: Sendable, Hashable {
    case known(SetKind)
    /// A word such as `working`, `warm-up`, `drop` or `failure`.
    case word(String)
  }

  /// The exercise's name.
  public var exercise: String
  /// When its workout began. A set without a start is rejected.
  public var start: Start?
  /// Which workout of the athlete it belongs to. The workout begins with its earliest set. Without it, sets with one start and
  /// title are one workout.
  public var session: String?
  /// The workout's title.
  public var title: String?
  /// How long the workout lasted in seconds, up to 31 days. The value of its first set counts.
  public var sessionSeconds: Double?
  /// The workout's note. The first one that a set has counts.
  public var sessionNote: String?
  /// The number of the set in its exercise, a whole one from 0. Where numbers start over, the exercise was begun again.
  public var order: Double?
  /// The line of the set, a whole number from 1, which issues name. Without it, sets are numbered as they are told.
  public var line: Double?
  /// In ``loadUnit``, up to 10,000 kg. Below 0 it is assistance, where the exercise can be assisted.
  public var load: Double?
  /// The unit of ``load``.
  public var loadUnit = LoadUnit.kilogram
  /// The unit of ``load`` as a word to be read, `kg` or `lb`. Where it is not nil it counts; an empty one means
  /// ``loadUnit``, with an issue.
  public var loadUnitWord: String?
  /// A whole number up to 5,000. 0 is a failed set, unless the set has a duration or a distance.
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

  /// A set whose numbers are filled in afterwards.
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
