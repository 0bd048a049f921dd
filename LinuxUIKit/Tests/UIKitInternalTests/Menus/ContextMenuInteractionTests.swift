import TestSupport
import Testing

@testable import UIKit

@MainActor private final class MenuProvider: NSObject, UIContextMenuInteractionDelegate {
  private(set) var log: [String] = []

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard location.x < 50 else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in self?.log.append("copy") }])
    })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("open") }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("close") }
}

@Suite("Context menus of views") @MainActor struct ContextMenuInteractionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 60))
  private let provider = MenuProvider()

  private func press(at x: CGFloat, _ clock: HeldClock) {
    window.isHidden = false
    window.addSubview(view)
    view.addInteraction(UIContextMenuInteraction(delegate: provider))
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 20 + x, y: 70))
    clock.advance(by: 0.6)
    finger.lift()
    clock.advance(by: 0.5)
    window.layoutIfNeeded()
  }

  @Test("A long press opens the menu of the view, and a tap on a row performs its action")
  func choose() throws {
    try withHeldClock { clock in
      press(at: 10, clock)
      #expect(provider.log == ["open"])
      let overlay = try #require(window.subviews.last as? MenuOverlayView)
      let platter = try #require(overlay.subviews.last as? MenuPlatter)
      Finger(on: window).tap(at: CGPoint(x: platter.frame.midX, y: platter.frame.midY))
      #expect(provider.log == ["open", "close", "copy"])
    }
  }

  @Test("There is no menu where the delegate returns no configuration")
  func none() {
    withHeldClock { clock in
      press(at: 60, clock)
      #expect(provider.log == [])
    }
  }
}
