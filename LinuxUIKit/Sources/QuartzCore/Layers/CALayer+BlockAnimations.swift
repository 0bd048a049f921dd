// The animations of animation blocks: their beginning, their values and their end.
extension CALayer {
  /// Animates a change by the current animation block, or by the layer's action without a view.
  func didChange(
    _ key: String, from oldValue: @autoclosure () -> Any?,
    _ change: @autoclosure () -> LayerChange?
  ) {
    recordChange()
    guard layerOwner == nil else { return animate(change()) }
    guard wasDrawn, change() != nil else { return }
    performAction(forKey: key, from: oldValue())
  }

  /// Animates a change of a property that animation blocks don't animate.
  func didChange<Value: Equatable>(_ key: String, from oldValue: Value, to newValue: Value) {
    markContentAsChanged()
    guard wasDrawn, layerOwner == nil, oldValue != newValue else { return }
    performAction(forKey: key, from: oldValue)
  }

  /// Whether the layer is displayed: that of a view in a window, or below one.
  var isPresentable: Bool {
    guard layerOwner == nil else { return canAnimate }
    return superlayer?.isPresentable ?? false
  }

  /// Whether changes can be animated by animation blocks: for the layer of a view that is in a
  /// window.
  package var canAnimate: Bool { ask { $0.canAnimateLayer } ?? false }

  func cancelAnimations() {
    animationState?.removeAll()
    let groups = activeAnimations.map(\.group)
    changeAnimations { $0 = [] }
    for group in groups { group.remove(self) }
  }

  /// Removes the animations of a group that has ended.
  func removeAnimations(of group: AnimationGroup) {
    changeAnimations { $0.removeAll { $0.group === group } }
  }

  /// Sets the values that the animations of a group present at a progress, without animation.
  func applyAnimations(of group: AnimationGroup, progress: Double) {
    let (values, setsBackground) = values(of: group, progress: progress)
    apply(values, setsBackground: setsBackground)
  }

  /// Returns the layer's values with the animations of a group at a progress, and whether one of
  /// them animates the background color.
  func values(of group: AnimationGroup, progress: Double) -> (LayerValues, setsBackground: Bool) {
    var values = modelValues
    let own = activeAnimations.filter { $0.group === group }
    for animation in own { values.revert(animation.change, fraction: 1 - progress) }
    return (
      values.withComposedTransform(),
      own.contains { $0.change.isSameProperty(as: .backgroundColor(nil)) }
    )
  }

  /// Sets values that animation blocks animate, without animation.
  func apply(_ values: LayerValues, setsBackground: Bool) {
    AnimationBlock.withoutAnimation {
      (bounds, position, transform) = (values.bounds, values.position, values.transform)
      (opacity, cornerRadius) = (values.opacity, values.cornerRadius)
      guard setsBackground else { return }
      guard backgroundColor == nil, layerOwner != nil else {
        return backgroundColor = values.backgroundColor
      }
      ask { $0.setLayerBackgroundColor(values.backgroundColor) }
    }
  }

  /// Animates a change of a property in the current animation block; without one, does nothing.
  ///
  /// - Parameter change: The change from the previous value, evaluated only if it is animated; nil
  ///   when nothing changed.
  package func animate(_ change: @autoclosure () -> LayerChange?) {
    guard let group = AnimationBlock.current, canAnimate, let change = change() else { return }
    if change.replacesEarlier {
      replaceAnimations(by: change, in: group)
    } else {
      append(change, group)
    }
  }

  /// Replaces earlier animations of a property, from the presented value if that is requested.
  ///
  /// A second change in one block starts where the first did.
  private func replaceAnimations(by change: LayerChange, in group: AnimationGroup) {
    guard
      !activeAnimations.contains(where: {
        $0.group === group && $0.change.isSameProperty(as: change)
      })
    else { return }
    // The later change is reverted first, so that the earlier one continues below it.
    guard !group.keepsEarlierAnimations else {
      changeAnimations { $0.insert(LayerAnimation(change: change, group: group), at: 0) }
      return group.include(self)
    }
    let start = group.beginsFromCurrentState ? presentedStart(of: change) : change
    cancelAnimations(ofSamePropertyAs: change)
    append(start, group)
  }

  private func append(_ change: LayerChange, _ group: AnimationGroup) {
    changeAnimations { $0.append(LayerAnimation(change: change, group: group)) }
    group.include(self)
  }

  /// Cancels the animations of a property, so that the layer appears with its current value.
  package func cancelAnimations(ofSamePropertyAs change: LayerChange) {
    let canceled = activeAnimations.filter { $0.change.isSameProperty(as: change) }.map(\.group)
    changeAnimations { $0.removeAll { $0.change.isSameProperty(as: change) } }
    for group in canceled where !activeAnimations.contains(where: { $0.group === group }) {
      group.remove(self)
    }
  }
}
