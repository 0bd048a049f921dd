extension UICollectionView {
  /// Takes an element off the screen: with the movement under way if there is one, else at once.
  func letGo(_ element: ElementID) {
    guard let stage = stage ?? stageMoving(element), !stage.takeBack(element),
      shown[element]?.isAnnounced == true
    else {
      return endShowing(element)
    }
    guard let gone = shown.removeValue(forKey: element) else { return }
    drawingOrder.removeAll { $0 == element }
    leave(gone, from: element, now: element, with: stage)
  }

  /// Lets a view leave with a movement.
  ///
  /// - Parameters:
  ///   - gone: The view.
  ///   - element: The element that it showed.
  ///   - now: The same by its place in the data now; nil when the data is gone.
  ///   - stage: The movement at whose end the view is gone.
  func leave(
    _ gone: VisibleElement, from element: ElementID, now: ElementID?, with stage: UpdateAnimation
  ) {
    gone.view.shownElement = nil
    if gone.view === touchedCell { touchedCell = nil }
    var before = element
    before.indexPath = gone.pathBeforeUpdate ?? element.indexPath
    moveOutOfScroller(gone.view)
    leaving.append(DisappearingElement(shown: gone, before: before, element: now, stage: stage))
  }

  /// Shows an element again whose view was about to leave; answers whether there was one.
  func revive(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let element = attributes.element
    guard let index = leaving.firstIndex(where: { $0.element == element }) else { return false }
    let revived = leaving.remove(at: index).shown
    let home = home(of: attributes)
    revived.view.shownElement = element
    UIView.performWithoutAnimation {
      if revived.view.superview !== home { home.addSubview(revived.view) }
      revived.view.take(attributes, in: home)
    }
    // The item may have been selected or deselected meanwhile.
    setState(of: revived.view, at: element)
    shown[element] = VisibleElement(
      view: revived.view, reuseKey: revived.reuseKey, attributes: attributes, home: home)
    shown[element]?.measuring = revived.measuring
    shown[element]?.isAnnounced = revived.isAnnounced
    drawingOrder.append(element)
    return true
  }

  /// Lets views that are about to leave go for good, since their content is out of date.
  func giveUpLeaving(_ elements: Set<ElementID>) {
    for index in leaving.indices {
      guard let element = leaving[index].element, elements.contains(element) else { continue }
      leaving[index].element = nil
    }
  }

  /// Lets views that are about to leave follow their elements in an update.
  func followLeaving(_ map: UpdateMap) {
    for index in leaving.indices {
      let followsItem = leaving[index].shown.attributes.followsItem
      leaving[index].element = leaving[index].element.flatMap {
        map.element($0, followsItem: followsItem)
      }
    }
  }

  /// Asks the layout what comes and goes besides items and sections (uikit.md 6.9).
  func askForExtraPaths() {
    guard let stage else { return }
    for (category, kind) in shownKinds {
      let isSupplementary = category == .supplementaryView
      let gone =
        isSupplementary
        ? layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
        : layout.indexPathsToDeleteForDecorationView(ofKind: kind)
      let new =
        isSupplementary
        ? layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
        : layout.indexPathsToInsertForDecorationView(ofKind: kind)
      for path in gone { takeAway(category, kind, before: path, with: stage) }
      stage.forget(new.map { ElementID(category: category, kind: kind, indexPath: $0) })
    }
  }

  private var shownKinds: [(UICollectionView.ElementCategory, String)] {
    var seen = Set<String>()
    return drawingOrder.compactMap { element in
      guard element.category != .cell,
        seen.insert("\(element.category.rawValue) \(element.kind)").inserted
      else { return nil }
      return (element.category, element.kind)
    }
  }

  private func takeAway(
    _ category: UICollectionView.ElementCategory, _ kind: String, before path: IndexPath,
    with stage: UpdateAnimation
  ) {
    let element = drawingOrder.first {
      $0.category == category && $0.kind == kind && shown[$0]?.pathBeforeUpdate == path
    }
    guard let element, let gone = shown.removeValue(forKey: element) else { return }
    drawingOrder.removeAll { $0 == element }
    leave(gone, from: element, now: nil, with: stage)
  }

  /// Retires the views that left with a movement, or all that are about to leave.
  func retireLeaving(with stage: UpdateAnimation? = nil) {
    let gone = leaving.filter { stage == nil || $0.stage === stage }
    leaving.removeAll { stage == nil || $0.stage === stage }
    for var element in gone {
      element.shown.pathBeforeUpdate = nil
      retire(element.shown, from: element.before, isKept: element.isKept)
    }
  }

  /// The latest movement, if it moves the view of an element: then the view is still seen where it
  /// comes from.
  private func stageMoving(_ element: ElementID) -> UpdateAnimation? {
    guard let last = stages.last, let view = shown[element]?.view, !view.layer.activeAnimations.isEmpty
    else { return nil }
    return last
  }

  /// Scrollers may go before the views inside of them are gone: the one of a section that was
  /// deleted is not there any more when an item that moved out of it leaves.
  private func moveOutOfScroller(_ view: UICollectionReusableView) {
    guard view.superview !== self else { return }
    let center = view.superview.map { convert(view.center, from: $0) } ?? view.center
    addSubview(view)
    UIView.performWithoutAnimation { view.center = center }
  }
}
