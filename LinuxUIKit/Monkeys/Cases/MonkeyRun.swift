import LegoTesting
import SeededRuns
import UIKit

/// The screen of a random user, and what is wrong on it.
@MainActor final class MonkeyRun {
  private let screen: Screen
  private let traits = UITraitCollection(displayScale: 1)
  private static let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  private var results = Findings()
  private var current = "at launch"

  /// Displays a root view controller.
  init(_ root: UIViewController, size: CGSize) {
    screen = Screen(root, size: size, traits: traits, safeAreaInsets: Self.insets)
  }

  /// Descriptions of violations, each with the event before it.
  var findings: [String] { results.texts }

  /// Performs an event; one that has no effect on what is displayed isn't a violation.
  func perform(_ event: MonkeyEvent, number: Int) {
    current = "event \(number), \(event)"
    // Not between events, when other screens of the process may be laid out.
    BrokenConstraints.onReport = { [weak self] text in self?.report("constraints: \(text)") }
    defer { BrokenConstraints.onReport = nil }
    perform(event)
    screen.settle()
    checkFrames()
  }

  private func report(_ text: String) {
    results.expect(false, "\(current): \(text)")
  }

  private func checkFrames() {
    guard let window else { return }
    let broken = window.monkeyDescendants.first { view in
      let center = view.center
      let numbers = [center.x, center.y, view.bounds.width, view.bounds.height]
      return !numbers.allSatisfy(\.isFinite)
    }
    if let broken { report("\(type(of: broken)) isn't finite: \(broken.frame)") }
  }

  private var window: UIWindow? { screen.viewController.view.window }
}

// MARK: Events

extension MonkeyRun {
  private func perform(_ event: MonkeyEvent) {
    switch event {
    case .tapTarget(let number): tapTarget(number)
    case .tap(let point): try? screen.tap(at: location(point))
    case .longPress(let point): screen.perform(.longPress(location(point)))
    case .rightClick(let point): try? screen.rightClick(at: location(point))
    case .drag(let start, let end, let hold):
      screen.drag(
        from: location(start), to: location(end), afterHold: hold ? Screen.longPressDuration : 0)
    case .fling(let start, let end): screen.fling(from: location(start), to: location(end))
    case .wheel(let point, let steps, let isHorizontal):
      try? screen.turnWheel(
        at: location(point), by: steps, modifiers: isHorizontal ? .shift : [])
    case .key(let key, let modifiers): _ = try? screen.pressKey(key, modifiers: modifiers)
    case .text(let text): try? screen.type(text)
    case .delete(let count): for _ in 0..<count { try? screen.deleteBackward() }
    case .resize(let size): screen.resize(to: size)
    case .setDark(let isDark):
      screen.setTraits(UITraitCollection(userInterfaceStyle: isDark ? .dark : .light))
    case .setRightToLeft(let isSet):
      screen.setTraits(UITraitCollection(layoutDirection: isSet ? .rightToLeft : .leftToRight))
    case .setTextSize(let size):
      screen.setTraits(UITraitCollection(preferredContentSizeCategory: size))
    case .back(let isSwipe): goBack(isSwipe: isSwipe)
    case .menuItem(let index): screen.perform(.chooseMenuItem(index))
    case .pause(let seconds): screen.clock.advance(by: seconds)
    }
  }

  private func location(_ fraction: CGPoint) -> CGPoint {
    let size = window?.bounds.size ?? .zero
    return CGPoint(x: (fraction.x * size.width).rounded(), y: (fraction.y * size.height).rounded())
  }

  private func goBack(isSwipe: Bool) {
    guard let window else { return }
    let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = window.bounds.width
    func location(_ distance: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: isRightToLeft ? width - distance : distance, y: y)
    }
    let center = window.bounds.midY
    if isSwipe {
      screen.drag(from: location(2, center), to: location(width * 0.8, center))
    } else {
      try? screen.tap(at: location(24, Self.insets.top + 22))
    }
  }

  private func tapTarget(_ number: Int) {
    guard let window else { return }
    let centers = window.monkeyDescendants.filter(\.isMonkeyTarget).compactMap { view in
      let visible = view.convert(view.bounds, to: window).intersection(window.bounds)
      return visible.isNull || visible.isEmpty
        ? nil : CGPoint(x: visible.midX.rounded(.down), y: visible.midY.rounded(.down))
    }
    guard !centers.isEmpty else { return }
    try? screen.tap(at: centers[number % centers.count])
  }
}

extension UIView {
  /// The views inside that aren't hidden, from back to front.
  fileprivate var monkeyDescendants: [UIView] {
    subviews.filter { !$0.isHidden }.flatMap { [$0] + $0.monkeyDescendants }
  }

  /// Whether the view responds to a tap.
  fileprivate var isMonkeyTarget: Bool {
    self is UIControl || self is UICollectionViewCell || self is UITableViewCell
      || self is UITextView || gestureRecognizers?.contains { $0 is UITapGestureRecognizer } == true
  }
}
