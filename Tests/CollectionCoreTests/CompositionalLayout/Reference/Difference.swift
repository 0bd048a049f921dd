import CollectionCore
import Foundation

/// What two lists of elements differ in, beyond a thousandth of a point.
///
/// Elements are matched by what they are and where they belong, and in that by position, so that
/// the order in which a layout names them does not matter.
struct Difference: CustomStringConvertible {
  var description = ""
  var isEmpty: Bool { description.isEmpty }

  init(_ found: [LayoutElement], _ wanted: [LayoutElement]) {
    let (found, wanted) = (Self.sorted(found), Self.sorted(wanted))
    guard found.count == wanted.count else {
      description = "\(found.count) elements, not \(wanted.count)"
      return
    }
    for (found, wanted) in zip(found, wanted) where !Self.agree(found, wanted) {
      description = "\(found) is not \(wanted)"
      return
    }
  }

  private static func sorted(_ elements: [LayoutElement]) -> [LayoutElement] {
    elements.map { ("\($0.section ?? -1) \($0.category) \($0.item) \($0.zIndex)", $0) }
      .sorted {
        ($0.0, $0.1.frame.minX, $0.1.frame.minY) < ($1.0, $1.1.frame.minX, $1.1.frame.minY)
      }
      .map(\.1)
  }

  private static func agree(_ a: LayoutElement, _ b: LayoutElement) -> Bool {
    a.category == b.category && a.section == b.section && a.item == b.item && a.zIndex == b.zIndex
      && abs(a.frame.minX - b.frame.minX) < 0.001 && abs(a.frame.minY - b.frame.minY) < 0.001
      && abs(a.frame.width - b.frame.width) < 0.001 && abs(a.frame.height - b.frame.height) < 0.001
  }
}
