import BenchmarkSupport
import GymBo

/// Every combination of what can be wanted.
private let combinations = TrainingGoal.allCases.flatMap { goal in
  TrainingPlace.allCases.flatMap { place in
    [30, 45, 60].flatMap { minutes in
      TrainingExperience.allCases.flatMap { experience in
        (1...6).map {
          WorkoutOptions(goal, at: place, minutes: minutes, experience: experience, days: $0)
        }
      }
    }
  }
}

/// Every program is made twice and has to be the same, and within its minutes.
func timeWithoutHistory() throws {
  var workouts = 0
  var times: [Double] = []
  for options in combinations {
    let report = try WorkoutsReport(options)
    guard report.programText() == (try WorkoutsReport(options)).programText(),
      report.minutes.allSatisfy({ $0 <= Double(options.minutes) + 1e-6 })
    else { fatalError("not the same twice, or too long: \(options)") }
    workouts += report.minutes.count
    times.append(try milliseconds { _ = try WorkoutsReport(options) })
  }
  times.sort()
  print("\(combinations.count) programs of \(workouts) workouts")
  print("median program    " + fixed(times[times.count / 2], decimals: 4, width: 10) + " ms")
  print("slowest program   " + fixed(times.last ?? 0, decimals: 4, width: 10) + " ms")
}

/// Three workouts with own exercises and loads, the same twice.
func timeWithHistories() throws {
  print("three workouts after a history")
  for file in sampleFiles() {
    let analysis = try History(reading: [file.path]).analysis()
    let options = WorkoutOptions(.hypertrophy, days: 3)
    guard try analysis.workouts(options).programText() == analysis.workouts(options).programText()
    else { fatalError("not the same twice: \(file.name)") }
    let time = try milliseconds { _ = try analysis.workouts(options) }
    print(pad(file.shortName, to: 18) + fixed(time, decimals: 4, width: 10) + " ms")
  }
}
