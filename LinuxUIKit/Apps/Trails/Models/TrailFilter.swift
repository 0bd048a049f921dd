import Foundation

/// A choice of trails.
struct TrailFilter: Equatable, Sendable {
  var text = ""
  var difficulties = Set(Trail.Difficulty.allCases)
  var maximumLength = TrailFilter.longest
  var onlyFavorites = false

  static let longest = 30.0

  /// Whether anything but the text restricts the choice.
  var isRestricting: Bool {
    difficulties.count < Trail.Difficulty.allCases.count || maximumLength < Self.longest
      || onlyFavorites
  }

  func matches(_ trail: Trail, isFavorite: Bool) -> Bool {
    guard difficulties.contains(trail.difficulty), trail.length <= maximumLength,
      isFavorite || !onlyFavorites
    else { return false }
    let words = text.lowercased().split(separator: " ")
    let searched = "\(trail.name) \(trail.region)".lowercased()
    return words.allSatisfy { searched.contains($0) }
  }
}
