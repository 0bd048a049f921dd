import Foundation

/// The measured sizes of views that are attached to items and groups
/// (compositional-layout.md, 4.1).
///
/// They affect only the frames of these views, so no group is solved again for them. Looking up and
/// setting cost O(log n) of the measured sizes.
package struct MeasuredBadges: Equatable, Sendable {
  private var kinds: [String: MeasuredSizes] = [:]
  /// The largest measured width and height so far, in points.
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

/// A self-sizing view that is attached to a cell or a group.
struct SelfSizingBadge: Sendable {
  /// The description.
  private let item: LayoutSupplementary
  /// The frame of the cell or the group, in the instance's coordinate space.
  private let host: CGRect

  /// Creates the badge of `item` on a host; returns `nil` if the view isn't self-sizing.
  init?(_ item: LayoutSupplementary, host: CGRect) {
    guard item.size.width.isSelfSizing || item.size.height.isSelfSizing else { return nil }
    (self.item, self.host) = (item, host)
  }

  /// The axes on which it is measured.
  var sizing: LayoutSelfSizing { LayoutSelfSizing(item.size) }

  /// Returns its frame with a measured size, in the instance's coordinate space.
  func frame(measured: CGSize) -> CGRect { item.frame(on: host, measured: measured) }

  /// Returns how far the frame may extend beyond the estimated one for sizes up to `largest`, in
  /// points.
  ///
  /// The edges move in proportion to the length, so they are farthest at either end.
  func overhang(upTo largest: CGSize) -> CGFloat {
    let estimated = item.frame(on: host)
    return [.zero, largest].map { size in
      let frame = frame(measured: size)
      return max(
        estimated.minX - frame.minX, frame.maxX - estimated.maxX, estimated.minY - frame.minY,
        frame.maxY - estimated.maxY)
    }.max() ?? 0
  }
}
