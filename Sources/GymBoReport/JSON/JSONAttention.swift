internal import GymBoAnalysis
internal import GymBoLog

extension JSONWriter {
  /// What needs attention, the most pressing first: the items of the text report.
  mutating func attention(_ list: AttentionList?) {
    member("attention") { json in
      json.member("items", each: list?.items ?? []) { json, item in
        json.object { json in
          json.member("code", item.code)
          json.attentionMembers(item)
        }
      }
      json.member("more", list?.more ?? 0)
    }
  }

  private mutating func attentionMembers(_ item: AttentionItem) {
    switch item {
    case .painNoted(let note):
      member("date", note.date.description)
      member("note", note.text)
      member("exercises", each: note.lifts, inline: true) { $0.string($1) }
    case .deload(let advice): member("until", advice.until.description)
    case .lift(let movement): self.movement(movement)
    case .moreLifts(_, let exercises, let more):
      member("exercises", each: exercises, inline: true) { $0.string($1) }
      member("more", more)
    case .goalMissed(let workouts, let goal):
      member("workouts", workouts)
      member("goal", goal)
    case .goalAtRisk(let missing, let days):
      member("missing", missing)
      member("daysLeft", days)
    case .doubtful(let doubt): self.doubtful(doubt)
    case .notRead(let rows, let all, let file, _):
      if let file { member("file", file) }
      member("rejected", rows)
      member("rows", all)
    case .leftOut(let side):
      member("side", side.side.rawValue)
      member("date", side.last.description)
      member("days", side.days)
    case .muchVolume(let muscle, let sets, let most, _):
      member("muscle", muscle.rawValue)
      member("sets", sets)
      member("maximumRecoverable", most)
    case .setBalance(let balance):
      member("kind", balance.kind.rawValue)
      member("first", balance.first)
      member("second", balance.second)
    case .strengthRatio(let ratio, let estimate):
      member("kind", ratio.reference.identifier)
      member("ratio", estimate.ratio)
      member("interval", estimate.interval)
      if let deviation = ratio.deviation { member("percentOutside", deviation.percentOutside) }
    case .dataCheck(let issues, let kinds, _):
      member("issues", issues)
      member("kinds", kinds)
    }
  }

  private mutating func movement(_ movement: AttentionItem.Movement) {
    member("exercise", movement.exercise)
    let change = movement.change
    if movement.state != .plateau { member("seenPercent", movement.seen.percent) }
    member("change", change.percent)
    member("interval", change.interval)
    member("days", change.days)
    member("probabilityRising", change.rising)
    member("probabilityFalling", change.falling)
    if let weeks = change.slowedWeeksAgo { member("slowedWeeksAgo", weeks) }
    if let weeks = movement.weeksSinceBest { member("weeksSinceBest", weeks) }
  }

  private mutating func doubtful(_ doubt: AttentionItem.Doubt) {
    switch doubt.what {
    case .set(let work, let exercise):
      member("exercise", exercise)
      member("set", inline: true) { $0.work(work) }
    case .value(let value): self.doubt(value)
    case .text(let text): member("original", text)
    }
    if doubt.sets > 1 { member("sets", doubt.sets) }
    if doubt.proposal != nil { proposal(doubt.proposal) }
  }

  /// Hard sets by muscle and week.
  mutating func muscleWeeks(_ section: MuscleWeeks?) {
    member("muscleWeeks") { json in
      json.member("weeks", each: section?.weeks ?? [], inline: true) { $0.string($1.description) }
      json.member("muscles", each: section?.muscles ?? []) { json, series in
        json.object(inline: true) { json in
          json.member("muscle", series.muscle.rawValue)
          json.member("sets", each: series.sets, inline: true) { $0.number($1) }
        }
      }
    }
  }
}
