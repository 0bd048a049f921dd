import UIKit

/// A section or a whole layout: groups or sections that follow one another.
public protocol LayoutBoxContainer {
  /// The spacing between neighboring groups or sections, in points.
  var spacing: CGFloat { get set }
  /// The reference of the insets, such as the layout margins.
  var insetsReference: UIContentInsetsReference { get set }
}

extension LayoutBoxContainer {
  /// Returns a copy with this spacing between neighboring groups or sections, in points.
  public func spacing(_ spacing: CGFloat) -> Self {
    var copy = self
    copy.spacing = spacing
    return copy
  }

  /// Returns a copy with insets that are measured from this reference, such as the layout margins.
  public func insetsReference(_ reference: UIContentInsetsReference) -> Self {
    var copy = self
    copy.insetsReference = reference
    return copy
  }
}
