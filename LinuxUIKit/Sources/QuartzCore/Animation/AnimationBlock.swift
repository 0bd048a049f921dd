import ScrollMotion

/// The animation block that is currently run: changes of layers in it are animated.
package enum AnimationBlock {
  /// Whether animations are enabled, see `UIView.setAnimationsEnabled(_:)`.
  package static var isEnabled: Bool {
    get { LayerContext.current.enablesAnimations }
    set { LayerContext.current.enablesAnimations = newValue }
  }

  /// Whether changes can currently be animated.
  package static var animatesChanges: Bool { isEnabled && !LayerTransaction.disablesActions }

  /// The animation of the current changes; `nil` if they aren't animated.
  package static var current: AnimationGroup? {
    guard LayerContext.mayRecord else { return nil }
    return animatesChanges ? LayerContext.current.recording : nil
  }

  /// Runs a block whose changes are animated, and calls the completion handler exactly once.
  ///
  /// - Returns: The animation, or `nil` if the changes aren't animated.
  @MainActor @discardableResult package static func run(
    _ settings: AnimationSettings, _ animations: () -> Void, completion: ((Bool) -> Void)?
  ) -> AnimationGroup? {
    let settings = current.map { settings.inheriting(from: $0.settings) } ?? settings
    // 1. Without a duration there is no animation.
    guard animatesChanges, settings.duration > 0, settings.duration.isFinite else {
      withoutAnimation(animations)
      completion?(true)
      return nil
    }
    // 2. Make the changes; layers record their previous values.
    let (now, context) = (FrameTime.now, LayerContext.current)
    let clock = context.clock
    let group = AnimationGroup(
      settings, startTime: clock?.animationTime(at: now) ?? now, clock: clock, completion)
    context.record(in: group, animations)
    // 3. Present them, if there are any.
    AnimationController.shared.start(group)
    return group
  }

  /// Runs a block whose changes belong to an animation that the caller ends.
  package static func record(in group: AnimationGroup, _ changes: () -> Void) {
    guard animatesChanges else { return withoutAnimation(changes) }
    LayerContext.current.record(in: group, changes)
  }

  /// Runs a block whose animations follow a clock.
  static func record(with newClock: AnimationClock, _ animations: () -> Void) {
    LayerContext.current.record(with: newClock, animations)
  }

  /// Adds an animation that the caller ends to the open transactions; returns the handler for its
  /// end.
  package static func beginTransactionAnimation() -> () -> Void {
    LayerTransaction.beginAnimation()
  }

  /// Runs a block whose changes are not animated.
  package static func withoutAnimation(_ changes: () -> Void) {
    LayerContext.current.withoutAnimation(changes)
  }
}

/// The duration, delay, timing and options of an animation.
package struct AnimationSettings {
  /// The duration of one run, in seconds.
  package let duration: TimeInterval
  private let delay: TimeInterval
  private let pace: Pace
  private let options: Options

  /// The options of an animation; the bits are those of `UIView.AnimationOptions`.
  package struct Options: OptionSet, Sendable {
    package let rawValue: UInt

    package init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    package static let allowUserInteraction = Options(rawValue: 2)
    package static let beginFromCurrentState = Options(rawValue: 4)
    static let `repeat` = Options(rawValue: 8)
    static let autoreverse = Options(rawValue: 16)
    static let overrideInheritedDuration = Options(rawValue: 32)
    static let overrideInheritedCurve = Options(rawValue: 64)
    static let overrideInheritedOptions = Options(rawValue: 512)
  }

  package init(duration: TimeInterval, delay: TimeInterval, pace: Pace, options: Options) {
    self.duration = duration
    self.delay = delay
    self.pace = pace
    self.options = options
  }

  /// Returns the settings of this animation when it is nested in another, from which it inherits
  /// duration, curve and options unless it overrides them (uikit.md, 8.1).
  func inheriting(from outer: AnimationSettings) -> AnimationSettings {
    let overridesDuration = options.contains(.overrideInheritedDuration)
    return AnimationSettings(
      duration: overridesDuration ? duration : outer.duration,
      delay: overridesDuration ? delay : outer.delay,
      pace: options.contains(.overrideInheritedCurve) ? pace : outer.pace,
      options: options.contains(.overrideInheritedOptions) ? options : outer.options)
  }

  /// Returns the time span of an animation whose block is run at `time`.
  func span(from time: TimeInterval) -> AnimationSpan {
    AnimationSpan(
      begin: time + max(0, delay), duration: duration, pace: pace,
      repeats: options.contains(.repeat), reverses: options.contains(.autoreverse))
  }

  func contains(_ option: Options) -> Bool {
    options.contains(option)
  }
}
