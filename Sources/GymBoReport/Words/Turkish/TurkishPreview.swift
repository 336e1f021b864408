internal import GymBoLog
internal import GymBoProgram

extension Turkish {
  func previewTitle(_ name: String?) -> Sentence {
    "Önizleme: \(planTitle(name)), her set yazıldığı gibi yapılırsa"
  }

  var previewColumns: [Sentence] {
    ["Antrenman", "Set", "Tekrar", "En uzun gün", "Pay", "En az yedek"]
  }

  func previewWeek(_ week: Int, isDeload: Bool) -> Sentence {
    isDeload ? "Hafta \(week), hafif" : "Hafta \(week)"
  }

  var findingsTitle: Sentence { "Şüpheli olanlar" }
  var noFindings: Sentence { "Şüpheli bir şey yok." }

  func finding(_ finding: PreflightFinding) -> Sentence {
    switch finding {
    case .beyondMaximum(let lift, let week, let load, let repetitions, let reserve):
      "Maksimumun üzerinde: \(name: lift), hafta \(week), \(self.load(load)) × \(repetitions); "
        + "\(numbers.short(-reserve, decimals: 1)) tekrar fazla."
    case .noReference(let lift):
      "\(name: lift): yüzdeler var, ama hangi maksimuma göre olduğu yazılı değil."
    case .swallowedStep(let exercise, let step, let loadable):
      "\(name: exercise): \(load(step)) adım yuvarlamada kayboluyor; sonraki ağırlık \(load(loadable)) "
        + "uzakta."
    case .largeStep(let exercise, let percent):
      "\(name: exercise): bir adım ağırlığın \(numbers.percent(percent)) kadarı; "
        + "\(numbers.percent(10)) üzeri çok."
    case .neverProgresses(let exercise): "\(name: exercise) hiç ilerlemiyor."
    case .scriptGivenUp(let exercise):
      "\(name: exercise): betiği çok fazla adım sürüyor ve hiçbir şeyi değiştirmiyor."
    case .noBodyWeight(let exercise):
      "\(name: exercise): betiği kilonu soruyor, kilon bilinmeden hiçbir şeyi değiştirmiyor; yaz: "
        + "\(remedy: .sayBodyWeight)"
    case .unknownExercise(let exercise): "\(name: exercise) katalogda yok."
    case .misspelt(let name): notice(.misspelt(name))
    case .foreignMaximum(let maximum): notice(.foreignMaximum(maximum))
    case .belowMEV(let muscle, let sets, let minimum):
      "Az set: \(name(muscle)), haftada \(numbers.short(sets, decimals: 1)); büyümeye çoğu zaman "
        + "\(numbers.short(minimum, decimals: 0)) yeter (görüş)."
    case .aboveMRV(let muscle, let sets, let maximum):
      "Çok set: \(name(muscle)), haftada \(numbers.short(sets, decimals: 1)); çoğu kişi en çok "
        + "\(numbers.short(maximum, decimals: 0)) setten toparlanır (görüş)."
    case .rarely(let muscle): "Haftada birden az çalışıyor: \(name(muscle))."
    case .steepRise(let week, let before, let after):
      "Hafta \(week): \(before) setten sonra \(after) set."
    case .noDeload(let weeks): "\(count(weeks, "hafta")) hafif hafta olmadan."
    case .raisingDeload(let week):
      "Hafif hafta \(week): çarpanı 1 üzerinde, 1 sayılıyor."
    case .manyExercises(let day, let number): "\(name: day): \(count(number, "egzersiz"))."
    case .twiceInADay(let exercise, let day): "\(name: day): \(name: exercise) iki kez var."
    case .longDay(let day, let minutes):
      "\(name: day) yaklaşık \(numbers.duration(60 * minutes)) sürüyor."
    case .unbalanced(let first, let second, let ratio):
      "\(word(first)) setlerinin \(word(second, isSmall: true)) setlerine oranı: "
        + "\(numbers.fixed(ratio, decimals: 2)); 0,8 ile 1,25 arası dengeli (görüş)."
    case .missing(let family): "\(word(family)) için egzersiz yok."
    case .updateNotRun(let exercise):
      "\(name: exercise): antrenman sırasında çalışan betik denetlendi, çalıştırılmadı."
    }
  }

  func preview(_ line: PreviewLine) -> Sentence {
    switch line {
    case .finding(let finding): return self.finding(finding)
    case .fewSets(let muscles):
      return "Haftada az set, parantezde büyümeye çoğu zaman yeten sayı (görüş): \(list(muscles))."
    case .manySets(let muscles):
      return "Haftada çok set, parantezde çoğu kişinin toparlanabildiği sayı (görüş): "
        + "\(list(muscles))."
    case .notice(let notice): return self.notice(notice)
    case .rarely(let muscles):
      return "Haftada birden az çalışıyor: "
        + "\(muscles.map { "\(name($0))" as Sentence }.joined(separator: ", "))."
    case .largeSteps(let steps):
      let list = steps.map { "\(name: $0.exercise) \(numbers.percent($0.percent))" as Sentence }
      return "Ağırlığın \(numbers.percent(10)) üzerindeki adım çok: "
        + "\(list.joined(separator: ", "))."
    }
  }

  private func list(_ muscles: [PreviewLine.MuscleSets]) -> Sentence {
    muscles.map {
      "\(name($0.muscle)) \(numbers.short($0.sets, decimals: 1)) "
        + "(\(numbers.short($0.landmark, decimals: 0)))" as Sentence
    }
    .joined(separator: ", ")
  }

  func planned(_ note: PlannedDateNote) -> Sentence {
    switch note {
    case .usual: "Programda gün yok; bu, alıştığın günlerden biri."
    case .proposed:
      "Programda gün yok, senin günlerin de değişiyor: bu gün yalnızca bir öneri."
    case .loads(let day): "Ağırlıkların tarihi: \(near(day)); her antrenmanla değişir."
    }
  }

  func preview(_ note: PreviewNote) -> Sentence {
    switch note {
    case .buffer:
      "Pay: ağırlıkların, tekrarları için mümkün olan en ağırından ortalama ne kadar hafif olduğu. "
        + "En az yedek: en zor setten sonra kalan tekrarlar."
    case .noMaximum:
      "Ağırlıkların sana göre ne kadar ağır olduğu bilinmiyor: programa bir maksimum yaz, örneğin "
        + "/// @max Squat 140 kg."
    case .inTurn(let workouts):
      "Hafta programın kendi haftası, sırayla \(count(workouts, "antrenman")): yedi günde daha çoğu "
        + "yapılırsa setler de artar."
    }
  }

  private func word(_ family: MovementFamily, isSmall: Bool = false) -> String {
    let word =
      switch family {
      case .push: "İtiş"
      case .pull: "Çekiş"
      case .knee: "Diz"
      case .hip: "Kalça"
      }
    let small = [MovementFamily.push: "itiş", .pull: "çekiş", .knee: "diz", .hip: "kalça"]
    return isSmall ? small[family] ?? word : word
  }
}
