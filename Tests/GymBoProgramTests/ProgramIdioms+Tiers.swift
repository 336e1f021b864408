/// Programs in the ways in which people write theirs: templates, stages, waves, scripts.
extension ProgramIdioms {
  static let tiers: [(name: String, text: String)] = [
    // Templates of a Markdown file, whose sets change from week to week.
    (
      "markdown",
      """
      ---
      id: own-waves
      name: "Own waves"
      ---

      Prose before the block, with `code` in it and [{Squat}] links.

      <!-- more -->

      ```liftoscript
      # Week 1
      ## Lower
      // Main work. The last set decides what the maximum becomes.
      heavy / used: none / 3x6, 1x6+ / 65% / 180s / progress: custom() {~
        var.more = completedReps[ns] - reps[ns]
        if (var.more > 0) {
          rm1 += var.more * rm1 / 100
        }
      ~}
      second / used: none / 3x12 @6 / 120s
      small / used: none / 2x12-15 @6 / 60s

      // ...heavy
      Squat[1-6] / ...heavy
      // ...second
      Stiff Leg Deadlift[1-6] / ...second
      // ...small
      Leg Extension[1-5] / ...small
      Crunch, Cable[1-5] / ...small

      ## Upper
      Bench Press[1-6] / ...heavy
      Behind The Neck Press[1-6] / ...second
      Bicep Curl, Barbell[1-5] / ...small

      # Week 2
      ## Lower
      heavy[2-3] / 3x6, 1x6+ / 65%
      second / 4x12 @7
      small / 3x12-15 @7
      ## Upper

      # Week 3
      ## Lower
      second / 5x12 @8
      small / 4x12-15 @8
      ## Upper

      # Week 4
      ## Lower
      heavy[4-6] / 4x5, 1x5+ / 70%
      second / 3x10 @6
      small / 3x8-12 @6
      ## Upper

      # Week 5
      ## Lower
      second / 4x10 @7
      small / 4x8-12 @7
      ## Upper

      # Week 6
      ## Lower
      second / 5x10 @8
      ## Upper
      ```

      Words after the block.
      """
    ),
    // A template of logic alone, which others name.
    (
      "logic",
      """
      # Week 1
      ## Day 1 - Squat + Bench
      logic / used: none / progress: custom() {~
        if (week != 3) {
          if (completedReps[ns] > reps[ns] + 4) {
            rm1 = rm1 * 1.03
          } else if (completedReps[ns] < reps[ns] - 1) {
            rm1 = rm1 * 0.95
          } else if (completedReps[ns] < reps[ns]) {
            rm1 = rm1 * 0.98
          } else if (completedReps[ns] > reps[ns]) {
            rm1 = rm1 * (1 + (completedReps[ns] - reps[ns]) * 0.005)
          }
        }
      ~}

      core / used: none / 3x10, 1x12+ / 70% / progress: custom() { ...logic }
      aux / used: none / 3x12, 1x14+ / 65% / progress: custom() { ...logic }

      Squat[1-3] / ...core
      Incline Bench Press[1-3] / ...aux

      ## Day 2 - Bench
      Bench Press[1-3] / ...core
      Leg Press[1-3] / ...aux

      # Week 2
      ## Day 1
      core / 3x9, 1x11+ / 72.5%
      aux / 3x11, 1x13+ / 67.5%
      ## Day 2

      # Week 3
      ## Day 1
      core / 3x5 / 60% / progress: none
      aux / 3x5 / 55% / progress: none
      ## Day 2
      """
    ),
    // Sets made during the workout, labels of tiers.
    (
      "update",
      """
      # Week 1
      ## Day 1
      t1 / used: none / 1+x3-6 85% / 180s / update: custom() {~
        if (setIndex == 1) {
          numberOfSets = completedReps[1] > 2 ? completedReps[1] + 1 : 2
          sets(2, 99, 1, 1, 0, completedWeights[1], 180, 0, 0)
        }
      ~} / progress: custom() {~
        if (completedReps >= reps && numberOfSets == 7) {
          weights += 5lb
        }
      ~}
      t2 / used: none / 1+x6-10 75%, 4x1 75% / 120s / update: custom() {~
        if (setIndex == 1) {
          sets(2, 99, floor(completedReps[1] / 2), floor(completedReps[1] / 2), 0, completedWeights[1], 120, 0, 0)
        }
      ~} / progress: custom() {~
        if (completedReps >= reps) { weights += 5lb }
      ~}
      t3 / used: none / 3x10+ 50% / 90s

      t1: Squat / ...t1
      t2: Romanian Deadlift, Barbell / ...t2
      t3: Seated Leg Curl / ...t3
      t3: Leg Extension / ...t3
      ## Day 2
      t1: Bench Press / ...t1
      t2: Chin Up / ...t2
      t3: Lat Pulldown / ...t3
      """
    ),
    // Stages of sets, one after another after misses, and descriptions.
    (
      "stages",
      """
      # Week 1
      ## Day 1
      t1 / used: none / 4x3, 1x3+ / 5x2, 1x2+ / 9x1, 1x1+ / 1x5 (5RM Test) / 75% / 180s / progress: custom(increase: 10lb) {~
        if (descriptionIndex == 1) {
          descriptionIndex = 2
        }
        if (setVariationIndex == 4) {
          setVariationIndex = 1
          descriptionIndex = 1
          rm1 = completedWeights[1] / rpeMultiplier(5, 10)
          weights = completedWeights[1] * 0.85
        } else if (completedReps >= reps) {
          weights = completedWeights[ns] + state.increase
        } else {
          descriptionIndex = 1
          setVariationIndex += 1
        }
      ~}
      t2 / used: none / 3x10 / 3x8 / 3x6 / 50% / 120s / progress: custom(increase: 5lb, last: 0lb) {~
        if (completedReps >= reps) {
          weights = completedWeights[ns] + state.increase
        } else {
          if (setVariationIndex == 1) {
            state.last = completedWeights[ns]
          }
          if (setVariationIndex == 3) {
            weights = state.last + 10lb
            setVariationIndex = 1
          } else {
            setVariationIndex += 1
          }
        }
      ~}
      t3 / used: none / 2x15, 1x15+ 60% / 60s / progress: custom() {~
        if (completedReps[ns] >= 25) {
          weights = weights[ns] + 5lb
        }
      ~}
      // First words
      //
      // ! Second words, after the first workout
      Squat / ...t1
      Bench Press / ...t2
      Lat Pulldown / ...t3
      ## Day 2
      Overhead Press / ...t1 / progress: custom(increase: 5lb) { ...t1 }
      Deadlift / ...t2 / progress: custom(increase: 10lb) { ...t2 }
      Bent Over Row, Dumbbell / ...t3
      """
    ),
    // Waves of percentages with a maximum that grows, back-off sets of another exercise.
    (
      "wave",
      """
      # Week 1
      ## Squat
      Squat[1-4] / 1x5 58.5%, 1x5 67.5%, 1x5+ 76.5% / warmup: 1x5 30%, 1x5 40%, 1x3 50% / progress: custom(increment: 10lb) {~
        if (week == 4) { rm1 += state.increment }
      ~}
      bbb: Squat[1-3] / 5x10 45% / progress: none
      Leg Curl[1-4] / 5x10 / 60lb
      ## Bench
      Bench Press[1-4] / 1x5 58.5%, 1x5 67.5%, 1x5+ 76.5% / warmup: none / progress: custom(increment: 5lb) { ...Squat }
      bbb: Bench Press[1-3] / ...bbb: Squat
      # Week 2
      ## Squat
      Squat / 1x3 63%, 1x3 72%, 1x3+ 81%
      ## Bench
      Bench Press / 1x3 63%, 1x3 72%, 1x3+ 81%
      # Week 3
      ## Squat
      Squat / 1x5 67.5%, 1x3 76.5%, 1x1+ 85.5%
      ## Bench
      Bench Press / 1x5 67.5%, 1x3 76.5%, 1x1+ 85.5%
      # Week 4
      ## Squat
      Squat / 1x5 36%, 1x5 45%, 1x5 54%
      ## Bench
      Bench Press / 1x5 36%, 1x5 45%, 1x5 54%
      """
    ),
  ]
}
