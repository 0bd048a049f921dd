import TestSupport
import Testing
import UIKit

/// Popovers in a window of 390 by 844 points, whose width is compact.
@MainActor struct PopoverTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()
  private let card = UIViewController()
  private let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 44))
  private let delegate = PopoverDelegate()

  init() {
    root.view.addSubview(button)
    window.rootViewController = UINavigationController(rootViewController: root)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    card.modalPresentationStyle = .popover
    card.preferredContentSize = CGSize(width: 200, height: 150)
    card.view.backgroundColor = .systemBackground
    card.popoverPresentationController?.sourceView = button
    card.popoverPresentationController?.delegate = delegate
  }

  private func present() {
    root.present(card, animated: false)
    window.layoutIfNeeded()
  }

  private var frame: CGRect { card.view.convert(card.view.bounds, to: window) }

  @Test("In compact width, a popover is a sheet without an answer of the delegate")
  func sheet() {
    delegate.style = .automatic
    present()
    #expect(frame.width == 390)
    #expect(frame.maxY == 844)
  }

  @Test("The delegate can present it over the whole screen")
  func fullScreen() {
    delegate.style = .fullScreen
    present()
    #expect(frame == window.bounds)
    #expect(root.view.window == nil)
  }

  @Test("With the style none it is a popover below its source, of its preferred size")
  func popover() {
    present()
    // The bottom of the source at 244, the arrow's height of 13; centered at 150.
    #expect(frame == CGRect(x: 50, y: 257, width: 200, height: 150))
    #expect(card.popoverPresentationController?.arrowDirection == .up)
    #expect(delegate.calls == ["prepare"])
    card.preferredContentSize = CGSize(width: 240, height: 100)
    window.layoutIfNeeded()
    #expect(frame == CGRect(x: 30, y: 257, width: 240, height: 100))
  }

  @Test("A rectangle of the source view is the anchor")
  func sourceRect() {
    card.popoverPresentationController?.sourceView = root.view
    card.popoverPresentationController?.sourceRect = CGRect(x: 180, y: 700, width: 30, height: 30)
    present()
    #expect(card.popoverPresentationController?.arrowDirection == .down)
    #expect(frame == CGRect(x: 95, y: 700 - 13 - 150, width: 200, height: 150))
  }

  @Test("A bar button item is the anchor where its button is")
  func barButton() throws {
    let item = UIBarButtonItem(title: "More", primaryAction: nil)
    root.navigationItem.rightBarButtonItem = item
    window.layoutIfNeeded()
    card.popoverPresentationController?.barButtonItem = item
    present()
    // The margin of 10 points at the right; the bar of 44 points is below the status bar.
    #expect(frame.maxX == 380)
    let barBottom = root.view.safeAreaInsets.top
    #expect(frame.minY > barBottom - 20 && frame.minY <= barBottom + 13)
    #expect(card.popoverPresentationController?.arrowDirection == .up)
  }

  @Test("A touch outside dismisses it and notifies the delegate; a touch inside doesn't")
  func touchOutside() {
    withHeldClock { clock in
      present()
      let finger = Finger(on: window)
      finger.tap(at: CGPoint(x: 150, y: 300))
      clock.advance(by: 1)
      #expect(root.presentedViewController === card)
      finger.tap(at: CGPoint(x: 20, y: 700))
      clock.advance(by: 1)
      #expect(root.presentedViewController == nil)
      #expect(delegate.calls == ["prepare", "will dismiss", "did dismiss"])
    }
  }

  @Test("Views that receive touches through the popover don't dismiss it")
  func passthrough() {
    withHeldClock { clock in
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      card.popoverPresentationController?.passthroughViews = [button]
      present()
      Finger(on: window).tap(at: CGPoint(x: 150, y: 220))
      clock.advance(by: 1)
      #expect(taps == 1)
      #expect(root.presentedViewController === card)
    }
  }

  @Test("A modal popover stays")
  func modal() {
    withHeldClock { clock in
      card.isModalInPresentation = true
      present()
      Finger(on: window).tap(at: CGPoint(x: 20, y: 700))
      clock.advance(by: 1)
      #expect(root.presentedViewController === card)
      #expect(delegate.calls == ["prepare", "attempt"])
    }
  }
}

@MainActor private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  var style = UIModalPresentationStyle.none
  private(set) var calls: [String] = []

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { style }

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    calls.append("prepare")
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls.append("will dismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("did dismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    calls.append("attempt")
  }
}
