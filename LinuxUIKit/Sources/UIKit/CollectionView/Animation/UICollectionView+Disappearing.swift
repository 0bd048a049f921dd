extension UICollectionView {
  /// Ends the display of an element, animated if there is a recording or running animation.
  func endDisplayAnimated(_ visible: VisibleElement) {
    guard visibleElements.contains(visible) else { return }
    let element = visible.element
    guard let animation = animations.recording ?? runningAnimation(of: visible),
      !animation.removeAppearing(element), visible.display.isAnnounced
    else {
      return endDisplay(of: visible)
    }
    visibleElements.remove(element)
    addDisappearing(visible, current: element, with: animation)
  }

  /// Keeps a view that is no longer displayed until the end of an animation.
  ///
  /// - Parameters:
  ///   - visible: The view.
  ///   - current: The element by its current index path; `nil` if its data was deleted.
  ///   - animation: The animation with which it disappears.
  func addDisappearing(
    _ visible: VisibleElement, current: ElementID?, with animation: UpdateAnimation
  ) {
    interaction.endTouch(on: visible.view)
    visible.revertUpdate()
    moveOutOfScroller(visible.view)
    animations.append(
      DisappearingElement(visible: visible, current: current, animation: animation))
  }

  /// Displays an element again whose view is disappearing; returns `nil` if there is none.
  func restoreDisappearing(_ attributes: UICollectionViewLayoutAttributes) -> VisibleElement? {
    let element = attributes.element
    guard let disappearing = animations.removeDisappearing(element) else { return nil }
    let container = container(of: attributes)
    let view = disappearing.view
    view.setDisplayedElement(element)
    UIView.performWithoutAnimation {
      if view.superview !== container { container.addSubview(view) }
      view.setAttributes(attributes, in: container)
    }
    // The item may have been selected or deselected meanwhile.
    setState(of: view, at: element)
    let restored = VisibleElement(
      view: view, reuseKey: disappearing.reuseKey, attributes: attributes, container: container)
    restored.continueDisplay(of: disappearing)
    visibleElements.append(restored)
    return restored
  }

  /// Applies the views that an update deletes and inserts according to the layout, in addition to
  /// those of items and sections (uikit.md, 6.9).
  func applyAdditionalChanges() {
    guard let animation = animations.recording else { return }
    for (category, kind) in displayedKinds {
      let isSupplementary = category == .supplementaryView
      let deleted =
        isSupplementary
        ? layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
        : layout.indexPathsToDeleteForDecorationView(ofKind: kind)
      let inserted =
        isSupplementary
        ? layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
        : layout.indexPathsToInsertForDecorationView(ofKind: kind)
      for path in deleted { removeView(category, kind, before: path, with: animation) }
      animation.treatAsInserted(
        inserted.map { ElementID(category: category, kind: kind, indexPath: $0) })
    }
  }

  private var displayedKinds: [(UICollectionView.ElementCategory, String)] {
    var seen = Set<String>()
    return visibleElements.inDrawingOrder.map(\.element).compactMap { element in
      guard element.category != .cell,
        seen.insert("\(element.category.rawValue) \(element.kind)").inserted
      else { return nil }
      return (element.category, element.kind)
    }
  }

  private func removeView(
    _ category: UICollectionView.ElementCategory, _ kind: String, before path: IndexPath,
    with animation: UpdateAnimation
  ) {
    let removed = visibleElements.inDrawingOrder.first {
      $0.element.category == category && $0.element.kind == kind
        && $0.display.indexPathBeforeUpdate == path
    }
    guard let removed, visibleElements.remove(removed.element) != nil else { return }
    addDisappearing(removed, current: nil, with: animation)
  }

  /// Returns the latest animation if it moves the view of an element, so that the view is still
  /// visible.
  private func runningAnimation(of visible: VisibleElement) -> UpdateAnimation? {
    visible.view.layer.activeAnimations.isEmpty ? nil : animations.running.last
  }

  /// Moves a view from the scroll view of its section into the collection view, because the section
  /// may be deleted earlier.
  private func moveOutOfScroller(_ view: any ElementView) {
    guard view.superview !== self else { return }
    let center = view.superview.map { convert(view.center, from: $0) } ?? view.center
    addSubview(view)
    UIView.performWithoutAnimation { view.center = center }
  }
}
