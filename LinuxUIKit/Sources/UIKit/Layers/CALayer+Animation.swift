extension CALayer {
  /// Whether changes can be shown as movements: for the layer of a view that is in a window.
  ///
  /// Ours moves no other layers.
  var canAnimate: Bool { view?.canAnimate ?? false }

  /// Breaks off all movements: the layer looks as its values say.
  ///
  /// Their completions are called with false, in the next frame.
  public func removeAllAnimations() {
    let groups = animations.map(\.group)
    animations = []
    for group in groups { group.exclude(self) }
  }

  /// Called after a value has changed: shows the change as the animation does whose block is run.
  ///
  /// - Parameter change: What was before; asked for only if it is shown. Nil when nothing changed.
  func note(_ change: @autoclosure () -> LayerChange?) {
    guard let group = AnimationBlock.current, canAnimate, let change = change() else { return }
    if change.replacesEarlier {
      replaceEarlier(by: change, in: group)
    } else {
      append(change, group)
    }
  }

  /// Takes the place of earlier changes of the property, from where they are seen if that is asked
  /// for; a second change in one block leads from where the first did.
  private func replaceEarlier(by change: LayerChange, in group: AnimationGroup) {
    guard
      !animations.contains(where: { $0.group === group && $0.change.isSameProperty(as: change) })
    else { return }
    let isFromSeen = group.settings.options.contains(.beginFromCurrentState)
    let before = isFromSeen ? seenStart(of: change) : change
    breakOff(change)
    append(before, group)
  }

  private func append(_ change: LayerChange, _ group: AnimationGroup) {
    animations.append(LayerAnimation(change: change, group: group))
    group.include(self)
  }

  /// Breaks off the movements of one property: it looks as the layer's value says.
  func breakOff(_ change: LayerChange) {
    let broken = animations.filter { $0.change.isSameProperty(as: change) }.map(\.group)
    animations.removeAll { $0.change.isSameProperty(as: change) }
    for group in broken where !animations.contains(where: { $0.group === group }) {
      group.exclude(self)
    }
  }

  /// Where a change sets off when it begins from what is seen now.
  private func seenStart(of change: LayerChange) -> LayerChange {
    var values = modelValues
    // What it was before the change is where earlier movements lead to.
    values.goBack(by: change, share: 1)
    let seen = seenValues(of: values, at: FrameClock.shared.now)
    switch change {
    case .opacity: return .opacity(seen.opacity)
    case .cornerRadius: return .cornerRadius(seen.cornerRadius)
    case .backgroundColor: return .backgroundColor(seen.backgroundColor)
    case .bounds, .position, .transform, .spaceTransform, .hiding: return change
    }
  }
}

extension CALayer {
  /// The way back of new bounds; nil when they are the same, or no numbers.
  func way(backTo old: CGRect) -> LayerChange? {
    let way = CGRect(
      x: old.origin.x - bounds.origin.x, y: old.origin.y - bounds.origin.y,
      width: old.size.width - bounds.size.width, height: old.size.height - bounds.size.height)
    let parts = [way.origin.x, way.origin.y, way.size.width, way.size.height]
    guard parts.contains(where: { $0 != 0 }), parts.allSatisfy(\.isFinite) else { return nil }
    return .bounds(way)
  }

  /// The way back of a new position; nil when it is the same, or no number.
  func way(backTo old: CGPoint) -> LayerChange? {
    let way = CGPoint(x: old.x - position.x, y: old.y - position.y)
    guard way != .zero, way.x.isFinite, way.y.isFinite else { return nil }
    return .position(way)
  }

  /// The way back of a new transform; nil when it is the same.
  ///
  /// [guess 8.1] Transforms that leave the plane move number by number.
  func way(backTo old: CATransform3D) -> LayerChange? {
    guard !CATransform3DEqualToTransform(old, transform) else { return nil }
    guard CATransform3DIsAffine(old), CATransform3DIsAffine(transform) else {
      return .spaceTransform(zip(old.rows, transform.rows).map { $0 - $1 })
    }
    return .transform(
      .way(
        from: CATransform3DGetAffineTransform(transform), to: CATransform3DGetAffineTransform(old)))
  }
}
