import BoxLayout
import Foundation

/// The edges and centers of its parent at which a view is.
///
/// - In a box it is the place in the space that the box has for the view: `.leading` and `.trailing`,
///   `.top` and `.bottom`, or a center. The direction of a line places its views itself.
/// - In a plain view each member is a constraint to the parent: `.leading` with an offset of 20 is a
///   leading edge 20 points inside.
/// - In a stack view it is ignored: the stack view places its views.
///
/// It is no ratio for each axis, which is all that a box has for a view: a plain view can be at both
/// edges along an axis, each with an offset of its own.
public struct Alignment: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The leading edges.
  public static let leading = Alignment(rawValue: 1 << 0)
  /// The trailing edges.
  public static let trailing = Alignment(rawValue: 1 << 1)
  /// The tops.
  public static let top = Alignment(rawValue: 1 << 2)
  /// The bottoms.
  public static let bottom = Alignment(rawValue: 1 << 3)
  /// The centers from the leading to the trailing edge.
  public static let centerX = Alignment(rawValue: 1 << 4)
  /// The centers from the top to the bottom.
  public static let centerY = Alignment(rawValue: 1 << 5)
  /// Both centers.
  public static let center: Alignment = [.centerX, .centerY]
  /// All four edges.
  public static let allEdges: Alignment = [.leading, .trailing, .top, .bottom]

  /// The members, each by itself.
  static let members: [Alignment] = [.leading, .trailing, .top, .bottom, .centerX, .centerY]

  // The conversions to and from the ratios of the engine stand here only.

  /// The alignment in a box; opposite edges together leave the place to the parent.
  package var inBox: BoxAlignment {
    BoxAlignment(
      horizontal: ratio(.leading, .centerX, .trailing), vertical: ratio(.top, .centerY, .bottom))
  }

  /// Creates the alignment with the nearest edges and centers.
  package init(_ alignment: BoxAlignment) {
    self = []
    if let ratio = alignment.horizontal {
      formUnion(ratio == 0 ? .centerX : ratio < 0 ? .leading : .trailing)
    }
    if let ratio = alignment.vertical {
      formUnion(ratio == 0 ? .centerY : ratio < 0 ? .top : .bottom)
    }
  }

  private func ratio(_ start: Alignment, _ center: Alignment, _ end: Alignment) -> CGFloat? {
    if contains(center) { return 0 }
    if contains(start) == contains(end) { return nil }
    return contains(start) ? -1 : 1
  }
}
