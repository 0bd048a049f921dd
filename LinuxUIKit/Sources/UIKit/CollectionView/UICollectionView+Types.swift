extension UICollectionView {
  /// What an element of a collection view is.
  public enum ElementCategory: UInt, Sendable {
    /// A cell, which shows an item.
    case cell = 0
    /// A view that shows something about a section or item, such as a header.
    case supplementaryView = 1
    /// A view that belongs to the layout alone, such as a section's background.
    case decorationView = 2
  }

  /// The direction in which content is laid out.
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical = 0
    /// From side to side.
    case horizontal = 1
  }

  /// Where an item comes to rest when it is scrolled to.
  ///
  /// One vertical and one horizontal position can be combined. The empty set stands for the
  /// smallest movement that shows the item.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// One bit a position, as Apple numbers them.
    public let rawValue: UInt

    /// The set whose bits are those of `rawValue`.
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

  /// When a view that sizes itself is measured again (iOS 16).
  public enum SelfSizingInvalidation: Int, Sendable {
    /// When it comes into sight, or its item is reloaded or reconfigured.
    case disabled = 0
    /// Also when its content's configuration changes, or its intrinsic size is invalidated.
    case enabled = 1
    /// Also when constraints inside of it change.
    case enabledIncludingConstraints = 2
  }

  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
