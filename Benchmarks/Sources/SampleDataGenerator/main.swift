// Writes the sample histories and the broken files of `SampleData`:
//
//   swift run --package-path Benchmarks SampleDataGenerator SampleData
//
// or a table of many athletes drawn by lot, for the benchmark of batches, and the names of the exercises in such tables:
//
//   SampleDataGenerator --athletes 100 --sets 1000000 --seed 1 FILE
//   SampleDataGenerator --exercises
//
// No clock, no locale, no C mathematics and a seeded SplitMix64: the same bytes on every machine, so that running it on
// an unchanged generator leaves `git status` clean. The folders have to be there.

let arguments = Array(CommandLine.arguments.dropFirst())

if arguments == ["--exercises"] {
  print(ExercisePool.allNames.joined(separator: "\n"))
} else if arguments.count == 7, arguments[0] == "--athletes", arguments[2] == "--sets",
  arguments[4] == "--seed", let athletes = Int(arguments[1]), let sets = Int(arguments[3]),
  let seed = UInt64(arguments[5]), athletes > 0, sets >= athletes
{
  writeAthletes(athletes, sets: sets, seed: seed, to: arguments[6])
} else if arguments.count == 1, arguments[0].first != "-" {
  writeSampleData(to: arguments[0])
} else {
  stop("usage: SampleDataGenerator FOLDER | --athletes N --sets N --seed N FILE | --exercises")
}

func writeSampleData(to folder: String) {
  write(Array(StrongExport.text(UpperLowerLifter.history()).utf8), to: "\(folder)/strong.csv")
  write(Array(HevyExport.text(PushPullLegsLifter.history()).utf8), to: "\(folder)/hevy.csv")
  write(
    Array(
      FitNotesExport.text(FullBodyLifter.history(), categories: FullBodyLifter.categories).utf8),
    to: "\(folder)/fitnotes.csv")

  for file in brokenFiles { write(file.bytes, to: "\(folder)/Broken/\(file.name)") }
  write(
    Array(BrokenFile.expectations(brokenFiles).utf8), to: "\(folder)/Broken/expected.csv")
}

func writeAthletes(_ athletes: Int, sets: Int, seed: UInt64, to path: String) {
  write(to: path) { append in
    append(Array(AthleteTable.header.utf8))
    for (index, quota) in AthleteTable.quotas(athletes: athletes, sets: sets, seed: seed)
      .enumerated()
    {
      append(AthleteTable.rows(ofAthlete: index, sets: quota, seed: seed))
    }
  }
}
