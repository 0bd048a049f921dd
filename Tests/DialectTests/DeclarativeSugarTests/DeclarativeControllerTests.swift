import DeclarativeSugar
import LegoSupport
import Testing
import UIKit

/// A screen with a view that can be left out, as the seed's example.
private final class Controller: DeclarativeViewController {
  var isHidden = false
  var scrolledHeight: CGFloat = 1000
  var buildCount = 0
  private(set) var label = Piece("label")
  private(set) var spacer = DZSpacer(10)
  private(set) var last = Piece("last")
  private(set) var scrollView = UIScrollView()
  private(set) var field = UITextField()

  override func build() -> UIView {
    buildCount += 1
    (label, spacer, last) = (Piece("label", 30), DZSpacer(10), Piece("last", 30))
    scrollView = UIScrollView(.vertical) { Piece("long", 30, scrolledHeight) }
    field = UITextField()
    return DZColumn(
      crossAxisAlignment: .leading,
      children: [
        isHidden ? nil : label, spacer, last, field.frame(width: 100, height: 30),
        scrollView.frame(width: 200),
      ])
  }
}

private final class Badge: DeclarativeView {
  var text = "a"

  override func build() -> UIView {
    DZPadding(edgeInsets: .all(5), child: Piece(text, 20, 10))
  }
}

@MainActor @Suite("Declarative controllers") struct DeclarativeControllerTests {
  private let controller = Controller()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  init() {
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  @Test("The content fills the view of the controller")
  func content() {
    #expect(controller.context.content?.frame == window.bounds)
    // 20 of the label and 10 of the spacer.
    #expect(controller.last.frame == CGRect(x: 0, y: 30, width: 30, height: 20))
  }

  @Test("A rebuild replaces the content by the one after the change")
  func rebuild() {
    let before = controller.context.content
    controller.rebuild { controller.isHidden = true }
    window.layoutIfNeeded()
    #expect(controller.buildCount == 2)
    #expect(before?.superview == nil)
    #expect(controller.view.subviews == [controller.context.content])
    #expect(controller.last.frame.minY == 10)
  }

  @Test("A rebuild before the view is loaded only performs the change")
  func early() {
    let controller = Controller()
    controller.rebuild { controller.isHidden = true }
    #expect(controller.isHidden)
    #expect(controller.buildCount == 0)
  }

  @Test("A rebuild keeps the content offset and the first responder")
  func userState() {
    controller.scrollView.contentOffset.y = 200
    controller.field.becomeFirstResponder()
    let field = controller.field
    controller.rebuild()
    #expect(controller.scrollView.contentOffset.y == 200)
    #expect(controller.field !== field)
    #expect(controller.field.isFirstResponder)
  }

  @Test("After a rebuild the content offset is at most that of the end of the content")
  func shorterContent() {
    controller.scrollView.contentOffset.y = 500
    controller.scrolledHeight = 600
    controller.rebuild()
    // 400 of the window without 20, 10, 20 and 30 of the other views are 320 for the scroll view: 600 - 320.
    #expect(controller.scrollView.contentOffset == CGPoint(x: 0, y: 280))
    controller.scrolledHeight = 100
    controller.rebuild()
    #expect(controller.scrollView.contentOffset == .zero)
  }

  @Test("The context changes spacings and hides views of the content")
  func context() {
    controller.context.setSpacing(50, for: controller.spacer)
    window.layoutIfNeeded()
    #expect(controller.last.frame.minY == 70)
    controller.context.setHidden(true, for: controller.label)
    window.layoutIfNeeded()
    #expect(controller.last.frame.minY == 50)
    controller.context.setHidden(false, for: controller.label)
    controller.context.setSpacing(7, for: controller.label)
    window.layoutIfNeeded()
    // 20, 7 and 50.
    #expect(controller.last.frame.minY == 77)
    #expect(controller.buildCount == 1)
  }

  @Test("Changes by the context in the block of an animation are animated")
  func animation() {
    UIView.animate(withDuration: 1000) {
      controller.context.setSpacing(110, for: controller.spacer)
    }
    #expect(controller.last.frame.minY == 130)
    // It is still drawn near its former center, 30 + 20 / 2.
    #expect(abs(controller.last.presentedCenter.y - 40) < 1)
  }

  @Test("A declarative view is as large as its content, and rebuilds it")
  func view() {
    let badge = Badge()
    let host = UIView(frame: window.bounds)
    host.arrangeViews { badge.alignment(.center) }
    host.layoutIfNeeded()
    // 20 + 5 + 5 and 10 + 5 + 5.
    #expect(badge.frame == CGRect(x: 85, y: 190, width: 30, height: 20))
    badge.rebuild { badge.text = "b" }
    host.layoutIfNeeded()
    #expect(badge.context.content?.pieceNames == "b")
    let box = VBox { Badge() }
    #expect(box.sizeThatFits(.zero) == CGSize(width: 30, height: 20))
  }
}
