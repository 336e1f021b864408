internal import GymBoAnalysis
internal import GymBoLog

extension German {
  func title(_ report: ScoreReport) -> Sentence {
    let what = report.event == .total ? "ein Total von" : "Bankdrücken mit"
    let lifter = report.sex == .male ? "Mann" : "Frau"
    let equipment = report.equipment == .raw ? "raw" : "mit Equipment"
    return "Punkte für \(what) \(load(report.total)), \(lifter) mit \(load(report.bodyWeight)), "
      + "\(equipment)"
  }

  func scoreColumns(age: Int) -> [Sentence] { ["Punkte", "mit \(age) Jahren"] }

  func note(_ note: ScoreReport.Note) -> Sentence {
    switch note {
    case .refused(let refusal): words(refusal)
    case .countedBodyWeight(let weight, let score):
      "\(score.method.name) zählt \(load(weight)) Körpergewicht, wo die Formel endet."
    case .ageCoefficient(let value):
      "Für das Alter werden Punkte mit \(numbers.short(value, decimals: 3)) multipliziert "
        + "(\(AgeCoefficient.method.name)), die der IPF nicht."
    case .fittedToTotals: "DOTS und Wilks sind an Totals aus drei Übungen angepasst."
    }
  }

  private func words(_ refusal: ScoreRefusal) -> Sentence {
    switch refusal {
    case .totalNotPositive: "Punkte brauchen ein Total über 0."
    case .bodyWeightNotPositive: "Punkte brauchen ein Körpergewicht über 0."
    case .bodyWeightBelow(let score, let least):
      "\(score.method.name) hat unter \(numbers.short(least, decimals: 6)) kg Körpergewicht keinen "
        + "Wert."
    case .ageOutsideTable(let age, let ages):
      "Die Alterstabelle reicht von \(ages.lowerBound) bis \(ages.upperBound), nicht bis \(age)."
    }
  }
}

extension German {
  var methodsIntroduction: Sentence {
    "Jede Methode in Gebrauch, mit den Konstanten, mit denen sie rechnet. Vor dem Doppelpunkt steht "
      + "ihr Name in Optionen; Maschinenformate schreiben _ statt -, und five_three_one für 5/3/1. "
      + "Formeln, Gründe und Quellen sind englisch."
  }

  func title(_ kind: MethodDeclaration.Kind) -> Sentence {
    switch kind {
    case .oneRepetitionMaximum: "Maximum für eine Wiederholung (\(remedy: .choose(.formula)))"
    case .uncertainty: "Unsicherheit einer Schätzung"
    case .repetitionCurve: "Eigene Wiederholungskurve"
    case .trend: "Trend und Plateau"
    case .prediction: "Vorhersage des nächsten Satzes"
    case .body: "Körpergewicht"
    case .score: "Punkte"
    case .ageCoefficient: "Alter"
    case .volume: "Sätze und Volumen (\(remedy: .choose(.volumeModel)))"
    case .balance: "Balance"
    case .record: "Rekorde, Tage am Stück und Meilensteine"
    case .dataCheck: "Datenprüfung"
    case .progression: "Steigerung (\(remedy: .choose(.progressionRule)))"
    }
  }

  func constants(_ method: MethodDeclaration) -> Sentence {
    let constants = method.constants.map { "\($0.symbol) = \($0.text)" }
    return "mit \(constants.joined(separator: "; "))"
  }

  func range(_ method: MethodDeclaration) -> Sentence {
    "Bereich: \(method.range) (\(method.rangeReason)). Ergibt: \(method.unit)."
  }

  func evidence(_ method: MethodDeclaration) -> Sentence {
    "Beleg: \(name(method.evidence)). Quelle: \(method.source)."
  }

  func example(_ method: MethodDeclaration) -> Sentence {
    let example = method.example
    return
      "Beispiel: \(example.given): \(numbers.fixed(example.expected, decimals: example.decimals)) "
      + "(\(example.source))."
  }

  var evidenceTitle: Sentence { "Beleg" }

  func name(_ grade: MethodDeclaration.Evidence) -> Sentence {
    switch grade {
    case .validated: "validiert"
    case .populationFit: "an einer Gruppe ermittelt"
    case .practitioner: "Praxis"
    case .opinion: "Meinung"
    }
  }

  func meaning(_ grade: MethodDeclaration.Evidence) -> Sentence {
    switch grade {
    case .validated: "mit Messungen verglichen, von anderen als ihren Autoren."
    case .populationFit: "von ihren Autoren an Messungen einer Gruppe angepasst."
    case .practitioner:
      "in Gebrauch bei Trainern und Verbänden; dass sie mit Messungen übereinstimmt, ist nicht belegt."
    case .opinion: "eine Entscheidung dieses Projekts oder eine Meinung von Trainern, mit Grund."
    }
  }
}
