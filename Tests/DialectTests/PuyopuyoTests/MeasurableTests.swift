import Puyopuyo
import Testing
import UIKit

// The blocks of "布局Box" in Puyopuyo's document: `caculate` and the members of `MeasureTargetable`. The
// document's blocks on views, streams, styles and animators are in LegoViewsTests/Seeds.

/// A target with Puyopuyo's names.
private final class Dot: MeasureTargetable {
  var py_size = CGSize.zero
  var py_center = CGPoint.zero

  func py_enumerateChild(_ block: (Int, Measure) -> Void) {}
  func py_sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 8, height: 6) }
}

@MainActor @Suite("Puyopuyo's names of measuring") struct MeasurableTests {
  @Test("A type with Puyopuyo's names is a target of boxes")
  func target() {
    let dot = Dot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let box = HBox()
    box.add(Measure(dot))
    view.arrangeViews { box }
    view.layoutIfNeeded()
    #expect(dot.py_size == CGSize(width: 8, height: 6))
    // 8 / 2 and 6 / 2.
    #expect(dot.py_center == CGPoint(x: 4, y: 3))
  }

  @Test("A view has the names, and measures by Puyopuyo's spelling")
  func view() {
    let view = UIView()
    view.py_size = CGSize(width: 30, height: 20)
    view.py_center = CGPoint(x: 40, y: 50)
    #expect(view.frame == CGRect(x: 25, y: 40, width: 30, height: 20))
    let measure = view.py_measure
    #expect(measure === view.measure)
    let size = CGSize(width: 100, height: 100)
    let parent = UIView().py_measure
    #expect(
      measure.caculate(byParent: parent, remain: size)
        == measure.calculate(byParent: parent, remain: size))
  }
}
