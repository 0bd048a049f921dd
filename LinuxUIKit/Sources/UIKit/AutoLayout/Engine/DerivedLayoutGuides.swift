import ConstraintSolver
import Foundation

/// The guide of the safe area, of the margins or of readable text: the view's bounds less insets.
final class InsetLayoutGuide: UILayoutGuide {
  /// The area of a guide; the raw value is its identifier in logs.
  enum Kind: String, CaseIterable {
    /// The area that is not covered by bars or the screen's shape.
    case safeArea = "UIViewSafeAreaLayoutGuide"
    /// The area inside the margins.
    case margins = "UIViewLayoutMarginsGuide"
    /// The area inside the margins, limited to a readable width.
    case readable = "UIViewReadableContentGuide"
  }

  private let kind: Kind

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owningView = view
    identifier = kind.rawValue
  }

  private var insets: UIEdgeInsets {
    guard let owningView else { return .zero }
    switch kind {
    case .safeArea: return owningView.safeAreaInsets
    case .margins: return owningView.layoutMargins
    case .readable: return owningView.readableInsets
    }
  }

  override var layoutFrame: CGRect {
    owningView?.bounds.inset(by: insets) ?? .zero
  }

  override var isPositionedByEngine: Bool { false }

  /// Returns the four edges of the guide, which move with the bounds: while a scroll view scrolls,
  /// its guides stay on the screen.
  override func contributions(
    as entry: LayoutItemEntry, in engine: LayoutEngine
  ) -> [Contribution] {
    owningView.map { contributions(of: insets, in: $0, as: entry, in: engine) } ?? []
  }
}

extension UILayoutGuide {
  /// Returns the four edges of a guide of a view's bounds less insets.
  func contributions(
    of insets: UIEdgeInsets, in view: UIView, as entry: LayoutItemEntry, in engine: LayoutEngine
  ) -> [Contribution] {
    let outer = engine.entry(for: view)
    return [false, true].flatMap { isVertical -> [Contribution] in
      let inset = view.alignmentInset(isVertical: isVertical)
      let start = ConstraintSolver.Expression(entry.start(isVertical: isVertical))
      let end = start + ConstraintSolver.Expression(entry.length(isVertical: isVertical))
      let length = ConstraintSolver.Expression(outer.length(isVertical: isVertical))
      let origin = Double(isVertical ? view.bounds.minY : view.bounds.minX)
      let before = origin + Double(isVertical ? insets.top : insets.left)
      let after = Double(isVertical ? insets.bottom : insets.right)
      let far = length + (origin + inset.start + inset.end - after)
      return [
        Contribution(
          isVertical ? .startY : .startX,
          Constraint(start, .equal, ConstraintSolver.Expression(before))),
        Contribution(isVertical ? .endY : .endX, Constraint(end, .equal, far), [outer]),
      ]
    }
  }
}

extension UIView {
  /// The insets of the readable content guide.
  fileprivate var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let excess = bounds.width - insets.left - insets.right - greatestReadableWidth
    guard excess > 0 else { return insets }
    insets.left += excess / 2
    insets.right += excess / 2
    return insets
  }

  /// The width of the longest readable lines in points.
  // Unverified: 672 for the default text size was observed; the others are interpolated between the
  // limits in uikit.md, 3.3.
  private var greatestReadableWidth: CGFloat {
    switch traitCollection.preferredContentSizeCategory {
    case .extraSmall: 560
    case .small: 600
    case .medium: 632
    case .extraLarge: 744
    case .extraExtraLarge: 824
    case let category where category >= .extraExtraExtraLarge: 896
    default: 672
    }
  }
}
