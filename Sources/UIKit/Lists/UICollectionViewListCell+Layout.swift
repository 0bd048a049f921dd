extension UICollectionViewListCell {
  /// What accessories and indentation take away at the content's sides.
  var listContentSides: UIEdgeInsets {
    let solution = solvedParts
    return NSDirectionalEdgeInsets(
      top: 0, leading: solution.contentStart, bottom: 0,
      trailing: bounds.width - solution.contentEnd
    ).resolved(isRightToLeft: isRightToLeft)
  }

  /// Places accessories and separators, and rounds the cell's corners.
  func layOutListParts() {
    let solution = solvedParts
    for (view, start) in zip(list.leading, solution.leading) { place(view, at: start) }
    for (view, start) in zip(list.trailing, solution.trailing) { place(view, at: start) }
    let row = listRow
    takeCorners(of: row)
    placeSeparators(row?.separators)
  }

  /// Makes the accessories' views again where the state that they show changed.
  func updateAccessories() {
    let state = configurationState
    let new = ListCellStorage.AccessoryState(
      isEditing: state.isEditing, isSelected: state.isSelected && showsSelection)
    guard new != list.accessoryState else { return }
    list.accessoryState = new
    for view in list.leading + list.trailing { view.removeFromSuperview() }
    let order = AccessoryOrder(accessories, isEditing: new.isEditing)
    list.leading = order.leading.map { AccessoryView($0, isSelected: new.isSelected) }
    list.trailing = order.trailing.map { AccessoryView($0, isSelected: new.isSelected) }
    for view in list.leading + list.trailing { addSubview(view) }
  }

  /// Has the accessories' views made again before the next layout.
  func replaceAccessories() {
    list.accessoryState = nil
    setNeedsLayout()
  }

  private var showsSelection: Bool {
    accessories.contains { if case .multiselect = $0.kind { true } else { false } }
  }

  private var solvedParts: ListCellSolver.Solution {
    let margins = effectiveMargins
    return ListCellSolver(
      width: bounds.width, leadingMargin: margins.leading, trailingMargin: margins.trailing,
      indentation: CGFloat(max(0, indentationLevel)) * indentationWidth,
      indentsAccessories: indentsAccessories, leading: list.leading.map(\.slotWidth),
      trailing: list.trailing.map(\.slotWidth)
    ).solve()
  }

  private func place(_ view: AccessoryView, at start: CGFloat) {
    view.frame = mirrored(from: start, to: start + view.slotWidth)
  }

  private func mirrored(from start: CGFloat, to end: CGFloat) -> CGRect {
    CGRect(
      x: isRightToLeft ? bounds.width - end : start, y: 0, width: end - start,
      height: bounds.height)
  }

  private func takeCorners(of row: ListRow?) {
    let corners = row?.roundCorners ?? []
    guard !corners.isEmpty || layer.cornerRadius == ListRow.cornerRadius else { return }
    layer.maskedCorners = corners
    layer.cornerCurve = .continuous
    layer.cornerRadius = corners.isEmpty ? 0 : ListRow.cornerRadius
    clipsToBounds = !corners.isEmpty
  }
}
