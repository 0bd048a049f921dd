import Puyopuyo
import Testing
import UIKit
import ViewSupport

@MainActor @Suite("Views and groups that are attached") struct GroupTests {
  @Test("Views attach to a group, and leave it with the box") func attaches() {
    let (first, second, last) = (PiecesView(1), PiecesView(1), PiecesView(1))
    let box = VBox()
    HGroup().attach(box) {
      first.attach($0)
      second.attach($0)
    }
    box.add(last)
    box.laidOut()
    #expect(second.frame == rect(10, 0, 10, 20))
    first.removeFromSuperview()
    box.layoutIfNeeded()
    #expect(second.frame == rect(0, 0, 10, 20))
    second.removeFromSuperview()
    box.layoutIfNeeded()
    #expect(last.frame == rect(0, 0, 10, 20))
    #expect(box.sizeThatFits(.zero) == CGSize(width: 10, height: 20))
  }

  @Test("A view that attaches to a group is passed to the block") func attachBlock() {
    let (view, group) = (PiecesView(1), HGroup())
    var passed: [UIView] = []
    #expect(view.attach(group) { passed.append($0) }.view === view)
    #expect(passed == [view])
    #expect(group.views == [view])
  }

  @Test("A group attaches to a view with its views, and to another group") func groups() {
    let (view, inside) = (PiecesView(1), PiecesView(2))
    let box = VBox()
    let group = VGroup().attach { view.attach($0) }.padding(5).view
    HGroup().attach(box) {
      group.attach($0)
      inside.attach($0)
    }
    box.laidOut()
    #expect(box.subviews == [view, inside])
    // 5 of padding, and 5 + 10 + 5 before the second one.
    #expect(view.frame == rect(5, 5, 10, 20))
    #expect(inside.frame == rect(20, 0, 20, 20))
  }

  @Test("A loop attaches its views to a parent") func loop() {
    let counts = State([1, 2])
    let box = VBox()
    ForEach(counts) { PiecesView($0) }.attach(box)
    box.laidOut()
    #expect(box.subviews.compactMap { ($0 as? PiecesView)?.pieces } == [1, 2])
    counts.value = [3]
    box.layoutIfNeeded()
    #expect(box.subviews.compactMap { ($0 as? PiecesView)?.pieces } == [3])
  }

  @Test("A frame has no effect on an active view in a box") func activeFrame() {
    let view = PiecesView(1)
    let box = VBox { view }.laidOut()
    Puyo(view).frame(x: 5, y: 5, w: 5, h: 5)
    box.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 10, 20))
  }
}
