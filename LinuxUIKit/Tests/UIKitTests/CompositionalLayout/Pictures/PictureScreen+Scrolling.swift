import UIKit

/// Scrolling by distances from the leading edge.
extension PictureScreen {
  /// Scrolls the layout down.
  func scroll(downTo offset: CGFloat) {
    view.contentOffset.y = offset
    view.layoutIfNeeded()
  }

  /// Scrolls a horizontal layout toward the trailing edge.
  func scroll(aheadTo offset: CGFloat) {
    view.contentOffset.x = turned(offset, in: view)
    view.layoutIfNeeded()
  }

  /// Scrolls an orthogonal section; sections count from the top.
  func scrollRow(_ number: Int, to offset: CGFloat) {
    rows[number].contentOffset.x = turned(offset, in: rows[number])
    view.layoutIfNeeded()
  }

  /// Scrolls an orthogonal section of a horizontal layout; sections count from the leading edge.
  func scrollColumn(_ number: Int, to offset: CGFloat) {
    columns[number].contentOffset.y = offset
    view.layoutIfNeeded()
  }

  /// The content offsets of the orthogonal sections, from the top.
  var rowOffsets: [CGFloat] { rows.map { turned($0.contentOffset.x, in: $0) } }

  /// The scroll views of orthogonal sections, from the top.
  private var rows: [UIScrollView] { scrollers.sorted { $0.frame.minY < $1.frame.minY } }

  /// The scroll views of orthogonal sections in a horizontal layout, from the leading edge.
  private var columns: [UIScrollView] {
    let sorted = scrollers.sorted { $0.frame.minX < $1.frame.minX }
    return direction == .leftToRight ? sorted : sorted.reversed()
  }

  private var scrollers: [UIScrollView] { view.subviews.compactMap { $0 as? UIScrollView } }

  /// Converts between offsets from the leading edge and from the left edge.
  ///
  /// See compositional-layout.md, 6.3.
  private func turned(_ offset: CGFloat, in scrollView: UIScrollView) -> CGFloat {
    guard direction == .rightToLeft else { return offset }
    return scrollView.contentSize.width - scrollView.bounds.width - offset
  }
}
