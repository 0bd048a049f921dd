/// The insets and the scroll views that the bars of a container depend on.
@MainActor final class BarLayout {
  /// The safe area insets contributed by the bars.
  var safeArea = UIEdgeInsets.zero
  private weak var topScrollView: UIScrollView?
  private weak var bottomScrollView: UIScrollView?

  /// Sets the scroll view that the bars at some edges observe; `nil` detects it automatically.
  func setScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { topScrollView = scrollView }
    if edge.contains(.bottom) { bottomScrollView = scrollView }
  }

  /// Returns the scroll view that was set for an edge.
  func scrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if edge.contains(.top) { return topScrollView }
    return edge.contains(.bottom) ? bottomScrollView : nil
  }
}
