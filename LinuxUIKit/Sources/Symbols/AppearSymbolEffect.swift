/// An effect with which a hidden symbol appears (iOS 17).
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  fileprivate var content: EffectLayers<SymbolEffectConfiguration.Direction?>

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.appear(content.value), content.layers)
  }

  /// The effect of a symbol that grows.
  public var up: AppearSymbolEffect { AppearSymbolEffect(content: content.with(.up)) }
  /// The effect of a symbol that shrinks to its size.
  public var down: AppearSymbolEffect { AppearSymbolEffect(content: content.with(.down)) }

  /// The effect, applied to one layer after the other.
  ///
  /// A symbol has one layer here, so that it acts as `wholeSymbol`.
  public var byLayer: AppearSymbolEffect { AppearSymbolEffect(content: content.with(.byLayer)) }
  /// The effect, applied to the whole symbol at once.
  public var wholeSymbol: AppearSymbolEffect { AppearSymbolEffect(content: content.with(.whole)) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol that was hidden by an effect appears.
  public static var appear: AppearSymbolEffect {
    AppearSymbolEffect(content: EffectLayers(value: nil))
  }
}

/// An effect with which a symbol disappears until the effect is removed (iOS 17).
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  fileprivate var content: EffectLayers<SymbolEffectConfiguration.Direction?>

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.disappear(content.value), content.layers)
  }

  /// The effect of a symbol that grows.
  public var up: DisappearSymbolEffect { DisappearSymbolEffect(content: content.with(.up)) }
  /// The effect of a symbol that shrinks.
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(content: content.with(.down)) }

  /// The effect, applied to one layer after the other.
  ///
  /// A symbol has one layer here, so that it acts as `wholeSymbol`.
  public var byLayer: DisappearSymbolEffect {
    DisappearSymbolEffect(content: content.with(.byLayer))
  }
  /// The effect, applied to the whole symbol at once.
  public var wholeSymbol: DisappearSymbolEffect {
    DisappearSymbolEffect(content: content.with(.whole))
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol disappears.
  public static var disappear: DisappearSymbolEffect {
    DisappearSymbolEffect(content: EffectLayers(value: nil))
  }
}
