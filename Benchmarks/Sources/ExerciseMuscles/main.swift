// Writes which muscles the exercises on standard input count for, by the catalogue and the default volume model:
//
//   SampleDataGenerator --exercises | ExerciseMuscles > muscles.csv
//
// so that other programs can do the work of `gymbo batch`. A name that the catalogue does not know ends it.

import GymBo

print("exercise,muscle,weight")
while let name = readLine() {
  guard case .catalogue(let facts) = ExerciseCatalogue.standard.resolve(name),
    facts.loading != .assistance
  else {
    fatalError("no exercise of the catalogue: \(name)")
  }
  guard facts.modality == .strength else { continue }
  for muscle in facts.direct { print("\"\(name)\",\(muscle.rawValue),1") }
  for muscle in facts.indirect where !facts.direct.contains(muscle) {
    print("\"\(name)\",\(muscle.rawValue),0.5")
  }
}
