/// One planned workout: the day, and which of the programme's days it is.
struct Appointment {
  var day: Day
  var plan: Int
}

extension Lifter {
  /// The workouts that happen: the plan without breaks and missed days. The last three weeks are complete.
  /// - Parameter weekdays: days after Monday, one for each day of the programme, in order.
  mutating func schedule(weekdays: [Int]) -> [Appointment] {
    var result: [Appointment] = []
    for week in 0..<calendar.weekCount {
      for (plan, weekday) in weekdays.enumerated() {
        let missed = random.chance(calendar.missed)
        let shifted = random.chance(0.08) ? 1 : 0
        let isLate = week >= calendar.weekCount - 3
        if calendar.isOff(week: week) || (missed && !isLate) { continue }
        let next = plan + 1 < weekdays.count ? weekdays[plan + 1] : 7
        let delay = !isLate && weekday + shifted < next ? shifted : 0
        let day = calendar.first + (week * 7 + weekday + delay)
        if day <= calendar.last { result.append(Appointment(day: day, plan: plan)) }
      }
    }
    return result
  }

  /// Seconds since midnight: after work as a rule, in the morning at weekends.
  mutating func startTime(on day: Day) -> Int {
    let weekday = (day.number + 3) % 7
    let hour = weekday >= 5 ? 9 : 17
    return hour * 3600 + random.integer(20 * 60...75 * 60)
  }
}

/// What a lifter wrote down, and on which day: on the workout, or on one of its exercises.
struct Remark {
  var week: Int
  var plan: Int
  /// Empty for a note on the workout.
  var exercise = ""
  var text: String
}

extension [Workout] {
  /// Puts the remarks where they belong: on the first workout of that week and plan, else on the next workout that
  /// has the exercise, so that none is lost to a missed day.
  mutating func annotate(
    with remarks: [Remark], appointments: [Appointment], in calendar: TrainingCalendar
  ) {
    for remark in remarks {
      let place = indices.first { index in
        let week = Int(calendar.week(of: appointments[index].day))
        let isDue = (week, appointments[index].plan) >= (remark.week, remark.plan)
        return isDue
          && (remark.exercise.isEmpty
            ? self[index].note.isEmpty
            : self[index].blocks.contains { $0.exercise == remark.exercise && $0.note.isEmpty })
      }
      guard let place else { continue }
      if remark.exercise.isEmpty {
        self[place].note = remark.text
      } else if let block = self[place].blocks.firstIndex(where: {
        $0.exercise == remark.exercise && $0.note.isEmpty
      }) {
        self[place].blocks[block].note = remark.text
      }
    }
  }
}
