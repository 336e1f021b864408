internal import GymBoLog
internal import GymBoProgram

extension Turkish {
  func planTitle(_ name: String?) -> Sentence { name.map { "\(name: $0)" } ?? "Program" }

  func standing(_ standing: PlanStanding) -> Sentence {
    switch standing.position {
    case nil:
      guard let like = standing.resemblance else {
        return "Henüz başlamadı: Son 84 günde günlerinden birine benzeyen antrenman yok."
      }
      return "Henüz başlamadı: \(near(like.first)) sonrası antrenmanlar günlerine benziyor, ama "
        + "\(like.setsDue) setin \(like.setsNear) tanesi istendiği gibi yapıldı. Bu program idiyse en üste "
        + "/// @start \(name: like.first.description) yaz."
    case .beginsIn(let days): return "\(count(days, "gün")) sonra başlıyor."
    case .finished: return "Bitti; bu son hafta."
    case .running: break
    }
    var parts: [Sentence] = ["Hafta \(standing.week)/\(standing.weeks)"]
    if let cycles = standing.cycles, cycles > 1 {
      parts.append("tur \(standing.cycle)/\(cycles)")
    } else if standing.cycles == nil, standing.cycle > 1 {
      parts.append("tur \(standing.cycle)")
    }
    if let phase = standing.phase { parts.append("\(name: phase)") }
    if standing.isDeload { parts.append("hafif hafta") }
    if let start = standing.start { parts.append("başlangıç \(near(start))") }
    if standing.behind > 0 { parts.append("\(count(standing.behind, "antrenman")) geride") }
    return "\(parts.joined(separator: ", "))."
  }

  func nextWorkout(_ day: ProgramPlan.Day) -> Sentence {
    guard let date = day.date else { return "Sırada: \(name: day.name)" }
    return "\(date == asOf ? "Bugün" : "Sırada"): \(name: day.name), \(dates.name(date.weekday)) "
      + "\(near(date))"
  }

  func planned(minutes: Double) -> Sentence { "Yaklaşık \(numbers.duration(60 * minutes))." }

  func work(_ run: PlannedRun) -> Sentence {
    let set = run.set
    var amount = set.repetitionText
    if let seconds = set.seconds, seconds > 0 {
      let time = numbers.clock(Double(seconds)) + (set.runsOn ? "+" : "")
      amount = set.isByTimeAlone ? time : "\(amount), \(time) içinde"
    }
    let load = set.load.map { $0 > .zero ? self.load($0) + " × " : "" } ?? ""
    let effort = set.rpe.map { ", RPE \(numbers.short($0, decimals: 1))" } ?? ""
    let label = set.label.map { " (\(name: $0))" as Sentence } ?? ""
    return "\(run.sets) × \(load)\(amount)\(effort)\(label)"
  }

  func superset(_ title: String, _ lifts: [String]) -> Sentence {
    "Süperset \(name: title): \(lifts.map { "\(name: $0)" as Sentence }.joined(separator: ", "))"
  }

  func rest(_ seconds: Int) -> Sentence { "dinlenme \(numbers.clock(Double(seconds)))" }

  func source(of reason: LoadReason, rpe: Double?) -> Sentence {
    var parts: [String] = []
    switch reason.source {
    case .text: break
    case .percent(let percent, let reference):
      parts.append("\(load(reference.load.load)) üzerinden \(numbers.percent(percent, shortTo: 2))")
    case .chart(let rpe): parts.append("tabloya göre RPE \(numbers.short(rpe, decimals: 1))")
    case .suggestion: parts.append("önerildiği gibi")
    case .lastInProgram(let day), .lastLoad(let day): parts.append("\(near(day)) gibi")
    case .estimate(let maximum): parts.append("başlangıç ağırlığı, e1RM \(load(maximum))")
    case .unknown:
      parts.append(
        "RPE \(numbers.short(rpe ?? 7, decimals: 1)) için ağırlık seç "
          + "(\(numbers.short(10 - (rpe ?? 7), decimals: 1)) tekrar kala)")
    }
    if reason.factor != 1, reason.source != .unknown {
      parts.append("× \(numbers.short(reason.factor, decimals: 3))")
    }
    return Sentence(parts.joined(separator: ", "))
  }

  func planWeekTitle(_ standing: PlanStanding) -> Sentence {
    "Hafta \(standing.week)/\(standing.weeks)"
  }

  func state(of day: ProgramPlan.Day, _ state: PlannedDayState) -> Sentence {
    let date = day.date.map { "\(dates.name($0.weekday)) \(near($0))" }
    return switch state {
    case .done: "yapıldı"
    case .next: Sentence(["sırada", date].compactMap(\.self).joined(separator: ", "))
    case .missed: "kaçırıldı, \(date ?? "")"
    case .toCome: Sentence(date ?? "gelecek")
    }
  }

  var plannedColumns: [Sentence] { ["Hareket", "Yapılacak", "", "Ağırlık", "Isınma"] }

  var plannedDayColumns: [Sentence] { ["Gün", "", "Hareketler"] }

  func done(_ workout: PlannedWorkoutDone) -> Sentence {
    "\(day(of: workout)): \(setsDone(of: workout))"
  }

  func day(of workout: PlannedWorkoutDone) -> Sentence {
    "\(name: workout.name), \(dates.name(workout.date.weekday)) \(near(workout.date))"
  }

  func setsDone(of workout: PlannedWorkoutDone) -> Sentence {
    "\(count(workout.setsPlanned, "set")), yapılan \(workout.setsDone)"
  }

  var planKey: Sentence { "Çubuk: yapılan setler. Gölgeli alan: planlanan setler." }

  var planAgainstDoneColumns: [Sentence] { ["Hareket", "Plan", "Yapılan"] }

  func done(_ run: DoneRun) -> Sentence {
    guard let set = run.set else { return "\(sets(run.sets)) yapılmadı" }
    let load = set.load.map { $0 > .zero ? self.load($0) + " × " : "" } ?? ""
    let effort = set.rpe.map { ", RPE \(numbers.short($0, decimals: 1))" } ?? ""
    return "\(run.sets) × \(load)\(amount(set))\(effort)"
  }

  /// Repetitions, or the time of a set by time.
  private func amount(_ set: DoneSet) -> String {
    set.seconds.map { numbers.clock(Double($0)) } ?? "\(set.repetitions)"
  }

  private func named(_ workouts: [String]) -> Sentence {
    workouts.map { "\(name: $0)" as Sentence }.joined(separator: ", ")
  }

  var adherenceTitle: Sentence { "Plana ne kadar uyuldu" }

  func adherence(_ line: AdherenceLine) -> Sentence {
    switch line {
    case .nothingDue: "Henüz yapılacak bir şey yoktu."
    case .nothingDone: "Bu programdan henüz antrenman yapılmadı."
    case .fulfilment(let percent, let done, let due):
      "Planlanan setlerin yapılan payı \(numbers.percent(percent)): \(done)/\(due)."
    case .attendance(let done, let due, let passedOver, let behind):
      "Antrenmanlar: \(done)/\(due)"
        + (passedOver.isEmpty ? "." : " (yapılmayan: \(named(passedOver))).")
        + (behind > 0 ? " Programın temposuna göre \(behind) antrenman daha olmalıydı." : "")
    case .repetitions(let percent):
      "Yapılan antrenmanlarda tekrarların payı \(numbers.percent(percent, decimals: 1))."
    case .setsMet(let met, let sets):
      "Yapılan antrenmanlarda bütün tekrarları ve ağırlığıyla yapılan set: \(met)/\(sets)."
    case .loads(let percent, let sets):
      "Ağırlıklar plana göre \(numbers.percentChange(percent)) (\(count(sets, "set")))."
    case .effort(let points, let sets):
      "RPE plana göre \(numbers.signedFixed(points, decimals: 1)) (\(count(sets, "set")))."
    case .drift(let percent):
      "Ağırlıklar plandan haftada \(numbers.percentChange(percent)) uzaklaşıyor."
    case .missed(let days, let more):
      "Kaçırılan: \(days.map(near).joined(separator: ", "))"
        + (more > 0 ? ", öncesinde \(more) gün." : ".")
    case .oftenMissed(let days):
      "En çok kaçırılan: \(days.map(dates.name).joined(separator: ", "))."
    case .swapped(let sets, let exercises):
      "Benzer egzersizlerle \(count(sets, "set")): "
        + list(exercises.map { "\(name: $0.planned) yerine \(name: $0.done)" }) + "."
    case .extra(let sessions): "Ayrıca program dışında \(count(sessions, "antrenman"))."
    }
  }

  private func list(_ names: [String]) -> Sentence {
    list(names.map { "\(name: $0.catalogueSpelling)" })
  }

  private func list(_ parts: [Sentence]) -> Sentence {
    let shown = Array(parts.prefix(PlanNotice.mostNames))
    let more = parts.count - shown.count
    return shown.joined(separator: ", ") + (more > 0 ? " ve \(more) tane daha" : "")
  }

  private func work(_ other: OtherSuggestion) -> Sentence {
    "\(name: other.lift.catalogueSpelling) \(load(other.load)) × \(other.repetitions)"
  }

  /// Names that are not what was meant, and loads that are not what would be suggested.
  private func notMeant(_ notice: PlanNotice) -> Sentence {
    switch notice {
    case .misspelt(let unknown):
      "Satır \(unknown.place.line), sütun \(unknown.place.column): "
        + "\(name: unknown.name.catalogueSpelling) katalogda yok; şunu mu demek istedin: "
        + unknown.nearest.map { "\(name: $0)" as Sentence }.joined(separator: " veya ") + "?"
    case .foreignMaximum(let maximum):
      "Programda \(name: maximum.lift) yok, bu yüzden maksimumu bir işe yaramıyor"
        + (maximum.nearest.map { "; şunu mu demek istedin: \(name: $0.catalogueSpelling)?" } ?? ".")
    case .notLowered(let others, let days):
      "\(count(days, "gün")) aradan sonra program ağırlığı düşürmez. Program olmasa gymbo şöyle başlayıp "
        + "artırmayı önerirdi: \(list(others.map(work)))."
    case .suggestedOtherwise(let others):
      "Karar programın. Program olmasa gymbo şunu önerirdi: \(list(others.map(work)))."
    default: ""
    }
  }

  func notice(_ notice: PlanNotice) -> Sentence {
    switch notice {
    case .misspelt, .foreignMaximum, .notLowered, .suggestedOtherwise: notMeant(notice)
    case .jump(let jump):
      "\(name: jump.lift): \(load(jump.load)), son 42 günün en ağırından (\(load(jump.before))) "
        + "\(numbers.percent(10)) üzerinde fazla."
    case .roundedFar(let lift, let wanted, let load):
      "\(name: lift): program \(self.load(wanted)) istiyor; yüklenebilen en yakın ağırlık "
        + "\(self.load(load))."
    case .lowered(let lift, let load, let before, let day):
      "\(name: lift): \(near(day)) tarihindeki \(self.load(before)) yerine \(self.load(load)): planlandığı "
        + "gibi yapılmayan setlerden sonra program ağırlığı azaltır."
    case .withoutReference(let lifts):
      "Yüzdelerin hangi maksimuma göre olduğu bilinmiyor: \(list(lifts)). Programa yaz."
    case .estimatedReference(let lift, let load, let hasBegun):
      "\(name: lift) yüzdeleri \(self.load(load)) üzerinden: "
        + (hasBegun ? "başlangıçtan önceki" : "son") + " 42 günün en iyi e1RM değeri."
    case .scriptGivenUp(let exercises):
      "Bir betik çok fazla adım sürdü ve hiçbir şeyi değiştirmedi: \(list(exercises))."
    case .noBodyWeight(let exercises):
      "Betik kilonu soruyor, kilon bilinmeden hiçbir şeyi değiştirmiyor: \(list(exercises)). Yaz: "
        + "\(remedy: .sayBodyWeight)"
    case .noLoad(let exercises):
      "Betik hiç ağırlık bırakmayacaktı, bu yüzden ağırlıklar olduğu gibi kaldı: \(list(exercises))."
    case .unknownExercises(let names): "Katalogda yok, bu yüzden kassız: \(list(names))."
    case .updateNotRun(let names):
      "Antrenman sırasında çalışan betikler denetlendi, çalıştırılmadı: \(list(names))."
    case .startFound(let day, let sets, let due):
      "Programın başlangıcı yazılı değil; \(near(day)) alındı: o günden beri \(due) setin \(sets) "
        + "tanesi aşağı yukarı istendiği gibi yapıldı. Yanlışsa en üste günüyle /// @start yaz."
    case .beforeStart(let sessions, let start):
      "Başlangıçtan (\(near(start))) önce programın günlerine benzeyen "
        + "\(count(sessions, "antrenman")) var; sayılmadı."
    }
  }
}
