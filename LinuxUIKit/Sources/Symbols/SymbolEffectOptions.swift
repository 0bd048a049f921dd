/// The repetitions and the speed of a symbol effect.
///
/// ```swift
/// imageView.addSymbolEffect(.bounce, options: .repeat(3).speed(1.5))
/// ```
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The repetitions as set; `nil` leaves them to the effect.
  package private(set) var repetition: Repetition?
  /// The factor of the speed: 2 takes half the time.
  package private(set) var rate = 1.0

  /// The repetitions of an effect.
  package enum Repetition: Hashable, Sendable {
    /// A number of runs, each followed by a pause in seconds; `nil` runs indefinitely.
    case runs(Int?, delay: Double?)
  }

  /// The options that leave everything to the effect.
  public static let `default` = SymbolEffectOptions()

  /// The options of an effect that repeats until it is removed.
  public static let repeating = SymbolEffectOptions.default.repeating
  /// The options of an effect that plays once.
  public static let nonRepeating = SymbolEffectOptions.default.nonRepeating

  /// Returns the options of an effect that plays a number of times; `nil` plays until it is removed.
  ///
  /// Numbers below 1 count as 1.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(count)
  }

  /// Returns the options of an effect with a behavior of repetitions (iOS 18).
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(behavior)
  }

  /// Returns the options of an effect at a speed: 2 is twice as fast.
  ///
  /// Zero, negative and infinite speeds are ignored.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions.default.speed(speed)
  }

  /// These options, with repetitions until the effect is removed.
  public var repeating: SymbolEffectOptions { `repeat`(nil) }
  /// These options, without repetitions.
  public var nonRepeating: SymbolEffectOptions { `repeat`(1) }

  /// Returns these options with a number of runs; `nil` plays until the effect is removed.
  ///
  /// Numbers below 1 count as 1.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with { $0.repetition = .runs(count.map { max(1, $0) }, delay: nil) }
  }

  /// Returns these options with a behavior of repetitions (iOS 18).
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with { $0.repetition = .runs(behavior.count.map { max(1, $0) }, delay: behavior.delay) }
  }

  /// Returns these options with a speed: 2 is twice as fast.
  ///
  /// Zero, negative and infinite speeds are ignored.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    speed > 0 && speed.isFinite ? with { $0.rate = speed } : self
  }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }
}

extension SymbolEffectOptions {
  /// A way in which an effect repeats (iOS 18).
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate let count: Int?
    fileprivate let delay: Double?

    /// Repetitions without a pause, until the effect is removed.
    public static let continuous = RepeatBehavior(count: nil, delay: 0)
    /// Repetitions with a pause after each run, until the effect is removed.
    public static let periodic = RepeatBehavior(count: nil, delay: nil)

    /// Returns repetitions with a pause after each run, in seconds.
    ///
    /// Without a count they last until the effect is removed. The default pause is that of the effect,
    /// none. Negative and infinite pauses count as none.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      let isUsable = delay.map { $0 >= 0 && $0.isFinite } ?? false
      return RepeatBehavior(count: count, delay: isUsable ? delay : nil)
    }
  }
}
