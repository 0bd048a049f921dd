import UIKit

extension UIView {
  /// The view and its visible descendants as text, for tests, the debugger and reports.
  ///
  /// One line for each view: its class, its frame in the superview (x, y, width, height in points,
  /// with at most two decimals), the index path of a cell in brackets, the content size of a scroll
  /// view, and the texts in quotes. Cells are in the order of their index paths, other views from
  /// back to front.
  ///
  /// ```
  /// UICollectionView 0 0 390 844 content 390 1200
  ///   ContactCell [0, 0] 0 0 390 60
  ///     UILabel 68 10 306 20.5 "Clara Ahrens"
  /// ```
  public var layoutDescription: String {
    describedLines.joined(separator: "\n")
  }

  private var describedLines: [String] {
    guard !isHidden, alpha >= 0.01 else { return [] }
    let inner = subviewsInReadingOrder.flatMap(\.describedLines).map { "  " + $0 }
    return [ownLine] + inner
  }

  private var ownLine: String {
    var parts = [nameWithIndexPath, frame.layoutDescription]
    if let size = (self as? UIScrollView)?.contentSize {
      parts.append("content \(size.width.layoutDescription) \(size.height.layoutDescription)")
    }
    parts += accessibleTexts.map { "\"\($0)\"" }
    return parts.joined(separator: " ")
  }

  /// The class, followed by the index path of a cell in brackets.
  var nameWithIndexPath: String {
    let name = String(describing: type(of: self))
    return ownIndexPath.map { "\(name) [\($0.section), \($0.item)]" } ?? name
  }

  private var ownIndexPath: IndexPath? {
    guard let cell = self as? UICollectionViewCell else { return nil }
    return enclosing(UICollectionView.self)?.indexPath(for: cell)
  }

  private var subviewsInReadingOrder: [UIView] {
    let cells = subviews.compactMap { view in view.ownIndexPath.map { (path: $0, view: view) } }
    let others = subviews.filter { $0.ownIndexPath == nil }
    return others + cells.sorted { $0.path < $1.path }.map(\.view)
  }
}
