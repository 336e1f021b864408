/// Programs in the ways in which people write theirs: templates, stages, waves, scripts.
extension ProgramIdioms {
  static let others: [(name: String, text: String)] = [
    // Every rule without a script, supersets, ladders of movements, times.
    (
      "steps",
      """
      # Week 1
      ## Pull
      Deadlift / 1x5+ / 135lb / warmup: 1x5 95lb / progress: lp(10lb, 1, 0, 10%)
      Lat Pulldown / 3x8-12 / 80lb / 90s / superset: A / progress: dp(5lb, 8, 12)
      Face Pull / 5x15-20 / 20lb / 60s / superset: A / progress: dp(2.5lb, 15, 20)
      Hammer Curl / 4x8-12 / 25lb / progress: dp(5lb, 8, 12)
      ## Push
      Bench Press / 4x5, 1x5+ / 95lb / progress: lp(5lb, 1, 0, 10%, 3)
      Overhead Press / 3x8 / 65lb / progress: sum(27, 5lb)
      Triceps Pushdown | Skullcrusher / 3x12 / 40lb / progress: lp(5lb)
      ## Legs
      Squat / 3x5 / 135lb / progress: lp(5lb, 2, 0, 5lb, 3, 0)
      Standing Calf Raise, Leverage Machine / 5x12 90lb, 1x12+ 90lb
      Plank / 3x1 60s|?
      """
    ),
    // Arrays, loops, every kind of assignment.
    (
      "arrays",
      """
      # Week 1
      ## Day 1
      Bench Press / 1x8 65%, 1x6 75%, 1x4+ 85%, 2x4+ @9+ / progress: custom(tm: 100kg, fails: 0, rating+: 5) {~
        // what was done of the top set
        var.best = max(completedReps[1], completedReps[2], completedReps[3])
        var.total = sum(completedReps)
        var.low = min(completedReps)
        for (var.i in completedReps) {
          if (completedReps[var.i] >= reps[var.i]) {
            weights[var.i] = weights[var.i] + 2.5kg
          } else if (completedReps[var.i] == 0) {
            state.fails += 1
          }
        }
        if (state.fails > 2) {
          state.tm = roundWeight(state.tm * 0.9)
          state.fails = 0
          weights[*:*:*:*] *= 0.9
        }
        reps[1:1:1:3] = var.total > 20 ? 5 : 4
        RPE[ns] = 8
        timers = 120
        minReps[1] = 6
        state.tm = calculateTrainingMax(calculate1RM(completedWeights[1], completedReps[1]), completedReps[1])
        if (!(state.fails > 0) && isCompleted[1] == 1 || completedRPE[ns] <= 8) { state.tm += increment(state.tm) - state.tm }
        print(var.best, var.low, state.tm)
      ~}
      """
    ),
    // Repeats with places in the day, reuse from another week.
    (
      "spans",
      """
      # Week 1
      ## A
      Squat[1, 1-8] / 3x5 / 100kg / progress: lp(2.5kg)
      Bench Press[2,1-4] / 3x5 80kg @8 (top) / 90s
      Row[3, 1, 3-4] / 3x10 / 50kg
      ## B
      Deadlift[1-8] / 1x5 / ...Squat
      # Week 2
      ## A
      ## B
      # Week 3
      ## A
      Squat / 5x3 / 105kg
      ## B
      # Week 4
      ## A
      Deload: Squat / 2x5 / 80kg / progress: none
      ## B
      # Week 5
      ## A
      Bench Press / ...Bench Press[1:1] / 85kg
      ## B
      # Week 6
      ## A
      ## B
      # Week 7
      ## A
      ## B
      # Week 8
      ## A
      ## B
      """
    ),
    // Lines that go on, loads of less and more than the body, tags.
    (
      "lines",
      """
      # Week 1
      ## Day 1
      Squat, Barbell \\
        / 1x5 \\
        / 100kg \\
        / progress: custom(a: 1) {~ state.a = state.a + 1 ~}
      Leg Press, Leverage Machine / 3x8-12 120kg 90s, 1x15+ 80kg 60s / progress: dp(5kg, 8, 12)
      Push Up / 3x10+ / 0kg
      Chin Up / 3x5 / -20kg / progress: lp(2.5kg)
      Dip / 3x8 +10kg
      Lateral Raise, Dumbbell / 3x15 8kg / id: tags(1, 22) / superset: arms
      """
    ),
    // Loads by effort, warm-ups of percentages.
    (
      "rpe",
      """
      # Week 1
      ## Day 1
      comp: Squat / 1x1 @8+, 4x4 75% / 240s / warmup: 1x5 20kg, 1x3 50%, 1x2 70%
      Bench Press / 1x6 80% @8 240s, 2x6 75% 180s
      Bench Press Close Grip / 3x3 @7.5 / 120s
      Hack Squat / 3x8 / @8
      # Week 2
      ## Day 1
      comp: Squat / 1x1 @9+, 4x4 77.5% / 240s
      Bench Press / ...Bench Press[1:1] / 82.5%
      """
    ),
    // Steps in percent, conditions within sums.
    (
      "percents",
      """
      # Week 1
      ## Day 1
      Squat / 3x5 / 60% / progress: lp(2.5%, 3, 1, 5%, 2, 0)
      Bench Press / 3x5-8 60% / progress: dp(2%, 5, 8)
      Deadlift / 4x5 70% / progress: sum(22, 1%)
      Kettlebell Swing / 5x20 24kg / 30s
      Bulgarian Split Squat / 3x10 / 16kg / progress: custom(c: 0) {~
        state.c = state.c + (completedReps >= reps ? 1 : -1)
        if (state.c >= 3) {
          weights = increment(weights[1])
          state.c = 0
        } else {
          if (state.c <= -2) { weights = decrement(weights[1]) }
        }
      ~}
      """
    ),
    // Names that no catalogue has.
    (
      "names",
      """
      # Hypertrophy 💪 block
      ## Upper — Ä/ö day
      Cable Fly 🔥 / 3x12 / 15kg
      Übung Eigene links / 3x12
      Sled 31° Leg Press / 3x10
      ### note
      /// a note of the author
      """
    ),
    // State that one exercise writes for others.
    (
      "tags",
      """
      # Week 1
      ## Day 1
      Squat / 3x5 / 80kg / id: tags(100) / progress: custom(w: 80kg) {~ state[100].w = weights[1] ~}
      Bench Press / 3x5 / 60kg / id: tags(100) / progress: custom(w: 0kg, n: 1) {~
        if (day == 1 && dayInWeek == 1 && week == 1) { state.n = programNumberOfSets }
        weights = state.w > 0kg ? state.w : weights[1]
        numberOfSets = min(8, completedNumberOfSets + 1)
      ~}
      """
    ),
  ]
}
