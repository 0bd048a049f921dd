import Foundation

/// A marked path that one can walk.
struct Trail: Hashable, Codable, Identifiable, Sendable {
  let id: String
  let name: String
  let region: String
  let difficulty: Difficulty
  let kind: Kind
  /// In kilometers.
  let length: Double
  /// The heights along the trail at equal distances, in meters.
  let elevations: [Double]
  let summary: String
  let photos: [Photo]
}

extension Trail {
  enum Difficulty: String, Codable, CaseIterable, Sendable {
    case easy, moderate, hard
  }

  enum Kind: String, Codable, CaseIterable, Sendable {
    case loop, outAndBack, ridge, lakeside
  }

  /// The sum of all climbs, in meters.
  var ascent: Double {
    zip(elevations, elevations.dropFirst()).reduce(0) { $0 + max(0, $1.1 - $1.0) }
  }

  var highestPoint: Double { elevations.max() ?? 0 }

  /// The walking time at 4 km/h and 400 m of ascent per hour.
  var duration: TimeInterval { (length / 4 + ascent / 400) * 3600 }
}
