import CompositionalLayout
import Foundation

/// A comparison of two solutions of the same layout, in some rectangles.
struct LayoutComparison: CustomStringConvertible {
  /// Descriptions of the differences; empty if there are none.
  let description: String

  /// Whether there are no differences.
  var isSame: Bool { description.isEmpty }

  /// Compares two solutions.
  init(_ one: SolvedLayout, _ other: SolvedLayout, rects: [CGRect]) {
    var texts: [String] = []
    if !one.contentSize.isNear(other.contentSize) {
      texts.append("content \(one.contentSize) and \(other.contentSize)")
    }
    for rect in rects {
      let (some, others) = (
        one.elements(in: rect, visible: nil), other.elements(in: rect, visible: nil)
      )
      if some.count != others.count { texts.append("\(rect): \(some.count) and \(others.count)") }
      let pair = zip(some, others).first { !$0.isNear($1) }
      if let pair { texts.append("\(rect): \(pair.0) and \(pair.1)") }
    }
    description = texts.joined(separator: "; ")
  }
}

extension LayoutElement {
  /// Returns whether both are the same element with the same frame, within rounding errors.
  func isNear(_ other: LayoutElement) -> Bool {
    category == other.category && section == other.section && item == other.item
      && CGSize(width: frame.minX, height: frame.minY).isNear(
        CGSize(width: other.frame.minX, height: other.frame.minY))
      && frame.size.isNear(other.frame.size)
  }
}

extension CGSize {
  fileprivate func isNear(_ other: CGSize) -> Bool {
    width.isNear(other.width) && height.isNear(other.height)
  }
}

extension CGFloat {
  /// Returns whether both are equal within a thousandth of a point, or the precision of a number of
  /// this magnitude.
  fileprivate func isNear(_ other: CGFloat) -> Bool {
    (self - other).magnitude <= Swift.max(0.001, magnitude * 1e-9)
  }
}
