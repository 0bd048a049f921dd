import LegoTesting
import SeededNumbers
import UIKit

/// An event of a random user.
///
/// Events don't depend on what is displayed, so that a seed always gives the same ones: locations are
/// fractions of the screen, and targets are counted from the start again after the last one.
package enum MonkeyEvent: Sendable {
  /// A tap on a view that responds to taps.
  case tapTarget(Int)
  /// A tap, long press or click with the secondary button.
  case tap(CGPoint), longPress(CGPoint), rightClick(CGPoint)
  /// A finger that moves from one point to another, after a hold.
  case drag(from: CGPoint, to: CGPoint, hold: Bool)
  /// A fast finger, after which scroll views decelerate.
  case fling(from: CGPoint, to: CGPoint)
  /// Steps of the wheel of a mouse.
  case wheel(CGPoint, steps: Int, isHorizontal: Bool)
  /// A key of a keyboard.
  case key(UIKeyboardHIDUsage, UIKeyModifierFlags)
  /// A text for the first responder.
  case text(String)
  /// The delete key, this many times.
  case delete(Int)
  /// Another size of the screen.
  case resize(CGSize)
  case setDark(Bool)
  case setRightToLeft(Bool)
  case setTextSize(UIContentSizeCategory)
  /// A tap on the location of the back button, or a swipe from the leading edge.
  case back(isSwipe: Bool)
  /// The choice of an item of the open menu.
  case menuItem(Int)
  /// Time without an event, in seconds.
  case pause(TimeInterval)
}

extension MonkeyEvent {
  /// Generates an event.
  init(using random: inout SeededGenerator) {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<34: self = .tapTarget(Int.random(in: 0..<1_000, using: &random))
    case 34..<44: self = .tap(Self.point(using: &random))
    case 44..<47: self = .longPress(Self.point(using: &random))
    case 47..<49: self = .rightClick(Self.point(using: &random))
    case 49..<58: self = .movement(using: &random)
    case 58..<64:
      self = .wheel(
        Self.point(using: &random), steps: Int.random(in: -8...8, using: &random),
        isHorizontal: Int.random(in: 0..<4, using: &random) == 0)
    case 64..<71: self = .keyPress(using: &random)
    case 71..<78: self = .text(Self.texts[Int.random(in: 0..<Self.texts.count, using: &random)])
    case 78..<80: self = .delete(Int.random(in: 1...12, using: &random))
    case 80..<84: self = .appearance(using: &random)
    case 84..<92: self = .back(isSwipe: Bool.random(using: &random))
    case 92..<98: self = .menuItem(Int.random(in: 0..<8, using: &random))
    default: self = .pause(TimeInterval(Int.random(in: 1...20, using: &random)) / 10)
    }
  }

  private static func movement(using random: inout SeededGenerator) -> MonkeyEvent {
    let (start, end) = (point(using: &random), point(using: &random))
    return switch Int.random(in: 0..<5, using: &random) {
    case 0: .drag(from: start, to: end, hold: true)
    case 1, 2: .fling(from: start, to: end)
    default: .drag(from: start, to: end, hold: false)
    }
  }

  private static func keyPress(using random: inout SeededGenerator) -> MonkeyEvent {
    let key = keys[Int.random(in: 0..<keys.count, using: &random)]
    let all: [UIKeyModifierFlags] = [[], [], [], .shift, .command, .alternate, [.shift, .command]]
    return .key(key, all[Int.random(in: 0..<all.count, using: &random)])
  }

  private static func appearance(using random: inout SeededGenerator) -> MonkeyEvent {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .resize(sizes[Int.random(in: 0..<sizes.count, using: &random)])
    case 1: .setDark(Bool.random(using: &random))
    case 2: .setRightToLeft(Bool.random(using: &random))
    default: .setTextSize(textSizes[Int.random(in: 0..<textSizes.count, using: &random)])
    }
  }

  private static func point(using random: inout SeededGenerator) -> CGPoint {
    CGPoint(
      x: CGFloat(Int.random(in: 0..<1_000, using: &random)) / 1_000,
      y: CGFloat(Int.random(in: 0..<1_000, using: &random)) / 1_000)
  }

  /// Sizes of phones and of tablets in both orientations, and of a narrow column.
  static let sizes = [
    (390, 844), (844, 390), (320, 568), (568, 320), (1_024, 768), (768, 1_024), (320, 1_024),
  ].map { CGSize(width: $0.0, height: $0.1) }

  private static let textSizes: [UIContentSizeCategory] = [
    .extraSmall, .large, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private static let keys: [UIKeyboardHIDUsage] = [
    .keyboardTab, .keyboardReturnOrEnter, .keyboardEscape, .keyboardSpacebar, .keyboardUpArrow,
    .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome, .keyboardEnd,
    .keyboardPageUp, .keyboardPageDown, .keyboardDeleteOrBackspace, .keyboardDeleteForward,
    .keyboardA, .keyboardC, .keyboardV, .keyboardX, .keyboardZ,
  ]

  /// Ordinary texts, other scripts, and what often breaks text: joined emoji, marks, both directions.
  private static let texts = [
    "a", "Lake", "42", " ", "\n", "0.5", "-1", "Straße", "日本語", "שלום", "مرحبا", "👩‍👩‍👧‍👦",
    "e\u{301}\u{323}", "a\u{202E}b", "long text with many words that needs several lines",
    "%@ %d", "1e999",
  ]
}

extension MonkeyEvent: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tapTarget(let number): "tap target \(number)"
    case .tap(let point): "tap \(Self.text(point))"
    case .longPress(let point): "long press \(Self.text(point))"
    case .rightClick(let point): "secondary click \(Self.text(point))"
    case .drag(let start, let end, let hold):
      "drag \(Self.text(start)) to \(Self.text(end))\(hold ? " after a hold" : "")"
    case .fling(let start, let end): "fling \(Self.text(start)) to \(Self.text(end))"
    case .wheel(let point, let steps, let isHorizontal):
      "wheel \(steps) at \(Self.text(point))\(isHorizontal ? " with shift" : "")"
    case .key(let key, let modifiers): "key \(key) \(modifiers.rawValue)"
    case .text(let text): "type \(text.debugDescription)"
    case .delete(let count): "delete \(count)"
    case .resize(let size): "resize \(Int(size.width))x\(Int(size.height))"
    case .setDark(let isDark): isDark ? "dark" : "light"
    case .setRightToLeft(let isRightToLeft): isRightToLeft ? "right to left" : "left to right"
    case .setTextSize(let size): "text size \(size.rawValue)"
    case .back(let isSwipe): isSwipe ? "swipe back" : "tap back"
    case .menuItem(let index): "menu item \(index)"
    case .pause(let seconds): "pause \(seconds) s"
    }
  }

  private static func text(_ point: CGPoint) -> String { "(\(point.x), \(point.y))" }
}
