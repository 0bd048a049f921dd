import LegoViews
import Testing
import UIKit
import ViewSupport

@MainActor @Suite("Alignment, size, padding and margin in each kind of parent")
struct AlignmentTests {
  /// The frame of a view of 40 x 20 in a plain view of 200 x 100.
  private func plain(_ change: (UIView) -> Void) -> CGRect {
    let view = BlockView(40, 20)
    change(view)
    UIView { view }.laidOut(200, 100)
    return view.frame
  }

  @Test("In a plain view each edge and center is a constraint to the parent")
  func edges() {
    #expect(plain { _ in } == rect(0, 0, 40, 20))
    #expect(plain { $0.alignment(.leading) } == rect(0, 0, 40, 20))
    #expect(plain { $0.alignment(.trailing) } == rect(160, 0, 40, 20))
    #expect(plain { $0.alignment(.top) } == rect(0, 0, 40, 20))
    #expect(plain { $0.alignment(.bottom) } == rect(0, 80, 40, 20))
    #expect(plain { $0.alignment(.centerX) } == rect(80, 0, 40, 20))
    #expect(plain { $0.alignment(.centerY) } == rect(0, 40, 40, 20))
    #expect(plain { $0.alignment(.center) } == rect(80, 40, 40, 20))
    #expect(plain { $0.alignment(.allEdges) } == rect(0, 0, 200, 100))
    #expect(plain { $0.alignment([.leading, .trailing, .bottom]) } == rect(0, 80, 200, 20))
  }

  @Test("A value is the offset of the constraint, and calls add up") func values() {
    #expect(
      plain { $0.alignment(.leading, value: 20).alignment(.centerY) } == rect(20, 40, 40, 20))
    #expect(
      plain { $0.alignment(.trailing, value: -20).alignment(.bottom, value: -10) }
        == rect(140, 70, 40, 20))
    #expect(plain { $0.alignment(.center, value: 5) } == rect(85, 45, 40, 20))
    #expect(plain { $0.alignment(.centerX).alignment(.centerX, value: 9) } == rect(89, 0, 40, 20))
  }

  @Test("A frame sets lengths and the alignment") func frames() {
    #expect(plain { $0.frame(width: 50, height: 30) } == rect(0, 0, 50, 30))
    #expect(plain { $0.frame(width: .equalTo(50)) } == rect(0, 0, 50, 20))
    #expect(plain { $0.frame(width: .fill, height: .fill) } == rect(0, 0, 200, 100))
    #expect(plain { $0.frame(alignment: .allEdges) } == rect(0, 0, 200, 100))
    #expect(
      plain { $0.frame(height: 2, alignment: [.leading, .bottom, .trailing]) }
        == rect(0, 98, 200, 2))
    #expect(
      plain { $0.frame(width: 60, height: .aspectRatio(3), alignment: .center) }
        == rect(70, 40, 60, 20))
    #expect(plain { $0.width(.wrap(min: 70)).height(.wrap(max: 15)) } == rect(0, 0, 70, 15))
  }

  @Test("A margin is added to the offsets") func margins() {
    #expect(
      plain { $0.frame(alignment: [.leading, .centerY]).margin(leading: 12) }
        == rect(12, 40, 40, 20))
    #expect(plain { $0.alignment(.allEdges).margin(10) } == rect(10, 10, 180, 80))
    #expect(
      plain { $0.alignment([.trailing, .bottom], value: -5).margin(bottom: 5, trailing: 15) }
        == rect(140, 70, 40, 20))
  }

  @Test("A padding puts the view into a padding view, which has the alignment") func padding() {
    let view = BlockView(40, 20).padding(top: 1, leading: 2, bottom: 3, trailing: 4)
    let parent = UIView { view.alignment([.trailing, .bottom]).margin(bottom: 10) }.laidOut(
      200, 100)
    #expect(parent.subviews.count == 1)
    // 40 + 2 + 4 and 20 + 1 + 3 points.
    #expect(view.superview?.frame == rect(154, 66, 46, 24))
    #expect(view.frame == rect(2, 1, 40, 20))
  }

  @Test("A view that fills fills its padding view, which fills the parent") func filledPadding() {
    let view = BlockView(40, 20).padding(10)
    let root = UIView { view.alignment(.allEdges).size(.fill, .fill) }.laidOut(200, 100)
    #expect(root.frame(of: view) == rect(10, 10, 180, 80))
  }

  @Test("The padding of a container without an alignment is that of the parent") func container() {
    let text = PiecesView(3)
    let stack = UIStackView(axis: .vertical) { text }.padding(10)
    let card = UIView { stack.size(.fill, .fill) }
    let root = UIView { card.alignment([.top, .centerX]).frame(width: 120).padding(top: 30) }
      .laidOut(200, 400)
    #expect(root.frame(of: card) == rect(40, 30, 120, 40))
    #expect(root.frame(of: text) == rect(50, 40, 100, 20))
  }

  @Test("A padding that is set in the hierarchy keeps the view's position") func paddingLater() {
    let views = [BlockView(10, 10), BlockView(10, 10), BlockView(10, 10)]
    let stack = UIStackView { views }
    let box = HBox {
      HGroup {
        stack; BlockView(5, 5)
      }; BlockView(7, 7)
    }
    views[1].padding(5)
    stack.padding(leading: 3)
    box.laidOut()
    #expect(box.frames(of: views).map(\.minX) == [3, 18, 33])
    #expect(box.subviews.map(\.frame.minX) == [0, 43, 48])
    views[1].padding(leading: 1)
    box.layoutIfNeeded()
    #expect(box.frames(of: views).map(\.minX) == [3, 14, 29])
  }

  @Test("The padding of a box is inside of it, whatever its parent is") func boxPadding() {
    let view = BlockView(40, 20)
    let box = ZBox { view }.padding(10)
    let root = UIView { box.alignment(.center) }.laidOut(200, 100)
    #expect(root.frame(of: box) == rect(70, 30, 60, 40))
    #expect(view.frame == rect(10, 10, 40, 20))
  }

  @Test("A hidden view with a padding takes no space in a box or a stack view") func hiddenPadding()
  {
    for parent in [VBox(), UIStackView(axis: .vertical) {}] {
      let (first, last) = (BlockView(10, 10).padding(5), BlockView(10, 10))
      parent.arrangeViews {
        first; last
      }
      first.visibility(.gone)
      let root = UIView { parent }.laidOut()
      #expect(root.frame(of: last).minY == 0)
    }
  }

  @Test("A view that is removed takes its padding view along") func removal() {
    let (first, last) = (BlockView(10, 10).padding(5).margin(3), BlockView(10, 10))
    let box = VBox {
      first; last
    }.laidOut()
    #expect(last.frame.minY == 26)
    first.removeFromSuperview()
    box.layoutIfNeeded()
    #expect(box.subviews == [last])
    #expect(last.frame.minY == 0)
    #expect(first.measure.style.margin.top == 3)
  }

  @Test("In a stack view the alignment is ignored, and lengths are constraints") func stack() {
    let (first, second) = (BlockView(40, 20), BlockView(40, 20))
    let stack = UIStackView(axis: .vertical, alignment: .leading) {
      first.alignment([.trailing, .bottom], value: -7)
      second.frame(width: 60, height: 30).alignment(.center)
    }
    UIView { stack }.laidOut()
    #expect(first.frame == rect(0, 0, 40, 20))
    #expect(second.frame == rect(0, 20, 60, 30))
  }

  @Test(
    "In a box the alignment is the place in the view's space",
    arguments: [
      (Alignment(), rect(0, 0, 40, 20)), (Alignment.leading, rect(0, 0, 40, 20)),
      (Alignment.trailing, rect(160, 0, 40, 20)), (Alignment.bottom, rect(0, 80, 40, 20)),
      (Alignment.center, rect(80, 40, 40, 20)),
      (Alignment([.trailing, .bottom]), rect(160, 80, 40, 20)),
      (Alignment.allEdges, rect(0, 0, 40, 20)),
    ])
  func box(alignment: Alignment, frame: CGRect) {
    let view = BlockView(40, 20)
    ZBox { view.alignment(alignment, value: 9) }.laidOut(200, 100)
    #expect(view.frame == frame)
  }

  @Test("Ratios are places between the edges") func ratios() {
    let view = BlockView(40, 20)
    ZBox { view.alignment(xRatio: 0.5, yRatio: -0.5) }.laidOut(200, 100)
    // 160 and 80 points are left: three quarters and one quarter.
    #expect(view.frame == rect(120, 20, 40, 20))
  }

  @Test("Along a line the box places its views, across it their alignment does") func line() {
    let (first, second) = (BlockView(40, 20), BlockView(40, 20))
    HBox {
      first.alignment([.trailing, .bottom])
      second.alignment([.leading, .centerY])
    }
    .laidOut(200, 100)
    #expect(first.frame == rect(0, 80, 40, 20))
    #expect(second.frame == rect(40, 40, 40, 20))
  }

  @Test("A plain view without a size is as large as the views in it") func fitting() {
    let (first, second) = (BlockView(40, 20), BlockView(30, 10))
    let card = UIView {
      first
      second.alignment([.trailing, .bottom]).margin(bottom: 5)
    }
    UIView { card.alignment(.center) }.laidOut(200, 100)
    #expect(card.frame == rect(80, 40, 40, 20))
    let wide = UIView { BlockView(50, 10).alignment(.leading, value: 8).margin(trailing: 2) }
    UIView { wide.alignment(.center) }.laidOut(200, 100)
    #expect(wide.bounds.size == CGSize(width: 60, height: 10))
  }

  @Test("From right to left the leading edge is the right one, in each kind of parent")
  func mirrors() {
    let (plain, boxed, padded) = (BlockView(40, 20), BlockView(40, 20), BlockView(40, 20))
    let parents = [
      UIView { plain.alignment(.leading, value: 10) },
      ZBox { boxed.alignment(.leading).margin(leading: 10) },
      ZBox { padded.padding(leading: 10) },
    ]
    // Constraints have the direction of the view that they place.
    plain.semanticContentAttribute = .forceRightToLeft
    for (parent, view) in zip(parents, [plain, boxed, padded]) {
      parent.semanticContentAttribute = .forceRightToLeft
      parent.laidOut(200, 100)
      #expect(parent.frame(of: view) == rect(150, 0, 40, 20))
    }
  }

  @Test("Labels, buttons and image views have content as plain views have") func content() {
    let badges = [BlockView(8, 8), BlockView(8, 8), BlockView(8, 8)]
    let views = [
      UILabel { badges[0].alignment([.trailing, .top]) },
      UIButton { badges[1].alignment([.trailing, .top]) },
      UIImageView { badges[2].alignment([.trailing, .top]) },
    ]
    for view in views { view.laidOut(50, 20) }
    #expect(badges.map(\.frame) == Array(repeating: rect(42, 0, 8, 8), count: 3))
  }
}
