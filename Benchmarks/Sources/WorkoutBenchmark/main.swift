import BenchmarkSupport
import GymBo

// Times generated workouts: the 648 combinations of goal, place, minutes, experience and days without a history, and one
// workout after the history of each shared export that is there.
//
//     swift run -c release --package-path Benchmarks WorkoutBenchmark
//
// Every workout is made twice and has to be the same, and within its minutes, before it is timed.

let combinations = TrainingGoal.allCases.flatMap { goal in
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

func milliseconds(_ work: () throws -> Void) throws -> Double {
  var times: [Double] = []
  for _ in 0..<9 {
    let time = try ContinuousClock().measure(work)
    times.append(Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15)
  }
  return times.sorted()[times.count / 2]
}

var workouts = 0
for options in combinations {
  let report = try WorkoutsReport(options)
  guard report.programText() == (try WorkoutsReport(options)).programText(),
    report.minutes.allSatisfy({ $0 <= Double(options.minutes) + 1e-6 })
  else { fatalError("not the same twice, or too long: \(options)") }
  workouts += report.minutes.count
}
let all = try milliseconds {
  for options in combinations { _ = try WorkoutsReport(options) }
}
print("\(combinations.count) programs of \(workouts) workouts, median of 9 runs")
print("a workout  " + fixed(all / Double(workouts), decimals: 4, width: 10) + " ms")
print("a program  " + fixed(all / Double(combinations.count), decimals: 4, width: 10) + " ms")

for file in sampleFiles() {
  let analysis = try History(reading: [file.path]).analysis()
  let options = WorkoutOptions(.hypertrophy, days: 3)
  let time = try milliseconds { _ = try analysis.workouts(options) }
  print(pad(file.shortName, to: 11) + fixed(time, decimals: 4, width: 10) + " ms, three workouts")
}
