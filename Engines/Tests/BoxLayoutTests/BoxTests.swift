import BoxLayout
import Foundation
import LayoutGeometry
import Testing

@Suite("Boxes") struct BoxTests {
  private func overlay(_ children: BoxNode...) -> BoxNode { BoxNode(children: children) }

  @Test("An overlay is as large as its largest box, each at its ratio") func overlays() {
    let overlay = overlay(
      .fixed(100, 50), .fixed(20, 10) { $0.alignment = BoxAlignment(horizontal: 1, vertical: 0) },
      .fixed(20, 10) { $0.alignment = BoxAlignment(horizontal: 0.5, vertical: -1) })
    overlay.laidOut()
    #expect(overlay.frame.size == CGSize(width: 100, height: 50))
    // 80 and 40 are left: all and half; three quarters and nothing.
    #expect(
      overlay.childFrames.map(\.origin) == [.zero, CGPoint(x: 80, y: 20), CGPoint(x: 60, y: 0)])
  }

  @Test("A wrapped box is longer by its addition, and within its limits") func wrapping() {
    let box = BoxNode.text(5, width: .wrap(add: 20))
    #expect(box.laidOut().frame.size == CGSize(width: 70, height: 20))
    box.style.width = .wrap(min: 80)
    #expect(box.laidOut().frame.size == CGSize(width: 80, height: 20))
    // Two pieces of 10 are in 25 points: three lines.
    box.style.width = .wrap(max: 25)
    #expect(box.laidOut().frame.size == CGSize(width: 20, height: 60))
  }

  @Test("A height follows the width by its ratio, and a width a height that is known") func ratios()
  {
    let image = BoxNode(style: BoxStyle(width: .fill, height: .aspectRatio(2)))
    let column = BoxNode.column(width: .fill, image).laidOut(300)
    #expect(column.childFrames == [CGRect(x: 0, y: 0, width: 300, height: 150)])
    let square = BoxNode(style: BoxStyle(width: .aspectRatio(1), height: .fill))
    let row = BoxNode.row(height: .equalTo(40), square, .text(2)).laidOut()
    #expect(row.starts == [0, 40])
    #expect(row.frame.width == 60)
  }

  @Test("A width that would follow an unknown height is that of the content") func unknownRatio() {
    let box = BoxNode.text(3, width: .aspectRatio(1))
    #expect(box.laidOut().frame.size == CGSize(width: 30, height: 20))
  }

  @Test("Invisible boxes have a slot; free, gone and inactive ones keep their frames")
  func visibility() {
    let row = BoxNode.row(.fixed(10, 10), .fixed(20, 10), .fixed(30, 10)).laidOut()
    let frame = row.children[1].frame
    row.children[1].style.visibility = .invisible
    #expect(row.laidOut().frame.width == 60)
    for change: (inout BoxStyle) -> Void in [
      { $0.visibility = .free }, { $0.visibility = .gone },
      { ($0.visibility, $0.isActive) = (.visible, false) },
    ] {
      change(&row.children[1].style)
      row.laidOut()
      #expect(row.frame.width == 40)
      #expect(row.children[1].frame == frame)
    }
    row.children[1].style.isActive = true
    #expect(row.laidOut().frame.width == 60)
  }

  @Test("A scrolling box has a size of its own, and its content the size that it needs")
  func scrolls() {
    let list = BoxNode.column(width: .fill, .fixed(10, 300), .text(12))
    let scroll = BoxNode(
      style: BoxStyle(width: .fill, height: .fill),
      arrangement: BoxArrangement(
        .scroll(.vertical), padding: LayoutInsets(top: 5, leading: 10, bottom: 15, trailing: 10)),
      children: [list])
    scroll.laidOut(100, 200)
    #expect(scroll.frame.size == CGSize(width: 100, height: 200))
    // 80 points for 12 pieces of 10: two lines.
    #expect(list.frame == CGRect(x: 10, y: 5, width: 80, height: 340))
    #expect(scroll.contentSize == CGSize(width: 100, height: 360))
  }

  @Test("A filling content of a scrolling box is as high as the box at least") func fillsScroll() {
    let list = BoxNode.column(width: .fill, height: .fill, .fixed(10, 30))
    let scroll = BoxNode(
      style: BoxStyle(width: .fill, height: .fill), arrangement: BoxArrangement(.scroll(.vertical)),
      children: [list])
    scroll.laidOut(100, 200)
    #expect(list.frame.height == 200)
    list.append(.fixed(10, 400))
    scroll.laidOut(100, 200)
    #expect(list.frame.height == 430)
  }

  @Test("A box that scrolls sideways has the content's width inside") func scrollsSideways() {
    let row = BoxNode.row(.fixed(300, 10), .fixed(200, 20))
    let scroll = BoxNode(
      style: BoxStyle(width: .fill), arrangement: BoxArrangement(.scroll(.horizontal)),
      children: [row])
    scroll.laidOut(100)
    #expect(scroll.frame.size == CGSize(width: 100, height: 20))
    #expect(scroll.contentSize == CGSize(width: 500, height: 20))
  }

  @Test("From right to left a row begins at the right, and a box can have a direction of its own")
  func rightToLeft() {
    let inner = BoxNode.row(.fixed(10, 10), .fixed(20, 10))
    inner.arrangement.isRightToLeft = false
    let row = BoxNode.row(width: .fill, .fixed(30, 10), inner).laidOut(100, isRightToLeft: true)
    #expect(row.starts == [70, 40])
    #expect(inner.starts == [0, 10])
  }

  @Test("A layout reports the boxes whose frames have changed, and no others") func changes() {
    let (first, second) = (BoxNode.fixed(10, 10), BoxNode.text(2))
    let inner = BoxNode.row(second)
    let row = BoxNode.row(first, inner)
    var changed: [ObjectIdentifier] = []
    func layOut() -> [ObjectIdentifier] {
      changed = []
      row.layOut(in: CGSize(width: 100, height: 100)) { changed.append(ObjectIdentifier($0)) }
      return changed
    }
    #expect(layOut() == [row, first, inner, second].map(ObjectIdentifier.init))
    #expect(layOut() == [])
    first.style.width = .equalTo(15)
    #expect(layOut() == [row, first, inner].map(ObjectIdentifier.init))
  }

  @Test("An unchanged text isn't measured again when another box changes") func keepsMeasurements()
  {
    let contents = (0..<3).map { TextContent(5 + $0) }
    let column = BoxNode(
      style: BoxStyle(width: .fill), arrangement: BoxArrangement(.linear(BoxLine(.vertical))),
      children: contents.map { BoxNode(style: BoxStyle(width: .fill), content: $0) })
    column.laidOut(100)
    #expect(contents.map(\.questions) == [1, 1, 1])
    contents[1].pieces = 30
    column.children[1].setNeedsLayout()
    column.laidOut(100)
    #expect(contents.map(\.questions) == [1, 3, 1])
    // 20 + 60 + 20
    #expect(column.frame.height == 100)
  }

  @Test("A box is moved to another parent, and never into itself") func moves() {
    let (inner, outer, other) = (BoxNode.row(), BoxNode.row(), BoxNode.row())
    outer.append(inner)
    inner.append(outer)
    #expect(outer.parent == nil)
    #expect(inner.children.isEmpty)
    other.insert(inner, at: 7)
    #expect(outer.children.isEmpty)
    #expect(inner.parent === other)
    inner.removeFromParent()
    #expect(inner.parent == nil)
  }

  @Test("A released parent leaves its children without one") func releases() {
    let child = BoxNode.text(1)
    do { _ = BoxNode.row(child) }
    #expect(child.parent == nil)
    child.setNeedsLayout()
  }

  @Test("A box that comes back is laid out with the changes that it had meanwhile") func comesBack()
  {
    let inner = BoxNode.row(.fixed(10, 10))
    let row = BoxNode.row(inner, .fixed(5, 5)).laidOut()
    inner.style.visibility = .gone
    row.laidOut()
    inner.children[0].style.width = .equalTo(50)
    row.laidOut()
    inner.style.visibility = .visible
    #expect(row.laidOut().starts == [0, 50])
  }
}
