extension ListCell {
  /// Lays out the separators of a row.
  ///
  /// A selected or highlighted row has none, and the row above it has none at its bottom (uikit.md,
  /// 3.4.1).
  func layOutSeparators(_ separators: ListSeparators?) {
    if lines.setMarked(isMarked) { layOutRowAbove() }
    layOut(.top, as: isMarked ? nil : separators?.top)
    layOut(.bottom, as: bottomLine(separators))
  }

  /// Returns the separator at the bottom, which has another color between selected rows.
  private func bottomLine(_ separators: ListSeparators?) -> ListSeparators.Line? {
    let next = neighbor(1)
    let isNextMarked = next?.isMarked ?? false
    guard isMarked || isNextMarked else { return separators?.bottom }
    guard isSelected, next?.isSelected == true, var line = separators?.bottom else { return nil }
    line.color = line.multipleSelectionColor
    return line
  }

  /// Lays out the row above again, because its separator depends on this row's state.
  private func layOutRowAbove() {
    neighbor(-1)?.setNeedsLayout()
  }

  private func neighbor(_ distance: Int) -> (any ElementCell)? {
    guard let path = displayedElement?.indexPath, path.count == 2, path.item + distance >= 0 else {
      return nil
    }
    return enclosingCollectionView?.visibleElements.cell(
      at: IndexPath(item: path.item + distance, section: path.section))
  }

  private func layOut(_ position: ListCellLines.Position, as line: ListSeparators.Line?) {
    guard let line else { return lines.remove(position) }
    let thickness = 1 / max(1, traitCollection.displayScale)
    let start = line.leading ?? guideEdges?.start ?? textStart
    let end = bounds.width - (line.trailing ?? guideEdges?.end ?? 0)
    let frame = CGRect(
      x: isRightToLeft ? bounds.width - end : start,
      y: position == .top ? 0 : bounds.height - thickness,
      width: max(0, end - start), height: thickness)
    lines.show(position, in: self, frame: frame, color: line.color)
  }

  /// The distances of the guide from the cell's leading and trailing edges; `nil` if it is not
  /// used.
  private var guideEdges: (start: CGFloat, end: CGFloat)? {
    guard let frame = lines.guide?.layoutFrame else { return nil }
    let (left, right) = (frame.minX, bounds.width - frame.maxX)
    return isRightToLeft ? (right, left) : (left, right)
  }

  /// The start of the content's text, or the cell's margin.
  private var textStart: CGFloat {
    let frame = contentView.frame
    let start = isRightToLeft ? bounds.width - frame.maxX : frame.minX
    return start + (contentTextStart ?? max(0, effectiveMargins.leading - start))
  }
}
