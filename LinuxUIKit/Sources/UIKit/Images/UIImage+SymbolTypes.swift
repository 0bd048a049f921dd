import Foundation

extension UIImage {
  /// How large a symbol stands beside text of its size.
  public enum SymbolScale: Int, Sendable {
    /// As the system likes it: medium.
    case `default` = -1
    /// As another configuration says; medium if none does.
    case unspecified = 0
    /// A fifth smaller than medium.
    case small = 1
    /// A little larger than capitals.
    case medium = 2
    /// A good quarter larger than medium.
    case large = 3
  }

  /// How heavy a symbol's lines are.
  public enum SymbolWeight: Int, Sendable {
    /// As another configuration says; regular if none does.
    case unspecified = 0
    /// The lightest; ours draws it as regular.
    case ultraLight = 1
    /// Very light; ours draws it as regular.
    case thin = 2
    /// Light; ours draws it as regular.
    case light = 3
    /// As body text.
    case regular = 4
    /// A little heavier than regular.
    case medium = 5
    /// As headlines.
    case semibold = 6
    /// As bold text.
    case bold = 7
    /// Heavier than bold.
    case heavy = 8
    /// The heaviest.
    case black = 9
  }
}

extension UIImage.SymbolScale {
  /// The size as a part of medium's.
  ///
  /// A guess close to Apple's, not measured.
  var factor: CGFloat {
    switch self {
    case .small: 0.783
    case .large: 1.29
    case .default, .unspecified, .medium: 1
    }
  }
}

extension UIImage.SymbolWeight {
  /// How much thicker than regular the lines are, in ems: a guess that looks right beside text.
  var thickening: CGFloat {
    rawValue > Self.regular.rawValue ? 0.012 * CGFloat(rawValue - Self.regular.rawValue) : 0
  }
}
