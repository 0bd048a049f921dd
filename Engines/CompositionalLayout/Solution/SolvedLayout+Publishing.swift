import Foundation
import LayoutGeometry

// What leaves the solution is mirrored (compositional-layout.md 6.3) and rounded (6.4), in this order.

extension SolvedLayout {
  /// The element with the frame that a view gets.
  func published(_ element: LayoutElement) -> LayoutElement {
    var copy = element
    publish(&copy)
    return copy
  }

  /// Gives the element the frame that a view gets, in its place.
  func publish(_ element: inout LayoutElement) {
    element.frame =
      element.isInScroller ? rounded(mirroredInScroller(element)) : published(element.frame)
  }

  /// The frame that a view gets for a frame of the solution.
  func published(_ frame: CGRect) -> CGRect { rounded(mirrored(frame)) }

  /// The area in which elements must be looked up that may touch `rect` once they are published.
  ///
  /// A pixel wider on each side, since rounding moves an edge by less than one.
  func unpublished(_ rect: CGRect) -> CGRect {
    let pixel = environment.pixels.pixel
    return mirrored(rect).insetBy(dx: -pixel, dy: -pixel)
  }

  /// What section items see of the visible interval: pinned items of the layout cover a part.
  ///
  /// [guess 3.4, §9.9] Section headers dock under a pinned global header.
  func sectionsVisible(_ visible: LayoutInterval?) -> LayoutInterval? {
    guard let visible = mirrored(visible) else { return nil }
    guard boundary.hasPinnedItems else { return visible }
    let bands = PinnedEdgeInsets(items: boundary.items, axis: axis)
    return visible.inset(start: bands.startLength, end: bands.endLength)
  }

  /// The visible interval with the start at the leading side.
  func mirrored(_ visible: LayoutInterval?) -> LayoutInterval? {
    guard let visible, environment.isRightToLeft, axis == .horizontal else { return visible }
    return LayoutInterval(
      start: contentSize.width - visible.end, end: contentSize.width - visible.start)
  }

  func mirrored(_ rect: CGRect) -> CGRect {
    environment.isRightToLeft ? rect.mirrored(in: contentSize.width) : rect
  }

  func rounded(_ rect: CGRect) -> CGRect {
    let pixels = environment.pixels
    return CGRect(
      x: pixels.rounded(rect.origin.x), y: pixels.rounded(rect.origin.y),
      width: pixels.rounded(rect.size.width), height: pixels.rounded(rect.size.height))
  }
}
