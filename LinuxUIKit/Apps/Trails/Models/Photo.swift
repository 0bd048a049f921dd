import Foundation

/// A picture of a trail.
struct Photo: Hashable, Codable, Identifiable, Sendable {
  let id: Int
  let caption: String
  /// The height divided by the width.
  let aspectRatio: Double
}
