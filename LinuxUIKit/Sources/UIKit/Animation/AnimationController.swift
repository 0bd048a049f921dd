/// Lets animations arrive when their time is over, and calls their completions.
@MainActor final class AnimationController {
  /// The director of all layers.
  static let shared = AnimationController()
  private var running: [AnimationGroup] = []
  private var isFollowing = false

  private init() {}

  /// Shows the changes of a block that has been run; completes one without any at once.
  func start(_ group: AnimationGroup) {
    guard !group.isEmpty else { return group.complete() }
    running.append(group)
    group.onEnd = LayerTransaction.noteMovement()
    guard !isFollowing else { return }
    isFollowing = true
    FrameClock.shared.follow { [unowned self] in show($0) }
  }

  /// One frame; answers whether anything is left to show.
  private func show(_ time: TimeInterval) -> Bool {
    // 1. Let go of what left the screen.
    for group in running { group.breakOffUnseen() }
    // 2. Let arrive what is over, in the order of its ends.
    let over = running.filter { $0.isEmpty || $0.span.isOver(at: time) }
      .enumerated().sorted { ($0.element.span.end, $0.offset) < ($1.element.span.end, $1.offset) }
      .map(\.element)
    running.removeAll { group in over.contains { $0 === group } }
    for group in over { group.arrive() }
    // 3. Say so; what begins there is shown from the next frame on.
    for group in over { group.complete() }
    isFollowing = !running.isEmpty
    return isFollowing
  }
}
