internal import GymBoCoach
internal import GymBoLog

extension JSONWriter {
  /// The workout that is probably next, or that none is like the last one.
  mutating func nextSession(_ next: NextSession?, of log: TrainingLog) {
    guard let next else { return member("nextSession", missing: .nothingSimilar) }
    member("nextSession") { json in
      json.member("title", log.sessions[next.model].title, orMissing: .noTitle)
      json.sessionReference("model", next.model, of: log)
      json.sessionReference("follows", next.follows, of: log)
      json.member("similarity", next.similarity)
      json.lifts("exercises", next.lifts, of: log)
      json.lifts("possible", next.possible, of: log)
      json.member("further", each: next.further) { $0.sessionReference($1, of: log) }
    }
  }

  private mutating func lifts(_ name: String, _ lifts: [NextSession.Lift], of log: TrainingLog) {
    member(name, each: lifts) { json, lift in
      json.object(inline: true) {
        $0.member("exercise", log.exercises[lift.exercise].name)
        $0.member("share", lift.share)
      }
    }
  }
}
