extension UICollectionView {
  /// Asks for the view of an element that comes on the screen.
  func makeView(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    switch attributes.element.category {
    case .cell: makeCell(for: attributes)
    case .supplementaryView: makeSupplementaryView(for: attributes)
    case .decorationView: makeDecorationView(for: attributes)
    }
  }

  private func makeCell(for attributes: UICollectionViewLayoutAttributes) -> UICollectionViewCell {
    let path = attributes.indexPath
    guard let dataSource, counts.contains(path) else {
      fatalError(CollectionViewMistake.unknownItem(path))
    }
    let asked = dataPath(of: path)
    let request = ElementRequest(element: .cell(asked), attributes: attributes, existing: nil)
    let cell = request.perform(in: self) {
      dataSource.collectionView(self, cellForItemAt: asked)
    }
    guard cell.reuseIdentifier != nil else { fatalError(CollectionViewMistake.cellNotDequeued) }
    takeOutlinePlace(of: cell, at: asked)
    return cell
  }

  private func makeSupplementaryView(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    let element = attributes.element
    let request = ElementRequest(element: element, attributes: attributes, existing: nil)
    let view = request.perform(in: self) {
      dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: element.kind, at: element.indexPath)
    }
    guard let view, view.reuseIdentifier != nil else {
      fatalError(
        CollectionViewMistake.supplementaryNotDequeued(
          kind: element.kind, indexPath: element.indexPath))
    }
    return view
  }

  private func makeDecorationView(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    let kind = attributes.element.kind
    let key = ReuseKey.decoration(kind)
    if let view = reuseQueue.take(for: key) {
      view.prepareForReuse()
      return view
    }
    guard let viewClass = layout.decorationClass(ofKind: kind) else {
      fatalError(CollectionViewMistake.decorationNotRegistered(kind: kind))
    }
    return viewClass.init(ReusableViewMaker(frame: attributes.frame, reuseIdentifier: ""))
  }
}
