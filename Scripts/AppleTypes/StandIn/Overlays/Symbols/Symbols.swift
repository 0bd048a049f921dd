// Written from memory of the documentation of the framework Symbols.
@available(iOS 17.0, tvOS 17.0, *)
public protocol SymbolEffect: Hashable, Sendable {
  var configuration: SymbolEffectConfiguration { get }
}
@available(iOS 17.0, tvOS 17.0, *) public struct SymbolEffectConfiguration: Hashable, Sendable {}
@available(iOS 17.0, tvOS 17.0, *) public protocol DiscreteSymbolEffect {}
@available(iOS 17.0, tvOS 17.0, *) public protocol IndefiniteSymbolEffect {}
@available(iOS 17.0, tvOS 17.0, *) public protocol TransitionSymbolEffect {}
@available(iOS 17.0, tvOS 17.0, *) public protocol ContentTransitionSymbolEffect {}

@available(iOS 17.0, tvOS 17.0, *)
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { fatalError() }
  public var up: AppearSymbolEffect { self }
  public var down: AppearSymbolEffect { self }
  public var byLayer: AppearSymbolEffect { self }
  public var wholeSymbol: AppearSymbolEffect { self }
}
@available(iOS 17.0, tvOS 17.0, *)
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { fatalError() }
}

@available(iOS 17.0, tvOS 17.0, *)
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { fatalError() }
  public var up: DisappearSymbolEffect { self }
  public var down: DisappearSymbolEffect { self }
  public var byLayer: DisappearSymbolEffect { self }
  public var wholeSymbol: DisappearSymbolEffect { self }
}
@available(iOS 17.0, tvOS 17.0, *)
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { fatalError() }
}

@available(iOS 17.0, tvOS 17.0, *)
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { fatalError() }
  public var up: BounceSymbolEffect { self }
  public var down: BounceSymbolEffect { self }
  public var byLayer: BounceSymbolEffect { self }
  public var wholeSymbol: BounceSymbolEffect { self }
}
@available(iOS 18.0, tvOS 18.0, *) extension BounceSymbolEffect: IndefiniteSymbolEffect {}
@available(iOS 17.0, tvOS 17.0, *)
extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { fatalError() }
}

@available(iOS 17.0, tvOS 17.0, *)
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { fatalError() }
  public var up: ScaleSymbolEffect { self }
  public var down: ScaleSymbolEffect { self }
  public var byLayer: ScaleSymbolEffect { self }
  public var wholeSymbol: ScaleSymbolEffect { self }
}
@available(iOS 17.0, tvOS 17.0, *)
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { fatalError() }
}

@available(iOS 17.0, tvOS 17.0, *)
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { fatalError() }
  public var byLayer: PulseSymbolEffect { self }
  public var wholeSymbol: PulseSymbolEffect { self }
}
@available(iOS 17.0, tvOS 17.0, *)
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { fatalError() }
}

@available(iOS 17.0, tvOS 17.0, *)
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  public var configuration: SymbolEffectConfiguration { fatalError() }
  public var cumulative: VariableColorSymbolEffect { self }
  public var iterative: VariableColorSymbolEffect { self }
  public var reversing: VariableColorSymbolEffect { self }
  public var nonReversing: VariableColorSymbolEffect { self }
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}
@available(iOS 17.0, tvOS 17.0, *)
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { fatalError() }
}

@available(iOS 17.0, tvOS 17.0, *)
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { fatalError() }
  public var downUp: ReplaceSymbolEffect { self }
  public var upUp: ReplaceSymbolEffect { self }
  public var offUp: ReplaceSymbolEffect { self }
  public var byLayer: ReplaceSymbolEffect { self }
  public var wholeSymbol: ReplaceSymbolEffect { self }
}
@available(iOS 17.0, tvOS 17.0, *)
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { fatalError() }
}

@available(iOS 17.0, tvOS 17.0, *)
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  public var configuration: SymbolEffectConfiguration { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, *)
extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { fatalError() }
}

@available(iOS 18.0, tvOS 18.0, *)
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { fatalError() }
  public var clockwise: WiggleSymbolEffect { self }
  public var counterClockwise: WiggleSymbolEffect { self }
  public var left: WiggleSymbolEffect { self }
  public var right: WiggleSymbolEffect { self }
  public var up: WiggleSymbolEffect { self }
  public var down: WiggleSymbolEffect { self }
  public var forward: WiggleSymbolEffect { self }
  public var backward: WiggleSymbolEffect { self }
  public var byLayer: WiggleSymbolEffect { self }
  public var wholeSymbol: WiggleSymbolEffect { self }
  public func custom(angle: Double) -> WiggleSymbolEffect { self }
}
@available(iOS 18.0, tvOS 18.0, *)
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { fatalError() }
}

@available(iOS 18.0, tvOS 18.0, *)
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { fatalError() }
  public var plain: BreatheSymbolEffect { self }
  public var pulse: BreatheSymbolEffect { self }
  public var byLayer: BreatheSymbolEffect { self }
  public var wholeSymbol: BreatheSymbolEffect { self }
}
@available(iOS 18.0, tvOS 18.0, *)
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { fatalError() }
}

@available(iOS 18.0, tvOS 18.0, *)
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { fatalError() }
  public var clockwise: RotateSymbolEffect { self }
  public var counterClockwise: RotateSymbolEffect { self }
  public var byLayer: RotateSymbolEffect { self }
  public var wholeSymbol: RotateSymbolEffect { self }
}
@available(iOS 18.0, tvOS 18.0, *)
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { fatalError() }
}

@available(iOS 17.0, tvOS 17.0, *)
public struct SymbolEffectOptions: Hashable, Sendable {
  public static let `default` = SymbolEffectOptions()
  public static var repeating: SymbolEffectOptions { fatalError() }
  public static var nonRepeating: SymbolEffectOptions { fatalError() }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { fatalError() }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { fatalError() }
  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}
@available(iOS 18.0, tvOS 18.0, *)
extension SymbolEffectOptions {
  public struct RepeatBehavior: Hashable, Sendable {
    public static var continuous: RepeatBehavior { fatalError() }
    public static var periodic: RepeatBehavior { fatalError() }
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      fatalError()
    }
  }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { fatalError() }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
}
