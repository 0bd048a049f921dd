import Foundation
import LayoutGeometry

/// The edge or corner of a section, or of the whole layout, at which a boundary item stands.
package enum LayoutAlignment: Int, Hashable, Sendable, CaseIterable {
  /// In the middle.
  case none
  /// At the top, centered.
  case top
  /// At the top, at the leading side.
  case topLeading
  /// At the leading edge, centered.
  case leading
  /// At the bottom, at the leading side.
  case bottomLeading
  /// At the bottom, centered.
  case bottom
  /// At the bottom, at the trailing side.
  case bottomTrailing
  /// At the trailing edge, centered.
  case trailing
  /// At the top, at the trailing side.
  case topTrailing

  /// Which end of `axis` the alignment names: nil where it names none.
  package func side(on axis: LayoutAxis) -> Side? {
    axis == .horizontal ? horizontalSide : verticalSide
  }

  /// One end of an axis.
  package enum Side: Hashable, Sendable {
    /// Leading or top.
    case start
    /// Trailing or bottom.
    case end
  }

  private var horizontalSide: Side? {
    switch self {
    case .topLeading, .leading, .bottomLeading: .start
    case .topTrailing, .trailing, .bottomTrailing: .end
    case .none, .top, .bottom: nil
    }
  }

  private var verticalSide: Side? {
    switch self {
    case .topLeading, .top, .topTrailing: .start
    case .bottomLeading, .bottom, .bottomTrailing: .end
    case .none, .leading, .trailing: nil
    }
  }
}
