import ConstraintSolver
import Foundation

/// The guide of a scroll view's content, or of its frame.
final class ScrollLayoutGuide: UILayoutGuide {
  /// The area of a guide; the raw value is its identifier in logs.
  enum Kind: String {
    /// The content, whose size follows from the constraints on it.
    case content = "UIScrollView-contentLayoutGuide"
    /// The visible part, which stays while the content scrolls.
    case frame = "UIScrollView-frameLayoutGuide"
  }

  private let kind: Kind
  private var scrollView: UIScrollView? { owningView as? UIScrollView }

  init(_ kind: Kind, of view: UIScrollView) {
    self.kind = kind
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
    requireAutoLayoutState().derivedGuide(named: kind.rawValue) {
      ScrollLayoutGuide(kind, of: self)
    }
  }
}
