internal import GymBoLog

/// The words by which a complaint names a part of the body, as data by language, and the muscles whose lifts it is about.
///
/// Only parts are here that tell which lifts they are about. A complaint that names another part, such as the neck or a wrist,
/// or none, is about the whole body. All is in lower case; a word is known by its beginning. A decision of this project.
enum BodyPartWords {
  private static let parts: [(beginnings: [String], muscles: Set<Muscle>)] = [
    (["bicep", "bícep", "bizeps", "pazı"], [.biceps]),
    (["tricep", "trícep", "trizeps"], [.triceps]),
    (["abs", "abdom", "abdôm", "bauch", "karın"], [.abs, .obliques]),
    (["calf", "calves", "wade", "panturrilh", "pantorrill", "baldır"], [.calves]),
    (["hamstring", "beinbeuger"], [.hamstrings, .glutes]),
    (["quads", "quadricep", "quadríc", "quadrizeps"], [.quadriceps]),
    (
      ["knee", "knie", "joelho", "rodilla"],
      [.quadriceps, .hamstrings, .glutes, .adductors, .abductors, .calves, .hipFlexors]
    ),
    (
      ["shoulder", "schulter", "ombro", "hombro", "omuz"],
      [.frontDelts, .sideDelts, .rearDelts, .chest, .lats, .upperBack, .traps]
    ),
    (["elbow", "ellbogen", "ellenbogen", "cotovelo", "dirsek"], [.biceps, .triceps, .forearms]),
  ]

  /// Parts that say nothing of which lifts they are about.
  private static let others = [
    "neck", "back", "spine", "wrist", "forearm", "hip", "hips", "groin", "glute", "thigh", "ankle",
    "chest",
    "pec", "pecs", "rib", "ribs", "finger", "hand", "foot", "arm", "arms", "leg", "legs",
    "nacken", "hals", "rücken", "wirbel", "handgelenk", "unterarm", "hüft", "leiste",
    "oberschenkel",
    "knöchel", "brust", "rippe", "fuß", "bein",
    "lombar", "lumbar", "costas", "espalda", "punho", "quadril", "cadera", "virilha", "peito",
    "costela", "perna",
    "boyun", "boynu", "sırt", "bel", "belim", "belde", "bilek", "bileğ", "kalça", "kasık", "bacak",
    "bacağ",
    "göğüs", "göğs",
  ]

  /// Words of this length or less are known as a whole: "abs" is no beginning of "absolutely".
  private static let wholeWord = 3

  /// The muscles that a complaint is about; nil where it is about the whole body.
  /// - Parameter complaint: a note, as written.
  static func muscles(in complaint: String) -> Set<Muscle>? {
    guard !isNamed(others, in: complaint) else { return nil }
    let found = parts.filter { isNamed($0.beginnings, in: complaint) }
    return found.isEmpty ? nil : found.reduce(into: []) { $0.formUnion($1.muscles) }
  }

  /// Whether a text names a part of the body.
  static func namesPart(_ text: String) -> Bool {
    isNamed(others, in: text) || parts.contains { isNamed($0.beginnings, in: text) }
  }

  private static func isNamed(_ beginnings: [String], in text: String) -> Bool {
    text.lowercased().split { !$0.isLetter }.contains { word in
      beginnings.contains { $0.count <= wholeWord ? word == $0 : word.hasPrefix($0) }
    }
  }
}
