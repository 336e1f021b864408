import BenchmarkSupport
import GymBo

// Times what a coach answers at once: generated workouts, the pre-flight of a long program, and a plan after a long history.
//
//     swift run -c release --package-path Benchmarks WorkoutBenchmark
//
// - The 648 combinations of goal, place, minutes, experience and days without a history. Aim: under 1 ms a program.
// - Three workouts after the history of each shared export that is there. Aim: under 1 ms.
// - The pre-flight of a program of 104 weeks. Aim: under 50 ms.
// - A plan after 50,000 sets. Aim: at most 1.2 times the time of the report of the week.
//
// Every answer is checked before it is timed. Times are medians of 31 runs, of the processor.

try timeWithoutHistory()
try timePreflight()
try timePlans()
try timeWithHistories()
