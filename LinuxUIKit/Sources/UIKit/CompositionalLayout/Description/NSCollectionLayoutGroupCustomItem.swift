import CompositionalLayout

/// One frame of a custom group.
///
/// The frame is in the group's coordinate space, with the origin inside the group's insets; x = 0
/// is the leading side in every language. Checked against compositional-layout.md, 1.8.
@preconcurrency @MainActor public class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The frame inside the group, in points.
  public let frame: CGRect
  /// The order from back to front.
  public let zIndex: Int

  init(_ frame: CGRect, _ zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  /// A cell with this frame.
  public convenience init(frame: CGRect) {
    self.init(frame, 0)
  }

  /// A cell with this frame, in front of those with a lower number.
  public convenience init(frame: CGRect, zIndex: Int) {
    self.init(frame, zIndex)
  }

  var value: LayoutCustomFrame { LayoutCustomFrame(frame: frame, zIndex: zIndex) }

  /// Returns the same object, which is immutable.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
