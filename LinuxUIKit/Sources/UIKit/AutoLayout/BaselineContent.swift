/// A view of text, whose lines stand on baselines.
///
/// Where they are depends on the view's size: the text wraps, and is centered from top to bottom.
/// The engine takes them as constants, worked out for the size that was found last.
@MainActor protocol BaselineContent: UIView {
  /// The baselines in bounds of that size; nil without text.
  func baselines(in size: CGSize) -> Baselines?
  /// The font by which lines are spaced.
  var baselineFont: UIFont { get }
}

/// How far the letters of the first and last line stand below the top of the bounds, in points.
struct Baselines: Equatable {
  var first: CGFloat
  var last: CGFloat

  subscript(attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    attribute == .firstBaseline ? first : last
  }
}

extension LayoutItem {
  /// The item whose baseline is meant: the view's own or that of a view inside which it names.
  func baselineItem(for attribute: NSLayoutConstraint.Attribute) -> any LayoutItem {
    (self as? UIView)?.baselineView(for: attribute) ?? self
  }

  /// The view of text whose baseline is meant; nil for other attributes, and if there is none.
  func baselineContent(
    for attribute: NSLayoutConstraint.Attribute
  ) -> (any BaselineContent)? {
    guard attribute.isBaseline else { return nil }
    return baselineItem(for: attribute) as? any BaselineContent
  }
}

extension UIView {
  /// Follows the names from view to view; one that is not inside of the view before counts as none.
  fileprivate func baselineView(for attribute: NSLayoutConstraint.Attribute) -> UIView {
    var view = self
    while true {
      let next =
        attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard next !== view, next.isDescendant(of: view) else { return view }
      view = next
    }
  }
}
