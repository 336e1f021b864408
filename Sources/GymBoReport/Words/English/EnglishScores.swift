internal import GymBoAnalysis
internal import GymBoLog

extension English {
  func title(_ report: ScoreReport) -> Sentence {
    let what = report.event == .total ? "a total" : "a bench press"
    let lifter = report.sex == .male ? "a man" : "a woman"
    let equipment = report.equipment == .raw ? "raw" : "equipped"
    return "Points for \(what) of \(load(report.total)), \(lifter) of \(load(report.bodyWeight)), "
      + "\(equipment)"
  }

  func scoreColumns(age: Int) -> [Sentence] { ["points", "at the age of \(age)"] }

  func note(_ note: ScoreReport.Note) -> Sentence {
    switch note {
    case .refused(let refusal): words(refusal)
    case .countedBodyWeight(let weight, let score):
      "\(score.method.name) counts \(load(weight)) of body weight, where its formula ends."
    case .ageCoefficient(let value):
      "For the age points are multiplied by \(numbers.short(value, decimals: 3)) "
        + "(\(AgeCoefficient.method.name)), but not the IPF's."
    case .fittedToTotals: "DOTS and Wilks were fitted to totals of three lifts."
    }
  }

  private func words(_ refusal: ScoreRefusal) -> Sentence {
    switch refusal {
    case .totalNotPositive: "A score needs a total above 0."
    case .bodyWeightNotPositive: "A score needs a body weight above 0."
    case .bodyWeightBelow(let score, let least):
      "\(score.method.name) has no value below \(numbers.short(least, decimals: 6)) kg of body weight."
    case .ageOutsideTable(let age, let ages):
      "The age table has ages \(ages.lowerBound) to \(ages.upperBound), not \(age)."
    }
  }
}

extension English {
  var methodsIntroduction: Sentence {
    "Every method in use, with the very constants that it computes with. The name before the colon "
      + "is that of options; machine formats write _ for -, and five_three_one for 5/3/1."
  }

  func title(_ kind: MethodDeclaration.Kind) -> Sentence {
    switch kind {
    case .oneRepetitionMaximum: "One-repetition maximum (\(remedy: .choose(.formula)))"
    case .uncertainty: "Uncertainty of an estimate"
    case .repetitionCurve: "A lifter's own repetition curve"
    case .trend: "Trend and plateau"
    case .prediction: "Prediction of the next set"
    case .body: "Body weight"
    case .score: "Scores"
    case .ageCoefficient: "Age"
    case .volume: "Sets and volume (\(remedy: .choose(.volumeModel)))"
    case .balance: "Balance"
    case .record: "Records, streaks and milestones"
    case .dataCheck: "Data check"
    case .progression: "Progression (\(remedy: .choose(.progressionRule)))"
    }
  }

  func constants(_ method: MethodDeclaration) -> Sentence {
    let constants = method.constants.map { "\($0.symbol) = \($0.text)" }
    return "with \(constants.joined(separator: "; "))"
  }

  func range(_ method: MethodDeclaration) -> Sentence {
    "Range: \(method.range) (\(method.rangeReason)). Gives: \(method.unit)."
  }

  func evidence(_ method: MethodDeclaration) -> Sentence {
    "Evidence: \(name(method.evidence)). Source: \(method.source)."
  }

  func example(_ method: MethodDeclaration) -> Sentence {
    let example = method.example
    return
      "Example: \(example.given): \(numbers.fixed(example.expected, decimals: example.decimals)) "
      + "(\(example.source))."
  }

  var evidenceTitle: Sentence { "Evidence" }

  func name(_ grade: MethodDeclaration.Evidence) -> Sentence {
    switch grade {
    case .validated: "validated"
    case .populationFit: "population fit"
    case .practitioner: "practitioner"
    case .opinion: "opinion"
    }
  }

  func meaning(_ grade: MethodDeclaration.Evidence) -> Sentence {
    switch grade {
    case .validated: "compared with measurements by others than its authors."
    case .populationFit: "fitted to measurements of a population, by its authors."
    case .practitioner:
      "in use among coaches and federations; agreement with measurements is not documented."
    case .opinion: "a decision of this project, or an opinion of coaches, with its reason."
    }
  }
}
