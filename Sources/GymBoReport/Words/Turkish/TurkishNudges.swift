internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog

extension Turkish {
  func nudgesTitle(from now: CivilTime) -> Sentence {
    "Hatırlatmalar, başlangıç: \(dates.name(now.date.weekday)) \(dates.date(now.date)), "
      + "\(numbers.timeOfDay(now.minuteOfDay))"
  }

  var noNudges: Sentence { "Önümüzdeki yedi günde yok." }

  func title(_ nudge: NudgeLine, isRedacted: Bool) -> Sentence {
    switch nudge.content {
    case .workout(let name?, _) where !isRedacted: "Antrenman zamanı: \(self.name(name))."
    case .workout: "Antrenman zamanı."
    case .pause(let open) where !isRedacted:
      open.title.map { "Duraklatıldı: \(name: $0)." } ?? "Bir antrenman duraklatıldı."
    case .pause: "Bir antrenman duraklatıldı."
    case .achievements(let bests, _) where bests.isEmpty: "Bir kilometre taşı."
    case .achievements(let bests, _):
      isRedacted || bests.count == 1 ? "Yeni bir rekor." : "\(bests.count) yeni rekor."
    case .overload: isRedacted ? "Bir öneri var." : "Ağırlığı artırma zamanı mı?"
    case .restDay: isRedacted ? "Dinlenme günü." : "Dinlenmek için iyi bir gün."
    }
  }

  func body(_ nudge: NudgeLine, isRedacted: Bool) -> Sentence {
    switch nudge.content {
    case .workout(_, let minute?) where !isRedacted:
      "Genelde saat \(numbers.timeOfDay(minute)) gibi başlıyorsun. Hazır mısın?"
    case .workout: "Hazır mısın?"
    case .pause(let open) where !isRedacted:
      open.progress.map { "Kalınan egzersiz: \($0.at), toplam \($0.of). Devam mı?" } ?? "Devam mı?"
    case .pause: "Devam mı?"
    case .achievements where isRedacted, .overload where isRedacted, .restDay where isRedacted:
      "Antrenman günlüğüne bak."
    case .achievements(let bests, let milestones): achievements(bests, milestones)
    case .overload(let lines):
      lines.map { "\(name: $0.exercise): \(work($0)) (\(shortReason($0)))" as Sentence }
        .joined(separator: "; ")
    case .restDay(let days): "Üst üste \(count(days, "gün")) antrenman."
    }
  }

  private func achievements(
    _ bests: [RecordsOfTheWeek.Best], _ milestones: [Milestone]
  ) -> Sentence {
    let records = bests.map { best -> Sentence in
      let set = best.set.map { " \(self.set($0))" as Sentence } ?? ""
      return "\(name: best.exercise)\(set) (\(gain(best)))"
    }
    return (records + milestones.map(milestone)).joined(separator: "; ")
  }

  var usualDaysTitle: Sentence { "Olağan günler" }

  var noUsualDays: Sentence {
    "Olağan bir gün yok: aynı günün son dördünden üçünde antrenman gerekir."
  }

  func usual(_ time: UsualTime) -> Sentence {
    let isSure = time.isSure
    let time = numbers.timeOfDay(time.minute)
    return isSure ? Sentence(time) : "yaklaşık \(time)"
  }

  func evidence(_ habit: DayHabit) -> Sentence {
    "son \(habit.counted) haftada \(habit.trained) kez antrenman"
  }

  var heldBackTitle: Sentence { "Bekletilenler" }

  func name(_ rule: NudgeOptions.Rule) -> Sentence {
    switch rule {
    case .pause: "Duraklatılan antrenman"
    case .workoutReminder: "Antrenman"
    case .achievements: "Yeni rekorlar"
    case .overload: "Daha çok ağırlık"
    case .restDay: "Dinlenme günü"
    }
  }

  func reason(_ reason: HeldNudge.Reason) -> Sentence {
    switch reason {
    case .past: "zamanı geçti"
    case .quietHours: "sessiz saatler"
    case .enoughForTheDay: "gün için yeterli"
    case .enoughForTheWeek: "hafta için yeterli"
    }
  }
}
