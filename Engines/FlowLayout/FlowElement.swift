import Foundation

/// A cell, header or footer of a flow layout with its place.
package struct FlowElement: Equatable, Sendable {
  /// What an element is.
  package enum Category: Hashable, Sendable {
    case cell, header, footer
  }

  /// What it is.
  package let category: Category
  /// Its section.
  package let section: Int
  /// Its item; 0 for headers and footers.
  package let item: Int
  /// Where it is, in points of the content.
  package var frame: CGRect
  /// Elements of a higher value are in front.
  package var zIndex = 0
}
