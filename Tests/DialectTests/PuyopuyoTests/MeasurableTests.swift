import Puyopuyo
import Testing
import UIKit

// The declarations of "布局Box" in Puyopuyo's document: `Measurable` and `MeasureTargetable`, each of whose
// members is called, and implemented by a type of an app.

/// A target with Puyopuyo's names.
private final class Dot: MeasureTargetable {
  var py_size = CGSize.zero
  var py_center = CGPoint.zero

  func py_enumerateChild(_ block: (Int, Measure) -> Void) {}
  func py_sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 8, height: 6) }
}

/// A size of an app's own.
private struct Half: Measurable {
  func caculate(byParent parent: Measure, remain size: CGSize) -> Size {
    Size(width: size.width / 2, height: size.height / 2)
  }
}

@MainActor @Suite("Puyopuyo's names of measuring") struct MeasurableTests {
  private let space = CGSize(width: 100, height: 100)

  @Test("A type with Puyopuyo's names is a target of boxes")
  func target() {
    let dot = Dot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    HBox().attach(view) { $0.add(Measure(dot)) }
    view.layoutIfNeeded()
    #expect(dot.py_size == CGSize(width: 8, height: 6))
    // 8 / 2 and 6 / 2.
    #expect(dot.py_center == CGPoint(x: 4, y: 3))
  }

  @Test("A target is not retained, and has no size when it is released")
  func released() {
    let box = HBox()
    weak var released: Dot?
    do {
      let dot = Dot()
      released = dot
      box.add(Measure(dot))
    }
    #expect(released == nil)
    #expect(box.sizeThatFits(.zero) == .zero)
  }

  @Test("A view has the names, and measures by Puyopuyo's spelling")
  func view() {
    let view = UIView()
    view.py_size = CGSize(width: 30, height: 20)
    view.py_center = CGPoint(x: 40, y: 50)
    #expect(view.frame == CGRect(x: 25, y: 40, width: 30, height: 20))
    let parent = UIView().py_measure
    let label = UILabel().attach().text("text").margin(5).view
    // The text with 5 points on each side.
    let text = label.py_sizeThatFits(space)
    let expected = CGSize(width: text.width + 10, height: text.height + 10)
    #expect(label.py_measure.caculate(byParent: parent, remain: space) == expected)
    #expect(label.caculate(byParent: parent, remain: space) == expected)
    #expect(
      Half().caculate(byParent: parent, remain: space) == CGSize(width: 50, height: 50))
  }
}
