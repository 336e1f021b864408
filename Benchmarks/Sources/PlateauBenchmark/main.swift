import Glibc
import GymBo
import GymBoKernels

@testable import GymBoAnalysis
@testable import GymBoLog

// What each plateau rule declares of simulated lifts of which the truth is known; all runs from fixed seeds.

GymBoKernels.useOneBLASThread()
let worst = checkAgainstPublishedTable(runs: 20_000)
guard worst < 4 else {
  print("The simulator is not the reference's.")
  exit(1)
}

let table = OperatingCharacteristics(rules: Rule.all, runs: 2300)
print(
  "\nShare declared a plateau (or worse), each rule at its own bound; 20 weeks, 1-3 sessions a week, noise 1.5-4 %, "
    + "20,700 runs a figure")
table.printDeclared()
for sessions in OperatingCharacteristics.sessions {
  print("\nThe same at \(sessions) sessions a week, 6,900 runs a figure")
  table.printDeclared(sessions: [sessions])
}
for falseAlarms in [0.05, 0.1] {
  print("\nDetected where every rule raises \(share(falseAlarms)) false alarms in every cell")
  table.printAtEqualFalseAlarms(falseAlarms)
  table.printWins(falseAlarms)
}
for sessions in OperatingCharacteristics.sessions {
  print("\nThe same at 0.100 false alarms and \(sessions) sessions a week")
  table.printAtEqualFalseAlarms(0.1, sessions: [sessions])
}
let soft = OperatingCharacteristics(rules: Rule.all, runs: 400) { $0.softness = 8 }
print(
  "\nAt 0.100 false alarms where the gain dies away over 8 weeks instead of at once, 3,600 runs a figure"
)
soft.printAtEqualFalseAlarms(0.1)
printDating(runs: 2000)
printLayoffs(runs: 1500)
printDeloads(runs: 40)
