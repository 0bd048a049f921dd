extension UICollectionViewListCell {
  /// Returns the guide for separators, which is created when it is first used.
  func makeSeparatorGuide() -> UILayoutGuide {
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

  /// Lays out the separators of a row.
  ///
  /// A selected or highlighted row has none, and the row above it has none at its bottom (uikit.md,
  /// 3.4.1).
  func layOutSeparators(_ separators: ListSeparators?) {
    let isMarked = isSelected || isHighlighted
    if isMarked != list.wasMarked {
      list.wasMarked = isMarked
      layOutRowAbove()
    }
    list.topLine = laidOut(list.topLine, isMarked ? nil : separators?.top, isTop: true)
    list.bottomLine = laidOut(list.bottomLine, bottomLine(separators, isMarked), isTop: false)
  }

  /// Returns the separator at the bottom, which has another color between selected rows.
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

  /// Lays out the row above again, because its separator depends on this row's state.
  private func layOutRowAbove() {
    neighbor(-1)?.setNeedsLayout()
  }

  private func neighbor(_ distance: Int) -> UICollectionViewCell? {
    guard let path = displayedElement?.indexPath, path.count == 2, path.item + distance >= 0 else {
      return nil
    }
    return enclosingCollectionView?.cellForItem(
      at: IndexPath(item: path.item + distance, section: path.section))
  }

  private func laidOut(_ view: UIView?, _ line: ListSeparators.Line?, isTop: Bool) -> UIView? {
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

  /// The distances of the guide from the cell's leading and trailing edges; `nil` if it is not
  /// used.
  private var guideEdges: (start: CGFloat, end: CGFloat)? {
    guard let frame = list.separatorGuide?.layoutFrame else { return nil }
    let (left, right) = (frame.minX, bounds.width - frame.maxX)
    return isRightToLeft ? (right, left) : (left, right)
  }

  /// The start of the content's text, or the cell's margin.
  private var textStart: CGFloat {
    let frame = contentView.frame
    let start = isRightToLeft ? bounds.width - frame.maxX : frame.minX
    let own = (contentView as? UIListContentView)?.textStart
    return start + (own ?? max(0, effectiveMargins.leading - start))
  }
}
