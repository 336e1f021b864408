internal import GymBoLog

extension JSONWriter {
  /// `{"code": "above", "value": 10000, "unit": "kg"}`
  mutating func proposal(_ proposal: Issue.Proposal?) {
    guard let proposal else { return member("proposal", missing: .nothingToPropose) }
    member("proposal", inline: true) { json in
      json.member("code", proposal.code)
      switch proposal.machineValue {
      case .text(let text): json.member("value", text)
      case .number(let value, let unit):
        json.member("value", value)
        if let unit { json.member("unit", unit) }
      case nil: break
      }
      switch proposal {
      case .cellsExpected(_, let found): json.member("found", found)
      case .countedOnce(let workouts, _): json.member("workouts", workouts)
      case .meantSet(_, let repetitions): json.member("repetitions", repetitions)
      case .noSuchExercise(let line, let file, _):
        json.member("file", file)
        json.member("line", line)
      default: break
      }
    }
  }

  /// What the data check doubts: `{"exercise": "Squat", "load": {"value": 1000, "unit": "kg"}}`.
  mutating func doubt(_ doubt: Issue.Doubt) {
    member("doubt", inline: true) { json in
      switch doubt {
      case .load(let load, let exercise):
        json.member("exercise", exercise)
        json.member("load", load.kilograms, unit: "kg")
      case .repetitions(let repetitions, let exercise):
        json.member("exercise", exercise)
        json.member("repetitions", repetitions)
      case .set(let load, let repetitions, let sets, let exercise):
        json.member("exercise", exercise)
        json.member("load", load.kilograms, unit: "kg")
        json.member("repetitions", repetitions)
        json.member("sets", sets)
      case .pace(let metres, let seconds, let exercise):
        json.member("exercise", exercise)
        json.member("distance", metres, unit: "m")
        json.member("duration", seconds, unit: "s")
      case .sharedLoad(let load, let exercises):
        json.member("exercises", each: exercises, inline: true) { $0.string($1) }
        json.member("load", load.kilograms, unit: "kg")
      case .name(let name):
        json.member("exercise", name)
      case .duration(let seconds):
        json.member("duration", Double(seconds), unit: "s")
      case .workout(let start, let sets):
        json.member("start", start.description)
        json.member("sets", sets)
      }
    }
  }
}

extension Issue {
  /// The text of the cell or row, or in a few words what the data check doubts.
  var machineOriginal: String {
    func number(_ value: Double) -> String { MachineNumber.text(value) ?? "" }
    return switch doubt {
    case .load(let load, let exercise): "\(exercise): \(number(load.kilograms)) kg"
    case .repetitions(let repetitions, let exercise): "\(exercise): \(repetitions) repetitions"
    case .set(let load, let repetitions, let sets, let exercise):
      "\(exercise): \(number(load.kilograms)) kg × \(repetitions) (1 of \(sets))"
    case .pace(let metres, let seconds, let exercise):
      "\(exercise): \(number(metres)) m in \(number(seconds)) s"
    case .sharedLoad(let load, let exercises):
      "\(exercises.joined(separator: ", ")): \(number(load.kilograms)) kg"
    case .name(let name): name
    case .duration(let seconds): "\(number(Double(seconds) / 3600)) h"
    case .workout(let start, let sets): "\(start): \(sets) sets"
    case nil: original
    }
  }
}

extension Issue.Proposal {
  /// The number or text that a proposal carries, in the units of machine formats.
  enum MachineValue {
    case text(String)
    case number(Double, unit: String?)
  }

  var machineValue: MachineValue? {
    switch self {
    case .indexLeftOut(let range): .number(Double(range.lowerBound), unit: nil)
    case .durationLeftOut(let longest): .number(Double(longest), unit: "s")
    case .readAsUnit(let unit): .text(unit.rawValue)
    case .readAsText(let text): .text(text)
    case .takenFrom(let file): .text(file)
    case .takenFromLine(let line): .number(Double(line), unit: nil)
    case .countedOnce(_, let sets): .number(Double(sets), unit: nil)
    case .above(.load(let load)), .meantLoad(let load), .meantSet(let load, _):
      .number(load.kilograms, unit: "kg")
    case .above(.repetitions(let repetitions)): .number(Double(repetitions), unit: nil)
    case .above(.duration(let seconds)): .number(Double(seconds), unit: "s")
    case .above(.distance(let metres)): .number(metres, unit: "m")
    case .cellsExpected(let cells, _): .number(Double(cells), unit: nil)
    case .sayPounds, .sayPoundsAsLoadsLook: .text(LoadUnit.pound.rawValue)
    case .noSuchExercise(_, _, let nearest): nearest.map(MachineValue.text)
    case .meantName(let name), .continuedAs(let name): .text(name)
    default: nil
    }
  }

  /// The word of machine formats.
  var code: String {
    switch self {
    case .leftOut: "left_out"
    case .rpeLeftOut: "rpe_left_out"
    case .indexLeftOut: "index_left_out"
    case .distanceLeftOut: "distance_left_out"
    case .durationLeftOut: "duration_left_out"
    case .readAsAssistance: "read_as_assistance"
    case .readAsWorkingSet: "read_as_working_set"
    case .readAsUnit: "read_as_unit"
    case .readAsText: "read_as_text"
    case .saveAsUTF8: "save_as_utf8"
    case .takenFrom: "taken_from_file"
    case .takenFromLine: "taken_from_line"
    case .countedOnce: "counted_once"
    case .above: "above_limit"
    case .volumeBeyondExact: "volume_beyond_exact"
    case .wholeNumberExpected: "whole_number_expected"
    case .startExpected: "start_expected"
    case .dateAndTimeExpected: "date_and_time_expected"
    case .cellsExpected: "cells_expected"
    case .athleteExpected: "athlete_expected"
    case .otherAthlete: "other_athlete"
    case .endBeforeStart: "end_before_start"
    case .correctQuotes: "correct_quotes"
    case .sayPounds: "say_unit_if_pounds"
    case .sayPoundsAsLoadsLook: "say_unit"
    case .sayZone: "say_zone"
    case .noSuchExercise: "no_such_exercise"
    case .meantLoad: "meant_load"
    case .meantSet: "meant_set"
    case .meantName: "meant_name"
    case .continuedAs: "continued_as"
    case .correctInApp: "correct_in_app"
    case .correctIfMistyped: "correct_if_mistyped"
    case .deleteOneWorkout: "delete_one_workout"
    case .leftOutOfAverageDurations: "left_out_of_average_durations"
    case .bodyWeightIncluded: "body_weight_included"
    }
  }
}
