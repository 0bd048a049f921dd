import Testing
import UIKit

@MainActor struct UIViewHierarchyTests {
  @Test("Views are added in front of the others")
  func order() {
    let (outer, views) = family(of: 3)

    #expect(outer.subviews == views)
    outer.sendSubviewToBack(views[2])
    #expect(outer.subviews == [views[2], views[0], views[1]])
    outer.bringSubviewToFront(views[2])
    #expect(outer.subviews == views)
  }

  @Test("A view is put below or above a sibling, wherever it was")
  func besideSibling() {
    let (outer, views) = family(of: 3)

    outer.insertSubview(views[0], aboveSubview: views[1])
    #expect(outer.subviews == [views[1], views[0], views[2]])
    outer.insertSubview(views[2], belowSubview: views[1])
    #expect(outer.subviews == [views[2], views[1], views[0]])
  }

  @Test("An index past the end adds a view in front")
  func indexPastEnd() {
    let (outer, views) = family(of: 2)
    let late = UIView()
    outer.insertSubview(late, at: 99)

    #expect(outer.subviews == views + [late])
  }

  @Test("A view is removed from its superview before it is added to another")
  func moves() {
    let (first, views) = family(of: 1)
    let second = UIView()
    second.addSubview(views[0])

    #expect(first.subviews.isEmpty)
    #expect(views[0].superview === second)
  }

  @Test("Layers are in the order of their views, among layers that an app adds")
  func layers() {
    let (outer, views) = family(of: 2)
    let backdrop = CALayer()
    outer.layer.insertSublayer(backdrop, at: 0)
    outer.sendSubviewToBack(views[1])

    let expected = [backdrop, views[1].layer, views[0].layer]
    #expect(outer.layer.sublayers?.elementsEqual(expected, by: ===) == true)
  }

  @Test("Moving into a window is reported before and after, the outermost view first")
  func callbacks() {
    let log = CallLog()
    let outer = RecordingView(name: "outer", log: log)
    let inner = RecordingView(name: "inner", log: log)
    outer.addSubview(inner)
    log.lines = []
    let window = UIWindow()
    window.addSubview(outer)

    #expect(
      log.lines == [
        "outer willMove(toSuperview)", "outer willMove(toWindow)", "inner willMove(toWindow)",
        "outer didMoveToWindow", "inner didMoveToWindow", "outer didMoveToSuperview",
      ])
    log.lines = []
    outer.removeFromSuperview()
    #expect(
      log.lines == [
        "outer willMove(toSuperview nil)", "outer willMove(toWindow nil)",
        "inner willMove(toWindow nil)", "outer didMoveToWindow", "inner didMoveToWindow",
        "outer didMoveToSuperview",
      ])
  }

  @Test("A tag is found in the view itself first, then depth first")
  func tags() {
    let (outer, views) = family(of: 2)
    let deep = UIView()
    views[0].addSubview(deep)
    deep.tag = 7
    views[1].tag = 7

    #expect(outer.viewWithTag(7) === deep)
    #expect(outer.viewWithTag(8) == nil)
    #expect(deep.isDescendant(of: outer))
    #expect(!outer.isDescendant(of: deep))
  }

  @Test("A view does not keep its superview alive")
  func noCycle() {
    let inner = UIView()
    weak var released: UIView?
    do {
      let outer = UIView()
      outer.addSubview(inner)
      released = outer
    }
    #expect(released == nil)
    #expect(inner.superview == nil)
  }

  private func family(of count: Int) -> (UIView, [UIView]) {
    let outer = UIView()
    let views = (0..<count).map { _ in UIView() }
    for view in views { outer.addSubview(view) }
    return (outer, views)
  }
}

/// The callbacks of views, in order.
@MainActor private final class CallLog {
  var lines: [String] = []
}

/// A view that logs its moves in the view hierarchy.
private final class RecordingView: UIView {
  private let name: String
  private let log: CallLog

  init(name: String, log: CallLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    log.lines.append("\(name) willMove(toSuperview\(newSuperview == nil ? " nil" : ""))")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    log.lines.append("\(name) willMove(toWindow\(newWindow == nil ? " nil" : ""))")
  }

  override func didMoveToWindow() { log.lines.append("\(name) didMoveToWindow") }
  override func didMoveToSuperview() { log.lines.append("\(name) didMoveToSuperview") }
}
