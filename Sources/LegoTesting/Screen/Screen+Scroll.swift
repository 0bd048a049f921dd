import UIKit

// MARK: Scrolling by a distance

extension Screen {
  /// Scrolls the largest scroll view whose content is longer than the view in the direction of the distance,
  /// within the limits of its content.
  ///
  /// Positive values scroll down and to the right. Throws ``ScreenError/nothingToScroll`` if there
  /// is no scroll view.
  public func scroll(by distance: CGPoint) throws {
    try scroll(mainScrollView { $0.scrolls(along: distance) }, by: distance)
  }

  /// Scrolls down by a number of points, or up by a negative one, within the limits of the content.
  public func scroll(by distance: CGFloat) throws {
    try scroll(by: CGPoint(x: 0, y: distance))
  }

  /// Scrolls the innermost scroll view around the view with a text, such as a horizontal carousel.
  ///
  /// The text is matched as by ``tap(_:match:)``; matches in the same scroll view count once. Throws
  /// a ``ScreenError`` if no visible view has the text, if views in several scroll views have it and
  /// `match` is `nil`, or if the view is not in a scroll view.
  ///
  /// ```swift
  /// try screen.scroll("Oak chair", by: CGPoint(x: 200, y: 0))
  /// ```
  public func scroll(_ text: String, match: Int? = nil, by distance: CGPoint) throws {
    beginAction()
    let candidates = candidates(among: try views(matching: text)) {
      $0.enclosing(UIScrollView.self)
    }
    guard !candidates.isEmpty else { throw ScreenError.nothingToScroll }
    let view = try choose(match, of: text, among: candidates)
    guard let scrollView = view.enclosing(UIScrollView.self) else { return }
    scroll(scrollView, by: distance)
  }

  /// Scrolls to the start of the content.
  public func scrollToTop() throws {
    let limit = -CGFloat.greatestFiniteMagnitude
    scroll(try mainScrollView(), to: CGPoint(x: limit, y: limit))
  }

  /// Scrolls to the end of the content, repeatedly while the content grows as it becomes visible.
  public func scrollToEnd() throws {
    let scrollView = try mainScrollView()
    var before = CGPoint(x: CGFloat.nan, y: .nan)
    for _ in 0..<100 where before != scrollView.contentOffset {
      before = scrollView.contentOffset
      let limit = CGFloat.greatestFiniteMagnitude
      scroll(scrollView, to: CGPoint(x: limit, y: limit))
    }
  }

  /// Returns the largest scroll view that fulfills a condition, or the largest one if none does.
  private func mainScrollView(
    where isPreferred: (UIScrollView) -> Bool = { _ in true }
  ) throws -> UIScrollView {
    beginAction()
    let all = root.visibleDescendants.compactMap { $0 as? UIScrollView }
    let preferred = all.filter(isPreferred)
    let largest = (preferred.isEmpty ? all : preferred).max { $0.area < $1.area }
    guard let largest else { throw ScreenError.nothingToScroll }
    return largest
  }

  private func scroll(_ scrollView: UIScrollView, by distance: CGPoint) {
    let offset = scrollView.contentOffset
    scroll(scrollView, to: CGPoint(x: offset.x + distance.x, y: offset.y + distance.y))
  }

  private func scroll(_ scrollView: UIScrollView, to offset: CGPoint) {
    scrollView.contentOffset = scrollView.clampedOffset(offset)
    settle()
  }
}

extension UIScrollView {
  fileprivate var area: CGFloat { bounds.width * bounds.height }

  /// Returns whether the user can scroll the content along each axis on which a distance is not zero.
  fileprivate func scrolls(along distance: CGPoint) -> Bool {
    let (start, end) = (
      clampedOffset(CGPoint(x: -CGFloat.greatestFiniteMagnitude, y: -.greatestFiniteMagnitude)),
      clampedOffset(CGPoint(x: CGFloat.greatestFiniteMagnitude, y: .greatestFiniteMagnitude))
    )
    return (distance.x == 0 || start.x < end.x) && (distance.y == 0 || start.y < end.y)
  }

  /// Returns the offset nearest to `offset` that the user can scroll to.
  func clampedOffset(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let maximumX = max(-inset.left, contentSize.width + inset.right - bounds.width)
    let maximumY = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    return CGPoint(
      x: min(max(offset.x, -inset.left), maximumX), y: min(max(offset.y, -inset.top), maximumY))
  }
}
