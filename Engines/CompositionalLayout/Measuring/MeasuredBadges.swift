import Foundation

/// The measured sizes of views that are attached to items and groups (compositional-layout.md,
/// 4.1).
///
/// They affect only the frames of these views, so no group is solved again for them. Looking up and
/// setting cost O(log n) of the measured sizes.
package struct MeasuredBadges: Hashable, Sendable {
  private var kinds: [String: MeasuredSizes] = [:]
  /// The largest width and the largest height that were ever measured, in points.
  private(set) var largest = CGSize.zero

  /// Creates an empty value.
  package init() {}

  /// Whether no view was measured.
  package var isEmpty: Bool { kinds.isEmpty }

  /// The measured size of the view of a kind at an item, in points; `nil` if it isn't measured.
  package subscript(kind: String, item item: Int) -> CGSize? {
    get { kinds[kind]?[item] }
    set {
      kinds[kind, default: MeasuredSizes()][item] = newValue
      guard let newValue else { return }
      largest.width = max(largest.width, newValue.width)
      largest.height = max(largest.height, newValue.height)
    }
  }

  /// Calls `body` with the kind, the item and the size of every measured view.
  package func forEach(_ body: (String, Int, CGSize) -> Void) {
    for (kind, sizes) in kinds { sizes.forEach { body(kind, $0, $1) } }
  }
}
