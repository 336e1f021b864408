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
}
