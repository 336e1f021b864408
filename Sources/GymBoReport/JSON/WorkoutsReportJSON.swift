internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgram

extension WorkoutsReport {
  /// The workouts as JSON, `gymbo.workouts/1`; `Schemas/workouts.schema.json` describes it.
  public func json() -> [UInt8] {
    let request = program.request
    return JSONWriter.document { json in
      json.member("schema", "gymbo.workouts/1")
      json.optional("asOf", asOf?.description, SwapReport.Absence.noHistory)
      json.member("goal", request.goal.rawValue)
      json.member("place", request.place.rawValue)
      json.member("minutes", request.minutes)
      json.member("experience", request.experience.rawValue)
      json.member("days", request.days)
      json.member("reserve", program.reserve)
      json.member("pace", program.pace)
      json.member("isOwnPace", program.hasOwnPace)
      json.optional("start", program.start?.description, SwapReport.Absence.noHistory)
      json.member("resting", each: program.resting) { json, resting in
        json.object(inline: true) { json in
          json.member("muscle", resting.muscle.rawValue)
          json.member("sets", resting.sets)
        }
      }
      json.member("workouts", each: Array(program.workouts.enumerated())) { json, workout in
        json.object { write(workout.element, at: workout.offset, to: &$0) }
      }
      json.member("muscles", each: GeneratedWorkout.muscleSets(of: program.workouts)) {
        write($1, to: &$0)
      }
      json.member("program", programText())
    }
  }

  private func write(_ workout: GeneratedWorkout, at index: Int, to json: inout JSONWriter) {
    json.member("name", program.title(ofWorkout: index))
    json.member("focus", workout.focus.rawValue)
    json.member("minutes", workout.seconds / 60)
    json.member("patterns", workout.patterns)
    json.member("exercises", each: workout.exercises) { json, exercise in
      json.object { write(exercise, to: &$0) }
    }
    json.member("muscles", each: workout.muscleSets) { write($1, to: &$0) }
  }

  private func write(_ sets: (muscle: Muscle, sets: Double), to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.member("muscle", sets.muscle.rawValue)
      json.member("sets", sets.sets)
    }
  }

  private func write(_ exercise: WorkoutExercise, to json: inout JSONWriter) {
    let candidate = exercise.candidate
    json.member("exercise", candidate.name)
    json.member("catalogueName", candidate.facts.name)
    json.member("sets", exercise.sets)
    json.member("low", exercise.fewest)
    json.member("high", exercise.most)
    json.member("unit", exercise.amountUnit.rawValue)
    json.member("rest_s", exercise.rest)
    json.member("isMain", exercise.isMain)
    json.member("minutes", exercise.seconds / 60)
    json.member("reason", exercise.choice.reason.rawValue)
    json.member("movement", candidate.facts.movement.rawValue)
    json.member("muscles", each: exercise.choice.muscles, inline: true) { $0.string($1.rawValue) }
    json.member("recentSessions", candidate.own?.sessions ?? 0)
    json.optional(
      "load_kg", exercise.start.load?.kilograms,
      exercise.needsLoad ? SwapReport.Absence.loadNotKnown : .noLoad)
    json.member("loadSource", exercise.start.source.rawValue)
    json.optional(
      "maximum_kg", exercise.start.maximum?.kilograms, SwapReport.Absence.loadNotKnown)
  }
}
