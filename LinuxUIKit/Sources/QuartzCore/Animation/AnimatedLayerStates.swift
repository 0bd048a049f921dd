/// The animation objects of layers that frames advance, by which layers are drawn as presented.
final class AnimatedLayerStates {
  /// The states with animations, in no particular order; their layers own them.
  private var active: [ObjectIdentifier: WeakState] = [:]
  /// The functions that restore the own values of the layers whose presented values are set.
  private var restorations: [ObjectIdentifier: () -> Void] = [:]

  private struct WeakState {
    weak var state: LayerAnimationState?
  }

  /// Adds the animations of a layer.
  func insert(_ state: LayerAnimationState) {
    active[ObjectIdentifier(state)] = WeakState(state: state)
  }

  /// Removes the animations of a layer.
  func remove(_ state: LayerAnimationState) {
    active[ObjectIdentifier(state)] = nil
  }

  /// Calls `body` while the layers have the values that their animation objects present now.
  func withPresentedValues(_ body: () -> Void) {
    guard !active.isEmpty else { return body() }
    active = active.filter { $0.value.state != nil }
    let states = active.values.compactMap(\.state)
    var restore: [() -> Void] = []
    LayerContext.current.withoutActions {
      for state in states {
        guard let layer = state.layer else { continue }
        let restoration = layer.saveAnimatedValues()
        restore.append(restoration)
        restorations[ObjectIdentifier(layer)] = restoration
        state.present(on: layer, at: layer.ownTime(at: FrameTime.now))
      }
    }
    body()
    restorations = [:]
    LayerContext.current.withoutActions { for restore in restore.reversed() { restore() } }
  }

  /// Draws with the values that the animations in a layer's sublayers had some time ago.
  ///
  /// Without presented values, does nothing but draw.
  func delaying(
    animationsIn layer: CALayer, by delay: CFTimeInterval, _ body: () -> Void
  ) {
    guard delay != 0, !restorations.isEmpty else { return body() }
    var undo: [() -> Void] = []
    LayerContext.current.withoutActions {
      for state in active.values.compactMap(\.state) {
        guard let target = state.layer, target.isInside(layer),
          let restore = restorations[ObjectIdentifier(target)]
        else { continue }
        undo.append(target.saveAnimatedValues())
        restore()
        state.present(on: target, at: target.ownTime(at: FrameTime.now - delay))
      }
    }
    body()
    LayerContext.current.withoutActions { for undo in undo.reversed() { undo() } }
  }
}

extension CALayer {
  /// Returns whether the layer is below another one in its tree.
  fileprivate func isInside(_ other: CALayer) -> Bool {
    sequence(first: self, next: \.superlayer).dropFirst().contains { $0 === other }
  }
}
