import Glibc
import GymBo

// Predicts the repetitions at the next session's actual top load from the sessions before it, on real histories.
// What is chosen for the trend (effort adjustment, smoother) follows this table.

let files = sampleFiles()
guard !files.isEmpty else {
  print("The shared samples are absent; set GYMBO_SHARED to the folder that has them.")
  exit(0)
}
var histories: [(name: String, lifts: [Lift])] = []
for file in files {
  guard let history = try? History(reading: [file.path]) else {
    print("\(file.name): not readable")
    continue
  }
  histories.append((file.name, Lift.all(in: history.log)))
}

/// Sessions that a prediction has behind it at least.
let fewestBefore = 5

func scores(
  _ predictors: [Predictor], _ lifts: [Lift], where isWanted: (Lift, Int) -> Bool = { _, _ in true }
) -> [Score] {
  var scores = [Score](repeating: Score(), count: predictors.count)
  for lift in lifts {
    for index in fewestBefore..<lift.sessions.count where isWanted(lift, index) {
      let (past, next) = (lift.sessions[..<index], lift.sessions[index])
      let predicted = predictors.map { $0.predict(past, next.day, next.top.load) }
      // The same predictions for all, or none.
      guard predicted.allSatisfy({ $0 != nil }) else { continue }
      for (i, value) in predicted.enumerated() {
        scores[i].add(predicted: value ?? 0, actual: next.top.repetitions)
      }
    }
  }
  return scores
}

@MainActor
func table(
  _ title: String, _ predictors: [Predictor], where isWanted: (Lift, Int) -> Bool = { _, _ in true }
) {
  let all = scores(predictors, histories.flatMap(\.lifts), where: isWanted)
  print("\n\(title): \(all.first?.count ?? 0) predictions")
  print(pad("", to: 44) + "   error within 1 (%)")
  for (predictor, score) in zip(predictors, all) { print(pad(predictor.name, to: 44) + score.text) }
}

// The percentages of the weight-dependent formula need the load: it has no curve.
let curves = OneRepetitionMaximumFormula.allCases.filter { $0 != .weightDependent }
  .map(CurveSource.formula)
let brzycki = CurveSource.formula(.brzycki)
let hybrid = CurveSource.formula(.hybrid)
let smooth = Level.all.first { $0.name == "mean by half-life 14 d" } ?? Level.all[0]

table("By level (Brzycki, best set)", Predictor.naive + Level.all.map { .model(brzycki, $0) })
table(
  "By level (Brzycki, top set)", Predictor.naive + Level.all.map { .model(brzycki, $0, from: .top) }
)
let byLoad =
  Predictor.naive
  + [0.25, 0.5, 0.75, 1].flatMap { share in
    [CurveSource.formula(.brzycki), .formula(.epley)].map { .tempered($0, by: share) }
  }
  + [Level.all[0], Level.all[1], smooth].map { .model(brzycki, $0, from: .top) }
table("All", byLoad)
table("Same load", byLoad) { $0.sessions[$1].top.load == $0.sessions[$1 - 1].top.load }
table("Heavier", byLoad) { $0.sessions[$1].top.load > $0.sessions[$1 - 1].top.load }
table("Lighter", byLoad) { $0.sessions[$1].top.load < $0.sessions[$1 - 1].top.load }
let ownCurves = RepetitionCurve.Form.allCases.map(CurveSource.own)
table(
  "Where the sessions carry an own curve (last, top set)",
  Predictor.naive
    + ([brzycki] + [.linear, .modifiedEpley].map(CurveSource.formula) + ownCurves).flatMap {
      [.model($0, Level.all[0], from: .top), .tempered($0, by: 0.25)]
    })

// Formulas answer in different ranges: each has its own predictions, and "same as last time" on these.
print("\nBy formula (last, top set)")
print(pad("", to: 24) + "predictions   error within 1 (%)   same as last time")
for curve in curves {
  let pair = scores(
    [Predictor.naive[0], .model(curve, Level.all[0], from: .top)], histories.flatMap(\.lifts))
  print(
    pad(curve.name, to: 24) + fixed(Double(pair[0].count), decimals: 0, width: 11) + pair[1].text
      + pair[0].text)
}

/// RPE on at least half of the top sets before, and on the one predicted.
func hasEffort(_ lift: Lift, _ index: Int) -> Bool {
  let past = lift.sessions[..<index].suffix(12)
  return past.count { $0.top.inReserve != nil } * 2 >= past.count
}
let effortLevels = Level.all.filter {
  ["last", "mean of last 3", "mean by half-life 14 d", "bent line, 112 d"].contains($0.name)
}
table(
  "With RPE on half of the top sets",
  Predictor.naive
    + effortLevels.flatMap { level in
      Predictor.Source.allCases.flatMap { source in
        [(false, false), (true, false), (true, true)].map { (effort, filled) in
          var p = Predictor.model(brzycki, level, effort: effort, filled: filled, from: source)
          p.name += ", " + source.rawValue
          return p
        }
      }
    }, where: hasEffort)

let chosen =
  Predictor.naive + [.model(brzycki, smooth, from: .top), .model(hybrid, smooth, from: .top)]
print("\nBy file (error, within 1 %)")
for (name, lifts) in histories {
  let result = scores(chosen, lifts)
  print(
    pad(name, to: 48) + fixed(Double(lifts.count), decimals: 0, width: 4)
      + " lifts, \(result.first?.count ?? 0) predictions")
  for (p, s) in zip(chosen, result) { print("    " + pad(p.name, to: 40) + s.text) }
}

print("\nBreaks recognised")
for file in files {
  guard let history = try? History(reading: [file.path]),
    let breaks = HistoryFindings(of: history.log, options: AnalysisOptions())?.breaks
  else { continue }
  let reasons = Deload.Reason.allCases.map { reason in
    "\(breaks.deloads.count { $0.reason == reason }) by \(reason.rawValue)"
  }
  print(
    pad(file.name, to: 56) + "\(history.log.sessions.count) sessions, deloads: "
      + reasons.joined(separator: ", ") + "; layoffs: \(breaks.layoffs.count)")
}
