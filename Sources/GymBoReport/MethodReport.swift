package import GymBoAnalysis
internal import GymBoProgression

/// Every formula, constant, range, evidence grade and source in use, from the declarations that the code computes with.
public struct MethodReport: Sendable {
  /// By kind, each kind's in the order of their declaration.
  package var methods: [MethodDeclaration]

  /// All methods of the product.
  public init() {
    let all = MethodDeclaration.all + ProgressionMethods.all
    methods = MethodDeclaration.Kind.allCases.flatMap { kind in all.filter { $0.kind == kind } }
  }

  /// The names by which methods are chosen, in their order.
  package var names: [String] { methods.map(\.optionName) }

  /// The methods whose name has a text in it, ignoring case; of methods with just that name, these alone.
  package func matching(_ text: String) -> MethodReport {
    let wanted = MethodReport.key(text)
    var report = self
    report.methods = methods.filter { MethodReport.key($0.optionName) == wanted }
    if report.methods.isEmpty {
      report.methods = methods.filter {
        MethodReport.key($0.optionName).contains(wanted)
          || MethodReport.key($0.name).contains(wanted)
      }
    }
    return report
  }

  /// Hyphens, blanks and underscores are alike, and so are small and capital letters.
  private static func key(_ text: String) -> String {
    String(text.lowercased().map { $0 == "-" || $0 == "_" ? " " : $0 })
  }
}
