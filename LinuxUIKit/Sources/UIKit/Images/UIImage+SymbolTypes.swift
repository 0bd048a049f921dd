import Foundation

extension UIImage {
  /// The sizes of symbols relative to text of their point size.
  public enum SymbolScale: Int, Sendable {
    /// The system's default: medium.
    case `default` = -1
    /// Unspecified: that of another configuration, or medium.
    case unspecified = 0
    /// Smaller than medium.
    case small = 1
    /// Slightly larger than capital letters.
    case medium = 2
    /// Larger than medium.
    case large = 3
  }

  /// The weights of symbols.
  public enum SymbolWeight: Int, Sendable {
    /// Unspecified: that of another configuration, or regular.
    case unspecified = 0
    /// The lightest; drawn as regular in this implementation.
    case ultraLight = 1
    /// Very light; drawn as regular in this implementation.
    case thin = 2
    /// Light; drawn as regular in this implementation.
    case light = 3
    /// The weight of body text.
    case regular = 4
    /// Slightly heavier than regular.
    case medium = 5
    /// The weight of headlines.
    case semibold = 6
    /// The weight of bold text.
    case bold = 7
    /// Heavier than bold.
    case heavy = 8
    /// The heaviest.
    case black = 9
  }
}

extension UIImage.SymbolScale {
  // Unverified: estimated from the size of SF Symbols in documentation.
  private static let smallFactor: CGFloat = 0.783
  private static let largeFactor: CGFloat = 1.29

  /// The size relative to medium.
  var factor: CGFloat {
    switch self {
    case .small: Self.smallFactor
    case .large: Self.largeFactor
    case .default, .unspecified, .medium: 1
    }
  }
}

extension UIImage.SymbolWeight {
  /// The thickening from one weight to the next, in ems.
  // Unverified: chosen so that symbols match the weight of text beside them.
  private static let thickeningStep: CGFloat = 0.012

  /// The thickening relative to regular, in ems.
  var thickening: CGFloat {
    Self.thickeningStep * CGFloat(max(0, rawValue - Self.regular.rawValue))
  }
}
