import UIKit

extension UIView {
  /// The view and what is inside of it as text, for tests, the debugger and reports.
  ///
  /// One line a view that can be seen: its class, its frame in the superview (x, y, width, height
  /// in points, at most two decimals), a cell's index path in brackets, a scroll view's content
  /// size, and in quotes what the view says. Cells are in the order of their index paths, other
  /// views from back to front.
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
    var words = [String(describing: type(of: self))]
    if let indexPath = ownIndexPath { words.append("[\(indexPath.section), \(indexPath.item)]") }
    words.append(frame.layoutDescription)
    if let size = (self as? UIScrollView)?.contentSize {
      words.append("content \(size.width.layoutDescription) \(size.height.layoutDescription)")
    }
    words += accessibleTexts.map { "\"\($0)\"" }
    return words.joined(separator: " ")
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

extension CGRect {
  /// x, y, width and height with a space between.
  fileprivate var layoutDescription: String {
    [minX, minY, width, height].map(\.layoutDescription).joined(separator: " ")
  }
}

extension CGFloat {
  /// The number with two decimals at most, and without zeros at the end.
  fileprivate var layoutDescription: String {
    let text = String(format: "%.2f", Double(self))
    guard text.contains(".") else { return text }
    let short = text.replacing(/\.?0+$/, with: "")
    return short == "-0" ? "0" : short
  }
}
