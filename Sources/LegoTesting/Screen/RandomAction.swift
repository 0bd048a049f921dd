import UIKit

/// An action of a random test, which can be printed and performed again.
///
/// ```swift
/// for action in failed { screen.perform(action) }
/// ```
public enum RandomAction: Equatable, Sendable {
  /// A tap on a point of the screen.
  case tap(CGPoint)
  /// A long press on a point of the screen.
  case longPress(CGPoint)
  /// A finger that moves from one point to another.
  case drag(from: CGPoint, to: CGPoint)
  /// A long press on a point that ends at another, as the user reorders items.
  case reorder(from: CGPoint, to: CGPoint)
  /// A scroll of the largest scroll view by a number of points.
  case scroll(CGFloat)
  /// A rotation of the screen: width and height are exchanged.
  case rotate
  /// A dark or light appearance.
  case setDark(Bool)
  /// A preferred text size.
  case setTextSize(UIContentSizeCategory)
  /// The choice of the item of an open menu at an index, counted from the start again after the end.
  case chooseMenuItem(Int)
}

extension Screen {
  /// Performs random actions: taps, long presses, drags, scrolls, rotations and changes of traits.
  ///
  /// The same seed performs the same actions on the same screen. Use it to find crashes and screens
  /// that contradict their data, in a loop over seeds:
  ///
  /// ```swift
  /// for seed in 0..<100 {
  ///   let screen = Screen(ShopViewController())
  ///   try screen.performRandomActions(seed: UInt64(seed), count: 50) { action in
  ///     #expect(screen.text.contains("Total"), "seed \(seed): \(action)")
  ///   }
  /// }
  /// ```
  ///
  /// Three of five taps are on views that respond to taps. Nothing is typed.
  ///
  /// - Parameters:
  ///   - seed: The seed of the random numbers.
  ///   - count: The number of actions.
  ///   - check: Called after each action, when its effects are displayed.
  /// - Returns: The actions, in order.
  @discardableResult public func performRandomActions(
    seed: UInt64, count: Int = 100, check: (RandomAction) throws -> Void
  ) rethrows -> [RandomAction] {
    var random = RandomActionGenerator(seed: seed)
    var actions: [RandomAction] = []
    for _ in 0..<count {
      let action = random.next(on: self)
      actions.append(action)
      perform(action)
      try check(action)
    }
    return actions
  }

  /// Performs random actions without a check: ``performRandomActions(seed:count:check:)``.
  @discardableResult public func performRandomActions(
    seed: UInt64, count: Int = 100
  ) -> [RandomAction] {
    performRandomActions(seed: seed, count: count) { _ in }
  }

  /// Performs an action of a random test; does nothing if the screen is not as it was then.
  public func perform(_ action: RandomAction) {
    switch action {
    case .tap(let point): try? tap(at: point)
    case .longPress(let point): longPress(at: point)
    case .drag(let start, let end): drag(from: start, to: end)
    case .reorder(let start, let end):
      drag(from: start, to: end, afterHold: Screen.longPressDuration)
    case .scroll(let distance): try? scroll(by: distance)
    case .rotate: resize(to: CGSize(width: root.bounds.height, height: root.bounds.width))
    case .setDark(let isDark):
      setTraits(UITraitCollection(userInterfaceStyle: isDark ? .dark : .light))
    case .setTextSize(let size):
      setTraits(UITraitCollection(preferredContentSizeCategory: size))
    case .chooseMenuItem(let index):
      let titles = openMenu?.enabledTitles ?? []
      guard !titles.isEmpty else { return closeMenu() }
      try? chooseMenuItem(titles[index % titles.count])
    }
  }
}

extension RandomAction: CustomStringConvertible {
  /// The action in words, such as “tap (20, 144)”.
  public var description: String {
    switch self {
    case .tap(let point): "tap \(Self.text(point))"
    case .longPress(let point): "long press \(Self.text(point))"
    case .drag(let start, let end): "drag \(Self.text(start)) to \(Self.text(end))"
    case .reorder(let start, let end): "reorder \(Self.text(start)) to \(Self.text(end))"
    case .scroll(let distance): "scroll by \(Int(distance))"
    case .rotate: "rotate"
    case .setDark(let isDark): isDark ? "dark appearance" : "light appearance"
    case .setTextSize(let size): "text size \(size.rawValue)"
    case .chooseMenuItem(let index): "menu item \(index)"
    }
  }

  private static func text(_ point: CGPoint) -> String { "(\(Int(point.x)), \(Int(point.y)))" }
}

/// A generator of random actions on a screen.
@MainActor private struct RandomActionGenerator {
  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(state: seed)
  }

  mutating func next(on screen: Screen) -> RandomAction {
    screen.settle()
    if screen.openMenu != nil { return .chooseMenuItem(Int.random(in: 0..<8, using: &random)) }
    let bounds = screen.root.bounds
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<6: return .tap(target(on: screen) ?? point(in: bounds))
    case 6..<10: return .tap(point(in: bounds))
    case 10..<12: return .drag(from: point(in: bounds), to: point(in: bounds))
    case 12: return .reorder(from: point(in: bounds), to: point(in: bounds))
    case 13: return .longPress(point(in: bounds))
    case 14..<17:
      let height = bounds.height.rounded()
      return .scroll(CGFloat.random(in: -height...height, using: &random).rounded())
    case 17: return .rotate
    case 18: return .setDark(Bool.random(using: &random))
    default: return .setTextSize(Self.sizes[Int.random(in: 0..<Self.sizes.count, using: &random)])
    }
  }

  private static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private mutating func point(in bounds: CGRect) -> CGPoint {
    CGPoint(
      x: CGFloat.random(in: 0..<max(1, bounds.width), using: &random).rounded(.down),
      y: CGFloat.random(in: 0..<max(1, bounds.height), using: &random).rounded(.down))
  }

  /// Returns the center of a view that responds to taps.
  private mutating func target(on screen: Screen) -> CGPoint? {
    let targets = screen.visibleViews.filter { TapTarget(containing: $0)?.view === $0 }
    guard let view = targets.randomElement(using: &random) else { return nil }
    let center = screen.visibleCenter(of: view)
    return CGPoint(x: center.x.rounded(.down), y: center.y.rounded(.down))
  }
}

/// A stream of random numbers that is the same for the same seed on every machine.
///
/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
