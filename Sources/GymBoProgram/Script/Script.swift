/// A script of a program: what it does, and its text.
package struct Script: Sendable, Hashable {
  /// When it is run.
  package enum Use: Sendable, Hashable {
    /// After a workout; it changes the program.
    case progress
    /// During a workout; it is only checked.
    case update
  }

  let body: ScriptNode
  /// The text between `{~` and `~}`.
  package let text: String
  /// Whether it asks for what a script asks for if the number of sets is the lifter's choice.
  let asksNumberOfSets: Bool

  init(body: ScriptNode, text: String) {
    (self.body, self.text) = (body, text)
    // Searched for here, and not after each workout.
    asksNumberOfSets = Script.counting.contains { text.contains($0) }
  }

  private static let counting = [
    ScriptName.completedNumberOfSets.rawValue, ScriptName.programNumberOfSets.rawValue,
    ScriptFunction.sum.rawValue + "(",
  ]

  /// Scripts that do the same are equal, however they are laid out.
  package static func == (a: Script, b: Script) -> Bool { a.body == b.body }
  package func hash(into hasher: inout Hasher) { hasher.combine(body) }
}

/// A part of a script: a statement or an expression.
indirect enum ScriptNode: Sendable, Hashable {
  case block([ScriptNode])
  case condition(ScriptNode, then: ScriptNode, otherwise: ScriptNode?)
  case loop(variable: String, over: ScriptNode, ScriptNode)
  case assign(to: Target, Operator?, ScriptNode)
  case value(ScriptValue)
  case variable(String)
  case state(String, tag: ScriptNode?)
  case name(ScriptName, [Index])
  case not(ScriptNode)
  /// Operators of one level from left to right, however many: a long sum is not a deep tree.
  case operations(ScriptNode, [Term])
  case choice(ScriptNode, then: ScriptNode, otherwise: ScriptNode)
  case call(ScriptFunction, [ScriptNode])

  /// An operator and what is right of it.
  struct Term: Sendable, Hashable {
    let operation: Operator
    let node: ScriptNode
  }

  /// What can be assigned to.
  enum Target: Sendable, Hashable {
    case variable(String)
    case state(String, tag: ScriptNode?)
    case name(ScriptName, [Index])
  }

  /// One of the places in `weights[week:day:stage:set]`.
  enum Index: Sendable, Hashable {
    case all
    case expression(ScriptNode)
  }

  enum Operator: String, Sendable, Hashable {
    case or = "||"
    case and = "&&"
    case greater = ">"
    case less = "<"
    case atLeast = ">="
    case atMost = "<="
    case equal = "=="
    case unequal = "!="
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case remainder = "%"
  }
}

/// What a script can read of the workout and the program.
enum ScriptName: String, Sendable, Hashable {
  case weights, originalWeights, completedWeights, reps, minReps, completedReps, completedRepsLeft
  case effort = "RPE"
  case completedEffort = "completedRPE"
  case timers, setTime, completedSetTime, amraps, logrpes, askweights, isCompleted
  case rm1, bodyweight, day, week, dayInWeek, numberOfSets, programNumberOfSets
  case completedNumberOfSets, setVariationIndex, exerciseVariationIndex, descriptionIndex, setIndex

  private static let short: [String: ScriptName] = [
    "w": .weights, "r": .reps, "mr": .minReps, "cr": .completedReps, "cw": .completedWeights,
    "ns": .numberOfSets,
  ]

  /// A name or its short form.
  init?(written: String) {
    guard let name = ScriptName(rawValue: written) ?? ScriptName.short[written] else { return nil }
    self = name
  }

  /// Whether a script that runs after the workout can change it.
  var isAssignable: Bool {
    switch self {
    case .weights, .reps, .minReps, .effort, .timers, .setTime, .amraps, .logrpes, .askweights,
      .numberOfSets, .setVariationIndex, .exerciseVariationIndex, .descriptionIndex, .rm1:
      true
    default: false
    }
  }
}

/// The functions of scripts.
package enum ScriptFunction: String, Sendable, Hashable, CaseIterable {
  case floor, ceil, round, sum, min, max, roundWeight, roundConvertWeight, rpeMultiplier
  case oneRepetitionMaximum = "calculate1RM"
  case trainingMaximum = "calculateTrainingMax"
  case zeroOrGte, increment, decrement, print, sets
}
