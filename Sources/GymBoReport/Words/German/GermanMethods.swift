internal import GymBoAnalysis

extension German {
  func explanation(_ method: MethodDeclaration) -> MethodExplanation? {
    if method.kind == .oneRepetitionMaximum {
      return .init(
        name: "\(method.name)",
        meaning:
          "Schätzt aus Gewicht und Wiederholungen eines Satzes, welches Gewicht du genau einmal schaffen würdest."
      )
    }
    return Self.methods[method.identifier].map { .init(name: "\($0.0)", meaning: "\($0.1)") }
  }

  var exactFormula: Sentence { "Die genaue Formel, auf Englisch:" }

  private static let methods: [String: (String, String)] = [
    "e1rm_sets": (
      "Sätze, aus denen das e1RM kommt",
      "Der beste Arbeitssatz einer Einheit zählt; je mehr Wiederholungen er hat, desto unsicherer ist er."
    ),
    "e1rm_interval": (
      "Intervall des e1RM",
      "In 8 von 10 Fällen liegt das wahre 1RM darin. Das Intervall wird breiter, je mehr Wiederholungen der Satz hat und je weniger über die Reserve bekannt ist."
    ),
    "body_load": (
      "Eigenes Körpergewicht",
      "Bei Übungen mit dem eigenen Körper zählt dessen Gewicht mit, wo es angegeben ist."
    ),
    "curve_modified_epley": (
      "Eigene Kurve, Form von Epley",
      "Wie schnell bei dir die Wiederholungen mit dem Gewicht fallen, an den Durchschnitt anderer angeglichen, solange wenige Sätze dafür sprechen."
    ),
    "curve_linear": (
      "Eigene Kurve, linear",
      "Dasselbe mit einer geraden Linie statt einer gekrümmten; genommen wird, was besser passt."
    ),
    "trend_verdict": (
      "Trend der letzten fünf Wochen",
      "Eine Linie durch die letzten 16 Wochen, die einmal knicken darf. Das Urteil ist das wahrscheinlichste, wenn es sicher genug ist, sonst „unklar“."
    ),
    "e10rm": (
      "10-Wiederholungs-Maximum (e10RM)",
      "Wo kaum Sätze mit 12 oder weniger Wiederholungen vorkommen, zählt das Gewicht, das für 10 Wiederholungen geschätzt wird."
    ),
    "effort_adjusted_trend": (
      "Trend mit Anstrengung",
      "Wiederholungen in Reserve zählen wie gemachte: dieselbe Arbeit bei niedrigerer RPE ist ein Fortschritt."
    ),
    "strength_curve": (
      "Kraftkurve",
      "Die geglättete Linie mit ihrem Band durch alle Einheiten außerhalb von Entlastungen."
    ),
    "body_weight_trend": (
      "Trend des Körpergewichts",
      "Der Trend folgt dem Gewicht jeden Tag um ein Zehntel des Unterschieds."
    ),
    "body_weight_change": (
      "Änderung des Körpergewichts je Woche",
      "Die Steigung der Geraden durch die Tage der letzten vier Wochen, mit ihrem Bereich."
    ),
    "deload_recognition": (
      "Entlastungen im Log",
      "Einige leichte Einheiten nacheinander, nach denen die alte Leistung wiederkommt, gelten als Entlastung und nicht als Rückgang."
    ),
    "layoff": (
      "Trainingspausen",
      "Drei Wochen ohne Training sind eine Pause, die Kraft kostet; nach vier Wochen beginnt jeder Trend neu."
    ),
    "next_top_set": (
      "Der nächste schwere Satz",
      "Wie viele Wiederholungen beim vorgeschlagenen Gewicht zu erwarten sind, aus den letzten schweren Sätzen der Übung berechnet."
    ),
    "fractional": (
      "Anteilige Sätze",
      "Ein Satz zählt für den Zielmuskel ganz und für Muskeln, die mithelfen, zur Hälfte."
    ),
    "hard_set": (
      "Harte Sätze",
      "Arbeitssätze mit höchstens 4 Wiederholungen in Reserve, und solche ohne RPE."
    ),
    "volume": (
      "Volumen", "Gewicht mal Wiederholungen, über alle Arbeitssätze ohne Rundung summiert."
    ),
    "inferred_warm_up": (
      "Nicht markierte Aufwärmsätze",
      "Deutlich leichtere Sätze vor dem schwersten des Tages gelten als Aufwärmen."
    ),
    "repetition_bands": (
      "Wiederholungsbereiche",
      "Bis 5 Wiederholungen gilt als schwer, bis 12 als mittel, darüber als leicht."
    ),
    "volume_landmarks": (
      "Richtwerte des Volumens",
      "Harte Sätze je Woche und Muskel: das Minimum zum Erhalten, das Minimum zum Aufbauen und das Maximum, von dem man sich noch erholt. Meinungen von Trainern."
    ),
    "set_ratio": (
      "Verhältnis der Sätze mit Intervall",
      "Wie weit das Verhältnis durch Zufall schwanken kann, nach Wilson."
    ),
    "set_balance": (
      "Balance der Sätze",
      "Drücken gegen Ziehen und Quadrizeps gegen Beinbeuger, in harten Sätzen der letzten vier Wochen."
    ),
    "strength_ratio": (
      "Kraftverhältnisse",
      "Das e1RM einer Übung geteilt durch das einer anderen, mit seinem Intervall, gegen den üblichen Bereich."
    ),
    "target_similarity": (
      "Nähe zu den Richtwerten",
      "Wie ähnlich die Verteilung deiner Sätze auf die Muskeln der Mitte der Richtwerte ist."
    ),
    "usual_set": (
      "Wie üblich ein Satz war",
      "Wie wahrscheinlich er nach den Sätzen davor war; sehr unwahrscheinliche sind ein Sprung oder ein Tippfehler."
    ),
    "record": (
      "Rekorde",
      "Besser als alles davor. Die erste Einheit legt nur den Ausgangswert fest."
    ),
    "active_lift": (
      "Aktive Übungen", "Übungen mit einer Einheit in den letzten 42 Tagen."
    ),
    "streak": (
      "Serien", "Tage in Folge, Tage ohne längere Pause, und Wochen mit genügend Trainings."
    ),
    "milestone": (
      "Meilensteine", "Runde Summen des gehobenen Gewichts und lange Zeiten ohne Pause."
    ),
    "rpe": (
      "RPE-Regel",
      "War die RPE niedrig, kommt Gewicht dazu, war sie hoch, geht etwas weg."
    ),
    "rising": (
      "Bisheriger Anstieg", "Stieg das Gewicht dreimal nacheinander, steigt es ebenso weiter."
    ),
    "linear": (
      "Lineare Regel",
      "Dreimal dasselbe Gewicht ohne verlorene Wiederholung: ein fester Schritt mehr."
    ),
    "after_break": (
      "Nach einer Pause",
      "Nach zwei Wochen ohne Training geht es leichter los und in kleinen Schritten zurück zum alten Gewicht."
    ),
    "double_progression": (
      "Doppelte Progression",
      "Erst mehr Wiederholungen bis zum oberen Ende des Bereichs, dann mehr Gewicht."
    ),
    "two_for_two": (
      "Zwei für zwei",
      "Zwei Wiederholungen mehr als geplant, zwei Einheiten nacheinander: mehr Gewicht."
    ),
    "percentage": ("Prozent eines Trainingsmaximums", "Das Gewicht ist ein Anteil des Maximums."),
    "five_three_one": (
      "5/3/1 und Trainingsmaximum",
      "Wochen mit 5, 3 und 1 Wiederholungen nach Prozenten eines Trainingsmaximums."
    ),
    "rpe_chart": (
      "Ziel-RPE", "Das Gewicht, mit dem die gewünschten Wiederholungen bei der Ziel-RPE enden."
    ),
    "likely": (
      "Wahrscheinliches Gewicht",
      "Das schwerste Gewicht, mit dem die Wiederholungen wahrscheinlich genug sind."
    ),
    "fatigue_percent": (
      "Gewichtsreduktion im Back-off-Satz und Ermüdung in Prozent",
      "Um wie viel die Leistung vom besten Satz bis zum letzten fällt."
    ),
    "deload_trigger": (
      "Zeichen für eine Entlastung",
      "Fällig bei zwei Zeichen, davon eines aus Leistung oder Anstrengung; die Zeit allein genügt nicht."
    ),
    "deload": ("Entlastungswoche", "Eine Woche mit weniger Sätzen und leichteren Gewichten."),
    "warm_up": ("Aufwärmsätze", "Von der leeren Stange in Stufen bis unter das Arbeitsgewicht."),
    "loadable_steps": (
      "Mögliche Gewichte",
      "Vorgeschlagen wird nur, was mit den Gewichtsstufen des Geräts oder deinen Scheiben möglich ist."
    ),
  ]
}
