/// An effect with which one symbol takes the place of another (iOS 17).
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  fileprivate var content: EffectLayers<SymbolEffectConfiguration.Replacement?>

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.replace(content.value ?? .downUp), content.layers)
  }

  /// The effect of an old symbol that shrinks and a new one that grows.
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(content: content.with(.downUp)) }
  /// The effect of an old symbol that grows and a new one that grows.
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(content: content.with(.upUp)) }
  /// The effect of an old symbol that is gone at once and a new one that grows.
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(content: content.with(.offUp)) }

  /// The effect, applied to one layer after the other.
  ///
  /// A symbol has one layer here, so that it acts as `wholeSymbol`.
  public var byLayer: ReplaceSymbolEffect { ReplaceSymbolEffect(content: content.with(.byLayer)) }
  /// The effect, applied to the whole symbol at once.
  public var wholeSymbol: ReplaceSymbolEffect { ReplaceSymbolEffect(content: content.with(.whole)) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The old symbol shrinks and the new one grows, unless stated otherwise.
  public static var replace: ReplaceSymbolEffect {
    ReplaceSymbolEffect(content: EffectLayers(value: nil))
  }
}

/// The effect that suits the context (iOS 17).
public struct AutomaticSymbolEffect:
  SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect
{
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.automatic, nil)
  }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that suits the context: for a content transition, that of `replace`.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
