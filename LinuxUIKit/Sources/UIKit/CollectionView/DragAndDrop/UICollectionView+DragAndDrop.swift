import OrderedDifference

extension UICollectionView {
  /// The speeds with which a collection view makes space for dragged items.
  public enum ReorderingCadence: Int, Sendable {
    /// Without delay.
    case immediate = 0
    /// After a short delay.
    case fast = 1
    /// After a longer delay.
    case slow = 2
  }
}

// MARK: Presentation index paths

/// The methods for converting the index paths of the data source and those of displayed items, which
/// differ while a drag makes space for its items.
@preconcurrency @MainActor public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// Returns the displayed index of a section of the data source.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// Returns the index in the data source of a displayed section.
  func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int
  /// Returns the displayed index path of an item of the data source; `nil` if it is not displayed.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// Returns the index path in the data source of a displayed item; `nil` for a placeholder.
  func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath?
}

extension UICollectionView: UIDataSourceTranslating {
  func indexPathInPresentation(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    dataSourceIndexPath.map { path in
      guard let movement = interaction.movement else {
        return dragAndDrop.inserted.presentationIndexPath(for: path)
      }
      return movement.presentationIndexPath(for: path)
    }
  }

  func indexPathInDataSource(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    presentationIndexPath.flatMap { path in
      dragAndDrop.inserted.elements.isEmpty
        ? dataSourceIndexPath(for: path) : dragAndDrop.inserted.dataSourceIndexPath(for: path)
    }
  }
}

extension InteractiveMovement {
  /// Returns the displayed index path of an item of the data source.
  func presentationIndexPath(for path: IndexPath) -> IndexPath {
    guard path != original else { return current }
    let isBehindHole = path.section == original.section && path.item > original.item
    let others = isBehindHole ? path.item - 1 : path.item
    let isBehindItem = path.section == current.section && others >= current.item
    return IndexPath(item: isBehindItem ? others + 1 : others, section: path.section)
  }
}

// MARK: Space for dragged items

extension UICollectionView {
  /// Whether displayed items can be changed without the data source now.
  private var canShift: Bool {
    pendingWork.batch == nil && !pendingWork.needs(.reload) && !pendingWork.passes.isInProgress
      && data.counts != nil
  }

  /// Performs a change of displayed items, animated in a window.
  func shift(_ change: () -> Void) {
    guard canShift else { return }
    pendingWork.passes.perform {
      perform(makeUpdateAnimation(), change: change) {}
    }
    pendingWork.passes.runCompletions()
  }

  /// Moves a dragged item of this collection view to a presentation index path, which moves its
  /// neighbors; the data source is not notified.
  func showDraggedItem(_ source: IndexPath, at target: IndexPath) {
    guard canShift, counts.contains(source) else { return }
    if interaction.movement == nil {
      interaction.beginMovement(InteractiveMovement(draggedFrom: source, in: counts))
    }
    guard let current = interaction.movement?.current, current != target,
      counts.moving(current, to: target).contains(target)
    else { return }
    shift { shiftMovedItem(to: target) }
  }

  /// Opens a gap at a presentation index path, or moves the gap there.
  func showGap(at target: IndexPath) {
    let gap = dragAndDrop.inserted.gap
    guard canShift, gap != target, counts.items.indices.contains(target.section) else { return }
    shift {
      if let gap { removeInserted(at: gap) }
      guard target.item <= counts.items(in: target.section) else { return }
      insertElement(at: target, placeholder: nil)
    }
  }

  /// Closes the gap, and returns a dragged item to its index path.
  func closeGap() {
    let gap = dragAndDrop.inserted.gap
    let isMoved = interaction.movement?.isDragged == true
    guard gap != nil || isMoved else { return }
    guard canShift else { return }
    shift {
      if let gap { removeInserted(at: gap) }
      if isMoved { cancelMovement() }
    }
  }

  /// Inserts a displayed item without the data source.
  func insertElement(at path: IndexPath, placeholder: PlaceholderContext?) {
    reusePool.registerIfNeeded(DropGapCell.self, for: .cell(DropGapCell.identifier))
    dragAndDrop.insert(at: path, placeholder: placeholder)
    data.setCounts(counts.adding(1, inSection: path.section))
    applyMove(.insertItem(ItemPosition(path)))
  }

  /// Removes a displayed item without the data source.
  func removeInserted(at path: IndexPath) {
    dragAndDrop.remove(at: path)
    data.setCounts(counts.adding(-1, inSection: path.section))
    applyMove(.deleteItem(ItemPosition(path)))
  }

  /// Makes the displayed items those of the data source before an update.
  func removeShiftsBeforeUpdate() {
    for element in dragAndDrop.inserted.elements.reversed() { removeInserted(at: element.path) }
    cancelMovement()
  }

  /// Whether a drag makes space for its items, or there are placeholders.
  var isShifted: Bool {
    !dragAndDrop.inserted.elements.isEmpty || interaction.movement?.isDragged == true
  }

  /// Returns the cell of a displayed item without an item of the data source; `nil` for other
  /// items.
  func insertedCell(at path: IndexPath) -> (any ElementView)? {
    guard let element = dragAndDrop.inserted.element(at: path) else { return nil }
    let placeholder = element.placeholder?.placeholder
    let identifier = placeholder?.reuseIdentifier ?? DropGapCell.identifier
    let view =
      placeholder == nil
      ? dequeueReusableCell(withReuseIdentifier: identifier, for: path)
      : dequeueCell(identifier, for: path)
    (view as? DropGapCell)?.preferredSize = dragAndDrop.target.previewSize
    if let cell = view.elementCell { placeholder?.update(cell) }
    return view
  }

  /// Returns the displayed cell of an item, of a collection view or a table.
  func displayedCell(at path: IndexPath) -> (any ElementCell)? {
    visibleElements[.cell(path)]?.view.elementCell
  }

  /// Returns the attributes with dragged items dimmed.
  func dimmingDraggedItems(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard dragAndDrop.source.isDragging else { return elements }
    return elements.map { attributes in
      guard attributes.representedElementCategory == .cell,
        dragState(at: attributes.indexPath) == .dragging
      else { return attributes }
      let dimmed = attributes.duplicate()
      dimmed.alpha *= CollectionDragSource.draggedAlpha
      return dimmed
    }
  }

  /// Returns the drag state of a displayed item.
  func dragState(at path: IndexPath) -> UICollectionViewCell.DragState {
    guard dragAndDrop.source.isActive,
      let source = dataSourceIndexPath(forPresentationIndexPath: path)
    else { return .none }
    return dragAndDrop.source.state(ofItemAt: source)
  }

  /// Updates the drag states of the displayed cells.
  func updateDragStates() {
    for cell in visibleElements.cells {
      cell.view.elementCell?.setDragState(dragState(at: cell.element.indexPath))
    }
  }
}
