extension UICollectionView {
  /// The category of an element.
  public enum ElementCategory: UInt, Sendable {
    /// A cell, which displays an item.
    case cell = 0
    /// A supplementary view of a section or item, such as a header.
    case supplementaryView = 1
    /// A decoration view of the layout, such as a section's background.
    case decorationView = 2
  }

  /// The scroll direction of a layout.
  public enum ScrollDirection: Int, Sendable {
    /// The content scrolls vertically.
    case vertical = 0
    /// The content scrolls horizontally.
    case horizontal = 1
  }

  /// The position of an item after scrolling to it.
  ///
  /// A vertical and a horizontal position can be combined. The empty set stands for the shortest
  /// scroll that makes the item visible.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// The bit set, with Apple's values.
    public let rawValue: UInt

    /// Creates a set of positions from a raw value.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The top of the visible bounds.
    public static let top = ScrollPosition(rawValue: 1)
    /// The vertical center of the visible bounds.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The bottom of the visible bounds.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left edge of the visible bounds.
    public static let left = ScrollPosition(rawValue: 8)
    /// The horizontal center of the visible bounds.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right edge of the visible bounds.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The events after which a self-sizing view is measured again (iOS 16).
  public enum SelfSizingInvalidation: Int, Sendable {
    /// The view is measured when it is displayed, and when its item is reloaded or reconfigured.
    case disabled = 0
    /// The view is also measured when its content configuration changes, or its intrinsic size is
    /// invalidated.
    case enabled = 1
    /// The view is also measured when constraints in it change.
    case enabledIncludingConstraints = 2
  }

  /// The element kind of section headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The element kind of section footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
