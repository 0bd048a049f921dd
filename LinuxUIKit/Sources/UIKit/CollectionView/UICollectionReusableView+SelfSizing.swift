import CompositionalLayout

// MARK: Measuring

extension ElementView {
  /// Returns the attributes with the preferred size of the view's content (uikit.md, 6.12).
  func fitted(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard !attributes.sizing.isEmpty else { return attributes }
    let copy = attributes.duplicate()
    let fitting = fittingSize(in: attributes.size, sizing: attributes.sizing)
    let scale = traitCollection.displayScale
    if attributes.sizing.contains(.width), let width = fitting.width.usableLength {
      copy.size.width = ceiledToPixel(width, scale: scale)
    }
    if attributes.sizing.contains(.height), let height = fitting.height.usableLength {
      copy.size.height = ceiledToPixel(height, scale: scale)
    }
    return copy
  }

  private func fittingSize(in available: CGSize, sizing: LayoutSelfSizing) -> CGSize {
    let sides = contentSides
    let taken = sides.left + sides.right
    let content = measuredContent
    // The margins that content preserves depend on its distance from the edges.
    if content.superview === self {
      let frame = bounds.inset(by: sides)
      if content.frame != frame { content.frame = frame }
    }
    var fitting = contentFittingSize(
      of: content,
      in: CGSize(width: max(0, available.width - taken), height: available.height),
      sizing: sizing)
    fitting.width += taken
    fitting.height = max(fitting.height, minimumHeight)
    return fitting
  }

  private func contentFittingSize(
    of content: UIView, in available: CGSize, sizing: LayoutSelfSizing
  ) -> CGSize {
    guard !content.hasConstraintsInside else {
      return content.systemLayoutSizeFitting(
        available,
        withHorizontalFittingPriority: sizing.contains(.width) ? .fittingSizeLevel : .required,
        verticalFittingPriority: sizing.contains(.height) ? .fittingSizeLevel : .required)
    }
    let own = sizeThatFits(available)
    return own == bounds.size ? content.sizeThatFits(available) : own
  }
}

extension UIView {
  /// Whether there are constraints in the view or its subviews.
  fileprivate var hasConstraintsInside: Bool {
    !constraints.isEmpty || subviews.contains { $0.hasConstraintsInside }
  }
}

extension CGFloat {
  /// The length; `nil` if it is negative or not finite.
  fileprivate var usableLength: CGFloat? { isFinite && self >= 0 ? self : nil }
}

// MARK: Invalidation

extension ElementView {
  /// Measures the view again after a possible change of its content's size, unless the collection
  /// view ignores such changes (uikit.md, 6.12).
  func sizeMayHaveChanged(byConstraints: Bool = false) {
    guard let element = displayedElement, let host = enclosingCollectionView else { return }
    let isObserved =
      byConstraints
      ? host.selfSizingInvalidation == .enabledIncludingConstraints
      : host.selfSizingInvalidation != .disabled
    if isObserved { host.invalidateMeasurement(of: element) }
  }

  /// The collection view that contains the view; `nil` while the view waits for reuse.
  var enclosingCollectionView: UICollectionView? {
    sequence(first: superview, next: { $0?.superview })
      .lazy.compactMap { $0 as? UICollectionView }.first
  }
}

extension UIView {
  /// Notifies the enclosing cell or supplementary view of a change of constraints or their inputs.
  ///
  /// The cost depends on the number of views between the two.
  func notifyOfConstraintChange() {
    var view: UIView? = self
    while let next = view, !next.constraintsInsideDidChange() { view = next.superview }
  }
}
