/// A controller that finishes animations when their time is over, and calls their completion
/// handlers.
@MainActor final class AnimationController {
  static let shared = AnimationController()
  private var running: [AnimationGroup] = []
  private var isObservingFrames = false

  private init() {}

  /// Presents the changes of a block that has been run; a group without any is completed
  /// immediately.
  func start(_ group: AnimationGroup) {
    guard !group.isEmpty else { return group.complete() }
    running.append(group)
    group.setEndHandler(LayerTransaction.beginAnimation())
    guard !isObservingFrames else { return }
    isObservingFrames = true
    FrameClock.shared.onEachFrame { [unowned self] in advance(to: $0) }
  }

  /// Presents one frame; returns whether any animation is left.
  private func advance(to time: TimeInterval) -> Bool {
    // 1. Cancel the animations of layers that are no longer on screen.
    for group in running { group.cancelOffscreenLayers() }
    // 2. Finish those whose time is over, in the order of their ends.
    let finished = running.filter { $0.isEmpty || $0.isOver(at: time) }
      .enumerated().sorted { ($0.element.end, $0.offset) < ($1.element.end, $1.offset) }
      .map(\.element)
    let reverted = finished.filter { $0.isBack(at: time) }
    running.removeAll { group in finished.contains { $0 === group } }
    for group in finished where !group.isBack(at: time) { group.finish() }
    // Later animations are reverted first, so that the layers have the values before all of them.
    for group in reverted.reversed() { group.revert() }
    // 3. Call their completion handlers; animations that begin there are presented from the next
    //    frame on.
    for group in finished { group.complete() }
    isObservingFrames = !running.isEmpty
    return isObservingFrames
  }
}
