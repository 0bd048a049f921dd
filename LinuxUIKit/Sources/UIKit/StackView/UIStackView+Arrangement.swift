import Foundation

extension UIStackView {
  /// The system spacing (uikit.md, 4.10).
  private static let systemSpacing: CGFloat = 8

  /// The inputs of the constraints, as a value.
  var arrangement: StackArrangement {
    StackArrangement(
      axis: axis, distribution: distribution, alignment: alignment,
      canvas: isLayoutMarginsRelativeArrangement ? .margins : .stack,
      isBaselineRelative: isBaselineRelativeArrangement && axis == .vertical,
      items: arrangedSubviews.map(item))
  }

  private func item(_ view: UIView) -> StackArrangement.Item {
    StackArrangement.Item(
      id: ObjectIdentifier(view), isHidden: view.isHidden, spacingAfter: spacing(after: view),
      naturalLength: distribution == .fillProportionally ? naturalLength(of: view) : nil,
      hugging: view.contentHuggingPriority(for: axis).rawValue,
      resistance: view.contentCompressionResistancePriority(for: axis).rawValue,
      hasBaselines: needsBaselines && view.baselineContent(for: .firstBaseline) != nil)
  }

  private var needsBaselines: Bool {
    axis == .vertical
      ? isBaselineRelativeArrangement : alignment == .firstBaseline || alignment == .lastBaseline
  }

  /// Returns the length of the gap after a view in whole pixels.
  private func spacing(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let length = custom == Self.spacingUseDefault ? spacing : custom
    guard length != Self.spacingUseSystem else { return Self.systemSpacing }
    return roundedToPixel(length, scale: traitCollection.displayScale)
  }

  /// Returns the intrinsic length of a view; its fitting length if it has none.
  private func naturalLength(of view: UIView) -> CGFloat {
    guard !view.isHidden else { return 0 }
    let natural = length(of: view.intrinsicContentSize)
    guard natural == UIView.noIntrinsicMetric else { return natural }
    return length(of: view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
  }

  private func length(of size: CGSize) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  /// Returns the view whose baseline is the stack view's: the first or last visible one of a
  /// column, and the one with the greatest intrinsic height of a row.
  // Unverified: inferred from uikit.md, 4.10.
  func baselineView(_ attribute: NSLayoutConstraint.Attribute) -> UIView {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    guard axis == .horizontal else {
      return (attribute == .firstBaseline ? visible.first : visible.last) ?? self
    }
    let heights = visible.map(\.intrinsicContentSize.height)
    guard let highest = heights.max(), let index = heights.firstIndex(of: highest) else {
      return self
    }
    return visible[index]
  }
}

extension UIView {
  /// Hides or shows the view.
  ///
  /// An arranged view of a stack view that is hidden in an animation block is drawn until the
  /// animation ends; everything except drawing treats it as hidden immediately.
  func setHidden(_ isHidden: Bool) {
    guard isHidden != layer.isHidden else { return }
    layer.isHidden = isHidden
    // An earlier animation does not keep a view visible that is hidden now.
    if isHidden { layer.cancelAnimations(ofSamePropertyAs: .hiding) }
    superview?.visibilityDidChange(of: self)
  }
}
