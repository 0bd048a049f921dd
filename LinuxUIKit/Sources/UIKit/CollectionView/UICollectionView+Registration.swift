extension UICollectionView {
  func register(_ viewClass: AnyClass?, for key: ReuseKey) {
    let new = viewClass as? UICollectionReusableView.Type
    if registered[key] != new { reuseQueue.forget(key) }
    registered[key] = new
  }

  /// A view for the element at an index path: one that waits for reuse, or a new one.
  ///
  /// It has the size that the layout wants there.
  func dequeue(_ key: ReuseKey, kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
    if let existing = existingCell(for: key, at: indexPath) { return existing }
    let view = dequeueOther(key, kind: kind, at: indexPath)
    request?.dequeued.append(view)
    return view
  }

  private func dequeueOther(
    _ key: ReuseKey, kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let element = ElementID(category: key.category, kind: key.kind, indexPath: indexPath)
    let attributes = attributesForRequest(of: element)
    let view = reusedOrMade(key, kind: kind, attributes)
    if let cell = view as? UICollectionViewListCell { cell.list.role = listRole(of: element) }
    return view
  }

  private func reusedOrMade(
    _ key: ReuseKey, kind: String, _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionReusableView {
    if let view = reuseQueue.take(for: key) {
      prepareForReuse(view, attributes)
      return view
    }
    guard let viewClass = registered[key] else {
      fatalError(CollectionViewMistake.notRegistered(kind: kind, identifier: key.identifier))
    }
    let view = viewClass.init(
      ReusableViewMaker(frame: attributes?.frame ?? .zero, reuseIdentifier: key.identifier))
    view.take(listEnvironment: attributes?.listEnvironment)
    return view
  }

  private func prepareForReuse(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes?
  ) {
    view.prepareForReuse()
    if let attributes { view.take(attributes.geometry) }
    view.take(listEnvironment: attributes?.listEnvironment)
  }

  private func existingCell(for key: ReuseKey, at indexPath: IndexPath) -> UICollectionViewCell? {
    guard let request, let existing = request.existing else { return nil }
    guard request.element.indexPath == indexPath else { return nil }
    return existing.reuseIdentifier == key.identifier ? existing : nil
  }

  private func attributesForRequest(of element: ElementID) -> UICollectionViewLayoutAttributes? {
    if let request, request.element == element { return request.attributes }
    return attributes(of: element)
  }
}
