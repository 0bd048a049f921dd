/// A view whose intrinsic height depends on its width, such as a label of several lines.
///
/// The engine first solves with the size at unlimited width, then measures at the width found. A
/// view returns itself from `UIView.widthDependentContent`.
@MainActor protocol WidthDependentContent: UIView {
  /// Whether the height currently depends on the width.
  var isHeightDependentOnWidth: Bool { get }
  /// Returns the intrinsic size if at most `width` points are available.
  func contentSize(forWidth width: CGFloat) -> CGSize
}

/// A view of text that has baselines.
///
/// Their positions depend on the view's size: the text wraps, and is centered vertically. The
/// engine treats them as constants, computed for the size of the latest solution. A view returns
/// itself from `UIView.baselineContent`.
@MainActor protocol BaselineContent: UIView {
  /// Returns the baselines in bounds of this size; `nil` without text.
  func baselines(in size: CGSize) -> Baselines?
  /// The font that determines the system spacing to other baselines.
  var baselineFont: UIFont { get }
}

/// The distances from the top of the bounds to the first and last baseline, in points.
struct Baselines: Equatable {
  var first: CGFloat
  var last: CGFloat

  subscript(attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    attribute == .firstBaseline ? first : last
  }
}

extension LayoutItem {
  /// Returns the text view whose baseline an attribute refers to; `nil` for other attributes, and
  /// for items without text.
  func baselineContent(
    for attribute: NSLayoutConstraint.Attribute
  ) -> (any BaselineContent)? {
    guard attribute.isBaseline else { return nil }
    return baselineItem(for: attribute).baselineContent
  }
}

extension UIView {
  /// Returns the view whose baseline is the view's, by `forFirstBaselineLayout` or
  /// `forLastBaselineLayout`.
  ///
  /// A view that is not a descendant of the one that returns it is ignored.
  func baselineItem(for attribute: NSLayoutConstraint.Attribute) -> any LayoutItem {
    var view = self
    while true {
      let next =
        attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard next !== view, next.isDescendant(of: view) else { return view }
      view = next
    }
  }
}

extension NSLayoutConstraint {
  /// Returns the distance of two baselines at system spacing, rounded up to the next pixel, by the
  /// formula of uikit.md, 3.3; `nil` unless both sides are baselines of text.
  func systemBaselineSpacing(times multiplier: CGFloat) -> CGFloat? {
    guard let lower = firstLayoutItem?.baselineContent(for: firstAttribute),
      let upper = secondLayoutItem?.baselineContent(for: secondAttribute)
    else { return nil }
    let fonts = (lower: lower.baselineFont, upper: upper.baselineFont)
    let spacing = fonts.lower.lineHeight + fonts.lower.descender - fonts.upper.descender
    let scale = lower.traitCollection.displayScale
    return multiplier * ceiledToPixel(spacing, scale: scale)
  }
}
