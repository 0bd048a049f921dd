/// The drag and drop state of one collection view, or of the rows of one table.
@MainActor final class CollectionDragAndDrop {
  /// The delays before a collection view makes space for dragged items, in seconds.
  // Unverified: inferred from the documentation, which calls them short and longer.
  private static let fastDelay: TimeInterval = 0.15
  private static let slowDelay: TimeInterval = 0.4

  /// The items that are dragged out of the collection view.
  private(set) lazy var source = CollectionDragSource()
  /// The target of drags.
  private(set) lazy var target = CollectionDropTarget()
  /// The items that a drag selects by pausing over them.
  private(set) lazy var springLoaded = SpringLoadedItems()
  private var dragInteraction: UIDragInteraction?
  private var dropInteraction: UIDropInteraction?
  /// The displayed items without items of the data source.
  private(set) var inserted = InsertedElements()
  /// The speed with which space is made for dragged items.
  private(set) var cadence = UICollectionView.ReorderingCadence.immediate

  /// Installs a delegate of drags in a collection view.
  func setDragDelegate(
    _ delegate: (any UICollectionViewDragDelegate)?, in view: UICollectionView
  ) {
    source.connect(delegate, view)
    guard delegate != nil, dragInteraction == nil else { return }
    let interaction = UIDragInteraction(delegate: source)
    interaction.gesture.setCompanion(view.interaction.gestures.menuPress)
    interaction.isEnabled = source.isEnabled
    dragInteraction = interaction
    view.interactionHost.addInteraction(interaction)
  }

  /// Installs a delegate of drops in a collection view.
  func setDropDelegate(
    _ delegate: (any UICollectionViewDropDelegate)?, in view: UICollectionView
  ) {
    target.connect(delegate, view)
    guard delegate != nil, dropInteraction == nil else { return }
    let interaction = UIDropInteraction(delegate: target)
    dropInteraction = interaction
    view.interactionHost.addInteraction(interaction)
  }

  /// Sets whether drags can begin.
  func setEnabled(_ isEnabled: Bool) {
    source.setEnabled(isEnabled)
    dragInteraction?.isEnabled = isEnabled
  }

  /// Sets the speed with which space is made for dragged items.
  func setCadence(_ new: UICollectionView.ReorderingCadence) { cadence = new }

  /// The delay before space is made, in seconds.
  var delay: TimeInterval {
    switch cadence {
    case .immediate: 0
    case .fast: Self.fastDelay
    case .slow: Self.slowDelay
    }
  }

  // MARK: Inserted elements

  /// Inserts an element.
  func insert(at path: IndexPath, placeholder: PlaceholderContext?) {
    inserted.insert(at: path, placeholder: placeholder)
  }

  /// Removes an element.
  func remove(at path: IndexPath) { inserted.remove(at: path) }

  /// Makes an element one of the data source.
  func commit(at path: IndexPath) { inserted.commit(at: path) }

  /// Removes all elements, because the data is reloaded.
  func removeAllInserted() { inserted.removeAll() }
}
