/// An effect with which the opacity of a symbol falls and rises (iOS 17).
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate var content: EffectLayers<Bool>

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.pulse, content.layers)
  }

  /// The effect, applied to one layer after the other.
  ///
  /// A symbol has one layer here, so that it acts as `wholeSymbol`.
  public var byLayer: PulseSymbolEffect { PulseSymbolEffect(content: content.with(.byLayer)) }
  /// The effect, applied to the whole symbol at once.
  public var wholeSymbol: PulseSymbolEffect { PulseSymbolEffect(content: content.with(.whole)) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The opacity of a symbol falls and rises.
  public static var pulse: PulseSymbolEffect {
    PulseSymbolEffect(content: EffectLayers(value: true))
  }
}

/// An effect with which the layers of a symbol become opaque one after the other (iOS 17).
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  fileprivate var content: EffectLayers<SymbolEffectConfiguration.VariableColor>

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.variableColor(content.value), content.layers)
  }

  /// The effect whose layers stay opaque until the last one is.
  public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
  /// The effect with one opaque layer at a time.
  public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
  /// The effect that runs backward after each run forward.
  public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }
  /// The effect that runs forward only.
  public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }
  /// The effect that hides layers before they become opaque.
  public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = true } }
  /// The effect that dims layers before they become opaque.
  public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = false } }

  private func with(
    _ change: (inout SymbolEffectConfiguration.VariableColor) -> Void
  ) -> VariableColorSymbolEffect {
    var copy = self
    change(&copy.content.value)
    return copy
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The layers of a symbol become opaque one after the other.
  public static var variableColor: VariableColorSymbolEffect {
    VariableColorSymbolEffect(
      content: EffectLayers(value: SymbolEffectConfiguration.VariableColor()))
  }
}
