import TestSupport
import Testing
import UIKit

@Suite("Golden pictures of menus", .serialized) @MainActor struct MenuPictureTests {
  private static let appearances: [(name: String, traits: UITraitCollection)] = [
    ("light", UITraitCollection(userInterfaceStyle: .light)),
    ("dark", UITraitCollection(userInterfaceStyle: .dark)),
    ("rtl", UITraitCollection(layoutDirection: .rightToLeft)),
    ("xxxl", UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)),
  ]

  private func check(
    _ name: String, traits: UITraitCollection, _ open: (DisplayedMenuScreen, HeldClock) -> Void
  ) {
    withHeldClock { clock in
      let screen = DisplayedMenuScreen(traits)
      open(screen, clock)
      clock.advance(by: 0.5)
      screen.window.layoutIfNeeded()
      expectImage(screen.picture, named: name)
    }
  }

  @Test("The menu of a button: light, dark, from right to left and with large text")
  func buttonMenu() {
    for appearance in Self.appearances {
      check("button_\(appearance.name)", traits: appearance.traits) { screen, _ in
        let frame = screen.button.convert(screen.button.bounds, to: screen.window)
        Finger(on: screen.window).tap(at: CGPoint(x: frame.midX, y: frame.midY))
      }
    }
  }

  @Test("The context menu of an item: light and dark")
  func contextMenu() {
    for appearance in Self.appearances.prefix(2) {
      check("context_\(appearance.name)", traits: appearance.traits) { screen, clock in
        let finger = Finger(on: screen.window)
        finger.press(at: screen.list.convert(CGPoint(x: 100, y: 30), to: screen.window))
        clock.advance(by: 0.6)
        finger.lift()
      }
    }
  }
}
