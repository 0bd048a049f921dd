import Foundation

/// The sizes of those views tied to items and groups that were measured (compositional-layout.md 4.1).
///
/// They change nothing but their own frames, so no group is solved again for them. Looking up and
/// setting cost O(log n) of what was measured.
package struct MeasuredBadges: Equatable, Sendable {
  private var kinds: [String: MeasuredSizes] = [:]
  /// The largest width and the largest height that were ever measured, in points.
  private(set) var largest = CGSize.zero

  /// Nothing measured.
  package init() {}

  /// Whether no view was measured.
  package var isEmpty: Bool { kinds.isEmpty }

  /// The measured size of the view of a kind at an item, in points; nil while it was not measured.
  package subscript(kind: String, item item: Int) -> CGSize? {
    get { kinds[kind]?[item] }
    set {
      kinds[kind, default: MeasuredSizes()][item] = newValue
      guard let newValue else { return }
      largest.width = max(largest.width, newValue.width)
      largest.height = max(largest.height, newValue.height)
    }
  }

  /// Calls `body` with every measured view's kind, item and size.
  package func forEach(_ body: (String, Int, CGSize) -> Void) {
    for (kind, sizes) in kinds { sizes.forEach { body(kind, $0, $1) } }
  }
}
