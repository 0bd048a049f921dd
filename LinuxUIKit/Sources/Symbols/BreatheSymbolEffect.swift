/// An effect with which a symbol grows and shrinks slowly (iOS 18).
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate var content: EffectLayers<Bool>

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.breathe(isPulse: content.value), content.layers)
  }

  /// The effect of the size only.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(content: content.with(false)) }
  /// The effect of the size and the opacity.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(content: content.with(true)) }

  /// The effect, applied to one layer after the other.
  ///
  /// A symbol has one layer here, so that it acts as `wholeSymbol`.
  public var byLayer: BreatheSymbolEffect { BreatheSymbolEffect(content: content.with(.byLayer)) }
  /// The effect, applied to the whole symbol at once.
  public var wholeSymbol: BreatheSymbolEffect { BreatheSymbolEffect(content: content.with(.whole)) }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol grows and shrinks slowly.
  public static var breathe: BreatheSymbolEffect {
    BreatheSymbolEffect(content: EffectLayers(value: false))
  }
}

/// An effect with which a symbol turns (iOS 18).
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate var content: EffectLayers<Bool>

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.rotate(isClockwise: content.value), content.layers)
  }

  /// The effect that turns clockwise.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(content: content.with(true)) }
  /// The effect that turns counterclockwise.
  public var counterClockwise: RotateSymbolEffect {
    RotateSymbolEffect(content: content.with(false))
  }

  /// The effect, applied to one layer after the other.
  ///
  /// A symbol has one layer here, so that it acts as `wholeSymbol`.
  public var byLayer: RotateSymbolEffect { RotateSymbolEffect(content: content.with(.byLayer)) }
  /// The effect, applied to the whole symbol at once.
  public var wholeSymbol: RotateSymbolEffect { RotateSymbolEffect(content: content.with(.whole)) }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol turns, clockwise unless stated otherwise.
  public static var rotate: RotateSymbolEffect {
    RotateSymbolEffect(content: EffectLayers(value: true))
  }
}
