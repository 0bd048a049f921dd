import UIKit

/// The source of the size of a view's content.
///
/// UIKit's own views, and views that override `sizeThatFits(_:)`, are asked for it. Other views have their
/// intrinsic content size, or the size that they had when they were added to a box.
@MainActor final class ViewKind {
  /// Whether the height stays the same if the view is wider than the content.
  let keepsHeightIfWidened: Bool
  private let isContainer: Bool
  private let isSystemView: Bool
  private let initialSize: CGSize
  /// Whether `sizeThatFits(_:)` has only returned the present size.
  private var mayIgnoreProposals = true

  /// Determines the kind of a view.
  init(_ view: UIView) {
    isContainer = view is any BoxContainer
    keepsHeightIfWidened = isContainer || view is UILabel
    isSystemView =
      view is UILabel || view is UIControl || view is UIImageView || view is UITextView
    initialSize = view.bounds.size
  }

  /// Returns the size of the view's content in a width, rounded up to pixels.
  func contentSize(of view: UIView, inWidth width: CGFloat) -> CGSize {
    if isContainer { return .zero }
    let size =
      view.isLaidOutByConstraints
      ? constrainedSize(of: view, width: width) : fittingSize(of: view, width: width)
    return size.roundedUp(scale: view.displayScale)
  }

  private func fittingSize(of view: UIView, width: CGFloat) -> CGSize {
    let expanded = UIView.layoutFittingExpandedSize
    let limit = width.isFinite ? width : expanded.width
    let size = view.sizeThatFits(CGSize(width: limit, height: expanded.height))
    guard !isSystemView, mayIgnoreProposals else { return size }
    guard size == view.bounds.size else {
      mayIgnoreProposals = false
      return size
    }
    // The default implementation returns the size that the last layout has set.
    let intrinsic = view.intrinsicContentSize
    return CGSize(
      width: intrinsic.width >= 0 ? intrinsic.width : initialSize.width,
      height: intrinsic.height >= 0 ? intrinsic.height : initialSize.height)
  }

  private func constrainedSize(of view: UIView, width: CGFloat) -> CGSize {
    guard width.isFinite else {
      return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let height = UIView.layoutFittingCompressedSize.height
    return BoxMeasurement.measuring(view, width: width) {
      view.systemLayoutSizeFitting(
        CGSize(width: width, height: height), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
  }
}

extension UIView {
  /// Whether constraints determine the size: those of subviews, or of arranged subviews.
  fileprivate var isLaidOutByConstraints: Bool {
    if self is UIStackView { return true }
    if self is UIControl || self is UIScrollView || self is UILabel { return false }
    return subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }
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
