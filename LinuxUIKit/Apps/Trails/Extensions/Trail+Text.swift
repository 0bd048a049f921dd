import Foundation

extension Trail {
  /// The length and the walking time, such as "8.5 km · 3:10 h".
  var lengthAndDuration: String { "\(lengthText) · \(durationText)" }

  var lengthText: String { Self.kilometers(length) }

  var ascentText: String { .localized("%d m", Int(ascent.rounded())) }

  var highestPointText: String { .localized("%d m", Int(highestPoint.rounded())) }

  var durationText: String {
    let minutes = Int(duration / 60)
    return String(format: "%d:%02d h", minutes / 60, minutes % 60)
  }

  static func kilometers(_ length: Double) -> String {
    String(format: "%.1f km", length)
  }
}

extension Trail.Difficulty {
  var title: String {
    switch self {
    case .easy: .localized("Easy")
    case .moderate: .localized("Moderate")
    case .hard: .localized("Hard")
    }
  }
}

extension Trail.Kind {
  var title: String {
    switch self {
    case .loop: .localized("Loops")
    case .outAndBack: .localized("Out and back")
    case .ridge: .localized("Ridges")
    case .lakeside: .localized("Lakes")
    }
  }

  var symbolName: String {
    switch self {
    case .loop: "arrow.triangle.2.circlepath"
    case .outAndBack: "arrow.left.arrow.right"
    case .ridge: "flag.fill"
    case .lakeside: "drop.fill"
    }
  }
}

extension Hike.Effort {
  var title: String {
    switch self {
    case .light: .localized("Light")
    case .medium: .localized("Medium")
    case .intense: .localized("Intense")
    }
  }
}
