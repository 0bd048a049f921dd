/// Is told what a scroll view does.
///
/// Every method may be left out. Ours has the calls that happen without a finger; those of
/// dragging, decelerating, zooming and of a tap on the status bar come with them.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after the content offset changed, whatever changed it.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after an animated change of the content offset in code, if it changed at all.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Called after `adjustedContentInset` changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
