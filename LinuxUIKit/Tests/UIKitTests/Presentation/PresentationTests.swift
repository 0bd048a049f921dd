import TestSupport
import Testing
import UIKit

/// Tests modal presentation (uikit.md, 9.1).
@MainActor struct PresentationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root = UIViewController()
  private let sheet = UIViewController()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test("Both controllers refer to each other from the call until the dismissal has ended")
  func bond() {
    withHeldClock { clock in
      root.present(sheet, animated: true)
      #expect(root.presentedViewController === sheet)
      #expect(sheet.presentingViewController === root)
      #expect(sheet.isBeingPresented)
      clock.advance(by: 0.6)
      #expect(!sheet.isBeingPresented)
      sheet.dismiss(animated: true)
      #expect(sheet.isBeingDismissed)
      #expect(root.presentedViewController === sheet)
      clock.advance(by: 0.6)
      #expect(!sheet.isBeingDismissed)
      #expect(root.presentedViewController == nil)
      #expect(sheet.presentingViewController == nil)
      #expect(sheet.view.window == nil)
    }
  }

  @Test("The outermost controller presents, and its descendants return the presented one")
  func outermost() {
    let (child, inner) = (UIViewController(), UIViewController())
    root.addChild(child)
    sheet.addChild(inner)
    child.present(sheet, animated: false)
    #expect(sheet.presentingViewController === root)
    #expect(inner.presentingViewController === root)
    #expect(child.presentedViewController === sheet)
  }

  @Test("Completion handlers are called once, when the screen has appeared or disappeared")
  func completions() {
    withHeldClock { clock in
      var calls: [String] = []
      root.present(sheet, animated: true) { calls.append("came") }
      clock.advance(by: 0.4)
      #expect(calls.isEmpty)
      clock.advance(by: 0.2)
      #expect(calls == ["came"])
      root.dismiss(animated: true) { calls.append("went") }
      clock.advance(by: 0.6)
      #expect(calls == ["came", "went"])
    }
  }

  @Test("Without animation, it is present immediately and has appeared after the window's layout")
  func atOnce() {
    var calls: [String] = []
    root.present(sheet, animated: false) { calls.append("came") }
    #expect(sheet.view.window === window)
    #expect(calls.isEmpty)
    window.layoutIfNeeded()
    #expect(calls == ["came"])
  }

  @Test("A controller that presents already, or is in no window, presents nothing more")
  func refused() {
    let (other, lost) = (UIViewController(), UIViewController())
    root.present(sheet, animated: false)
    root.present(other, animated: false)
    #expect(root.presentedViewController === sheet)
    #expect(other.presentingViewController == nil)
    lost.present(other, animated: false)
    #expect(other.presentingViewController == nil)
  }

  @Test("A presented screen presents another one; dismissing the lower one removes both")
  func nested() {
    let top = UIViewController()
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    sheet.present(top, animated: false)
    window.layoutIfNeeded()
    #expect(sheet.presentedViewController === top)
    root.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(root.presentedViewController == nil)
    #expect(sheet.presentedViewController == nil)
    #expect(top.view.window == nil)
    #expect(sheet.view.window == nil)
  }

  @Test("A screen that was covered returns in the size of the window, behind the others")
  func restored() {
    let note = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(note)
    sheet.modalPresentationStyle = .fullScreen
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    #expect(root.view.window == nil)
    window.frame.size = CGSize(width: 480, height: 320)
    root.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
    #expect(window.subviews == [root.view, note])
  }

  @Test("A screen that presents another one dismisses that one first, then itself")
  func dismissedInOrder() {
    let top = UIViewController()
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    sheet.present(top, animated: false)
    window.layoutIfNeeded()
    sheet.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(sheet.presentedViewController == nil)
    #expect(root.presentedViewController === sheet)
    sheet.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(root.presentedViewController == nil)
  }

  @Test("A screen that is dismissed during its presentation has appeared first")
  func dismissedOnItsWay() {
    withHeldClock { clock in
      var calls: [String] = []
      root.present(sheet, animated: true) { calls.append("came") }
      clock.advance(by: 0.1)
      sheet.dismiss(animated: true) { calls.append("went") }
      #expect(calls == ["came"])
      clock.advance(by: 0.6)
      #expect(calls == ["came", "went"])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test("A page sheet covers the window except for its top edge, a full screen all of it")
  func places() {
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    #expect(
      sheet.view.convert(sheet.view.bounds, to: nil)
        == CGRect(x: 0, y: 10, width: 320, height: 470))
    #expect(root.view.window === window)
    root.dismiss(animated: false)
    window.layoutIfNeeded()
    sheet.modalPresentationStyle = .fullScreen
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    #expect(sheet.view.convert(sheet.view.bounds, to: nil) == window.bounds)
    #expect(root.view.window == nil)
    root.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(root.view.window === window)
    #expect(root.view.frame == window.bounds)
  }

  @Test("A form sheet is centered in a wide window, in its preferred size")
  func form() {
    window.frame.size = CGSize(width: 1_000, height: 800)
    sheet.modalPresentationStyle = .formSheet
    sheet.preferredContentSize = CGSize(width: 400, height: 300)
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    #expect(
      sheet.view.convert(sheet.view.bounds, to: nil)
        == CGRect(x: 300, y: 250, width: 400, height: 300))
  }

  @Test("A sheet has the elevated user interface level, a full-screen presentation doesn't")
  func level() {
    root.present(sheet, animated: false)
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(sheet.view.traitCollection.userInterfaceLevel == .elevated)
    #expect(root.traitCollection.userInterfaceLevel == .base)
  }

  @Test("A new root controller removes presented controllers")
  func otherRoot() {
    weak var released: UIViewController?
    do {
      let (first, over) = (UIViewController(), UIViewController())
      released = over
      window.rootViewController = first
      first.present(over, animated: false)
      window.layoutIfNeeded()
    }
    window.rootViewController = UIViewController()
    window.layoutIfNeeded()
    #expect(released == nil)
    #expect(window.subviews.count == 1)
  }

  @Test("A new root controller cancels a transition")
  func otherRootMeanwhile() {
    withHeldClock { clock in
      var calls: [String] = []
      sheet.modalPresentationStyle = .fullScreen
      root.present(sheet, animated: true) { calls.append("came") }
      clock.advance(by: 0.1)
      let next = UIViewController()
      window.rootViewController = next
      clock.advance(by: 1)
      #expect(calls.isEmpty)
      #expect(next.view.window === window)
      #expect(sheet.view.window == nil && root.view.window == nil)
    }
  }
}
