internal import GymBoAnalysis

extension Turkish {
  func reason(_ reason: MissingReason) -> Sentence {
    switch reason {
    case .noSets: "çalışma seti yok"
    case .noLoad: "ağırlığı ve tekrarı olan set yok"
    case .noLoadAboveZero: "sıfırdan büyük ağırlık yok"
    case .assisted: "destekli setlerde yalnızca en az destek rekoru tutulur"
    case .noQualifiedSet: "ağırlıklı ve tekrarı formülün aralığında olan set yok"
    case .notTimed: "süreli set yok"
    case .notAssisted: "desteği kaydedilmiş set yok"
    case .noDistance: "mesafe kaydı yok"
    case .noRepetitions: "tekrar kaydı yok"
    case .noDuration: "dosyada süre yok"
    case .noSession: "bu dönemde antrenman yok"
    case .nothingBefore: "karşılaştıracak bir şey yok"
    case .baseIsZero: "yeni: öncesi sıfır"
    case .nothingOnTheOtherSide: "öbür tarafta hiç yok"
    case .noEffort: "RPE kaydı yok"
    case .inactive: "rapor gününden önceki 42 günde bu hareket yapılmamış"
    case .tooFewSessions: "son 16 haftada 6 antrenmandan az var"
    case .spanTooShort: "antrenmanlar 21 günden kısa bir süreye yayılıyor"
    case .noMeasure: "ilerlemenin ölçülebileceği set yok"
    case .distanceOnly: "ilerleme mesafeyle ölçülmez"
    case .allSuspect: "veri denetimi bütün setleri şüpheli buluyor"
    case .noLevel: "ölçünün sıfırdan büyük bir düzeyi yok"
    case .notALift: "kardiyo ve esnemenin kuvvet trendi olmaz"
    case .liftNotFound: "iki hareketten birinin son 42 günde e1RM değeri yok"
    case .tooFewSets: "son 28 günde 10 zorlu setten az var"
    case .noMuscles: "bu dönemde kasları bilinen hareket yok"
    case .noLandmark: "bu kas için set aralığı tanımlı değil"
    case .noHeartRate: "dosyada nabız yok"
    case .noCurrentMaximum: "önceki 42 günde tahmini maksimum yok"
    case .addedLoad: "ağırlıklar vücut ağırlığına eklenen yük, vücut ağırlığı ise bilinmiyor"
    case .atMaximum: "tahmini maksimumun %100 düzeyinde ya da üstünde bir set var"
    case .noSpread: "her gün aynı yük var"
    case .weekNotOver: "hafta bitmedi"
    case .firstOfItsKind: "türünün ilk antrenmanı"
    }
  }
}
