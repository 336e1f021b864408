import BenchmarkSupport
import GymBo

// Times what a coach answers at once: generated workouts and the pre-flight of a long program.
//
//     swift run -c release --package-path Benchmarks WorkoutBenchmark
//
// - The 648 combinations of goal, place, minutes, experience and days without a history. Aim: under 1 ms a program.
// - Three workouts after the history of each shared export that is there. Aim: under 1 ms.
// - The pre-flight of a program of 104 weeks. Aim: under 50 ms.
//
// Every answer is checked before it is timed. Times are medians of 31 runs, of the processor.

try timeWithoutHistory()
try timePreflight()
try timeWithHistories()
