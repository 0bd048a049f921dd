import Foundation

/// A walk that the user has entered in the log.
struct Hike: Hashable, Codable, Identifiable, Sendable {
  var id = UUID()
  var trailName: String
  var date: Date
  /// In kilometers.
  var length: Double
  var effort: Effort
  /// From 0 to 5.
  var rating: Int
  var isShared: Bool
  var notes: String

  enum Effort: Int, Codable, CaseIterable, Sendable {
    case light, medium, intense
  }
}
