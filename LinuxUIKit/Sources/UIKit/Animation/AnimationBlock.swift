/// Runs the blocks in which changes are animated, and knows the one that is being run.
@MainActor enum AnimationBlock {
  /// Whether changes are shown as movements, as `UIView.setAnimationsEnabled(_:)` has it.
  static var areEnabled = true
  /// Whether changes made now can be shown as movements.
  static var showsMovements: Bool { areEnabled && !LayerTransaction.disablesActions }
  /// The animation whose block is being run, the innermost one.
  private(set) static var running: AnimationGroup?

  /// The animation that changes made now belong to; nil where they are made at once.
  static var current: AnimationGroup? { showsMovements ? running : nil }

  /// Runs a block whose changes are shown as `settings` say; calls the completion exactly once.
  ///
  /// - Returns: The movement; nil when the changes were made at once.
  @discardableResult static func run(
    _ settings: AnimationSettings, _ animations: () -> Void, completion: ((Bool) -> Void)?
  ) -> AnimationGroup? {
    let settings = current.map { settings.inheriting(from: $0.settings) } ?? settings
    // 1. Without time there is nothing to see.
    guard showsMovements, settings.duration > 0, settings.duration.isFinite else {
      UIView.performWithoutAnimation(animations)
      completion?(true)
      return nil
    }
    // 2. Make the changes; layers note what they looked like.
    let group = AnimationGroup(settings, begun: FrameClock.shared.now, completion)
    let outer = running
    running = group
    animations()
    running = outer
    // 3. Show them, if there are any.
    AnimationController.shared.start(group)
    return group
  }
}
