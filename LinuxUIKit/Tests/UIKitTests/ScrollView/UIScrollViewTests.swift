import Testing
import UIKit

/// A scroll view delegate that logs its calls.
private final class Listener: NSObject, UIScrollViewDelegate {
  var log: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.append("scroll \(Int(scrollView.contentOffset.y))")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("end") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log.append("inset") }
}

@MainActor struct UIScrollViewTests {
  private func makeView(contentHeight: CGFloat = 1_000) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentSize = CGSize(width: 100, height: contentHeight)
    return view
  }

  @Test("The content offset is the origin of the bounds, and is not brought back into the content")
  func offset() {
    let view = makeView()

    view.contentOffset = CGPoint(x: 3, y: 40)
    #expect(view.bounds == CGRect(x: 3, y: 40, width: 100, height: 200))
    view.bounds.origin.y = -7
    #expect(view.contentOffset.y == -7)
    view.contentOffset.y = 9_999
    #expect(view.contentOffset.y == 9_999)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test("A scroll view clips its content")
  func clips() {
    #expect(UIScrollView(frame: .zero).clipsToBounds)
  }

  @Test("A change of the offset calls the delegate and lays out; setting an equal one does not")
  func tellsScrolling() {
    final class CountingView: UIScrollView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let listener = Listener()
    view.delegate = listener
    view.layoutIfNeeded()

    view.contentOffset.y = 10
    view.layoutIfNeeded()
    view.contentOffset.y = 10
    view.layoutIfNeeded()

    #expect(listener.log == ["scroll 10"])
    #expect(view.layouts == 2)
  }

  @Test(
    "Outside a window, an animated change is immediate and reports its end, unless it is equal"
  )
  func animated() {
    let view = makeView()
    let listener = Listener()
    view.delegate = listener

    view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    view.setContentOffset(CGPoint(x: 0, y: 60), animated: false)

    #expect(listener.log == ["scroll 50", "end", "scroll 60"])
  }

  @Test("Content at the top stays there when the insets change, other content stays put")
  func insetAtTop() {
    let view = makeView()
    let listener = Listener()
    view.delegate = listener

    view.contentInset.top = 30
    #expect(view.contentOffset.y == -30)
    #expect(view.adjustedContentInset.top == 30)
    #expect(listener.log == ["scroll -30", "inset"])
    view.contentOffset.y = 100
    view.contentInset.top = 0
    #expect(view.contentOffset.y == 100)
  }

  @Test("A visible rectangle does not scroll, others scroll minimally, large ones to an edge")
  func rectToVisible() {
    let view = makeView()
    func offset(from start: CGFloat, showing low: CGFloat, _ high: CGFloat) -> CGFloat {
      view.contentOffset.y = start
      view.scrollRectToVisible(
        CGRect(x: 0, y: low, width: 100, height: high - low), animated: false)
      return view.contentOffset.y
    }

    #expect(offset(from: 100, showing: 150, 250) == 100)
    #expect(offset(from: 100, showing: 50, 150) == 50)
    #expect(offset(from: 100, showing: 290, 350) == 150)
    // 400 high, 200 visible: the top edge is 200 away, the bottom one 400.
    #expect(offset(from: 100, showing: 300, 700) == 300)
    #expect(offset(from: 800, showing: 300, 700) == 500)
    // The end of the content is at 1000.
    #expect(offset(from: 0, showing: 980, 1_100) == 800)
  }

  @Test("Rectangles are shown within the insets")
  func rectWithinInsets() {
    let view = makeView()
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 40, right: 0)

    view.contentOffset.y = 100
    view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 10), animated: false)

    // 310 has to be above the bottom inset: 310 - (200 - 40).
    #expect(view.contentOffset.y == 150)
  }
}
