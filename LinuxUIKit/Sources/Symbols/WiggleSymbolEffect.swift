/// An effect with which a symbol moves or turns to and fro (iOS 18).
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate var content: EffectLayers<SymbolEffectConfiguration.WiggleDirection>

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.wiggle(content.value), content.layers)
  }

  /// The effect that turns clockwise first.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(content: content.with(.clockwise)) }
  /// The effect that turns counterclockwise first.
  public var counterClockwise: WiggleSymbolEffect {
    WiggleSymbolEffect(content: content.with(.counterClockwise))
  }
  /// The effect that moves to the left first.
  public var left: WiggleSymbolEffect { WiggleSymbolEffect(content: content.with(.left)) }
  /// The effect that moves to the right first.
  public var right: WiggleSymbolEffect { WiggleSymbolEffect(content: content.with(.right)) }
  /// The effect that moves up first.
  public var up: WiggleSymbolEffect { WiggleSymbolEffect(content: content.with(.up)) }
  /// The effect that moves down first.
  public var down: WiggleSymbolEffect { WiggleSymbolEffect(content: content.with(.down)) }
  /// The effect that moves in the reading direction first.
  public var forward: WiggleSymbolEffect { WiggleSymbolEffect(content: content.with(.forward)) }
  /// The effect that moves against the reading direction first.
  public var backward: WiggleSymbolEffect { WiggleSymbolEffect(content: content.with(.backward)) }

  /// The effect, applied to one layer after the other.
  ///
  /// A symbol has one layer here, so that it acts as `wholeSymbol`.
  public var byLayer: WiggleSymbolEffect { WiggleSymbolEffect(content: content.with(.byLayer)) }
  /// The effect, applied to the whole symbol at once.
  public var wholeSymbol: WiggleSymbolEffect { WiggleSymbolEffect(content: content.with(.whole)) }

  /// Returns the effect that moves at an angle first, in degrees clockwise from the right.
  public func custom(angle: Double) -> WiggleSymbolEffect {
    WiggleSymbolEffect(content: content.with(.custom(angle)))
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol moves or turns to and fro.
  public static var wiggle: WiggleSymbolEffect {
    WiggleSymbolEffect(content: EffectLayers(value: .automatic))
  }
}
