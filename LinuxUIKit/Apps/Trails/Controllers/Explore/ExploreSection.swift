import Foundation

/// The sections of the feed.
enum ExploreSection: Hashable {
  case featured
  case kinds
  case nearby
}

/// The items of the feed; a trail can be in two sections.
enum ExploreItem: Hashable {
  case featured(Trail.ID)
  case kind(Trail.Kind)
  case nearby(Trail.ID)

  /// The identifier of the trail; `nil` for a kind of trails.
  var trailID: Trail.ID? {
    switch self {
    case .featured(let id), .nearby(let id): id
    case .kind: nil
    }
  }
}
