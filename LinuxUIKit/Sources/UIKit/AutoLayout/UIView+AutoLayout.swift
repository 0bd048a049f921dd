// MARK: - Constraints

extension UIView {
  func installConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    let items = [constraint.firstLayoutItem, constraint.secondLayoutItem]
    guard items.allSatisfy({ $0?.layoutView?.isDescendant(of: self) ?? true }) else {
      fatalError(
        """
        NSGenericException: Unable to install constraint on view.  Does the constraint reference \
        something from outside the subtree of the view?  That's illegal. \
        constraint:\(constraint) view:<\(layoutName)>
        """)
    }
    constraint.deactivate()
    constraint.install(on: self)
  }
}

// MARK: - Alignment rectangles and fitting sizes

extension UIView {
  /// The target size of the smallest size that the constraints allow.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// The target size of the largest size that the constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  func rectInsideAlignmentInsets(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.minX + insets.left, y: frame.minY + insets.top,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }

  func rectAroundAlignmentInsets(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }
}

// MARK: - Debugging

extension UIView {
  var isLaidOutAmbiguously: Bool {
    guard !translatesAutoresizingMaskIntoConstraints, let engine = updatedLayoutEngine else {
      return false
    }
    return engine.isAmbiguous(self)
  }

  /// The solver of the view's hierarchy with an updated solution.
  var updatedLayoutEngine: LayoutEngine? {
    prepareConstraints()
    return layoutEngine
  }
}
