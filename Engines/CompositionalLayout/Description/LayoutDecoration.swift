import Foundation
import LayoutGeometry

/// A view behind a whole section, made by the layout itself (compositional-layout.md 3.7).
///
/// It covers the section from its header to its footer, and the section's container from side to
/// side whatever the section's insets are; its own insets shrink it.
package struct LayoutDecoration: Hashable, Sendable {
  /// The element kind under which the view is registered with the layout.
  package var kind: String
  /// Insets that shrink it.
  package var insets: LayoutInsets
  /// The order from back to front; 0 unless said otherwise, below the section's cells (3.6).
  package var zIndex: Int

  /// A background of this kind.
  package init(kind: String, insets: LayoutInsets = .zero, zIndex: Int = 0) {
    self.kind = kind
    self.insets = insets
    self.zIndex = zIndex
  }

  /// [guess 3.7] The frame inside the section's rectangle; several items get the same base.
  package func frame(in section: CGRect) -> CGRect { section.shrunk(by: insets) }
}
