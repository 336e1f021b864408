// Writes the sample histories and the broken files of `SampleData`:
//
//   swift run --package-path Benchmarks SampleDataGenerator SampleData
//
// No clock, no locale, no C mathematics and a seeded SplitMix64: the same bytes on every machine, so that running it on
// an unchanged generator leaves `git status` clean. The folders have to be there.

let arguments = CommandLine.arguments
guard arguments.count == 2 else { stop("usage: SampleDataGenerator FOLDER") }
let folder = arguments[1]

write(Array(StrongExport.text(UpperLowerLifter.history()).utf8), to: "\(folder)/strong.csv")
write(Array(HevyExport.text(PushPullLegsLifter.history()).utf8), to: "\(folder)/hevy.csv")
write(
  Array(
    FitNotesExport.text(FullBodyLifter.history(), categories: FullBodyLifter.categories).utf8),
  to: "\(folder)/fitnotes.csv")

for file in brokenFiles { write(file.bytes, to: "\(folder)/Broken/\(file.name)") }
write(
  Array(BrokenFile.expectations(brokenFiles).utf8), to: "\(folder)/Broken/expected.csv")
