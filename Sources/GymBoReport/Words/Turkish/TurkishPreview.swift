internal import GymBoLog
internal import GymBoProgram

extension Turkish {
  func previewTitle(_ name: String?) -> Sentence {
    "Önizleme: \(planTitle(name)), her set yazıldığı gibi yapılırsa"
  }

  var previewColumns: [Sentence] {
    ["Set", "Tekrar", "En uzun gün", "Pay", "En az yedek"]
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
      "\(word(first)) – \(word(second)): bire \(numbers.fixed(ratio, decimals: 2)) set; 0,8 ile 1,25 "
        + "arası dengeli (görüş)."
    case .missing(let family): "\(word(family)) için egzersiz yok."
    case .updateNotRun(let exercise):
      "\(name: exercise): antrenman sırasında çalışan betik denetlendi, çalıştırılmadı."
    }
  }

  private func word(_ family: MovementFamily) -> String {
    switch family {
    case .push: "İtiş"
    case .pull: "Çekiş"
    case .knee: "Diz"
    case .hip: "Kalça"
    }
  }
}
