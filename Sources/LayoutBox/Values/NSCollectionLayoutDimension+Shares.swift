import UIKit

extension NSCollectionLayoutDimension {
  /// A share of the width of the group around the box: `.w(0.3)` is three tenths of it.
  ///
  /// It stands wherever UIKit takes a dimension, beside `.fractionalWidth(0.3)`, which it is
  /// short for. As a *height* it makes a box whose height follows the width: `.w(1)` for both is
  /// a square as wide as the group.
  public static func w(_ share: CGFloat) -> NSCollectionLayoutDimension {
    .fractionalWidth(share)
  }

  /// A share of the height of the group around the box: `.h(1.0)` is all of it.
  ///
  /// Short for `.fractionalHeight(_:)`.
  public static func h(_ share: CGFloat) -> NSCollectionLayoutDimension {
    .fractionalHeight(share)
  }
}
