import UIKit

extension NSCollectionLayoutDimension {
  /// Returns a fraction of the width of the containing group: `.w(0.3)` is three tenths of it.
  ///
  /// This is a short form of `.fractionalWidth(_:)`. As a height it ties the height of a box to
  /// the width of its group: `.w(1)` for both makes a square as wide as the group.
  public static func w(_ share: CGFloat) -> NSCollectionLayoutDimension {
    .fractionalWidth(share)
  }

  /// Returns a fraction of the height of the containing group: `.h(1.0)` is all of it.
  ///
  /// This is a short form of `.fractionalHeight(_:)`.
  public static func h(_ share: CGFloat) -> NSCollectionLayoutDimension {
    .fractionalHeight(share)
  }
}
