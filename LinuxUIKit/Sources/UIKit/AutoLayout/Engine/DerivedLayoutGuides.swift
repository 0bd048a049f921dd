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

/// The guide of a scroll view's content, or of its frame.
final class ScrollLayoutGuide: UILayoutGuide {
  /// The area of a guide; the raw value is its identifier in logs.
  enum Kind: String, CaseIterable {
    /// The content, whose size follows from the constraints on it.
    case content = "UIScrollView-contentLayoutGuide"
    /// The visible part, which stays while the content scrolls.
    case frame = "UIScrollView-frameLayoutGuide"
  }

  private let kind: Kind
  private weak var scrollView: UIScrollView?

  init(_ kind: Kind, of view: UIScrollView) {
    self.kind = kind
    scrollView = view
    super.init()
    owningView = view
    identifier = kind.rawValue
  }

  override var layoutFrame: CGRect {
    guard let scrollView else { return .zero }
    return kind == .frame
      ? scrollView.bounds : CGRect(origin: .zero, size: scrollView.contentSize)
  }

  /// Sets the frame, and the content size of the scroll view to that of the content.
  override func applySolvedFrame(_ frame: CGRect) {
    super.applySolvedFrame(frame)
    if kind == .content { scrollView?.zoom.setUnscaledContentSize(frame.size) }
  }

  override func contributions(
    as entry: LayoutItemEntry, in engine: LayoutEngine
  ) -> [Contribution] {
    guard let scrollView else { return [] }
    switch kind {
    case .content: return contentContributions(of: scrollView, entry)
    case .frame: return frameContributions(of: scrollView, entry, engine.entry(for: scrollView))
    }
  }

  /// Returns the constraints of the content: it begins at zero, and has the current content size if
  /// no other constraint determines it.
  // Unverified: the use of `contentSize` where constraints are missing is inferred from uikit.md,
  // 5.1.
  private func contentContributions(
    of view: UIScrollView, _ entry: LayoutItemEntry
  ) -> [Contribution] {
    let size = view.zoom.unscaledContentSize
    return [false, true].flatMap { isVertical -> [Contribution] in
      let start = Constraint(
        ConstraintSolver.Expression(entry.start(isVertical: isVertical)), .equal,
        ConstraintSolver.Expression(0))
      let length = Constraint(
        ConstraintSolver.Expression(entry.length(isVertical: isVertical)), .equal,
        ConstraintSolver.Expression(
          Double(isVertical ? size.height : size.width)),
        strength: .optional(level: 0))
      return [
        Contribution(isVertical ? .startY : .startX, start),
        Contribution(isVertical ? .height : .width, length),
      ]
    }
  }

  /// Returns the constraints of the visible part: it begins at the content offset, and has the size
  /// of the scroll view.
  private func frameContributions(
    of view: UIScrollView, _ entry: LayoutItemEntry, _ outer: LayoutItemEntry
  ) -> [Contribution] {
    [false, true].flatMap { isVertical -> [Contribution] in
      let origin = isVertical ? view.bounds.minY : view.bounds.minX
      let start = Constraint(
        ConstraintSolver.Expression(entry.start(isVertical: isVertical)), .equal,
        ConstraintSolver.Expression(Double(origin)))
      let length = Constraint(
        ConstraintSolver.Expression(entry.length(isVertical: isVertical)), .equal,
        ConstraintSolver.Expression(outer.length(isVertical: isVertical)))
      return [
        Contribution(isVertical ? .startY : .startX, start),
        Contribution(isVertical ? .height : .width, length, [outer]),
      ]
    }
  }
}

extension UIScrollView {
  /// Returns a guide of the scroll view, which is created on first use.
  func scrollGuide(_ kind: ScrollLayoutGuide.Kind) -> UILayoutGuide {
    requireAutoLayoutState().scrollGuide(kind, of: self)
  }
}
