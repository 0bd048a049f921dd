import UIKit

extension Notification.Name {
  /// Posted by the trail store after the user has marked or unmarked a trail.
  static let favoritesDidChange = Notification.Name("favoritesDidChange")
}

/// All trails, and those that the user has marked.
@MainActor final class TrailStore {
  private static let favoritesKey = "favorites"

  let trails: [Trail]
  private let defaults: UserDefaults
  private(set) var favorites: Set<Trail.ID>

  init(trails: [Trail], defaults: UserDefaults) {
    self.trails = trails
    self.defaults = defaults
    favorites = Set(defaults.stringArray(forKey: Self.favoritesKey) ?? [])
  }

  /// Reads the trails of the data set `Trails` of the asset catalog.
  static func bundledTrails() -> [Trail] {
    guard let asset = NSDataAsset(name: "Trails") else { return [] }
    return (try? JSONDecoder().decode([Trail].self, from: asset.data)) ?? []
  }

  func trail(_ id: Trail.ID) -> Trail? { trails.first { $0.id == id } }

  func isFavorite(_ id: Trail.ID) -> Bool { favorites.contains(id) }

  func setFavorite(_ isFavorite: Bool, for id: Trail.ID) {
    guard isFavorite != favorites.contains(id) else { return }
    if isFavorite { favorites.insert(id) } else { favorites.remove(id) }
    defaults.set(favorites.sorted(), forKey: Self.favoritesKey)
    NotificationCenter.default.post(name: .favoritesDidChange, object: self)
  }

  /// The trails that a filter chooses, by name.
  func trails(matching filter: TrailFilter) -> [Trail] {
    trails.filter { filter.matches($0, isFavorite: isFavorite($0.id)) }
      .sorted { $0.name < $1.name }
  }
}
