import UIKit

extension UIColor {
  /// The color of the app, from the asset catalog.
  static var accent: UIColor { named("Accent", or: .systemGreen) }
  /// The background of cards.
  static var card: UIColor { named("Card", or: .secondarySystemGroupedBackground) }

  private static func named(_ name: String, or fallback: UIColor) -> UIColor {
    UIColor(named: name) ?? fallback
  }
}

extension Trail.Difficulty {
  var color: UIColor {
    switch self {
    case .easy: UIColor(named: "Difficulty/Easy") ?? .systemGreen
    case .moderate: UIColor(named: "Difficulty/Moderate") ?? .systemOrange
    case .hard: UIColor(named: "Difficulty/Hard") ?? .systemRed
    }
  }
}
