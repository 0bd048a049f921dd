import LegoViews
import Testing
import UIKit
import ViewSupport

@MainActor @Suite("Boxes that scroll") struct ScrollTests {
  @Test("A scroll box is as wide as it is, and its content as long as its views") func vertical() {
    let views = [PiecesView(30), PiecesView(1), PiecesView(1)]
    let (header, scroll) = (BlockView(10, 40), ScrollBox { views }.space(5).padding(10))
    let box = VBox {
      header
      scroll.size(.fill, .fill)
    }
    .laidOut(120, 100)
    #expect(scroll.frame == rect(0, 40, 120, 60))
    // 100 points: 30 pieces are three lines of 20; 60 + 20 + 20 + 2 x 5 + 2 x 10.
    #expect(scroll.contentSize == CGSize(width: 120, height: 130))
    #expect(views.map(\.frame.minY) == [10, 75, 100])
    views[1].padding(bottom: 7)
    box.layoutIfNeeded()
    #expect(scroll.contentSize.height == 137)
  }

  @Test("A padding that changes changes the size of the content") func padding() {
    let scroll = ScrollBox { BlockView(10, 200) }.laidOut(100, 100)
    #expect(scroll.contentSize == CGSize(width: 100, height: 200))
    scroll.padding(bottom: 30)
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 230))
  }

  @Test("A scroll box along the other axis") func horizontal() {
    let views = [BlockView(80, 10), BlockView(70, 20)]
    let scroll = ScrollBox(.horizontal) { views }.space(10)
    VBox { scroll.size(.fill, .wrap) }.laidOut(100, 100)
    #expect(scroll.frame == rect(0, 0, 100, 20))
    #expect(scroll.contentSize == CGSize(width: 160, height: 20))
  }

  @Test("A scroll box without a size is as large as its content, or as there is space") func wraps()
  {
    let text = BlockView(30, 50)
    let scroll = ScrollBox { text }
    let box = VBox { scroll }.laidOut(100, 80)
    #expect(scroll.frame == rect(0, 0, 30, 50))
    text.height(200)
    box.layoutIfNeeded()
    #expect(scroll.frame == rect(0, 0, 30, 80))
    #expect(scroll.contentSize == CGSize(width: 30, height: 200))
  }

  @Test("The content of a scroll box has an alignment for views without one") func alignment() {
    let view = BlockView(30, 10)
    ScrollBox { view }.justifyContent(.trailing).laidOut(100, 50)
    #expect(view.frame == rect(70, 0, 30, 10))
  }

  @Test("Views are added to the content of a scroll box") func adds() {
    let (first, second) = (BlockView(10, 10), BlockView(10, 10))
    let scroll = ScrollBox {}
    scroll.arrangeViews { first }
    scroll.arrangeViews { second }
    scroll.laidOut(50, 50)
    #expect(scroll.content.subviews == [first, second])
    #expect(second.frame.minY == 10)
  }

  @Test("A scroll view has its views in a stack view, which scrolls along the axis")
  func scrollView() {
    let views = [BlockView(30, 300), BlockView(50, 200)]
    let scroll = UIScrollView(.vertical, spacing: 10) { views }
    UIView { scroll.frame(alignment: .allEdges) }.laidOut(200, 400)
    #expect(scroll.contentSize == CGSize(width: 200, height: 510))
    #expect(views.map(\.frame) == [rect(0, 0, 200, 300), rect(0, 310, 200, 200)])
    let sideways = [BlockView(150, 30), BlockView(150, 20)]
    let other = UIScrollView(.horizontal) { sideways }
    UIView { other.frame(alignment: .allEdges) }.laidOut(200, 50)
    #expect(other.contentSize == CGSize(width: 300, height: 50))
    #expect(sideways.map(\.frame) == [rect(0, 0, 150, 50), rect(150, 0, 150, 50)])
  }
}
