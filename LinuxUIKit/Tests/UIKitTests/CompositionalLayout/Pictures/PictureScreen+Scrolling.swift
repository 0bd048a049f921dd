import UIKit

/// Scrolling by distances from where reading starts.
extension PictureScreen {
  /// Scrolls the layout down.
  func scroll(downTo offset: CGFloat) {
    view.contentOffset.y = offset
    view.layoutIfNeeded()
  }

  /// Scrolls a horizontal layout toward the end of reading.
  func scroll(aheadTo offset: CGFloat) {
    view.contentOffset.x = turned(offset, in: view)
    view.layoutIfNeeded()
  }

  /// Scrolls a row that scrolls sideways; rows count from the top.
  func scrollRow(_ number: Int, to offset: CGFloat) {
    rows[number].contentOffset.x = turned(offset, in: rows[number])
    view.layoutIfNeeded()
  }

  /// Scrolls a column that scrolls downwards; columns count from where reading starts.
  func scrollColumn(_ number: Int, to offset: CGFloat) {
    columns[number].contentOffset.y = offset
    view.layoutIfNeeded()
  }

  /// How far the rows have scrolled, from the top.
  var rowOffsets: [CGFloat] { rows.map { turned($0.contentOffset.x, in: $0) } }

  /// The scroll views of sections that scroll across the layout, from the top.
  private var rows: [UIScrollView] { scrollers.sorted { $0.frame.minY < $1.frame.minY } }

  /// The same in a horizontal layout, from where reading starts.
  private var columns: [UIScrollView] {
    let sorted = scrollers.sorted { $0.frame.minX < $1.frame.minX }
    return direction == .leftToRight ? sorted : sorted.reversed()
  }

  private var scrollers: [UIScrollView] { view.subviews.compactMap { $0 as? UIScrollView } }

  /// An offset from where reading starts for one from the left edge, and back (6.3).
  private func turned(_ offset: CGFloat, in scrollView: UIScrollView) -> CGFloat {
    guard direction == .rightToLeft else { return offset }
    return scrollView.contentSize.width - scrollView.bounds.width - offset
  }
}
