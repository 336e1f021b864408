public import GymBoProgram

extension ProgramFault: CustomStringConvertible {
  /// Place, what is wrong, and what to write instead: `12:15: "60" is not understood; write 60kg, 60lb or 60%`.
  public var description: String { "\(line):\(column): \(problem.sentence)" }
}

extension ProgramFault.Problem {
  /// What is wrong and what to write instead, without the place.
  package var sentence: String {
    switch self {
    case .textTooLong: "the text is longer than 1 MiB, which is more than any program"
    case .notUTF8: "the text is not UTF-8; save it as plain text"
    case .tooMany(let counted, let most): "there are more than \(most) \(counted.words)"
    case .noExercise: "there is no exercise; write a line such as Squat / 3x5 / 100kg"
    case .nothingUsed: "no exercise is used; take used: none from one of them"
    case .dayBeforeWeek: "a day comes before the first week; begin with # Week 1"
    case .exerciseBeforeDay:
      "an exercise comes before the first day of the week; begin the day with ## Day 1"
    case .dayWithoutWeekday(let day):
      "\(day) has no @weekday, and other days have one; write /// @weekday mon below it"
    case .unknownAnnotation, .misplacedAnnotation, .notReferenceLoad, .notFactor, .notDayRPE,
      .notWeekday, .notDate, .notDone, .notKept, .notCycles:
      annotationSentence
    case .exerciseTwice, .noName, .notName, .notWeeks, .notSpan, .noSets, .unknownProperty:
      exerciseSentence
    case .setWithoutRepetitions, .setsNotParted, .notRepetitions, .rpeOutOfRange, .numberTooLarge,
      .labelTooLong, .unreadable:
      setSentence
    case .noRule, .textAfterRule, .unknownProgression, .argumentCount, .notArgument,
      .lowerAboveUpper, .customWithoutScript, .notVariable, .otherProperty, .updateNotCustom,
      .notWarmUp, .notTags, .notUsed:
      propertySentence
    case .noExerciseName, .unknownReuse, .ambiguousReuse, .reuseOfReuse, .noProgressToTake,
      .circularProgress:
      reuseSentence
    default: scriptSentence
    }
  }

  private var annotationSentence: String {
    switch self {
    case .unknownAnnotation(let key, let place, let nearest):
      "there is no @\(key); "
        + (nearest.map { "did you mean @\($0)?" }
          ?? "the annotations of a \(place.rawValue) are "
          + place.keys.map { "@" + $0 }.joined(separator: ", "))
    case .misplacedAnnotation(let key, let places, let found):
      "@\(key) belongs to a \(places.map(\.rawValue).joined(separator: " or a ")), not to a "
        + "\(found.rawValue); put it \(places.first?.room ?? "")"
    case .notReferenceLoad(let key): "@\(key) needs a lift and a load; write @\(key) Squat 140kg"
    case .notFactor(let key):
      "@\(key) needs a factor from 0.1 to 2; write @\(key) 0.9 or @\(key) 90%"
    case .notDayRPE: "@rpe needs a number from 1 to 10; write @rpe 8"
    case .notWeekday(let text):
      "\"\(text)\" is no day of the week; write mon, tue, wed, thu, fri, sat or sun"
    case .notDate(let text): "\"\(text)\" is no day; write @start 2026-11-02"
    case .notDone(let text):
      "\"\(text)\" is no day and number of workouts; write @done 2026-11-27 6"
    case .notKept(let text):
      "\"\(text)\" does not say how a day was kept; write @kept 2026-11-27 sets 8/9 met 7 near 8 "
        + "reps 68/72, or @kept 2026-11-27 missed 9"
    default: "@cycles needs a number from 1 to 100, or endless; write @cycles 2"
    }
  }

  private var exerciseSentence: String {
    switch self {
    case .exerciseTwice(let name):
      "\(name) is twice in a day; put the sets in one line, or give one of them a label, as in "
        + "light: \(name)"
    case .noName: "the exercise has no name; write a line such as Squat / 3x5 / 100kg"
    case .notName(let text):
      "\"\(text)\" is no name of an exercise; put a / between the name and what follows"
    case .notWeeks(let text):
      "[\(text)] is no range of weeks; write the lower number first, as in [1-4]"
    case .notSpan(let text):
      "[\(text)] is neither weeks nor a place in the day; write [1-4], or [2,1-4] for the second of "
        + "the day"
    case .noSets(let name):
      "\(name) has no sets; write them as 3x8, or take them from another exercise: ...Squat"
    case .unknownProperty(let name):
      "there is no property \(name):; the properties are progress, update, warmup, superset, used "
        + "and id"
    default: ""
    }
  }

  private var setSentence: String {
    switch self {
    case .setWithoutRepetitions:
      "a set has no repetitions; write each as 3x8, or put what holds for all sets between slashes "
        + "of its own"
    case .setsNotParted: "two sets have no comma between them; write 3x8, 1x5"
    case .notRepetitions(let text):
      "\(text) is no range of repetitions; write the lower number first, as in 3x8-12"
    case .rpeOutOfRange(let text): "@\(text) is no RPE; write a number from 1 to 10"
    case .numberTooLarge(let text): "\(text) is too large; check the number"
    case .labelTooLong: "the label of a set is longer than 8 letters; shorten it"
    case .unreadable(let word, .unit(let number)?):
      "\"\(word)\" is not understood; write \(number)kg, \(number)lb or \(number)%"
    case .unreadable(let word, .spelling(let other)?):
      "\"\(word)\" is not understood; write \(other)"
    case .unreadable(let word, nil):
      "\"\(word)\" is not understood; write sets as 3x8, loads as 60kg or 75%, effort as @8, rest as "
        + "90s"
    default: ""
    }
  }

  private var propertySentence: String {
    switch self {
    case .noRule(let property): "\(property): needs a rule; write \(property): custom() {~ … ~}"
    case .textAfterRule(let text, let rule):
      "\"\(text)\" is not understood after \(rule)(); put a / between properties"
    case .unknownProgression(let name):
      "there is no progression \(name); the progressions are lp, dp, sum, custom and none"
    case .argumentCount(let rule):
      "\(rule) has \(rule == "lp" ? "at most six" : rule == "dp" ? "three" : "two") arguments; write "
        + Self.example(rule)
    case .notArgument(let rule, let number, let isAmount):
      "argument \(number) of \(rule) is not a "
        + (isAmount ? "load or a percentage" : "whole number") + "; write \(Self.example(rule))"
    case .lowerAboveUpper:
      "the lower repetitions of dp are above the upper ones; write dp(2.5kg, 8, 12)"
    case .customWithoutScript:
      "custom() has no script; write custom() {~ … ~} or custom() { ...Squat }"
    case .notVariable(let text):
      "\"\(text)\" is no variable with a value; write custom(attempt: 0)"
    case .otherProperty(let exercise, let property, let line):
      "\(exercise) has another \(property): than in line \(line); an exercise has one, so give one of "
        + "the two a label, as in light: \(exercise)"
    case .updateNotCustom: "update: takes custom() only; write update: custom() {~ … ~}"
    case .notWarmUp(let text):
      "\"\(text)\" is no warm-up; write warmup: 1x5 40%, 1x3 60kg, or warmup: none"
    case .notTags: "id: takes tags; write id: tags(1, 2)"
    default: "used: takes none only; write used: none, or take it away"
    }
  }

  private static func example(_ rule: String) -> String {
    switch rule {
    case "lp": "lp(2.5kg), or lp(2.5kg, 1, 0, 10%, 3, 0)"
    case "dp": "dp(2.5kg, 8, 12)"
    default: "sum(30, 2.5kg)"
    }
  }

  private var reuseSentence: String {
    switch self {
    case .noExerciseName:
      "after ... the name of an exercise is missing; write ...Squat, ...Squat[2] or ...Squat[1:2]"
    case .unknownReuse(let name, let week, let day, let nearest):
      "there is no \(name) in week \(week)\(day.map { ", day \($0)" } ?? ""); "
        + (nearest.map { "did you mean ...\($0)?" }
          ?? "if it is in another week, name week and day: ...\(name)[1:2]")
    case .ambiguousReuse(let name, let week):
      "\(name) is on several days of week \(week), with other sets; name the day: ...\(name)[2]"
    case .reuseOfReuse(let name):
      "\(name) takes its sets from another exercise itself; take them from that one"
    case .noProgressToTake(let name, let further, let other):
      "there is no custom progress of \(name) to take here"
        + (further > 0 ? " and in \(further) more \(further == 1 ? "line" : "lines")" : "")
        + (other.map { "; write { ...\($0.title) }, whose script is in line \($0.line)" }
          ?? "; write one in a line of its own, as custom() {~ … ~}")
    default:
      "the progress of \(subject) leads back to itself; write its script in one of the exercises"
    }
  }

  private var subject: String {
    if case .circularProgress(let name) = self { name } else { "" }
  }

  private var scriptSentence: String {
    switch self {
    case .scriptWithoutEnd: "the script that begins here has no end; close it with ~}"
    case .unreadableInScript(let text): "\"\(text)\" is not understood in a script"
    case .scriptEndsEarly(let expected):
      "the script ends where \(expected ?? "more") is expected"
    case .unexpected(let text, let expected): "\"\(text)\" is where \(expected) is expected"
    case .loopVariable: "the variable of a loop begins with var.; write for (var.i in reps) { … }"
    case .loopWithoutIn: "a loop needs the word in; write for (var.i in reps) { … }"
    case .notAssignable: "only a variable can be assigned to; compare with =="
    case .readOnly(let name): "\(name) can be read, not changed"
    case .unknownFunction(let name):
      "there is no function \(name)(); the functions are "
        + ScriptFunction.allCases.map(\.rawValue).sorted().joined(separator: ", ")
    case .unknownVariable(let name):
      "there is no variable \(name); begin variables of your own with var. or state"
    case .undeclaredVariable(let name):
      "state.\(name) is not declared; write custom(\(name): 0), with what it begins with"
    case .scriptTooDeep:
      "brackets and blocks are more than 100 within each other; use variables of your own"
    default: ""
    }
  }
}

extension ProgramFault.Counted {
  fileprivate var words: String {
    switch self {
    case .weeks: "weeks"
    case .days: "days in a week"
    case .exercises: "exercises in a day"
    case .sets: "sets in a line"
    }
  }
}

extension AnnotationPlace {
  /// Where its annotations are written.
  fileprivate var room: String {
    switch self {
    case .program: "before the first # week"
    case .week: "below the # line"
    case .day: "below the ## line"
    }
  }
}
