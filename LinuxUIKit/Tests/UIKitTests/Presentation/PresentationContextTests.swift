import Testing
import UIKit

/// Presentations over a context that isn't the whole window.
@MainActor struct PresentationContextTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root = UIViewController()
  private let pane = UIViewController()
  private let card = UIViewController()

  init() {
    window.rootViewController = root
    root.addChild(pane)
    pane.view.frame = CGRect(x: 0, y: 200, width: 320, height: 280)
    root.view.addSubview(pane.view)
    pane.didMove(toParent: root)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func frame(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: window)
  }

  @Test("A view controller that defines the context is covered alone, and restored")
  func context() {
    pane.definesPresentationContext = true
    card.modalPresentationStyle = .currentContext
    pane.present(card, animated: false)
    window.layoutIfNeeded()

    #expect(frame(card) == CGRect(x: 0, y: 200, width: 320, height: 280))
    #expect(pane.view.window == nil)
    #expect(card.presentingViewController === pane)
    #expect(root.presentedViewController == nil)

    card.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(pane.view.superview === root.view)
    #expect(pane.view.frame == CGRect(x: 0, y: 200, width: 320, height: 280))
    #expect(card.view.window == nil)
  }

  @Test("A presentation over the context keeps the view below")
  func overContext() {
    pane.definesPresentationContext = true
    card.modalPresentationStyle = .overCurrentContext
    pane.present(card, animated: false)
    window.layoutIfNeeded()

    #expect(frame(card) == CGRect(x: 0, y: 200, width: 320, height: 280))
    #expect(pane.view.window === window)
  }

  @Test("Without a context, or with another style, the window is covered")
  func wholeWindow() {
    card.modalPresentationStyle = .currentContext
    pane.present(card, animated: false)
    window.layoutIfNeeded()
    #expect(frame(card) == window.bounds)
    card.dismiss(animated: false)
    window.layoutIfNeeded()

    pane.definesPresentationContext = true
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    pane.present(page, animated: false)
    window.layoutIfNeeded()
    #expect(frame(page) == window.bounds)
  }
}
