import UIKit

/// A box or a layout with insets around its content.
///
/// ```swift
/// ItemLayoutBox(width: .w(0.5), height: .h(1)).insets(space: 8)
/// GridLayout(columns: 3).insets(space: 16, top: 8)
/// ```
public protocol Insettable {
  /// The insets around the content, in points.
  var insets: NSDirectionalEdgeInsets { get set }
}

extension Insettable {
  /// Returns a copy with other insets.
  public func insets(_ insets: NSDirectionalEdgeInsets) -> Self {
    var copy = self
    copy.insets = insets
    return copy
  }

  /// Returns a copy with an inset of `space` points on each edge that has no number of its own.
  ///
  /// ```swift
  /// group.insets(space: 8)
  /// group.insets(top: 8, leading: 16, trailing: 16)
  /// group.insets(space: 16, top: 8)
  /// ```
  public func insets(
    space: CGFloat = 0, top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil,
    trailing: CGFloat? = nil
  ) -> Self {
    insets(
      NSDirectionalEdgeInsets(
        top: top ?? space, leading: leading ?? space, bottom: bottom ?? space,
        trailing: trailing ?? space))
  }
}
