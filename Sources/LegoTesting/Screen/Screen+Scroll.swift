import UIKit

extension Screen {
  /// Scrolls by that many points, as far as the content reaches.
  ///
  /// Positive numbers show what is further down or to the right. The largest scroll view on the
  /// screen is meant. Throws ``ScreenError/nothingToScroll`` without one.
  public func scroll(by distance: CGPoint) throws {
    let scrollView = try mainScrollView()
    let offset = scrollView.contentOffset
    scroll(scrollView, to: CGPoint(x: offset.x + distance.x, y: offset.y + distance.y))
  }

  /// Scrolls down by that many points, or up by a negative number, as far as the content reaches.
  public func scroll(by distance: CGFloat) throws {
    try scroll(by: CGPoint(x: 0, y: distance))
  }

  /// Scrolls what holds the view that says `text`, such as a row of cards that moves sideways.
  ///
  /// The innermost scroll view around the view is meant; it goes as far as its content reaches.
  /// What a view says is told at ``tap(_:)``. Throws a ``ScreenError`` when nothing in sight says
  /// so, or when it is in no scroll view.
  ///
  /// ```swift
  /// try screen.scroll("Oak chair", by: CGPoint(x: 200, y: 0))
  /// ```
  public func scroll(_ text: String, by distance: CGPoint) throws {
    settle()
    guard let view = visibleViews.last(where: { $0.says(text) }) else {
      throw ScreenError.notFound(text: text, instead: tappableTexts)
    }
    guard let scrollView = view.enclosing(UIScrollView.self) else {
      throw ScreenError.nothingToScroll
    }
    let offset = scrollView.contentOffset
    scroll(scrollView, to: CGPoint(x: offset.x + distance.x, y: offset.y + distance.y))
  }

  /// Scrolls back to the beginning of the content.
  public func scrollToTop() throws {
    let limit = -CGFloat.greatestFiniteMagnitude
    scroll(try mainScrollView(), to: CGPoint(x: limit, y: limit))
  }

  /// Scrolls to the end of the content, again while the content grows as it comes into sight.
  public func scrollToEnd() throws {
    let scrollView = try mainScrollView()
    var before = CGPoint(x: CGFloat.nan, y: .nan)
    for _ in 0..<100 where before != scrollView.contentOffset {
      before = scrollView.contentOffset
      let limit = CGFloat.greatestFiniteMagnitude
      scroll(scrollView, to: CGPoint(x: limit, y: limit))
    }
  }

  private func mainScrollView() throws -> UIScrollView {
    settle()
    let candidates = root.visibleDescendants.compactMap { $0 as? UIScrollView }
    let largest = candidates.max { $0.area < $1.area }
    guard let largest else { throw ScreenError.nothingToScroll }
    return largest
  }

  private func scroll(_ scrollView: UIScrollView, to offset: CGPoint) {
    scrollView.contentOffset = scrollView.legalOffset(nearest: offset)
    settle()
  }
}

extension UIScrollView {
  fileprivate var area: CGFloat { bounds.width * bounds.height }

  /// The offset that a person could reach nearest to the one given.
  func legalOffset(nearest offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let furthestX = max(-inset.left, contentSize.width + inset.right - bounds.width)
    let furthestY = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    return CGPoint(
      x: min(max(offset.x, -inset.left), furthestX), y: min(max(offset.y, -inset.top), furthestY))
  }
}
