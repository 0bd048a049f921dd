import LegoViews
import Testing
import UIKit

@MainActor @Suite("Groups without a view") struct GroupTests {
  @Test("A group arranges views of the box around it, without a view of its own") func arranges() {
    let views = [PiecesView(1), PiecesView(2), PiecesView(3)]
    let box = VBox {
      views[0]
      HGroup {
        views[1]
        views[2].width(.fill)
      }
      .space(5).padding(10).size(.fill, .wrap)
    }
    .laidOut()
    #expect(box.subviews == views)
    // The group begins at 20, and its views 10 further.
    #expect(views[1].frame == rect(10, 30, 20, 20))
    // 200 − 2 x 10 − 20 − 5 = 155 points are left.
    #expect(views[2].frame == rect(35, 30, 155, 20))
    #expect(box.sizeThatFits(.zero) == CGSize(width: 75, height: 60))
  }

  @Test("Groups in groups give the frames that boxes in boxes give") func likeBoxes() {
    let (boxed, grouped) = ((1...4).map { PiecesView($0) }, (1...4).map { PiecesView($0) })
    let boxes = VBox {
      boxed[0]
      HBox {
        boxed[1]
        VBox {
          boxed[2]; boxed[3]
        }.space(3).margin(4)
      }
      .space(2).format(.trailing).size(.fill, .wrap)
    }
    .laidOut()
    let groups = VBox {
      grouped[0]
      HGroup {
        grouped[1]
        VGroup {
          grouped[2]; grouped[3]
        }.space(3).margin(4)
      }
      .space(2).format(.trailing).size(.fill, .wrap)
    }
    .laidOut()
    #expect(groups.frames(of: grouped) == boxes.frames(of: boxed))
    #expect(groups.subviews.count == 4)
    #expect(boxes.subviews.count == 2)
    groups.semanticDirection(.rightToLeft).layoutIfNeeded()
    boxes.semanticDirection(.rightToLeft).layoutIfNeeded()
    #expect(groups.frames(of: grouped) == boxes.frames(of: boxed))
  }

  @Test("A group that moves moves its views") func moves() {
    let (first, second) = (PiecesView(1), PiecesView(1))
    let box = VBox {
      first
      ZGroup { second }
    }
    .laidOut()
    first.height(70)
    box.layoutIfNeeded()
    #expect(second.frame == rect(0, 70, 10, 20))
  }

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

  @Test("A group that is empty leaves the layout with its padding") func emptyGroup() {
    let (first, inside, last) = (PiecesView(1), PiecesView(1), PiecesView(1))
    let box = VBox {
      first
      HGroup { inside }.padding(5)
      last
    }
    .space(3).laidOut()
    // 20 + 3 + 5 + 20 + 5 + 3.
    #expect(last.frame.minY == 56)
    inside.removeFromSuperview()
    box.layoutIfNeeded()
    #expect(last.frame.minY == 23)
  }

  @Test("A view that attaches to a group is passed to the block") func attachBlock() {
    let (view, group) = (PiecesView(1), HGroup())
    var passed: [UIView] = []
    #expect(view.attach(group) { passed.append($0) } === view)
    #expect(passed == [view])
    #expect(group.views == [view])
  }

  @Test("A view that is added to a group of a box becomes a subview of the box") func addsLater() {
    let (first, new, last) = (PiecesView(1), PiecesView(1), PiecesView(1))
    let group = HGroup { first }
    let box = HBox {
      group
      last
    }
    .laidOut()
    new.attach(group)
    box.layoutIfNeeded()
    #expect(new.superview === box)
    #expect([first, new, last].map(\.frame.minX) == [0, 10, 20])
  }

  @Test("A group that is gone hides its views, and takes no space") func hides() {
    let (first, hidden, last) = (PiecesView(1), PiecesView(1), PiecesView(1))
    hidden.visibility(.gone)
    let group = HGroup {
      first
      hidden
    }
    let box = HBox {
      group
      last
    }
    .laidOut()
    group.visibility(.gone)
    box.layoutIfNeeded()
    #expect(first.isHidden)
    #expect(last.frame.minX == 0)
    group.visibility(.visible)
    box.layoutIfNeeded()
    #expect(!first.isHidden)
    #expect(hidden.isHidden)
    #expect(last.frame.minX == 10)
  }

  @Test("In a view that isn't a box a group has no effect") func elsewhere() {
    let (first, second) = (PiecesView(1), PiecesView(2))
    let stack = UIStackView(axis: .vertical) {
      HGroup {
        first
        second
      }
    }
    #expect(stack.arrangedSubviews == [first, second])
    let inside = PiecesView(3)
    let root = UIView { HGroup { VBox { inside }.padding(5).alignment(.center) } }.laidOut()
    #expect(root.frame(of: inside) == rect(85, 190, 30, 20))
  }

  @Test("Flows in groups wrap") func flows() {
    let views = (0..<3).map { _ in PiecesView(5) }
    let box = VBox {
      HFlowGroup { views }.runSpace(4).size(.fill, .wrap)
    }
    .laidOut(120)
    #expect(views.map(\.frame.origin) == [.zero, CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 24)])
    #expect(box.subviews.count == 3)
  }
}

/// A value of 8 x 8 points that isn't a view.
@MainActor private final class DotTarget: MeasureTargetable {
  var boxSize = CGSize.zero
  var boxCenter = CGPoint.zero

  func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 8, height: 8) }
}

@MainActor @Suite("Elements that aren't views") struct TargetTests {
  @Test("A box lays out a target that isn't a view") func target() {
    let (title, dot) = (PiecesView(3), DotTarget())
    HBox { title }.space(5).add(Measure(dot).alignment(.centerY)).size(.fill, 20).laidOut(200, 20)
    #expect(dot.boxSize == CGSize(width: 8, height: 8))
    // 30 + 5 + 4 from the left; in the center of 20.
    #expect(dot.boxCenter == CGPoint(x: 39, y: 10))
  }

  @Test("A target that is added after the layout is laid out in the next pass") func addsTarget() {
    let (title, dot) = (PiecesView(3), DotTarget())
    let box = HBox { title }.laidOut(200, 20)
    box.add(Measure(dot))
    box.layoutIfNeeded()
    // 30 + 8 / 2, and 8 / 2.
    #expect(dot.boxCenter == CGPoint(x: 34, y: 4))
  }

  @Test("Whatever is measurable has a size in a space, with its margins") func calculates() {
    let (parent, dot) = (VBox(), DotTarget())
    let space = CGSize(width: 100, height: 50)
    #expect(
      Measure(dot).margin(1).calculate(byParent: parent.measure, remain: space)
        == CGSize(width: 10, height: 10))
    // 12 pieces in 100 points are two lines.
    let (text, views) = (PiecesView(12), [PiecesView(2), PiecesView(4)])
    #expect(
      text.measure.calculate(byParent: parent.measure, remain: space)
        == CGSize(width: 100, height: 40))
    let group = VGroup { views }.space(3)
    #expect(
      group.calculate(byParent: parent.measure, remain: space) == CGSize(width: 40, height: 43))
    let filling = PiecesView(1).size(.fill, 5)
    #expect(
      filling.measure.calculate(byParent: parent.measure, remain: space)
        == CGSize(width: 100, height: 5))
  }

  @Test("A view is a target of its own, with its size and its center") func viewTarget() {
    let view = BlockView(10, 10)
    (view.boxSize, view.boxCenter) = (CGSize(width: 30, height: 40), CGPoint(x: 50, y: 60))
    // 50 - 30 / 2, and 60 - 40 / 2.
    #expect(view.frame == rect(35, 40, 30, 40))
    #expect(view.boxSize == CGSize(width: 30, height: 40))
    #expect(view.boxCenter == CGPoint(x: 50, y: 60))
  }

  @Test("A view reports the elements of its subviews in order") func enumerates() {
    let views = [PiecesView(1), PiecesView(2)]
    var found: [Int: Measure] = [:]
    VBox { views }.enumerateElements { found[$0] = $1 }
    #expect(found[0] === views[0].measure)
    #expect(found[1] === views[1].measure)
  }
}
