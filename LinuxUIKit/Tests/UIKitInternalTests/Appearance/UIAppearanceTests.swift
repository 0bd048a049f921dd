import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct UIAppearanceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// A class of this suite, so that other tests aren't changed by its proxies.
  private final class Badge: UILabel {}
  private final class Card: UIView {}

  @Test("A view gets the values of the proxy as it enters a window")
  func enters() {
    defer { AppearanceRegistry.shared.removeAll() }
    Badge.appearance().textColor = .red
    let badge = Badge()
    #expect(badge.textColor != .red)
    window.addSubview(badge)

    #expect(badge.textColor == .red)
  }

  @Test("A value of the view's own isn't replaced")
  func ownValue() {
    defer { AppearanceRegistry.shared.removeAll() }
    Badge.appearance().textColor = .red
    let badge = Badge()
    badge.textColor = .green
    window.addSubview(badge)

    #expect(badge.textColor == .green)
  }

  @Test("A proxy for containers applies in them only, and precedes that of the class")
  func containers() {
    defer { AppearanceRegistry.shared.removeAll() }
    Badge.appearance().textColor = .red
    Badge.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .green
    let (outer, inner, card) = (Badge(), Badge(), Card())
    card.addSubview(inner)
    window.addSubview(outer)
    window.addSubview(card)

    #expect(outer.textColor == .red)
    #expect(inner.textColor == .green)
  }

  @Test("The proxy of a bar sets the appearances that the bar itself hasn't set")
  func bars() {
    final class ProxiedBar: UINavigationBar {}
    defer { AppearanceRegistry.shared.removeAll() }
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    ProxiedBar.appearance().standardAppearance = appearance
    ProxiedBar.appearance().scrollEdgeAppearance = appearance
    let bar = ProxiedBar()
    let own = UINavigationBarAppearance()
    own.backgroundColor = .green
    bar.scrollEdgeAppearance = own
    window.addSubview(bar)

    #expect(bar.standardAppearance.backgroundColor == .red)
    #expect(bar.scrollEdgeAppearance?.backgroundColor == .green)
  }

  @Test("The title attributes of items are those of the proxy, overridden by their own")
  func items() {
    final class ProxiedItem: UIBarButtonItem {}
    defer { AppearanceRegistry.shared.removeAll() }
    ProxiedItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.red, .kern: 2], for: .normal)
    let item = ProxiedItem()
    item.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)

    let attributes = item.resolvedTitleTextAttributes(for: .normal)
    #expect(attributes[.foregroundColor] as? UIColor == .green)
    #expect(attributes[.kern] as? Int == 2)
  }
}
