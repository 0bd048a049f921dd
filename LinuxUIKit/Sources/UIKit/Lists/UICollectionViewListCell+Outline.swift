extension UICollectionViewListCell {
  /// Expands or collapses the cell's item, as its disclosure does.
  func toggleOutline() {
    guard let collectionView = enclosingCollectionView,
      let path = collectionView.indexPath(for: self),
      let outlines = collectionView.dataSource as? any OutlineDataSource
    else { return }
    outlines.toggleOutline(at: path)
  }

  // Unverified: inferred from uikit.md, 3.4.5.
  private static let disclosureDuration: TimeInterval = 0.3

  /// Animates the disclosure when the item is expanded or collapsed.
  func animateDisclosure() {
    updateAccessories()
    UIView.animate(
      withDuration: Self.disclosureDuration, delay: 0, options: .allowUserInteraction
    ) {
      for view in self.accessoryViews.leading { view.rotateDisclosure() }
    }
  }

  /// Whether a tap anywhere on the cell expands or collapses its item (uikit.md, 3.4.5).
  var togglesOutlineByTap: Bool {
    accessories.contains { accessory in
      guard case .outlineDisclosure(let style) = accessory.kind, accessory.action == nil,
        accessory.isDisplayed(isEditing: configurationState.isEditing)
      else { return false }
      return style == .header || (style == .automatic && isOutlineHeader)
    }
  }

  // Unverified: the headers of `automatic` are items without parents that have the style of a
  // header or are the header of their section; inferred from uikit.md, 3.4.5.
  private var isOutlineHeader: Bool {
    guard outline?.level == 0 else { return false }
    let content = contentConfiguration as? UIListContentConfiguration
    return listPosition?.isHeader == true || content?.style.isHeader == true
  }
}

extension UICollectionView {
  /// Updates all displayed cells after a change of an outline.
  func updateOutlinePositions(animated: Bool) {
    guard let outlines = dataSource as? any OutlineDataSource else { return }
    for visible in visibleElements.inDrawingOrder where visible.element.category == .cell {
      visible.view.outlineDidChange(
        outlines, at: visible.element.indexPath, animated: animated)
    }
  }
}
