extension UICollectionViewListCell {
  /// The guide for separators; made, and put where the separator is, when it is first asked for.
  func usedSeparatorGuide() -> UILayoutGuide {
    if let guide = list.separatorGuide { return guide }
    let guide = UILayoutGuide()
    guide.identifier = "UICollectionViewListCellSeparatorLayoutGuide"
    list.separatorGuide = guide
    addLayoutGuide(guide)
    let start = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16)
    let end = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
    start.priority = .fittingSizeLevel
    end.priority = .fittingSizeLevel
    NSLayoutConstraint.activate([
      start, end, guide.topAnchor.constraint(equalTo: topAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    return guide
  }

  /// Draws the lines of a row; a marked row has none, and neither has the one above it at its
  /// bottom (uikit.md 3.4.1).
  func placeSeparators(_ separators: ListSeparators?) {
    let isMarked = isSelected || isHighlighted
    if isMarked != list.wasMarked {
      list.wasMarked = isMarked
      markRowAbove()
    }
    list.topLine = placed(list.topLine, isMarked ? nil : separators?.top, isTop: true)
    list.bottomLine = placed(list.bottomLine, bottomLine(separators, isMarked), isTop: false)
  }

  /// Rows that are selected together have a line of another color between them.
  private func bottomLine(
    _ separators: ListSeparators?, _ isMarked: Bool
  ) -> ListSeparators.Line? {
    let next = neighbor(1)
    let isNextMarked = next.map { $0.isSelected || $0.isHighlighted } ?? false
    guard isMarked || isNextMarked else { return separators?.bottom }
    guard isSelected, next?.isSelected == true, var line = separators?.bottom else { return nil }
    line.color = line.multipleSelectionColor
    return line
  }

  /// Has the row above, whose separator depends on this one's state, laid out again.
  private func markRowAbove() {
    neighbor(-1)?.setNeedsLayout()
  }

  private func neighbor(_ distance: Int) -> UICollectionViewCell? {
    guard let path = displayedElement?.indexPath, path.count == 2, path.item + distance >= 0 else {
      return nil
    }
    return enclosingCollectionView?.cellForItem(
      at: IndexPath(item: path.item + distance, section: path.section))
  }

  private func placed(_ view: UIView?, _ line: ListSeparators.Line?, isTop: Bool) -> UIView? {
    guard let line else {
      view?.removeFromSuperview()
      return nil
    }
    let view = view ?? UIView()
    if view.superview !== self { addSubview(view) }
    let thickness = 1 / max(1, traitCollection.displayScale)
    let start = line.leading ?? guideEdges?.start ?? textStart
    let end = bounds.width - (line.trailing ?? guideEdges?.end ?? 0)
    view.isUserInteractionEnabled = false
    view.backgroundColor = line.color
    view.frame = CGRect(
      x: isRightToLeft ? bounds.width - end : start, y: isTop ? 0 : bounds.height - thickness,
      width: max(0, end - start), height: thickness)
    return view
  }

  /// How far the guide is from the cell's leading and trailing edges; nil if it is not used.
  private var guideEdges: (start: CGFloat, end: CGFloat)? {
    guard let frame = list.separatorGuide?.layoutFrame else { return nil }
    let (left, right) = (frame.minX, bounds.width - frame.maxX)
    return isRightToLeft ? (right, left) : (left, right)
  }

  /// Where the content's text begins: that of a list content, or the cell's margin.
  private var textStart: CGFloat {
    let frame = contentView.frame
    let start = isRightToLeft ? bounds.width - frame.maxX : frame.minX
    let own = (contentView as? UIListContentView)?.textStart
    return start + (own ?? max(0, effectiveMargins.leading - start))
  }
}
