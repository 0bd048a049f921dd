import LegoViews
import Testing
import UIKit
import ViewSupport

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

  @Test("Views leave a group with the box") func leaves() {
    let (first, second, last) = (PiecesView(1), PiecesView(1), PiecesView(1))
    let box = VBox {
      HGroup {
        first
        second
      }
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

  @Test("A view that is added to a group of a box becomes a subview of the box") func addsLater() {
    let (first, new, last) = (PiecesView(1), PiecesView(1), PiecesView(1))
    let group = HGroup { first }
    let box = HBox {
      group
      last
    }
    .laidOut()
    group.add(new)
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
      HFlowGroup { views }.lineSpacing(4).size(.fill, .wrap)
    }
    .laidOut(120)
    #expect(views.map(\.frame.origin) == [.zero, CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 24)])
    #expect(box.subviews.count == 3)
  }
}
