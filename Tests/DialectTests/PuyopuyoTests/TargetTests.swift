import Puyopuyo
import Testing
import UIKit
import ViewSupport

/// A value of 8 x 8 points that isn't a view.
@MainActor private final class DotTarget: MeasureTargetable {
  var py_size = CGSize.zero
  var py_center = CGPoint.zero

  func py_enumerateChild(_ block: (Int, Measure) -> Void) {}
  func py_sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 8, height: 8) }
}

@MainActor @Suite("Elements that aren't views") struct TargetTests {
  @Test("A box lays out a target that isn't a view") func target() {
    let (title, dot) = (PiecesView(3), DotTarget())
    HBox { title }.space(5).add(Measure(dot).alignment(.centerY)).size(.fill, 20).laidOut(200, 20)
    #expect(dot.py_size == CGSize(width: 8, height: 8))
    // 30 + 5 + 4 from the left; in the center of 20.
    #expect(dot.py_center == CGPoint(x: 39, y: 10))
  }

  @Test("A target that is added after the layout is laid out in the next pass") func addsTarget() {
    let (title, dot) = (PiecesView(3), DotTarget())
    let box = HBox { title }.laidOut(200, 20)
    box.add(Measure(dot))
    box.layoutIfNeeded()
    // 30 + 8 / 2, and 8 / 2.
    #expect(dot.py_center == CGPoint(x: 34, y: 4))
  }

  @Test("Whatever is measurable has a size in a space, with its margins") func calculates() {
    let (parent, dot) = (VBox(), DotTarget())
    let space = CGSize(width: 100, height: 50)
    #expect(
      Measure(dot).margin(1).caculate(byParent: parent.py_measure, remain: space)
        == CGSize(width: 10, height: 10))
    // 12 pieces in 100 points are two lines.
    let (text, views) = (PiecesView(12), [PiecesView(2), PiecesView(4)])
    #expect(
      text.py_measure.caculate(byParent: parent.py_measure, remain: space)
        == CGSize(width: 100, height: 40))
    let group = VGroup { views }.space(3)
    #expect(
      group.caculate(byParent: parent.py_measure, remain: space) == CGSize(width: 40, height: 43))
    let filling = PiecesView(1).size(.fill, 5)
    #expect(
      filling.py_measure.caculate(byParent: parent.py_measure, remain: space)
        == CGSize(width: 100, height: 5))
  }

  @Test("A view is a target of its own, with its size and its center") func viewTarget() {
    let view = BlockView(10, 10)
    (view.py_size, view.py_center) = (CGSize(width: 30, height: 40), CGPoint(x: 50, y: 60))
    // 50 - 30 / 2, and 60 - 40 / 2.
    #expect(view.frame == rect(35, 40, 30, 40))
    #expect(view.py_size == CGSize(width: 30, height: 40))
    #expect(view.py_center == CGPoint(x: 50, y: 60))
  }

  @Test("A view reports the elements of its subviews in order") func enumerates() {
    let views = [PiecesView(1), PiecesView(2)]
    var found: [Int: Measure] = [:]
    VBox { views }.py_enumerateChild { found[$0] = $1 }
    #expect(found[0] === views[0].py_measure)
    #expect(found[1] === views[1].py_measure)
  }
}
