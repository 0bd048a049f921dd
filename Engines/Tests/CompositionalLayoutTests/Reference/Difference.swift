import CompositionalLayout
import Foundation

/// The differences between two lists of elements, beyond a thousandth of a point.
///
/// Elements are matched by category and section, and then by position, so that the order of the
/// lists doesn't matter.
struct Difference: CustomStringConvertible {
  var description = ""
  var isEmpty: Bool { description.isEmpty }

  init(_ found: [LayoutElement], _ wanted: [LayoutElement]) {
    guard found.count == wanted.count else {
      description = "\(found.count) elements, not \(wanted.count)"
      return
    }
    // In most cases both have the same order, and sorting is unnecessary.
    if zip(found, wanted).allSatisfy(Self.agree) { return }
    for (found, wanted) in zip(Self.sorted(found), Self.sorted(wanted))
    where !Self.agree(found, wanted) {
      description = "\(found) is not \(wanted)"
      return
    }
  }

  private static func sorted(_ elements: [LayoutElement]) -> [LayoutElement] {
    elements.map { ("\($0.section ?? -1) \($0.category) \($0.item) \($0.zIndex)", $0) }
      .sorted {
        ($0.0, coarse($0.1.frame.minX), coarse($0.1.frame.minY))
          < ($1.0, coarse($1.1.frame.minX), coarse($1.1.frame.minY))
      }
      .map(\.1)
  }

  /// Returns the position rounded to a hundredth, so that rounding errors don't change the
  /// order of two elements.
  private static func coarse(_ position: CGFloat) -> CGFloat { (position * 100).rounded() }

  private static func agree(_ a: LayoutElement, _ b: LayoutElement) -> Bool {
    abs(a.frame.origin.x - b.frame.origin.x) < 0.001
      && abs(a.frame.origin.y - b.frame.origin.y) < 0.001
      && abs(a.frame.size.width - b.frame.size.width) < 0.001
      && abs(a.frame.size.height - b.frame.size.height) < 0.001
      && a.item == b.item && a.section == b.section && a.zIndex == b.zIndex
      && a.isInScroller == b.isInScroller && a.category == b.category
  }
}
