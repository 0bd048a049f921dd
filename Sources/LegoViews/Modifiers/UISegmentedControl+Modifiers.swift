import UIKit

extension UISegmentedControl {
  /// Sets the titles of the segments; the selection remains if there is a segment at its index.
  @discardableResult public func segments(_ titles: [String]) -> Self {
    let selection = selectedSegmentIndex
    removeAllSegments()
    for (index, title) in titles.enumerated() {
      insertSegment(withTitle: title, at: index, animated: false)
    }
    if titles.indices.contains(selection) { selectedSegmentIndex = selection }
    setNeedsBoxLayout()
    return self
  }
}
