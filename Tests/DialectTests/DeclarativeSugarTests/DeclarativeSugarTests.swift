import DeclarativeSugar
import LegoSupport
import Testing
import UIKit
import ViewSupport

// The code blocks of DeclarativeSugar's document, by its headings: 2.1 and 2.2, 3.1, 3.2, 3.6, 3.8, 4.1 and
// 4.2. Those of 3.3 to 3.5 are in `ChildTests`, those of 3.7 (ListView) in `ListViewTests`. An ellipsis of the
// document is a view here, or left out.
//
// Typing errors corrected: no comma after `mainAxisAlignment: ...` and `crossAxisAlignment: ...` (3.1 and
// 3.2).

/// A controller as the document has one.
private final class ViewController: DeclarativeViewController {
  var hide = false
  private(set) var label = Piece("label", 40, 20)
  private(set) var spacer = DZSpacer(10)
  private(set) var last = Piece("last", 40, 20)

  override func build() -> DZWidget {
    label = Piece("label", 40, 20)
    spacer = DZSpacer(10)
    last = Piece("last", 40, 20)
    return DZColumn(
      mainAxisAlignment: .fill, crossAxisAlignment: .leading,
      children: [hide ? nil : label, spacer, last, UIView()])
  }

  func reset() {
    self.rebuild {
      self.hide = !self.hide
    }
  }

  func change() {
    UIView.animate(withDuration: 0.5) {
      // incremental reload
      self.hide = !self.hide
      self.context.setSpacing(self.hide ? 50 : 10, for: self.spacer)
      self.context.setHidden(self.hide, for: self.label)
    }
  }
}

@MainActor @Suite("The code of DeclarativeSugar's document") struct DeclarativeSugarTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  private func laidOut(_ widget: DZWidget, _ size: CGSize? = nil) {
    view.arrangeViews { widget }
    if let size { widget.frame(width: .equalTo(size.width), height: .equalTo(size.height)) }
    view.layoutIfNeeded()
  }

  @Test("A row lays out views horizontally, without those that are nil")
  func row() {
    let (one, two) = (Piece("a"), Piece("b", 30, 40))
    let row = DZRow(
      mainAxisAlignment: .fill,
      crossAxisAlignment: .center,
      children: [
        one,
        nil,
        DZSpacer(20),
        two,
      ])
    laidOut(row)
    // (40 - 20) / 2, and 10 + 20.
    #expect(one.frame == CGRect(x: 0, y: 10, width: 10, height: 20))
    #expect(two.frame == CGRect(x: 30, y: 0, width: 30, height: 40))
  }

  @Test("A column lays out views vertically, and a spacer is a height in it")
  func column() {
    let (one, two) = (Piece("a"), Piece("b", 30, 40))
    let column = DZColumn(
      mainAxisAlignment: .fill,
      crossAxisAlignment: .trailing,
      children: [
        one,
        DZSpacer(20),
        two,
      ])
    laidOut(column)
    #expect(one.frame == CGRect(x: 20, y: 0, width: 10, height: 20))
    #expect(two.frame == CGRect(x: 0, y: 40, width: 30, height: 40))
  }

  @Test(
    "A padding has insets at some edges, at opposite ones, or at all",
    arguments: [
      (DZEdgeInsets.only(left: 10, top: 8, right: 10, bottom: 8), CGSize(width: 60, height: 36)),
      (DZEdgeInsets.symmetric(vertical: 10, horizontal: 20), CGSize(width: 80, height: 40)),
      (DZEdgeInsets.all(16), CGSize(width: 72, height: 52)),
    ])
  func padding(insets: DZEdgeInsets, size: CGSize) {
    let child = Piece("hello world", 40, 20)
    let padding = DZPadding(
      edgeInsets: insets,
      child: child.then { $0.tag = 7 }
    )
    laidOut(padding)
    #expect(child.tag == 7)
    #expect(padding.frame.size == size)
    #expect(child.frame == CGRect(x: insets.left, y: insets.top, width: 40, height: 20))
  }

  @Test("A center has its child in the center")
  func center() {
    let child = Piece("hello world", 40, 20)
    let center = DZCenter(
      child: child.then { $0.tag = 1 }
    )
    laidOut(center, CGSize(width: 100, height: 50))
    #expect(child.frame == CGRect(x: 30, y: 15, width: 40, height: 20))
  }

  @Test("A sized box gives its child a width and a height")
  func sizedBox() {
    let child = UIImageView(image: UIImage(named: "icon"))
    let box = DZSizedBox(
      width: 50,
      height: 50,
      child: child
    )
    laidOut(box)
    #expect(box.frame.size == CGSize(width: 50, height: 50))
    #expect(child.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test("A stack has a target above its base, with a distance from the bottom")
  func stack() {
    let (YourViewBelow, YourViewAbove) = (Piece("base", 100, 200), Piece("target", 20, 10))
    let stack = DZStack(
      edgeInsets: DZEdgeInsets.only(bottom: 40),
      direction: .horizontal,  // center direction
      base: YourViewBelow,
      target: YourViewAbove
    )
    laidOut(stack)
    #expect(YourViewBelow.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    // (100 - 20) / 2, and 200 - 40 - 10.
    #expect(YourViewAbove.frame == CGRect(x: 40, y: 150, width: 20, height: 10))
    #expect(stack.subviews.last === YourViewAbove)
  }

  @Test("A controller is rebuilt, or changed in place")
  func reloading() {
    let controller = ViewController()
    let window = UIWindow(frame: view.frame)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(controller.context.content?.frame == window.bounds)
    // 20 and 10.
    #expect(controller.last.frame.minY == 30)
    controller.reset()
    window.layoutIfNeeded()
    #expect(controller.last.frame.minY == 10)
    controller.reset()
    window.layoutIfNeeded()
    let last = controller.last
    controller.change()
    window.layoutIfNeeded()
    #expect(controller.last === last)
    #expect(last.frame.minY == 50)
    controller.change()
    window.layoutIfNeeded()
    #expect(last.frame.minY == 30)
  }
}
