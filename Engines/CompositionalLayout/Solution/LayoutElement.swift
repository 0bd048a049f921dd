import Foundation
import LayoutGeometry

/// One thing that a layout shows: a cell, a header, a badge, a background.
package struct LayoutElement: Sendable {
  /// What it is.
  package var category: Category
  /// Its section; nil for a boundary item of the whole layout.
  package var section: Int?
  /// Its item inside the section; 0 for boundary items and backgrounds (3.2).
  package var item: Int
  /// Its frame in the layout's coordinate space, in points.
  package var frame: CGRect
  /// The order from back to front (3.6).
  package var zIndex: Int
  /// How opaque it is; below 1 only for a header that is being pushed out.
  package var alpha: CGFloat
  /// Whether it is tied to its item, and so goes where that item goes.
  package var isBadge = false
  /// The axes on which a measurement decides its size; none for backgrounds.
  package var sizing = LayoutSelfSizing()
  /// Whether it scrolls with its section across the layout.
  ///
  /// Its frame then counts, across the scroll axis, from the start of the scroller's content (5.2).
  package var isInScroller = false

  /// An element at a place, opaque unless `alpha` says otherwise.
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

  /// The kinds of elements, with the element kind of their views.
  package enum Category: Hashable, Sendable {
    /// A cell.
    case cell
    /// A header, a footer or a badge.
    case supplementary(String)
    /// A background.
    case decoration(String)
  }

  /// The element, `distance` points further along `axis`, as part of a section.
  func moved(by distance: CGFloat, along axis: LayoutAxis, section: Int?) -> LayoutElement {
    var copy = self
    copy.move(by: distance, along: axis, section: section)
    return copy
  }

  /// Moves the element `distance` points further along `axis`, as part of a section.
  mutating func move(by distance: CGFloat, along axis: LayoutAxis, section: Int?) {
    self.section = section
    frame.origin[axis] += distance
  }
}

// `CGRect` is `Hashable` from iOS 18 on only, so its numbers are hashed.
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
