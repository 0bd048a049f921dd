import CompositionalLayout

/// The frame and z-index of one item in a custom group.
///
/// The frame is in the group's coordinate space, with the origin inside the content insets. The
/// x-coordinate 0 is the leading side in every layout direction. Checked against
/// compositional-layout.md, 1.8.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The frame in the group's coordinate space, in points.
  open private(set) var frame: CGRect
  /// The z-index; items with a higher value are in front.
  open private(set) var zIndex: Int

  /// Creates an item with a frame.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// Creates an item with a frame and a z-index.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  var value: LayoutCustomFrame { LayoutCustomFrame(frame: frame, zIndex: zIndex) }

  /// Returns the same object, because custom items are immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
