import CompositionalLayout

extension UICollectionView {
  // Unverified: the cubic curve; uikit.md, 8.1 names two.
  /// The settings of animated changes (uikit.md, 8.1, 8.3).
  private static let updateSettings = AnimationSettings(
    duration: 0.3, delay: 0, pace: .cubic(.easeInOut),
    options: [.allowUserInteraction, .beginFromCurrentState])

  /// Creates the animation of the next change; returns `nil` if it is not animated.
  ///
  /// `newBounds` are bounds whose change is animated anyway. The default is the current bounds.
  func makeUpdateAnimation(in newBounds: CGRect? = nil) -> UpdateAnimation? {
    guard canAnimate, AnimationBlock.animatesChanges, animations.recording == nil,
      data.counts != nil, !pendingWork.needs(.reload)
    else { return nil }
    return UpdateAnimation(of: self, in: newBounds ?? bounds)
  }

  /// Performs a change, and animates it if there is an animation.
  ///
  /// - Parameters:
  ///   - animation: The animation, which recorded the state before the change.
  ///   - change: Performs the change and lays out the elements.
  ///   - finalize: Runs as the last step in the animation block.
  func perform(_ animation: UpdateAnimation?, change: () -> Void, finalize: () -> Void) {
    guard let animation else {
      change()
      return finalize()
    }
    // 1. Perform the change; appearing and disappearing elements are recorded meanwhile.
    animations.begin(animation)
    UIView.performWithoutAnimation(change)
    // 2. Request the initial attributes of appearing and the final ones of disappearing elements.
    let transitions =
      animation.appearing.compactMap { appearance(of: $0) }
      + animations.disappearing(with: animation).compactMap { disappearance(of: $0) }
    animations.endRecording()
    // 3. Animate the views.
    let group = AnimationBlock.run(Self.updateSettings) {
      for view in animatableViews(besides: animation) { animate(view, with: animation) }
      for transition in transitions { transition.run() }
      animateContentOffset(with: animation)
      finalize()
    } completion: { [weak self] _ in
      guard let self else { return animation.complete(false) }
      end(animation)
    }
    animation.setGroup(group)
    // 4. Discard the state before the change.
    animation.discardGeometry()
  }

  /// Animates a change of a cell's state in the cell (uikit.md, 8.1).
  func animateChange(of cell: UIView, _ change: () -> Void) {
    guard canAnimate else { return change() }
    AnimationBlock.run(Self.updateSettings) {
      change()
      LayoutPass(inside: cell).run()
    } completion: { _ in
    }
  }

  private func animatableViews(besides animation: UpdateAnimation) -> [UIView] {
    let disappearing = Set(
      animations.disappearing(with: animation).map { ObjectIdentifier($0.visible.view) })
    return animatableViews.filter { !disappearing.contains(ObjectIdentifier($0)) }
  }

  private func animate(_ view: UIView, with animation: UpdateAnimation) {
    guard let before = animation.geometry(of: view) else { return }
    let now = ViewGeometry(of: view)
    guard before != now else { return }
    UIView.performWithoutAnimation { before.apply(to: view) }
    now.apply(to: view)
  }

  private func appearance(of element: ElementID) -> ElementTransition? {
    guard let visible = visibleElements[element],
      let initial = layout.initialAttributes(forAppearing: element)
    else { return nil }
    return ElementTransition(view: visible.view, from: initial, to: visible.attributes)
  }

  private func disappearance(of element: DisappearingElement) -> ElementTransition? {
    guard let final = layout.finalAttributes(forDisappearing: element.before) else { return nil }
    let visible = element.visible
    // Its center is in the coordinates of the section's scroll view, so it fades at its current
    // position.
    if visible.attributes.isInScroller { final.center = visible.view.center }
    return ElementTransition(view: visible.view, from: nil, to: final)
  }

  /// Animates the content from its offset before the change.
  ///
  /// The animation includes the offset only if something moves. Otherwise it would delay the
  /// completion.
  private func animateContentOffset(with animation: UpdateAnimation) {
    let distance = CGPoint(
      x: animation.bounds.minX - bounds.minX, y: animation.bounds.minY - bounds.minY)
    guard let group = AnimationBlock.current else { return }
    if distance != .zero { layer.animate(.bounds(CGRect(origin: distance, size: .zero))) }
    if !group.isEmpty { group.include(layer) }
  }

  private func end(_ animation: UpdateAnimation) {
    endDisplay(of: animations.end(animation))
    let isFinished = !animation.isInterrupted && window != nil
    pendingWork.passes.addCompletion { animation.complete(isFinished) }
    pendingWork.passes.runCompletions()
  }
}

// MARK: Changes of size

extension UICollectionView {
  /// Records the state before the size changes in an animation block; the next layout in that block
  /// is animated from there (uikit.md, 6.9).
  func recordResize(to new: CGRect) {
    guard AnimationBlock.current != nil, bounds.size != new.size else { return }
    animations.setResize(
      makeUpdateAnimation(in: new).map { AnimatedResize(animation: $0, oldBounds: bounds) })
  }

  /// Performs a layout pass, animated after a change of size in an animation block.
  func layOutElementsAnimatingResize() {
    guard let resize = animations.removeResize(), AnimationBlock.current != nil else {
      return layOutElements()
    }
    pendingWork.passes.perform {
      perform(resize.animation) {
        layout.prepare(forAnimatedBoundsChange: resize.oldBounds)
        layOutElements()
      } finalize: {
        layout.finalizeAnimatedBoundsChange()
      }
    }
    pendingWork.passes.runCompletions()
  }
}

// MARK: Default attributes

extension UICollectionView {
  /// Returns the default attributes from which an element appears (uikit.md, 6.9).
  ///
  /// An inserted element fades in at its position; any other one starts with its old geometry.
  func initialAttributes(of element: ElementID) -> UICollectionViewLayoutAttributes? {
    let final = visibleElements[element]?.attributes ?? attributes(of: element)
    guard let initial = final?.duplicate() else { return nil }
    if let before = animations.recording?.geometry(of: element) {
      initial.geometry = before
    } else {
      initial.alpha = 0
    }
    return initial
  }

  /// Returns the default attributes to which an element disappears (uikit.md, 6.9).
  ///
  /// A deleted element fades out at its position; any other one moves to its new position. The
  /// element is identified by its index path before the change.
  func finalAttributes(of element: ElementID) -> UICollectionViewLayoutAttributes? {
    let disappearing = animations.disappearing.last {
      $0.animation === animations.recording && $0.before == element
    }
    if let current = disappearing?.current, let new = attributes(of: current) {
      return new.duplicate()
    }
    let old = disappearing?.visible.attributes.duplicate()
    if let geometry = disappearing?.visible.geometry { old?.geometry = geometry }
    old?.alpha = 0
    return old
  }
}

extension UICollectionViewLayout {
  /// Returns the attributes from which an element appears.
  fileprivate func initialAttributes(
    forAppearing element: ElementID
  ) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath
    return switch element.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: element.kind, at: path)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(ofKind: element.kind, at: path)
    }
  }

  /// Returns the attributes to which an element disappears, by its index path before the change.
  fileprivate func finalAttributes(
    forDisappearing element: ElementID
  ) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath
    return switch element.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: element.kind, at: path)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: element.kind, at: path)
    }
  }
}
