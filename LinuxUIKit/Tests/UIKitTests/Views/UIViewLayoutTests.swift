import Testing
import UIKit

@MainActor struct UIViewLayoutTests {
  @Test("Every new view is laid out once, the outer one first")
  func firstPass() {
    let log = LayoutLog()
    let outer = LoggedView("outer", log)
    outer.addSubview(LoggedView("inner", log))
    outer.layoutIfNeeded()

    #expect(log.names == ["outer", "inner"])
    outer.layoutIfNeeded()
    #expect(log.names.count == 2)
  }

  @Test("Only views that need layout are laid out again")
  func onlyMarked() {
    let log = LayoutLog()
    let outer = LoggedView("outer", log)
    let inner = LoggedView("inner", log)
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    log.names = []
    inner.setNeedsLayout()
    outer.layoutIfNeeded()

    #expect(log.names == ["inner"])
  }

  @Test("A new size requires layout, a new origin does not")
  func sizeAndOrigin() {
    let log = LayoutLog()
    let view = LoggedView("view", log)
    view.layoutIfNeeded()
    log.names = []
    view.frame.origin.x = 10
    view.layoutIfNeeded()
    #expect(log.names.isEmpty)
    view.frame.size.width = 10
    view.layoutIfNeeded()
    #expect(log.names == ["view"])
  }

  @Test("layoutIfNeeded on an inner view starts at the outermost view that needs layout")
  func fromOutermost() {
    let log = LayoutLog()
    let outer = LoggedView("outer", log)
    let inner = LoggedView("inner", log)
    outer.addSubview(inner)
    inner.layoutIfNeeded()

    #expect(log.names == ["outer", "inner"])
  }

  @Test("A view that is invalidated during layout is laid out in the same pass")
  func markedMeanwhile() {
    let log = LayoutLog()
    let outer = LoggedView("outer", log)
    let inner = LoggedView("inner", log)
    outer.addSubview(inner)
    inner.onLayout = { [weak outer, weak inner] in
      inner?.onLayout = nil
      outer?.setNeedsLayout()
    }
    outer.layoutIfNeeded()

    #expect(log.names == ["outer", "inner", "outer"])
  }

  @Test("Two views that keep invalidating each other stop after a hundred iterations")
  func endlessMarking() {
    let log = LayoutLog()
    let outer = LoggedView("outer", log)
    let inner = LoggedView("inner", log)
    outer.addSubview(inner)
    inner.onLayout = { [weak outer] in outer?.setNeedsLayout() }
    outer.onLayout = { [weak inner] in inner?.setNeedsLayout() }
    outer.layoutIfNeeded()

    #expect(log.names.count == 200)
  }

  @Test("Views in a window that need layout are laid out at the end of the run-loop turn")
  func endOfTurn() async {
    let log = LayoutLog()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(LoggedView("view", log))
    #expect(log.names.isEmpty)
    for _ in 0..<20 where log.names.isEmpty { await Task.yield() }

    #expect(log.names == ["view"])
  }

  @Test("sizeToFit keeps the top-left corner")
  func sizeToFit() {
    let view = FixedSizeView(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
    view.sizeToFit()

    #expect(view.frame == CGRect(x: 5, y: 6, width: 30, height: 20))
  }
}

/// The names of views in the order in which they were laid out.
@MainActor private final class LayoutLog {
  var names: [String] = []
}

private final class LoggedView: UIView {
  private let name: String
  private let log: LayoutLog
  var onLayout: (() -> Void)?

  init(_ name: String, _ log: LayoutLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    log.names.append(name)
    onLayout?()
  }
}

private final class FixedSizeView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 20) }
}
