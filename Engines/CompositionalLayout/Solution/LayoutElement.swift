import Foundation
import LayoutGeometry

/// One element of a layout: a cell, a header, a badge or a background.
package struct LayoutElement: Sendable {
  /// The category.
  package var category: Category
  /// The section; `nil` for a boundary item of the whole layout.
  package var section: Int?
  /// The item in its section; 0 for boundary items and backgrounds (compositional-layout.md, 3.2).
  package var item: Int
  /// Its frame in the layout's coordinate space, in points.
  package var frame: CGRect
  /// The order from back to front (compositional-layout.md, 3.6).
  package var zIndex: Int
  /// The opacity; below 1 only for a header that is being pushed out.
  package var alpha: CGFloat
  /// Whether it is attached to its item and moves with it.
  package var isBadge = false
  /// The self-sizing axes; none for backgrounds.
  package var sizing = LayoutSelfSizing()
  /// Whether it scrolls orthogonally with its section.
  ///
  /// Its frame is then relative, across the scroll axis, to the start of the scroller's content
  /// (compositional-layout.md, 5.2).
  package var isInScroller = false

  /// Creates an element.
  package init(
    category: Category, section: Int? = nil, item: Int, frame: CGRect, zIndex: Int,
    alpha: CGFloat = 1
  ) {
    self.category = category
    self.section = section
    self.item = item
    self.frame = frame
    self.zIndex = zIndex
    self.alpha = alpha
  }

  /// The category of an element, with the element kind of its view.
  package enum Category: Hashable, Sendable {
    /// A cell.
    case cell
    /// A header, a footer or a badge.
    case supplementary(String)
    /// A background.
    case decoration(String)
  }

  /// Returns the element moved by `distance` points along `axis`, as part of a section.
  func moved(by distance: CGFloat, along axis: LayoutAxis, section: Int?) -> LayoutElement {
    var copy = self
    copy.move(by: distance, along: axis, section: section)
    return copy
  }

  /// Moves the element by `distance` points along `axis`, as part of a section.
  mutating func move(by distance: CGFloat, along axis: LayoutAxis, section: Int?) {
    self.section = section
    frame.origin[axis] += distance
  }
}

// `CGRect` is `Hashable` only from iOS 18 on, so its coordinates are hashed.
extension LayoutElement: Hashable {
  package func hash(into hasher: inout Hasher) {
    hasher.combine(category)
    hasher.combine(section)
    hasher.combine(item)
    hasher.combine(frame.origin.x)
    hasher.combine(frame.origin.y)
    hasher.combine(frame.size.width)
    hasher.combine(frame.size.height)
  }
}
