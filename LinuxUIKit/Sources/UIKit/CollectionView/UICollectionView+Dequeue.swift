/// The element kind of cells in error messages.
private let cellKind = "UICollectionElementKindCell"

extension UICollectionView {
  func reusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = dequeue(.cell(identifier), kind: cellKind, at: indexPath)
    guard let cell = view as? UICollectionViewCell else {
      fatalError(CollectionViewMistake.notRegistered(kind: cellKind, identifier: identifier))
    }
    return cell
  }

  func reusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = dequeue(.supplementary(elementKind, identifier), kind: elementKind, at: indexPath)
    guard let supplementary = view as? UICollectionReusableView else {
      fatalError(CollectionViewMistake.notRegistered(kind: elementKind, identifier: identifier))
    }
    return supplementary
  }

  /// Returns a cell that the registration's handler has configured with the item.
  ///
  /// Without an item the handler is not called.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    registration.checkCreation()
    let key = ReuseKey.cell(registration.identifier)
    reusePool.registerIfNeeded(Cell.self, for: key)
    guard let cell = dequeue(key, kind: cellKind, at: indexPath) as? Cell else {
      fatalError(
        CollectionViewMistake.notRegistered(kind: cellKind, identifier: registration.identifier))
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view that the registration's handler has configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    registration.checkCreation()
    let kind = registration.elementKind
    let key = ReuseKey.supplementary(kind, registration.identifier)
    reusePool.registerIfNeeded(Supplementary.self, for: key)
    guard let view = dequeue(key, kind: kind, at: indexPath) as? Supplementary else {
      fatalError(
        CollectionViewMistake.notRegistered(kind: kind, identifier: registration.identifier))
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}

// MARK: Reused and new views

extension UICollectionView {
  /// Returns a reused or new view for the element at an index path, in the size of its attributes.
  func dequeue(
    _ key: ReuseKey, kind: String, at indexPath: IndexPath
  ) -> any ElementView {
    if let existing = reconfiguredCell(for: key, at: indexPath) { return existing }
    let element = ElementID(category: key.category, kind: key.kind, indexPath: indexPath)
    let attributes = attributesForRequest(of: element)
    let view = reusedView(for: key, attributes) ?? newView(for: key, kind: kind, attributes)
    view.willConfigure(as: element, in: layout)
    pendingWork.request?.recordDequeued(view)
    return view
  }

  /// Returns a reused view, or a new one of the registered class; `nil` if there is neither.
  ///
  /// With an index path, the view gets the size of its element.
  func dequeueView(_ key: ReuseKey, at indexPath: IndexPath?) -> (any ElementView)? {
    let path = indexPath ?? pendingWork.request?.element.indexPath
    if let path, let existing = reconfiguredCell(for: key, at: path) { return existing }
    let attributes = pendingWork.request?.attributes
    let view =
      reusedView(for: key, attributes)
      ?? (reusePool.registeredClass(for: key) == nil
        ? nil : newView(for: key, kind: key.kind, attributes))
    if let view, let element = pendingWork.request?.element {
      view.willConfigure(as: element, in: layout)
    }
    return view
  }

  /// Returns the displayed cell if a request to reconfigure it is in progress.
  private func reconfiguredCell(
    for key: ReuseKey, at indexPath: IndexPath
  ) -> (any ElementCell)? {
    guard let request = pendingWork.request, let existing = request.existing,
      request.element.indexPath == indexPath
    else { return nil }
    return existing.reuseIdentifier == key.identifier ? existing : nil
  }

  private func reusedView(
    for key: ReuseKey, _ attributes: UICollectionViewLayoutAttributes?
  ) -> (any ElementView)? {
    guard let view = reusePool.dequeue(key) else { return nil }
    view.prepareForReuse()
    if let attributes { view.setGeometry(attributes.geometry) }
    view.setListEnvironment(attributes?.listEnvironment)
    return view
  }

  private func newView(
    for key: ReuseKey, kind: String, _ attributes: UICollectionViewLayoutAttributes?
  ) -> any ElementView {
    guard let viewClass = reusePool.registeredClass(for: key) else {
      fatalError(CollectionViewMistake.notRegistered(kind: kind, identifier: key.identifier))
    }
    let view = viewClass.make(
      ReusableViewMaker(frame: attributes?.frame ?? .zero, reuseIdentifier: key.identifier))
    view.setListEnvironment(attributes?.listEnvironment)
    return view
  }

  private func attributesForRequest(of element: ElementID) -> UICollectionViewLayoutAttributes? {
    if let request = pendingWork.request, request.element == element { return request.attributes }
    return attributes(of: element)
  }
}
