import Testing
import UIKit

@MainActor struct UIViewSurroundingsTests {
  @Test("A view inherits its superview's style, and its own override takes precedence")
  func style() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(outer.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("A view is notified of trait changes with the previous traits")
  func told() {
    let outer = UIView()
    let inner = TraitView()
    outer.addSubview(inner)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    outer.overrideUserInterfaceStyle = .dark

    #expect(inner.previous.map { $0?.userInterfaceStyle } == [.light])
  }

  @Test(
    "The tint color is inherited from the nearest view that sets one; the default is system blue")
  func tint() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .systemRed
    #expect(inner.tintColor == .systemRed)
    inner.tintColor = .systemGreen
    #expect(inner.tintColor == .systemGreen)
    inner.tintColor = nil
    #expect(inner.tintColor == .systemRed)
  }

  @Test("Margins are 8 by default")
  func margins() {
    let view = UIView()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test("A view that preserves superview margins has at least the part of them inside it")
  func preserved() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let inner = UIView(frame: CGRect(x: 5, y: 15, width: 190, height: 80))
    inner.preservesSuperviewLayoutMargins = true
    outer.addSubview(inner)

    // 20 − 5 on the left, 20 − 15 = 5 < 8 on top, 20 − 5 on the bottom and on the right.
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 15, bottom: 15, right: 15))
  }

  @Test("The direction follows the attribute, and playback controls never turn")
  func direction() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test("There is no safe area outside a window")
  func noWindow() {
    #expect(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).safeAreaInsets == .zero)
  }
}

private final class TraitView: UIView {
  var previous: [UITraitCollection?] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    previous.append(previousTraitCollection)
  }
}
