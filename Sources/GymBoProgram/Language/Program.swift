package import GymBoLog

/// A training program: weeks of days of exercises, as read from its text.
package struct Program: Sendable, Hashable {
  package var annotations = ProgramAnnotations()
  package var weeks: [ProgramWeek] = []
  /// Where each name of an exercise is written first, templates and all.
  package var places: [String: ProgramPlace] = [:]

  /// The days of all weeks, in order.
  package var days: [DayPlace] {
    weeks.indices.flatMap { week in
      weeks[week].days.indices.map { DayPlace(week: week, day: $0) }
    }
  }

  package subscript(place: DayPlace) -> ProgramDay { weeks[place.week].days[place.day] }

  /// Whether its days have dates: any of them is tied to a weekday.
  package var isByCalendar: Bool {
    weeks.contains { $0.days.contains { $0.annotations.weekday != nil } }
  }
}

/// A day of a program: indices of its week and of the day in the week, from 0.
package struct DayPlace: Sendable, Hashable, Comparable {
  package let week: Int
  package let day: Int

  package init(week: Int, day: Int) {
    self.week = week
    self.day = day
  }

  package static func < (a: DayPlace, b: DayPlace) -> Bool { (a.week, a.day) < (b.week, b.day) }
}

/// A week of a program.
package struct ProgramWeek: Sendable, Hashable {
  package var name: String
  package var line: Int
  package var annotations = WeekAnnotations()
  /// Comments before it, as written.
  package var notes: [String] = []
  package var days: [ProgramDay] = []
}

/// A day of a program.
package struct ProgramDay: Sendable, Hashable {
  package var name: String
  package var line: Int
  package var annotations = DayAnnotations()
  /// Comments before it, as written.
  package var notes: [String] = []
  package var exercises: [ProgramExercise] = []
}

/// What GymBo's annotations say of the whole program.
package struct ProgramAnnotations: Sendable, Hashable {
  /// Name, category, difficulty, pattern and others without an effect, in the order in which they were written.
  package var texts: [Text] = []
  package var start: CivilDate?
  package var done: Done?
  /// How the days before ``done`` were kept, in order.
  package var kept: [KeptDay] = []
  package var cycles: Cycles?
  package var maxima: [ReferenceLoad] = []

  package struct Text: Sendable, Hashable {
    package var key: String
    package var value: String
  }

  /// What a written program has in it of a history: read with the same history, it is not counted again.
  package struct Done: Sendable, Hashable {
    /// Sessions up to this day are in the text.
    package var day: CivilDate
    /// The program's workouts that they did or passed over, from its start.
    package var workouts: Int
  }

  /// How often the program is gone through.
  package enum Cycles: Sendable, Hashable {
    case endless
    case times(Int)
  }

  /// The text of an annotation; nil where it is not written.
  package func text(_ key: String) -> String? { texts.last { $0.key == key }?.value }

  package var name: String? { text("name") }
}

/// A load of a lift that percentages refer to, or by which that load rises.
package struct ReferenceLoad: Sendable, Hashable {
  /// What the load is.
  package enum Kind: String, Sendable, Hashable {
    case maximum = "max"
    /// 90 % of the maximum.
    case trainingMaximum = "training-max"
    /// Added to the reference load after each cycle.
    case cycleStep = "cycle-step"
  }

  package var kind: Kind
  /// The lift's name as written.
  package var lift: String
  package var load: WrittenLoad
}

/// What GymBo's annotations say of a week.
package struct WeekAnnotations: Sendable, Hashable {
  package var phase: String?
  package var intensity: Double?
  package var volume: Double?
  package var isDeload = false
}

/// What GymBo's annotations say of a day.
package struct DayAnnotations: Sendable, Hashable {
  package var weekday: Weekday?
  package var intensity: Double?
  package var volume: Double?
  package var rpe: Double?
}
