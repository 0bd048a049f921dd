import Foundation

/// A cell, header or footer of a flow layout with its frame.
package struct FlowElement: Equatable, Sendable {
  /// The kind of an element.
  package enum Category: Hashable, Sendable {
    case cell, header, footer
  }

  /// The kind.
  package let category: Category
  /// Its section.
  package let section: Int
  /// Its item; 0 for headers and footers.
  package let item: Int
  /// The frame, in points of the content.
  package var frame: CGRect
  /// The order from back to front.
  package var zIndex = 0
}
