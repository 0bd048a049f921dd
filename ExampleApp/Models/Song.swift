import UIKit

/// A song of a music player.
struct Song: Hashable, Sendable, Identifiable {
  let id: Int
  var title: String
  var artist: String
  /// The length in seconds.
  let seconds: Int
  /// The hue of the cover, from 0 to 1 around the color circle.
  let hue: CGFloat

  /// The formatted length.
  var length: String { "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)" }

  /// Draws the cover, a record on a colored square, as a square with this side in points.
  @MainActor func cover(side: CGFloat) -> UIImage {
    let square = CGRect(x: 0, y: 0, width: side, height: side)
    return UIGraphicsImageRenderer(size: square.size).image { context in
      UIColor(hue: hue, saturation: 0.55, brightness: 0.85, alpha: 1).setFill()
      context.fill(square)
      let rings: [(inset: CGFloat, brightness: CGFloat)] = [
        (0.14, 0.2), (0.24, 0.26), (0.38, 0.95),
      ]
      for ring in rings {
        UIColor(hue: hue, saturation: 0.35, brightness: ring.brightness, alpha: 1).setFill()
        UIBezierPath(ovalIn: square.insetBy(dx: side * ring.inset, dy: side * ring.inset)).fill()
      }
    }
  }
}

extension Song {
  /// The songs of one artist and guests.
  static let samples = [
    Song(id: 1, title: "North by Noon", artist: "Mara Silva", seconds: 214, hue: 0.55),
    Song(id: 2, title: "Paper Boats", artist: "Mara Silva", seconds: 187, hue: 0.05),
    Song(id: 3, title: "港口的灯", artist: "林晓雨", seconds: 241, hue: 0.12),
    Song(id: 4, title: "Salt", artist: "Mara Silva & Finn Olsen", seconds: 158, hue: 0.8),
    Song(id: 5, title: "The Lighthouse Keeper", artist: "Finn Olsen", seconds: 263, hue: 0.38),
    Song(id: 6, title: "Low Tide", artist: "Mara Silva", seconds: 199, hue: 0.66),
    Song(id: 7, title: "Rope and Tar", artist: "Greta Vogel", seconds: 172, hue: 0.93),
  ]
}
