extension UICollectionView {
  /// Makes the view of an element that comes on the screen.
  func beginShowing(_ attributes: UICollectionViewLayoutAttributes) {
    let element = attributes.element
    let number = due.tileNumber
    let view = makeView(for: attributes)
    let key = reuseKey(of: view, as: element)
    guard number == due.tileNumber else { return keepForReuse(view, key) }
    leaveOtherPlace(view)
    UIView.performWithoutAnimation { place(view, key, attributes) }
    stage?.appearing.append(element)
    // One that says its own size may yet be pushed off the screen.
    if attributes.sizing.isEmpty { announceBegin(of: element) }
    // In a block of changes, nothing inside of it is to come from where it was made.
    guard AnimationBlock.current != nil else { return }
    UIView.performWithoutAnimation { LayoutPass(inside: view).run() }
  }

  private func place(
    _ view: UICollectionReusableView, _ key: ReuseKey,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    let element = attributes.element
    let home = home(of: attributes)
    view.take(attributes, in: home)
    setState(of: view, at: element)
    view.shownElement = element
    shown[element] = VisibleElement(
      view: view, reuseKey: key, attributes: attributes, home: home)
    drawingOrder.append(element)
    let behind = drawingOrder.count - 1 + backgroundViewCount + leaving.count
    home.insertSubview(view, at: min(home.subviews.count, home === self ? behind : Int.max))
  }

  /// Makes the view of an element that stays off the screen, for as long as `body` looks at it.
  ///
  /// The delegate is told nothing: the view is not displayed.
  func withUnseenView<Answer>(
    of attributes: UICollectionViewLayoutAttributes, _ body: (UICollectionReusableView) -> Answer
  ) -> Answer {
    let view = makeView(for: attributes)
    let key = reuseKey(of: view, as: attributes.element)
    leaveOtherPlace(view)
    let home = home(of: attributes)
    view.take(attributes, in: home)
    setState(of: view, at: attributes.element)
    // In the tree it has the traits that it will have on the screen.
    home.addSubview(view)
    defer {
      view.removeFromSuperview()
      resetState(of: view)
      keepForReuse(view, key)
    }
    return body(view)
  }

  /// Takes an element off the screen and keeps its view for reuse.
  func endShowing(_ element: ElementID) {
    guard let gone = shown.removeValue(forKey: element) else { return }
    drawingOrder.removeAll { $0 == element }
    retire(gone, from: element)
  }

  /// Tells the delegate that a view is gone, and keeps it for reuse.
  func retire(_ gone: VisibleElement, from element: ElementID, isKept: Bool = true) {
    let view = gone.view
    view.shownElement = nil
    view.removeFromSuperview()
    if view === touchedCell { touchedCell = nil }
    if gone.isAnnounced {
      announceEnd(view, element, at: gone.pathBeforeUpdate ?? element.indexPath)
    }
    resetState(of: view)
    if isKept { keepForReuse(view, gone.reuseKey) }
  }

  /// Keeps a view, unless another class has been registered since it was made.
  private func keepForReuse(_ view: UICollectionReusableView, _ key: ReuseKey) {
    guard key.category == .decorationView || registered[key] == type(of: view) else { return }
    reuseQueue.put(view, for: key)
  }

  /// Takes all elements off the screen when their data is of no use any more.
  func endAllIfReloading() {
    guard due.reload else { return }
    due.reload = false
    due.tile = true
    interruptMovements()
    for element in drawingOrder { endShowing(element) }
    retireLeaving()
  }

  private var backgroundViewCount: Int { backgroundView == nil ? 0 : 1 }

  private func reuseKey(of view: UICollectionReusableView, as element: ElementID) -> ReuseKey {
    ReuseKey(
      category: element.category, kind: element.kind, identifier: view.reuseIdentifier ?? "")
  }

  /// A view that is handed out twice shows the later element only.
  private func leaveOtherPlace(_ view: UICollectionReusableView) {
    guard let other = view.shownElement else { return }
    shown[other] = nil
    drawingOrder.removeAll { $0 == other }
  }

  /// Lets a cell know what state its item is in.
  func setState(of view: UICollectionReusableView, at element: ElementID) {
    guard let cell = view as? UICollectionViewCell, element.category == .cell else { return }
    let isSelected = selection.contains(element.indexPath)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    setEditing(of: cell, at: element.indexPath)
  }

  private func resetState(of view: UICollectionReusableView) {
    guard let cell = view as? UICollectionViewCell else { return }
    if cell === swipe?.cell { abandonSwipe() }
    cell.isReordering = false
    if cell.isSelected { cell.isSelected = false }
    if cell.isHighlighted { cell.isHighlighted = false }
    (cell as? UICollectionViewListCell)?.leaveOutline()
    cell.isInEditing = false
  }

  /// Tells the delegate once that an element is about to be seen.
  func announceBegin(of element: ElementID) {
    guard let view = shown[element]?.view, shown[element]?.isAnnounced == false else { return }
    shown[element]?.isAnnounced = true
    let path = element.indexPath
    switch element.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    case .supplementaryView:
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: path)
    case .decorationView: break
    }
  }

  private func announceEnd(
    _ view: UICollectionReusableView, _ element: ElementID, at path: IndexPath
  ) {
    switch element.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    case .supplementaryView:
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind, at: path)
    case .decorationView: break
    }
  }
}
