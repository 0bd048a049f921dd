import UIKit

extension LayoutBoxConvertible {
  /// The box with `change` made to it; in a list, to each of its boxes.
  func changing(_ change: (inout BoxNode) -> Void) -> Self {
    var copy = self
    copy.config = config.changing(change)
    return copy
  }

  /// The box as the other kind.
  ///
  /// Nothing is dropped: an item that becomes a group is a group of the same size around one
  /// cell that fills it, and a group that becomes an item is the place of a single cell. What
  /// the group held comes back when it becomes a group again.
  public func boxType(_ boxType: LayoutBoxType) -> Self {
    changing { $0.type = boxType }
  }

  /// The box with another size, insets and gaps staying as they are.
  @MainActor public func itemSize(itemSize: NSCollectionLayoutSize) -> Self {
    let width = BoxLength(itemSize.widthDimension)
    let height = BoxLength(itemSize.heightDimension)
    return changing {
      $0.width = width
      $0.height = height
    }
  }

  /// The box with `insets` taken off inside its size.
  ///
  /// A cell becomes smaller by them; a group offers its boxes that much less room.
  public func insets(_ insets: NSDirectionalEdgeInsets) -> Self {
    changing { $0.insets = BoxInsets(insets) }
  }

  /// The box with `space` points taken off inside each of its four edges.
  public func insets(space: CGFloat) -> Self {
    insets(top: space, leading: space, bottom: space, trailing: space)
  }

  /// The box with these points taken off inside its edges.
  public func insets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> Self {
    insets(
      NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }
}
