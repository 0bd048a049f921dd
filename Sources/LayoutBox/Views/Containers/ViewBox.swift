import BoxLayout
import UIKit

/// How a view takes part in layouts: its size, margin and alignment, whatever its superview is.
///
/// A view has one as soon as one of them is set, or when it is in a box. The view keeps it.
@MainActor final class ViewBox {
  /// The view in the layout of boxes.
  let node: BoxNode
  private weak var view: UIView?
  private var edges = EdgeConstraints()
  /// The offsets of the alignment, in points, for plain views.
  private(set) var offsets: [Alignment: CGFloat] = [:]
  /// The functions that are called when the geometry has changed.
  var geometry = GeometryObservers()
  /// The objects that the view retains, such as bindings.
  var lifetime: [AnyObject] = []

  /// Creates the box of a view.
  init(_ view: UIView) {
    self.view = view
    node = BoxNode(content: ViewContent(view))
  }

  /// Changes the size, margin or place, and what the superview does with it.
  func changeStyle(_ change: (inout BoxStyle) -> Void) {
    change(&node.style)
    placementDidChange()
  }

  /// Adds an alignment with an offset in points.
  func align(_ alignment: Alignment, offset: CGFloat) {
    for member in Alignment.members where alignment.contains(member) { offsets[member] = offset }
    let all = offsets.keys.reduce(into: Alignment()) { $0.formUnion($1) }
    changeStyle { $0.alignment = all.inBox }
  }

  /// Lays out the view again after a change of its size, or of how it is placed.
  func placementDidChange() {
    guard let view, let superview = view.superview else { return }
    if let box = superview as? any BoxContainer {
      box.boxesDidChange()
    } else if edges.isUsed {
      edges.update(for: view, in: superview, style: node.style, offsets: offsets)
    }
  }

  /// Places the view in a superview that isn't a box by constraints.
  func constrain() {
    guard let view, let superview = view.superview, !(superview is any BoxContainer) else { return }
    edges.update(for: view, in: superview, style: node.style, offsets: offsets)
  }

  /// Ends the placement by constraints.
  func removeConstraints() { edges.remove() }
}

extension UIView {
  /// The view's part in layouts, created when it is needed.
  var viewBox: ViewBox {
    if let box = existingViewBox { return box }
    let box = ViewBox(self)
    existingViewBox = box
    return box
  }
}

/// The size of a view as the content of a box.
final class ViewContent: BoxContent {
  private weak var view: UIView?

  /// Creates the content of a view.
  init(_ view: UIView) { self.view = view }

  /// The view.
  @MainActor var ownView: UIView? { view }

  func size(thatFits width: CGFloat) -> CGSize {
    // Boxes are laid out by views, on the main actor; the engine itself belongs to none.
    let view = view
    return MainActor.assumeIsolated {
      guard let view, !(view is any BoxContainer) else { return .zero }
      return view.boxContentSize(width: width)
    }
  }

  var keepsHeightIfWidened: Bool {
    let view = view
    return MainActor.assumeIsolated { view is UILabel || view is any BoxContainer }
  }
}

extension UIView {
  /// Returns the size of the view's content in a width, rounded up to pixels.
  fileprivate func boxContentSize(width: CGFloat) -> CGSize {
    let limit = width.isFinite ? width : UIView.layoutFittingExpandedSize.width
    let size =
      isLaidOutByConstraints
      ? constrainedSize(width: width)
      : sizeThatFits(CGSize(width: limit, height: UIView.layoutFittingExpandedSize.height))
    return size.roundedUp(scale: displayScale)
  }

  /// Returns whether constraints determine the size: those of subviews, or of arranged subviews.
  private var isLaidOutByConstraints: Bool {
    if self is UIStackView { return true }
    if self is UIControl || self is UIScrollView || self is UILabel { return false }
    return subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  private func constrainedSize(width: CGFloat) -> CGSize {
    guard width.isFinite else {
      return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let height = UIView.layoutFittingCompressedSize.height
    return systemLayoutSizeFitting(
      CGSize(width: width, height: height), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The pixels of a point on the view's screen, at least 1.
  var displayScale: CGFloat { max(1, traitCollection.displayScale) }
}

extension CGSize {
  /// Returns the size in whole pixels that is at least as large.
  fileprivate func roundedUp(scale: CGFloat) -> CGSize {
    // Sums of lengths that are whole pixels differ from them by rounding.
    CGSize(
      width: ((width - 1e-6) * scale).rounded(.up) / scale,
      height: ((height - 1e-6) * scale).rounded(.up) / scale)
  }
}
