import Foundation

/// The results of a box's former layouts.
///
/// Lengths are valid until the box or one inside it changes; the frame is valid until the next layout. What each
/// layout reads is declared first, so that it is in few lines of the cache.
struct BoxMemory {
  /// A height that a box has in any case, without its content; −1 if there is none.
  typealias KnownHeight = CGFloat

  /// The frame in the parent, in points.
  var frame: CGRect = .zero
  /// The last placement of a column of many boxes; `nil` if more than one of them has changed since.
  var column: ColumnMemory?
  /// Whether the box has changed since the last layout.
  private(set) var needsLayout = true
  /// Whether the content is wider than the box may be.
  var isLimited = false
  /// Whether a width in the subtree depends on a height.
  var dependsOnHeight = false
  /// The height and the direction of the last placement.
  private var placed: (height: CGFloat, isRightToLeft: Bool)?
  /// The width of the content, and what the width was asked for.
  private var naturalWidth: (width: CGFloat, height: KnownHeight)?
  /// The size in the last slot.
  private var fitted: (slot: BoxSlot, size: CGSize)?
  /// The size of the content without limits.
  var contentMeasure: CGSize?
  /// The size of the children with the padding, in points.
  var contentSize: CGSize = .zero
  /// The lines of a flow, as ranges of the arranged children.
  var lines: [Range<Int>] = []
  /// The lengths of the lines across their direction.
  var lineLengths: [CGFloat] = []

  /// Forgets the lengths because the box has changed.
  mutating func invalidate() {
    column = nil
    _ = forgetLengths()
  }

  /// Forgets the lengths because a box inside has changed, and returns whether they were valid.
  mutating func invalidate(changing child: BoxNode) -> Bool {
    if let column, !column.recordChange(of: child) { self.column = nil }
    return forgetLengths()
  }

  private mutating func forgetLengths() -> Bool {
    defer { needsLayout = true }
    naturalWidth = nil
    fitted = nil
    placed = nil
    contentMeasure = nil
    dependsOnHeight = false
    return !needsLayout
  }

  /// Returns the natural width for a known height, if it was determined.
  func naturalWidth(for height: KnownHeight) -> CGFloat? {
    guard let naturalWidth else { return nil }
    return !dependsOnHeight || naturalWidth.height == height ? naturalWidth.width : nil
  }

  /// Stores a natural width.
  mutating func store(naturalWidth width: CGFloat, for height: KnownHeight) {
    naturalWidth = (width, height)
  }

  /// Returns the size in a slot, if it is known.
  func size(in slot: BoxSlot) -> CGSize? {
    guard let fitted else { return nil }
    let isSame = fitted.slot.width == slot.width && fitted.slot.isExact == slot.isExact
    guard isSame, !dependsOnHeight || fitted.slot.height == slot.height else { return nil }
    return fitted.size
  }

  /// The size in the last slot, in points; zero before the first one.
  var fittedSize: CGSize { fitted?.size ?? .zero }

  /// The last slot.
  var fittedSlot: BoxSlot? { fitted?.slot }

  /// Stores the size in a slot; the children have to be placed again.
  mutating func store(_ size: CGSize, in slot: BoxSlot) {
    fitted = (slot, size)
    placed = nil
    needsLayout = false
  }

  /// Returns whether the children have to be placed for a height, and notes that they are.
  mutating func place(in height: CGFloat, isRightToLeft: Bool) -> Bool {
    if let placed, placed.height == height, placed.isRightToLeft == isRightToLeft { return false }
    placed = (height, isRightToLeft)
    return true
  }
}

/// The space that a parent has for a box, without its margin.
struct BoxSlot: Equatable {
  /// The width, in points.
  var width: CGFloat
  /// Whether the box has exactly that width, or at most.
  var isExact: Bool
  /// The height, in points, if it is known before the content is measured; −1 otherwise.
  var height: BoxMemory.KnownHeight
}
