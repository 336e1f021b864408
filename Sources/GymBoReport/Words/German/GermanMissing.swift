internal import GymBoAnalysis

extension German {
  func reason(_ reason: MissingReason) -> Sentence {
    switch reason {
    case .noSets: "kein Arbeitssatz"
    case .noLoad: "kein Satz mit Gewicht und Wiederholungen"
    case .noLoadAboveZero: "kein Gewicht über null"
    case .assisted: "Sätze mit Unterstützung haben nur einen Rekord der geringsten Unterstützung"
    case .noQualifiedSet: "kein Satz mit Gewicht und Wiederholungen im Bereich der Formel"
    case .notTimed: "kein Satz auf Zeit"
    case .notAssisted: "kein Satz mit notierter Unterstützung"
    case .noDistance: "keine Strecke notiert"
    case .noRepetitions: "keine Wiederholungen notiert"
    case .noDuration: "keine Dauer in der Datei"
    case .noSession: "keine Einheit im Zeitraum"
    case .nothingBefore: "nichts zum Vergleichen"
    case .baseIsZero: "neu: davor war es null"
    case .nothingOnTheOtherSide: "nichts auf der anderen Seite"
    case .noEffort: "keine RPE notiert"
    case .inactive: "keine Einheit der Übung in den 42 Tagen vor dem Tag des Berichts"
    case .tooFewSessions: "weniger als 6 Einheiten in den letzten 16 Wochen"
    case .spanTooShort: "die Einheiten umfassen weniger als 21 Tage"
    case .noMeasure: "kein Satz, an dem sich Fortschritt messen lässt"
    case .distanceOnly: "an Strecken wird kein Fortschritt gemessen"
    case .allSuspect: "die Datenprüfung bezweifelt jeden Satz"
    case .noLevel: "das Maß liegt nicht über null"
    case .notALift: "Ausdauer und Dehnen haben keinen Krafttrend"
    case .liftNotFound: "eine der beiden Übungen hat kein e1RM aus den letzten 42 Tagen"
    case .tooFewSets: "weniger als 10 harte Sätze in den letzten 28 Tagen"
    case .noMuscles: "keine Übung mit bekannten Muskeln im Zeitraum"
    case .noLandmark: "für den Muskel gibt es keine Richtwerte"
    case .noHeartRate: "keine Herzfrequenz in der Datei"
    case .noCurrentMaximum: "kein geschätztes Maximum in den 42 Tagen davor"
    case .addedLoad: "die Gewichte sind Zusatzgewicht, und das Körpergewicht ist unbekannt"
    case .atMaximum: "ein Satz bei 100 % des geschätzten Maximums oder darüber"
    case .noSpread: "jeder Tag war gleich schwer"
    case .weekNotOver: "die Woche ist nicht vorbei"
    case .firstOfItsKind: "die erste Einheit ihrer Art"
    }
  }
}
