internal import GymBoAnalysis
internal import GymBoLog

extension Turkish {
  func title(_ report: ScoreReport) -> Sentence {
    let what = report.event == .total ? "toplam" : "bench press"
    let lifter = report.sex == .male ? "erkek" : "kadın"
    let equipment = report.equipment == .raw ? "ekipmansız" : "ekipmanlı"
    return
      "Puanlar: \(what) \(load(report.total)), \(lifter) \(load(report.bodyWeight)), \(equipment)"
  }

  func scoreColumns(age: Int) -> [Sentence] { ["puan", "\(age) yaşında"] }

  func note(_ note: ScoreReport.Note) -> Sentence {
    switch note {
    case .refused(let refusal): words(refusal)
    case .countedBodyWeight(let weight, let score):
      "\(score.method.name): vücut ağırlığı olarak \(load(weight)) sayılır, formül orada biter."
    case .ageCoefficient(let value):
      "Yaş için puanlar \(numbers.short(value, decimals: 3)) ile çarpılır "
        + "(\(AgeCoefficient.method.name)); IPF puanı çarpılmaz."
    case .fittedToTotals: "DOTS ve Wilks, üç hareketin toplamı için geliştirilmiştir."
    }
  }

  private func words(_ refusal: ScoreRefusal) -> Sentence {
    switch refusal {
    case .totalNotPositive: "Puan için toplam 0 üzerinde olmalı."
    case .bodyWeightNotPositive: "Puan için vücut ağırlığı 0 üzerinde olmalı."
    case .bodyWeightBelow(let score, let least):
      "\(score.method.name): vücut ağırlığı \(numbers.short(least, decimals: 6)) kg altındayken değeri "
        + "yok."
    case .ageOutsideTable(let age, let ages):
      "Yaş tablosu \(ages.lowerBound)–\(ages.upperBound) yaş arasını içerir, \(age) yaşını içermez."
    }
  }
}

extension Turkish {
  var methodsIntroduction: Sentence {
    "Kullanılan bütün yöntemler, hesapladıkları sabitlerle. İki noktadan önceki ad seçeneklerdeki addır; "
      + "makine biçimleri - yerine _, 5/3/1 yerine five_three_one yazar."
  }

  func title(_ kind: MethodDeclaration.Kind) -> Sentence {
    switch kind {
    case .oneRepetitionMaximum: "Tek tekrar maksimumu (\(remedy: .choose(.formula)))"
    case .uncertainty: "Bir tahminin belirsizliği"
    case .repetitionCurve: "Kişisel tekrar eğrisi"
    case .trend: "Trend ve plato"
    case .prediction: "Sıradaki setin öngörüsü"
    case .body: "Vücut ağırlığı"
    case .score: "Puanlar"
    case .ageCoefficient: "Yaş"
    case .volume: "Setler ve hacim (\(remedy: .choose(.volumeModel)))"
    case .balance: "Denge"
    case .record: "Rekorlar, seriler ve kilometre taşları"
    case .dataCheck: "Veri denetimi"
    case .progression: "Ağırlık artışı (\(remedy: .choose(.progressionRule)))"
    }
  }

  func constants(_ method: MethodDeclaration) -> Sentence {
    let constants = method.constants.map { "\($0.symbol) = \($0.text)" }
    return "sabitler: \(constants.joined(separator: "; "))"
  }

  func range(_ method: MethodDeclaration) -> Sentence {
    "Geçerlilik: \(method.range) (\(method.rangeReason)). Sonuç: \(method.unit)."
  }

  func evidence(_ method: MethodDeclaration) -> Sentence {
    "Kanıt: \(name(method.evidence)). Kaynak: \(method.source)."
  }

  func example(_ method: MethodDeclaration) -> Sentence {
    let example = method.example
    return
      "Örnek: \(example.given): \(numbers.fixed(example.expected, decimals: example.decimals)) "
      + "(\(example.source))."
  }

  var evidenceTitle: Sentence { "Kanıt" }

  func name(_ grade: MethodDeclaration.Evidence) -> Sentence {
    switch grade {
    case .validated: "doğrulanmış"
    case .populationFit: "bir grubun verisine göre ayarlanmış"
    case .practitioner: "antrenör deneyimi"
    case .opinion: "görüş"
    }
  }

  func meaning(_ grade: MethodDeclaration.Evidence) -> Sentence {
    switch grade {
    case .validated: "geliştirenlerden başkalarının ölçümleriyle karşılaştırılmış."
    case .populationFit: "geliştirenlerin bir grubun ölçümlerine göre ayarladığı."
    case .practitioner:
      "antrenörlerin ve federasyonların kullandığı; ölçümlerle uyumu belgelenmemiş."
    case .opinion: "bu projenin bir kararı ya da antrenörlerin bir görüşü, gerekçesiyle."
    }
  }
}
