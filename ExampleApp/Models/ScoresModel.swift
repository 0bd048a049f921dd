import Foundation
import LegoKit

/// A game of two teams.
struct Game: Hashable, Identifiable {
  let id: Int
  let league: String
  let home: String
  let away: String
  var homeGoals = 0
  var awayGoals = 0
  /// The minute, from 0 to 90.
  var minute = 0

  /// The minute, or that the game is over.
  var time: String { minute < 90 ? "\(minute) min" : "Full time" }
  /// The time and the teams with their goals, for assistive technologies.
  var spokenResult: String { "\(time), \(home) \(homeGoals), \(away) \(awayGoals)" }
}

/// Games of several leagues, whose results change each second.
final class ScoresModel: LegoObservableObject {
  /// A league with its games, or the favorites.
  struct Group: Hashable {
    let name: String
    let games: [Game]
  }

  @LegoPublished private(set) var games: [Game]
  @LegoPublished private(set) var favorites: Set<Game.ID> = []
  private(set) var secondCount = 0
  private let clock: any Clock<Duration>

  /// Creates games with a clock, of which each second changes some of them.
  init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
    games = Self.samples
  }

  /// The favorites, if there are any, and the other games by league, in order.
  var groups: [Group] {
    let rest = games.filter { !favorites.contains($0.id) }
    let leagues = Self.teams.map { league in
      Group(name: league.key, games: rest.filter { $0.league == league.key })
    }
    let chosen = games.filter { favorites.contains($0.id) }
    return ([Group(name: "Favorites", games: chosen)] + leagues).filter { !$0.games.isEmpty }
  }

  /// Adds a game to the favorites, or removes it.
  func toggleFavorite(_ id: Game.ID) {
    favorites.formSymmetricDifference([id])
  }

  /// Returns a task that follows the games until it is canceled or the model is released.
  func follow() -> Task<Void, Never> {
    Task { [weak self, clock] in
      while (try? await clock.sleep(for: .seconds(1))) != nil, let self { self.advance() }
    }
  }

  /// Advances every fourth game by a minute; every twelfth has a goal.
  func advance() {
    secondCount += 1
    var changed = games
    for index in games.indices where (index + secondCount).isMultiple(of: 4) {
      guard changed[index].minute < 90 else { continue }
      changed[index].minute += 1
      guard (index + secondCount).isMultiple(of: 12) else { continue }
      if secondCount.isMultiple(of: 3) {
        changed[index].awayGoals += 1
      } else {
        changed[index].homeGoals += 1
      }
    }
    games = changed
  }
}

// MARK: Samples

extension ScoresModel {
  private static let teams: KeyValuePairs = [
    "Northern League": [
      "Harbor Town", "Fjord United", "Skerry", "North Pier", "Lighthouse", "Old Wharf", "Kelp Bay",
      "Gullfoss", "Tide Rovers", "Storm",
    ],
    "River Cup": [
      "Mill Lane", "Weir Athletic", "Stone Bridge", "Ferry Road", "Reed Marsh", "Otter Creek",
      "Lock Gate", "Willow End",
    ],
    "Mountain Series": [
      "Summit", "Pine Ridge", "Glacier", "Hut 7", "Cold Pass", "Larch Wood", "Scree", "High Meadow",
    ],
  ]

  private static var samples: [Game] {
    let pairs = teams.flatMap { league in
      stride(from: 0, to: league.value.count, by: 2).map {
        (league.key, league.value[$0], league.value[$0 + 1])
      }
    }
    return pairs.enumerated().map { index, pair in
      Game(
        id: index, league: pair.0, home: pair.1, away: pair.2, homeGoals: index * 5 % 4,
        awayGoals: index * 3 % 3, minute: 12 + index * 17 % 60)
    }
  }
}
