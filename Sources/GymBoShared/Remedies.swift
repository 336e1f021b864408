import GymBo

extension Remedy {
  /// The remedy in terms of the C library: the option or function has this name in C, after `gymbo_`, and in Python.
  var inDoor: String {
    switch self {
    case .sayDateOrder: "date_order dmy or mdy"
    case .sayZone: "zone Europe/Berlin"
    case .sayBodyWeight: "body_weight 80kg"
    case .suggest: "suggest()"
    case .saveProgram: "format program"
    case .chooseDay: "as_of"
    case .listFormats: "the candidates of this error"
    case .readFoundColumns: "columns auto"
    case .readStore: "the command line"
    case .sayUnit, .mapExercises, .check, .choose, .printAll, .print, .readAsBatch, .sayColumns:
      inCode
    }
  }
}
