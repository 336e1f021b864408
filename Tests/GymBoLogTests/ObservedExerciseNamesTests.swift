import Foundation
import GymBoLog
import TestSupport
import Testing

@Suite(.enabled(if: Shared.isPresent, Shared.absence)) struct ObservedExerciseNamesTests {
  /// The names in real exports, with the number of sets of each: `app,exercise_name,sets,histories`.
  private func observed() throws -> [(name: String, sets: Int)] {
    let url = Shared.root.appendingPathComponent("samples/exercises/observed_names.csv")
    let text = try String(contentsOf: url, encoding: .utf8)
    return text.split(whereSeparator: \.isNewline).dropFirst().compactMap { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      guard cells.count >= 4, let sets = Int(cells[cells.count - 2]) else { return nil }
      let name = cells[1..<(cells.count - 2)].joined(separator: ",")
      return (name.replacingOccurrences(of: "\"", with: ""), sets)
    }
  }

  @Test("at least 97 % of the sets of real exports resolve to muscles")
  func coverage() throws {
    var sets: [String: Int] = [:]
    var total = 0
    for (name, count) in try observed() {
      let resolution = ExerciseCatalogue.standard.resolve(name)
      var kind = resolution.name
      if let facts = resolution.facts, facts.direct.isEmpty {
        kind = facts.modality == .strength ? "no muscle of the list" : "cardio and stretching"
      }
      sets[kind, default: 0] += count
      total += count
    }
    func share(_ kinds: String...) -> Double {
      Double(kinds.reduce(0) { $0 + sets[$1, default: 0] }) / Double(total)
    }
    #expect(total > 180_000)
    let muscles = share("catalogue", "inferred")
    let resolved = share("catalogue", "inferred", "cardio and stretching")
    print("observed names, \(total) sets:")
    for (kind, count) in sets.sorted(by: { $0.value > $1.value }) {
      print("  \(kind): \(count) (\((Double(count) / Double(total) * 10_000).rounded() / 100) %)")
    }
    print("  to muscles: \((muscles * 10_000).rounded() / 100) %, ", terminator: "")
    print("with cardio and stretching: \((resolved * 10_000).rounded() / 100) %")
    #expect(muscles >= 0.97)
    #expect(resolved >= 0.98)
  }

  @Test("the hundred most frequent names are in the catalogue itself")
  func mostFrequent() throws {
    for (name, _) in try observed().sorted(by: { $0.sets > $1.sets }).prefix(100) {
      #expect(ExerciseCatalogue.standard.resolve(name).name == "catalogue", "\(name)")
    }
  }
}
