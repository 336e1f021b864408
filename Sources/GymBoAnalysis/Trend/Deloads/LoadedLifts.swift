internal import GymBoKernels
internal import GymBoLog

/// The loaded lifts of every session, with what is needed to look back at a lift's usual work.
struct LoadedLifts {
  /// One lift in one session, as far as every session is compared by it.
  struct Work {
    var day: Int32
    /// Whether the lift was light in a light session.
    var wasLight = false
    /// Load × repetitions in units of the log; 0 where nothing has a load.
    var volume: Double
  }

  /// A loaded lift of a session: its exercise and its index in ``work``.
  struct Entry {
    var exercise: Int32
    var work: Int32
  }

  /// The lifts of all sessions, by exercise and in order of time. Before each exercise is an entry long ago, where looking
  /// back ends.
  private(set) var work: [Work] = []
  /// For each exercise, the index of its first entry in ``work``.
  private var firstWork: [Int32] = []
  /// The loaded lifts of all sessions, by session, and within a session by exercise.
  private(set) var entries: [Entry]
  /// For each session, the end of its lifts in ``entries``.
  private var ends: [Int]

  /// Orders the loaded lifts of a history by session, with a counting sort. O(sessions of lifts).
  init(of history: PreparedHistory) {
    var ends = [Int](repeating: 0, count: history.log.sessions.count)
    var total = 0
    for lifts in history.sessions.ofExercise {
      firstWork.append(Int32(total + 1))
      total += lifts.count + 1
    }
    work.reserveCapacity(total)
    for lifts in history.sessions.ofExercise {
      work.append(Work(day: .min / 2, volume: 0))
      for lift in lifts {
        work.append(Work(day: lift.date.dayNumber, volume: Double(lift.tonnage.units)))
        if lift.tonnage > .zero { ends[lift.session] += 1 }
      }
    }
    var begin = 0
    for session in ends.indices { (ends[session], begin) = (begin, begin + ends[session]) }
    entries = Array(repeating: Entry(exercise: 0, work: 0), count: begin)
    for (exercise, lifts) in history.sessions.ofExercise.enumerated() {
      var index = firstWork[exercise]
      for lift in lifts {
        if lift.tonnage > .zero {
          entries[ends[lift.session]] = Entry(exercise: Int32(exercise), work: index)
          ends[lift.session] += 1
        }
        index += 1
      }
    }
    self.ends = ends
  }

  /// The lifts of a session, as indices into ``entries``.
  func entries(of session: Int) -> Range<Int> {
    (session > 0 ? ends[session - 1] : 0)..<ends[session]
  }

  /// The place of an entry of ``work`` among the sessions of its exercise.
  func place(of index: Int, exercise: Int32) -> Int { index - Int(firstWork[Int(exercise)]) }

  /// Takes note that a lift was light.
  mutating func markLight(_ entry: Entry) { work[Int(entry.work)].wasLight = true }

  /// The median of a number over the last sessions of a lift that were usual; nil where too few have it. It looks at no more
  /// than ``mostLookedAt`` sessions.
  /// - Parameter number: of an entry of ``work``.
  @inline(__always)
  func usual(
    _ entry: Entry, fewest: Int = Deload.fewestUsual, _ number: (Int) -> Double?
  ) -> Double? {
    var numbers = Handful()
    var found = 0
    let day = work[Int(entry.work)].day
    var index = Int(entry.work) - 1
    let end = max(0, index - LoadedLifts.mostLookedAt)
    while found < Deload.usualSessions, index > end {
      let days = Int(day) - Int(work[index].day)
      guard days <= Deload.usualDays else { break }
      let isUsual = work[index].volume > 0 && !(work[index].wasLight && days <= Deload.longest)
      if isUsual {
        found += 1
        if let number = number(index) { numbers.insert(number) }
      }
      index -= 1
    }
    return found >= Deload.fewestUsual && numbers.count >= fewest ? numbers.median : nil
  }

  private static let mostLookedAt = 32

  /// The median volume of a lift's last usual sessions.
  func usualVolume(_ entry: Entry) -> Double? { usual(entry) { work[$0].volume } }

  /// What a session's lifts with usual work did, and what they usually do; 0 where no lift has usual work.
  func volume(of session: Int) -> (done: Double, usual: Double) {
    var volume = (done: 0.0, usual: 0.0)
    for place in entries(of: session) {
      guard let usual = usualVolume(entries[place]) else { continue }
      volume.done += work[Int(entries[place].work)].volume
      volume.usual += usual
    }
    return volume
  }
}
