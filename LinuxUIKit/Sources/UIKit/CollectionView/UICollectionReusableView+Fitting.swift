import CompositionalLayout

extension UICollectionReusableView {
  /// The attributes with the size that the view's contents ask for (uikit.md 6.12).
  func fitted(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard !attributes.sizing.isEmpty,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let wanted = fittingSize(in: attributes.size, sizing: attributes.sizing)
    let scale = traitCollection.displayScale
    if attributes.sizing.contains(.width), let width = wanted.width.usable {
      copy.size.width = ceiledToPixel(width, scale: scale)
    }
    if attributes.sizing.contains(.height), let height = wanted.height.usable {
      copy.size.height = ceiledToPixel(height, scale: scale)
    }
    return copy
  }

  private func fittingSize(in room: CGSize, sizing: LayoutSelfSizing) -> CGSize {
    let cell = self as? UICollectionViewCell
    let content = cell?.contentView ?? self
    let sides = cell?.contentSides ?? .zero
    let taken = sides.left + sides.right
    let room = CGSize(width: max(0, room.width - taken), height: room.height)
    var wanted = contentFittingSize(of: content, in: room, sizing: sizing)
    wanted.width += taken
    wanted.height = max(wanted.height, cell?.leastHeight ?? 0)
    return wanted
  }

  private func contentFittingSize(
    of content: UIView, in room: CGSize, sizing: LayoutSelfSizing
  ) -> CGSize {
    guard !content.hasConstraintsInside else {
      return content.systemLayoutSizeFitting(
        room,
        withHorizontalFittingPriority: sizing.contains(.width) ? .fittingSizeLevel : .required,
        verticalFittingPriority: sizing.contains(.height) ? .fittingSizeLevel : .required)
    }
    let own = sizeThatFits(room)
    return own == bounds.size ? content.sizeThatFits(room) : own
  }
}

extension UIView {
  /// Whether constraints hold anything in the view; stops at the first.
  fileprivate var hasConstraintsInside: Bool {
    !constraints.isEmpty || subviews.contains { $0.hasConstraintsInside }
  }
}

extension CGFloat {
  /// The length if a layout can use it: nil for what is negative or no number.
  fileprivate var usable: CGFloat? { isFinite && self >= 0 ? self : nil }
}
