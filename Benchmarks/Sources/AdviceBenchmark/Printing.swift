import BenchmarkSupport

/// A table of the output: measures side by side, a row for each log and one for all.
private struct Section {
  let title: String
  /// What is counted, and what it should come to.
  let note: String
  let columns: [(measure: Measure, title: String)]

  static let all = [
    Section(
      title: "Deload due",
      note: "of weeks, seen on the last session day or the Sunday; aim: ≤ 15 %, 0 without training",
      columns: [
        (.dueInTrainingWeek, "with training"), (.dueInIdleWeek, "without training"),
        (.dueAfter14Days, "≤ 28 d after 14 off"), (.dueAfter28Days, "≤ 28 d after 28 off"),
      ]),
    Section(
      title: "Deloads found in the whole log", note: "of the deloads; aim: 0",
      columns: [
        (.deloadWithStrengthRecord, "load or e1RM record"),
        (.deloadWithRecord, "any starred record"),
        (.deloadWithMoreVolume, "more than usual volume"),
      ]),
    Section(
      title: "Suggestions: base and load", note: "of suggestions on all session days; aim: 0",
      columns: [
        (.oldBase, "base older than 42 d"), (.heavyLoad, "> 110 % of 42 days"),
        (.fewerSets, "fewer sets than done"), (.oneOfThreeSets, "1 set after ≥ 3"),
      ]),
    Section(
      title: "Suggestions: effort printed",
      note: "below what was logged the last time (42 days); easier work: at most 10 % lighter, 3 "
        + "repetitions fewer; aim: 0",
      columns: [
        (.effortBelowAllSets, "same work, all sets"),
        (.effortBelowHardestSet, "same work, hardest"),
        (.effortBelowEasierWork, "same or easier work"),
        (.effortWithoutEvidence, "lift has no effort"),
      ]),
    Section(
      title: "Suggestions: what came of them",
      note:
        "of the lifts of the next session; completed: at least those repetitions in the top set",
      columns: [(.loadTaken, "load taken"), (.takenCompleted, "of these completed")]),
    Section(
      title: "Probability said, where the load was taken",
      note: "came true; aim: of 80–90 % 75 to 95 %",
      columns: [
        (.said50, "50–60 %"), (.said60, "60–70 %"), (.said70, "70–80 %"), (.said80, "80–90 %"),
        (.said90, "90–100 %"),
      ]),
    Section(
      title: "The same, where all sets at the load were done",
      note: "as many sets as were suggested, each with its repetitions",
      columns: [
        (.allSets50, "50–60 %"), (.allSets60, "60–70 %"), (.allSets70, "70–80 %"),
        (.allSets80, "80–90 %"), (.allSets90, "90–100 %"),
      ]),
    Section(
      title: "Next session",
      note: "lifts; days without a proposal propose none; named: proposed, or possible; "
        + "plain rule: what followed the most similar session; aim: ≥ 75 %",
      columns: [
        (.actualProposed, "of actual, proposed"), (.proposedActual, "of proposed, actual"),
        (.actualNamed, "of actual, named"), (.actualByPlainRule, "of actual, plain rule"),
      ]),
    Section(
      title: "Lifts with a record this week", note: "of these; aim: 0",
      columns: [
        (.recordAndPlateau, "called plateau"), (.recordAndDecline, "called declining"),
      ]),
    Section(
      title: "Weekly reports as text", note: "of weeks with training; aim: at most 5 %, and 0",
      columns: [
        (.reportTooLong, "more than 45 lines"), (.contradiction, "with a contradiction"),
      ]),
  ]
}

/// Prints every section, log by log and for all logs together.
func printTallies(_ logs: [(name: String, tally: Tally)]) {
  var all = Tally()
  for log in logs { all.add(log.tally) }
  let rows = logs + [("all", all)]
  for section in Section.all {
    print("\n\(section.title) (\(section.note))")
    guard section.columns.contains(where: { all[$0.measure].cases > 0 }) else {
      print("  none said")
      continue
    }
    print(
      pad("", to: 13)
        + section.columns.map { padLeft($0.title, to: columnWidth) }.joined())
    for row in rows {
      let cells = section.columns.map { cell(row.tally[$0.measure]) }
      print(pad(row.name, to: 13) + cells.joined())
    }
  }
}

private let columnWidth = 24

private func cell(_ share: Share) -> String {
  padLeft("\(share.hits)/\(share.cases)", to: columnWidth - 9)
    + percent(share.hits, of: share.cases, width: 7) + (share.cases > 0 ? " %" : "  ")
}

/// Prints every hit of the measures that count something wrong.
func printHits(_ logs: [(name: String, tally: Tally)]) {
  for log in logs {
    for hit in log.tally.hits where !hit.line.isEmpty {
      print("\(log.name) \(hit.measure): \(hit.line)")
    }
  }
}
