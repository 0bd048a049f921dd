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

  /// The direction in which content is laid out.
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical = 0
    /// From side to side.
    case horizontal = 1
  }

  /// The position of an item after scrolling to it.
  ///
  /// One vertical and one horizontal position can be combined. The empty set stands for the
  /// shortest scroll that makes the item visible.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// The bits of the positions, with Apple's values.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top of the visible area.
    public static let top = ScrollPosition(rawValue: 1)
    /// Halfway between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom of the visible area.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left of the visible area.
    public static let left = ScrollPosition(rawValue: 8)
    /// Halfway between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right of the visible area.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The events after which a self-sizing view is measured again (iOS 16).
  public enum SelfSizingInvalidation: Int, Sendable {
    /// The view is measured when it is displayed, and when its item is reloaded or reconfigured.
    case disabled = 0
    /// The view is also measured when its content configuration changes, or its intrinsic size is
    /// invalidated.
    case enabled = 1
    /// The view is also measured when constraints inside of it change.
    case enabledIncludingConstraints = 2
  }

  /// The element kind of section headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The element kind of section footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
