import UIKit

/// A widget of DeclarativeSugar, which is a view.
public typealias DZWidget = UIView

/// The insets of a padding, with DeclarativeSugar's functions that create them.
public typealias DZEdgeInsets = UIEdgeInsets

extension UIEdgeInsets {
  /// Returns insets at some edges, in points.
  public static func only(
    left: CGFloat = 0, top: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// Returns insets that are the same at opposite edges, in points.
  public static func symmetric(vertical: CGFloat = 0, horizontal: CGFloat = 0) -> UIEdgeInsets {
    UIEdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// Returns insets that are the same at all edges, in points.
  public static func all(_ inset: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
  }
}
