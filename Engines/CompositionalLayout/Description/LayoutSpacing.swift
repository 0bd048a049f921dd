import Foundation
import LayoutGeometry

/// A gap between children, or beside one of them.
///
/// A fixed gap keeps its length, which may be negative. A flexible one is at least as long as it
/// says and shares what its group leaves over (compositional-layout.md 2.6).
package enum LayoutSpacing: Hashable, Sendable {
  /// Exactly this many points.
  case fixed(CGFloat)
  /// This many points or more.
  case flexible(CGFloat)

  /// The length that is needed whatever is left over, in points; NaN and infinities count as 0.
  package var minimum: CGFloat {
    switch self {
    case .fixed(let points), .flexible(let points): points.bounded
    }
  }

  /// The length in points when it is fixed, otherwise 0.
  package var fixedLength: CGFloat { isFlexible ? 0 : minimum }

  /// Whether the gap takes part in sharing out what is left over.
  package var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}
