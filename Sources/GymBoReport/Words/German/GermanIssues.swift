internal import GymBoLog

extension German {
  func sentence(_ rule: IssueRule) -> Sentence {
    switch rule {
    case .wrongFieldCount:
      "Die Zeile hat mehr oder weniger Zellen als die Kopfzeile und wurde nicht gelesen."
    case .unclosedQuote:
      "Ein Anführungszeichen wird geöffnet und nie geschlossen; die Zeile wurde nicht gelesen."
    case .repairedQuoting:
      "Die Anführungszeichen brechen die Regeln von CSV; die Zeile wurde nach der Zahl ihrer Zellen "
        + "gelesen."
    case .invalidUTF8:
      "Der Text ist kein gültiges UTF-8; was es nicht ist, wurde durch \u{FFFD} ersetzt."
    case .nulByte:
      "Die Zeile enthält Nullbytes, die keine App schreibt, und wurde nicht gelesen."
    case .unreadableDate:
      "Das Datum ist unlesbar; ohne Beginn wurde die Zeile nicht gelesen, ohne Ende hat das Training "
        + "keine Dauer."
    case .unreadableNumber:
      "Die Zahl ist unlesbar; die Zeile wurde nicht gelesen, oder nur die Zelle, wo der Satz nicht "
        + "von ihr abhängt."
    case .unreadableDuration:
      "Die Dauer ist unlesbar; ein Satz auf Zeit wurde nicht gelesen, ein Training hat keine Dauer."
    case .unknownUnit:
      "Die Einheit ist unbekannt; was stattdessen geschah, steht bei jeder Stelle."
    case .unknownSetKind:
      "Die Art des Satzes ist unbekannt; er zählt als Arbeitssatz."
    case .missingAthlete:
      "Die Zeile sagt nicht, wessen Satz es ist, oder nennt jemand anderen; sie wurde nicht gelesen."
    case .missingExercise:
      "Die Zeile nennt keine Übung und wurde nicht gelesen."
    case .outOfRange:
      "Die Zahl ist größer, als gemeint sein kann; die Zeile wurde nicht gelesen, oder ein Training "
        + "hat keine Dauer."
    case .negativeNumber:
      "Die Zahl ist negativ; ein Gewicht unter null wurde als Unterstützung gelesen, wo das geht; jede "
        + "andere Zeile wurde nicht gelesen."
    case .rpeOutOfRange:
      "Die RPE liegt nicht zwischen 1 und 10; sie zählt als fehlend."
    case .formatFromDescription:
      "Das Format ist beschrieben, aber kein echter Export dieser App ist unter den Tests; vergleiche "
        + "einige Sätze mit der App."
    case .universalTime:
      "Zeiten sind in Weltzeit (UTC) geschrieben und so übernommen: Ein Training am Abend "
        + "kann auf einem anderen Tag liegen."
    case .lineAboveHeader:
      "Die Kopfzeile ist nicht die erste Zeile; was über ihr steht, wurde ausgelassen."
    case .unreadColumn:
      "Von der Spalte wird nichts gelesen: GymBo weiß nicht, was sie enthält."
    case .dayFirst:
      "Datumsangaben sind mit dem Tag vorn gelesen, weil sich eine der Datei nicht anders lesen lässt."
    case .monthFirst:
      "Datumsangaben sind mit dem Monat vorn gelesen, weil sich eine der Datei nicht anders lesen lässt."
    case .unitAssumed:
      "Die Datei sagt nicht, ob Gewichte Kilogramm oder Pfund sind; angenommen sind Kilogramm."
    case .unitLooksLikePounds:
      "Die Gewichte sehen nach Pfund aus, aber die Datei nennt keine Einheit; gelesen sind Kilogramm."
    case .repeatedWorkouts:
      "Trainings kommen in der Datei noch einmal, wie wo zwei Exporte zusammengelegt sind; jedes zählt "
        + "einmal."
    case .conflictingSession:
      "Zwei Fassungen eines Trainings weichen ab. Aus zwei Dateien gilt der spätere Export, aus zwei "
        + "Stellen einer Datei die mit mehr Sätzen."
    case .unmatchedName:
      "Die Übungszuordnung nennt eine Übung, die in den Dateien nicht vorkommt; ihre Zeile tut nichts."
    case .volumeBeyondExact:
      "Mit diesem Satz übersteigt die Historie \(exactTonnes) Tonnen, ab denen Summen nicht mehr genau "
        + "sind; er wurde nicht gelesen."
    case .unreadableBodyCell:
      "Eine Zelle einer Tabelle mit Körpergewichten lässt sich nicht lesen und wurde ausgelassen."
    case .typingSlip:
      "Das Gewicht ist zehnmal so hoch wie bei der Übung üblich oder ein Zehntel davon; \(marked)"
    case .unitMixUp:
      "Das Gewicht passt zu den anderen der Übung, wenn man Kilogramm und Pfund tauscht; \(marked)"
    case .unlikelySet:
      "Der Satz liegt weit über dem, was die anderen Tage der Übung erwarten lassen; er zählt wie eingetragen."
    case .duplicateWorkout:
      "Dieselben Sätze kommen an einem Tag zweimal in derselben Reihenfolge; beide zählen."
    case .impossibleValue:
      "Das schafft niemand; \(marked)"
    case .similarNames:
      "Zwei Übungsnamen unterscheiden sich um ein oder zwei Buchstaben; sie zählen als zwei Übungen."
    case .namesNotCompared:
      "Es sind so viele Übungen, dass ihre Namen nicht verglichen wurden; zwei, die sich um einen "
        + "Buchstaben unterscheiden, fallen nicht auf."
    case .continuedName:
      "Eine Übung geht unter einem anderen Namen weiter, etwa nach einem Sprachwechsel in der "
        + "App; bis beide gleich heißen, zählen sie als zwei Übungen."
    case .longDuration:
      "Das Training dauerte länger als sechs Stunden; im Durchschnitt der Dauer zählt es nicht."
    case .strayDate:
      "Das Training liegt Jahre neben allen anderen, das Jahr ist also wohl vertippt; als letztes zählt es nicht."
    case .repetitionSlip:
      "Es sind zehnmal so viele Wiederholungen wie bei der Übung üblich, oder sie sind mit dem Gewicht vertauscht; "
        + "\(marked)"
    case .distanceOnLift:
      "Der Satz hat eine Strecke, die anderen der Übung haben keine; deshalb zählt er nicht als ihr Satz."
    case .bodyWeightInLoad:
      "Die Gewichte von Übungen mit Körpergewicht scheinen es zu enthalten; sie gelten wie notiert."
    }
  }

  /// What becomes of a suspect set.
  private var marked: String {
    "der Satz zählt im Volumen, ist aber kein Rekord (er steht daneben) und bleibt bei Trends und "
      + "Vorschlägen außen vor."
  }

  func proposal(_ proposal: Issue.Proposal) -> Sentence {
    switch proposal {
    case .leftOut: "ausgelassen"
    case .rpeLeftOut: "ausgelassen; RPE geht von 1 bis 10"
    case .indexLeftOut(let range):
      "ausgelassen; erwartet wird eine ganze Zahl von \(range.lowerBound) bis "
        + "\(numbers.whole(range.upperBound))"
    case .distanceLeftOut: "die Strecke wurde ausgelassen"
    case .durationLeftOut(let longest): "\(above(.duration(longest))); ausgelassen"
    case .readAsAssistance: "als Unterstützung gelesen"
    case .readAsWorkingSet: "als Arbeitssatz gelesen"
    case .readAsUnit(let unit): "als \(numbers.symbol(of: unit)) gelesen"
    case .readAsText(let text): "als \(text) gelesen"
    case .saveAsUTF8:
      "was kein UTF-8 ist, wurde durch U+FFFD ersetzt; speichere die Datei als UTF-8"
    case .takenFrom(let file): "das Training stammt aus \(file)"
    case .takenFromLine(let line): "das Training stammt aus Zeile \(numbers.whole(line))"
    case .countedOnce(let workouts, let sets):
      "\(self.workouts(workouts)) einmal gezählt, "
        + "\(count(sets, "wiederholter Satz", "wiederholte Sätze")) ausgelassen"
    case .above(let limit): Sentence(above(limit))
    case .volumeBeyondExact:
      "mit diesem Satz übersteigt die Historie \(exactTonnes) Tonnen; Summen wären nicht genau"
    case .wholeNumberExpected: "erwartet wird eine ganze Zahl"
    case .startExpected: "jeder Satz braucht einen Beginn"
    case .dateAndTimeExpected: "schreib es als 2026-01-05T18:00:00"
    case .cellsExpected(let expected, let found): "\(expected) Zellen erwartet, \(found) gefunden"
    case .athleteExpected: "schreib dazu, wessen Satz es ist"
    case .otherAthlete: "ein Satz von jemand anderem"
    case .endBeforeStart: "das Ende liegt vor dem Beginn"
    case .correctQuotes: "korrigiere die Anführungszeichen dieser Zeile"
    case .sayPounds:
      "Gewichte sind als Kilogramm gelesen; sind es Pfund, ergänze \(remedy: .sayUnit(.pound))"
    case .sayPoundsAsLoadsLook:
      "die Gewichte sehen nach Pfund aus (45, 95, 135, 185, 225); ergänze "
        + "\(remedy: .sayUnit(.pound))"
    case .sayZone: "sag, wo du trainierst: \(remedy: .sayZone)"
    case .noSuchExercise(let line, let file, let nearest):
      "Zeile \(line) von \(file): So heißt keine Übung"
        + (nearest.map { "; meinst du \($0)?" } ?? "")
    case .meantLoad(let load): Sentence(kilograms(load))
    case .meantSet(let load, let repetitions):
      "\(kilograms(load)) × \(repetitions)"
    case .meantName(let name): Sentence(name)
    case .continuedAs(let name):
      "geht als \(name: name) weiter; um beide als eine zu zählen, nenne sie in der Spalte same_as von "
        + "\(remedy: .mapExercises)"
    case .correctInApp: "korrigiere es in der App und exportiere neu"
    case .correctIfMistyped:
      "wenn es ein Tippfehler ist, korrigiere es in der App und exportiere neu"
    case .deleteOneWorkout: "lösche eines der beiden Trainings in der App"
    case .leftOutOfAverageDurations: "aus dem Durchschnitt der Dauer ausgelassen"
    case .bodyWeightIncluded:
      "die Gewichte von Übungen mit Körpergewicht scheinen es zu enthalten"
    }
  }

  private func above(_ limit: Issue.Limit) -> String {
    switch limit {
    case .load(let load): "mehr als \(kilograms(load))"
    case .repetitions(let count): "mehr als \(repetitionCount(count))"
    case .duration(let seconds): "länger als \(days(Int(seconds / 86_400)))"
    case .distance(let metres): "mehr als \(numbers.distance(metres))"
    }
  }

  func doubt(_ doubt: Issue.Doubt) -> Sentence {
    switch doubt {
    case .load(let load, let exercise): "\(name: exercise): \(kilograms(load))"
    case .repetitions(let count, let exercise): "\(name: exercise): \(repetitionCount(count))"
    case .set(let load, let repetitions, let sets, let exercise):
      "\(name: exercise): \(kilograms(load)) × \(repetitions)"
        + (sets > 1 ? ", der erste von \(sets) solchen Sätzen des Tages" : "")
    case .pace(let metres, let seconds, let exercise):
      "\(name: exercise): \(numbers.distance(metres)) in \(numbers.clock(seconds))"
    case .sharedLoad(let load, let exercises):
      "\(exercises.map { "\(name: $0)" as Sentence }.joined(separator: ", ")): \(kilograms(load))"
    case .name(let name): "\(name: name)"
    case .duration(let seconds): "\(numbers.short(Double(seconds) / 3600, decimals: 2)) h"
    case .workout(let start, let sets): "\(start.description): \(setCount(sets))"
    }
  }

  private var exactTonnes: String {
    numbers.fixed(Volume.largestExact.kilograms / 1000, decimals: 0)
  }

  /// Loads of the data check are compared with the file, so they are in kilograms for every reader.
  private func kilograms(_ load: Load) -> String { numbers.load(load, in: .kilogram) }
}

extension German {
  func label(_ rule: IssueRule) -> Sentence? {
    switch rule {
    case .typingSlip: "ein Tippfehler"
    case .unitMixUp: "kg oder lb"
    case .unlikelySet: "ein Satz weit über den anderen"
    case .duplicateWorkout: "ein Training doppelt"
    case .impossibleValue: "ein unmöglicher Wert"
    case .similarNames: "ähnliche Namen"
    case .continuedName: "eine Übung unter neuem Namen"
    case .longDuration: "ein Training über 6 h"
    case .strayDate: "ein Datum abseits der anderen"
    case .repetitionSlip: "auffällige Wiederholungen"
    case .distanceOnLift: "eine Strecke bei einer Übung"
    case .bodyWeightInLoad: "Körpergewicht im Gewicht"
    default: nil
    }
  }
}
