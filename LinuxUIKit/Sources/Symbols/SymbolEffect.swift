/// An animation of a symbol image.
///
/// ```swift
/// imageView.addSymbolEffect(.bounce)
/// imageView.addSymbolEffect(.pulse, options: .speed(2))
/// imageView.setSymbolImage(pause, contentTransition: .replace)
/// ```
///
/// Which calls take an effect depends on the protocols that it conforms to besides: discrete,
/// indefinite, transition and content transition effects.
public protocol SymbolEffect: Hashable, Sendable {
  /// The effect without its type.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that plays once and ends by itself.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect with which a symbol appears or disappears.
public protocol TransitionSymbolEffect {}

/// An effect with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// An effect without its type, which views interpret.
///
/// Equal configurations animate symbols alike.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// The movement of the symbol.
  package let motion: Motion
  private let layers: Layers?

  /// A movement of a symbol.
  package enum Motion: Hashable, Sendable {
    case automatic
    case appear(Direction?)
    case disappear(Direction?)
    case bounce(Direction?)
    case scale(Direction?)
    case pulse
    case variableColor(VariableColor)
    case replace(Replacement)
    case wiggle(WiggleDirection)
    case breathe(isPulse: Bool)
    case rotate(isClockwise: Bool)
  }

  /// A direction in which a symbol moves.
  package enum Direction: Hashable, Sendable {
    case up, down
  }

  /// The layers that move together.
  package enum Layers: Hashable, Sendable {
    case byLayer, whole
  }

  /// The changes of the opacity of a symbol's layers.
  package struct VariableColor: Hashable, Sendable {
    package var isCumulative: Bool?
    package var isReversing: Bool?
    package var hidesInactive: Bool?
  }

  /// The movements of the old and the new symbol.
  package enum Replacement: Hashable, Sendable {
    case downUp, upUp, offUp
  }

  /// The direction in which a symbol wiggles.
  package enum WiggleDirection: Hashable, Sendable {
    case automatic, clockwise, counterClockwise
    case left, right, up, down, forward, backward
    /// An angle in degrees.
    case custom(Double)
  }

  package init(_ motion: Motion, _ layers: Layers?) {
    (self.motion, self.layers) = (motion, layers)
  }
}

/// The layers of a symbol that an effect moves together, as set in an effect.
struct EffectLayers<Value: Hashable & Sendable>: Hashable, Sendable {
  var value: Value
  var layers: SymbolEffectConfiguration.Layers?

  func with(_ value: Value) -> Self { Self(value: value, layers: layers) }
  func with(_ layers: SymbolEffectConfiguration.Layers) -> Self {
    Self(value: value, layers: layers)
  }
}
