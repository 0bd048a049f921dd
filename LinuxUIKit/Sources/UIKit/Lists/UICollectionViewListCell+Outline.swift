extension UICollectionViewListCell {
  /// Takes over where the item is in an outline; nil for items that are in none (uikit.md 7.3).
  ///
  /// Called after the app filled the cell, whose own indentation it replaces.
  func take(_ place: OutlinePlace?) {
    if let place, indentationLevel != place.level { indentationLevel = place.level }
    guard place != list.outline else { return }
    list.outline = place
    setNeedsUpdateConfiguration()
  }

  /// Forgets the outline, because the cell is kept for other data.
  func leaveOutline() {
    guard list.outline != nil else { return }
    list.outline = nil
    indentationLevel = 0
  }

  /// Shows or hides what is below the cell's item, as its disclosure does.
  func toggleOutline() {
    guard let collectionView, let path = collectionView.indexPath(for: self) else { return }
    collectionView.outlines?.toggleOutline(at: path)
  }

  /// Turns the arrow on its way, because what is below the item comes or goes now.
  ///
  /// [guess 3.4.5] In 0.3 s.
  func turnArrow() {
    updateAccessories()
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      for view in self.list.leading { view.turn() }
    }
  }

  /// Whether a tap anywhere on the cell does that (uikit.md 3.4.5).
  var togglesOutlineByTap: Bool {
    accessories.contains { accessory in
      guard case .outlineDisclosure(let style) = accessory.kind, accessory.action == nil,
        accessory.isDisplayed(isEditing: configurationState.isEditing)
      else { return false }
      return style == .header || (style == .automatic && isOutlineHeader)
    }
  }

  /// [guess 3.4.5] What `automatic` takes for a header: an item without parents that has the look of
  /// a header, or the first item of a section where that is the header.
  private var isOutlineHeader: Bool {
    guard list.outline?.level == 0 else { return false }
    let content = contentConfiguration as? UIListContentConfiguration
    return listPlace?.isHeader == true || content?.style.isHeader == true
  }
}

extension UICollectionView {
  /// The data source, where its items can be expanded.
  var outlines: (any OutlineDataSource)? { dataSource as? any OutlineDataSource }

  /// Tells a cell that was just filled where its item is in an outline.
  func takeOutlinePlace(of cell: UICollectionViewCell, at indexPath: IndexPath) {
    guard let cell = cell as? UICollectionViewListCell, let outlines else { return }
    cell.take(outlines.outlinePlace(at: indexPath))
  }

  /// Tells all cells on the screen, because an outline has changed.
  func takeOutlinePlaces(animated: Bool) {
    for case let cell as UICollectionViewListCell in visibleCells {
      guard let path = indexPath(for: cell) else { continue }
      let before = cell.list.outline
      takeOutlinePlace(of: cell, at: path)
      let turns = before != nil && before?.isExpanded != cell.list.outline?.isExpanded
      if animated, turns { cell.turnArrow() }
    }
  }

  /// Expands or collapses an item whose cell does that by a tap; false for all others.
  func toggleOutlineByTap(at indexPath: IndexPath) -> Bool {
    guard let cell = cellForItem(at: indexPath) as? UICollectionViewListCell,
      cell.togglesOutlineByTap
    else { return false }
    cell.toggleOutline()
    return true
  }
}
