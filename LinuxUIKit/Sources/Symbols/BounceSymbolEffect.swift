/// An effect with which a symbol changes its size for a moment (iOS 17).
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate var content: EffectLayers<SymbolEffectConfiguration.Direction?>

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.bounce(content.value), content.layers)
  }

  /// The effect of a symbol that grows first.
  public var up: BounceSymbolEffect { BounceSymbolEffect(content: content.with(.up)) }
  /// The effect of a symbol that shrinks first.
  public var down: BounceSymbolEffect { BounceSymbolEffect(content: content.with(.down)) }

  /// The effect, applied to one layer after the other.
  ///
  /// A symbol has one layer here, so that it acts as `wholeSymbol`.
  public var byLayer: BounceSymbolEffect { BounceSymbolEffect(content: content.with(.byLayer)) }
  /// The effect, applied to the whole symbol at once.
  public var wholeSymbol: BounceSymbolEffect { BounceSymbolEffect(content: content.with(.whole)) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol bounces, upward unless stated otherwise.
  public static var bounce: BounceSymbolEffect {
    BounceSymbolEffect(content: EffectLayers(value: nil))
  }
}

/// An effect with which a symbol has another size until the effect is removed (iOS 17).
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  fileprivate var content: EffectLayers<SymbolEffectConfiguration.Direction?>

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.scale(content.value), content.layers)
  }

  /// The effect of a larger symbol.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(content: content.with(.up)) }
  /// The effect of a smaller symbol.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(content: content.with(.down)) }

  /// The effect, applied to one layer after the other.
  ///
  /// A symbol has one layer here, so that it acts as `wholeSymbol`.
  public var byLayer: ScaleSymbolEffect { ScaleSymbolEffect(content: content.with(.byLayer)) }
  /// The effect, applied to the whole symbol at once.
  public var wholeSymbol: ScaleSymbolEffect { ScaleSymbolEffect(content: content.with(.whole)) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol has another size, a larger one unless stated otherwise.
  public static var scale: ScaleSymbolEffect {
    ScaleSymbolEffect(content: EffectLayers(value: nil))
  }
}
