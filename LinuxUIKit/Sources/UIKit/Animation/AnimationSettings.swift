import ScrollMotion

/// What an animation is asked to be like.
struct AnimationSettings {
  /// How long one way takes, in seconds.
  var duration: TimeInterval
  /// How long it waits before it sets off, in seconds.
  var delay: TimeInterval
  /// How it spreads over its time.
  var pace: Pace
  /// How it goes on.
  var options: UIView.AnimationOptions

  /// The same inside of another animation, whose time, curve and options it takes over except
  /// where it says otherwise (uikit.md 8.1).
  func inheriting(from outer: AnimationSettings) -> AnimationSettings {
    var settings = self
    if !options.contains(.overrideInheritedDuration) {
      (settings.duration, settings.delay) = (outer.duration, outer.delay)
    }
    if !options.contains(.overrideInheritedCurve) { settings.pace = outer.pace }
    if !options.contains(.overrideInheritedOptions) { settings.options = outer.options }
    return settings
  }

  /// When the changes of a block that is run at `time` are shown.
  func span(from time: TimeInterval) -> AnimationSpan {
    AnimationSpan(
      begin: time + max(0, delay), duration: duration, pace: pace,
      repeats: options.contains(.repeat), reverses: options.contains(.autoreverse))
  }
}

extension UIView.AnimationOptions {
  /// The curve that the options name (uikit.md 8.1).
  var curve: CubicCurve {
    switch (rawValue >> 16) & 3 {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInOut
    }
  }
}
