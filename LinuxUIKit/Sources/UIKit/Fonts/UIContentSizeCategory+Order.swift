/// Categories sort by the size of the text they ask for, smallest first.
///
/// As Apple's, the type has the operators without being `Comparable`.
extension UIContentSizeCategory {
  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool {
    self >= .accessibilityMedium
  }

  /// Whether the left category asks for smaller text.
  public static func < (left: Self, right: Self) -> Bool {
    left.rank < right.rank
  }

  /// Whether the left category asks for smaller text, or for the same.
  public static func <= (left: Self, right: Self) -> Bool {
    left.rank <= right.rank
  }

  /// Whether the left category asks for larger text.
  public static func > (left: Self, right: Self) -> Bool {
    left.rank > right.rank
  }

  /// Whether the left category asks for larger text, or for the same.
  public static func >= (left: Self, right: Self) -> Bool {
    left.rank >= right.rank
  }

  /// Every category from the smallest to the largest, `unspecified` apart.
  static let allInOrder: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place among `allInOrder`; -1 for `unspecified` and unknown names.
  private var rank: Int {
    Self.allInOrder.firstIndex(of: self) ?? -1
  }

  /// The column of the text style tables: the default's for `unspecified` and unknown names.
  var tableColumn: Int {
    Self.allInOrder.firstIndex(of: self) ?? 3
  }
}
