import Glibc
import GymBo

// What the rule of the trend says of simulated lifts of which the truth is known, from fixed seeds. Ends with 1 where a share
// is more than three standard errors from the published one. `PlateauBenchmark 160` takes 160 histories a cell.
//
//   GYMBO_TESTABLE=1 swift run -c release -Xswiftc -enable-testing --scratch-path .build/testable PlateauBenchmark

useOneBLASThread()
var tables = ConfusionTables(
  runs: CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1600)
tables.printPublished()
tables.printNoises()
printTold(runs: min(400, tables.runs))
tables.printPower()
tables.printAll()
tables.printDating()
printDeloads(runs: 40)
let isCovered = printSmoothedCurves() >= 0.8
if !isCovered { print("The curve's 80 % interval holds too little.") }
if !tables.deviations.isEmpty {
  print("\nOutside three standard errors of the published shares:")
  for deviation in tables.deviations { print("  " + deviation) }
}
exit(tables.deviations.isEmpty && isCovered ? 0 : 1)
