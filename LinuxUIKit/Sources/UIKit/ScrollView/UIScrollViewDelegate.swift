/// Is told what a scroll view does, and decides where a drag ends.
///
/// Every method may be left out. A drag calls them in this order: `scrollViewWillBeginDragging`,
/// `scrollViewDidScroll` with each step, `scrollViewWillEndDragging`, `scrollViewDidEndDragging`,
/// and, if it goes on by itself, `scrollViewWillBeginDecelerating`, `scrollViewDidScroll` with each
/// frame and `scrollViewDidEndDecelerating`. A finger that stops it takes the last call away.
///
/// Ours leaves out zooming.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after the content offset changed, whatever changed it.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when a finger has moved far enough to scroll, before it does.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger was lifted.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: How fast the offset grows, in points for each millisecond.
  ///   - targetContentOffset: Where it will come to rest. Another value leads it there.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after the finger was lifted, and told whether it goes on by itself.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when it goes on by itself after a finger was lifted.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when it has come to rest after that.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after an animated change of the content offset in code, if it changed at all.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar scrolls to the top: yes.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after a tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called after `adjustedContentInset` changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Yes.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

extension NSObjectProtocol where Self: UIScrollView {
  /// The object that is told what the scroll view does; it is not kept alive.
  ///
  /// A `UICollectionView` has a `delegate` of a narrower type. Objective-C lets a subclass narrow a
  /// property and Swift does not, so ours stands in an extension that a subclass can hide.
  @MainActor public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { setScrollDelegate(newValue) }
  }
}
