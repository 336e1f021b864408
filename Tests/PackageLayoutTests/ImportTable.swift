/// Which folder of Sources may import what. Folders stand in the order of the data flow: a folder imports only what stands
/// before it, and C only where it is its owner. If the table turns out wrong, it and the layout change together.
enum ImportTable {
  /// The names of the C library.
  static let libraries: Set<String> = ["Glibc", "Musl", "Darwin"]

  /// What the system has: the C library, BLAS, and the part of Swift's library that is a module of its own.
  static let outside: Set<String> = libraries.union(["Accelerate", "Synchronization"])

  /// The C library only for what Swift's own library lacks, reading files, arithmetic like `exp`, waiting, and by one module, which
  /// alone knows its name.
  static let system: Set<String> = ["GymBoPlatform", "Synchronization"]

  static let rows: [(folder: String, may: Set<String>)] = [
    ("COpenBLAS", []),
    ("CSQLite", []),
    ("CPlatform", []),
    ("GymBoPlatform", libraries),
    ("GymBoSQLite", ["CSQLite"]),
    ("CByteScan", []),
    ("CSetRows", ["CByteScan"]),
    ("GymBoKernels", system.union(["COpenBLAS", "Accelerate"])),
    ("GymBoLog", system),
    ("GymBoImport", system.union(["CByteScan", "CSetRows", "GymBoSQLite", "GymBoLog"])),
    ("GymBoStore", system.union(["GymBoSQLite", "GymBoLog", "GymBoImport"])),
    ("GymBoAnalysis", system.union(["GymBoKernels", "GymBoLog"])),
    ("GymBoProgression", system.union(["GymBoKernels", "GymBoLog", "GymBoAnalysis"])),
    (
      // The kernels for medians and lines: how a plan was kept is computed as trends are.
      "GymBoProgram",
      system.union(["GymBoKernels", "GymBoLog", "GymBoAnalysis", "GymBoProgression"])
    ),
    (
      // The kernels for tests of change: what is said of a history is computed as its trends are.
      "GymBoCoach",
      system.union([
        "GymBoKernels", "GymBoLog", "GymBoAnalysis", "GymBoProgression", "GymBoProgram",
      ])
    ),
    (
      "GymBoReport",
      ["GymBoLog", "GymBoAnalysis", "GymBoProgression", "GymBoProgram", "GymBoCoach"]
    ),
    (
      "GymBo",
      // The C library for threads: a batch waits on a condition, which Swift's own library has not.
      system.union([
        "GymBoKernels", "GymBoLog", "GymBoImport", "GymBoStore", "GymBoAnalysis",
        "GymBoProgression", "GymBoProgram", "GymBoCoach", "GymBoReport",
      ])
    ),
    ("CGymBo", []),
    ("GymBoShared", system.union(["CGymBo", "GymBo"])),
    ("GymBoTool", system.union(["CPlatform", "GymBo"])),
    ("Python", []),
  ]

  /// The modules written in C, each with the one folder that may import it.
  static let owners = [
    "COpenBLAS": "GymBoKernels", "CSQLite": "GymBoSQLite", "CByteScan": "GymBoImport",
    "CSetRows": "GymBoImport",
    "CGymBo": "GymBoShared", "CPlatform": "GymBoTool",
  ]

  /// What a source of this folder imports against the table, as sentences with line numbers.
  static func violations(in source: String, folder: String) -> [String] {
    guard let row = rows.first(where: { $0.folder == folder }) else {
      return ["\(folder) is no folder of the table"]
    }
    return ImportStatement.all(in: source).compactMap { line, statement in
      let module = statement.module
      if !row.may.contains(module) {
        return "line \(line): \(folder) may not import \(module)"
      }
      // The functions of the C library are C's, in C's types, and no other folder imports them.
      if owners[module] != nil, statement.isExported, folder != "GymBoShared" {
        return "line \(line): \(folder) hands \(module) on to its clients"
      }
      return nil
    }
  }
}
