extension ListCell {
  /// The insets of the content for accessories and indentation.
  var listContentSides: UIEdgeInsets {
    let solution = solvedParts
    return NSDirectionalEdgeInsets(
      top: 0, leading: solution.contentStart, bottom: 0,
      trailing: bounds.width - solution.contentEnd
    ).resolved(isRightToLeft: isRightToLeft)
  }

  /// Lays out accessories and separators, and rounds the cell's corners.
  func layOutListParts() {
    let solution = solvedParts
    for (view, start) in zip(accessoryViews.leading, solution.leading) { layOut(view, at: start) }
    for (view, start) in zip(accessoryViews.trailing, solution.trailing) { layOut(view, at: start) }
    layOutHandleLine(at: solution.line)
    let row = listRow
    roundCorners(of: row)
    layOutSeparators(separators(of: row))
  }

  private var solvedParts: ListCellSolver.Solution {
    let margins = effectiveMargins
    return ListCellSolver(
      width: bounds.width, leadingMargin: margins.leading, trailingMargin: margins.trailing,
      indentation: contentIndentation,
      indentsAccessories: indentsAccessories, leading: accessoryViews.leading.map(\.slotWidth),
      trailing: accessoryViews.trailing.map(\.slotWidth), endsInHandle: endsInHandle
    ).solve()
  }

  private var endsInHandle: Bool {
    guard let last = accessoryViews.trailing.last?.accessory, case .reorder = last.kind else {
      return false
    }
    return last.appearance.showsLine
  }

  private func layOutHandleLine(at start: CGFloat?) {
    guard let start else { return lines.remove(.beforeReorderControl) }
    let width = 1 / max(1, traitCollection.displayScale)
    lines.show(
      .beforeReorderControl, in: self,
      frame: mirrored(from: start, to: start + width)
        .insetBy(dx: 0, dy: ListMetrics.handleLineInset),
      color: ListMetrics.separatorColor)
  }

  private func layOut(_ view: AccessoryView, at start: CGFloat) {
    view.frame = mirrored(from: start, to: start + view.slotWidth)
  }

  private func mirrored(from start: CGFloat, to end: CGFloat) -> CGRect {
    CGRect(
      x: isRightToLeft ? bounds.width - end : start, y: 0, width: end - start,
      height: bounds.height)
  }

  private func roundCorners(of row: ListRowStyle?) {
    var corners = row?.roundCorners ?? []
    // The buttons beside a swiped row round the corners at their side.
    if let swipe = enclosingCollectionView?.swipeInteraction?.swipe, swipe.cell === self {
      let shared = swipe.corners
      swipe.actions.round(corners.intersection(shared))
      corners.subtract(shared)
    }
    guard !corners.isEmpty || layer.cornerRadius == ListRowStyle.cornerRadius else { return }
    layer.maskedCorners = corners
    layer.cornerCurve = .continuous
    layer.cornerRadius = corners.isEmpty ? 0 : ListRowStyle.cornerRadius
    clipsToBounds = !corners.isEmpty
  }
}
