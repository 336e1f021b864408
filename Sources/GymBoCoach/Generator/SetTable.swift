internal import GymBoLog

/// Sets, repetitions and rest of an exercise, as a goal asks for them.
struct SetScheme: Sendable, Hashable {
  var sets: Int
  var fewest: Int
  var most: Int
  /// Seconds.
  var rest: Int

  init(_ sets: Int, _ fewest: Int, _ most: Int, rest: Int) {
    self.sets = sets
    self.fewest = fewest
    self.most = most
    self.rest = rest
  }
}

/// What a goal asks of the main lifts, of further compound lifts, and of isolation, at one experience.
///
/// Sources: ACSM (2026) Med Sci Sports Exerc, a review of 137 reviews; Currier et al. (2023) BJSM 57:1211–1220; ACSM (2009)
/// Med Sci Sports Exerc 41:687–708; Nunes et al. (2021); Singer et al. (2024); NSCA Essentials. They fix the ranges; the
/// exact cells are decisions of this project.
struct SetTable: Sendable, Hashable {
  let main: SetScheme
  let further: SetScheme
  let isolation: SetScheme
  /// Repetitions in reserve.
  let reserve: Int

  private init(_ main: SetScheme, _ further: SetScheme, _ isolation: SetScheme, reserve: Int) {
    self.main = main
    self.further = further
    self.isolation = isolation
    self.reserve = reserve
  }

  init(_ goal: TrainingGoal, _ experience: TrainingExperience) {
    self =
      switch goal {
      case .hypertrophy: .hypertrophy(experience)
      case .strength: .strength(experience)
      case .endurance: .endurance(experience)
      case .general: .general(experience)
      }
  }

  private static func hypertrophy(_ experience: TrainingExperience) -> SetTable {
    switch experience {
    case .beginner:
      SetTable(
        .init(3, 8, 12, rest: 120), .init(2, 8, 12, rest: 90), .init(2, 10, 15, rest: 60),
        reserve: 3)
    case .intermediate:
      SetTable(
        .init(3, 6, 10, rest: 120), .init(3, 8, 12, rest: 90), .init(3, 10, 15, rest: 60),
        reserve: 2)
    case .advanced:
      SetTable(
        .init(4, 6, 10, rest: 120), .init(3, 8, 12, rest: 90), .init(3, 10, 15, rest: 75),
        reserve: 1)
    }
  }

  private static func strength(_ experience: TrainingExperience) -> SetTable {
    switch experience {
    case .beginner:
      SetTable(
        .init(3, 5, 8, rest: 150), .init(2, 6, 10, rest: 120), .init(2, 8, 12, rest: 90),
        reserve: 3)
    case .intermediate:
      SetTable(
        .init(4, 3, 6, rest: 180), .init(3, 5, 8, rest: 150), .init(2, 8, 12, rest: 90),
        reserve: 2)
    case .advanced:
      SetTable(
        .init(5, 2, 5, rest: 180), .init(3, 4, 6, rest: 150), .init(2, 8, 10, rest: 90),
        reserve: 2)
    }
  }

  private static func endurance(_ experience: TrainingExperience) -> SetTable {
    switch experience {
    case .beginner:
      SetTable(
        .init(2, 12, 15, rest: 60), .init(2, 12, 15, rest: 60), .init(2, 12, 15, rest: 45),
        reserve: 3)
    case .intermediate:
      SetTable(
        .init(3, 15, 20, rest: 60), .init(2, 15, 20, rest: 45), .init(2, 15, 20, rest: 30),
        reserve: 2)
    case .advanced:
      SetTable(
        .init(3, 15, 25, rest: 45), .init(3, 15, 25, rest: 30), .init(2, 20, 25, rest: 30),
        reserve: 2)
    }
  }

  private static func general(_ experience: TrainingExperience) -> SetTable {
    switch experience {
    case .beginner:
      SetTable(
        .init(2, 8, 12, rest: 90), .init(2, 8, 12, rest: 90), .init(2, 10, 15, rest: 60),
        reserve: 3)
    case .intermediate:
      SetTable(
        .init(3, 8, 12, rest: 90), .init(2, 8, 12, rest: 90), .init(2, 10, 15, rest: 60),
        reserve: 2)
    case .advanced:
      SetTable(
        .init(3, 6, 10, rest: 120), .init(3, 8, 12, rest: 90), .init(2, 10, 15, rest: 60),
        reserve: 2)
    }
  }
}
