internal import GymBoCoach
internal import GymBoLog

extension Turkish {
  func ledgerTitle(since day: CivilDate) -> Sentence {
    "Geriye bakınca öneriler, başlangıç: \(dates.date(day))"
  }

  var ledgerNote: Sentence {
    "Her öneri yalnızca kendi gününe kadarki antrenmanlardan çıkar ve hareketin bir sonraki seferiyle "
      + "karşılaştırılır. Belki onu hiç görmedin: bu bir uyumdur, etki değil."
  }

  func ledger(_ shares: LedgerShares) -> [Sentence] {
    guard shares.suggestions > 0 else {
      return ["Henüz hiçbirinin ardından yeni bir sefer gelmedi."]
    }
    var lines: [Sentence] = [
      "\(count(shares.suggestions, "öneri")), \(shares.increases) tanesi daha çok ağırlık için."
    ]
    if shares.increases > 0 {
      lines.append(
        "Daha çok ağırlık: sonraki seferde artanlar \(part(shares.increasesUp, of: shares.increases)), "
          + "tam önerilen ağırlığa çıkan \(shares.increasesLifted).")
    }
    if shares.tried > 0 {
      lines.append(
        "Önerilen ağırlıkla: tekrarları tamamlayan \(part(shares.done, of: shares.tried)), bunlardan "
          + "hedefi üç veya daha çok tekrarla aşan \(shares.tooEasy); bir iki tekrar eksik kalan "
          + "\(shares.nearly), üç veya daha çok eksik kalan \(shares.failed)."
      )
    }
    return lines
  }

  private func part(_ count: Int, of all: Int) -> String {
    "\(count)/\(all) (\(numbers.percent(100 * Double(count) / Double(max(1, all)))))"
  }

  var calibrationTitle: Sentence { "Söylenen olasılıklar ne kadar tuttu" }

  var calibrationColumns: [Sentence] { ["söylenen", "deneme", "gerçekleşen"] }

  func calibrationNote(_ judged: Int, of tried: Int) -> Sentence {
    "Önerilen ağırlık \(count(tried, "denemede")) kaldırıldı, \(judged) tanesi için olasılık "
      + "söylenmişti: söylenen olasılık ve tekrarların ne sıklıkta tamamlandığı."
  }

  var noCalibration: Sentence { "Henüz karşılaştıracak bir şey yok." }

  var ledgerColumns: [Sentence] { ["", "daha çok ağırlık", "kaldırılan", "deneme", "tamamlanan"] }

  func reminders(_ shares: ReminderShares) -> Sentence {
    guard shares.days > 0 else {
      return "İlk antrenmandan beri henüz hatırlatma düşecek bir gün olmadı."
    }
    guard shares.reminders > 0 else {
      return "Son \(count(shares.days, "günde")) hiçbir hafta günü alışıldık değildi, hatırlatma "
        + "düşmezdi; \(shares.otherWorkouts) tanesinde antrenman vardı."
    }
    return "Son \(count(shares.days, "günün")) \(shares.reminders) tanesine hatırlatma düşerdi: "
      + "\(shares.followed) tanesinde \(ReminderShares.hours) saat içinde antrenman başladı, "
      + "\(shares.atAnotherTime) tanesinde başka saatte, \(shares.without) tanesinde hiç yoktu. Öteki \(count(shares.otherDays, "günün")) \(shares.otherWorkouts) tanesinde "
      + "antrenman vardı."
  }
}
