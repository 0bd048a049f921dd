import Foundation

extension UIStackView {
  /// The distance of neighbors where the system's is asked for (uikit.md 4.10).
  private static let systemSpacing: CGFloat = 8

  /// Brings the constraints and what the engine knows of the views up to date.
  func arrange() {
    let arrangement = arrangement
    arranger.update(to: arrangement, in: self)
    let roles = arrangement.roles()
    for (view, item) in zip(arrangedSubviews, arrangement.items) {
      view.setStackRole(roles[item.id])
    }
  }

  /// What is to be arranged, as a value.
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

  /// The length of the gap after a view, on whole pixels.
  private func spacing(after view: UIView) -> CGFloat {
    let length = customSpacings[ObjectIdentifier(view)] ?? spacing
    guard length != Self.spacingUseSystem else { return Self.systemSpacing }
    return roundedToPixel(length, scale: traitCollection.displayScale)
  }

  /// The length that a view has by its content; by what is inside of it, if it has none of its own.
  private func naturalLength(of view: UIView) -> CGFloat {
    guard !view.isHidden else { return 0 }
    let natural = length(of: view.intrinsicContentSize)
    guard natural == UIView.noIntrinsicMetric else { return natural }
    return length(of: view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
  }

  private func length(of size: CGSize) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  /// The view that lends the stack its baseline.
  ///
  /// [guess 4.10] The first or last visible one of a column, the naturally highest one of a row.
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
